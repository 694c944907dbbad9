import type { PendingDecisionFilter, ReviewDecision } from '../../../contract/review/submission.ts'
import type { Reader } from '../../db/index.ts'
import { join, type Sql, sql } from '../../db/sql.ts'
import { hasPending, type Inbox, inboxConditions } from '../inbox-filter.sql.ts'
import { taskColumns } from '../task.sql.ts'
import type { TaskRow } from '../task.store.ts'

export type View = 'BY_APP' | 'BY_USER' | 'BY_RESOURCE' | 'UNSTRUCTURED'

/** Which tasks of the reviewer, and in which order. */
export interface InboxRequest {
  view: View
  filter: PendingDecisionFilter
  decision: ReviewDecision
  /** Those that the reviewer has answered, instead of those that are open. */
  answered: boolean
}

/** What a view is sorted by, before the number of the task, which is unique. */
const RANKS: Record<View, Sql | undefined> = {
  BY_APP: sql`t.app_rank`,
  BY_RESOURCE: sql`t.resource_rank`,
  BY_USER: undefined,
  UNSTRUCTURED: undefined,
}
const orderOf = (view: View): Sql => {
  const rank = RANKS[view]
  return rank ? sql`${rank}, t.numeric_id` : sql`t.numeric_id`
}

/** The place of a task in a view. */
export function placeOf(view: View, row: Pick<TaskRow, 'appRank' | 'resourceRank' | 'numericId'>): string[] {
  if (view === 'BY_APP') return [String(row.appRank), row.numericId]
  return view === 'BY_RESOURCE' ? [String(row.resourceRank), row.numericId] : [row.numericId]
}

function isAfter(view: View, after: readonly string[]): Sql {
  const [first, second] = after
  if (first === undefined) return sql`true`
  const rank = RANKS[view]
  return rank
    ? sql`(${rank}, t.numeric_id) > (${first}::int, ${second ?? '0'}::bigint)`
    : sql`t.numeric_id > ${first}::bigint`
}

const conditionsOf = (inbox: Inbox, { filter, decision }: InboxRequest): Sql =>
  join(
    [
      ...inboxConditions(inbox, filter),
      ...(decision === 'APPROVE' ? [hasPending(inbox, sql`p.approved`)] : []),
      ...(decision === 'DENY' ? [hasPending(inbox, sql`not p.approved`)] : []),
    ],
    ' and ',
  )

/**
 * The tasks (`t`) of a reviewer. Open ones are read in order from an index for each of their sets, at most a page of
 * each, so that a page costs the same however many there are.
 */
function tasksOf(inbox: Inbox, request: InboxRequest, after: readonly string[], limit: number | undefined): Sql {
  const { tenantId, userId, review } = inbox
  const mine = sql`t.tenant_id = ${tenantId} and t.review_key = ${review.key}`
  const chosen = sql`${isAfter(request.view, after)} and ${conditionsOf(inbox, request)}`
  if (request.answered)
    return sql`tasks t where ${mine} and ${chosen} and t.numeric_id in (
      select d.numeric_id from submissions s
      join decisions d on d.tenant_id = s.tenant_id and d.submission_key = s.submission_key
      where s.tenant_id = ${tenantId} and s.user_id = ${userId} and s.review_key = ${review.key})`
  return sql`reviewer_set_members m cross join lateral (
      select * from tasks t where ${mine} and t.set_key = m.set_key and t.state = 'O' and ${chosen}
      ${limit === undefined ? sql`` : sql`order by ${orderOf(request.view)} limit ${limit}`}) t
    where m.tenant_id = ${tenantId} and m.user_id = ${userId} and m.review_key = ${review.key}`
}

/** A page of the tasks of a reviewer, in the order of the view. */
export const listMyTasks = (
  reader: Reader,
  inbox: Inbox,
  request: InboxRequest,
  after: readonly string[],
  limit: number,
) =>
  reader.rows<TaskRow>(sql`
    select ${taskColumns} from ${tasksOf(inbox, request, after, limit)}
    order by ${orderOf(request.view)} limit ${limit}`)

export interface OwnDecision {
  numericId: string
  approved: boolean
  comment: string
  at: Date
  isLocked: boolean
}

/** What the reviewer has chosen for these tasks, as far as it still counts. */
export const findPendingOf = (reader: Reader, { tenantId, userId, review }: Inbox, numbers: readonly string[]) =>
  reader.rows<OwnDecision>(sql`
    select p.numeric_id::text as "numericId", p.approved, p.comment, p.chosen_at as at,
      p.submission_key is not null as "isLocked"
    from pending_decisions p
    join tasks t on t.tenant_id = p.tenant_id and t.review_key = p.review_key and t.numeric_id = p.numeric_id
      and t.step_seq = p.step_seq and t.state = 'O'
    where p.tenant_id = ${tenantId} and p.user_id = ${userId} and p.review_key = ${review.key}
      and p.numeric_id = any(${numbers}::bigint[])`)

/** The last answer of the reviewer to each of these tasks. */
export const findAnswersOf = (reader: Reader, { tenantId, userId, review }: Inbox, numbers: readonly string[]) =>
  reader.rows<OwnDecision>(sql`
    select distinct on (d.numeric_id) d.numeric_id::text as "numericId", d.approved, d.comment, d.decided_at as at,
      false as "isLocked"
    from decisions d where d.tenant_id = ${tenantId} and d.review_key = ${review.key}
      and d.numeric_id = any(${numbers}::bigint[]) and d.user_id = ${userId}
    order by d.numeric_id, d.step_seq desc`)

/** In which of these tasks the reviewer is in the current set. */
export async function findAssigned(reader: Reader, { tenantId, userId, review }: Inbox, numbers: readonly string[]) {
  const rows = await reader.rows<{ numericId: string }>(sql`
    select t.numeric_id::text as "numericId" from tasks t
    join reviewer_set_members m on m.tenant_id = t.tenant_id and m.review_key = t.review_key and m.set_key = t.set_key
      and m.user_id = ${userId}
    where t.tenant_id = ${tenantId} and t.review_key = ${review.key} and t.state = 'O'
      and t.numeric_id = any(${numbers}::bigint[])`)
  return new Set(rows.map(({ numericId }) => numericId))
}

/** A group of the outline: an app, a person or resource that holds access, or a resource. */
export interface GroupRow {
  id: string
  displayName: string
  all: number
  staged: number
  first: Pick<TaskRow, 'appRank' | 'resourceRank' | 'numericId'>
  sections: { all: number; left: number }[]
}
export interface OutlineRows {
  counts: { open: number; approve: number; deny: number }
  groups: GroupRow[]
  anchors: { n: number; row: GroupRow['first'] }[]
  riskLevels: FilterCount[]
  complianceFrameworks: FilterCount[]
  accountTypes: FilterCount[]
}
export interface FilterCount {
  id: string
  displayName: string
  count: number
}

/** What a view groups by: the numbers of the group and of its sections; id and name, by the first of its tasks. */
const GROUPS: Record<Exclude<View, 'UNSTRUCTURED'>, { no: Sql; section: Sql; id: Sql; name: Sql }> = {
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
    id: sql`coalesce(uv.user_id, rv.resource_id, '')`,
    name: sql`coalesce(uv.display_name, rv.display_name, '')`,
  },
}

/** How far apart the places are at which a list can be entered. */
export const ANCHOR_ROWS = 100

/** All tasks of a reviewer that a request selects, counted in the ways that the page shows. */
export async function loadOutline(reader: Reader, inbox: Inbox, request: InboxRequest): Promise<OutlineRows> {
  const { tenantId, review } = inbox
  const ofPreparation = (alias: Sql) =>
    sql`${alias}.tenant_id = ${tenantId} and ${alias}.preparation_key = ${review.preparationKey}`
  const mine = sql`
    select t.numeric_id, t.principal_key, t.entitlement_key, t.app_rank, t.resource_rank, p.approved
    from (select t.* from ${tasksOf(inbox, request, [], undefined)}) t
    left join pending_decisions p on p.tenant_id = ${tenantId} and p.user_id = ${inbox.userId}
      and p.review_key = t.review_key and p.numeric_id = t.numeric_id and p.step_seq = t.step_seq and t.state = 'O'`
  const prepared = sql`
    join preparation_entitlements e on ${ofPreparation(sql`e`)} and e.entitlement_key = t.entitlement_key
    join entitlement_versions ev on ev.tenant_id = ${tenantId} and ev.version = e.entitlement_version
    join preparation_principals p on ${ofPreparation(sql`p`)} and p.principal_key = t.principal_key
    left join account_versions av on av.tenant_id = ${tenantId} and av.version = p.account_version
    left join user_versions uv on uv.tenant_id = ${tenantId} and uv.version = p.user_version
    left join resource_versions rv on rv.tenant_id = ${tenantId} and rv.version = p.resource_version`
  const place = sql`json_build_object('appRank', t.app_rank, 'resourceRank', t.resource_rank,
    'numericId', t.numeric_id::text)`
  const group = request.view === 'UNSTRUCTURED' ? undefined : GROUPS[request.view]
  const groups = group
    ? sql`(select json_agg(json_build_object('id', ${group.id}, 'displayName', ${group.name}, 'all', t.n,
          'staged', t.staged, 'first', ${place}, 'sections', t.sections) order by ${orderOf(request.view)})
        from (
          select distinct on (t.no) t.*, g.n, g.staged, g.sections from numbered t join grouped g on g.no = t.no
          order by t.no, ${orderOf(request.view)}) t ${prepared})`
    : sql`null`
  const numbered = group
    ? sql`, numbered as materialized (
        select t.*, sum(begins) over (order by ${orderOf(request.view)}) as run from (
          select t.*, (lag(row(no, section)) over (order by ${orderOf(request.view)})
            is distinct from row(no, section))::int as begins
          from (select t.*, ${group.no} as no, ${group.section} as section from mine t ${prepared}) t) t),
      grouped as (
        select no, sum(n)::int as n, sum(staged)::int as staged,
          json_agg(json_build_object('all', n, 'left', n - staged) order by run) as sections
        from (select no, run, count(*) as n, count(approved) as staged from numbered t group by no, run) s
        group by no)`
    : sql``
  const attribute = (ids: Sql) => sql`(
    select json_agg(json_build_object('id', v.value_id, 'displayName', v.value, 'count', c.n) order by c.n desc, v.value)
    from (select x.id, sum(c.n) as n from entitled c, ${ids} x where x.id <> '' group by x.id) c
    join attribute_values v on v.tenant_id = ${tenantId} and v.value_id = c.id)`
  const row = await reader.first<{ [K in keyof OutlineRows]: OutlineRows[K] | null }>(sql`
    with mine as materialized (${mine}),
    entitled as (
      select ev.risk_level_id, ev.compliance_framework_ids, t.n
      from (select entitlement_key, count(*) as n from mine group by 1) t
      join preparation_entitlements e on ${ofPreparation(sql`e`)} and e.entitlement_key = t.entitlement_key
      join entitlement_versions ev on ev.tenant_id = ${tenantId} and ev.version = e.entitlement_version)
    ${numbered}
    select (select json_build_object('open', count(*), 'approve', count(*) filter (where approved),
        'deny', count(*) filter (where not approved)) from mine) as counts,
      ${groups} as groups,
      (select json_agg(json_build_object('n', n, 'row', ${place}) order by n) from (
        select t.*, row_number() over (order by ${orderOf(request.view)}) as n from mine t) t
        where n % ${ANCHOR_ROWS} = 0) as anchors,
      ${attribute(sql`lateral (select c.risk_level_id as id)`)} as "riskLevels",
      ${attribute(sql`lateral (select unnest(c.compliance_framework_ids) as id)`)} as "complianceFrameworks",
      (select json_agg(json_build_object('id', c.type, 'displayName', c.type, 'count', c.n) order by c.n desc)
        from (select av.account_type as type, sum(t.n) as n
          from (select principal_key, count(*) as n from mine group by 1) t
          join preparation_principals p on ${ofPreparation(sql`p`)} and p.principal_key = t.principal_key
          join account_versions av on av.tenant_id = ${tenantId} and av.version = p.account_version
          group by 1) c) as "accountTypes"`)
  return {
    counts: row?.counts ?? { open: 0, approve: 0, deny: 0 },
    groups: row?.groups ?? [],
    anchors: row?.anchors ?? [],
    riskLevels: row?.riskLevels ?? [],
    complianceFrameworks: row?.complianceFrameworks ?? [],
    accountTypes: row?.accountTypes ?? [],
  }
}
