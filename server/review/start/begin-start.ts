import type { AccessReview } from '../../../contract/campaign/campaign.ts'
import { listOwnerIds, moveCampaign, transitionBy } from '../../campaign/index.ts'
import type { Tx } from '../../db/index.ts'
import { enqueueJob } from '../../jobs/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import { findPreparation, loadLedger } from '../../preparation/index.ts'
import { reserveNumbers } from '../../revocation/index.ts'
import { checkOwnersAndDate, insertReview, isRanked } from './begin-start.store.ts'
import { START_JOB } from './start-job.ts'

/** Why a campaign cannot start. */
export type StartProblem =
  | { reason: 'LEDGER_UNBALANCED'; problems: string }
  | { reason: 'OWNER_NOT_ACTIVE' }
  | { reason: 'COMPLETION_DATE_IN_PAST' }
  | { reason: 'NOT_RANKED' }

/** Checks whether a prepared campaign can start. */
export async function startProblem(
  tx: Tx,
  tenantId: TenantId,
  campaign: AccessReview,
): Promise<StartProblem | undefined> {
  const ledger = await loadLedger(tx, tenantId, campaign.id)
  const preparation = await findPreparation(tx, tenantId, campaign.id)
  if (!ledger || !preparation) throw new Error('a prepared campaign without its ledger')
  if (!ledger.balanced) return { reason: 'LEDGER_UNBALANCED', problems: ledger.problems.join(' ') }
  const owners = await listOwnerIds(tx, tenantId, campaign.id)
  const checked = await checkOwnersAndDate(tx, tenantId, owners, campaign.completionDate ?? null)
  if (!checked?.hasOwner) return { reason: 'OWNER_NOT_ACTIVE' }
  if (checked.isPast) return { reason: 'COMPLETION_DATE_IN_PAST' }
  return (await isRanked(tx, tenantId, preparation.key)) ? undefined : { reason: 'NOT_RANKED' }
}

export interface StartRequest {
  /** Null when a schedule does it. */
  startedBy: string | null
  sendKickoff?: boolean | undefined
  confirmRejectCount?: number | undefined
}

/** Begins the start of a locked campaign that has no problem: reserves numbers, makes the review, enqueues its job. */
export async function beginStart(
  tx: Tx,
  tenantId: TenantId,
  campaign: AccessReview,
  request: StartRequest,
): Promise<void> {
  const move = transitionBy(campaign.state, 'start')
  const preparation = await findPreparation(tx, tenantId, campaign.id)
  if (!move || !preparation) throw new Error(`start of a campaign in the state ${campaign.state}`)
  const taskCount = preparation.itemCount
  const reviewKey = await insertReview(tx, tenantId, {
    campaignId: campaign.id,
    preparationKey: preparation.key,
    firstNumber: await reserveNumbers(tx, tenantId, taskCount),
    taskCount,
    startedBy: request.startedBy,
    sendKickoff: request.sendKickoff ?? null,
    confirmedRejectCount: request.confirmRejectCount ?? null,
  })
  if (!(await moveCampaign(tx, tenantId, campaign.id, move, { reviewKey }))) throw new Error('the campaign has moved')
  const payload = { campaignId: campaign.id, reviewKey }
  await enqueueJob(tx, { tenantId, kind: START_JOB, key: reviewKey, payload })
}
