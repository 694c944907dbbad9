import { chunkedJob, type JobHandler, type Sizes } from '../../jobs/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import { deleteReviewRows } from './begin-start.store.ts'

export const PURGE_REVIEW_JOB = 'review.purge'

const PURGE_ROWS = 20_000
const PURGE_SIZES: Sizes = { first: PURGE_ROWS, smallest: PURGE_ROWS, largest: PURGE_ROWS, chunkMs: 1_000 }

/** Deletes the rows of a review that was given up; the row that says why stays. */
export const purgeReviewJob: JobHandler = chunkedJob<{ tenantId: TenantId; key: string }, never>({
  kind: PURGE_REVIEW_JOB,
  sizes: PURGE_SIZES,
  phases: [{ name: 'PURGING', drain: (tx, { tenantId, key }, limit) => deleteReviewRows(tx, tenantId, key, limit) }],
  start: async ({ tenantId, payload }) => ({ tenantId, key: String(payload.reviewKey) }),
})
