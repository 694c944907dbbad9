import { type Sql, sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'
import type { Snapshot, VersionedKind } from './scope-context.ts'

/** Versions that are open, or were at the time of a snapshot. */
export const live = (alias: Sql, kind: VersionedKind, snapshot: Snapshot | undefined): Sql =>
  snapshot
    ? sql`(${alias}.version <= ${snapshot.versions[kind]}::bigint
        and (${alias}.closed_at is null or ${alias}.closed_at > ${snapshot.at}::timestamptz))`
    : sql`${alias}.closed_at is null`

/** The same as a table for `from`. In a join, `live` would keep the planner from using the indexes of open versions. */
export function liveRows(kind: VersionedKind, tenantId: TenantId, snapshot: Snapshot | undefined): Sql {
  const { open, all } = TABLES[kind]
  if (!snapshot) return open
  const known = sql`tenant_id = ${tenantId} and version <= ${snapshot.versions[kind]}::bigint`
  return sql`(select * from ${all} where ${known} and closed_at is null
    union all select * from ${all} where ${known} and closed_at > ${snapshot.at}::timestamptz)`
}
const TABLES: Record<VersionedKind, { open: Sql; all: Sql }> = {
  user: { open: sql`users`, all: sql`user_versions` },
  app: { open: sql`apps`, all: sql`app_versions` },
  resource: { open: sql`resources`, all: sql`resource_versions` },
  entitlement: { open: sql`entitlements`, all: sql`entitlement_versions` },
  account: { open: sql`accounts`, all: sql`account_versions` },
  grant: { open: sql`grants`, all: sql`grant_versions` },
}
