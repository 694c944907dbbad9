import { AppEntitlementUserList, type AppEntitlementUserView } from '../../../contract/directory/grant.ts'
import { listOperation, type RowSource } from '../../http/index.ts'
import { findEntitlement } from '../entitlements/entitlement.store.ts'
import { type Grant, type GrantFilter, listGrants } from './grant.store.ts'
import { grantViews } from './grant-view.ts'

export const grantRows = {
  fetch: ({ db, tenant }, { filter, after: [entitlementKey = '0', accountKey = '0'], limit }) =>
    listGrants(db, tenant.id, { after: [entitlementKey, accountKey], limit }, filter),
  keyOf: (grant) => [grant.entitlementKey, grant.accountKey],
  view: ({ db, tenant, actor }, rows, { expansion }) => grantViews(db, tenant.id, actor, rows, expansion),
} satisfies RowSource<GrantFilter, Grant, AppEntitlementUserView>

export const listHolders = listOperation({
  id: 'svc.api.app.v1.AppEntitlements.ListUsers',
  path: '/api/v1/apps/{app_id}/entitlements/{app_entitlement_id}/users',
  tag: 'Grants',
  summary: 'List the accounts that hold an entitlement',
  description: 'With the time since when, and until when, each account holds it.',
  permission: 'app.read',
  reply: AppEntitlementUserList,
  errors: ['not_found'],
  async filter({ db, tenant, fail }, { params }) {
    const entitlement = await findEntitlement(db, tenant.id, params.app_id, params.app_entitlement_id)
    return entitlement ? { entitlementIds: [entitlement.id] } : fail('not_found', { thing: 'entitlement' })
  },
  ...grantRows,
})
