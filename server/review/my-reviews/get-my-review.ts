import { type DenialEffect, MyReviewReply } from '../../../contract/review/my-review.ts'
import { readOperation } from '../../http/index.ts'
import type { ReviewPath } from '../review.store.ts'
import { attributeKeysOf, columnsOf, VIEWS, viewOf, viewType } from './columns.rules.ts'
import { loadMyReview, summaryOf } from './load-my-review.ts'
import { findMyReviewRow } from './my-review.store.ts'

export const getMyReview = readOperation({
  id: 'svc.api.accessreview.v1.ReviewerService.GetMyReview',
  method: 'GET',
  path: '/api/v1/my_reviews/{id}',
  tag: 'Review',
  summary: 'Get a campaign in which you review',
  description: 'What a reviewer needs to begin: instructions, due date, view, columns, signature and counts.',
  permission: 'signed_in',
  reply: MyReviewReply,
  errors: ['not_found'],
  async run(context, { params }) {
    const { campaign, paths } = (await loadMyReview(context, params.id)).scope
    const row = await findMyReviewRow(context.db, context.tenant.id, context.actor.userId, params.id)
    if (!row) return context.fail('not_found', { thing: 'review' })
    const { requireSignature = false, meaningOfSignature = '', stepUpProviderId = '' } = campaign.signatureConfig ?? {}
    return {
      review: {
        ...summaryOf(row),
        description: campaign.description,
        instructions: campaign.reviewInstructions,
        frozenAt: row.frozenAt.toISOString(),
        ...(row.seenAt && { seenAt: row.seenAt.toISOString() }),
        ...(row.startedBy && { startedBy: row.startedBy }),
        isClosing: row.closingAt !== null,
        denialEffect: denialEffectOf([...paths.values()]),
        view: viewType(viewOf(undefined, campaign)),
        attributeKeys: attributeKeysOf(campaign),
        columns: VIEWS.map((view) => ({ view: viewType(view), columns: columnsOf(view, campaign) })),
        signature: { isRequired: requireSignature, meaning: meaningOfSignature, stepUpProviderId },
      },
    }
  },
})

function denialEffectOf(paths: readonly ReviewPath[]): DenialEffect {
  const atOnce = paths.filter(({ removesAtOnce }) => removesAtOnce).length
  if (atOnce === 0) return 'AT_CLOSE'
  return atOnce === paths.length ? 'AT_ONCE' : 'BY_POLICY'
}
