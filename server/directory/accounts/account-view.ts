import type { AppUserView } from '../../../contract/directory/account.ts'
import type { Reader } from '../../db/index.ts'
import type { Actor } from '../../http/index.ts'
import { type Expansion, finderOf } from '../../http/wire/expand.ts'
import type { TenantId } from '../../lib/ids.ts'
import { loadApps } from '../apps/app-message.ts'
import { findUsers } from '../users/user.store.ts'
import { visibleUser } from '../users/user-view.ts'
import type { Account } from './account.store.ts'

/** Views of accounts; objects that the caller asked to expand go into `expansion`. */
export async function accountViews(
  db: Reader,
  tenantId: TenantId,
  actor: Actor,
  accounts: readonly Account[],
  expansion: Expansion,
): Promise<AppUserView[]> {
  const idsOf = (path: string, allowed: boolean, id: (account: Account) => string) =>
    expansion.wants(path) && allowed ? [...new Set(accounts.map(id))] : []
  const apps = await loadApps(
    db,
    tenantId,
    // Everybody may list the service accounts they own, but only callers who may see apps get the apps expanded.
    idsOf('app_id', actor.permissions.has('app.read'), ({ appUser }) => appUser.appId),
  )
  const found = await findUsers(
    db,
    tenantId,
    idsOf('identity_user_id', true, ({ appUser }) => appUser.identityUserId),
  )
  const [app, user] = [finderOf(apps), finderOf(found.map((person) => visibleUser(actor, person)))]
  return accounts.map((account) => ({
    appUser: account.appUser,
    appPath: expansion.add('app_id', 'app.v1.App', app(account.appUser.appId)),
    identityUserPath: expansion.add('identity_user_id', 'user.v1.User', user(account.appUser.identityUserId)),
    lastUsagePath: expansion.add('last_usage', 'app.v1.AppUserLastUsage', lastUsage(account)),
  }))
}

function lastUsage({ appUser: { id, appId }, lastLoginAt }: Account) {
  return lastLoginAt ? [{ id, appId, lastLoginAt: lastLoginAt.toISOString() }] : []
}
