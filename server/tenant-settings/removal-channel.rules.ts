import type { StoredTenantSettings } from '../../contract/auth/settings.ts'
import type { FieldViolation } from '../../contract/wire/errors.ts'

type Channel = Pick<StoredTenantSettings, 'removalChannel' | 'removalWebhookId'>

/** The default channel after a change: a webhook stays only as long as the channel is one. */
export function changedChannel(before: Channel, given: Partial<Channel>): Channel {
  const removalChannel = given.removalChannel ?? before.removalChannel
  const kept = removalChannel === 'WEBHOOK' ? before.removalWebhookId : ''
  return { removalChannel, removalWebhookId: given.removalWebhookId ?? kept }
}

export function channelViolations({ removalChannel, removalWebhookId: id }: Channel): FieldViolation[] {
  const field = 'removalWebhookId'
  if (removalChannel === 'WEBHOOK')
    return id === '' ? [{ field, description: 'must be the id of a webhook if removalChannel is WEBHOOK' }] : []
  return id === '' ? [] : [{ field, description: 'must be empty unless removalChannel is WEBHOOK' }]
}
