import { ClosePreview, ClosePreviewQuery } from '../../../contract/review/close.ts'
import { readOperation } from '../../http/index.ts'
import { CLOSE_CONFIRM_PERCENT, loadLimit } from '../../tenant-settings/index.ts'
import { loadStartedReview } from '../progress/load-started-review.ts'
import { loadOpen, loadTotals } from '../progress/progress.store.ts'
import { isBraked, revokedBy } from './close.rules.ts'
import { loadOpenHolders } from './holders.store.ts'

export const getClosePreview = readOperation({
  id: 'svc.api.accessreview.v1.AccessReviewService.GetClosePreview',
  method: 'GET',
  path: '/api/v1/access_review/{id}/close_preview',
  tag: 'Access Review',
  summary: 'Get what closing a campaign would do now',
  description:
    'Which tasks are open and whose they are, what the close decision would make of them, and which chosen decisions would be lost because nobody submitted them.',
  permission: 'signed_in',
  versioned: true,
  query: ClosePreviewQuery,
  reply: ClosePreview,
  errors: ['not_found', 'invalid_state'],
  async run(context, { params, query: { closeDecision = 'CLOSE_DECISION_UNSPECIFIED' } }) {
    const { db, tenant, settings } = context
    const { message, review } = await loadStartedReview(context, params.id)
    const { open, denied } = await loadTotals(db, tenant.id, review.key)
    const revokeCount = revokedBy(closeDecision, open)
    const percent = await loadLimit(db, tenant.id, 'closeConfirmPercent', settings.get(CLOSE_CONFIRM_PERCENT))
    const details = await loadOpen(db, tenant.id, review)
    return {
      accessReviewId: message.id,
      closeDecision,
      itemCount: review.taskCount,
      openCount: open,
      deniedCount: denied,
      revokeCount,
      confirmationRequired: isBraked(revokeCount, review.taskCount, percent),
      confirmPercent: percent,
      removalCount: denied + revokeCount,
      ...details,
      ...(await loadOpenHolders(db, tenant.id, review)),
    }
  },
})
