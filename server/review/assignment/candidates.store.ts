import type { Reader } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import { liveRows, type Snapshot } from '../../scope/index.ts'
import type { People, Person } from './choose-reviewers.ts'

/** Whose directory is read: as of the snapshot that reviewers are assigned by, or as it is now. */
export interface DirectoryContext {
  tenantId: TenantId
  snapshot: Snapshot | undefined
  /** When delegations must be in force. */
  at: Date
}

type UserIds = ReadonlyMap<string, readonly string[]>

const toMap = (rows: readonly { id: string; userIds: string[] }[]): UserIds =>
  new Map(rows.map(({ id, userIds }) => [id, userIds]))

export const loadManagers = async (reader: Reader, { tenantId, snapshot }: DirectoryContext, ids: readonly string[]) =>
  toMap(
    await reader.rows(sql`
      select u.user_id as id, u.manager_ids as "userIds" from ${liveRows('user', tenantId, snapshot)} u
      where u.tenant_id = ${tenantId} and u.user_id = any(${ids}::text[])`),
  )

export const loadAppOwners = async (reader: Reader, { tenantId, snapshot }: DirectoryContext, ids: readonly string[]) =>
  toMap(
    await reader.rows(sql`
      select a.app_id as id, a.owner_ids as "userIds" from ${liveRows('app', tenantId, snapshot)} a
      where a.tenant_id = ${tenantId} and a.app_id = any(${ids}::text[])`),
  )

/** By the key of the entitlement. */
export const loadEntitlementOwners = async (
  reader: Reader,
  { tenantId, snapshot }: DirectoryContext,
  keys: readonly string[],
) =>
  toMap(
    await reader.rows(sql`
      select e.entitlement_key::text as id, e.owner_ids as "userIds"
      from ${liveRows('entitlement', tenantId, snapshot)} e
      where e.tenant_id = ${tenantId} and e.entitlement_key = any(${keys}::bigint[])`),
  )

export const loadResourceOwners = async (
  reader: Reader,
  { tenantId, snapshot }: DirectoryContext,
  ids: readonly string[],
) =>
  toMap(
    await reader.rows(sql`
      select r.resource_id as id, r.owner_ids as "userIds" from ${liveRows('resource', tenantId, snapshot)} r
      where r.tenant_id = ${tenantId} and r.resource_id = any(${ids}::text[])`),
  )

/** People of a group beyond this are not read: it is too large in any case. */
const MAX_MEMBERS = 1_000

/** The people whose account holds the entitlement, active ones first. */
export async function loadGroupMembers(
  reader: Reader,
  { tenantId, snapshot }: DirectoryContext,
  { appId, entitlementId }: { appId: string; entitlementId: string },
): Promise<string[]> {
  const rows = await reader.rows<{ id: string }>(sql`
    select u.user_id as id from ${liveRows('user', tenantId, snapshot)} u
    where u.tenant_id = ${tenantId} and u.user_id in (
      select a.user_id from ${liveRows('entitlement', tenantId, snapshot)} e
      join ${liveRows('grant', tenantId, snapshot)} g on g.tenant_id = ${tenantId} and g.entitlement_key = e.entitlement_key
      join ${liveRows('account', tenantId, snapshot)} a on a.tenant_id = ${tenantId} and a.account_key = g.principal_key
      where e.tenant_id = ${tenantId} and e.app_id = ${appId} and e.entitlement_id = ${entitlementId})
    order by u.status <> 'ENABLED', u.type <> 'USER_TYPE_HUMAN', u.user_id limit ${MAX_MEMBERS}`)
  return rows.map(({ id }) => id)
}

/** Super Administrators, whoever they are now. */
export async function loadSuperAdministrators(reader: Reader, tenantId: TenantId): Promise<string[]> {
  const rows = await reader.rows<{ id: string }>(sql`
    select user_id as id from user_roles where tenant_id = ${tenantId} and role_id = 'super_administrator'
    order by user_id`)
  return rows.map(({ id }) => id)
}

interface PersonRow {
  id: string
  isActive: boolean
  delegateId: string | null
  from: string | null
  until: string | null
}

/** These people, and those who stand in for them, directly or through others. */
export async function loadPeople(reader: Reader, directory: DirectoryContext, ids: readonly string[]): Promise<People> {
  const { tenantId, snapshot, at } = directory
  const known = new Map<string, Person>()
  // One statement for each link of a chain of delegations, which is seldom longer than one.
  for (let wanted = [...new Set(ids)]; wanted.length > 0; ) {
    const rows = await reader.rows<PersonRow>(sql`
      select u.user_id as id, u.status = 'ENABLED' and u.type = 'USER_TYPE_HUMAN' as "isActive",
        coalesce(d.delegated_user_id, u.delegated_user_id) as "delegateId", d.starts_at::text as from,
        d.expires_at::text as until
      from ${liveRows('user', tenantId, snapshot)} u
      left join user_delegations d on d.tenant_id = ${tenantId} and d.user_id = u.user_id and d.starts_at <= ${at}
        and coalesce(d.expires_at > ${at}, true)
      where u.tenant_id = ${tenantId} and u.user_id = any(${wanted}::text[])`)
    for (const id of wanted) known.set(id, { isActive: false })
    for (const { id, isActive, delegateId, from, until } of rows)
      known.set(id, {
        isActive,
        ...(delegateId && {
          delegate: { userId: delegateId, ...(from && { from }), ...(until && { until }) },
        }),
      })
    wanted = [...new Set(rows.flatMap(({ delegateId }) => delegateId ?? []))].filter((id) => !known.has(id))
  }
  return (id) => known.get(id)
}
