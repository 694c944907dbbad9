import { appendEntry } from '../../audit/index.ts'
import { loadMailedCampaigns, mailOwners, settleSchedule } from '../../campaign/index.ts'
import type { Tx } from '../../db/index.ts'
import { chunkedJob, enqueueJob, type JobHandler, type JobIdentity, type Sizes } from '../../jobs/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import { canonicalJson, sha256 } from '../../lib/json/canonical-json.ts'
import { loadLedger } from '../../preparation/index.ts'
import { FACTS_JOB } from '../facts/facts-job.ts'
import { GONE_JOB } from '../gone/gone-job.ts'
import { mailKickoff } from '../mail/review-mails.store.ts'
import { listReviewPolicies } from '../policies.store.ts'
import type { Review } from '../review.store.ts'
import { askWebhooks } from '../webhook-step/ask.ts'
import { giveUpReview, lockStartingCampaign, openReview, reportProgress } from './begin-start.store.ts'
import { countTasks } from './make-tasks.store.ts'
import { type KeptProblem, problemText } from './problem.rules.ts'
import { PURGE_REVIEW_JOB } from './purge-job.ts'
import { loadStart, type StartContext, takeSnapshot } from './start-context.ts'
import { lastNumber, startPhases, TooManyForWebhooks, TooSlow, UnconfirmedRejects } from './start-phases.ts'

export const START_JOB = 'review.start'

/** Turns the items of a prepared campaign into tasks and assigns them (docs/adr/0036). */
export const startJob = (confirmPercent: number, sizes: Sizes): JobHandler =>
  chunkedJob<StartContext, number>({
    kind: START_JOB,
    sizes,
    phases: startPhases(confirmPercent),
    guard: (tx, { tenantId, payload }) => lockStartingCampaign(tx, tenantId, String(payload.reviewKey)),
    async start(job) {
      await takeSnapshot(job)
      return job.tx((tx) => loadStart(tx, job.tenantId, String(job.payload.campaignId)))
    },
    report: (tx, { tenantId, reviewKey }, phase, done) => reportProgress(tx, tenantId, reviewKey, phase, done),
    async complete(tx, context) {
      const { tenantId, review } = context
      const counted = await checkTasks(tx, context)
      await openReview(tx, tenantId, review, counted.failed)
      const payload = { campaignId: review.campaignId, reviewKey: review.key }
      await enqueueJob(tx, { tenantId, kind: FACTS_JOB, key: review.key, payload })
      // Access may have gone away since the items were frozen.
      await enqueueJob(tx, { tenantId, kind: GONE_JOB, key: review.campaignId, payload })
      if (context.webhookPaths.length > 0) await askWebhooks(tx, tenantId, review)
      if (await wantsKickoff(tx, tenantId, review)) await mailKickoff(tx, tenantId, review)
      const detail = await startedDetail(tx, tenantId, review)
      appendEntry(tx, { ...entryOf(tenantId, review.campaignId), outcome: 'done', detail })
    },
    abandon(tx, job, error) {
      if (error instanceof UnconfirmedRejects)
        return giveUp(tx, job, { reason: 'CONFIRMATION_REQUIRED', count: error.count })
      if (error instanceof TooManyForWebhooks)
        return giveUp(tx, job, { reason: 'TOO_MANY_FOR_WEBHOOKS', count: error.count })
      if (error instanceof TooSlow) return giveUp(tx, job, { reason: 'EXPRESSION_TIMEOUT', problem: error.message })
      return giveUp(tx, job, { reason: 'INTERNAL' })
    },
    givenUp: (tx, job) => giveUp(tx, job, { reason: 'INTERNAL' }),
  })

/** The start may say it; else the campaign does. */
async function wantsKickoff(tx: Tx, tenantId: TenantId, { sendKickoff, campaignId }: Review): Promise<boolean> {
  if (sendKickoff !== null) return sendKickoff
  const [campaign] = await loadMailedCampaigns(tx, tenantId, [campaignId])
  return campaign?.notifications.sendKickoff ?? false
}

/** Every item has one task, and every reserved number is used. */
async function checkTasks(tx: Tx, context: StartContext) {
  const { review } = context
  const counted = await countTasks(tx, context, context.failedPaths)
  const isComplete =
    counted?.tasks === review.taskCount &&
    (review.taskCount === 0 || (counted.first === review.firstNumber && counted.last === String(lastNumber(review))))
  if (!counted || !isComplete) throw new Error(`the start made ${counted?.tasks} tasks of ${review.taskCount} items`)
  return counted
}

const entryOf = (tenantId: TenantId, campaignId: string) => ({
  tenantId,
  operation: 'review.start',
  targetId: campaignId,
  campaignId,
})

/** What binds the audit entry of a start to what was started. */
async function startedDetail(tx: Tx, tenantId: TenantId, { key, campaignId }: Review) {
  const ledger = await loadLedger(tx, tenantId, campaignId)
  const policies = await listReviewPolicies(tx, tenantId, key)
  return {
    review: key,
    ledger: sha256(canonicalJson(ledger)).toString('hex'),
    policies: policies.map((policy) => ({ id: policy.policyId, sha256: policy.sha256 })),
  }
}

/** Returns a campaign to REVIEW and says why; a job deletes what was made. */
async function giveUp(tx: Tx, { tenantId, payload }: JobIdentity, problem: KeptProblem): Promise<void> {
  const [key, campaignId] = [String(payload.reviewKey), String(payload.campaignId)]
  if (!(await giveUpReview(tx, tenantId, { key, campaignId }, problem))) return
  await settleSchedule(tx, tenantId, campaignId)
  await enqueueJob(tx, { tenantId, kind: PURGE_REVIEW_JOB, key, payload: { reviewKey: key } })
  await mailOwners(tx, tenantId, campaignId, 'NOT_STARTED', { reason: problemText(problem) })
  appendEntry(tx, { ...entryOf(tenantId, campaignId), outcome: 'refused', detail: { ...problem } })
}
