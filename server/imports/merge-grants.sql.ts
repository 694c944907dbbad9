import { join, name, type Sql, sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'
import type { ColumnValues, SyncRef } from './merge-rows.sql.ts'

/** How the columns of a grant follow from the file and from its open version (`old`). */
export const grantValues = ({ sourceId }: SyncRef): ColumnValues => ({
  to_resource: sql`n.to_resource`,
  is_direct: sql`coalesce(n.is_direct, old.is_direct, true)`,
  path_keys: sql`coalesce(n.path_keys, old.path_keys, '{}')`,
  added_at: sql`coalesce(n.added_at, old.added_at, now())`,
  last_used_at: sql`case when n.says_last_used then n.last_used_at else old.last_used_at end`,
  // Reviews happen here as well as in the source: the later one counts.
  last_reviewed_at: sql`greatest(n.last_reviewed_at, old.last_reviewed_at)`,
  expires_at: sql`case when n.says_expires then n.expires_at else old.expires_at end`,
  access_profile_ids: sql`coalesce(n.access_profile_ids, old.access_profile_ids, '{}')`,
  granted_by: sql`coalesce(n.granted_by, old.granted_by)`,
  requested_by: sql`coalesce(n.requested_by, old.requested_by)`,
  source_id: sql`${sourceId}::text`,
})

export const isUnchanged = (merge: SyncRef): Sql =>
  join(
    Object.entries(grantValues(merge)).map(([column, value]) => sql`${value} is not distinct from old.${name(column)}`),
    ' and ',
  )
export const sameGrant = (
  tenantId: TenantId,
): Sql => sql`old.tenant_id = ${tenantId} and old.entitlement_key = n.entitlement_key
  and old.principal_key = n.principal_key and old.closed_at is null`
