import { AppEntitlementList, SearchAppEntitlementsRequest } from '../../../contract/directory/entitlement.ts'
import { searchOperation } from '../../http/index.ts'
import { asOf } from '../as-of.ts'
import type { ReviewedEntitlements } from './entitlement-filter.sql.ts'
import { entitlementRows } from './list-entitlements.ts'

export const searchEntitlements = (reviewedEntitlements: readonly ReviewedEntitlements[]) =>
  searchOperation({
    id: 'svc.api.app.v1.AppEntitlementSearchService.Search',
    path: '/api/v1/search/entitlements',
    tag: 'Entitlements',
    summary: 'Search entitlements of all apps',
    description: 'Filters are combined with AND, the values of one filter with OR.',
    permission: 'app.read',
    body: SearchAppEntitlementsRequest,
    reply: AppEntitlementList,
    asOf,
    ...entitlementRows,
    filter({ invalid }, { request }) {
      if (request.at && request.includeDeleted)
        return invalid({ field: 'at', description: 'cannot be combined with includeDeleted. Leave one of them out' })
      return request
    },
    fetch(context, { filter: { accessReviewId, ...filter }, ...page }) {
      const { tenant, actor } = context
      const reviewed = accessReviewId
        ? { reviewed: reviewedEntitlements.map((query) => query(tenant.id, accessReviewId, actor)) }
        : {}
      return entitlementRows.fetch(context, { ...page, filter: { ...filter, ...reviewed } })
    },
  })
