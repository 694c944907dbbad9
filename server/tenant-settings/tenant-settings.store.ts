import {
  type RemovalDays,
  type StoredTenantSettings,
  TENANT_SETTING_DEFAULTS,
  type TenantLimits,
} from '../../contract/auth/settings.ts'
import type { Reader, Tx } from '../db/index.ts'
import { sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'
import type { Settings } from '../lib/setting.ts'
import { serverDays, stricter } from './limits.rules.ts'

interface Row {
  displayName: string
  /** Those that were changed. */
  settings: Partial<StoredTenantSettings>
}
const columns = sql`display_name as "displayName", settings`
function toSettings(row: Row | undefined): StoredTenantSettings {
  if (!row) throw new Error('there is no such tenant')
  return { ...TENANT_SETTING_DEFAULTS, ...row.settings, displayName: row.displayName }
}

export const loadTenantSettings = async (reader: Reader, tenantId: TenantId): Promise<StoredTenantSettings> =>
  toSettings(await reader.first<Row>(sql`select ${columns} from tenants where tenant_id = ${tenantId}`))

/** The same, which stay as they are until the transaction ends. */
export const lockTenantSettings = async (tx: Tx, tenantId: TenantId): Promise<StoredTenantSettings> =>
  toSettings(await tx.first<Row>(sql`select ${columns} from tenants where tenant_id = ${tenantId} for update`))

/** Whether there is such a webhook, which then stays until the transaction ends. */
export const hasWebhook = async (tx: Tx, tenantId: TenantId, id: string): Promise<boolean> =>
  (await tx.count(sql`
    select 1 from webhooks where tenant_id = ${tenantId} and webhook_id = ${id} and deleted_at is null for share`)) > 0

/** The limit in force for a tenant. */
export const loadLimit = async (
  reader: Reader,
  tenantId: TenantId,
  name: keyof TenantLimits,
  serverLimit: number,
): Promise<number> => stricter(serverLimit, (await loadTenantSettings(reader, tenantId))[name])

/** The days of removal in force for a tenant: its own, else those of the server. */
export async function loadRemovalDays(reader: Reader, tenantId: TenantId, settings: Settings): Promise<RemovalDays> {
  const { removalDeadlineDays, regrantWatchDays } = {
    ...serverDays(settings),
    ...(await loadTenantSettings(reader, tenantId)),
  }
  return { removalDeadlineDays, regrantWatchDays }
}

/** Changes the settings that are given. */
export const changeTenantSettings = async (
  tx: Tx,
  tenantId: TenantId,
  { displayName, ...others }: Partial<StoredTenantSettings>,
): Promise<StoredTenantSettings> =>
  toSettings(
    await tx.first<Row>(sql`
      update tenants set display_name = coalesce(${displayName ?? null}, display_name),
        settings = settings || ${JSON.stringify(others)}::jsonb
      where tenant_id = ${tenantId} returning ${columns}`),
  )
