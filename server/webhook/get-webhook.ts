import { WebhookReply } from '../../contract/webhook/webhook.ts'
import { readOperation } from '../http/index.ts'
import { findWebhook } from './webhook.store.ts'

export const getWebhook = readOperation({
  id: 'svc.api.webhooks.v1.WebhooksService.Get',
  method: 'GET',
  path: '/api/v1/webhooks/{id}',
  tag: 'Webhooks',
  summary: 'Get a webhook',
  description: 'What was sent to it is in the list of its deliveries.',
  permission: 'webhook.read',
  reply: WebhookReply,
  errors: ['not_found'],
  async run({ db, tenant, fail }, { params }) {
    const webhook = await findWebhook(db, tenant.id, params.id)
    return webhook ? { webhook } : fail('not_found', { thing: 'webhook' })
  },
})
