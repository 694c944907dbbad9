import { SIGN_WITHIN_MINUTES } from '../../../contract/review/signature.ts'
import { CreateSubmissionRequest, MAX_DECISIONS, SubmissionReply } from '../../../contract/review/submission.ts'
import { writeOperation } from '../../http/index.ts'
import { sha256 } from '../../lib/json/canonical-json.ts'
import { loadReviewScope } from '../move-tasks.ts'
import { requiredSignature } from '../signatures/required-signature.ts'
import { insertSignature } from '../signatures/signature.store.ts'
import { DECIDING_ERRORS, lockOpenReview } from './load-review.ts'
import { numberInReview } from './number-in-review.ts'
import { endSubmissions, findSubmission, insertSubmission, listUnsigned } from './submission.store.ts'
import { SUBMISSION_JOB } from './submission-job.ts'
import { submissionId, submissionView } from './submission-view.ts'
import { lockDecisions, submitPending } from './submit.ts'

export const createSubmission = writeOperation({
  id: 'svc.api.accessreview.v1.SubmissionService.Create',
  method: 'POST',
  path: '/api/v1/access_review/{id}/submissions',
  tag: 'Review',
  summary: 'Submit your pending decisions',
  description: `Makes your pending decisions count: all of them in this campaign, or those of the tasks you name. Up to ${MAX_DECISIONS} are applied before the reply; more are applied in the background, in parts, and the submission is in state APPLYING until then. A decision that came too late is refused, and \`entries\` says why. Afterwards none of them is pending. Where decisions are signed, they are locked instead, and the submission is in state AWAITING_SIGNATURE for ${SIGN_WITHIN_MINUTES} minutes: sign it, or cancel it.`,
  permission: 'review.own',
  idempotent: true,
  body: CreateSubmissionRequest,
  reply: SubmissionReply,
  errors: [...DECIDING_ERRORS, 'nothing_to_submit', 'count_changed', 'step_up_providers_differ'],
  fieldReasons: ['not_found'],
  example: { comment: 'First half.' },
  async run(context, { params: { id }, body: { taskIds, expectedCount, comment = '' } }) {
    const { tx, tenant, actor, audit, jobs, fail, invalid } = context
    const { review } = await lockOpenReview(context, id)
    const scope = await loadReviewScope(tx, tenant.id, review)
    const unknown = (taskIds ?? []).flatMap((text, index) =>
      numberInReview(review, text) === undefined
        ? [{ field: `taskIds[${index}]`, description: 'is not a task of this campaign', reason: 'not_found' as const }]
        : [],
    )
    if (unknown.length > 0) return invalid(...unknown)
    const owner = { tenantId: tenant.id, userId: actor.userId, reviewKey: review.key }
    // Else they would be locked until somebody looks for what is dead.
    await endSubmissions(tx, tenant.id, await listUnsigned(tx, owner), 'EXPIRED')
    const numbers = taskIds?.map((text) => numberInReview(review, text) ?? '')
    const signature = await requiredSignature(context, tx, scope, owner, numbers)
    const { key, submittedAt } = await insertSubmission(tx, owner, {
      channel: 'BATCH',
      comment,
      ...(signature && { signWithinSeconds: SIGN_WITHIN_MINUTES * 60 }),
    })
    if (signature) await insertSignature(tx, tenant.id, key, signature)
    const requireCount = (count: number) => {
      if (expectedCount !== undefined && expectedCount !== count)
        fail('count_changed', { what: 'decisions that you would submit', count })
      if (count === 0) fail('nothing_to_submit')
    }
    const submitted = await (signature ? lockDecisions : submitPending)(
      tx,
      scope,
      { ...owner, key },
      numbers,
      requireCount,
    )
    const { count, decisionsDigest, applied } = submitted
    if (!applied && !signature) await jobs.enqueue(SUBMISSION_JOB, { submissionKey: key }, { key })
    audit({
      campaign: id,
      target: submissionId({ key, reviewKey: review.key, submittedAt }),
      detail: {
        campaignId: id,
        submittedCount: count,
        ...(applied ? { refusedCount: applied.refused.length } : {}),
        decisionsDigest,
        commentDigest: sha256(comment).toString('hex'),
        ...(signature ? { awaitsSignature: true } : {}),
      },
    })
    const row = await findSubmission(tx, tenant.id, key)
    if (!row) throw new Error('the submission is not there')
    return { submission: submissionView(row) }
  },
})
