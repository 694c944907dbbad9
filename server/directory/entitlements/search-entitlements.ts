import { AppEntitlementList, SearchAppEntitlementsRequest } from '../../../contract/directory/entitlement.ts'
import { readOperation } from '../../http/index.ts'
import { entitlementPage } from './entitlement-page.ts'

export const searchEntitlements = readOperation({
  id: 'svc.api.app.v1.AppEntitlementSearchService.Search',
  method: 'POST',
  path: '/api/v1/search/entitlements',
  tag: 'Entitlements',
  summary: 'Search entitlements of all apps',
  description: 'Filters are combined with and; the values of one filter with or.',
  permission: 'app.read',
  body: SearchAppEntitlementsRequest,
  reply: AppEntitlementList,
  errors: ['invalid_page_token', 'unknown_expand_path'],
  run: (context, { body: { pageSize, pageToken, expandMask, ...filter } }) =>
    entitlementPage(context, { pageSize, pageToken, expandMask }, filter),
})
