import { Empty } from '../../contract/wire/scalars.ts'
import { writeOperation } from '../http/index.ts'
import { GIVE_UP_JOB } from './end-deliveries.ts'
import { deleteWebhook, listWebhookUsers, lockWebhook } from './webhook.store.ts'

const NAMED_USERS = 5

export const deleteWebhookOperation = writeOperation({
  id: 'svc.api.webhooks.v1.WebhooksService.Delete',
  method: 'DELETE',
  path: '/api/v1/webhooks/{id}',
  tag: 'Webhooks',
  summary: 'Delete a webhook',
  description:
    'Refused while policies, entitlements or the settings of the organization name it. What was sent and not answered yet is given up: review steps go to the owners of the campaign, access is removed by hand.',
  permission: 'webhook.write',
  idempotent: false,
  reply: Empty,
  errors: ['not_found', 'in_use'],
  async run({ tx, tenant, jobs, audit, fail }, { params }) {
    const webhook = await lockWebhook(tx, tenant.id, params.id)
    if (!webhook) return fail('not_found', { thing: 'webhook' })
    const users = await listWebhookUsers(tx, tenant.id, webhook.id, NAMED_USERS)
    const [first] = users
    if (first) {
      const named = users.map(({ kind, name }) => `the ${kind} ${name}`).join(', ')
      const more = first.count - users.length
      return fail('in_use', { thing: 'webhook', users: more > 0 ? `${named} and ${more} more` : named })
    }
    await deleteWebhook(tx, tenant.id, webhook.id)
    await jobs.enqueue(GIVE_UP_JOB, { webhookId: params.id }, { key: params.id })
    audit({ target: webhook.id, detail: { displayName: webhook.displayName } })
    return {}
  },
})
