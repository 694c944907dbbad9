import { GRANT_HISTORY_EXPAND_PATHS } from '../../../contract/directory/grant.ts'
import type { Reader } from '../../db/index.ts'
import type { RowSource } from '../../http/index.ts'
import { type Expansion, finderOf } from '../../http/wire/expand.ts'
import type { TenantId } from '../../lib/ids.ts'
import { findAccounts } from '../accounts/account.store.ts'
import { loadApps } from '../apps/app-message.ts'
import { loadEntitlements } from '../entitlements/entitlement-view.ts'
import type { GrantEvent, HistoryFilter, HistoryKey, HistoryPage } from './grant-history.store.ts'

/** What happened to grants, newest first; `show` makes an item of an event. */
export const grantHistoryRows = <Item>(
  list: (reader: Reader, tenantId: TenantId, page: HistoryPage, filter: HistoryFilter) => Promise<GrantEvent[]>,
  show: (event: GrantEvent) => Item,
) =>
  ({
    expand: GRANT_HISTORY_EXPAND_PATHS,
    fetch: ({ db, tenant }, { filter, after, limit }) => list(db, tenant.id, { after: keyFrom(after), limit }, filter),
    keyOf: ({ atText, entitlementKey, accountKey, type }) => [atText, entitlementKey, accountKey, type],
    async view({ db, tenant }, rows, { expansion }) {
      const pathsOf = await expandPaths(db, tenant.id, rows, expansion)
      return rows.map((row) => ({ ...show(row), ...pathsOf(row) }))
    },
  }) satisfies RowSource<HistoryFilter, GrantEvent, Item & ExpandedPaths>

function keyFrom([atText, entitlementKey = '', accountKey = '', type]: readonly string[]): HistoryKey | undefined {
  if (atText === undefined) return undefined
  const isAdded = type === 'GRANT_EVENT_TYPE_ADDED'
  return { atText, entitlementKey, accountKey, type: isAdded ? type : 'GRANT_EVENT_TYPE_REMOVED' }
}

interface ExpandedPaths {
  appPath: string
  appUserPath: string
  entitlementPath: string
}

/** Loads what the rows refer to, as far as the caller asked for it and it still exists. */
async function expandPaths(
  db: Reader,
  tenantId: TenantId,
  rows: readonly GrantEvent[],
  expansion: Expansion,
): Promise<(row: GrantEvent) => ExpandedPaths> {
  const idsFor = (path: string, field: 'appId' | 'appUserId' | 'appEntitlementId') =>
    expansion.wants(path) ? [...new Set(rows.map((row) => row[field]))] : []
  const accounts = await findAccounts(db, tenantId, idsFor('app_user_id', 'appUserId'))
  const app = finderOf(await loadApps(db, tenantId, idsFor('app_id', 'appId')))
  const account = finderOf(accounts.map(({ appUser }) => appUser))
  const entitlement = finderOf(await loadEntitlements(db, tenantId, idsFor('app_entitlement_id', 'appEntitlementId')))
  return (row) => ({
    appPath: expansion.add('app_id', 'app.v1.App', app(row.appId)),
    appUserPath: expansion.add('app_user_id', 'app.v1.AppUser', account(row.appUserId)),
    entitlementPath: expansion.add('app_entitlement_id', 'app.v1.AppEntitlement', entitlement(row.appEntitlementId)),
  })
}
