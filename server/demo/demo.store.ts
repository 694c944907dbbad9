import type { Reader, Tx } from '../db/index.ts'
import { sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'
import type { DemoMonitor } from './monitors.ts'

/** The id of the source with this name. */
export async function findDemoSource(reader: Reader, tenantId: TenantId, name: string): Promise<string | undefined> {
  const row = await reader.first<{ id: string }>(sql`
    select source_id as id from sources where tenant_id = ${tenantId} and display_name = ${name}`)
  return row?.id
}

export async function countDemoGrants(reader: Reader, tenantId: TenantId, sourceId: string): Promise<number> {
  const row = await reader.first<{ n: number }>(sql`
    select count(*)::int as n from grants where tenant_id = ${tenantId} and source_id = ${sourceId}`)
  return row?.n ?? 0
}

/** Adds entitlements to a group of a monitor, by their ids in the files. */
export const insertDemoBindings = (
  tx: Tx,
  tenantId: TenantId,
  monitorId: string,
  group: string,
  entitlements: DemoMonitor['a'],
) =>
  tx.count(sql`
    insert into conflict_entitlements (tenant_id, monitor_id, entitlement_group, entitlement_id)
    select e.tenant_id, ${monitorId}, ${group}, e.entitlement_id
    from unnest(${entitlements.map(({ app }) => app)}::text[], ${entitlements.map(({ entitlement }) => entitlement)}::text[])
      as x (app, entitlement)
    join apps a on a.tenant_id = ${tenantId} and a.external_id = x.app
    join entitlements e on e.tenant_id = a.tenant_id and e.app_id = a.app_id and e.external_id = x.entitlement`)

export const exemptPeople = (tx: Tx, tenantId: TenantId, monitorId: string, exemptions: DemoMonitor['exemptions']) =>
  tx.count(sql`
    update conflict_violations v set exempted_at = now(), exemption_reason = x.reason, exemption_expires_at = x.expires_at
    from unnest(${exemptions.map(({ user }) => user)}::text[], ${exemptions.map(({ reason }) => reason)}::text[],
      ${exemptions.map(({ expiresAt }) => expiresAt)}::timestamptz[]) as x (external_id, reason, expires_at)
    join users u on u.tenant_id = ${tenantId} and u.external_id = x.external_id
    where v.tenant_id = ${tenantId} and v.monitor_id = ${monitorId} and v.user_id = u.user_id and v.resolved_at is null`)
