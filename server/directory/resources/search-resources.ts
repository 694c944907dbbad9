import { AppResourceList, SearchResourcesRequest } from '../../../contract/directory/resource.ts'
import { searchOperation } from '../../http/index.ts'
import { asOf } from '../as-of.ts'
import { resourceRows } from './list-resources.ts'

export const searchResources = searchOperation({
  id: 'svc.api.app.v1.AppResourceSearch.SearchAppResources',
  path: '/api/v1/search/app_resources',
  tag: 'Resources',
  summary: 'Search resources',
  description: 'Filters are combined with AND, the values of one filter with OR.',
  permission: 'app.read',
  body: SearchResourcesRequest,
  reply: AppResourceList,
  asOf,
  ...resourceRows,
})
