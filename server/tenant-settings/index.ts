import type { Domain } from '../http/index.ts'
import { getTenantSettings } from './get-tenant-settings.ts'
import { LIMIT_SETTINGS } from './limits.settings.ts'
import { REGRANT_WATCH_DAYS, REMOVAL_DEADLINE_DAYS } from './removal.settings.ts'
import { updateTenantSettings } from './update-tenant-settings.ts'

export { CAMPAIGN_MAX_ITEMS, CLOSE_CONFIRM_PERCENT, IMPORT_MAX_REMOVAL_PERCENT } from './limits.settings.ts'
export { loadLimit, loadRemovalDays, loadTenantSettings } from './tenant-settings.store.ts'

/** What an organization decides for itself. */
export const tenantSettings: Domain = {
  name: 'tenant-settings',
  settings: [...Object.values(LIMIT_SETTINGS), REMOVAL_DEADLINE_DAYS, REGRANT_WATCH_DAYS],
  operations: [getTenantSettings, updateTenantSettings],
}
