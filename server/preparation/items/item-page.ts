import type { AccessReview } from '../../../contract/campaign/campaign.ts'
import type { AccessReviewItem, ItemFilter } from '../../../contract/campaign/item.ts'
import type { ReadContext } from '../../http/operation.ts'
import { findPreparation } from '../preparation.store.ts'
import { type ItemRow, type ItemView, listItems, placeOf } from './item.store.ts'
import { itemViews } from './item-view.ts'

/** The view that is asked for, else that of the campaign, else by app. */
function viewOf(asked: string | undefined, { defaultView }: AccessReview): ItemView {
  const named = [asked, defaultView].find((view) => view !== undefined && !view.endsWith('_UNSPECIFIED'))
  return (named?.replace('ACCESS_REVIEW_VIEW_TYPE_', '') ?? 'BY_APP') as ItemView
}

/** One page of the items of a campaign; none before it is prepared. */
export async function itemPage(
  { db, tenant, page }: Pick<ReadContext, 'db' | 'tenant' | 'page'>,
  campaign: AccessReview,
  request: { pageSize?: number | undefined; pageToken?: string | undefined },
  filter: ItemFilter,
): Promise<{ list: AccessReviewItem[]; nextPageToken: string }> {
  const preparation = await findPreparation(db, tenant.id, campaign.id)
  const view = viewOf(filter.view, campaign)
  const { rows, nextPageToken } = await page<ItemRow>({
    ...request,
    filter: { ...filter, view, preparation: preparation?.key ?? '' },
    fetch: async (limit, after) =>
      preparation?.finishedAt ? listItems(db, tenant.id, preparation.key, { view, filter, after, limit }) : [],
    keyOf: (row) => placeOf(view, row),
  })
  const list = preparation ? await itemViews(db, tenant.id, campaign.id, preparation, rows) : []
  return { list, nextPageToken }
}
