import { AppResourceTypeList, SearchResourceTypesRequest } from '../../../contract/directory/resource.ts'
import { searchOperation } from '../../http/index.ts'
import { resourceTypeRows } from './list-resource-types.ts'
import { resourceTypeMessage } from './resource-type.store.ts'

export const searchResourceTypes = searchOperation({
  id: 'svc.api.app.v1.AppResourceSearch.SearchAppResourceTypes',
  path: '/api/v1/search/app_resource_types',
  tag: 'Resources',
  summary: 'Search resource types',
  description: 'Filters are combined with AND, the values of one filter with OR.',
  permission: 'app.read',
  body: SearchResourceTypesRequest,
  reply: AppResourceTypeList,
  ...resourceTypeRows,
  view: (_, rows) => rows.map(resourceTypeMessage),
})
