import type { AppEntitlementUserBinding, AppEntitlementUserView } from '../../../contract/directory/grant.ts'
import type { Reader } from '../../db/index.ts'
import type { Actor } from '../../http/index.ts'
import type { Expansion } from '../../http/wire/expand.ts'
import type { TenantId } from '../../lib/ids.ts'
import { findAccounts } from '../accounts/account.store.ts'
import { accountViews } from '../accounts/account-view.ts'
import type { Grant } from './grant.store.ts'

export const bindingMessage = (grant: Grant): AppEntitlementUserBinding => ({
  appEntitlementId: grant.appEntitlementId,
  appId: grant.appId,
  appUserId: grant.appUserId,
  createdAt: grant.addedAt.toISOString(),
  ...(grant.expiresAt ? { deprovisionAt: grant.expiresAt.toISOString() } : {}),
  grantSources: grant.grantSources,
})

/** Grants with their accounts; objects that the caller asked to expand go into `expansion`. */
export async function grantViews(
  db: Reader,
  tenantId: TenantId,
  actor: Actor,
  grants: readonly Grant[],
  expansion: Expansion,
): Promise<AppEntitlementUserView[]> {
  const accounts = await findAccounts(db, tenantId, [...new Set(grants.map(({ appUserId }) => appUserId))])
  const views = await accountViews(db, tenantId, actor, accounts, expansion)
  const viewOf = new Map(views.map((view) => [view.appUser.id, view]))
  return grants.flatMap((grant) => {
    const appUser = viewOf.get(grant.appUserId)
    return appUser ? [grantView(grant, appUser)] : []
  })
}

const grantView = (grant: Grant, appUser: AppEntitlementUserView['appUser']): AppEntitlementUserView => ({
  appEntitlementId: grant.appEntitlementId,
  appId: grant.appId,
  appUserId: grant.appUserId,
  appUser,
  appEntitlementUserBindingCreatedAt: grant.addedAt.toISOString(),
  ...(grant.expiresAt ? { appEntitlementUserBindingDeprovisionAt: grant.expiresAt.toISOString() } : {}),
  grantSources: grant.grantSources,
  isDirect: grant.isDirect,
  ...(grant.lastUsedAt ? { lastUsedAt: grant.lastUsedAt.toISOString() } : {}),
  originatingTicketId: '',
})
