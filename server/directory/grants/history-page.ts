import { GRANT_HISTORY_EXPAND_PATHS } from '../../../contract/directory/grant.ts'
import { type Expansion, finderOf } from '../../http/expand.ts'
import type { ReadContext } from '../../http/operation.ts'
import type { TenantId } from '../../lib/ids.ts'
import { findAccounts } from '../accounts/account.store.ts'
import { loadApps } from '../apps/app-message.ts'
import { loadEntitlements } from '../entitlements/entitlement-view.ts'
import type { GrantEvent, HistoryFilter, HistoryKey, HistoryPage } from './grant-history.store.ts'

type Context = Pick<ReadContext, 'db' | 'tenant' | 'expand' | 'page'>
interface SearchRequest {
  pageSize?: number | undefined
  pageToken?: string | undefined
  expandMask?: { paths?: string[] } | undefined
}

/** One page of grant events, newest first; `shown` turns a row into an item of the reply. */
export async function historyPage<Item>(
  { db, tenant, expand, page }: Context,
  { expandMask, ...request }: SearchRequest,
  filter: HistoryFilter,
  list: (reader: Context['db'], tenantId: TenantId, page: HistoryPage, filter: HistoryFilter) => Promise<GrantEvent[]>,
  shown: (event: GrantEvent) => Item,
) {
  const expansion = expand(expandMask, GRANT_HISTORY_EXPAND_PATHS)
  const { rows, nextPageToken } = await page<GrantEvent>({
    ...request,
    filter,
    fetch: (limit, after) => list(db, tenant.id, { after: after && keyFrom(after.map(String)), limit }, filter),
    keyOf: ({ atText, entitlementKey, accountKey, type }) => [atText, entitlementKey, accountKey, type],
  })
  const pathsOf = await expandedPaths({ db, tenant }, rows, expansion)
  const items = rows.map((row) => ({ ...shown(row), ...pathsOf(row) }))
  return { list: items, expanded: expansion.expanded, nextPageToken }
}

const keyFrom = ([atText = '', entitlementKey = '', accountKey = '', type = '']: string[]): HistoryKey => ({
  ...{ atText, entitlementKey, accountKey },
  type: type as HistoryKey['type'],
})

/** Loads the objects that the rows refer to, if they are asked for and still exist. */
async function expandedPaths(
  { db, tenant }: Pick<Context, 'db' | 'tenant'>,
  rows: readonly GrantEvent[],
  expansion: Expansion,
) {
  const idsFor = (path: string, idOf: (row: GrantEvent) => string) =>
    expansion.wants(path) ? [...new Set(rows.map(idOf))] : []
  const app = finderOf(
    await loadApps(
      db,
      tenant.id,
      idsFor('app_id', (row) => row.appId),
    ),
  )
  const accounts = await findAccounts(
    db,
    tenant.id,
    idsFor('app_user_id', (row) => row.appUserId),
  )
  const account = finderOf(accounts.map(({ appUser }) => appUser))
  const entitlement = finderOf(
    await loadEntitlements(
      db,
      tenant.id,
      idsFor('app_entitlement_id', (row) => row.appEntitlementId),
    ),
  )
  return (row: GrantEvent) => ({
    appPath: expansion.add('app_id', 'app.v1.App', app(row.appId)),
    appUserPath: expansion.add('app_user_id', 'app.v1.AppUser', account(row.appUserId)),
    entitlementPath: expansion.add('app_entitlement_id', 'app.v1.AppEntitlement', entitlement(row.appEntitlementId)),
  })
}
