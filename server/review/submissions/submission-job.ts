import { MAX_DECISIONS } from '../../../contract/review/submission.ts'
import type { OpenDatabase } from '../../db/index.ts'
import { type ChunkedJob, chunkedJob, SIZES, type Sizes } from '../../jobs/index.ts'
import { loadReviewScope } from '../move-tasks.ts'
import { lockReview } from '../review.store.ts'
import { mailReceipts } from '../signatures/signature-mails.ts'
import { endSubmissions, findSubmission, lockSubmission } from './submission.store.ts'
import { applyNext, type OpenSubmission } from './submit.ts'

export const SUBMISSION_JOB = 'review.submission'

const sizesOf = (engine: OpenDatabase['engine']): Sizes => ({
  ...SIZES[engine],
  first: 2_000,
  smallest: 500,
  largest: MAX_DECISIONS,
})

interface Context {
  submission: OpenSubmission
  campaignId: string
}

/** Applies a submission that is too large for one transaction. What it still locks is where it goes on. */
export const submissionJob = (engine: OpenDatabase['engine']) =>
  chunkedJob<Context, never>({
    kind: SUBMISSION_JOB,
    sizes: sizesOf(engine),
    guard: async (tx, { tenantId, payload }) => (await lockSubmission(tx, tenantId, keyOf(payload))) === 'APPLYING',
    start: ({ tenantId, payload, tx }) =>
      tx(async (reader) => {
        const row = await findSubmission(reader, tenantId, keyOf(payload))
        if (!row) throw new Error('the submission is gone')
        const { key, userId, reviewKey, campaignId, stepUpProviderId } = row
        const steppedUpWith = stepUpProviderId || undefined
        return { submission: { tenantId, key, userId, reviewKey, steppedUpWith }, campaignId }
      }),
    phases: [
      {
        name: 'APPLYING',
        async drain(tx, { submission, campaignId }, size) {
          const review = await lockReview(tx, submission.tenantId, campaignId, 'share')
          if (!review) throw new Error('the review of a submission is gone')
          const scope = await loadReviewScope(tx, submission.tenantId, review)
          return applyNext(tx, scope, submission, size)
        },
      },
    ],
    async complete(tx, { submission: { tenantId, key } }) {
      await endSubmissions(tx, tenantId, [key], 'DONE')
      await mailReceipts(tx, tenantId, [key])
    },
  } satisfies ChunkedJob<Context, never>)

const keyOf = (payload: Record<string, unknown>) => String(payload.submissionKey)
