import { AccessReviewItemList, SearchItemsRequest } from '../../../contract/campaign/item.ts'
import { loadVisibleCampaign } from '../../campaign/index.ts'
import { readOperation } from '../../http/index.ts'
import { itemPage } from './item-page.ts'

export const searchItems = readOperation({
  id: 'svc.api.accessreview.v1.AccessReviewItemService.Search',
  method: 'POST',
  path: '/api/v1/access_review/{id}/items/search',
  tag: 'Access Review Item',
  summary: 'Search the items of a campaign',
  description: 'Filters are combined with and; the values of one with or. Empty before the campaign is prepared.',
  permission: 'signed_in',
  body: SearchItemsRequest,
  reply: AccessReviewItemList,
  errors: ['not_found'],
  async run(context, { params, body: { pageSize, pageToken, ...filter } }) {
    const { message } = await loadVisibleCampaign(context, params.id)
    return itemPage(context, message, { pageSize, pageToken }, filter)
  },
})
