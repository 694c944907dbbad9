import { AppEntitlementWithExpiredList } from '../../../contract/directory/grant.ts'
import { listOperation } from '../../http/index.ts'
import { finderOf } from '../../http/wire/expand.ts'
import { findAccounts } from '../accounts/account.store.ts'
import { findEntitlement } from '../entitlements/entitlement.store.ts'
import { findUsers } from '../users/user.store.ts'
import { visibleUser } from '../users/user-view.ts'
import { grantRows } from './list-holders.ts'

export const listExpiringGrants = listOperation({
  id: 'svc.api.app.v1.AppEntitlementSearchService.SearchAppEntitlementsWithExpired',
  path: '/api/v1/apps/{app_id}/entitlements/{app_entitlement_id}/grants',
  tag: 'Grants',
  summary: 'List the grants of an entitlement, with their users and expiry times',
  description: 'The grants that are held now.',
  permission: 'app.read',
  reply: AppEntitlementWithExpiredList,
  errors: ['not_found'],
  async filter({ db, tenant, fail }, { params }) {
    const entitlement = await findEntitlement(db, tenant.id, params.app_id, params.app_entitlement_id)
    return entitlement ? { entitlementIds: [entitlement.id] } : fail('not_found', { thing: 'entitlement' })
  },
  ...grantRows,
  async view({ db, tenant, actor }, rows) {
    const accountIds = rows.map(({ appUserId }) => appUserId)
    const accounts = (await findAccounts(db, tenant.id, accountIds)).map(({ appUser }) => appUser)
    const userIds = [...new Set(accounts.map(({ identityUserId }) => identityUserId))]
    const users = (await findUsers(db, tenant.id, userIds)).map((person) => visibleUser(actor, person))
    const [account, user] = [finderOf(accounts), finderOf(users)]
    return rows.flatMap(({ appEntitlementId, appId, appUserId, discoveredAt, expiresAt, grantSources }) =>
      account(appUserId).map((appUser) => ({
        ...{ appEntitlementId, appId, appUserId, appUser, grantSources, grantReasons: [] },
        ...user(appUser.identityUserId).map((person) => ({ user: person }))[0],
        discovered: discoveredAt.toISOString(),
        ...(expiresAt ? { expired: expiresAt.toISOString() } : {}),
      })),
    )
  },
})
