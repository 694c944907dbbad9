import { AppList, SearchAppsRequest } from '../../../contract/directory/app.ts'
import { searchOperation } from '../../http/index.ts'
import { asOf } from '../as-of.ts'
import { appRows } from './list-apps.ts'

export const searchApps = searchOperation({
  id: 'svc.api.app.v1.AppSearch.Search',
  path: '/api/v1/search/apps',
  tag: 'Apps',
  summary: 'Search apps',
  description: 'Filters are combined with AND, the values of one filter with OR.',
  permission: 'app.read',
  body: SearchAppsRequest,
  reply: AppList,
  asOf,
  ...appRows,
})
