import { Empty } from '../../../contract/wire/scalars.ts'
import { writeOperation } from '../../http/index.ts'
import { enqueueMail } from '../../mail/index.ts'
import { loadSubmission } from '../submissions/load-submission.ts'

const MINUTE = 16

export const sendSignInLink = writeOperation({
  id: 'svc.api.accessreview.v1.SubmissionService.SendSignInLink',
  method: 'POST',
  path: '/api/v1/access_review/{id}/submissions/{submission_id}/sign_in_link',
  tag: 'Review',
  summary: 'Mail yourself a link to sign in with and sign',
  description:
    'For a submission that waits for your signature when your sign-in is too old for it. The mail leads to the page on which you sign; at most one is sent in a minute.',
  permission: 'review.own',
  idempotent: true,
  reply: Empty,
  errors: ['not_found', 'submission_ended'],
  async run(context, { params }) {
    const { tx, tenant, actor, audit, fail } = context
    const { row } = await loadSubmission(context, tx, params)
    if (row.userId !== actor.userId) return fail('not_found', { thing: 'submission' })
    const { key, state, submittedCount: count } = row
    if (state !== 'AWAITING_SIGNATURE') return fail('submission_ended', { state, wanted: 'signed' })
    const minute = (await tx.now()).toISOString().slice(0, MINUTE)
    await enqueueMail(tx, tenant.id, {
      kind: 'SIGN_IN_AGAIN',
      campaignId: params.id,
      to: [actor.userId],
      window: `${key} ${minute}`,
      data: { submissionId: params.submission_id, count },
    })
    audit({ target: params.submission_id, campaign: params.id })
    return {}
  },
})
