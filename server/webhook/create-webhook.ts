import { CreateWebhookRequest, WebhookReply } from '../../contract/webhook/webhook.ts'
import { writeOperation } from '../http/index.ts'
import { newId } from '../lib/ids.ts'
import { OUTBOUND_ALLOW } from '../outbound/index.ts'
import { insertWebhook } from './webhook.store.ts'
import { fieldsOf, fieldViolations } from './webhook-fields.ts'

export const createWebhook = writeOperation({
  id: 'svc.api.webhooks.v1.WebhooksService.Create',
  method: 'POST',
  path: '/api/v1/webhooks',
  tag: 'Webhooks',
  summary: 'Add a webhook',
  description:
    'A URL of yours that deliveries are sent to. Each is signed; check it with the keys at /auth/v1/jwks. Send a test to see that it works.',
  permission: 'webhook.write',
  idempotent: true,
  body: CreateWebhookRequest,
  reply: WebhookReply,
  errors: [],
  fieldReasons: ['outbound_address_refused'],
  example: { displayName: 'Ticket system', url: 'https://hooks.example.com/recert' },
  async run({ tx, tenant, settings, audit, invalid }, { body }) {
    const fields = fieldsOf(body)
    const violations = fieldViolations(fields, settings.get(OUTBOUND_ALLOW))
    if (violations.length > 0) return invalid(...violations)
    const webhook = await insertWebhook(tx, tenant.id, newId(), fields)
    audit({ target: webhook.id, detail: { displayName: webhook.displayName, url: webhook.url } })
    return { webhook }
  },
})
