import type { Reader, Tx } from '../../../db/index.ts'
import { type Sql, sql } from '../../../db/sql.ts'
import type { Range } from '../../../jobs/index.ts'
import type { TenantId } from '../../../lib/ids.ts'
import { currentReviews } from '../../review.sql.ts'
import type { TaskRow } from '../../task.store.ts'

/** Reviews in which tasks can still change. */
const isOpen = sql`c.state = 'ACCESS_REVIEW_STATE_OPEN' and r.closing_at is null`

export interface OpenReview {
  campaignId: string
  reviewKey: string
}

const openReviews = (tenantId: TenantId, which: Sql) => sql`
  select r.campaign_id as "campaignId", r.review_key::text as "reviewKey" from ${currentReviews}
  where r.tenant_id = ${tenantId} and ${isOpen} and ${which} order by r.review_key`

/** Reviews with a step that is due. */
export const listDueReviews = (reader: Reader, tenantId: TenantId) =>
  reader.rows<OpenReview>(
    openReviews(
      tenantId,
      sql`r.review_key = any(array(select distinct t.review_key from tasks t
        where t.tenant_id = ${tenantId} and t.step_due_at <= now() and t.step_due_at is not null and t.state <> 'C'))`,
    ),
  )

/** Reviews with a policy that waits for a condition. */
export const listReviewsWithConditions = (reader: Reader, tenantId: TenantId) =>
  reader.rows<OpenReview>(
    openReviews(
      tenantId,
      sql`exists (select 1 from review_paths p where p.tenant_id = r.tenant_id and p.review_key = r.review_key
        and p.steps @? '$[*].wait.condition')`,
    ),
  )

/** A step of a path. */
export interface StepPlace {
  pathKey: number
  stepNo: number
}

const waitingAt = (tenantId: TenantId, reviewKey: string, steps: readonly StepPlace[]) => sql`
  select t.numeric_id from tasks t where t.tenant_id = ${tenantId} and t.review_key = ${reviewKey} and t.state = 'W'
    and (t.path_key, t.step_no) in (select * from unnest(${steps.map(({ pathKey }) => pathKey)}::int[],
      ${steps.map(({ stepNo }) => stepNo)}::int[]))`

/** The next tasks that wait at one of these steps, by number. */
export async function nextWaiting(
  reader: Reader,
  tenantId: TenantId,
  reviewKey: string,
  steps: readonly StepPlace[],
  after: string,
  size: number,
): Promise<Range | undefined> {
  const row = await reader.first<{ last: string | null }>(sql`
    select max(numeric_id)::text as last from (
      ${waitingAt(tenantId, reviewKey, steps)} and t.numeric_id > ${after}::bigint
      order by t.tenant_id, t.review_key, t.numeric_id limit ${size}) next`)
  return row?.last ? { after, upTo: row.last } : undefined
}

export async function listWaiting(
  reader: Reader,
  tenantId: TenantId,
  reviewKey: string,
  steps: readonly StepPlace[],
  { after, upTo }: Range,
): Promise<string[]> {
  const rows = await reader.rows<{ number: string }>(sql`
    select numeric_id::text as number from (${waitingAt(tenantId, reviewKey, steps)}
      and t.numeric_id > ${after}::bigint and t.numeric_id <= ${upTo}::bigint) waiting order by numeric_id`)
  return rows.map(({ number }) => number)
}

/** The numbers of tasks whose step is due, up to a limit. */
export async function listDueTasks(reader: Reader, tenantId: TenantId, reviewKey: string, limit: number) {
  const rows = await reader.rows<{ number: string }>(sql`
    select numeric_id::text as number from tasks
    where tenant_id = ${tenantId} and review_key = ${reviewKey} and step_due_at <= now() and state <> 'C'
      and step_due_at is not null
    order by step_due_at limit ${limit}`)
  return rows.map(({ number }) => number)
}

/** Sets when tasks are to be looked at again. */
export async function postponeTasks(
  tx: Tx,
  tenantId: TenantId,
  reviewKey: string,
  tasks: readonly { task: TaskRow; until: Date | null }[],
): Promise<void> {
  if (tasks.length === 0) return
  await tx.count(sql`
    update tasks t set step_due_at = p.until
    from unnest(${tasks.map(({ task }) => task.numericId)}::bigint[], ${tasks.map(({ until }) => until)}::timestamptz[])
      as p (number, until)
    where t.tenant_id = ${tenantId} and t.review_key = ${reviewKey} and t.numeric_id = p.number`)
}

/** A set of open tasks whose people are all disabled or deleted. */
export interface DesertedSet extends OpenReview {
  setKey: number
  userIds: string[]
}

const isActive = (member: ReturnType<typeof sql>) => sql`exists (
  select 1 from users u where u.tenant_id = ${member}.tenant_id and u.user_id = ${member}.user_id
    and u.status = 'ENABLED' and u.type = 'USER_TYPE_HUMAN')`

/** A reviewer set with open tasks in which nobody is active any more. */
export const findDesertedSet = (reader: Reader, tenantId: TenantId) =>
  reader.first<DesertedSet>(sql`
    select r.campaign_id as "campaignId", r.review_key::text as "reviewKey", m.set_key as "setKey",
      array_agg(m.user_id order by m.user_id) as "userIds"
    from ${currentReviews}
    join reviewer_set_members m on m.tenant_id = r.tenant_id and m.review_key = r.review_key
    where r.tenant_id = ${tenantId} and ${isOpen}
    group by r.campaign_id, r.review_key, m.set_key, m.tenant_id
    having not bool_or(${isActive(sql`m`)}) and exists (
      select 1 from tasks t where t.tenant_id = ${tenantId} and t.review_key = r.review_key and t.set_key = m.set_key
        and t.state = 'O')
    order by r.review_key, m.set_key limit 1`)

/** The numbers of open tasks of a reviewer set, up to a limit. */
export async function listSetTasks(
  reader: Reader,
  tenantId: TenantId,
  reviewKey: string,
  setKey: number,
  limit: number,
): Promise<string[]> {
  const rows = await reader.rows<{ number: string }>(sql`
    select numeric_id::text as number from tasks
    where tenant_id = ${tenantId} and review_key = ${reviewKey} and set_key = ${setKey} and state = 'O'
    order by numeric_id limit ${limit}`)
  return rows.map(({ number }) => number)
}

/** Deletes what disabled and deleted people have chosen and not submitted, up to a limit; how many. */
export const deletePendingOfInactive = (tx: Tx, tenantId: TenantId, limit: number): Promise<number> =>
  tx.count(sql`
    delete from pending_decisions where ctid = any(array(
      select p.ctid from pending_decisions p where p.tenant_id = ${tenantId} and p.submission_key is null
        and not exists (select 1 from users u where u.tenant_id = p.tenant_id and u.user_id = p.user_id
          and u.status = 'ENABLED') limit ${limit}))`)
