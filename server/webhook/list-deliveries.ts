import { WebhookDeliveryList } from '../../contract/webhook/webhook.ts'
import { listOperation } from '../http/index.ts'
import { listDeliveries } from './delivery.store.ts'
import { findWebhook } from './webhook.store.ts'

export const listDeliveriesOperation = listOperation({
  id: 'svc.api.webhooks.v1.WebhooksService.ListDeliveries',
  path: '/api/v1/webhooks/{id}/deliveries',
  tag: 'Webhooks',
  summary: 'List what was sent to a webhook, newest first',
  description:
    'Each delivery shows its last attempts: when they were made, what the receiver answered, and what went wrong.',
  permission: 'webhook.read',
  reply: WebhookDeliveryList,
  errors: ['not_found'],
  async filter({ db, tenant, fail }, { params }) {
    const webhook = await findWebhook(db, tenant.id, params.id)
    return webhook ? { webhookId: webhook.id } : fail('not_found', { thing: 'webhook' })
  },
  fetch: ({ db, tenant }, { filter, after: [before], limit }) =>
    listDeliveries(db, tenant.id, filter.webhookId, { before, limit }),
  keyOf: (delivery) => [delivery.id],
})
