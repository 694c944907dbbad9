import type { DemoState } from '../../contract/demo/demo.ts'
import type { Reader } from '../db/index.ts'
import { sql } from '../db/sql.ts'
import { hasAnyRole } from '../directory/index.ts'
import { liveJobs } from '../jobs/index.ts'
import type { TenantId } from '../lib/ids.ts'
import type { DemoMonitor } from './monitors.ts'

/** The source that the demo company comes from, and the job that loads it. */
export const DEMO_SOURCE = { displayName: 'Demo company', kind: 'SOURCE_KIND_DEMO' } as const
export const DEMO_JOB = 'demo.load'

/** `sourceId` is that of the demo company's source; empty when there is none. */
export async function findDemoState(reader: Reader, tenantId: TenantId, sourceId: string): Promise<DemoState> {
  const row = await reader.first<{ state: DemoState }>(sql`
    select case
      when exists (select 1 from ${liveJobs} j where j.tenant_id = ${tenantId} and j.kind = ${DEMO_JOB})
        then 'DEMO_STATE_LOADING'
      when exists (select 1 from apps where tenant_id = ${tenantId} and source_id = ${sourceId})
          or exists (select 1 from users where tenant_id = ${tenantId} and source_id = ${sourceId})
        then 'DEMO_STATE_LOADED'
      when exists (select 1 from apps where tenant_id = ${tenantId})
          or exists (select 1 from users where tenant_id = ${tenantId} and source_id is not null)
        then 'DEMO_STATE_UNAVAILABLE'
      else 'DEMO_STATE_AVAILABLE' end as state`)
  return row?.state ?? 'DEMO_STATE_UNAVAILABLE'
}

/** Whether the tenant has one of these conflict monitors. */
export const hasMonitors = async (reader: Reader, tenantId: TenantId, names: readonly string[]): Promise<boolean> =>
  (await reader.first(sql`
    select 1 from conflict_monitors
    where tenant_id = ${tenantId} and display_name = any(${names}::text[]) and deleted_at is null limit 1`)) !==
  undefined

/** The monitors with these names that watch apps of the demo company and no others. */
export const listDemoMonitors = (reader: Reader, tenantId: TenantId, sourceId: string, names: readonly string[]) =>
  reader.rows<{ id: string }>(sql`
    select m.monitor_id as id from conflict_monitors m
    join conflict_entitlements c on c.tenant_id = m.tenant_id and c.monitor_id = m.monitor_id
    join entitlements e on e.tenant_id = c.tenant_id and e.entitlement_id = c.entitlement_id
    join apps a on a.tenant_id = e.tenant_id and a.app_id = e.app_id
    where m.tenant_id = ${tenantId} and m.display_name = any(${names}::text[]) and m.deleted_at is null
    group by m.monitor_id having bool_and(a.source_id is not distinct from ${sourceId}) order by m.monitor_id`)

/** The people of the demo company whom somebody has made Super Administrators, by name. */
export const listDemoAdministrators = (reader: Reader, tenantId: TenantId, sourceId: string) =>
  reader.rows<{ displayName: string }>(sql`
    select u.display_name as "displayName" from users u
    where u.tenant_id = ${tenantId} and u.source_id = ${sourceId} and u.status <> 'DELETED'
      and ${hasAnyRole(sql`u`, ['super_administrator'])}
    order by u.display_name, u.user_id`)

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
