import { CampaignProgress } from '../../../contract/review/progress.ts'
import { findHeldReason, loadVisibleCampaign } from '../../campaign/index.ts'
import { readOperation } from '../../http/index.ts'
import { findPreparation } from '../../preparation/index.ts'
import { findReview, type Review } from '../review.store.ts'
import { countUnassigned, loadTotals } from './progress.store.ts'

export const getProgress = readOperation({
  id: 'svc.api.accessreview.v1.AccessReviewService.GetProgress',
  method: 'GET',
  path: '/api/v1/access_review/{id}/progress',
  tag: 'Access Review',
  summary: 'Get the progress of background work on a campaign',
  description:
    'How far preparing, starting or closing is, and what holds the campaign up. `summary` tells how far the reviewers are.',
  permission: 'signed_in',
  versioned: true,
  reply: CampaignProgress,
  errors: ['not_found'],
  async run(context, { params }) {
    const { db, tenant } = context
    const { message } = await loadVisibleCampaign(context, params.id)
    const preparation = await findPreparation(db, tenant.id, message.id)
    const review = await findReview(db, tenant.id, message.id)
    const isOpen = review !== undefined && review.openedAt !== null
    const work = review && isAtWork(review) ? review : preparation
    return {
      accessReviewId: message.id,
      state: message.state,
      phase: review && isClosing(review) ? 'CLOSING' : (work?.phase ?? ''),
      closePhase: review?.closingAt ? review.phase : '',
      totalCount: work?.total ?? 0,
      doneCount: work?.done ?? 0,
      itemCount: preparation?.itemCount ?? 0,
      openCount: isOpen ? (await loadTotals(db, tenant.id, review.key)).open : 0,
      unassignedCount: isOpen ? await countUnassigned(db, tenant.id, review.key) : 0,
      ruleFailureCount: review?.ruleFailureCount ?? 0,
      heldReason: await findHeldReason(db, tenant.id, message.id),
      ...(preparation && { startedAt: preparation.createdAt.toISOString() }),
      ...(preparation?.finishedAt && { finishedAt: preparation.finishedAt.toISOString() }),
    }
  },
})

const isClosing = ({ closingAt, closedAt }: Review) => closingAt !== null && closedAt === null
const isAtWork = (review: Review) => review.openedAt === null || review.closingAt !== null
