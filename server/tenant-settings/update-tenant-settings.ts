import { TenantSettingsReply, UpdateTenantSettingsRequest } from '../../contract/auth/settings.ts'
import { writeOperation } from '../http/index.ts'
import { isTimeZone } from '../lib/time-zone.ts'
import { limitViolations, serverDays, serverLimits, settingsInForce } from './limits.rules.ts'
import { changedChannel, channelViolations } from './removal-channel.rules.ts'
import { changeTenantSettings, hasWebhook, lockTenantSettings } from './tenant-settings.store.ts'

export const updateTenantSettings = writeOperation({
  id: 'svc.api.settings.v1.SettingsService.Update',
  method: 'POST',
  path: '/api/v1/settings',
  tag: 'Settings',
  summary: 'Change the settings of your organization',
  description: 'Settings that are left out stay as they are. A limit cannot be above that of the server.',
  permission: 'settings.write',
  idempotent: true,
  body: UpdateTenantSettingsRequest,
  reply: TenantSettingsReply,
  errors: [],
  example: { highRiskRank: 40, timeZone: 'Europe/Berlin' },
  async run({ tx, tenant, settings, audit, invalid }, { body }) {
    const limits = serverLimits(settings)
    const before = await lockTenantSettings(tx, tenant.id)
    const channel = changedChannel(before, body)
    const { removalWebhookId: webhookId } = channel
    const isAnother = webhookId !== '' && webhookId !== before.removalWebhookId
    const violations = [
      ...(body.timeZone && !isTimeZone(body.timeZone)
        ? [{ field: 'timeZone', description: 'must be the IANA name of a time zone, such as Europe/Berlin' }]
        : []),
      ...limitViolations(body, limits),
      ...channelViolations(channel),
      ...(isAnother && !(await hasWebhook(tx, tenant.id, webhookId))
        ? [{ field: 'removalWebhookId', description: 'there is no webhook with this id' }]
        : []),
    ]
    if (violations.length > 0) return invalid(...violations)
    const stored = await changeTenantSettings(tx, tenant.id, { ...body, ...channel })
    audit({ target: tenant.id, detail: { ...body } })
    return { settings: settingsInForce(stored, limits, serverDays(settings)), serverLimits: limits }
  },
})
