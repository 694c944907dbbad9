import { CALLBACK_SECONDS, type WebhookEndpoint } from '../../contract/webhook/webhook.ts'
import type { FieldViolation } from '../../contract/wire/errors.ts'
import type { Cidr } from '../lib/cidr.ts'
import { urlProblem } from '../outbound/index.ts'
import type { WebhookFields } from './webhook.store.ts'

type Given = Partial<Pick<WebhookEndpoint, 'displayName' | 'description' | 'url' | 'callbackTimeout'>>

/** The fields as they are stored. */
export const fieldsOf = ({ displayName = '', description = '', url = '', callbackTimeout }: Given): WebhookFields => ({
  displayName: displayName.trim(),
  description,
  url: url.trim(),
  callbackSeconds: callbackTimeout ? Math.round(Number.parseFloat(callbackTimeout)) : CALLBACK_SECONDS.default,
})

export function fieldViolations(fields: WebhookFields, allowed: readonly Cidr[], prefix = ''): FieldViolation[] {
  const { least, most } = CALLBACK_SECONDS
  const problem = urlProblem(fields.url, allowed)
  return [
    ...(fields.displayName === '' ? [{ field: `${prefix}displayName`, description: 'must not be empty' }] : []),
    ...(problem ? [{ field: `${prefix}url`, description: problem, reason: 'outbound_address_refused' as const }] : []),
    ...(fields.callbackSeconds < least || fields.callbackSeconds > most
      ? [{ field: `${prefix}callbackTimeout`, description: `must be from ${least}s to ${most}s, 1 to 30 days` }]
      : []),
  ]
}
