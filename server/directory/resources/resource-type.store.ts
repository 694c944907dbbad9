import type { AppResourceType, SearchResourceTypesRequest } from '../../../contract/directory/resource.ts'
import type { Reader, Tx } from '../../db/index.ts'
import { anyOf, containing, join, noneOf, type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import { removeObjects } from '../versions.store.ts'
import { entitlementsHeldBy } from './held-entitlements.sql.ts'

/** An open version of a resource type. */
export interface ResourceTypeRow {
  id: string
  version: string
  appId: string
  displayName: string
  traitIds: string[]
  sourceId: string | null
  createdAt: Date
  updatedAt: Date
}

const columns = sql`t.resource_type_id as id, t.version::text, t.app_id as "appId", t.display_name as "displayName",
  t.trait_ids as "traitIds", t.source_id as "sourceId", t.created_at as "createdAt", t.opened_at as "updatedAt"`

export const resourceTypeMessage = (row: ResourceTypeRow): AppResourceType => ({
  id: row.id,
  appId: row.appId,
  displayName: row.displayName,
  traitIds: row.traitIds,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

export const findResourceType = (reader: Reader, tenantId: TenantId, appId: string, id: string) =>
  reader.first<ResourceTypeRow>(sql`
    select ${columns} from resource_types t
    where t.tenant_id = ${tenantId} and t.app_id = ${appId} and t.resource_type_id = ${id}`)

/** The resource types with these ids, for expansion. */
export async function loadResourceTypes(
  reader: Reader,
  tenantId: TenantId,
  appIds: readonly string[],
  ids: readonly string[],
): Promise<AppResourceType[]> {
  if (ids.length === 0) return []
  const rows = await reader.rows<ResourceTypeRow>(sql`
    select ${columns} from resource_types t
    where t.tenant_id = ${tenantId} and t.app_id = any(${appIds}::text[]) and t.resource_type_id = any(${ids}::text[])`)
  return rows.map(resourceTypeMessage)
}

export type ResourceTypeFilter = Omit<SearchResourceTypesRequest, 'pageSize' | 'pageToken'>

/** Resource types by app and then by id, after a given one. */
export const listResourceTypes = (
  reader: Reader,
  tenantId: TenantId,
  page: { appId: string; id: string; limit: number },
  filter: ResourceTypeFilter,
): Promise<ResourceTypeRow[]> =>
  reader.rows<ResourceTypeRow>(sql`
    select ${columns} from resource_types t
    where t.tenant_id = ${tenantId} and (t.app_id, t.resource_type_id) > (${page.appId}, ${page.id})
      and ${join(conditions(tenantId, filter), ' and ')}
    order by t.app_id, t.resource_type_id limit ${page.limit}`)

function conditions(tenantId: TenantId, filter: ResourceTypeFilter): Sql[] {
  const { query, displayName, appUserIds, resourceTypeTraitIds: traits, excludeResourceTypeTraitIds: noTraits } = filter
  return [
    ...anyOf(sql`t.app_id`, filter.appIds),
    ...anyOf(sql`t.resource_type_id`, filter.resourceTypeIds),
    ...noneOf(sql`t.resource_type_id`, filter.excludeResourceTypeIds),
    ...[query, displayName].flatMap((text) => (text ? [sql`lower(t.display_name) like ${containing(text)}`] : [])),
    ...(traits?.length ? [sql`t.trait_ids && ${traits}::text[]`] : []),
    ...(noTraits?.length ? [sql`not t.trait_ids && ${noTraits}::text[]`] : []),
    ...(appUserIds?.length
      ? [
          sql`(t.app_id, t.resource_type_id) in (
          select e.app_id, e.resource_type_id from ${entitlementsHeldBy(tenantId, appUserIds)})`,
        ]
      : []),
  ]
}

export const insertResourceType = (
  tx: Tx,
  tenantId: TenantId,
  type: Pick<ResourceTypeRow, 'id' | 'appId' | 'displayName' | 'traitIds'>,
): Promise<number> =>
  tx.count(sql`
    insert into resource_type_versions (tenant_id, resource_type_id, app_id, display_name, trait_ids)
    values (${tenantId}, ${type.id}, ${type.appId}, ${type.displayName}, ${type.traitIds})`)

/** The number of resources with this type, and of entitlements with it that belong to no resource. */
export async function countUsesOfType(reader: Reader, tenantId: TenantId, appId: string, id: string) {
  const uses = await reader.first<{ resources: number; entitlements: number }>(sql`
    select
      (select count(*)::int from resources
        where tenant_id = ${tenantId} and app_id = ${appId} and resource_type_id = ${id}) as resources,
      (select count(*)::int from entitlements
        where tenant_id = ${tenantId} and app_id = ${appId} and resource_type_id = ${id} and resource_id = '')
        as entitlements`)
  return uses ?? { resources: 0, entitlements: 0 }
}

export const removeResourceType = (tx: Tx, tenantId: TenantId, appId: string, id: string): Promise<number> =>
  removeObjects(tx, 'resource_type', tenantId, sql`old.app_id = ${appId} and old.resource_type_id = ${id}`)
