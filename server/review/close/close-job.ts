import type { CloseDecision } from '../../../contract/campaign/campaign.ts'
import { appendEntry } from '../../audit/index.ts'
import { mailOwners } from '../../campaign/index.ts'
import { exemptViolations } from '../../directory/index.ts'
import {
  chunkedJob,
  enqueueJob,
  type JobHandler,
  type JobIdentity,
  type Phase,
  type Sizes,
  Stopped,
} from '../../jobs/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import {
  analyzeRevocations,
  listOfReview,
  makeRevocations,
  nextDenied,
  nextOfReview,
  settleRevocations,
} from '../../revocation/index.ts'
import { mailClosed } from '../mail/review-mails.store.ts'
import { findReview } from '../review.store.ts'
import { loadReviewScope, type ReviewScope } from '../review-scope.ts'
import { CLOSE_OUTCOMES } from '../step-outcome.ts'
import { CLOSE_JOB } from './begin-close.ts'
import {
  certifiedViolations,
  closeTasks,
  findContradictions,
  finishClose,
  isDraining,
  lockClosing,
  nextOpen,
  nextViolations,
  updateCloseProgress,
} from './close.store.ts'
import { loadInsights } from './load-insights.ts'

/** Settling reads the other access of each person: 2,000 took 1.1 to 1.8 s on the embedded engine. */
const MAX_SETTLED = 1_000
const RETRY_DELAY_MS = { draining: 1_000, givenUp: 600_000 }

/** Looks for what contradicts that all is done. It happens only after a defect, which somebody has to see. */
export class Contradiction extends Error {
  override readonly name = 'Contradiction'
}

/** A review that is being closed, in the end with its insights. */
interface Closing extends ReviewScope {
  insightsAt?: (closedAt: Date) => string
}

const PHASES: readonly Phase<Closing, number>[] = [
  {
    name: 'DECIDING',
    nextRange: (reader, { tenantId, review }, after = '0', size) => nextOpen(reader, tenantId, review.key, after, size),
    chunk: (tx, { tenantId, review }, range) =>
      closeTasks(tx, tenantId, review.key, CLOSE_OUTCOMES[review.closeDecision as CloseDecision], range),
  },
  {
    name: 'REMOVING',
    nextRange: (reader, { tenantId, review }, after = '0', size) =>
      nextDenied(reader, tenantId, review.key, after, size),
    async chunk(tx, { tenantId, review }, range) {
      await makeRevocations(tx, tenantId, review.key, range)
      return 0
    },
    finish: analyzeRevocations,
  },
  {
    // After all of them exist, because one may do the work of another.
    name: 'SETTLING',
    nextRange: (reader, { tenantId, review }, after = '0', size) =>
      nextOfReview(reader, tenantId, review.key, after, Math.min(size, MAX_SETTLED)),
    async chunk(tx, { tenantId, review }, range) {
      await settleRevocations(tx, tenantId, await listOfReview(tx, tenantId, review.key, range))
      return 0
    },
  },
  {
    name: 'EXEMPTING',
    isNeeded: ({ campaign }) => campaign.exemptCertifiedAccessConflicts,
    nextRange: (reader, { tenantId, review }, after = '', size) =>
      nextViolations(reader, tenantId, review.preparationKey, after, size),
    async chunk(tx, { tenantId, review, campaign }, range) {
      const ids = await certifiedViolations(tx, tenantId, review, range)
      await exemptViolations(tx, tenantId, ids, {
        by: review.closedBy,
        reason: `Certified in ${campaign.displayName}`,
      })
      return 0
    },
  },
  {
    name: 'CHECK',
    nextRange: async () => undefined,
    chunk: async () => 0,
    async finish(tx, { tenantId, review }) {
      await updateCloseProgress(tx, tenantId, review.key, 'CHECK', 0)
      const found = await findContradictions(tx, tenantId, review)
      if (found.length > 0) throw new Contradiction(`the review ${review.key} is not done: ${found.join('; ')}`)
    },
  },
]

/** Gives every open task of a review its outcome, and ends the campaign. */
export const closeJob = (sizes: Sizes): JobHandler =>
  chunkedJob<Closing, number>({
    kind: CLOSE_JOB,
    sizes,
    phases: PHASES,
    guard: (tx, { tenantId, payload }) => lockClosing(tx, tenantId, String(payload.reviewKey)),
    async start(job) {
      const scope = await job.tx(async (tx) => {
        const { tenantId, payload } = job
        const review = await findReview(tx, tenantId, String(payload.campaignId))
        if (!review) throw new Error('a campaign without its review')
        if (!(await isDraining(tx, tenantId, review.key))) return loadReviewScope(tx, tenantId, review)
        // Not by waiting here: what it waits for may need the place of this job.
        await again(tx, job, RETRY_DELAY_MS.draining)
        return undefined
      })
      if (!scope) throw new Stopped()
      return scope
    },
    report: (tx, { tenantId, review }, phase, done) => updateCloseProgress(tx, tenantId, review.key, phase, done),
    loadLast: async (reader, scope) => ({ ...scope, insightsAt: await loadInsights(reader, scope) }),
    async complete(tx, { tenantId, review, campaign, insightsAt }) {
      await finishClose(tx, tenantId, review, insightsAt?.(await tx.now()) ?? '')
      if (campaign.notificationConfig?.sendClose) await mailClosed(tx, tenantId, review)
      await mailOwners(tx, tenantId, review.campaignId, 'CLOSED')
      appendEntry(tx, { ...entryOf(tenantId, review.campaignId), outcome: 'done', detail: { review: review.key } })
    },
    // It cannot be undone, because tasks have their outcome, so it is tried again.
    async givenUp(tx, job) {
      await again(tx, job, RETRY_DELAY_MS.givenUp)
      const campaignId = String(job.payload.campaignId)
      appendEntry(tx, { ...entryOf(job.tenantId, campaignId), outcome: 'refused', detail: { reason: 'given up' } })
    },
  })

const again = async (tx: Parameters<typeof enqueueJob>[0], { tenantId, payload }: JobIdentity, afterMs: number) =>
  enqueueJob(tx, {
    tenantId,
    kind: CLOSE_JOB,
    key: String(payload.reviewKey),
    payload,
    runAt: new Date((await tx.now()).getTime() + afterMs),
  })

const entryOf = (tenantId: TenantId, campaignId: string) => ({
  tenantId,
  operation: 'campaign.close',
  targetId: campaignId,
  campaignId,
})
