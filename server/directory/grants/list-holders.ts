import { AppEntitlementUserList } from '../../../contract/directory/grant.ts'
import { PageQuery } from '../../../contract/wire/scalars.ts'
import { readOperation } from '../../http/index.ts'
import { findEntitlement } from '../entitlements/entitlement.store.ts'
import { grantPage } from './grant-page.ts'
import { grantViews } from './grant-view.ts'

export const listHolders = readOperation({
  id: 'svc.api.app.v1.AppEntitlements.ListUsers',
  method: 'GET',
  path: '/api/v1/apps/{app_id}/entitlements/{app_entitlement_id}/users',
  tag: 'Grants',
  summary: 'List the accounts that hold an entitlement',
  permission: 'app.read',
  query: PageQuery,
  reply: AppEntitlementUserList,
  errors: ['not_found', 'invalid_page_token'],
  async run(context, { params, query }) {
    const { db, tenant, actor, expand, fail } = context
    const entitlement = await findEntitlement(db, tenant.id, params.app_id, params.app_entitlement_id)
    if (!entitlement) return fail('not_found', { thing: 'entitlement' })
    const { rows, nextPageToken } = await grantPage(context, query, { entitlementIds: [entitlement.id] })
    const expansion = expand(undefined, [])
    const list = await grantViews(db, tenant.id, actor, rows, expansion)
    return { list, expanded: expansion.expanded, nextPageToken }
  },
})
