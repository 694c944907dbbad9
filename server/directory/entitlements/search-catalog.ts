import { CatalogList, SearchCatalogRequest } from '../../../contract/directory/grant.ts'
import { searchOperation } from '../../http/index.ts'
import { grantsOfUser } from '../grants/grant.store.ts'
import { bindingMessage } from '../grants/grant-view.ts'
import type { EntitlementFilter } from './entitlement-filter.sql.ts'
import { entitlementRows } from './list-entitlements.ts'

export const searchCatalog = searchOperation({
  id: 'svc.api.requestcatalog.v1.RequestCatalogSearchService.SearchEntitlements',
  path: '/api/v1/search/request_catalog/entitlements',
  tag: 'Entitlements',
  summary: 'Search entitlements, and see which of them you hold',
  description: 'Access cannot be requested here; this finds out who holds what.',
  permission: 'app.read',
  body: SearchCatalogRequest,
  reply: CatalogList,
  filter({ actor }, { request: { grantedStatus, entitlementAlias: alias, ...filter } }): EntitlementFilter {
    const holds = { GRANTED: true, NOT_GRANTED: false, ALL: undefined, UNSPECIFIED: undefined }[grantedStatus ?? 'ALL']
    return {
      ...filter,
      ...(alias ? { alias } : {}),
      ...(holds === undefined ? {} : { holder: { userId: actor.userId, holds } }),
    }
  },
  ...entitlementRows,
  async view(context, rows, shown) {
    const { db, tenant, actor } = context
    const ids = rows.map(({ id }) => id)
    const grants = await grantsOfUser(db, tenant.id, actor.userId, ids)
    const views = await entitlementRows.view(context, rows, shown)
    return views.map((entitlement) => ({
      entitlement,
      appEntitlementUserBindings: grants
        .filter(({ appEntitlementId }) => appEntitlementId === entitlement.appEntitlement.id)
        .map(bindingMessage),
    }))
  },
})
