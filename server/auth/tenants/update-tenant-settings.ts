import { TenantSettingsReply, UpdateTenantSettingsRequest } from '../../../contract/auth/settings.ts'
import { writeOperation } from '../../http/index.ts'
import { changeTenantSettings } from './tenant-settings.store.ts'

export const updateTenantSettings = writeOperation({
  id: 'svc.api.settings.v1.SettingsService.Update',
  method: 'POST',
  path: '/api/v1/settings',
  tag: 'Settings',
  summary: 'Change the settings of your organisation',
  description: 'Settings that are left out stay as they are.',
  permission: 'settings.write',
  idempotent: true,
  body: UpdateTenantSettingsRequest,
  reply: TenantSettingsReply,
  errors: [],
  example: { highRiskRank: 40 },
  async run({ tx, tenant, audit }, { body }) {
    const settings = await changeTenantSettings(tx, tenant.id, body)
    audit({ target: tenant.id, detail: { ...body } })
    return { settings }
  },
})
