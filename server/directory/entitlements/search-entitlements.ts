import { AppEntitlementList, SearchAppEntitlementsRequest } from '../../../contract/directory/entitlement.ts'
import { searchOperation } from '../../http/index.ts'
import { entitlementRows } from './list-entitlements.ts'

export const searchEntitlements = searchOperation({
  id: 'svc.api.app.v1.AppEntitlementSearchService.Search',
  path: '/api/v1/search/entitlements',
  tag: 'Entitlements',
  summary: 'Search entitlements of all apps',
  description: 'Filters are combined with AND, the values of one filter with OR.',
  permission: 'app.read',
  body: SearchAppEntitlementsRequest,
  reply: AppEntitlementList,
  ...entitlementRows,
})
