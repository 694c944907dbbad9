import { AccessReviewItemList, ListItemsQuery } from '../../../contract/campaign/item.ts'
import { listOperation } from '../../http/index.ts'
import { itemRows } from './item-rows.ts'

export const listItemsOperation = listOperation({
  id: 'svc.api.accessreview.v1.AccessReviewItemService.List',
  path: '/api/v1/access_review/{id}/items',
  tag: 'Access Review Item',
  summary: 'List the items of a campaign',
  description: 'Empty before the campaign is prepared.',
  permission: 'signed_in',
  query: ListItemsQuery,
  reply: AccessReviewItemList,
  errors: ['not_found'],
  ...itemRows,
})
