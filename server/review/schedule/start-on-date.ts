import type { SourceAccuracy } from '../../../contract/campaign/preparation.ts'
import {
  type Campaign,
  isDue,
  lockCampaign,
  moveCampaign,
  readinessViolations,
  setHeldReason,
  spendDate,
} from '../../campaign/index.ts'
import { beginPreparing, inaccurateSources, renewedSources, renewPreparation } from '../../preparation/index.ts'
import { beginStart, startProblem } from '../start/begin-start.ts'
import { type KeptProblem, problemText } from '../start/problem.rules.ts'
import type { Scheduler } from './scheduler.ts'
import { tellOwners } from './tell-owners.ts'

const ANYBODY = { all: true, ownerId: '' }

/** Does what the date of a campaign's start demands: prepares a draft, starts what is prepared, or says why not. */
export async function startOnDate(scheduler: Scheduler, id: string): Promise<void> {
  const { tx, tenant } = scheduler
  const campaign = await lockCampaign(tx, tenant.id, id, ANYBODY)
  // Asked again, because the date or the state may have changed before it was locked.
  if (!campaign || !(await isDue(tx, tenant.id, id, 'start'))) return
  if (campaign.message.state === 'ACCESS_REVIEW_STATE_DRAFT') return prepareDraft(scheduler, campaign)
  const flagged = await inaccurateSources(tx, tenant.id, id)
  if (flagged.length > 0 && campaign.message.accuracyIssueAction === 'ACCURACY_ISSUE_ACTION_WAIT')
    return waitForSources(scheduler, campaign, flagged)
  const problem = await startProblem(tx, tenant.id, campaign.message)
  if (problem) return giveUp(scheduler, campaign, problem)
  await spendDate(tx, tenant.id, id, 'start')
  await beginStart(tx, tenant.id, campaign.message, { startedBy: null })
  await tellOwners(scheduler, id, 'started', flagged.length > 0 ? { inaccurateSources: flagged.map(describe) } : {})
}

/** The rest follows when it is prepared: the campaign then waits for its date, which has come. */
async function prepareDraft(scheduler: Scheduler, { message }: Campaign): Promise<void> {
  const { tx, tenant } = scheduler
  const violations = readinessViolations(message, '')
  if (violations.length === 0) {
    await beginPreparing(scheduler, message.id)
    return tellOwners(scheduler, message.id, 'prepared')
  }
  const problem = violations.map(({ field, description }) => `${field} ${description}`).join('; ')
  const reason = problemText({ reason: 'NOT_READY', problem })
  await spendDate(tx, tenant.id, message.id, 'start', reason)
  await tellOwners(scheduler, message.id, 'not prepared', { reason })
}

/** Holds the campaign until each flagged source has a later sync without issues, and prepares it anew then. */
async function waitForSources(
  scheduler: Scheduler,
  { message }: Campaign,
  flagged: readonly SourceAccuracy[],
): Promise<void> {
  const { tx, tenant } = scheduler
  const renewed = await renewedSources(tx, tenant.id, flagged, await tx.now())
  const missing = flagged.filter(({ sourceId }) => !renewed.has(sourceId))
  if (missing.length === 0) {
    await renewPreparation(scheduler, message.id)
    return tellOwners(scheduler, message.id, 'renewed')
  }
  const reason = `The campaign waits for a new import of ${missing.map(describe).join(', ')}, because accuracyIssueAction is ACCURACY_ISSUE_ACTION_WAIT. It starts by itself after that.`
  if (await setHeldReason(tx, tenant.id, message.id, reason))
    await tellOwners(scheduler, message.id, 'held', { reason })
}

/** The date is used up, so the campaign no longer waits for it. */
async function giveUp(scheduler: Scheduler, { message }: Campaign, problem: KeptProblem): Promise<void> {
  const { tx, tenant } = scheduler
  const heldReason = problemText(problem)
  await spendDate(tx, tenant.id, message.id, 'start')
  const move = { from: message.state, to: 'ACCESS_REVIEW_STATE_REVIEW', by: 'unschedule' } as const
  await moveCampaign(tx, tenant.id, message.id, move, { heldReason })
  await tellOwners(scheduler, message.id, 'not started', { reason: heldReason })
}

const describe = ({ displayName, issues }: SourceAccuracy) => `${displayName} (${issues.join(', ')})`
