import type {
  ConflictViolation,
  ConflictViolationStatus,
  MonitorCounts,
  MonitorPreview,
  PreviewMonitorRequest,
  SearchViolationsRequest,
} from '../../../contract/directory/conflict.ts'
import type { Reader, Tx } from '../../db/index.ts'
import { anyOf, join, type Sql, sql } from '../../db/sql.ts'
import { newId, type TenantId } from '../../lib/ids.ts'

/** A subject that breaks the rule of a monitor without an open violation, or that has one and no longer breaks it. */
interface Difference {
  monitorId: string
  userId: string | null
  accountId: string | null
  violationId: string | null
}

/**
 * Updates the violations of these monitors, or of all, from the open grants: adds new violations and resolves those that
 * no longer hold. A violation that comes back is a new row, so the history stays.
 */
export async function recomputeViolations(tx: Tx, tenantId: TenantId, monitorIds?: readonly string[]): Promise<void> {
  const chosen = (monitorId: Sql) => (monitorIds ? sql`${monitorId} = any(${monitorIds}::text[])` : sql`true`)
  // Serialize by monitor, so that a second run sees what the first one found.
  await tx.count(sql`
    select 1 from conflict_monitors where tenant_id = ${tenantId} and ${chosen(sql`monitor_id`)}
    order by monitor_id for update`)
  // Grouping instead of an anti join, which the planner turns into a nested loop while it has no statistics.
  const differences = await tx.rows<Difference>(sql`
    with holders as (
      select m.monitor_id, m.negate_b, a.user_id, case when a.user_id is null then a.account_id end as account_id,
        bool_or(c.entitlement_group = 'ENTITLEMENT_GROUP_A') as has_a,
        bool_or(c.entitlement_group = 'ENTITLEMENT_GROUP_B') as has_b
      from conflict_monitors m
      join conflict_entitlements c on c.tenant_id = m.tenant_id and c.monitor_id = m.monitor_id
      join entitlements e on e.tenant_id = c.tenant_id and e.entitlement_id = c.entitlement_id
      join grants g on g.tenant_id = e.tenant_id and g.entitlement_key = e.entitlement_key and not g.to_resource
      join accounts a on a.tenant_id = g.tenant_id and a.account_key = g.principal_key
      where m.tenant_id = ${tenantId} and m.enabled and m.deleted_at is null and ${chosen(sql`m.monitor_id`)}
      group by 1, 2, 3, 4
    )
    select monitor_id as "monitorId", user_id as "userId", account_id as "accountId",
      max(violation_id) as "violationId"
    from (
      select monitor_id, user_id, account_id, null as violation_id from holders where has_a and has_b <> negate_b
      union all
      select monitor_id, user_id, account_id, violation_id from conflict_violations
      where tenant_id = ${tenantId} and resolved_at is null and ${chosen(sql`monitor_id`)}) as subjects
    group by 1, 2, 3 having count(*) = 1`)
  const found = differences.filter(({ violationId }) => violationId === null)
  const ended = differences.flatMap(({ violationId }) => violationId ?? [])
  await tx.count(sql`
    update conflict_violations set resolved_at = now()
    where tenant_id = ${tenantId} and violation_id = any(${ended}::text[])`)
  await tx.count(sql`
    insert into conflict_violations (tenant_id, violation_id, monitor_id, user_id, account_id)
    select ${tenantId}, found.* from unnest(
      ${found.map(() => newId())}::text[], ${found.map(({ monitorId }) => monitorId)}::text[],
      ${found.map(({ userId }) => userId)}::text[], ${found.map(({ accountId }) => accountId)}::text[]) as found`)
}

const exempted = sql`(v.exempted_at is not null and coalesce(v.exemption_expires_at > now(), true))`

/** The columns of a violation and, while it is open, the grants of its subject in both groups. */
const columns = sql`v.violation_id as id, v.monitor_id as "monitorId", v.user_id as "userId",
  v.account_id as "appUserId", v.detected_at as "detectedAt", v.resolved_at as "resolvedAt",
  v.exempted_at as "exemptedAt", v.exempted_by as "exemptedById", v.exemption_reason as reason,
  v.exemption_expires_at as "expiresAt", ${exempted} as exempted,
  (select coalesce(json_agg(json_build_object('entitlementGroup', c.entitlement_group, 'appId', e.app_id,
      'appEntitlementId', e.entitlement_id, 'appUserId', a.account_id)
      order by c.entitlement_group, e.entitlement_id, a.account_id), '[]')
    from conflict_entitlements c
    join entitlements e on e.tenant_id = c.tenant_id and e.entitlement_id = c.entitlement_id
    join accounts a on a.tenant_id = c.tenant_id and (a.user_id = v.user_id or a.account_id = v.account_id)
    join grants g on g.tenant_id = c.tenant_id and g.entitlement_key = e.entitlement_key
      and g.principal_key = a.account_key and not g.to_resource
    where c.tenant_id = v.tenant_id and c.monitor_id = v.monitor_id and v.resolved_at is null) as grants`

interface Row {
  id: string
  monitorId: string
  userId: string | null
  appUserId: string | null
  detectedAt: Date
  resolvedAt: Date | null
  exemptedAt: Date | null
  exemptedById: string | null
  reason: string
  expiresAt: Date | null
  exempted: boolean
  grants: ConflictViolation['grants']
}

const toMessage = (row: Row): ConflictViolation => ({
  id: row.id,
  monitorId: row.monitorId,
  status: row.resolvedAt
    ? 'CONFLICT_VIOLATION_STATUS_RESOLVED'
    : row.exempted
      ? 'CONFLICT_VIOLATION_STATUS_EXEMPTED'
      : 'CONFLICT_VIOLATION_STATUS_ACTIVE',
  userId: row.userId ?? '',
  appUserId: row.appUserId ?? '',
  grants: row.grants,
  detectedAt: row.detectedAt.toISOString(),
  ...(row.resolvedAt && { resolvedAt: row.resolvedAt.toISOString() }),
  ...(row.exemptedAt && {
    exemption: {
      reason: row.reason,
      exemptedById: row.exemptedById ?? '',
      exemptedAt: row.exemptedAt.toISOString(),
      ...(row.expiresAt && { expiresAt: row.expiresAt.toISOString() }),
    },
  }),
})

const withStatus: Record<ConflictViolationStatus, Sql> = {
  CONFLICT_VIOLATION_STATUS_ACTIVE: sql`v.resolved_at is null and not ${exempted}`,
  CONFLICT_VIOLATION_STATUS_EXEMPTED: sql`v.resolved_at is null and ${exempted}`,
  CONFLICT_VIOLATION_STATUS_RESOLVED: sql`v.resolved_at is not null`,
}

/** How many people, and accounts without an owner, hold what a monitor with these groups forbids. */
export async function countConflicting(
  reader: Reader,
  tenantId: TenantId,
  { groupA, groupB, negateGroupB }: PreviewMonitorRequest,
): Promise<MonitorPreview> {
  const refs = [...groupA, ...groupB]
  const row = await reader.first<MonitorPreview>(sql`
    select count(user_id)::int as "userCount", count(account_id)::int as "accountCount" from (
      select a.user_id, case when a.user_id is null then a.account_id end as account_id
      from unnest(${refs.map(({ appId }) => appId)}::text[], ${refs.map(({ id }) => id)}::text[],
        ${refs.map((_, n) => n < groupA.length)}::boolean[]) as c (app_id, entitlement_id, is_a)
      join entitlements e on e.tenant_id = ${tenantId} and e.app_id = c.app_id and e.entitlement_id = c.entitlement_id
      join grants g on g.tenant_id = e.tenant_id and g.entitlement_key = e.entitlement_key and not g.to_resource
      join accounts a on a.tenant_id = g.tenant_id and a.account_key = g.principal_key
      group by 1, 2 having bool_or(c.is_a) and bool_or(not c.is_a) <> ${negateGroupB}::boolean) as subjects`)
  return row ?? { userCount: 0, accountCount: 0 }
}

/** The violations of these monitors by status, and their entitlements by group. */
export const countViolations = (reader: Reader, tenantId: TenantId, monitorIds: readonly string[]) => {
  const entitlements = (name: string) => sql`(select count(*) from conflict_entitlements c
    join entitlements e on e.tenant_id = c.tenant_id and e.entitlement_id = c.entitlement_id
    where c.tenant_id = m.tenant_id and c.monitor_id = m.monitor_id and c.entitlement_group = ${name})::int`
  const violations = (status: ConflictViolationStatus) =>
    sql`count(v.violation_id) filter (where ${withStatus[status]})::int`
  return reader.rows<MonitorCounts>(sql`
    select m.monitor_id as "monitorId", ${violations('CONFLICT_VIOLATION_STATUS_ACTIVE')} as "activeCount",
      ${violations('CONFLICT_VIOLATION_STATUS_EXEMPTED')} as "exemptedCount",
      ${violations('CONFLICT_VIOLATION_STATUS_RESOLVED')} as "resolvedCount",
      ${entitlements('ENTITLEMENT_GROUP_A')} as "groupACount", ${entitlements('ENTITLEMENT_GROUP_B')} as "groupBCount"
    from conflict_monitors m
    left join conflict_violations v on v.tenant_id = m.tenant_id and v.monitor_id = m.monitor_id
    where m.tenant_id = ${tenantId} and m.monitor_id = any(${monitorIds}::text[]) and m.deleted_at is null
    group by m.tenant_id, m.monitor_id order by m.monitor_id`)
}

/** Violations of a monitor in the order in which they were found. */
export async function listViolations(
  reader: Reader,
  tenantId: TenantId,
  monitorId: string,
  page: { after: string; limit: number },
  status?: ConflictViolationStatus,
): Promise<ConflictViolation[]> {
  const rows = await reader.rows<Row>(sql`
    select ${columns} from conflict_violations v
    where v.tenant_id = ${tenantId} and v.monitor_id = ${monitorId} and v.violation_id > ${page.after}
      and ${status ? withStatus[status] : sql`true`}
    order by v.violation_id limit ${page.limit}`)
  return rows.map(toMessage)
}

export type ViolationFilter = Omit<SearchViolationsRequest, 'pageSize' | 'pageToken'>

/** Violations of all monitors that are not deleted, in the order in which they were found. */
export async function searchViolations(
  reader: Reader,
  tenantId: TenantId,
  page: { after: string; limit: number },
  { userIds, appEntitlementIds, statuses }: ViolationFilter,
): Promise<ConflictViolation[]> {
  const rows = await reader.rows<Row>(sql`
    select ${columns} from conflict_violations v
    join conflict_monitors m on m.tenant_id = v.tenant_id and m.monitor_id = v.monitor_id and m.deleted_at is null
    where v.tenant_id = ${tenantId} and v.violation_id > ${page.after}
      and ${join(anyOf(sql`v.user_id`, userIds), ' and ')}
      and ${
        statuses?.length
          ? sql`(${join(
              statuses.map((status) => sql`(${withStatus[status]})`),
              ' or ',
            )})`
          : sql`true`
      }
      and ${
        appEntitlementIds?.length
          ? sql`v.monitor_id in (select c.monitor_id from conflict_entitlements c
              where c.tenant_id = ${tenantId} and c.entitlement_id = any(${appEntitlementIds}::text[]))`
          : sql`true`
      }
    order by v.violation_id limit ${page.limit}`)
  return rows.map(toMessage)
}

/** A violation of a monitor that is not deleted. */
export async function findViolation(reader: Reader, tenantId: TenantId, monitorId: string, id: string) {
  const row = await reader.first<Row>(sql`
    select ${columns} from conflict_violations v
    join conflict_monitors m on m.tenant_id = v.tenant_id and m.monitor_id = v.monitor_id and m.deleted_at is null
    where v.tenant_id = ${tenantId} and v.monitor_id = ${monitorId} and v.violation_id = ${id}`)
  return row && toMessage(row)
}

/** Sets the exemption of an open violation, or revokes it if none is given; returns 0 if there is no open one. */
export const updateExemption = (
  tx: Tx,
  tenantId: TenantId,
  id: string,
  exemption: { by: string | null; reason: string; expiresAt: Date | null } | undefined,
) =>
  tx.count(sql`
    update conflict_violations set exempted_at = ${exemption ? sql`now()` : sql`null`}, exempted_by = ${exemption?.by ?? null},
      exemption_reason = ${exemption?.reason ?? ''}, exemption_expires_at = ${exemption?.expiresAt ?? null}
    where tenant_id = ${tenantId} and violation_id = ${id} and resolved_at is null`)

/** Exempts those of these violations that are open and not exempted; returns their number. */
export const exemptViolations = (
  tx: Tx,
  tenantId: TenantId,
  ids: readonly string[],
  { by, reason }: { by: string | null; reason: string },
) =>
  tx.count(sql`
    update conflict_violations v set exempted_at = now(), exempted_by = ${by}, exemption_reason = ${reason},
      exemption_expires_at = null
    where v.tenant_id = ${tenantId} and v.violation_id = any(${ids}::text[]) and v.resolved_at is null
      and not ${exempted}`)
