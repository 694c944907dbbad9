import type { AppResourceInput, SearchResourcesRequest } from '../../../contract/directory/resource.ts'
import type { Annotations } from '../../../contract/wire/annotations.ts'
import type { Reader, Tx } from '../../db/index.ts'
import { anyOf, containing, join, noneOf, type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import { announceAccessWrite } from '../access-data-lock.store.ts'
import { removeObjects } from '../versions.store.ts'
import { entitlementsHeldBy } from './held-entitlements.sql.ts'

/** Fields that no statement filters by, stored together. */
export type ResourceSettings = Pick<AppResourceInput, 'matchBatonId'>

/** An open version of a resource. */
export interface ResourceRow {
  id: string
  version: string
  appId: string
  appResourceTypeId: string
  parentAppResourceId: string
  parentAppResourceTypeId: string
  displayName: string
  description: string
  customDescription: string
  ownerIds: string[]
  profile: Record<string, unknown>
  annotations: Annotations
  settings: ResourceSettings
  sourceId: string | null
  externalId: string
  createdAt: Date
  updatedAt: Date
}

const columns = sql`r.resource_id as id, r.version::text, r.app_id as "appId",
  r.resource_type_id as "appResourceTypeId", coalesce(p.resource_id, '') as "parentAppResourceId",
  coalesce(p.resource_type_id, '') as "parentAppResourceTypeId", r.display_name as "displayName", r.description,
  r.custom_description as "customDescription", r.owner_ids as "ownerIds", r.profile, r.annotations,
  r.settings, r.source_id as "sourceId", r.external_id as "externalId", r.created_at as "createdAt", r.opened_at as "updatedAt"`

/** A resource `r` and its parent `p`, if that exists. */
const resources = sql`resources r left join resources p on p.tenant_id = r.tenant_id and p.resource_id = r.parent_id`

export interface ResourceRef {
  appId: string
  typeId: string
  id: string
}

export const findResource = (reader: Reader, tenantId: TenantId, { appId, typeId, id }: ResourceRef) =>
  reader.first<ResourceRow>(sql`
    select ${columns} from ${resources}
    where r.tenant_id = ${tenantId} and r.app_id = ${appId} and r.resource_type_id = ${typeId}
      and r.resource_id = ${id}`)

export const findResources = (reader: Reader, tenantId: TenantId, ids: readonly string[]): Promise<ResourceRow[]> =>
  reader.rows<ResourceRow>(sql`
    select ${columns} from ${resources} where r.tenant_id = ${tenantId} and r.resource_id = any(${ids}::text[])`)

export type ResourceFilter = Omit<SearchResourcesRequest, 'pageSize' | 'pageToken' | 'expandMask'> & {
  resourceTypeId?: string
}

/** Resources in order of creation or in reverse, after a given id. */
export function listResources(
  reader: Reader,
  tenantId: TenantId,
  page: { after: string; limit: number },
  filter: ResourceFilter,
): Promise<ResourceRow[]> {
  const descending = filter.direction === 'SORT_DIRECTION_DESC'
  const beyond = descending ? sql`r.resource_id < ${page.after}` : sql`r.resource_id > ${page.after}`
  return reader.rows<ResourceRow>(sql`
    select ${columns} from ${resources}
    where r.tenant_id = ${tenantId} and ${page.after === '' ? sql`true` : beyond}
      and ${join(conditions(tenantId, filter), ' and ')}
    order by r.resource_id ${descending ? sql`desc` : sql`asc`} limit ${page.limit}`)
}

function conditions(tenantId: TenantId, filter: ResourceFilter): Sql[] {
  const { query, refs, appUserIds, ownerUserIds } = filter
  return [
    ...(filter.appId ? [sql`r.app_id = ${filter.appId}`] : []),
    ...(filter.resourceTypeId ? [sql`r.resource_type_id = ${filter.resourceTypeId}`] : []),
    ...anyOf(sql`r.app_id`, filter.appIds),
    ...anyOf(sql`r.resource_type_id`, filter.resourceTypeIds),
    ...anyOf(sql`r.resource_id`, filter.resourceIds),
    ...anyOf(sql`r.parent_id`, filter.parentResourceIds),
    ...(filter.rootsOnly ? [sql`p.resource_id is null`] : []),
    ...noneOf(sql`r.resource_id`, filter.excludeResourceIds),
    ...(query ? [sql`lower(r.display_name) like ${containing(query)}`] : []),
    ...(refs?.length
      ? [
          sql`(r.app_id, r.resource_type_id, r.resource_id) in (select * from unnest(
          ${refs.map((ref) => ref.appId)}::text[], ${refs.map((ref) => ref.appResourceTypeId)}::text[],
          ${refs.map((ref) => ref.id)}::text[]))`,
        ]
      : []),
    ...traitCondition(filter.resourceTypeTraitIds, sql``),
    ...traitCondition(filter.excludeResourceTypeTraitIds, sql`not`),
    ...(ownerUserIds?.length ? [sql`r.owner_ids && ${ownerUserIds}::text[]`] : []),
    ...(filter.unownedOnly ? [sql`r.owner_ids = '{}'`] : []),
    ...(appUserIds?.length
      ? [sql`r.resource_id in (select e.resource_id from ${entitlementsHeldBy(tenantId, appUserIds)})`]
      : []),
    ...(matchesNoResource(filter) ? [sql`false`] : []),
  ]
}

const traitCondition = (traitIds: readonly string[] | undefined, not: Sql) =>
  traitIds?.length
    ? [
        sql`${not} exists (select 1 from resource_types t where t.tenant_id = r.tenant_id and t.app_id = r.app_id
        and t.resource_type_id = r.resource_type_id and t.trait_ids && ${traitIds}::text[])`,
      ]
    : []

/** Secrets, agents, findings and non-human identities are not stored: every resource has `UNSPECIFIED` there. */
function matchesNoResource({
  agentStatuses,
  credentialTypes,
  nhiTypes,
  secretAging,
  withOpenFindings,
}: ResourceFilter) {
  const asksForOthers = (values: readonly string[] = []) =>
    values.length > 0 && !values.some((value) => value.endsWith('_UNSPECIFIED'))
  return (
    [agentStatuses, credentialTypes, nhiTypes].some(asksForOthers) ||
    Object.keys(secretAging ?? {}).length > 0 ||
    withOpenFindings === true
  )
}

/** The number of grants of the entitlements of each of these resources; those without grants are omitted. */
export async function countResourceGrants(reader: Reader, tenantId: TenantId, ids: readonly string[]) {
  const rows = await reader.rows<{ id: string; count: string }>(sql`
    select e.resource_id as id, count(*)::text as count
    from entitlements e join grants g on g.tenant_id = e.tenant_id and g.entitlement_key = e.entitlement_key
    where e.tenant_id = ${tenantId} and e.resource_id = any(${ids}::text[]) group by e.resource_id`)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** The number of resources inside each of these; those without any are omitted. */
export async function countChildren(reader: Reader, tenantId: TenantId, ids: readonly string[]) {
  const rows = await reader.rows<{ id: string; count: number }>(sql`
    select parent_id as id, count(*)::int as count from resources
    where tenant_id = ${tenantId} and parent_id = any(${ids}::text[]) group by parent_id`)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

export type NewResource = Pick<
  ResourceRow,
  'id' | 'appId' | 'appResourceTypeId' | 'displayName' | 'description' | 'ownerIds' | 'annotations' | 'settings'
>

export async function insertResource(tx: Tx, tenantId: TenantId, resource: NewResource): Promise<number> {
  await announceAccessWrite(tx, tenantId)
  return tx.count(sql`
    insert into resource_versions (tenant_id, resource_id, app_id, resource_type_id, display_name, description,
      owner_ids, annotations, settings)
    values (${tenantId}, ${resource.id}, ${resource.appId}, ${resource.appResourceTypeId}, ${resource.displayName},
      ${resource.description}, ${resource.ownerIds}, ${resource.annotations}, ${resource.settings})`)
}

/** Whether a resource is the other one or contains it. */
export async function isSameOrAbove(reader: Reader, tenantId: TenantId, id: string, otherId: string): Promise<boolean> {
  const found = await reader.first(sql`
    with recursive line as (
      select resource_id, parent_id from resources where tenant_id = ${tenantId} and resource_id = ${otherId}
      union
      select r.resource_id, r.parent_id from resources r join line on r.resource_id = line.parent_id
      where r.tenant_id = ${tenantId})
    select 1 from line where resource_id = ${id}`)
  return found !== undefined
}

export async function countParts(reader: Reader, tenantId: TenantId, id: string): Promise<number> {
  const row = await reader.first<{ count: number }>(sql`
    select count(*)::int as count from resources where tenant_id = ${tenantId} and parent_id = ${id}`)
  return row?.count ?? 0
}

/** Removes a resource with its entitlements, the grants on these, and the grants it holds itself. */
export async function removeResource(tx: Tx, tenantId: TenantId, id: string): Promise<boolean> {
  await removeObjects(
    tx,
    'grant',
    tenantId,
    sql`old.entitlement_key in (select entitlement_key from entitlements
      where tenant_id = ${tenantId} and resource_id = ${id})`,
  )
  await removeObjects(
    tx,
    'grant',
    tenantId,
    sql`old.principal_key in (select resource_key from resources
      where tenant_id = ${tenantId} and resource_id = ${id})`,
  )
  await removeObjects(tx, 'entitlement', tenantId, sql`old.resource_id = ${id}`)
  return (await removeObjects(tx, 'resource', tenantId, sql`old.resource_id = ${id}`)) > 0
}
