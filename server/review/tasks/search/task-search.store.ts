import type { TaskFilter } from '../../../../contract/review/task-search.ts'
import { isVisible, reachOf } from '../../../campaign/index.ts'
import type { Reader } from '../../../db/index.ts'
import { anyOf, join, type Sql, sql } from '../../../db/sql.ts'
import type { Actor } from '../../../http/index.ts'
import type { TenantId } from '../../../lib/ids.ts'
import { currentReviews } from '../../review.sql.ts'
import type { Review } from '../../review.store.ts'
import { taskColumns } from '../../task.sql.ts'
import type { TaskRow } from '../../task.store.ts'
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
    ...(olderThanDuration ? [sql`now() - r.opened_at > ${olderThanDuration.replace(/s$/, ' seconds')}::interval`] : []),
  ]
  return reader.rows<SearchedReview>(sql`
    select r.review_key::text as key, r.campaign_id as "campaignId", r.preparation_key::text as "preparationKey",
      r.first_number::text as "firstNumber", r.started_by as "startedBy", ${isVisible(reachOf(actor))} as "seesAll"
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

/** Sort keys: the order within a review and over all reviews, where the page begins, and the key of a row. */
interface Ordering {
  by: Sql
  overall: Sql
  after: Sql
  key: Sql
}

/** By number over all reviews. */
function numberOrdering(down: boolean, [number]: readonly string[]): Ordering {
  const by = down ? sql`t.numeric_id desc` : sql`t.numeric_id`
  const next = down ? sql`t.numeric_id < ${number}::bigint` : sql`t.numeric_id > ${number}::bigint`
  return { by, overall: by, after: number === undefined ? sql`true` : next, key: sql`array[t.numeric_id::text]` }
}

type Rank = 'app' | 'resource'
const rankColumn = (rank: Rank) => (rank === 'app' ? sql`app_rank` : sql`resource_rank`)

/** By rank in one review, and then by a column of tasks that the range is ordered by. */
function rankOrdering(rank: Rank, tie: Sql, [at, last]: readonly string[]): Ordering {
  const column = sql`t.${rankColumn(rank)}`
  const by = sql`${column}, t.${tie}`
  return {
    by,
    overall: by,
    after: at === undefined ? sql`true` : sql`(${column}, t.${tie}) > (${at}::int, ${last}::bigint)`,
    key: sql`array[${column}::text, t.${tie}::text]`,
  }
}

/**
 * One page of tasks that the caller may see. They come from ranges that are each at most a page long and then merged: the
 * reviewer sets of people, the answers of people, the tasks of a holder, or all tasks of a review.
 */
export async function searchTasks(
  reader: Reader,
  tenantId: TenantId,
  actor: Actor,
  { order, after, limit, ...query }: TaskQuery,
): Promise<FoundTask[]> {
  const of = { tenantId, actor, ...query }
  if (order === 'number' || order === 'number down') {
    const ordering = numberOrdering(order === 'number down', after)
    return readPage(reader, of, query.reviews, { ordering, limit, rank: undefined, after })
  }
  // Ranks are those of one review, so reviews come one after the other, until the page is full.
  const rows: FoundTask[] = []
  const [first = '0', ...place] = after
  for (const review of query.reviews) {
    if (BigInt(review.firstNumber) < BigInt(first)) continue
    const start = review.firstNumber === first ? place : []
    const tie = review.seesAll && driverOf(query.filter) === undefined ? sql`principal_key` : sql`numeric_id`
    const page = { ordering: rankOrdering(order, tie, start), rank: order, after: start, limit: limit - rows.length }
    const found = await readPage(reader, of, [review], page)
    rows.push(...found.map((row) => ({ ...row, sortKey: [review.firstNumber, ...row.sortKey] })))
    if (rows.length >= limit) break
  }
  return rows
}

interface Searching {
  tenantId: TenantId
  actor: Actor
  filter: TaskFilter
}
interface PageOf {
  ordering: Ordering
  rank: Rank | undefined
  after: readonly string[]
  limit: number
}

async function readPage(
  reader: Reader,
  searching: Searching,
  reviews: readonly SearchedReview[],
  page: PageOf,
): Promise<FoundTask[]> {
  const streams = reviews.length === 0 ? [] : streamsOf(searching, reviews, page)
  if (streams.length === 0) return []
  const { overall } = page.ordering
  return reader.rows<FoundTask>(sql`
    select ${taskColumns}, t.review_key::text as "reviewKey", f.sort_key as "sortKey"
    from (${join(streams, ' union ')}) f
    join tasks t on t.tenant_id = ${searching.tenantId} and t.review_key = f.review_key and t.numeric_id = f.numeric_id
    order by ${overall} limit ${page.limit}`)
}

/** The reviews as a table `r`. One alone is written as constants, so that the order of a range is that of its index. */
function reviewTable(reviews: readonly SearchedReview[]): Sql {
  const [only, ...others] = reviews
  if (only && others.length === 0)
    return sql`(select ${only.key}::bigint as review_key, ${only.firstNumber}::bigint as first_number,
      ${only.preparationKey}::bigint as preparation_key, ${only.startedBy}::text as started_by,
      ${only.seesAll}::boolean as sees_all) r`
  const column = <T>(pick: (review: SearchedReview) => T) => reviews.map(pick)
  return sql`unnest(${column(({ key }) => key)}::bigint[], ${column(({ firstNumber }) => firstNumber)}::bigint[],
    ${column(({ preparationKey }) => preparationKey)}::bigint[], ${column(({ startedBy }) => startedBy)}::text[],
    ${column(({ seesAll }) => seesAll)}::boolean[]) as r (review_key, first_number, preparation_key, started_by, sees_all)`
}

/** The people whose tasks the filter asks for; without them all tasks are searched that the caller may see. */
function driverOf(filter: TaskFilter): { sets?: readonly string[]; answers?: readonly string[] } | undefined {
  const assignees = [filter.assigneesInIds, filter.myWorkUserIds].find((ids) => ids?.length)
  if (assignees) return { sets: assignees }
  const { assignedOrStepApproverUserId: userId, actorId } = filter
  if (userId) return { sets: [userId], answers: [userId] }
  const actors = [actorId ? [actorId] : undefined, filter.previouslyActedOnIds].find((ids) => ids?.length)
  return actors && { answers: actors }
}

/** The ranges that a page comes from. */
function streamsOf({ tenantId, actor, filter }: Searching, reviews: readonly SearchedReview[], page: PageOf): Sql[] {
  const preparationKeys = reviews.map(({ preparationKey }) => preparationKey)
  const { who, what } = taskConditions({ tenantId, preparationKeys }, filter, actor.userId)
  const mayReview = actor.permissions.has('review.own')
  const self = [actor.userId]
  const isVisible = mayReview ? sql`(r.sees_all or ${isAssigned(self)} or ${hasAnswered(self)})` : sql`r.sees_all`
  const given: Given = { tenantId, ...page, reviews: reviewTable(reviews), conditions: [isVisible, ...what, ...who] }
  const driver = driverOf(filter)
  const { includeActedAfter } = filter
  const acted = includeActedAfter
    ? [
        ofAnswers(
          { ...given, conditions: [isVisible, ...what] },
          driver?.sets ?? self,
          sql`d.decided_at > ${includeActedAfter}::timestamptz`,
        ),
      ]
    : []
  if (driver)
    return [
      ...(driver.sets ? [ofSets(given, driver.sets)] : []),
      ...(driver.answers ? [ofAnswers(given, driver.answers)] : []),
      ...acted,
    ]
  return [
    ...(reviews.some(({ seesAll }) => seesAll) ? [ofReviews(given, filter)] : []),
    ...(mayReview && reviews.some(({ seesAll }) => !seesAll) ? [ofSets(given, self), ofAnswers(given, self)] : []),
    ...acted,
  ]
}

interface Given extends PageOf {
  tenantId: TenantId
  reviews: Sql
  conditions: readonly Sql[]
}

const rowsOf = (
  { tenantId, ordering: { by, after, key }, limit, conditions }: Given,
  range: Sql,
  from: Sql = sql`tasks t`,
): Sql => sql`
  select t.review_key, t.numeric_id, ${key} as sort_key from ${from}
  where t.tenant_id = ${tenantId} and t.review_key = r.review_key and ${range} and ${after}
    and ${join(conditions, ' and ')}
  order by ${by} limit ${limit}`

/** Open tasks of the reviewer sets of these people. */
const ofSets = (given: Given, userIds: readonly string[]): Sql => sql`
  select f.* from ${given.reviews}
  join (select distinct m.review_key, m.set_key from reviewer_set_members m
    where m.tenant_id = ${given.tenantId} and m.user_id = any(${userIds}::text[])) s on s.review_key = r.review_key
  cross join lateral (${rowsOf(given, sql`t.set_key = s.set_key and t.state = 'O'`)}) f`

/** Tasks that these people have answered: of each submission, the decisions in the order of their index. */
const ofAnswers = (given: Given, userIds: readonly string[], when: Sql = sql`true`): Sql => sql`
  select f.* from ${given.reviews}
  join submissions s on s.tenant_id = ${given.tenantId} and s.review_key = r.review_key
    and s.user_id = any(${userIds}::text[])
  cross join lateral (${rowsOf(
    given,
    sql`d.tenant_id = ${given.tenantId} and d.submission_key = s.submission_key and ${when}`,
    sql`decisions d join tasks t
      on t.tenant_id = d.tenant_id and t.review_key = d.review_key and t.numeric_id = d.numeric_id`,
  )}) f`

/** Tasks of the reviews that the caller may see all of. */
function ofReviews(given: Given, filter: TaskFilter): Sql {
  const { tenantId, reviews, rank } = given
  const holders = holderConditions(filter)
  if (holders.length > 0)
    return sql`
      select f.* from ${reviews}
      join (preparation_principals p
        left join account_versions av on av.tenant_id = p.tenant_id and av.version = p.account_version
        left join user_versions uv on uv.tenant_id = p.tenant_id and uv.version = p.user_version)
        on p.tenant_id = ${tenantId} and p.preparation_key = r.preparation_key and ${join(holders, ' and ')}
      cross join lateral (${rowsOf(given, inRangeOf)}) f
      where r.sees_all`
  return rank
    ? byEntitlement(given, filter, rank)
    : sql`select f.* from ${reviews} cross join lateral (${rowsOf(given, sql`true`)}) f where r.sees_all`
}

/** The tasks of a principal `p` are a range of numbers. */
const inRangeOf = sql`t.numeric_id >= r.first_number + p.first_item
  and t.numeric_id < r.first_number + p.first_item + p.item_count`

/**
 * By rank, over all reviewer sets: tasks have no index for that, but the items of an entitlement do. Walks entitlements
 * in order, at most a page of each, so that nothing is sorted.
 */
function byEntitlement(given: Given, filter: TaskFilter, rank: Rank): Sql {
  const { tenantId, reviews, conditions, limit, after, ordering } = given
  const [at = '-1', last = '0'] = after
  const column = rankColumn(rank)
  return sql`
    (select f.review_key, f.numeric_id, f.sort_key from ${reviews}
    join (preparation_entitlements e
      join entitlement_versions ev on ev.tenant_id = e.tenant_id and ev.version = e.entitlement_version)
      on e.tenant_id = ${tenantId} and e.preparation_key = r.preparation_key and e.${column} >= ${at}::int
        and ${join(entitlementConditions(filter), ' and ')}
    cross join lateral (
      select t.review_key, t.numeric_id, t.principal_key, ${ordering.key} as sort_key from items i
      join preparation_principals p on p.tenant_id = ${tenantId} and p.preparation_key = r.preparation_key
        and p.principal_key = i.principal_key
      join tasks t on t.tenant_id = ${tenantId} and t.review_key = r.review_key and ${inRangeOf}
        and t.entitlement_key = i.entitlement_key
      where i.preparation_key = r.preparation_key and i.tenant_id = ${tenantId} and i.entitlement_key = e.entitlement_key
        and i.principal_key > case when e.${column} = ${at}::int then ${last}::bigint else 0 end
        and ${join(conditions, ' and ')}
      order by i.principal_key limit ${limit}) f
    where r.sees_all order by e.${column}, f.principal_key limit ${limit})`
}

/** Whether somebody is in a reviewer set of a review. */
export const hasTasks = async (reader: Reader, tenantId: TenantId, reviewKey: string, userId: string) =>
  (await reader.count(sql`
    select 1 from reviewer_set_members where tenant_id = ${tenantId} and user_id = ${userId}
      and review_key = ${reviewKey} limit 1`)) > 0

export const searchedReview = (review: Review, seesAll: boolean): SearchedReview => ({
  key: review.key,
  campaignId: review.campaignId,
  preparationKey: review.preparationKey,
  firstNumber: review.firstNumber,
  startedBy: review.startedBy,
  seesAll,
})

/** Tasks of one review, with numbers after one. */
interface Matching {
  filter: TaskFilter
  assignedTo: string | undefined
  after: string
}
const filterOf = ({ filter, assignedTo }: Matching): TaskFilter =>
  assignedTo === undefined ? filter : { ...filter, myWorkUserIds: [assignedTo] }

/** The numbers of the tasks that match, in order, up to a limit. */
export async function listMatching(
  reader: Reader,
  tenantId: TenantId,
  actor: Actor,
  review: SearchedReview,
  { limit, ...matching }: Matching & { limit: number },
): Promise<string[]> {
  const query = {
    filter: filterOf(matching),
    reviews: [review],
    order: 'number',
    after: [matching.after],
    limit,
  } as const
  const rows = await searchTasks(reader, tenantId, actor, query)
  return rows.map(({ numericId }) => numericId)
}

/** More tasks than a review can have. */
const ALL = 2 ** 31 - 1

export async function countMatching(
  reader: Reader,
  tenantId: TenantId,
  actor: Actor,
  review: SearchedReview,
  matching: Matching,
): Promise<number> {
  const after = [matching.after]
  const page = { ordering: numberOrdering(false, after), rank: undefined, after, limit: ALL }
  const streams = streamsOf({ tenantId, actor, filter: filterOf(matching) }, [review], page)
  const found = streams.length === 0 ? [sql`select 1 where false`] : streams
  const row = await reader.first<{ n: number }>(sql`select count(*)::int as n from (${join(found, ' union ')}) f`)
  return row?.n ?? 0
}
