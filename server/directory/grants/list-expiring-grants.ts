import { AppEntitlementWithExpiredList } from '../../../contract/directory/grant.ts'
import { PageQuery } from '../../../contract/wire/scalars.ts'
import { finderOf } from '../../http/expand.ts'
import { readOperation } from '../../http/index.ts'
import { findAccounts } from '../accounts/account.store.ts'
import { findEntitlement } from '../entitlements/entitlement.store.ts'
import { findUsers } from '../users/user.store.ts'
import { visibleUser } from '../users/user-view.ts'
import { grantPage } from './grant-page.ts'

export const listExpiringGrants = readOperation({
  id: 'svc.api.app.v1.AppEntitlementSearchService.SearchAppEntitlementsWithExpired',
  method: 'GET',
  path: '/api/v1/apps/{app_id}/entitlements/{app_entitlement_id}/grants',
  tag: 'Grants',
  summary: 'List the grants of an entitlement, with the people behind them and when they end',
  permission: 'app.read',
  query: PageQuery,
  reply: AppEntitlementWithExpiredList,
  errors: ['not_found', 'invalid_page_token'],
  async run(context, { params, query }) {
    const { db, tenant, actor, fail } = context
    const entitlement = await findEntitlement(db, tenant.id, params.app_id, params.app_entitlement_id)
    if (!entitlement) return fail('not_found', { thing: 'entitlement' })
    const { rows, nextPageToken } = await grantPage(context, query, { entitlementIds: [entitlement.id] })
    const found = await findAccounts(
      db,
      tenant.id,
      rows.map(({ appUserId }) => appUserId),
    )
    const people = [...new Set(found.map(({ appUser }) => appUser.identityUserId))]
    const users = (await findUsers(db, tenant.id, people)).map((person) => visibleUser(actor, person))
    const [account, user] = [finderOf(found.map(({ appUser }) => appUser)), finderOf(users)]
    const list = rows.flatMap(({ appEntitlementId, appId, appUserId, discoveredAt, expiresAt, grantSources }) =>
      account(appUserId).map((appUser) => ({
        ...{ appEntitlementId, appId, appUserId, appUser, grantSources, grantReasons: [] },
        ...user(appUser.identityUserId).map((person) => ({ user: person }))[0],
        discovered: discoveredAt.toISOString(),
        ...(expiresAt ? { expired: expiresAt.toISOString() } : {}),
      })),
    )
    return { list, nextPageToken }
  },
})
