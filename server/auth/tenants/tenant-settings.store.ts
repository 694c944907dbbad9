import { TENANT_SETTING_DEFAULTS, type TenantSettings } from '../../../contract/auth/settings.ts'
import type { Reader, Tx } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'

interface Row {
  displayName: string
  /** Those that were changed. */
  settings: Partial<TenantSettings>
}
const columns = sql`display_name as "displayName", settings`
function toSettings(row: Row | undefined): TenantSettings {
  if (!row) throw new Error('there is no such tenant')
  return { ...TENANT_SETTING_DEFAULTS, ...row.settings, displayName: row.displayName }
}

export const loadTenantSettings = async (reader: Reader, tenantId: TenantId): Promise<TenantSettings> =>
  toSettings(await reader.first<Row>(sql`select ${columns} from tenants where tenant_id = ${tenantId}`))

/** Changes the settings that are given. */
export const changeTenantSettings = async (
  tx: Tx,
  tenantId: TenantId,
  { displayName, ...others }: Partial<TenantSettings>,
): Promise<TenantSettings> =>
  toSettings(
    await tx.first<Row>(sql`
      update tenants set display_name = coalesce(${displayName ?? null}, display_name),
        settings = settings || ${JSON.stringify(others)}::jsonb
      where tenant_id = ${tenantId} returning ${columns}`),
  )
