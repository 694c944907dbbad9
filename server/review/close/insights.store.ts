import type { CloseDecision } from '../../../contract/campaign/campaign.ts'
import { ASSIGNMENT_BECAUSE, ASSIGNMENT_CODES } from '../../../contract/review/assignment.ts'
import type { Reader } from '../../db/index.ts'
import { type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import { RELATIONS } from '../codes.ts'
import { answersByUser } from '../progress/tally.sql.ts'
import type { Review } from '../review.store.ts'
import { CLOSE_OUTCOMES } from '../step-outcome.ts'
import type { InsightFacts } from './insights.rules.ts'

const SHOWN = 20

/** Whether a task was still open when the review was closed. */
const leftOpen = ({ closingAt, closeDecision }: Review): Sql => sql`(outcome_at >= ${closingAt}
  and outcome_reason = ${CLOSE_OUTCOMES[closeDecision as CloseDecision].reason}::"char")`

/** Reviewers of a review whose open tasks have been closed. */
export async function loadReviewerFacts(
  reader: Reader,
  tenantId: TenantId,
  review: Review,
  completionDate: Date | undefined,
): Promise<InsightFacts['reviewers']> {
  const { key } = review
  const counts = await reader.first<Pick<InsightFacts['reviewers'], 'assigned' | 'unfinished' | 'neverBegan' | 'late'>>(
    sql`
    with left_open as (
      select set_key from tasks where tenant_id = ${tenantId} and review_key = ${key} and ${leftOpen(review)}
      group by set_key
    ), people as (
      select m.user_id, bool_or(l.set_key is not null) as unfinished from reviewer_set_members m
      left join left_open l on l.set_key = m.set_key
      where m.tenant_id = ${tenantId} and m.review_key = ${key} group by m.user_id)
    select count(*)::int as assigned, count(*) filter (where p.unfinished)::int as unfinished,
      count(*) filter (where p.unfinished and coalesce(a.answered, 0) = 0)::int as "neverBegan",
      count(*) filter (where a.last_at > ${completionDate ?? null}::timestamptz)::int as late
    from people p left join ${answersByUser(tenantId, key)} a on a.user_id = p.user_id`,
  )
  const staged = await reader.rows<{ name: string; count: number }>(sql`
    select coalesce(u.display_name, '') as name, count(*)::int as count from pending_decisions p
    left join users u on u.tenant_id = p.tenant_id and u.user_id = p.user_id
    where p.tenant_id = ${tenantId} and p.review_key = ${key}
    group by p.user_id, u.display_name order by count(*) desc, coalesce(u.display_name, '') collate "C", p.user_id`)
  return {
    ...(counts ?? { assigned: 0, unfinished: 0, neverBegan: 0, late: 0 }),
    stagedCount: staged.reduce((sum, { count }) => sum + count, 0),
    staged: staged.slice(0, SHOWN),
  }
}

/** How tasks came to their reviewers, as of their last step. */
export async function loadAssignmentFacts(
  reader: Reader,
  tenantId: TenantId,
  review: Review,
): Promise<InsightFacts['assignment']> {
  const { key, ruleFailureCount } = review
  const rows = await reader.rows<{ why: number; because: number; count: number; unassigned: number }>(sql`
    select why, because, count(*)::int as count,
      count(*) filter (where set_key = 0 and state = 'C' and ${leftOpen(review)})::int as unassigned
    from tasks where tenant_id = ${tenantId} and review_key = ${key} group by why, because order by 3 desc, 1, 2`)
  const row = await reader.first<{ delegations: number; reassignments: number; mutual: number }>(sql`
    select (select count(distinct m.user_id)::int from reviewer_set_members m
        where m.tenant_id = ${tenantId} and m.review_key = ${key} and m.on_behalf_of is not null) as delegations,
      (select count(*)::int from task_events e
        where e.tenant_id = ${tenantId} and e.review_key = ${key} and e.kind = 'REASSIGNED') as reassignments,
      (select count(*)::int from decisions d
        where d.tenant_id = ${tenantId} and d.review_key = ${key} and d.relations & ${RELATIONS.mutual} <> 0) as mutual`)
  return {
    fallbacks: rows
      .filter(({ because }) => because !== 0)
      .map(({ why, because, count }) => ({
        why: ASSIGNMENT_CODES[why] ?? 'NOBODY',
        because: ASSIGNMENT_BECAUSE[because] ?? 'NONE',
        count,
      })),
    unassigned: rows.reduce((sum, { unassigned }) => sum + unassigned, 0),
    ruleFailures: ruleFailureCount,
    ...(row ?? { delegations: 0, reassignments: 0, mutual: 0 }),
  }
}

/** Approvals that a later step overturned, and tasks whose last step nobody answered though an earlier one was. */
export async function loadLaterSteps(reader: Reader, tenantId: TenantId, review: Review) {
  const { key } = review
  const row = await reader.first<{ overturned: number; approvedThenClosed: number }>(sql`
    select (select count(*)::int from decisions d where d.tenant_id = ${tenantId} and d.review_key = ${key}
        and not d.approved and d.step_no > 0 and exists (
          select 1 from decisions e where e.tenant_id = d.tenant_id and e.review_key = d.review_key
            and e.numeric_id = d.numeric_id and e.run_no = d.run_no and e.step_seq < d.step_seq and e.approved)) as overturned,
      (select count(*)::int from tasks t where t.tenant_id = ${tenantId} and t.review_key = ${key}
        and ${leftOpen(review)} and t.step_no > 0 and exists (
          select 1 from decisions e where e.tenant_id = t.tenant_id and e.review_key = t.review_key
            and e.numeric_id = t.numeric_id and e.run_no = t.run_no and e.approved)) as "approvedThenClosed"`)
  return row ?? { overturned: 0, approvedThenClosed: 0 }
}
