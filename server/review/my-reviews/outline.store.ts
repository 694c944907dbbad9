import type { Reader } from '../../db/index.ts'
import { type Sql, sql } from '../../db/sql.ts'
import { type Inbox, stepsWithReason } from '../inbox-filter.sql.ts'
import { deniedTasks, type InboxRequest, orderOf, prepared, sortedTasks, tasksOf, type View } from './inbox.sql.ts'

/** A group of the outline: an app, a person or resource that holds access, or a resource. */
export interface GroupRow {
  id: string
  displayName: string
  appId: string
  all: number
  staged: number
  /** Of those staged, pending denials. */
  deny: number
  /** Tasks that the reviewer has answered, also those that are not in the list. */
  answered: number
  /** How many of them the reviewer has denied. */
  denied: number
  /** The sort key of its first task. */
  first: string[]
  sections: { all: number; left: number }[]
}
export interface OutlineRows {
  counts: OutlineCounts
  groups: GroupRow[]
  anchors: { n: number; sortKey: string[] }[]
  riskLevels: FilterCount[]
  complianceFrameworks: FilterCount[]
  accountTypes: FilterCount[]
  insightCodes: FilterCount[]
}
interface OutlineCounts {
  open: number
  approve: number
  deny: number
  lookCloser: number
  needsReason: number
}
export interface FilterCount {
  id: string
  displayName: string
  count: number
}

/** What a view groups by: the numbers of the group and of its sections; id and name, by the first of its tasks. */
const GROUPS: Record<
  Exclude<View, 'UNSTRUCTURED'>,
  { no: Sql; section: Sql; isOfHolder?: true; id: Sql; name: Sql }
> = {
  BY_APP: {
    no: sql`e.app_no`,
    section: sql`t.entitlement_key`,
    id: sql`ev.app_id`,
    name: sql`(select a.display_name from app_versions a where a.tenant_id = ev.tenant_id and a.app_id = ev.app_id
      order by (a.closed_at is null) desc, a.version desc limit 1)`,
  },
  BY_RESOURCE: {
    no: sql`case when e.resource_no = 0 then -e.app_no else e.resource_no end`,
    section: sql`t.entitlement_key`,
    id: sql`ev.resource_id`,
    name: sql`coalesce((select r.display_name from resource_versions r where r.tenant_id = ev.tenant_id
        and r.resource_id = ev.resource_id order by (r.closed_at is null) desc, r.version desc limit 1),
      (select a.display_name from app_versions a where a.tenant_id = ev.tenant_id and a.app_id = ev.app_id
        order by (a.closed_at is null) desc, a.version desc limit 1))`,
  },
  BY_USER: {
    no: sql`p.holder_no`,
    section: sql`e.app_no`,
    isOfHolder: true,
    id: sql`coalesce(uv.user_id, rv.resource_id, '')`,
    name: sql`coalesce(uv.display_name, rv.display_name, '')`,
  },
}

/** How far apart the sort keys are at which a list can be entered. */
export const ANCHOR_ROWS = 100

/** All tasks of a reviewer that a request selects, counted in the ways that the page shows. */
export async function loadOutline(reader: Reader, inbox: Inbox, request: InboxRequest): Promise<OutlineRows> {
  const { tenantId, review } = inbox
  const ofPreparation = (alias: Sql) =>
    sql`${alias}.tenant_id = ${tenantId} and ${alias}.preparation_key = ${review.preparationKey}`
  // Outer joins on both sides: without statistics, which an embedded engine has only now and then, a left join may be
  // done row by row, which takes minutes for many pending decisions of many tasks.
  const joined = sql`
    select t.numeric_id, t.entitlement_key, t.principal_key, t.app_rank, t.resource_rank,
      ${request.sort ? sql`t.sort_key,` : sql``} case when t.state = 'O' then p.approved end as approved, w.codes,
      r.path_key is not null as needs_reason
    from (${sortedTasks(inbox, request)}) t
    full join (${stepsWithReason(inbox)}) r on r.path_key = t.path_key and r.step_no = t.step_no
    full join (
      select p.numeric_id, p.step_seq, p.approved from pending_decisions p
      where p.tenant_id = ${tenantId} and p.user_id = ${inbox.userId} and p.review_key = ${review.key}) p
      on p.numeric_id = t.numeric_id and p.step_seq = t.step_seq
    full join (
      select w.numeric_id, w.codes from review_insights w
      where w.tenant_id = ${tenantId} and w.review_key = ${review.key}) w on w.numeric_id = t.numeric_id`
  const { by, sortKey } = orderOf(request)
  const group = request.view === 'UNSTRUCTURED' ? undefined : GROUPS[request.view]
  const groups = group
    ? sql`(select json_agg(json_build_object('id', ${group.id}, 'displayName', ${group.name}, 'appId', ev.app_id, 'all', t.n,
          'staged', t.staged, 'deny', t.deny, 'answered', t.answered, 'denied', t.denied, 'first', ${sortKey}, 'sections', t.sections) order by ${by})
        from (
          select distinct on (t.no) t.*, g.n, g.staged, g.deny, g.answered, g.denied, g.sections
          from numbered t join grouped g on g.no = t.no
          where t.begins = 1 order by t.no, ${by}) t ${prepared(inbox)})`
    : sql`null`
  const holders = group?.isOfHolder
    ? sql`join preparation_principals p on ${ofPreparation(sql`p`)} and p.principal_key = t.principal_key`
    : sql``
  const numbered = group
    ? sql`, numbered as materialized (
        select t.*, sum(begins) over (order by ${by}) as run from (
          select t.*, (lag(no) over (order by ${by}) is distinct from no
            or lag(section) over (order by ${by}) is distinct from section)::int as begins
          from (select t.*, ${group.no} as no, ${group.section} as section from mine t
            join preparation_entitlements e on ${ofPreparation(sql`e`)} and e.entitlement_key = t.entitlement_key
            ${holders}) t) t),
      grouped as (
        select no, sum(n)::int as n, sum(staged)::int as staged, sum(deny)::int as deny,
          sum(answered)::int as answered, sum(denied)::int as denied,
          json_agg(json_build_object('all', n, 'left', n - staged) order by run) filter (where n > 0) as sections
        from (
          select no, run, count(*) as n, count(approved) as staged, count(*) filter (where not approved) as deny,
            0 as answered, 0 as denied
          from numbered t group by no, run
          union all
          select ${group.no}, 0, 0, 0, 0, count(*), count(*) filter (where t.numeric_id in (${deniedTasks(inbox)}))
          from (select t.* from ${tasksOf(inbox, { ...request, answered: true })}) t
          join preparation_entitlements e on ${ofPreparation(sql`e`)} and e.entitlement_key = t.entitlement_key
          ${holders} group by 1) s
        group by no)`
    : sql``
  const attribute = (ids: Sql) => sql`(
    select json_agg(json_build_object('id', v.value_id, 'displayName', v.value, 'count', c.n) order by c.n desc, v.value)
    from (select x.id, sum(c.n) as n from entitled c, ${ids} x where x.id <> '' group by x.id) c
    join attribute_values v on v.tenant_id = ${tenantId} and v.value_id = c.id)`
  const row = await reader.first<{ [K in keyof OutlineRows]: OutlineRows[K] | null }>(sql`
    with joined as materialized (${joined}),
    mine as materialized (select * from joined where numeric_id is not null),
    entitled as (
      select ev.risk_level_id, ev.compliance_framework_ids, t.n
      from (select entitlement_key, count(*) as n from mine group by 1) t
      join preparation_entitlements e on ${ofPreparation(sql`e`)} and e.entitlement_key = t.entitlement_key
      join entitlement_versions ev on ev.tenant_id = ${tenantId} and ev.version = e.entitlement_version)
    ${numbered}
    select (select json_build_object('open', count(*), 'approve', count(*) filter (where approved),
        'deny', count(*) filter (where not approved), 'lookCloser', count(codes),
        'needsReason', count(*) filter (where needs_reason)) from mine) as counts,
      ${groups} as groups,
      (select json_agg(json_build_object('n', n, 'sortKey', ${sortKey}) order by n) from (
        select t.*, row_number() over (order by ${by}) as n from mine t) t
        where n % ${ANCHOR_ROWS} = 0) as anchors,
      ${attribute(sql`lateral (select c.risk_level_id as id)`)} as "riskLevels",
      ${attribute(sql`lateral (select unnest(c.compliance_framework_ids) as id)`)} as "complianceFrameworks",
      (select json_agg(json_build_object('id', c.type, 'displayName', c.type, 'count', c.n) order by c.n desc)
        from (select av.account_type as type, sum(t.n) as n
          from (select principal_key, count(*) as n from mine group by 1) t
          join preparation_principals p on ${ofPreparation(sql`p`)} and p.principal_key = t.principal_key
          join account_versions av on av.tenant_id = ${tenantId} and av.version = p.account_version
          group by 1) c) as "accountTypes",
      (select json_agg(json_build_object('id', c.code, 'displayName', c.code, 'count', c.n) order by c.n desc, c.code)
        from (select unnest(codes) as code, count(*) as n from mine group by 1) c) as "insightCodes"`)
  return {
    counts: row?.counts ?? { open: 0, approve: 0, deny: 0, lookCloser: 0, needsReason: 0 },
    groups: row?.groups ?? [],
    anchors: row?.anchors ?? [],
    riskLevels: row?.riskLevels ?? [],
    complianceFrameworks: row?.complianceFrameworks ?? [],
    accountTypes: row?.accountTypes ?? [],
    insightCodes: row?.insightCodes ?? [],
  }
}

/** The names of the owners of apps, by app. */
export async function findOwnersOf(reader: Reader, { tenantId }: Inbox, apps: readonly { id: string }[]) {
  const rows = await reader.rows<{ id: string; names: string[] }>(sql`
    select a.app_id as id, array(
      select u.display_name from users u where u.tenant_id = a.tenant_id and u.user_id = any(a.owner_ids)
      order by array_position(a.owner_ids, u.user_id)) as names
    from apps a where a.tenant_id = ${tenantId} and a.app_id = any(${apps.map(({ id }) => id)}::text[])`)
  return new Map(rows.map(({ id, names }) => [id, names]))
}

/** How many rows of the list come before a task; undefined if it is not in the list. */
export async function findTaskIndex(reader: Reader, inbox: Inbox, request: InboxRequest, number: string) {
  const row = await reader.first<{ index: number }>(sql`
    select n::int as index from (
      select t.numeric_id, row_number() over (order by ${orderOf(request).by}) - 1 as n
      from (${sortedTasks(inbox, request)}) t) t
    where numeric_id = ${number}::bigint`)
  return row?.index
}
