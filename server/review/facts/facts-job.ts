import { chunkedJob, type JobHandler, type Sizes } from '../../jobs/index.ts'
import { findReview } from '../review.store.ts'
import { loadReviewScope } from '../review-scope.ts'
import { FACT_PHASES } from './fact-phases.ts'
import type { PeerSource } from './peers.store.ts'

export const FACTS_JOB = 'review.facts'

/** Reviewers are at work while it runs, and nobody waits for its end. */
const smaller = (sizes: Sizes): Sizes => ({ ...sizes, first: 500, smallest: 200, chunkMs: sizes.chunkMs / 4 })

/** Counts what reviewers compare with, right after a campaign is opened: they can begin before it has ended. */
export const factsJob = (sizes: Sizes): JobHandler =>
  chunkedJob<PeerSource, number>({
    kind: FACTS_JOB,
    sizes: smaller(sizes),
    phases: FACT_PHASES,
    async guard(tx, { tenantId, payload }) {
      const review = await findReview(tx, tenantId, String(payload.campaignId))
      return review?.key === String(payload.reviewKey)
    },
    start: (job) =>
      job.tx(async (tx) => {
        const review = await findReview(tx, job.tenantId, String(job.payload.campaignId))
        if (!review) throw new Error('a campaign without its review')
        const { frozen } = await loadReviewScope(tx, job.tenantId, review)
        const { key: reviewKey, preparationKey } = review
        return { tenantId: job.tenantId, reviewKey, preparationKey, frozenAt: new Date(frozen.at) }
      }),
  })
