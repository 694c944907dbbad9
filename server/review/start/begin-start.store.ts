import { isPast, moveCampaign, type Transition } from '../../campaign/index.ts'
import type { Reader, Tx } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import { currentReviews } from '../review.sql.ts'
import { type KeptProblem, problemText } from './problem.rules.ts'

export interface NewReview {
  campaignId: string
  preparationKey: string
  firstNumber: string
  taskCount: number
  startedBy: string | null
  sendKickoff: boolean | null
  confirmedRejectCount: number | null
}

export async function insertReview(tx: Tx, tenantId: TenantId, review: NewReview): Promise<string> {
  const row = await tx.first<{ key: string }>(sql`
    insert into reviews (tenant_id, campaign_id, preparation_key, first_number, task_count, started_by, send_kickoff,
      confirmed_reject_count, total)
    values (${tenantId}, ${review.campaignId}, ${review.preparationKey}, ${review.firstNumber}, ${review.taskCount},
      ${review.startedBy}, ${review.sendKickoff}, ${review.confirmedRejectCount}, ${review.taskCount})
    returning review_key::text as key`)
  if (!row) throw new Error('an insert without a row')
  return row.key
}

/** Whether one of the owners of the campaign is enabled, and whether its completion date is still ahead. */
export const checkOwnersAndDate = (
  reader: Reader,
  tenantId: TenantId,
  ownerIds: readonly string[],
  date: string | null,
) =>
  reader.first<{ hasOwner: boolean; isPast: boolean }>(sql`
    select exists (select 1 from users u where u.tenant_id = ${tenantId} and u.user_id = any(${ownerIds}::text[])
      and u.status = 'ENABLED') as "hasOwner", coalesce(${isPast(sql`${date}::timestamptz`)}, false) as "isPast"`)

/** Whether the preparation has the numbers that a start goes by; those of earlier versions do not. */
export const isRanked = async (reader: Reader, tenantId: TenantId, preparationKey: string): Promise<boolean> =>
  (await reader.first(sql`
    select 1 from preparation_principals where tenant_id = ${tenantId} and preparation_key = ${preparationKey}
      and user_rank is null limit 1`)) === undefined

/** Takes the snapshot that reviewers are assigned by: the time and the highest versions of the access data. */
export const setSnapshot = (tx: Tx, tenantId: TenantId, reviewKey: string) =>
  tx.count(sql`
    update reviews set assigned_at = clock_timestamp(), versions = jsonb_build_object(
      'user', (select coalesce(max(version), 0)::text from user_versions where tenant_id = ${tenantId}),
      'app', (select coalesce(max(version), 0)::text from app_versions where tenant_id = ${tenantId}),
      'resource', (select coalesce(max(version), 0)::text from resource_versions where tenant_id = ${tenantId}),
      'entitlement', (select coalesce(max(version), 0)::text from entitlement_versions where tenant_id = ${tenantId}),
      'account', (select coalesce(max(version), 0)::text from account_versions where tenant_id = ${tenantId}),
      'grant', (select coalesce(max(version), 0)::text from grant_versions where tenant_id = ${tenantId}))
    where tenant_id = ${tenantId} and review_key = ${reviewKey} and assigned_at is null`)

/** Lets go of a review that was given up, and keeps why. */
export async function giveUpReview(
  tx: Tx,
  tenantId: TenantId,
  { key, campaignId }: { key: string; campaignId: string },
  problem: KeptProblem,
): Promise<boolean> {
  const move: Transition = { from: 'ACCESS_REVIEW_STATE_STARTING', to: 'ACCESS_REVIEW_STATE_REVIEW', by: 'failed' }
  if (!(await moveCampaign(tx, tenantId, campaignId, move, { reviewKey: null, heldReason: problemText(problem) })))
    return false
  await tx.count(sql`
    update reviews set phase = 'GIVEN_UP', problem = ${JSON.stringify(problem)}::jsonb
    where tenant_id = ${tenantId} and review_key = ${key}`)
  return true
}

/** Opens the campaign: its tasks are complete. */
export async function openReview(
  tx: Tx,
  tenantId: TenantId,
  { key, campaignId }: { key: string; campaignId: string },
  ruleFailureCount: number,
): Promise<boolean> {
  const row = await tx.first<{ openedAt: Date }>(sql`
    update reviews set opened_at = now(), phase = 'DONE', rule_failure_count = ${ruleFailureCount}
    where tenant_id = ${tenantId} and review_key = ${key} returning opened_at as "openedAt"`)
  const move: Transition = { from: 'ACCESS_REVIEW_STATE_STARTING', to: 'ACCESS_REVIEW_STATE_OPEN', by: 'done' }
  return row !== undefined && moveCampaign(tx, tenantId, campaignId, move, { startedAt: row.openedAt })
}

/** Adds to the progress of a review. */
export const reportProgress = (tx: Tx, tenantId: TenantId, reviewKey: string, phase: string, done: number) =>
  tx.count(sql`
    update reviews set phase = ${phase}, done = done + ${done} where tenant_id = ${tenantId} and review_key = ${reviewKey}`)

/** Whether a campaign is being started by this review; locked until the end of the transaction. */
export const lockStartingCampaign = async (tx: Tx, tenantId: TenantId, reviewKey: string): Promise<boolean> =>
  (await tx.count(sql`
    select 1 from ${currentReviews} where r.tenant_id = ${tenantId} and r.review_key = ${reviewKey}
      and c.state = 'ACCESS_REVIEW_STATE_STARTING' for share of c`)) > 0

/** Tables whose rows belong to a review, the largest first. */
const PARTS = [
  sql`tasks`,
  sql`review_groups`,
  sql`review_rule_results`,
  sql`review_tallies`,
  sql`review_visits`,
  sql`reviewer_speeds`,
  sql`review_peers`,
  sql`review_peer_groups`,
  sql`reviewer_set_members`,
  sql`reviewer_sets`,
  sql`review_paths`,
  sql`review_policies`,
]

/** Deletes some rows of a review that was given up; false when nothing is left of it but the reason. */
export async function deleteReviewRows(tx: Tx, tenantId: TenantId, reviewKey: string, limit: number): Promise<boolean> {
  for (const table of PARTS) {
    const deleted = await tx.count(sql`
      delete from ${table} where tenant_id = ${tenantId} and review_key = ${reviewKey} and ctid = any(array(
        select ctid from ${table} where tenant_id = ${tenantId} and review_key = ${reviewKey} limit ${limit}))`)
    if (deleted > 0) return true
  }
  return false
}
