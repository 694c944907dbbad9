import type { SortColumn } from '../../../contract/review/my-review.ts'
import type { PendingDecisionFilter, ReviewDecision } from '../../../contract/review/submission.ts'
import type { Reader } from '../../db/index.ts'
import { join, type Sql, sql } from '../../db/sql.ts'
import { riskRank } from '../../directory/index.ts'
import { hasPending, type Inbox, inboxConditions, stepsWithReason } from '../inbox-filter.sql.ts'
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
  /** In the unstructured view. */
  sort?: { column: SortColumn; descending: boolean }
}

/** What a view is sorted by, before the number of the task, which is unique. */
const RANKS: Record<View, Sql | undefined> = {
  BY_APP: sql`t.app_rank`,
  BY_RESOURCE: sql`t.resource_rank`,
  BY_USER: undefined,
  UNSTRUCTURED: undefined,
}

/** What tasks (`t`) show, as it was when the campaign was prepared. */
const prepared = ({ tenantId, review }: Inbox): Sql => sql`
  join preparation_entitlements e on e.tenant_id = ${tenantId} and e.preparation_key = ${review.preparationKey}
    and e.entitlement_key = t.entitlement_key
  join entitlement_versions ev on ev.tenant_id = ${tenantId} and ev.version = e.entitlement_version
  join preparation_principals p on p.tenant_id = ${tenantId} and p.preparation_key = ${review.preparationKey}
    and p.principal_key = t.principal_key
  left join account_versions av on av.tenant_id = ${tenantId} and av.version = p.account_version
  left join user_versions uv on uv.tenant_id = ${tenantId} and uv.version = p.user_version
  left join resource_versions rv on rv.tenant_id = ${tenantId} and rv.version = p.resource_version`

/** What the unstructured view can be sorted by, in words of `prepared`, and its type. */
const text = (value: Sql) => ({ value: sql`lower(coalesce(${value}, '')) collate "C"`, type: sql`text collate "C"` })
const SORTS: Record<SortColumn, { value: Sql; type: Sql }> = {
  ACCOUNT_OWNER: text(sql`coalesce(uv.display_name, rv.display_name)`),
  ACCOUNT: text(sql`coalesce(av.display_name, rv.display_name)`),
  DEPARTMENT: text(sql`uv.department`),
  JOB_TITLE: text(sql`uv.job_title`),
  APP: { value: sql`e.app_rank`, type: sql`int` },
  ENTITLEMENT: text(sql`ev.display_name`),
  RESOURCE: { value: sql`e.resource_rank`, type: sql`int` },
  RISK_LEVEL: {
    value: sql`coalesce((select ${riskRank(sql`v`)} from attribute_values v
      where v.tenant_id = ev.tenant_id and v.value_id = ev.risk_level_id), 0)`,
    type: sql`int`,
  },
  LAST_LOGIN: {
    value: sql`coalesce(extract(epoch from coalesce((select g.last_used_at from items i
      join grant_versions g on g.tenant_id = i.tenant_id and g.version = i.grant_version
      where i.tenant_id = p.tenant_id and i.preparation_key = p.preparation_key and i.principal_key = p.principal_key
        and i.entitlement_key = e.entitlement_key), av.last_login_at)), 0)::bigint`,
    type: sql`bigint`,
  },
}

/** The order of a list: of tasks (`t`), with `sort_key` where they are sorted by a column. */
interface Order {
  by: Sql
  /** The place of a task, as texts. */
  place: Sql
  isAfter(place: readonly string[]): Sql
}

function orderOf({ view, sort }: InboxRequest): Order {
  const key = sort ? { value: sql`t.sort_key`, type: SORTS[sort.column].type } : { value: RANKS[view], type: sql`int` }
  const [direction, beyond] = sort?.descending ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`]
  if (!key.value)
    return {
      by: sql`t.numeric_id`,
      place: sql`array[t.numeric_id::text]`,
      isAfter: ([number]) => (number === undefined ? sql`true` : sql`t.numeric_id > ${number}::bigint`),
    }
  const { value, type } = key
  return {
    by: sql`${value} ${direction}, t.numeric_id ${direction}`,
    place: sql`array[${value}::text, t.numeric_id::text]`,
    isAfter: ([at, number]) =>
      at === undefined ? sql`true` : sql`(${value}, t.numeric_id) ${beyond} (${at}::${type}, ${number ?? '0'}::bigint)`,
  }
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
function tasksOf(inbox: Inbox, request: InboxRequest, page?: { after: readonly string[]; limit: number }): Sql {
  const { tenantId, userId, review } = inbox
  const order = orderOf(request)
  const mine = sql`t.tenant_id = ${tenantId} and t.review_key = ${review.key}`
  const chosen = sql`${page ? order.isAfter(page.after) : sql`true`} and ${conditionsOf(inbox, request)}`
  if (request.answered)
    return sql`tasks t where ${mine} and ${chosen} and t.numeric_id in (
      select d.numeric_id from submissions s
      join decisions d on d.tenant_id = s.tenant_id and d.submission_key = s.submission_key
      where s.tenant_id = ${tenantId} and s.user_id = ${userId} and s.review_key = ${review.key})`
  return sql`reviewer_set_members m cross join lateral (
      select * from tasks t where ${mine} and t.set_key = m.set_key and t.state = 'O' and ${chosen}
      ${page ? sql`order by ${order.by} limit ${page.limit}` : sql``}) t
    where m.tenant_id = ${tenantId} and m.user_id = ${userId} and m.review_key = ${review.key}`
}

/** All of them, with what they are sorted by. Sorting by a column reads them all, which an order of a view does not. */
const sortedTasks = (inbox: Inbox, request: InboxRequest): Sql =>
  request.sort
    ? sql`select t.*, ${SORTS[request.sort.column].value} as sort_key
        from (select t.* from ${tasksOf(inbox, request)}) t ${prepared(inbox)}`
    : sql`select t.* from ${tasksOf(inbox, request)}`

/** A task and its place in the list. */
export type PlacedTask = TaskRow & { place: string[] }

/** A page of the tasks of a reviewer, in the order of the list. */
export const listMyTasks = (
  reader: Reader,
  inbox: Inbox,
  request: InboxRequest,
  after: readonly string[],
  limit: number,
) => {
  const { by, place, isAfter } = orderOf(request)
  const from = request.sort
    ? sql`(${sortedTasks(inbox, request)}) t where ${isAfter(after)}`
    : tasksOf(inbox, request, { after, limit })
  return reader.rows<PlacedTask>(sql`
    select ${taskColumns}, ${place} as place from ${from} order by ${by} limit ${limit}`)
}

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
  /** The place of its first task. */
  first: string[]
  sections: { all: number; left: number }[]
}
export interface OutlineRows {
  counts: OutlineCounts
  groups: GroupRow[]
  anchors: { n: number; place: string[] }[]
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

/** How far apart the places are at which a list can be entered. */
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
  const { by, place } = orderOf(request)
  const group = request.view === 'UNSTRUCTURED' ? undefined : GROUPS[request.view]
  const groups = group
    ? sql`(select json_agg(json_build_object('id', ${group.id}, 'displayName', ${group.name}, 'all', t.n,
          'staged', t.staged, 'first', ${place}, 'sections', t.sections) order by ${by})
        from (
          select distinct on (t.no) t.*, g.n, g.staged, g.sections from numbered t join grouped g on g.no = t.no
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
      (select json_agg(json_build_object('n', n, 'place', ${place}) order by n) from (
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
