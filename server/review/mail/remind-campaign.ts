import { RemindReply, RemindRequest } from '../../../contract/mail/mail.ts'
import { lockManagedCampaign, MANAGING_ERRORS } from '../../campaign/index.ts'
import { writeOperation } from '../../http/index.ts'
import { findReview } from '../review.store.ts'
import { mailReminders } from './review-mails.store.ts'

export const remindCampaign = writeOperation({
  id: 'svc.api.accessreview.v1.AccessReviewService.Remind',
  method: 'POST',
  path: '/api/v1/access_review/{id}/action/remind',
  tag: 'Access Review',
  summary: 'Send reviewers a reminder now',
  description:
    'Sends a mail to everybody with open tasks, or to those of them whom `userIds`, `notBegun` and `staged` leave. Nobody gets more than one in an hour; the reply counts those who get one. Daily reminders are not affected.',
  permission: 'campaign.own',
  idempotent: true,
  body: RemindRequest,
  reply: RemindReply,
  errors: MANAGING_ERRORS,
  example: { notBegun: true },
  async run(context, { params: { id }, body: { userIds, notBegun, staged } }) {
    const { tx, tenant, audit, fail } = context
    const { message } = await lockManagedCampaign(context, id)
    const review = await findReview(tx, tenant.id, id)
    if (message.state !== 'ACCESS_REVIEW_STATE_OPEN' || !review)
      return fail('invalid_state', {
        state: message.state,
        wanted: 'reminded of',
        hint: 'Reviewers can be reminded while it is open.',
      })
    const count = await mailReminders(tx, tenant.id, review, { userIds, notBegun, staged })
    audit({ campaign: id, detail: { count } })
    return { count }
  },
})
