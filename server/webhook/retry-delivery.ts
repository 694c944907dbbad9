import { WebhookDeliveryReply } from '../../contract/webhook/webhook.ts'
import { writeOperation } from '../http/index.ts'
import { DELIVER_JOB } from './deliver-job.ts'
import { findDelivery, retryDelivery } from './delivery.store.ts'
import { lockWebhook } from './webhook.store.ts'

export const retryDeliveryOperation = writeOperation({
  id: 'svc.api.webhooks.v1.WebhooksService.RetryDelivery',
  method: 'POST',
  path: '/api/v1/webhooks/{id}/deliveries/{delivery_id}/retry',
  tag: 'Webhooks',
  summary: 'Send a delivery again now',
  description:
    'For one that failed. The receiver gets the same bytes with the same Webhook-Id, and its callback window begins again.',
  permission: 'webhook.write',
  idempotent: true,
  reply: WebhookDeliveryReply,
  errors: ['not_found', 'delivery_not_failed'],
  async run({ tx, tenant, jobs, audit, fail }, { params }) {
    const webhook = await lockWebhook(tx, tenant.id, params.id)
    const found = webhook && (await findDelivery(tx, tenant.id, webhook.id, params.delivery_id))
    if (!found) return fail('not_found', { thing: 'delivery' })
    if ((await retryDelivery(tx, tenant.id, params.id, found.id)) === 0) return fail('delivery_not_failed')
    await jobs.enqueue(DELIVER_JOB, { webhookId: params.id }, { key: params.id })
    audit({ target: params.id, detail: { deliveryId: found.id } })
    return { delivery: (await findDelivery(tx, tenant.id, params.id, found.id)) ?? found }
  },
})
