import type { Reader } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { Inbox } from '../inbox-filter.sql.ts'

export interface ChangeRow {
  numericId: string
  kind: string
  at: Date
  userId: string | null
  userDisplayName: string | null
  approved: boolean | null
  isAssigned: boolean
}

/**
 * What others did, since a time, to tasks that were or are assigned to the reviewer. Somebody's transaction may end after
 * a later one was seen, so a little of what was told is told again.
 */
export const listChangeRows = (
  reader: Reader,
  { tenantId, userId, review }: Inbox,
  since: string,
  overlapSeconds: number,
  limit: number,
) => {
  const begin = sql`(${since}::timestamptz - ${`${overlapSeconds} seconds`}::interval)`
  return reader.rows<ChangeRow>(sql`
    with mine as materialized (
      select m.set_key from reviewer_set_members m
      where m.tenant_id = ${tenantId} and m.user_id = ${userId} and m.review_key = ${review.key}),
    happened as (
      select d.numeric_id, 'DECIDED' as kind, d.decided_at as at, d.user_id, d.approved, d.set_key
      from submissions s
      join decisions d on d.tenant_id = s.tenant_id and d.submission_key = s.submission_key and d.decided_at >= ${begin}
      where s.tenant_id = ${tenantId} and s.review_key = ${review.key} and s.user_id <> ${userId}
        and (s.finished_at >= ${begin} or s.finished_at is null)
      union all
      select v.numeric_id, v.kind, v.at, v.user_id, null, v.set_key
      from task_events v
      where v.tenant_id = ${tenantId} and v.review_key = ${review.key} and v.at >= ${begin}
        and v.kind <> 'COMMENT' and v.user_id is distinct from ${userId})
    select h.numeric_id::text as "numericId", h.kind, h.at, h.user_id as "userId", u.display_name as "userDisplayName",
      h.approved, t.state = 'O' and t.set_key in (select set_key from mine) as "isAssigned"
    from happened h
    join tasks t on t.tenant_id = ${tenantId} and t.review_key = ${review.key} and t.numeric_id = h.numeric_id
    left join users u on u.tenant_id = ${tenantId} and u.user_id = h.user_id
    where h.set_key in (select set_key from mine) or (t.state = 'O' and t.set_key in (select set_key from mine))
    order by h.at, h.numeric_id limit ${limit}`)
}

/** The time of the database, as a cursor. */
export const currentTime = async (reader: Reader): Promise<string> =>
  (
    await reader.first<{ now: string }>(sql`
    select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as now`)
  )?.now ?? ''
