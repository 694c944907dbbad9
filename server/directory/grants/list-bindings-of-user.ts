import { BindingList } from '../../../contract/directory/grant.ts'
import { readOperation } from '../../http/index.ts'
import { accountIdsOfUser } from '../accounts/account.store.ts'
import { findEntitlement } from '../entitlements/entitlement.store.ts'
import { findUsers } from '../users/user.store.ts'
import { grantsOfUser } from './grant.store.ts'
import { bindingMessage } from './grant-view.ts'

export const listBindingsOfUser = readOperation({
  id: 'svc.api.app.v1.AppEntitlementUserBindingService.ListAppUsersForIdentityWithGrant',
  method: 'GET',
  path: '/api/v1/apps/{app_id}/entitlements/{app_entitlement_id}/users/{identity_user_id}/grants',
  tag: 'Grants',
  summary: 'List the accounts of a person in the app, with the grant where they hold the entitlement',
  description: 'Accounts that do not hold it are listed without a grant.',
  permission: 'app.read',
  reply: BindingList,
  errors: ['not_found'],
  async run({ db, tenant, fail }, { params: { app_id: appId, app_entitlement_id: id, identity_user_id: userId } }) {
    if (!(await findEntitlement(db, tenant.id, appId, id))) return fail('not_found', { thing: 'entitlement' })
    const [user] = await findUsers(db, tenant.id, [userId])
    if (!user) return fail('not_found', { thing: 'user' })
    const grants = await grantsOfUser(db, tenant.id, userId, [id])
    const accountIds = await accountIdsOfUser(db, tenant.id, appId, userId)
    return {
      bindings: accountIds.map((appUserId) => {
        const grant = grants.find((each) => each.appUserId === appUserId)
        return grant ? bindingMessage(grant) : { appEntitlementId: '', appId, appUserId, grantSources: [] }
      }),
    }
  },
})
