import { campaignRows } from '../campaign/index.ts'
import type { Reader } from '../db/index.ts'
import { sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'

/** The present names of the things among these ids that have one, by id. */
export async function namesOf(
  reader: Reader,
  tenantId: TenantId,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await reader.rows<{ id: string; name: string }>(sql`
    select user_id as id, coalesce(nullif(display_name, ''), email) as name from users
      where tenant_id = ${tenantId} and user_id = any(${ids})
    union all select app_id, display_name from apps where tenant_id = ${tenantId} and app_id = any(${ids})
    union all select resource_id, display_name from resources where tenant_id = ${tenantId} and resource_id = any(${ids})
    union all select entitlement_id, display_name from entitlements
      where tenant_id = ${tenantId} and entitlement_id = any(${ids})
    union all select account_id, display_name from accounts where tenant_id = ${tenantId} and account_id = any(${ids})
    union all select monitor_id, display_name from conflict_monitors
      where tenant_id = ${tenantId} and monitor_id = any(${ids})
    union all select c.campaign_id, c.display_name from ${campaignRows} c
      where c.tenant_id = ${tenantId} and c.campaign_id = any(${ids})`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
