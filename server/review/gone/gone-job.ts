import { ACCESS_REMOVED_JOB } from '../../directory/index.ts'
import { chunkedJob, enqueueJob, type JobHandler, type Phase, type Sizes } from '../../jobs/index.ts'
import { VERIFY_JOB } from '../../revocation/index.ts'
import { moveTasks } from '../move-tasks.ts'
import { findReview, lockReview } from '../review.store.ts'
import { loadReviewScope, type ReviewScope } from '../review-scope.ts'
import { afterEvent, passedBefore } from '../step-outcome.ts'
import { lockTasks } from '../task.store.ts'
import { beginningOf, insertGoneEvents, listGone, listOpenCampaigns, nextRemoved } from './gone.store.ts'

export const GONE_JOB = 'review.gone'
const SIZES: Sizes = { first: 1_000, smallest: 500, largest: 5_000, chunkMs: 800 }

/** Access was removed: each open review looks whether it has tasks about it, and what was to be removed may be gone. */
export const accessRemovedJob: JobHandler = {
  kind: ACCESS_REMOVED_JOB,
  async run({ tenantId, tx }) {
    await tx(async (step) => {
      for (const campaignId of await listOpenCampaigns(step, tenantId))
        await enqueueJob(step, { tenantId, kind: GONE_JOB, key: campaignId, payload: { campaignId } })
      await enqueueJob(step, { tenantId, kind: VERIFY_JOB, key: 'removed', payload: {} })
    })
  },
}

const GONE: Phase<ReviewScope, void> = {
  name: 'GONE',
  nextRange: (reader, { tenantId, frozen }, after = beginningOf(frozen.at), size) =>
    nextRemoved(reader, tenantId, after, size),
  async chunk(tx, scope, range) {
    const { tenantId, review, campaign, paths } = scope
    const numbers = await listGone(tx, tenantId, review, range, campaign.autoResolve)
    const tasks = (await lockTasks(tx, tenantId, review.key, numbers)).filter(({ state }) => state !== 'C')
    const open = tasks.map(({ numericId }) => numericId)
    await insertGoneEvents(tx, tenantId, review.key, open)
    await moveTasks(
      tx,
      scope,
      tasks.map((task) => {
        const steps = paths.get(task.pathKey)?.steps ?? []
        return { task, to: afterEvent(steps, task.stepNo, passedBefore(steps, task.stepNo, undefined), 'gone') }
      }),
    )
  },
}

/**
 * Cancels the open tasks about access that is gone: with `autoResolve` all, else those of deleted entitlements. Others
 * stay open and show since when.
 */
export const goneJob: JobHandler = chunkedJob<ReviewScope, void>({
  kind: GONE_JOB,
  sizes: SIZES,
  phases: [GONE],
  async guard(tx, { tenantId, payload }) {
    const review = await lockReview(tx, tenantId, String(payload.campaignId), 'share')
    return review?.campaignState === 'ACCESS_REVIEW_STATE_OPEN' && review.closingAt === null
  },
  start: (job) =>
    job.tx(async (tx) => {
      const review = await findReview(tx, job.tenantId, String(job.payload.campaignId))
      if (!review) throw new Error('a campaign without its review')
      return loadReviewScope(tx, job.tenantId, review)
    }),
})
