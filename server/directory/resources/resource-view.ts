import type { Static } from 'typebox'
import type { AppResource, AppResourceView, AppResourceViewReply } from '../../../contract/directory/resource.ts'
import type { Reader, Tx } from '../../db/index.ts'
import type { Actor } from '../../http/index.ts'
import { type Expansion, finderOf } from '../../http/wire/expand.ts'
import type { TenantId } from '../../lib/ids.ts'
import { loadApps } from '../apps/app-message.ts'
import { countChildren, countResourceGrants, findResources, type ResourceRow } from './resource.store.ts'
import { loadResourceTypes } from './resource-type.store.ts'

/** Resources as the API shows them, with counts of grants. */
export async function resourceMessages(
  reader: Reader,
  tenantId: TenantId,
  rows: readonly ResourceRow[],
): Promise<AppResource[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const counts = await countResourceGrants(reader, tenantId, ids)
  const children = await countChildren(reader, tenantId, ids)
  return rows.map(({ version: _, sourceId: __, settings, ...row }) => ({
    ...row,
    matchBatonId: '',
    ...settings,
    grantCount: counts.get(row.id) ?? '0',
    childCount: children.get(row.id) ?? 0,
    accessConfigId: '',
    nhiType: 'NHI_TYPE_UNSPECIFIED',
    nhiDetail: '',
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }))
}

/** The resources with these ids, for expansion. */
export const loadResources = async (
  reader: Reader,
  tenantId: TenantId,
  ids: readonly string[],
): Promise<AppResource[]> =>
  ids.length === 0 ? [] : resourceMessages(reader, tenantId, await findResources(reader, tenantId, [...new Set(ids)]))

/** Views of resources; objects that the caller asked to expand go into `expansion`. */
export async function resourceViews(
  reader: Reader,
  tenantId: TenantId,
  actor: Actor,
  rows: readonly ResourceRow[],
  expansion: Expansion,
): Promise<AppResourceView[]> {
  const idsFor = (path: string, idOf: (row: ResourceRow) => string) =>
    expansion.wants(path) ? rows.map(idOf).filter(Boolean) : []
  // Clients know the type under two names.
  const typePath = expansion.wants('resource_type_id') ? 'resource_type_id' : 'app_resource_type_id'
  const appIds = rows.map(({ appId }) => appId)
  const app = finderOf(
    await loadApps(
      reader,
      tenantId,
      idsFor('app_id', (row) => row.appId),
    ),
  )
  const type = finderOf(
    await loadResourceTypes(reader, tenantId, appIds, [
      ...idsFor(typePath, (row) => row.appResourceTypeId),
      ...idsFor('parent_app_resource_type_id', (row) => row.parentAppResourceTypeId),
    ]),
  )
  const parent = finderOf(
    await loadResources(
      reader,
      tenantId,
      idsFor('parent_app_resource_id', (row) => row.parentAppResourceId),
    ),
  )
  const mayWrite = actor.permissions.has('app.write')
  const messages = finderOf(await resourceMessages(reader, tenantId, rows))
  return rows.flatMap((row) =>
    messages(row.id).map((appResource) => ({
      appResource,
      appPath: expansion.add('app_id', 'app.v1.App', app(row.appId)),
      resourceTypePath: expansion.add(typePath, 'app.v1.AppResourceType', type(row.appResourceTypeId)),
      parentResourcePath: expansion.add(
        'parent_app_resource_id',
        'app.v1.AppResource',
        parent(row.parentAppResourceId),
      ),
      parentResourceTypePath: expansion.add(
        'parent_app_resource_type_id',
        'app.v1.AppResourceType',
        type(row.parentAppResourceTypeId),
      ),
      objectPermissions: { read: true, edit: mayWrite, delete: mayWrite && row.sourceId === null, extra: {} },
    })),
  )
}

/** The view of one resource, as a reply. */
export async function resourceViewReply(
  reader: Reader,
  tenantId: TenantId,
  actor: Actor,
  row: ResourceRow,
  expansion: Expansion,
): Promise<Static<typeof AppResourceViewReply>> {
  const [appResourceView] = await resourceViews(reader, tenantId, actor, [row], expansion)
  if (!appResourceView) throw new Error('a row without a view')
  return { appResourceView, expanded: expansion.expanded }
}

/** The resource that this transaction wrote. */
export async function writtenResource(tx: Tx, tenantId: TenantId, id: string): Promise<AppResource> {
  const [resource] = await loadResources(tx, tenantId, [id])
  if (!resource) throw new Error('the resource that was just written is missing')
  return resource
}
