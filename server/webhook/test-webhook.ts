import { TestWebhookReply } from '../../contract/webhook/webhook.ts'
import { PUBLIC_URL } from '../auth/index.ts'
import { writeOperation } from '../http/index.ts'
import { SECRET_KEY } from '../secrets/index.ts'
import { DELIVER_JOB } from './deliver-job.ts'
import { findDelivery } from './delivery.store.ts'
import { addDeliveries } from './new-delivery.ts'
import { lockWebhook } from './webhook.store.ts'

export const testWebhook = writeOperation({
  id: 'svc.api.webhooks.v1.WebhooksService.Test',
  method: 'POST',
  path: '/api/v1/webhooks/{id}/test',
  tag: 'Webhooks',
  summary: 'Send a test to a webhook',
  description:
    'Sends a delivery without content, like any other: signed, repeated until it is answered, with a callback URL. The list of deliveries tells how it went.',
  permission: 'webhook.write',
  idempotent: true,
  reply: TestWebhookReply,
  errors: ['not_found'],
  async run({ tx, tenant, settings, jobs, audit, fail }, { params }) {
    const webhook = await lockWebhook(tx, tenant.id, params.id)
    if (!webhook) return fail('not_found', { thing: 'webhook' })
    const deps = { keys: settings.get(SECRET_KEY), publicUrl: settings.get(PUBLIC_URL) }
    const test = { webhook, subject: { kind: 'test' as const }, payload: {} }
    const [id = ''] = await addDeliveries(tx, tenant.id, [test], deps)
    await jobs.enqueue(DELIVER_JOB, { webhookId: webhook.id }, { key: webhook.id })
    audit({ target: webhook.id, detail: { deliveryId: id } })
    const delivery = await findDelivery(tx, tenant.id, webhook.id, id)
    if (!delivery) return fail('not_found', { thing: 'delivery' })
    const { event, problem, nextAttemptAt, lastAttempts, ...instance } = delivery
    return { webhook: instance }
  },
})
