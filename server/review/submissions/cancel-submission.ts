import { SubmissionReply } from '../../../contract/review/submission.ts'
import { writeOperation } from '../../http/index.ts'
import { loadSubmission } from './load-submission.ts'
import { endSubmissions, findSubmission, lockSubmission } from './submission.store.ts'
import { submissionView } from './submission-view.ts'

export const cancelSubmission = writeOperation({
  id: 'svc.api.accessreview.v1.SubmissionService.Cancel',
  method: 'POST',
  path: '/api/v1/access_review/{id}/submissions/{submission_id}/cancel',
  tag: 'Review',
  summary: 'Cancel a submission that waits for your signature',
  description:
    'Nothing of it is applied, and its decisions are pending as before. A submission that is being applied cannot be cancelled any more.',
  permission: 'review.own',
  idempotent: true,
  reply: SubmissionReply,
  errors: ['not_found', 'submission_ended'],
  async run(context, { params }) {
    const { tx, tenant, actor, audit, fail } = context
    const { row } = await loadSubmission(context, tx, params)
    // Others may see it, but it is not theirs to cancel.
    if (row.userId !== actor.userId) return fail('not_found', { thing: 'submission' })
    const state = (await lockSubmission(tx, tenant.id, row.key)) ?? row.state
    if (state !== 'AWAITING_SIGNATURE') return fail('submission_ended', { state, wanted: 'cancelled' })
    await endSubmissions(tx, tenant.id, [row.key], 'EXPIRED')
    audit({ target: params.submission_id, campaign: params.id })
    const after = await findSubmission(tx, tenant.id, row.key)
    return { submission: submissionView(after ?? row) }
  },
})
