import type { SortColumn } from '../../../contract/review/my-review.ts'
import type { PendingDecisionFilter, ReviewDecision } from '../../../contract/review/submission.ts'
import { join, type Sql, sql } from '../../db/sql.ts'
import { riskRank } from '../../directory/index.ts'
import { hasPending, type Inbox, inboxConditions } from '../inbox-filter.sql.ts'

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
export const prepared = ({ tenantId, review }: Inbox): Sql => sql`
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
  /** The sort key of a task, as texts. */
  sortKey: Sql
  isAfter(sortKey: readonly string[]): Sql
}

export function orderOf({ view, sort }: InboxRequest): Order {
  const key = sort ? { value: sql`t.sort_key`, type: SORTS[sort.column].type } : { value: RANKS[view], type: sql`int` }
  const [direction, beyond] = sort?.descending ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`]
  if (!key.value)
    return {
      by: sql`t.numeric_id`,
      sortKey: sql`array[t.numeric_id::text]`,
      isAfter: ([number]) => (number === undefined ? sql`true` : sql`t.numeric_id > ${number}::bigint`),
    }
  const { value, type } = key
  return {
    by: sql`${value} ${direction}, t.numeric_id ${direction}`,
    sortKey: sql`array[${value}::text, t.numeric_id::text]`,
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
export function tasksOf(inbox: Inbox, request: InboxRequest, page?: { after: readonly string[]; limit: number }): Sql {
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

/** Tasks that the reviewer has answered, the last time with a denial, as `numeric_id`. */
export const deniedTasks = ({ tenantId, userId, review }: Inbox): Sql => sql`
  select d.numeric_id from (
    select distinct on (d.numeric_id) d.numeric_id, d.approved from submissions s
    join decisions d on d.tenant_id = s.tenant_id and d.submission_key = s.submission_key
    where s.tenant_id = ${tenantId} and s.user_id = ${userId} and s.review_key = ${review.key}
    order by d.numeric_id, d.step_seq desc) d
  where not d.approved`

/** All of them, with what they are sorted by. Sorting by a column reads them all, which an order of a view does not. */
export const sortedTasks = (inbox: Inbox, request: InboxRequest): Sql =>
  request.sort
    ? sql`select t.*, ${SORTS[request.sort.column].value} as sort_key
        from (select t.* from ${tasksOf(inbox, request)}) t ${prepared(inbox)}`
    : sql`select t.* from ${tasksOf(inbox, request)}`
