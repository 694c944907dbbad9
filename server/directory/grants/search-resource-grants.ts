import { ResourceGrantList, SearchResourceGrantsRequest } from '../../../contract/directory/grant.ts'
import { searchOperation } from '../../http/index.ts'
import { asOf } from '../as-of.ts'
import { listResourceGrants } from './resource-grant.store.ts'

export const searchResourceGrants = searchOperation({
  id: 'svc.api.app.v1.AppEntitlementSearchService.SearchResourceGrants',
  path: '/api/v1/search/grants/resources',
  tag: 'Grants',
  summary: 'Search what groups, roles and other resources hold',
  description:
    'Grants whose holder is a resource and not an account. Filters are combined with AND, the values of one filter with OR.',
  permission: 'app.read',
  body: SearchResourceGrantsRequest,
  reply: ResourceGrantList,
  asOf,
  fetch: ({ db, tenant }, { filter, after: [resourceKey = '0', entitlementKey = '0'], limit }) =>
    listResourceGrants(db, tenant.id, { after: [resourceKey, entitlementKey], limit }, filter),
  keyOf: (grant) => [grant.resourceKey, grant.entitlementKey],
  view: async (_context, rows) =>
    rows.map(({ resourceKey: _, entitlementKey: __, addedAt, expiresAt, ...grant }) => ({
      ...grant,
      createdAt: addedAt.toISOString(),
      ...(expiresAt ? { deprovisionAt: expiresAt.toISOString() } : {}),
    })),
})
