import { UpdateWebhookRequest, WebhookReply } from '../../contract/webhook/webhook.ts'
import { writeOperation } from '../http/index.ts'
import { maskedFields } from '../http/wire/field-mask.ts'
import { OUTBOUND_ALLOW } from '../outbound/index.ts'
import { lockWebhook, updateWebhook } from './webhook.store.ts'
import { fieldsOf, fieldViolations } from './webhook-fields.ts'

const WRITABLE = ['displayName', 'description', 'url', 'callbackTimeout'] as const

export const updateWebhookOperation = writeOperation({
  id: 'svc.api.webhooks.v1.WebhooksService.Update',
  method: 'POST',
  path: '/api/v1/webhooks/{id}',
  tag: 'Webhooks',
  summary: 'Change a webhook',
  description: 'Deliveries in flight keep their original URL.',
  permission: 'webhook.write',
  idempotent: true,
  body: UpdateWebhookRequest,
  reply: WebhookReply,
  errors: ['not_found'],
  fieldReasons: ['outbound_address_refused'],
  async run({ tx, tenant, settings, audit, fail, invalid }, { params, body }) {
    const before = await lockWebhook(tx, tenant.id, params.id)
    if (!before) return fail('not_found', { thing: 'webhook' })
    const given = body.webhook ?? {}
    const { fields, violations } = maskedFields(body.updateMask, given, WRITABLE)
    const wanted = fieldsOf({ ...before, ...Object.fromEntries(fields.map((field) => [field, given[field]])) })
    violations.push(...fieldViolations(wanted, settings.get(OUTBOUND_ALLOW), 'webhook.'))
    if (violations.length > 0) return invalid(...violations)
    const webhook = await updateWebhook(tx, tenant.id, before.id, wanted)
    if (!webhook) return fail('not_found', { thing: 'webhook' })
    audit({ target: webhook.id, detail: { fields } })
    return { webhook }
  },
})
