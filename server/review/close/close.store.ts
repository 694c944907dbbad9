import type { CloseDecision } from '../../../contract/campaign/campaign.ts'
import { moveCampaign } from '../../campaign/index.ts'
import type { Reader, Tx } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { Range } from '../../jobs/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import type { Outcome } from '../codes.ts'
import { tallies } from '../progress/tally.sql.ts'
import { currentReviews } from '../review.sql.ts'
import type { Review } from '../review.store.ts'

interface Closing {
  decision: CloseDecision
  comment: string
  closedBy: string | null
  openCount: number
}

export const beginClosing = (tx: Tx, tenantId: TenantId, key: string, closing: Closing) =>
  tx.count(sql`
    update reviews set closing_at = now(), closed_by = ${closing.closedBy}, close_decision = ${closing.decision},
      close_comment = ${closing.comment}, phase = 'DRAINING', done = 0, total = ${closing.openCount}
    where tenant_id = ${tenantId} and review_key = ${key}`)

/** Whether a review is still being closed; it then stays so until the end of the transaction. */
export const lockClosing = async (tx: Tx, tenantId: TenantId, key: string): Promise<boolean> =>
  (await tx.count(sql`
    select 1 from ${currentReviews} where r.tenant_id = ${tenantId} and r.review_key = ${key}
      and r.closing_at is not null and r.closed_at is null and c.state = 'ACCESS_REVIEW_STATE_OPEN' for share of r`)) >
  0

/** Whether submissions that began before the close are still being stamped or applied. */
export const isDraining = async (tx: Tx, tenantId: TenantId, key: string): Promise<boolean> =>
  (await tx.count(sql`
    select 1 from submissions where tenant_id = ${tenantId} and review_key = ${key} and state in ('TIMESTAMPING', 'APPLYING') limit 1`)) >
  0

export const updateCloseProgress = (tx: Tx, tenantId: TenantId, key: string, phase: string, done: number) =>
  tx.count(sql`
    update reviews set phase = ${phase}, done = done + ${done} where tenant_id = ${tenantId} and review_key = ${key}`)

/** The next open tasks in number order. */
export async function nextOpen(reader: Reader, tenantId: TenantId, key: string, after: string, size: number) {
  const row = await reader.first<{ last: string | null }>(sql`
    select max(numeric_id)::text as last from (
      select numeric_id from tasks where tenant_id = ${tenantId} and review_key = ${key} and state <> 'C'
        and numeric_id > ${after}::bigint
      order by tenant_id, review_key, numeric_id limit ${size}) next`)
  return row?.last ? { after, upTo: row.last } : undefined
}

/** Gives open tasks their outcome. Their step, reviewers and the review tell the rest. */
export const closeTasks = (tx: Tx, tenantId: TenantId, key: string, { outcome, reason }: Outcome, range: Range) =>
  tx.count(sql`
    update tasks set state = 'C', outcome = ${outcome}::"char", outcome_reason = ${reason}::"char", outcome_at = now(),
      step_due_at = null
    where tenant_id = ${tenantId} and review_key = ${key} and state <> 'C'
      and numeric_id > ${range.after}::bigint and numeric_id <= ${range.upTo}::bigint`)

/** The next violations that items of a preparation are part of. */
export async function nextViolations(
  reader: Reader,
  tenantId: TenantId,
  preparationKey: string,
  after: string,
  size: number,
): Promise<Range | undefined> {
  const row = await reader.first<{ last: string | null }>(sql`
    select max(violation_id) as last from (
      select distinct violation_id from preparation_conflicts
      where tenant_id = ${tenantId} and preparation_key = ${preparationKey} and violation_id > ${after}
      order by violation_id limit ${size}) next`)
  return row?.last ? { after, upTo: row.last } : undefined
}

/** The violations all of whose items in this review were certified. */
export async function certifiedViolations(
  reader: Reader,
  tenantId: TenantId,
  { key, preparationKey, firstNumber }: { key: string; preparationKey: string; firstNumber: string },
  range: Range,
): Promise<string[]> {
  const rows = await reader.rows<{ id: string }>(sql`
    select c.violation_id as id from preparation_conflicts c
    join preparation_principals p on p.tenant_id = c.tenant_id and p.preparation_key = c.preparation_key
      and p.principal_key = c.principal_key
    join tasks t on t.tenant_id = c.tenant_id and t.review_key = ${key}
      and t.numeric_id >= ${firstNumber}::bigint + p.first_item
      and t.numeric_id < ${firstNumber}::bigint + p.first_item + p.item_count and t.entitlement_key = c.entitlement_key
    where c.tenant_id = ${tenantId} and c.preparation_key = ${preparationKey}
      and c.violation_id > ${range.after} and c.violation_id <= ${range.upTo}
    group by c.violation_id having bool_and(t.outcome = 'C')
    order by c.violation_id`)
  return rows.map(({ id }) => id)
}

/** Reasons why a review is not finished; none when it is. */
export async function findContradictions(
  reader: Reader,
  tenantId: TenantId,
  { key, preparationKey }: Pick<Review, 'key' | 'preparationKey'>,
): Promise<string[]> {
  const differences = await reader.rows<{ measure: string; tasks: string; tallies: string }>(sql`
    with counted as (
      select app_rank, state, outcome, outcome_reason, count(*) as n
      from tasks where tenant_id = ${tenantId} and review_key = ${key} group by 1, 2, 3, 4)
    select measure, sum(tasks)::text as tasks, sum(tallies)::text as tallies from (
      select case when c.state = 'C' then c.outcome::text || c.outcome_reason::text else c.state::text end as measure,
        e.app_no as key, c.n as tasks, 0 as tallies
      from counted c join preparation_entitlements e on e.tenant_id = ${tenantId}
        and e.preparation_key = ${preparationKey} and e.app_rank = c.app_rank
      union all
      select measure, key, 0, n from ${tallies(tenantId, key, 'A')} t where measure <> 'I') both_sides
    group by measure, key having sum(tasks) <> sum(tallies) or measure in ('O', 'W')
    order by measure limit 10`)
  const locked = await reader.count(sql`
    select 1 from pending_decisions p join submissions s on s.tenant_id = p.tenant_id and s.submission_key = p.submission_key
    where p.tenant_id = ${tenantId} and p.review_key = ${key} and s.state not in ('DONE', 'EXPIRED', 'FAILED') limit 1`)
  return [
    ...differences.map((row) => `${row.measure}: ${row.tasks} tasks, ${row.tallies} tallied`),
    ...(locked > 0 ? ['pending decisions are still locked'] : []),
  ]
}

/** Ends the close: the campaign is CLOSED, and what was chosen and not submitted is gone. */
export async function finishClose(
  tx: Tx,
  tenantId: TenantId,
  { key, campaignId }: { key: string; campaignId: string },
  insights: string,
): Promise<void> {
  await tx.count(sql`
    update reviews set phase = 'DONE', closed_at = now(), insights = ${insights}
    where tenant_id = ${tenantId} and review_key = ${key}`)
  await tx.count(sql`delete from pending_decisions where tenant_id = ${tenantId} and review_key = ${key}`)
  const move = { from: 'ACCESS_REVIEW_STATE_OPEN', to: 'ACCESS_REVIEW_STATE_CLOSED', by: 'close' } as const
  if (!(await moveCampaign(tx, tenantId, campaignId, move, { closedAt: await tx.now() })))
    throw new Error('a campaign that is not open was closed')
}
