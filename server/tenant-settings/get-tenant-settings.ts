import { TenantSettingsReply } from '../../contract/auth/settings.ts'
import { readOperation } from '../http/index.ts'
import { serverDays, serverLimits, settingsInForce } from './limits.rules.ts'
import { loadTenantSettings } from './tenant-settings.store.ts'

export const getTenantSettings = readOperation({
  id: 'svc.api.settings.v1.SettingsService.Get',
  method: 'GET',
  path: '/api/v1/settings',
  tag: 'Settings',
  summary: 'Get the settings of your organization',
  description: 'What the organization has not set has its default. Its limits are never above those of the server.',
  permission: 'settings.read',
  reply: TenantSettingsReply,
  errors: [],
  async run({ db, tenant, settings }) {
    const limits = serverLimits(settings)
    return {
      settings: settingsInForce(await loadTenantSettings(db, tenant.id), limits, serverDays(settings)),
      serverLimits: limits,
    }
  },
})
