import { isUniqueViolation, type Reader, type Tx } from '../db/index.ts'
import { sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'
import type { ResourceKind } from './attributes.ts'
import type { Document } from './document.rules.ts'
import type { Filter } from './query/filter.rules.ts'
import { filterCondition } from './query/filter.sql.ts'

/** A user or group as it is stored. */
export interface StoredResource {
  id: string
  displayName: string
  document: Document
  revision: string
  createdAt: Date
  updatedAt: Date
  /** Of a user the key of the account, empty without one; of a group that of the resource. */
  key: string
  /** Of a group: the entitlement of its members. */
  entitlementKey: string
  entitlementId: string
}

const columns = sql`s.resource_id as id, s.display_name as "displayName", s.attributes as document,
  s.revision::text, s.created_at as "createdAt", s.updated_at as "updatedAt"`

/** Only what still exists: an app can be deleted with all that is in it. */
const existing = {
  User: sql`scim_resources s left join accounts a on a.tenant_id = s.tenant_id and a.account_id = s.resource_id`,
  Group: sql`scim_resources s join resources r on r.tenant_id = s.tenant_id and r.resource_id = s.resource_id
    join entitlements e on e.tenant_id = s.tenant_id and e.resource_id = s.resource_id and e.slug = 'member'
      and e.source_id = s.source_id`,
}
const isThere = { User: sql`(a.account_key is not null or not s.has_account)`, Group: sql`true` }
const keys = {
  User: sql`coalesce(a.account_key::text, '') as key, '' as "entitlementKey", '' as "entitlementId"`,
  Group: sql`r.resource_key::text as key, e.entitlement_key::text as "entitlementKey",
    e.entitlement_id as "entitlementId"`,
}

export const findStored = (reader: Reader, tenantId: TenantId, sourceId: string, kind: ResourceKind, id: string) =>
  reader.first<StoredResource>(sql`
    select ${columns}, ${keys[kind]} from ${existing[kind]}
    where s.tenant_id = ${tenantId} and s.source_id = ${sourceId} and s.kind = ${kind} and s.resource_id = ${id}
      and ${isThere[kind]}`)

export interface Page {
  filter: Filter | undefined
  offset: number
  limit: number
}

/** A page of users or groups in the order of their ids, and how many there are in all. */
export async function listStored(
  reader: Reader,
  tenantId: TenantId,
  sourceId: string,
  kind: ResourceKind,
  { filter, offset, limit }: Page,
): Promise<{ total: number; resources: StoredResource[] }> {
  const where = sql`s.tenant_id = ${tenantId} and s.source_id = ${sourceId} and s.kind = ${kind}
    and ${isThere[kind]} and ${filter ? filterCondition(kind, filter) : sql`true`}`
  const counted = await reader.first<{ total: number }>(sql`
    select count(*)::int as total from ${existing[kind]} where ${where}`)
  const total = counted?.total ?? 0
  if (limit === 0 || offset >= total) return { total, resources: [] }
  const resources = await reader.rows<StoredResource>(sql`
    select ${columns}, ${keys[kind]} from ${existing[kind]} where ${where}
    order by s.resource_id offset ${offset} limit ${limit}`)
  return { total, resources }
}

/** What of a resource filters find. */
export interface ResourceFields {
  userName: string
  displayName: string
  externalId: string
  isActive: boolean
  emails: readonly string[]
  document: Document
}

/** Throws a unique violation when another user of the source has the name. */
export async function insertStored(
  tx: Tx,
  tenantId: TenantId,
  sourceId: string,
  resource: ResourceFields & { id: string; kind: ResourceKind; hasAccount: boolean },
): Promise<void> {
  if (resource.kind === 'User') await deleteGone(tx, tenantId, sourceId, resource.userName)
  await tx.count(sql`
    insert into scim_resources (tenant_id, source_id, resource_id, kind, user_name, display_name, external_id, is_active,
      emails, attributes, has_account)
    values (${tenantId}, ${sourceId}, ${resource.id}, ${resource.kind}, ${resource.userName}, ${resource.displayName},
      ${resource.externalId}, ${resource.isActive}, ${resource.emails}, ${JSON.stringify(resource.document)}::jsonb,
      ${resource.hasAccount})`)
}

/** A user whose account was deleted together with its app must not block the name. */
const deleteGone = (tx: Tx, tenantId: TenantId, sourceId: string, userName: string) =>
  tx.count(sql`
    delete from scim_resources s
    where s.tenant_id = ${tenantId} and s.source_id = ${sourceId} and s.kind = 'User'
      and s.has_account and lower(s.user_name) = lower(${userName}) and not exists (
        select 1 from accounts a where a.tenant_id = s.tenant_id and a.account_id = s.resource_id)`)

export const isUserNameTaken = (error: unknown): boolean => isUniqueViolation(error, 'scim_resources_user_name')

/** Stores a change; throws a unique violation when another user of the source has the name. */
export const updateStored = (tx: Tx, tenantId: TenantId, sourceId: string, id: string, resource: ResourceFields) =>
  tx.count(sql`
    update scim_resources set user_name = ${resource.userName}, display_name = ${resource.displayName},
      external_id = ${resource.externalId}, is_active = ${resource.isActive}, emails = ${resource.emails},
      attributes = ${JSON.stringify(resource.document)}::jsonb, revision = revision + 1, updated_at = now()
    where tenant_id = ${tenantId} and source_id = ${sourceId} and resource_id = ${id}`)

export const deleteStored = (tx: Tx, tenantId: TenantId, sourceId: string, id: string) =>
  tx.count(sql`
    delete from scim_resources where tenant_id = ${tenantId} and source_id = ${sourceId} and resource_id = ${id}`)

/** Marks the groups as changed that have this member. */
export const touchGroupsOf = (tx: Tx, tenantId: TenantId, sourceId: string, memberKey: string) =>
  tx.count(sql`
    update scim_resources s set revision = s.revision + 1, updated_at = now()
    from entitlements e join grants g on g.tenant_id = e.tenant_id and g.entitlement_key = e.entitlement_key
    where s.tenant_id = ${tenantId} and s.source_id = ${sourceId} and e.tenant_id = s.tenant_id
      and e.resource_id = s.resource_id and g.principal_key = ${memberKey}::bigint and s.kind = 'Group'`)

export interface Member {
  groupId: string
  id: string
  display: string
  isGroup: boolean
}

/** Members of these groups, in the order of their keys; at most so many. */
export const listMembers = (
  reader: Reader,
  tenantId: TenantId,
  sourceId: string,
  groupIds: readonly string[],
  limit: number,
): Promise<Member[]> =>
  reader.rows<Member>(sql`
    select e.resource_id as "groupId", s.resource_id as id, s.display_name as display, g.to_resource as "isGroup"
    from entitlements e
    join grants g on g.tenant_id = e.tenant_id and g.entitlement_key = e.entitlement_key and g.source_id = ${sourceId}
    left join accounts a on a.tenant_id = g.tenant_id and a.account_key = g.principal_key and not g.to_resource
    left join resources r on r.tenant_id = g.tenant_id and r.resource_key = g.principal_key and g.to_resource
    join scim_resources s on s.tenant_id = g.tenant_id and s.resource_id = coalesce(a.account_id, r.resource_id)
    where e.tenant_id = ${tenantId} and e.source_id = ${sourceId} and e.slug = 'member'
      and e.resource_id = any(${groupIds}::text[])
    order by e.resource_id, g.principal_key limit ${limit}`)

/** Which of these ids are users or groups of the source, with their keys. */
export const findHolders = (reader: Reader, tenantId: TenantId, sourceId: string, ids: readonly string[]) =>
  reader.rows<{ id: string; key: string; isResource: boolean }>(sql`
    select s.resource_id as id, coalesce(a.account_key, r.resource_key)::text as key,
      r.resource_key is not null as "isResource"
    from scim_resources s
    left join accounts a on a.tenant_id = s.tenant_id and a.account_id = s.resource_id
    left join resources r on r.tenant_id = s.tenant_id and r.resource_id = s.resource_id
    where s.tenant_id = ${tenantId} and s.source_id = ${sourceId} and s.resource_id = any(${ids}::text[])
      and (a.account_key is not null or r.resource_key is not null)`)

/** The person behind a user of the source. */
export async function findPersonOf(reader: Reader, tenantId: TenantId, sourceId: string, id: string) {
  const row = await reader.first<{ userId: string | null }>(sql`
    select coalesce(a.user_id, u.user_id) as "userId" from scim_resources s
    left join accounts a on a.tenant_id = s.tenant_id and a.account_id = s.resource_id
    left join users u on u.tenant_id = s.tenant_id and u.source_id = s.source_id and u.external_id = s.resource_id
      and not s.has_account
    where s.tenant_id = ${tenantId} and s.source_id = ${sourceId} and s.kind = 'User' and s.resource_id = ${id}`)
  return row?.userId ?? undefined
}
