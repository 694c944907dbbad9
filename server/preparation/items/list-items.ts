import { AccessReviewItemList, ListItemsQuery } from '../../../contract/campaign/item.ts'
import { loadVisibleCampaign } from '../../campaign/index.ts'
import { readOperation } from '../../http/index.ts'
import { itemPage } from './item-page.ts'

export const listItemsOperation = readOperation({
  id: 'svc.api.accessreview.v1.AccessReviewItemService.List',
  method: 'GET',
  path: '/api/v1/access_review/{id}/items',
  tag: 'Access Review Item',
  summary: 'List the items of a campaign',
  description: 'Empty before the campaign is prepared.',
  permission: 'signed_in',
  query: ListItemsQuery,
  reply: AccessReviewItemList,
  errors: ['not_found'],
  async run(context, { params, query: { view, ...request } }) {
    const { message } = await loadVisibleCampaign(context, params.id)
    return itemPage(context, message, request, { ...(view && { view }) })
  },
})
