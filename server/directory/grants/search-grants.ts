import { ENTITLEMENT_EXPAND_PATHS } from '../../../contract/directory/entitlement.ts'
import { GrantList, SearchGrantsRequest } from '../../../contract/directory/grant.ts'
import { readOperation } from '../../http/index.ts'
import { findEntitlements } from '../entitlements/entitlement.store.ts'
import { entitlementViews } from '../entitlements/entitlement-view.ts'
import { grantPage } from './grant-page.ts'
import { grantViews } from './grant-view.ts'

export const searchGrants = readOperation({
  id: 'svc.api.app.v1.AppEntitlementSearchService.SearchGrants',
  method: 'POST',
  path: '/api/v1/search/grants',
  tag: 'Grants',
  summary: 'Search who holds what',
  description: 'Filters are combined with and; the values of one filter with or.',
  permission: 'app.read',
  body: SearchGrantsRequest,
  reply: GrantList,
  errors: ['invalid_page_token', 'unknown_expand_path'],
  async run(context, { body: { pageSize, pageToken, expandMask, ...filter } }) {
    const { db, tenant, actor, expand } = context
    const expansion = expand(expandMask, ENTITLEMENT_EXPAND_PATHS)
    const { rows, nextPageToken } = await grantPage(context, { pageSize, pageToken }, filter)
    const ids = [...new Set(rows.map(({ appEntitlementId }) => appEntitlementId))]
    const entitlements = await findEntitlements(db, tenant.id, ids)
    const views = await entitlementViews(db, tenant.id, actor, entitlements, expansion)
    const viewOf = new Map(views.map((view) => [view.appEntitlement.id, view]))
    const grants = await grantViews(db, tenant.id, actor, rows, expansion)
    const list = grants.flatMap((grant) => {
      const entitlement = viewOf.get(grant.appEntitlementId)
      return entitlement ? [{ appEntitlementUserBinding: grant, entitlement }] : []
    })
    return { list, expanded: expansion.expanded, nextPageToken }
  },
})
