import { CreateSubmissionRequest, MAX_DECISIONS, SubmissionReply } from '../../../contract/review/submission.ts'
import { writeOperation } from '../../http/index.ts'
import { loadReviewScope } from '../move-tasks.ts'
import { DECIDING_ERRORS, holdOpenReview } from './load-review.ts'
import { numberInReview } from './number-in-review.ts'
import { findSubmission, insertSubmission } from './submission.store.ts'
import { SUBMISSION_JOB } from './submission-job.ts'
import { submissionId, submissionView } from './submission-view.ts'
import { submitPending } from './submit.ts'

export const createSubmission = writeOperation({
  id: 'svc.api.accessreview.v1.SubmissionService.Create',
  method: 'POST',
  path: '/api/v1/access_review/{id}/submissions',
  tag: 'Review',
  summary: 'Submit your pending decisions',
  description: `Makes your pending decisions count: all of them in this campaign, or those of the tasks you name. Up to ${MAX_DECISIONS} are applied before the reply; more are applied in the background, in parts, and the submission is in state APPLYING until then. A decision that came too late is refused, and \`entries\` says why. Afterwards none of them is pending.`,
  permission: 'review.own',
  idempotent: true,
  body: CreateSubmissionRequest,
  reply: SubmissionReply,
  errors: [...DECIDING_ERRORS, 'nothing_to_submit', 'count_changed', 'signature_required'],
  fieldReasons: ['not_found'],
  example: { comment: 'First half.' },
  async run(context, { params: { id }, body: { taskIds, expectedCount, comment = '' } }) {
    const { tx, tenant, actor, audit, jobs, fail, invalid } = context
    const { review } = await holdOpenReview(context, id)
    const scope = await loadReviewScope(tx, tenant.id, review)
    if (scope.campaign.signatureConfig?.requireSignature) return fail('signature_required')
    const unknown = (taskIds ?? []).flatMap((text, index) =>
      numberInReview(review, text) === undefined
        ? [{ field: `taskIds[${index}]`, description: 'is not a task of this campaign', reason: 'not_found' as const }]
        : [],
    )
    if (unknown.length > 0) return invalid(...unknown)
    const owner = { tenantId: tenant.id, userId: actor.userId, reviewKey: review.key }
    const { key, submittedAt } = await insertSubmission(tx, owner, { channel: 'BATCH', comment })
    const numbers = taskIds?.map((text) => numberInReview(review, text) ?? '')
    const requireCount = (count: number) => {
      if (expectedCount !== undefined && expectedCount !== count)
        fail('count_changed', { what: 'You would submit another number of decisions', count })
      if (count === 0) fail('nothing_to_submit')
    }
    const submitted = await submitPending(tx, scope, { ...owner, key }, numbers, requireCount)
    const { count, decisionsDigest, applied } = submitted
    if (!applied) await jobs.enqueue(SUBMISSION_JOB, { submissionKey: key }, { key })
    audit({
      campaign: id,
      target: submissionId({ key, reviewKey: review.key, submittedAt }),
      detail: {
        campaignId: id,
        submittedCount: count,
        ...(applied ? { refusedCount: applied.refused.length } : {}),
        decisionsDigest,
      },
    })
    const row = await findSubmission(tx, tenant.id, key)
    if (!row) throw new Error('the submission is not there')
    return { submission: submissionView(row) }
  },
})
