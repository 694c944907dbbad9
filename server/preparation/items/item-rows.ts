import type { AccessReview } from '../../../contract/campaign/campaign.ts'
import type { AccessReviewItem, ItemFilter } from '../../../contract/campaign/item.ts'
import { loadVisibleCampaign } from '../../campaign/index.ts'
import type { RowSource } from '../../http/index.ts'
import { findPreparation, type Preparation } from '../preparation.store.ts'
import { type ItemRow, type ItemView, listItems, sortKeyOf } from './item.store.ts'
import { itemViews } from './item-view.ts'

interface ItemScope {
  campaign: AccessReview
  /** Absent until the campaign is prepared. */
  preparation: Preparation | undefined
  view: ItemView
  filter: ItemFilter
}

/** The view that the request names, else that of the campaign, else by app. */
function viewOf(requested: string | undefined, { defaultView }: AccessReview): ItemView {
  const named = [requested, defaultView].find((view) => view !== undefined && !view.endsWith('_UNSPECIFIED'))
  return (named?.replace('ACCESS_REVIEW_VIEW_TYPE_', '') ?? 'BY_APP') as ItemView
}

async function scopeOf(
  context: Parameters<typeof loadVisibleCampaign>[0],
  { params, request }: { params: { id: string }; request: ItemFilter },
): Promise<ItemScope> {
  const { message } = await loadVisibleCampaign(context, params.id)
  const preparation = await findPreparation(context.db, context.tenant.id, message.id)
  const isFinished = preparation !== undefined && preparation.finishedAt !== null
  return {
    campaign: message,
    preparation: isFinished ? preparation : undefined,
    view: viewOf(request.view, message),
    filter: request,
  }
}

/** The items of a campaign; none before it is prepared. */
export const itemRows = {
  filter: scopeOf,
  boundTo: ({ preparation, view, filter }: ItemScope) => ({ ...filter, view, preparation: preparation?.key ?? '' }),
  fetch: async ({ db, tenant }, { filter: { preparation, view, filter }, after, limit }) => {
    if (!preparation) return []
    const rows = await listItems(db, tenant.id, preparation.key, {
      ...{ view, filter, limit },
      after: after.length > 0 ? after : undefined,
    })
    return rows.map((row) => ({ ...row, sortKey: sortKeyOf(view, row) }))
  },
  keyOf: ({ sortKey }) => sortKey,
  view: async ({ db, tenant }, rows, { filter: { campaign, preparation } }) =>
    preparation ? itemViews(db, tenant.id, campaign, preparation, rows) : [],
} satisfies RowSource<ItemScope, ItemRow & { sortKey: string[] }, AccessReviewItem> & {
  filter: unknown
  boundTo: unknown
}
