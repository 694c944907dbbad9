import type { Reader } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { Inbox } from '../inbox-filter.sql.ts'
import { taskColumns } from '../task.sql.ts'
import type { TaskRow } from '../task.store.ts'
import { type InboxRequest, orderOf, sortedTasks, tasksOf } from './inbox.sql.ts'

/** A task and its sort key. */
export type KeyedTask = TaskRow & { sortKey: string[] }

/** A page of the tasks of a reviewer, in the order of the list. */
export const listMyTasks = (
  reader: Reader,
  inbox: Inbox,
  request: InboxRequest,
  after: readonly string[],
  limit: number,
) => {
  const { by, sortKey, isAfter } = orderOf(request)
  const from = request.sort
    ? sql`(${sortedTasks(inbox, request)}) t where ${isAfter(after)}`
    : tasksOf(inbox, request, { after, limit })
  return reader.rows<KeyedTask>(sql`
    select ${taskColumns}, ${sortKey} as "sortKey" from ${from} order by ${by} limit ${limit}`)
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

export interface SetMembers {
  /** The first by name. */
  reviewers: { id: string; displayName: string }[]
  reviewerCount: number
}

/** Who is in these sets of reviewers, by set. */
export async function findSetMembers(reader: Reader, { tenantId, review }: Inbox, sets: readonly number[]) {
  const rows = await reader.rows<SetMembers & { setKey: number }>(sql`
    select m.set_key as "setKey", count(*)::int as "reviewerCount", to_json((array_agg(
        json_build_object('id', u.user_id, 'displayName', u.display_name) order by u.display_name, u.user_id))[1:3]) as reviewers
    from reviewer_set_members m join users u on u.tenant_id = m.tenant_id and u.user_id = m.user_id
    where m.tenant_id = ${tenantId} and m.review_key = ${review.key} and m.set_key = any(${[...new Set(sets)]}::int[])
    group by m.set_key`)
  return new Map(rows.map(({ setKey, ...members }) => [setKey, members]))
}
