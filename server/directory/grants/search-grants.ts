import { ENTITLEMENT_EXPAND_PATHS } from '../../../contract/directory/entitlement.ts'
import { GrantList, SearchGrantsRequest } from '../../../contract/directory/grant.ts'
import { searchOperation } from '../../http/index.ts'
import { asOf } from '../as-of.ts'
import { findEntitlements } from '../entitlements/entitlement.store.ts'
import { entitlementViews } from '../entitlements/entitlement-view.ts'
import { grantRows } from './list-holders.ts'

export const searchGrants = searchOperation({
  id: 'svc.api.app.v1.AppEntitlementSearchService.SearchGrants',
  path: '/api/v1/search/grants',
  tag: 'Grants',
  summary: 'Search who holds what',
  description: 'Filters are combined with AND, the values of one filter with OR.',
  permission: 'app.read',
  body: SearchGrantsRequest,
  reply: GrantList,
  asOf,
  expand: ENTITLEMENT_EXPAND_PATHS,
  ...grantRows,
  async view(context, rows, shown) {
    const { db, tenant, actor } = context
    const ids = [...new Set(rows.map(({ appEntitlementId }) => appEntitlementId))]
    const entitlements = await findEntitlements(db, tenant.id, ids)
    const views = await entitlementViews(db, tenant.id, actor, entitlements, shown.expansion)
    const viewOf = new Map(views.map((view) => [view.appEntitlement.id, view]))
    const grants = await grantRows.view(context, rows, shown)
    return grants.flatMap((grant) => {
      const entitlement = viewOf.get(grant.appEntitlementId)
      return entitlement ? [{ appEntitlementUserBinding: grant, entitlement }] : []
    })
  },
})
