import type { App } from '../../../contract/directory/app.ts'
import type { User } from '../../../contract/directory/user.ts'
import type { Reader, Tx } from '../../db/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import { findUsers } from '../users/user.store.ts'
import { type AppRow, countAccounts, findApps } from './app.store.ts'

/** Apps as the API shows them, with their owners (visible to everybody with `app.read`) and account counts. */
export async function appMessages(reader: Reader, tenantId: TenantId, rows: readonly AppRow[]): Promise<App[]> {
  if (rows.length === 0) return []
  const counts = await countAccounts(
    reader,
    tenantId,
    rows.map(({ id }) => id),
  )
  const users = await findUsers(reader, tenantId, [...new Set(rows.flatMap(({ ownerIds }) => ownerIds))])
  const owners = new Map(users.map((user) => [user.id, user]))
  return rows.map((row) => appMessage(row, owners, counts.get(row.id) ?? '0'))
}

/** The apps with these ids, for expansion. */
export const loadApps = async (reader: Reader, tenantId: TenantId, ids: readonly string[]): Promise<App[]> =>
  ids.length === 0 ? [] : appMessages(reader, tenantId, await findApps(reader, tenantId, [...new Set(ids)]))

function appMessage(row: AppRow, owners: ReadonlyMap<string, User>, userCount: string): App {
  const { version: _, sourceId, ownerIds, settings, createdAt, updatedAt, ...rest } = row
  const { appEntitlementOwnerRefs: __, ...shown } = settings
  return {
    ...rest,
    accessModel: 'APP_ACCESS_MODEL_UNSPECIFIED',
    identityMatching: 'APP_USER_IDENTITY_MATCHING_UNSPECIFIED',
    instructions: '',
    iconUrl: '',
    strictAccessEntitlementProvisioning: false,
    revokeGrantSources: false,
    enableConnectorSourcedOwnership: false,
    connectorVersion: 0,
    defaultRequestCatalogId: '',
    ...shown,
    appOwners: ownerIds.flatMap((id) => owners.get(id) ?? []),
    isManuallyManaged: sourceId === null,
    sourceId: sourceId ?? '',
    userCount,
    logoUri: '',
    appAccountId: '',
    appAccountName: '',
    parentAppId: '',
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

/** The app that this transaction wrote. */
export async function writtenApp(tx: Tx, tenantId: TenantId, id: string): Promise<App> {
  const [app] = await loadApps(tx, tenantId, [id])
  if (!app) throw new Error('the app that was just written is missing')
  return app
}
