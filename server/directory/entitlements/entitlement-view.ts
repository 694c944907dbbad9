import type { AppEntitlement, AppEntitlementView } from '../../../contract/directory/entitlement.ts'
import type { Reader } from '../../db/index.ts'
import type { Actor } from '../../http/index.ts'
import { type Expansion, finderOf } from '../../http/wire/expand.ts'
import type { TenantId } from '../../lib/ids.ts'
import { loadApps } from '../apps/app-message.ts'
import { loadResourceTypes } from '../resources/resource-type.store.ts'
import { loadResources } from '../resources/resource-view.ts'
import { countGrants, type EntitlementRow, findEntitlements } from './entitlement.store.ts'
import { entitlementMessage } from './entitlement-message.ts'

/** The entitlements with these ids, for expansion. */
export async function loadEntitlements(
  db: Reader,
  tenantId: TenantId,
  ids: readonly string[],
): Promise<AppEntitlement[]> {
  const rows = await findEntitlements(db, tenantId, ids)
  const counts = await countGrants(
    db,
    tenantId,
    rows.map(({ key }) => key),
  )
  return rows.map((row) => entitlementMessage(row, counts.get(row.key) ?? '0'))
}

/** Views of entitlements; objects that the caller asked to expand go into `expansion`. */
export async function entitlementViews(
  db: Reader,
  tenantId: TenantId,
  actor: Actor,
  rows: readonly EntitlementRow[],
  expansion: Expansion,
): Promise<AppEntitlementView[]> {
  if (rows.length === 0) return []
  const idsFor = (path: string, idOf: (row: EntitlementRow) => string) =>
    expansion.wants(path) ? [...new Set(rows.map(idOf).filter(Boolean))] : []
  const appIds = [...new Set(rows.map(({ appId }) => appId))]
  const typeIds = idsFor('app_resource_type_id', (row) => row.appResourceTypeId)
  const app = finderOf(
    await loadApps(
      db,
      tenantId,
      idsFor('app_id', (row) => row.appId),
    ),
  )
  const type = finderOf(await loadResourceTypes(db, tenantId, appIds, typeIds))
  const resource = finderOf(
    await loadResources(
      db,
      tenantId,
      idsFor('app_resource_id', (row) => row.appResourceId),
    ),
  )
  const counts = await countGrants(
    db,
    tenantId,
    rows.map(({ key }) => key),
  )
  const edit = actor.permissions.has('app.write')
  return rows.map((row) => ({
    appEntitlement: entitlementMessage(row, counts.get(row.key) ?? '0'),
    appPath: expansion.add('app_id', 'app.v1.App', app(row.appId)),
    appResourceTypePath: expansion.add('app_resource_type_id', 'app.v1.AppResourceType', type(row.appResourceTypeId)),
    appResourcePath: expansion.add('app_resource_id', 'app.v1.AppResource', resource(row.appResourceId)),
    objectPermissions: { read: true, edit, delete: edit && isDeletable(row), extra: {} },
  }))
}

/** An imported entitlement would come back with the next sync, and the one for app access goes only with its app. */
export const isDeletable = (row: EntitlementRow): boolean => row.sourceId === null && !row.isAppAccess
