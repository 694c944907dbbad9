import type { Reader } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'

const TABLES = {
  app: sql`select app_id as id, display_name as name from apps where app_id`,
  entitlement: sql`select entitlement_id as id, display_name as name from entitlements where entitlement_id`,
  resource: sql`select resource_id as id, display_name as name from resources where resource_id`,
  user: sql`select user_id as id, display_name as name from users where user_id`,
}

/** Display names by id. */
export async function loadNames(
  reader: Reader,
  tenantId: TenantId,
  kind: keyof typeof TABLES,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await reader.rows<{ id: string; name: string }>(sql`
    ${TABLES[kind]} = any(${ids}::text[]) and tenant_id = ${tenantId}`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** How many of these people are marked as deleted. */
export async function countDeletedUsers(reader: Reader, tenantId: TenantId, ids: readonly string[]): Promise<number> {
  const row = await reader.first<{ n: number }>(sql`
    select count(*)::int as n from users
    where tenant_id = ${tenantId} and status = 'DELETED' and user_id = any(${ids}::text[])`)
  return row?.n ?? 0
}
