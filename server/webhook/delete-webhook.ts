import { Empty } from '../../contract/wire/scalars.ts'
import { writeOperation } from '../http/index.ts'
import { GIVE_UP_JOB } from './end-deliveries.ts'
import { deleteWebhook } from './webhook.store.ts'

export const deleteWebhookOperation = writeOperation({
  id: 'svc.api.webhooks.v1.WebhooksService.Delete',
  method: 'DELETE',
  path: '/api/v1/webhooks/{id}',
  tag: 'Webhooks',
  summary: 'Delete a webhook',
  description: 'What has not been delivered yet is given up.',
  permission: 'webhook.write',
  idempotent: false,
  reply: Empty,
  errors: ['not_found'],
  async run({ tx, tenant, jobs, audit, fail }, { params }) {
    if ((await deleteWebhook(tx, tenant.id, params.id)) === 0) return fail('not_found', { thing: 'webhook' })
    await jobs.enqueue(GIVE_UP_JOB, { webhookId: params.id }, { key: params.id })
    audit({ target: params.id })
    return {}
  },
})
