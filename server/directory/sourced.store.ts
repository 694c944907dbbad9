import { isUniqueViolation, type Reader, type Tx } from '../db/index.ts'
import { join, name, type Sql, sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'
import { announceAccessWrite } from './access-data-lock.store.ts'
import { hasAnyRole } from './users/user-roles.sql.ts'
import { KINDS, type Kind, type ThingKind } from './versions.sql.ts'
import { removeObjects, reviseObjects } from './versions.store.ts'

/** The source that says what is written, and the sync that the versions are of. */
export interface Origin {
  sourceId: string
  syncId: string
}

/** Values by column. */
export type Values = Record<string, unknown>

/** Adds something that a source has. */
export async function insertSourced(tx: Tx, kind: Kind, tenantId: TenantId, origin: Origin, values: Values) {
  await announceAccessWrite(tx, tenantId)
  const all = { ...values, tenant_id: tenantId, source_id: origin.sourceId, opened_by: origin.syncId }
  await tx.count(sql`
    insert into ${name(KINDS[kind].table)} (${join(Object.keys(all).map(name), ', ')})
    values (${join(
      Object.values(all).map((value) => sql`${value}`),
      ', ',
    )})`)
}

/**
 * Changes one thing as its source says; columns that somebody edited here stay as they are. Returns whether anything
 * changed: what is the same opens no version.
 */
export async function reviseSourced(
  tx: Tx,
  kind: ThingKind,
  tenantId: TenantId,
  id: string,
  origin: Origin,
  values: Values,
): Promise<boolean> {
  const next = Object.fromEntries(
    Object.entries({ ...values, source_id: origin.sourceId }).map(([column, value]): [string, Sql] => [
      column,
      sql`case when ${column}::text = any(old.edited) then old.${name(column)} else ${value} end`,
    ]),
  )
  const differs = Object.entries(next).map(([column, value]) => sql`${value} is distinct from old.${name(column)}`)
  const where = sql`old.${name(KINDS[kind].columns[0])} = ${id} and (${join(differs, ' or ')})`
  return (await reviseObjects(tx, kind, tenantId, where, next, origin.syncId)) > 0
}

/** Removes one thing that its source no longer has. */
export const removeSourced = async (tx: Tx, kind: ThingKind, tenantId: TenantId, id: string, origin: Origin) =>
  (await removeObjects(
    tx,
    kind,
    tenantId,
    sql`old.${name(KINDS[kind].columns[0])} = ${id} and old.source_id = ${origin.sourceId}`,
    origin.syncId,
  )) > 0

/** Someone who holds an entitlement: an account, or a resource. */
export interface Holder {
  key: string
  isResource: boolean
}

/** Grants an entitlement to these; those that hold it already keep their grants. Returns how many were added. */
export async function grantSourced(
  tx: Tx,
  tenantId: TenantId,
  entitlementKey: string,
  origin: Origin,
  holders: readonly Holder[],
): Promise<number> {
  if (holders.length === 0) return 0
  await announceAccessWrite(tx, tenantId)
  return tx.count(sql`
    insert into grant_versions (tenant_id, entitlement_key, principal_key, to_resource, added_at, source_id, opened_by)
    select ${tenantId}, ${entitlementKey}::bigint, h.key, h.is_resource, now(), ${origin.sourceId}, ${origin.syncId}
    from unnest(${holders.map(({ key }) => key)}::bigint[], ${holders.map(({ isResource }) => isResource)}::boolean[])
      as h (key, is_resource)
    on conflict (tenant_id, entitlement_key, principal_key) where closed_at is null do nothing`)
}

/** Whose grants of an entitlement are removed: these, or all but these. */
export type Removed = { of: readonly string[] } | { allBut: readonly string[] }

export function removeSourcedGrants(
  tx: Tx,
  tenantId: TenantId,
  entitlementKey: string,
  origin: Origin,
  removed: Removed,
): Promise<number> {
  const among = (keys: readonly string[]) =>
    sql`exists (select 1 from unnest(${keys}::bigint[]) as h (key) where h.key = old.principal_key)`
  const who =
    'of' in removed ? sql`old.principal_key = any(${removed.of}::bigint[])` : sql`not ${among(removed.allBut)}`
  const where = sql`old.entitlement_key = ${entitlementKey}::bigint and old.source_id = ${origin.sourceId} and ${who}`
  return removeObjects(tx, 'grant', tenantId, where, origin.syncId)
}

/** Removes every grant of and to what has one of these keys, whichever source has it. */
export const removeGrantsAround = (tx: Tx, tenantId: TenantId, keys: readonly string[], { syncId }: Origin) =>
  removeObjects(
    tx,
    'grant',
    tenantId,
    sql`(old.entitlement_key = any(${keys}::bigint[]) or old.principal_key = any(${keys}::bigint[]))`,
    syncId,
  )

/** The monitors of conflicts that a change of the grants of and to these keys may concern. */
export async function monitorsAround(reader: Reader, tenantId: TenantId, keys: readonly string[]): Promise<string[]> {
  const rows = await reader.rows<{ id: string }>(sql`
    select distinct c.monitor_id as id from conflict_entitlements c
    join entitlements e on e.tenant_id = c.tenant_id and e.entitlement_id = c.entitlement_id
    where c.tenant_id = ${tenantId} and (e.entitlement_key = any(${keys}::bigint[]) or exists (
      select 1 from grants g where g.tenant_id = e.tenant_id and g.entitlement_key = e.entitlement_key
        and g.principal_key = any(${keys}::bigint[])))
    order by 1`)
  return rows.map(({ id }) => id)
}

/** A person as far as a source is concerned. */
export interface SourcedPerson {
  id: string
  email: string
  status: 'ENABLED' | 'DISABLED' | 'DELETED'
  sourceId: string | null
  externalId: string
  edited: string[]
  isAdministrator: boolean
}

const person = sql`select u.user_id as id, u.email, u.status, u.source_id as "sourceId", u.external_id as "externalId",
  u.edited, ${hasAnyRole(sql`u`, ['super_administrator'])} as "isAdministrator" from users u`

/** The person that a source knows by this id. */
export const findSourcedPerson = (reader: Reader, tenantId: TenantId, sourceId: string, externalId: string) =>
  reader.first<SourcedPerson>(sql`
    ${person} where u.tenant_id = ${tenantId} and u.source_id = ${sourceId} and u.external_id = ${externalId}`)

export const findPersonByEmail = (reader: Reader, tenantId: TenantId, email: string) =>
  reader.first<SourcedPerson>(sql`${person} where u.tenant_id = ${tenantId} and lower(u.email) = lower(${email})`)

/** Whether a write failed because another person has the address. */
export const isAddressTaken = (error: unknown): boolean => isUniqueViolation(error, 'user_versions_email')
