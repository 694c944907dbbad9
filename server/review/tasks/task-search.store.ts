import type { TaskFilter } from '../../../contract/review/task-search.ts'
import { reached, reachOf } from '../../campaign/index.ts'
import type { Reader } from '../../db/index.ts'
import { anyOf, join, type Sql, sql } from '../../db/sql.ts'
import type { Actor } from '../../http/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import { currentReviews } from '../review.store.ts'
import { type TaskRow, taskColumns } from '../task.store.ts'
import { entitlementConditions, hasAnswered, holderConditions, isAssigned, taskConditions } from './task-search.sql.ts'

/** A review that is open or closed, and whether the caller may see all of its tasks. */
export interface SearchedReview {
  key: string
  campaignId: string
  preparationKey: string
  firstNumber: string
  startedBy: string | null
  seesAll: boolean
}

type ReviewFilter = Pick<
  TaskFilter,
  'accessReviewIds' | 'createdAfter' | 'createdBefore' | 'olderThanDuration' | 'openerIds'
>

export const listSearchedReviews = (reader: Reader, tenantId: TenantId, actor: Actor, filter: ReviewFilter) => {
  const { createdAfter, createdBefore, olderThanDuration } = filter
  const conditions = [
    ...anyOf(sql`r.campaign_id`, filter.accessReviewIds),
    ...anyOf(sql`r.started_by`, filter.openerIds),
    ...(createdAfter ? [sql`r.opened_at > ${createdAfter}::timestamptz`] : []),
    ...(createdBefore ? [sql`r.opened_at < ${createdBefore}::timestamptz`] : []),
    ...(olderThanDuration ? [sql`r.opened_at < now() - ${olderThanDuration.replace(/s$/, ' seconds')}::interval`] : []),
  ]
  return reader.rows<SearchedReview>(sql`
    select r.review_key::text as key, r.campaign_id as "campaignId", r.preparation_key::text as "preparationKey",
      r.first_number::text as "firstNumber", r.started_by as "startedBy", ${reached(reachOf(actor))} as "seesAll"
    from ${currentReviews}
    where r.tenant_id = ${tenantId} and r.opened_at is not null and ${join(conditions, ' and ')}
    order by r.first_number`)
}

export type TaskOrder = 'number' | 'number down' | 'app' | 'resource'
export type FoundTask = TaskRow & { reviewKey: string; sortKey: string[] }

export interface TaskQuery {
  filter: TaskFilter
  reviews: readonly SearchedReview[]
  order: TaskOrder
  /** The sort key of the last row of the page before. */
  after: readonly string[]
  limit: number
}

/** Sort keys: where a row is among those of its review, and where a page begins. `at` is the start of the page. */
interface Ordering {
  by: Sql
  after: Sql
  /** Over all reviews. */
  overall: Sql
  key: Sql
}

function orderingOf(order: TaskOrder, [first, rank, number]: readonly string[]): Ordering {
  const key = (of: Sql) => sql`array[r.first_number::text, (${of})::text, t.numeric_id::text]`
  if (order === 'number' || order === 'number down') {
    const down = order === 'number down'
    const by = down ? sql`t.numeric_id desc` : sql`t.numeric_id`
    const after =
      number === undefined
        ? sql`true`
        : down
          ? sql`t.numeric_id < ${number}::bigint`
          : sql`t.numeric_id > ${number}::bigint`
    return { by, after, overall: by, key: key(sql`0`) }
  }
  const column = order === 'app' ? sql`t.app_rank` : sql`t.resource_rank`
  const from = (value: string, otherwise: string) =>
    sql`case when r.first_number = ${first}::bigint then ${value}::bigint else ${otherwise}::bigint end`
  const after =
    first === undefined
      ? sql`true`
      : sql`r.first_number >= ${first}::bigint
          and (${column}::bigint, t.numeric_id) > (${from(rank ?? '0', '-1')}, ${from(number ?? '0', '0')})`
  return { by: sql`${column}, t.numeric_id`, after, overall: sql`r.first_number, ${column}, t.numeric_id`, key: key(column) }
}

/**
 * One page of tasks that the caller may see. They come from ranges that are each at most a page long and then merged: the
 * reviewer sets of people, the answers of people, the tasks of a holder, or all tasks of a review.
 */
export async function searchTasks(
  reader: Reader,
  tenantId: TenantId,
  actor: Actor,
  query: TaskQuery,
): Promise<FoundTask[]> {
  const { reviews, order, limit } = query
  if (reviews.length === 0) return []
  const column = <T>(pick: (review: SearchedReview) => T) => reviews.map(pick)
  const parts = streamsOf(tenantId, actor, query)
  if (parts.length === 0) return []
  const { overall } = orderingOf(order, [])
  return reader.rows<FoundTask>(sql`
    with r as (
      select * from unnest(${column(({ key }) => key)}::bigint[], ${column(({ firstNumber }) => firstNumber)}::bigint[],
        ${column(({ preparationKey }) => preparationKey)}::bigint[], ${column(({ startedBy }) => startedBy)}::text[],
        ${column(({ seesAll }) => seesAll)}::boolean[])
        as r (review_key, first_number, preparation_key, started_by, sees_all)),
    found as (${join(parts, ' union all ')})
    select ${taskColumns}, t.review_key::text as "reviewKey", f.sort_key as "sortKey"
    from (select distinct review_key, numeric_id, sort_key from found) f
    join r on r.review_key = f.review_key
    join tasks t on t.tenant_id = ${tenantId} and t.review_key = f.review_key and t.numeric_id = f.numeric_id
    order by ${overall} limit ${limit}`)
}

/** The ranges that a page comes from. */
function streamsOf(tenantId: TenantId, actor: Actor, { filter, reviews, order, after, limit }: TaskQuery): Sql[] {
  const ordering = orderingOf(order, after)
  const { who, what } = taskConditions(tenantId, filter, actor.userId)
  const mayReview = actor.permissions.has('review.own')
  const self = [actor.userId]
  const isVisible = mayReview ? sql`(r.sees_all or ${isAssigned(self)} or ${hasAnswered(self)})` : sql`r.sees_all`
  const given: Given = { tenantId, ordering, limit, conditions: [isVisible, ...what, ...who] }
  const acted = filter.includeActedAfter
  const assignees = [filter.assigneesInIds, filter.myWorkUserIds].find((ids) => ids?.length)
  const extra = acted
    ? [ofAnswers({ ...given, conditions: [isVisible, ...what] }, assignees ?? self, sql`d.decided_at > ${acted}::timestamptz`)]
    : []
  if (assignees) return [ofSets(given, assignees), ...extra]
  if (filter.assignedOrStepApproverUserId) {
    const userIds = [filter.assignedOrStepApproverUserId]
    return [ofSets(given, userIds), ofAnswers(given, userIds), ...extra]
  }
  const actors = [filter.actorId ? [filter.actorId] : undefined, filter.previouslyActedOnIds].find((ids) => ids?.length)
  if (actors) return [ofAnswers(given, actors), ...extra]
  const seesSome = mayReview && reviews.some(({ seesAll }) => !seesAll)
  return [
    ...(reviews.some(({ seesAll }) => seesAll) ? [ofReviews(given, filter, order)] : []),
    ...(seesSome ? [ofSets(given, self), ofAnswers(given, self)] : []),
    ...extra,
  ]
}

interface Given {
  tenantId: TenantId
  ordering: Ordering
  limit: number
  conditions: readonly Sql[]
}

const rowsOf = ({ tenantId, ordering: { by, after, key }, limit, conditions }: Given, range: Sql): Sql => sql`
  select t.review_key, t.numeric_id, ${key} as sort_key from tasks t
  where t.tenant_id = ${tenantId} and t.review_key = r.review_key and ${range} and ${after}
    and ${join(conditions, ' and ')}
  order by ${by} limit ${limit}`

/** Open tasks of the reviewer sets of these people. */
const ofSets = (given: Given, userIds: readonly string[]): Sql => sql`
  select f.* from r
  join (select distinct m.review_key, m.set_key from reviewer_set_members m
    where m.tenant_id = ${given.tenantId} and m.user_id = any(${userIds}::text[])) s on s.review_key = r.review_key
  cross join lateral (${rowsOf(given, sql`t.set_key = s.set_key and t.state = 'O'`)}) f`

/** Tasks that these people have answered. */
const ofAnswers = (given: Given, userIds: readonly string[], when: Sql = sql`true`): Sql => sql`
  select f.* from r
  join submissions s on s.tenant_id = ${given.tenantId} and s.review_key = r.review_key and s.user_id = any(${userIds}::text[])
  cross join lateral (${rowsOf(
    given,
    sql`t.numeric_id in (select d.numeric_id from decisions d where d.tenant_id = ${given.tenantId}
      and d.submission_key = s.submission_key and ${when})`,
  )}) f`

/** Tasks of the reviews that the caller may see all of. */
function ofReviews(given: Given, filter: TaskFilter, order: TaskOrder): Sql {
  const { tenantId } = given
  const holders = holderConditions(filter)
  if (holders.length > 0)
    return sql`
      select f.* from r
      join (preparation_principals p
        left join account_versions av on av.tenant_id = p.tenant_id and av.version = p.account_version
        left join user_versions uv on uv.tenant_id = p.tenant_id and uv.version = p.user_version)
        on p.tenant_id = ${tenantId} and p.preparation_key = r.preparation_key and ${join(holders, ' and ')}
      cross join lateral (${rowsOf(given, inRangeOf)}) f
      where r.sees_all`
  if (order === 'number' || order === 'number down')
    return sql`
      select f.* from r cross join lateral (${rowsOf(given, sql`true`)}) f where r.sees_all`
  const rank = order === 'app' ? sql`app_rank` : sql`resource_rank`
  const entitlements = entitlementConditions(filter)
  // Other orders than by number have no index of tasks over all reviewer sets: the items of an entitlement have one.
  return sql`
    select f.* from r
    join (preparation_entitlements e
      join entitlement_versions ev on ev.tenant_id = e.tenant_id and ev.version = e.entitlement_version)
      on e.tenant_id = ${tenantId} and e.preparation_key = r.preparation_key and ${join(entitlements, ' and ')}
    cross join lateral (${rowsOf(
      given,
      sql`t.${rank} = e.${rank} and t.numeric_id in (
        select o.numeric_id from items i
        join preparation_principals p on p.tenant_id = i.tenant_id and p.preparation_key = i.preparation_key
          and p.principal_key = i.principal_key
        join tasks o on o.tenant_id = ${tenantId} and o.review_key = r.review_key and o.entitlement_key = i.entitlement_key
          and o.numeric_id >= r.first_number + p.first_item and o.numeric_id < r.first_number + p.first_item + p.item_count
        where i.tenant_id = ${tenantId} and i.preparation_key = r.preparation_key
          and i.entitlement_key = e.entitlement_key)`,
    )}) f
    where r.sees_all`
}

/** The tasks of a principal `p` are a range of numbers. */
const inRangeOf = sql`t.numeric_id >= r.first_number + p.first_item
  and t.numeric_id < r.first_number + p.first_item + p.item_count`
