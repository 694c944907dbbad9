import type { Tx } from '../db/index.ts'
import { join, name, Sql, sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'

/** What every kind of access data has besides its own columns. */
const ORIGIN = ['source_id', 'external_id', 'edited', 'created_at']

/**
 * The kinds of access data: the table of versions, the view of the open ones, and the columns that a new version takes
 * over from the one before (`created_at` is the object's, `opened_at` the version's).
 */
export const KINDS = {
  user: {
    table: 'user_versions',
    columns: [
      ...['user_id', 'email', 'display_name', 'status', 'type', 'origin', 'username', 'department', 'job_title'],
      ...['employment_status', 'employment_type', 'employee_ids', 'manager_ids', 'delegated_user_id', 'profile'],
      ...ORIGIN,
    ],
  },
  app: {
    table: 'app_versions',
    columns: [
      ...['app_id', 'display_name', 'description', 'owner_ids', 'certify_policy_id', 'grant_policy_id'],
      ...['revoke_policy_id', 'is_directory', 'monthly_cost_usd', 'annotations', 'settings', ...ORIGIN],
    ],
  },
  resource_type: {
    table: 'resource_type_versions',
    columns: ['resource_type_id', 'app_id', 'display_name', 'trait_ids', ...ORIGIN],
  },
  resource: {
    table: 'resource_versions',
    columns: [
      ...['resource_id', 'resource_key', 'app_id', 'resource_type_id', 'parent_id', 'display_name', 'description'],
      ...['custom_description', 'owner_ids', 'profile', 'annotations', ...ORIGIN],
    ],
  },
  entitlement: {
    table: 'entitlement_versions',
    columns: [
      ...['entitlement_id', 'entitlement_key', 'app_id', 'resource_type_id', 'resource_id', 'display_name'],
      ...['description', 'alias', 'slug', 'purpose', 'is_app_access', 'owner_ids', 'certify_policy_id'],
      ...['grant_policy_id', 'revoke_policy_id', 'risk_level_id', 'compliance_framework_ids', 'annotations'],
      ...['settings', ...ORIGIN],
    ],
  },
  account: {
    table: 'account_versions',
    columns: [
      ...['account_id', 'account_key', 'app_id', 'user_id', 'account_type', 'status', 'status_details'],
      ...['display_name', 'username', 'email', 'employee_ids', 'last_login_at', 'profile', ...ORIGIN],
    ],
  },
  grant: {
    table: 'grant_versions',
    columns: [
      ...['entitlement_key', 'principal_key', 'to_resource', 'is_direct', 'path_keys', 'added_at', 'last_used_at'],
      ...['last_reviewed_at', 'expires_at', 'access_profile_ids', 'source_id', 'created_at'],
    ],
  },
} as const
export type Kind = keyof typeof KINDS

/** Columns to change; a value, or an expression over the version that is closed (`old.`). */
export type Changes = Record<string, unknown>

/** Closes the open versions that `where` (over the alias `old`) selects and opens changed ones; returns how many. */
export function reviseObjects(tx: Tx, kind: Kind, tenantId: TenantId, where: Sql, changes: Changes): Promise<number> {
  const { table, columns } = KINDS[kind]
  const valueFor = (column: string) => {
    if (!Object.hasOwn(changes, column)) return sql`old.${name(column)}`
    const value = changes[column]
    return value instanceof Sql ? value : sql`${value}`
  }
  return tx.count(sql`
    with old as (
      update ${name(table)} as old set closed_at = clock_timestamp()
      where old.tenant_id = ${tenantId} and old.closed_at is null and ${where} returning *)
    insert into ${name(table)} (tenant_id, ${join(columns.map(name), ', ')})
    select old.tenant_id, ${join(columns.map(valueFor), ', ')} from old`)
}

/**
 * Changes the object whose open version was read before. When somebody closed that version in the meantime, the
 * transaction is run again, like after a serialization failure, and reads the next one.
 */
export async function reviseVersion(tx: Tx, kind: Kind, tenantId: TenantId, version: string, changes: Changes) {
  const revised = await reviseObjects(tx, kind, tenantId, sql`old.version = ${version}`, changes)
  if (revised === 0) throw Object.assign(new Error('changed by another transaction'), { code: '40001' })
}

/** Closes the open versions that `where` (over the alias `old`) selects: these objects are gone from now on. */
export const removeObjects = (tx: Tx, kind: Kind, tenantId: TenantId, where: Sql): Promise<number> =>
  tx.count(sql`
    update ${name(KINDS[kind].table)} as old set closed_at = clock_timestamp(), removed = true
    where old.tenant_id = ${tenantId} and old.closed_at is null and ${where}`)

/** `edited` with these columns added: what was changed by hand is left alone by later imports. */
export const withEdited = (columns: readonly string[]): Sql =>
  sql`(select coalesce(array_agg(distinct c order by c), '{}') from unnest(old.edited || ${columns}::text[]) as c)`
