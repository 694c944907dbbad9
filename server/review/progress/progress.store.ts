import type { Count } from '../../../contract/campaign/preparation.ts'
import type { MailKind, MailState } from '../../../contract/mail/mail.ts'
import type { Reader } from '../../db/index.ts'
import { type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import { countUnreached } from '../mail/reviewers.sql.ts'
import type { Review } from '../review.store.ts'
import { answersByUser, isOpen, openByUser, reviewedApps, reviewedEntitlements, staged, tallies } from './tally.sql.ts'
import { type Totals, totalsOf } from './totals.rules.ts'
import { lastSeen } from './visits.sql.ts'

interface MeasureRow {
  measure: string
  n: number
}

/** Counts of all tasks of a review. */
export async function loadTotals(reader: Reader, tenantId: TenantId, reviewKey: string): Promise<Totals> {
  const rows = await reader.rows<MeasureRow>(sql`
    select measure, sum(n)::float8 as n from ${tallies(tenantId, reviewKey, 'A')} t group by measure`)
  return totalsOf(new Map(rows.map(({ measure, n }) => [measure, n])))
}

/** How many open tasks have no reviewer. */
export async function countUnassigned(reader: Reader, tenantId: TenantId, reviewKey: string): Promise<number> {
  const row = await reader.first<{ n: number }>(sql`
    select coalesce(sum(n), 0)::float8 as n from ${tallies(tenantId, reviewKey, 'S')} s where key = 0`)
  return row?.n ?? 0
}

/** How many open tasks nobody can answer: those without a reviewer, and those whose reviewers are all not active. */
export async function countUnanswerable(reader: Reader, tenantId: TenantId, reviewKey: string) {
  const row = await reader.first<{ unassigned: number; inactive: number }>(sql`
    select coalesce(sum(s.n) filter (where s.key = 0), 0)::float8 as unassigned,
      coalesce(sum(s.n) filter (where s.key > 0 and not exists (
        select 1 from reviewer_set_members m join users u on u.tenant_id = m.tenant_id and u.user_id = m.user_id
        where m.tenant_id = ${tenantId} and m.review_key = ${reviewKey} and m.set_key = s.key
          and u.status = 'ENABLED')), 0)::float8 as inactive
    from ${tallies(tenantId, reviewKey, 'S')} s`)
  return row ?? { unassigned: 0, inactive: 0 }
}

/** CAMPAIGN_OWNER, written out because only then the planner takes the index of these tasks. */
const CAME_TO_OWNERS = sql`why = 13`

/** How many open tasks came to the owners because nobody else was found. */
export async function countOfOwners(reader: Reader, tenantId: TenantId, reviewKey: string): Promise<number> {
  const row = await reader.first<{ n: number }>(sql`
    select count(*)::float8 as n from tasks
    where tenant_id = ${tenantId} and review_key = ${reviewKey} and state = 'O' and ${CAME_TO_OWNERS}`)
  return row?.n ?? 0
}

/** How many reviewers could not be reached by mail. */
export async function countMailFailures(reader: Reader, tenantId: TenantId, reviewKey: string): Promise<number> {
  const row = await reader.first<{ n: number }>(sql`
    select (${countUnreached(tenantId)}) as n from reviews r
    where r.tenant_id = ${tenantId} and r.review_key = ${reviewKey}`)
  return row?.n ?? 0
}

interface Work {
  answered: number
  staged: number
  /** How many people have chosen and not submitted. */
  stagedBy: number
  submissions: number
  reviewers: number
  notBegun: number
}

/** Answers, decisions that wait to be submitted, people with open tasks, and how many of them have not begun. */
export async function countWork(reader: Reader, tenantId: TenantId, reviewKey: string) {
  const row = await reader.first<Work>(sql`
    select coalesce(sum(a.answered), 0)::float8 as answered, coalesce(sum(s.n), 0)::float8 as staged,
      count(s.n)::int as "stagedBy", (
        select count(*)::int from submissions where tenant_id = ${tenantId} and review_key = ${reviewKey}) as submissions,
      count(*) filter (where o.n > 0)::int as reviewers, count(*) filter (where ${notBegun})::int as "notBegun"
    from ${openByUser(tenantId, reviewKey)} o
    full join ${answersByUser(tenantId, reviewKey)} a on a.user_id = o.user_id
    full join ${staged(tenantId, reviewKey)} s on s.user_id = coalesce(o.user_id, a.user_id)`)
  return row ?? { answered: 0, staged: 0, stagedBy: 0, submissions: 0, reviewers: 0, notBegun: 0 }
}

/** Somebody with open tasks `o` who has no answers `a` and no chosen decisions `s`. */
const notBegun = sql`(o.n > 0 and coalesce(a.answered, 0) = 0 and s.n is null)`

export interface ReviewerRow {
  userId: string
  displayName: string
  enabled: boolean
  openCount: number
  stagedCount: number
  decidedCount: number
  deniedCount: number
  choiceCount: number
  quickChoiceCount: number
  lastSubmittedAt: Date | null
  lastSeenAt: Date | null
  lastMail: { kind: MailKind; state: MailState; at: string; lastError: string } | null
}

/** Everybody who could answer a task of a review; `after` is the open tasks, the name and the id of the last one. */
export const listReviewers = (
  reader: Reader,
  tenantId: TenantId,
  reviewKey: string,
  page: { notBegun: boolean; sortBy: 'NAME' | 'OPEN'; after: readonly string[]; limit: number },
): Promise<ReviewerRow[]> => {
  const [open, name, id] = page.after
  const byName = sql`coalesce(u.display_name, '') collate "C", p.user_id`
  const [order, last] =
    page.sortBy === 'OPEN'
      ? [sql`-coalesce(o.n, 0), ${byName}`, sql`-${open}::bigint, ${name}::text collate "C", ${id}::text`]
      : [byName, sql`${name}::text collate "C", ${id}::text`]
  return reader.rows<ReviewerRow>(sql`
    with people as (
      select distinct user_id from reviewer_set_members where tenant_id = ${tenantId} and review_key = ${reviewKey})
    select p.user_id as "userId", coalesce(u.display_name, '') as "displayName",
      coalesce(u.status = 'ENABLED', false) as enabled, coalesce(o.n, 0)::float8 as "openCount",
      coalesce(s.n, 0)::float8 as "stagedCount", coalesce(a.answered, 0)::float8 as "decidedCount",
      coalesce(a.denied, 0)::float8 as "deniedCount", coalesce(f.choice_count, 0) as "choiceCount",
      coalesce(f.quick_count, 0) as "quickChoiceCount", a.last_at as "lastSubmittedAt",
      ${lastSeen(tenantId, reviewKey, sql`p.user_id`)} as "lastSeenAt", (
        select jsonb_build_object('kind', o.kind, 'state', o.state, 'at', coalesce(o.ended_at, o.created_at),
          'lastError', o.last_error)
        from outbox o join reviews r on r.tenant_id = o.tenant_id and r.review_key = ${reviewKey}
        where o.tenant_id = ${tenantId} and o.user_id = p.user_id and o.campaign_id in (r.campaign_id, '')
          and o.created_at >= r.created_at
        order by o.outbox_key desc limit 1) as "lastMail"
    from people p
    left join users u on u.tenant_id = ${tenantId} and u.user_id = p.user_id
    left join ${openByUser(tenantId, reviewKey)} o on o.user_id = p.user_id
    left join ${answersByUser(tenantId, reviewKey)} a on a.user_id = p.user_id
    left join ${staged(tenantId, reviewKey)} s on s.user_id = p.user_id
    left join reviewer_speeds f on f.tenant_id = ${tenantId} and f.review_key = ${reviewKey} and f.user_id = p.user_id
    where ${page.notBegun ? notBegun : sql`true`} and ${id === undefined ? sql`true` : sql`(${order}) > (${last})`}
    order by ${order} limit ${page.limit}`)
}

export interface AppRow {
  appId: string
  displayName: string
  taskCount: number
  openCount: number
  closedCount: number
  decidedCount: number
  deniedCount: number
}

/** Counts of tasks by app; `after` is the open tasks, the name and the id of the last one. */
export const listApps = (
  reader: Reader,
  tenantId: TenantId,
  review: Review,
  page: { sortBy: 'NAME' | 'OPEN'; after: readonly string[]; limit: number },
): Promise<AppRow[]> => {
  const [open, name, id] = page.after
  const byName = sql`"displayName" collate "C", "appId"`
  const [order, last] =
    page.sortBy === 'OPEN'
      ? [sql`-"openCount", ${byName}`, sql`-${open}::float8, ${name}::text collate "C", ${id}::text`]
      : [byName, sql`${name}::text collate "C", ${id}::text`]
  return reader.rows<AppRow>(sql`
    select * from (
      select e.app_id as "appId", coalesce(max(a.display_name), '') as "displayName",
        sum(t.n) filter (where t.measure <> 'I')::float8 as "taskCount",
        coalesce(sum(t.n) filter (where ${isOpen(sql`t`)}), 0)::float8 as "openCount",
        coalesce(sum(t.n) filter (where t.measure not in ('O', 'W', 'I')), 0)::float8 as "closedCount",
        coalesce(sum(t.n) filter (where t.measure like '_P'), 0)::float8 as "decidedCount",
        coalesce(sum(t.n) filter (where t.measure like 'D_'), 0)::float8 as "deniedCount"
      from ${tallies(tenantId, review.key, 'A')} t
      join ${reviewedApps(tenantId, review)} e on e.app_no = t.key
      left join apps a on a.tenant_id = ${tenantId} and a.app_id = e.app_id
      group by e.app_id) apps
    where ${id === undefined ? sql`true` : sql`(${order}) > (${last})`}
    order by ${order} limit ${page.limit}`)
}

/** Tasks closed in each quarter of an hour, by seconds since 1970. */
export const listClosings = (reader: Reader, tenantId: TenantId, reviewKey: string) =>
  reader.rows<{ at: number; measure: string; n: number }>(sql`
    select key::float8 as at, measure, n::float8 as n from ${tallies(tenantId, reviewKey, 'T')} t order by key, measure`)

/** The time, and how many tasks were closed in the last 7 days. */
export async function countLastWeek(reader: Reader, tenantId: TenantId, reviewKey: string) {
  const row = await reader.first<{ now: Date; closed: number }>(sql`
    select now() as now, coalesce(sum(t.n) filter (
      where t.key > extract(epoch from now() - interval '7 days')), 0)::float8 as closed
    from ${tallies(tenantId, reviewKey, 'T')} t`)
  return row ?? { now: new Date(), closed: 0 }
}

const LARGEST = 100

/** The largest of counts, as `id`, `name` and `n`. */
const largest = (reader: Reader, counts: Sql) =>
  reader.rows<Count>(sql`
    select id, name as "displayName", n::float8 as "itemCount" from (${counts}) c where n > 0
    order by n desc, name collate "C", id limit ${LARGEST}`)

/** Where open tasks are: by app, by entitlement, by reviewer; and who has chosen and not submitted how many. */
export async function loadOpen(reader: Reader, tenantId: TenantId, review: Review) {
  const people = (counts: Sql) => sql`
    select c.user_id as id, coalesce(u.display_name, '') as name, c.n from ${counts} c
    left join users u on u.tenant_id = ${tenantId} and u.user_id = c.user_id`
  const work = await countWork(reader, tenantId, review.key)
  return {
    stagedCount: work.staged,
    stagedReviewerCount: work.stagedBy,
    reviewerCount: work.reviewers,
    openByApp: await largest(
      reader,
      sql`select e.app_id as id, coalesce(max(a.display_name), '') as name, sum(t.n) as n
        from ${tallies(tenantId, review.key, 'A')} t
        join ${reviewedApps(tenantId, review)} e on e.app_no = t.key and ${isOpen(sql`t`)}
        left join apps a on a.tenant_id = ${tenantId} and a.app_id = e.app_id group by e.app_id`,
    ),
    openByEntitlement: await largest(
      reader,
      sql`select e.entitlement_id as id, e.display_name as name, t.n from (
          select app_rank, count(*) as n from tasks
          where tenant_id = ${tenantId} and review_key = ${review.key} and state <> 'C' group by app_rank) t
        join ${reviewedEntitlements(tenantId, review)} e on e.app_rank = t.app_rank`,
    ),
    openByReviewer: await largest(reader, people(openByUser(tenantId, review.key))),
    stagedByReviewer: await largest(reader, people(staged(tenantId, review.key))),
  }
}

/** The database's time, which decides what day it is. */
export async function databaseTime(reader: Reader): Promise<Date> {
  const row = await reader.first<{ now: Date }>(sql`select now() as now`)
  if (!row) throw new Error('a select without from has no row')
  return row.now
}
