import type { AccessProfile, SearchAccessProfilesRequest } from '../../../contract/directory/access-profile.ts'
import type { Reader, Tx } from '../../db/index.ts'
import { anyOf, containing, join, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'

const columns = sql`access_profile_id as id, display_name as "displayName", description, created_at as "createdAt",
  updated_at as "updatedAt"`

type Row = Omit<AccessProfile, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date }

const toMessage = (row: Row): AccessProfile => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

export type AccessProfileFields = Pick<AccessProfile, 'displayName' | 'description'>

/** The new profile, or undefined if the tenant already has one with this name, in any letter case. */
export async function insertAccessProfile(tx: Tx, tenantId: TenantId, id: string, fields: AccessProfileFields) {
  const row = await tx.first<Row>(sql`
    insert into access_profiles (tenant_id, access_profile_id, display_name, description)
    values (${tenantId}, ${id}, ${fields.displayName}, ${fields.description})
    on conflict (tenant_id, lower(display_name)) where deleted_at is null do nothing returning ${columns}`)
  return row && toMessage(row)
}

/**
 * Changes the given fields. Throws a unique violation of `access_profiles_name` if another profile has this name, in any
 * letter case.
 */
export async function updateAccessProfile(
  tx: Tx,
  tenantId: TenantId,
  id: string,
  fields: Partial<AccessProfileFields>,
) {
  const row = await tx.first<Row>(sql`
    update access_profiles set display_name = coalesce(${fields.displayName ?? null}, display_name),
      description = coalesce(${fields.description ?? null}, description), updated_at = now()
    where tenant_id = ${tenantId} and access_profile_id = ${id} and deleted_at is null returning ${columns}`)
  return row && toMessage(row)
}

export const deleteAccessProfile = (tx: Tx, tenantId: TenantId, id: string) =>
  tx.count(sql`
    update access_profiles set deleted_at = now(), updated_at = now()
    where tenant_id = ${tenantId} and access_profile_id = ${id} and deleted_at is null`)

export async function findAccessProfile(reader: Reader, tenantId: TenantId, id: string) {
  const [profile] = await listAccessProfiles(reader, tenantId, { after: '', limit: 1 }, { ids: [id] })
  return profile
}

export type AccessProfileFilter = Omit<SearchAccessProfilesRequest, 'pageSize' | 'pageToken'>

/** Access profiles in order of creation, after a given id. */
export async function listAccessProfiles(
  reader: Reader,
  tenantId: TenantId,
  page: { after: string; limit: number },
  filter: AccessProfileFilter = {},
): Promise<AccessProfile[]> {
  const conditions = [
    sql`tenant_id = ${tenantId} and deleted_at is null and access_profile_id > ${page.after}`,
    ...anyOf(sql`access_profile_id`, filter.ids),
    ...(filter.query ? [sql`lower(display_name) like ${containing(filter.query)}`] : []),
  ]
  const rows = await reader.rows<Row>(sql`
    select ${columns} from access_profiles where ${join(conditions, ' and ')}
    order by access_profile_id limit ${page.limit}`)
  return rows.map(toMessage)
}

/** The number of grants that belong to the profile, counted up to a limit. */
export async function countGrantsOf(reader: Reader, tenantId: TenantId, id: string, limit: number): Promise<number> {
  const row = await reader.first<{ count: number }>(sql`
    select count(*)::int as count from (
      select 1 from grants where tenant_id = ${tenantId} and ${id} = any(access_profile_ids) limit ${limit}) as found`)
  return row?.count ?? 0
}
