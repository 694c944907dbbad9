import { type Campaign, loadVisibleCampaign } from '../../campaign/index.ts'
import type { ReadContext } from '../../http/operation.ts'
import { findReview, type Review } from '../review.store.ts'

type Context = Pick<ReadContext, 'db' | 'tenant' | 'actor' | 'setVersion'> & {
  fail(error: 'not_found' | 'invalid_state', params?: Record<string, string>): never
}

/** A campaign that the caller may see, with its review. Fails before the review is open. */
export async function loadStartedReview(context: Context, id: string): Promise<Campaign & { review: Review }> {
  const { db, tenant, fail } = context
  const campaign = await loadVisibleCampaign(context, id)
  const review = await findReview(db, tenant.id, id)
  if (review?.openedAt) return { ...campaign, review }
  return fail('invalid_state', {
    state: campaign.message.state,
    wanted: 'shown with the progress of its review',
    hint: 'Start it first.',
  })
}
