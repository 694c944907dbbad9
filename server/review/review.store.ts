import type { PolicyStep } from '../../contract/directory/policy.ts'
import type { Reader, Tx } from '../db/index.ts'
import { sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'
import type { Snapshot } from '../scope/index.ts'
import { currentReviews } from './review.sql.ts'

/** One start of a campaign. */
export interface Review {
  key: string
  campaignId: string
  campaignState: string
  preparationKey: string
  firstNumber: string
  taskCount: number
  createdAt: Date
  startedBy: string | null
  sendKickoff: boolean | null
  confirmedRejectCount: number | null
  /** The snapshot that reviewers are assigned by; absent until it is taken. */
  snapshot: Snapshot | undefined
  phase: string
  done: number
  total: number
  ruleFailureCount: number
  /** When the campaign was started; tasks are shown from then on. */
  openedAt: Date | null
  closingAt: Date | null
  closedBy: string | null
  closeDecision: string | null
  closeComment: string
  closedAt: Date | null
}

interface Row extends Omit<Review, 'snapshot'> {
  at: string | null
  versions: Snapshot['versions']
}

const columns = sql`r.review_key::text as key, r.campaign_id as "campaignId", c.state as "campaignState",
  r.preparation_key::text as "preparationKey", r.first_number::text as "firstNumber", r.task_count as "taskCount",
  r.created_at as "createdAt", r.started_by as "startedBy", r.send_kickoff as "sendKickoff",
  r.confirmed_reject_count as "confirmedRejectCount", r.assigned_at::text as at, r.versions, r.phase,
  r.done::float8 as done, r.total::float8 as total, r.rule_failure_count as "ruleFailureCount",
  r.opened_at as "openedAt", r.closing_at as "closingAt", r.closed_by as "closedBy",
  r.close_decision as "closeDecision", r.close_comment as "closeComment", r.closed_at as "closedAt"`

const toReview = ({ at, versions, ...row }: Row): Review => ({
  ...row,
  snapshot: at === null ? undefined : { at, versions },
})

/** The review of a campaign; undefined before it is started. */
export async function findReview(reader: Reader, tenantId: TenantId, campaignId: string): Promise<Review | undefined> {
  const row = await reader.first<Row>(sql`
    select ${columns} from ${currentReviews} where r.tenant_id = ${tenantId} and r.campaign_id = ${campaignId}`)
  return row && toReview(row)
}

/** The review that the task with this number belongs to. */
export async function findReviewOfNumber(reader: Reader, tenantId: TenantId, number: string) {
  const row = await reader.first<Row>(sql`
    select ${columns} from ${currentReviews}
    where r.tenant_id = ${tenantId} and r.review_key = (
      select n.review_key from reviews n where n.tenant_id = ${tenantId} and n.first_number <= ${number}::bigint
      order by n.first_number desc, n.task_count desc limit 1)
      and ${number}::bigint < r.first_number + r.task_count`)
  return row && toReview(row)
}

/**
 * Holds a review until the end of the transaction: `share` for decisions and changes of tasks, `update` for the beginning
 * of its close, which so waits for them. Undefined when the campaign has let go of it. The order of locks: campaign,
 * submission, review, pending decisions by number, tasks by number, counter.
 */
export async function lockReview(tx: Tx, tenantId: TenantId, campaignId: string, mode: 'share' | 'update') {
  await tx.rows(sql`
    select 1 from ${currentReviews} where r.tenant_id = ${tenantId} and r.campaign_id = ${campaignId}
    ${mode === 'share' ? sql`for share of r` : sql`for update of r`}`)
  return findReview(tx, tenantId, campaignId)
}

/** A list of steps of a policy, as it was when it was copied. */
export interface ReviewPath {
  key: number
  /** Of the policies that were copied together. */
  batchNo: number
  policyNo: number
  policyId: string
  /** The key of the steps in the policy; empty for an item whose rules failed. */
  name: string
  steps: PolicyStep[]
  /** Denied access is removed at once, without waiting for the close. */
  removesAtOnce: boolean
}

/** The paths of a review, by key. */
export async function loadPaths(
  reader: Reader,
  tenantId: TenantId,
  reviewKey: string,
): Promise<Map<number, ReviewPath>> {
  const rows = await reader.rows<ReviewPath>(sql`
    select p.path_key as key, o.batch_no as "batchNo", p.policy_no as "policyNo", o.policy_id as "policyId", p.name, p.steps,
      coalesce(o.policy -> 'postActions' @> '[{"certifyRemediateImmediately": true}]', false) as "removesAtOnce"
    from review_paths p
    join review_policies o on o.tenant_id = p.tenant_id and o.review_key = p.review_key and o.policy_no = p.policy_no
    where p.tenant_id = ${tenantId} and p.review_key = ${reviewKey} order by p.path_key`)
  return new Map(rows.map((row) => [row.key, row]))
}
