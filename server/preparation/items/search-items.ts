import { AccessReviewItemList, SearchItemsRequest } from '../../../contract/campaign/item.ts'
import { searchOperation } from '../../http/index.ts'
import { itemRows } from './item-rows.ts'

export const searchItems = searchOperation({
  id: 'svc.api.accessreview.v1.AccessReviewItemService.Search',
  path: '/api/v1/access_review/{id}/items/search',
  tag: 'Access Review Item',
  summary: 'Search the items of a campaign',
  description:
    'Filters are combined with AND, the values of one filter with OR. Empty before the campaign is prepared.',
  permission: 'signed_in',
  body: SearchItemsRequest,
  reply: AccessReviewItemList,
  errors: ['not_found'],
  ...itemRows,
})
