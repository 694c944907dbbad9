import type { Reader } from '../db/index.ts'
import { sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'
import type { DemoMonitor } from './monitors.ts'

export async function countDemoGrants(reader: Reader, tenantId: TenantId, sourceId: string): Promise<number> {
  const row = await reader.first<{ n: number }>(sql`
    select count(*)::int as n from grants where tenant_id = ${tenantId} and source_id = ${sourceId}`)
  return row?.n ?? 0
}

/** The entitlements with these ids in the files. */
export const findDemoEntitlements = (reader: Reader, tenantId: TenantId, entitlements: DemoMonitor['a']) =>
  reader.rows<{ appId: string; id: string }>(sql`
    select e.app_id as "appId", e.entitlement_id as id
    from unnest(${entitlements.map(({ app }) => app)}::text[], ${entitlements.map(({ entitlement }) => entitlement)}::text[])
      as x (app, entitlement)
    join apps a on a.tenant_id = ${tenantId} and a.external_id = x.app
    join entitlements e on e.tenant_id = a.tenant_id and e.app_id = a.app_id and e.external_id = x.entitlement`)

/** The open violation of a monitor by the person with this id in the files. */
export const findDemoViolation = (reader: Reader, tenantId: TenantId, monitorId: string, user: string) =>
  reader.first<{ id: string }>(sql`
    select v.violation_id as id from conflict_violations v
    join users u on u.tenant_id = v.tenant_id and u.user_id = v.user_id
    where v.tenant_id = ${tenantId} and v.monitor_id = ${monitorId} and u.external_id = ${user} and v.resolved_at is null`)
