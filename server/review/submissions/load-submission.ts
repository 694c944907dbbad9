import type { Reader } from '../../db/index.ts'
import type { ReadContext } from '../../http/operation.ts'
import { loadInvolvedReview } from './load-review.ts'
import { findSubmission, type SubmissionRow } from './submission.store.ts'
import { keyOfSubmission, submissionId } from './submission-view.ts'

type Context = Pick<ReadContext, 'tenant' | 'actor'> & {
  fail(error: 'not_found', params?: Record<string, string | number>): never
}

/** A submission of a campaign: one's own, or anybody's for those who may see the campaign. */
export async function loadSubmission(context: Context, db: Reader, params: { id: string; submission_id: string }) {
  const { tenant, actor, fail } = context
  const { review, seesAll } = await loadInvolvedReview(context, db, params.id)
  const key = keyOfSubmission(params.submission_id)
  const row = key === undefined ? undefined : await findSubmission(db, tenant.id, key)
  const isShown = (one: SubmissionRow) =>
    one.reviewKey === review?.key &&
    submissionId(one) === params.submission_id &&
    (seesAll || one.userId === actor.userId)
  return row && review && isShown(row) ? { review, row } : fail('not_found', { thing: 'submission' })
}
