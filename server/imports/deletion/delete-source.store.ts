import type { DeleteSourcePreview } from '../../../contract/imports/source.ts'
import type { Reader, Tx } from '../../db/index.ts'
import { name, type Sql, sql } from '../../db/sql.ts'
import { KINDS, lockApps, noteAccessRemoved } from '../../directory/index.ts'
import type { Range } from '../../jobs/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import { isAdministrator } from '../merge/merge-expressions.sql.ts'
import { columnsFrom, insertColumns, type SyncRef } from '../merge/merge-rows.sql.ts'
import { addCounts } from '../syncs/sync.store.ts'

/**
 * A query for the campaigns with access of a source, contributed by other domains: its columns are `campaign_id`,
 * `display_name` and `state`.
 */
export type SourceUsage = (tenantId: TenantId, sourceId: string) => Sql

/** Everything in an app of the source goes with it, also what was added here. */
const sourceApps = (tenantId: TenantId, sourceId: string): Sql =>
  sql`(select app_id from apps where tenant_id = ${tenantId} and source_id = ${sourceId})`

type Counted = Omit<DeleteSourcePreview, 'sourceId' | 'campaigns'>

/** What deleting a source would take away. */
export async function countSourceData(reader: Reader, tenantId: TenantId, sourceId: string): Promise<Counted> {
  const inApps = sql`tenant_id = ${tenantId} and app_id in ${sourceApps(tenantId, sourceId)}`
  const people = sql`from users old where old.tenant_id = ${tenantId} and old.source_id = ${sourceId}
    and old.status <> 'DELETED'`
  const row = await reader.first<Counted>(sql`
    select (select count(*)::int from grants where tenant_id = ${tenantId} and (source_id = ${sourceId}
        or entitlement_key in (select entitlement_key from entitlements where ${inApps})
        or principal_key in (select account_key from accounts where ${inApps}
          union all select resource_key from resources where ${inApps}))) as "grantCount",
      (select count(*)::int ${people} and not ${isAdministrator}) as "userCount",
      (select count(*)::int ${people} and ${isAdministrator}) as "administratorCount",
      (select count(*)::int from apps where tenant_id = ${tenantId} and source_id = ${sourceId}) as "appCount",
      (select count(*)::int from resource_types where ${inApps}) as "resourceTypeCount",
      (select count(*)::int from resources where ${inApps}) as "resourceCount",
      (select count(*)::int from entitlements where ${inApps}) as "entitlementCount",
      (select count(*)::int from accounts where ${inApps}) as "accountCount"`)
  if (!row) throw new Error('a count without a row')
  return row
}

const usedBy = (tenantId: TenantId, sourceId: string, usages: readonly SourceUsage[]): Sql =>
  usages
    .map((usage) => usage(tenantId, sourceId))
    .reduce((all, one) => sql`${all} union ${one}`, sql`select null::text, null::text, null::text where false`)

/** How many campaigns in each state have access of a source. */
export const countCampaignsOfSource = (
  reader: Reader,
  tenantId: TenantId,
  sourceId: string,
  usages: readonly SourceUsage[],
): Promise<DeleteSourcePreview['campaigns']> =>
  reader.rows(sql`
    select c.state, count(*)::int as "campaignCount"
    from (${usedBy(tenantId, sourceId, usages)}) c (campaign_id, display_name, state) group by 1 order by 1`)

/** The campaigns with access of a source, by name. */
export const listCampaignsOfSource = (
  reader: Reader,
  tenantId: TenantId,
  sourceId: string,
  usages: readonly SourceUsage[],
) =>
  reader.rows<{ id: string; displayName: string; state: string }>(sql`
    select c.campaign_id as id, c.display_name as "displayName", c.state
    from (${usedBy(tenantId, sourceId, usages)}) c (campaign_id, display_name, state) order by 2, 1`)

/** The names of the campaigns that are being prepared. */
export async function listPreparing(reader: Reader, tenantId: TenantId, preparing: (tenantId: TenantId) => Sql) {
  const rows = await reader.rows<{ name: string }>(sql`select q.name from (${preparing(tenantId)}) q (name) order by 1`)
  return rows.map(({ name: displayName }) => displayName)
}

/** The source's next grants in the order of their versions. */
export async function nextGrants(
  reader: Reader,
  { tenantId, sourceId }: SyncRef,
  after: string,
  size: number,
): Promise<Range | undefined> {
  const row = await reader.first<{ last: string | null }>(sql`
    select max(version)::text as last from (
      select version from grant_versions where tenant_id = ${tenantId} and closed_at is null
        and source_id = ${sourceId} and version > ${after}::bigint
      order by tenant_id, version limit ${size}) next`)
  return row?.last ? { after, upTo: row.last } : undefined
}

const closedBy = (syncId: string): Sql => sql`closed_at = clock_timestamp(), closed_by = ${syncId}, removed = true`

export async function closeGrants(tx: Tx, { tenantId, sourceId, syncId }: SyncRef, range: Range): Promise<number> {
  const removed = await tx.count(sql`
    update grant_versions set ${closedBy(syncId)}
    where tenant_id = ${tenantId} and closed_at is null and source_id = ${sourceId}
      and version > ${range.after}::bigint and version <= ${range.upTo}::bigint`)
  await noteRemoved(tx, { tenantId, sourceId, syncId }, 'grants', removed)
  return removed
}

async function noteRemoved(tx: Tx, { tenantId, syncId }: SyncRef, file: string, removed: number): Promise<void> {
  if (removed === 0) return
  await addCounts(tx, tenantId, syncId, file, removed)
  if (file === 'grants') await noteAccessRemoved(tx, tenantId)
}

/** What is in apps, with the key by which grants refer to it. */
const INSIDE = {
  account: { file: 'accounts', key: sql`account_key`, heldAs: sql`principal_key` },
  entitlement: { file: 'entitlements', key: sql`entitlement_key`, heldAs: sql`entitlement_key` },
  resource: { file: 'resources', key: sql`resource_key`, heldAs: sql`principal_key` },
  resource_type: { file: 'resource_types', key: sql`null::bigint`, heldAs: sql`principal_key` },
} as const
export type InsideKind = keyof typeof INSIDE
export const INSIDE_KINDS = Object.keys(INSIDE) as InsideKind[]

/**
 * Closes up to `size` objects in the source's apps, and the grants that hang on them. False when none were left; one that
 * somebody else has just changed counts as left.
 */
export async function closeObjects(tx: Tx, ref: SyncRef, kind: InsideKind, size: number): Promise<boolean> {
  const { tenantId, sourceId, syncId } = ref
  const { file, key, heldAs } = INSIDE[kind]
  const table = name(KINDS[kind].table)
  const row = await tx.first<{ found: number; objects: number; grants: number }>(sql`
    with found as (
      select version from ${table} where tenant_id = ${tenantId} and closed_at is null
        and app_id in ${sourceApps(tenantId, sourceId)} limit ${size}
    ), gone as (
      update ${table} as old set ${closedBy(syncId)}
      where old.tenant_id = ${tenantId} and old.closed_at is null and old.version in (select version from found)
      returning ${key} as key
    ), hanging as (
      update grant_versions as g set ${closedBy(syncId)} from gone
      where g.tenant_id = ${tenantId} and g.closed_at is null and g.${heldAs} = gone.key returning 1)
    select (select count(*)::int from found) as found, (select count(*)::int from gone) as objects,
      (select count(*)::int from hanging) as grants`)
  await noteRemoved(tx, ref, file, row?.objects ?? 0)
  await noteRemoved(tx, ref, 'grants', row?.grants ?? 0)
  return (row?.found ?? 0) > 0
}

/** Closes the source's apps, which the caller has locked and emptied. */
export async function closeApps(tx: Tx, ref: SyncRef): Promise<number> {
  const removed = await tx.count(sql`
    update app_versions set ${closedBy(ref.syncId)}
    where tenant_id = ${ref.tenantId} and closed_at is null and source_id = ${ref.sourceId}`)
  await noteRemoved(tx, ref, 'apps', removed)
  return removed
}

/**
 * Lets up to `size` people of the source go: they become deleted, except Super Administrators. They belong to nobody
 * then, so that another source can bring them back. False when none were left.
 */
export async function releasePeople(tx: Tx, ref: SyncRef, size: number): Promise<boolean> {
  const { tenantId, sourceId, syncId } = ref
  const stays = sql`(old.status = 'DELETED' or ${isAdministrator})`
  const values = {
    ...columnsFrom(sql`old`, KINDS.user.columns),
    tenant_id: sql`old.tenant_id`,
    opened_by: sql`${syncId}`,
    opened_at: sql`old.closed_at`,
    status: sql`case when ${stays} then old.status else 'DELETED' end`,
    source_id: sql`null`,
    external_id: sql`''`,
  }
  const row = await tx.first<{ found: number; removed: number }>(sql`
    with found as (
      select version from user_versions
      where tenant_id = ${tenantId} and closed_at is null and source_id = ${sourceId} limit ${size}
    ), old as (
      update user_versions as old set closed_at = clock_timestamp(), closed_by = ${syncId}
      where old.tenant_id = ${tenantId} and old.closed_at is null and old.version in (select version from found)
      returning old.*
    ), written as (${insertColumns(sql`user_versions`, values, sql`from old`)})
    select (select count(*)::int from found) as found,
      (select count(*)::int from old where not ${stays}) as removed`)
  await noteRemoved(tx, ref, 'users', row?.removed ?? 0)
  return (row?.found ?? 0) > 0
}

/** Locks the source's apps against additions until the end of the transaction. */
export const lockSourceApps = (tx: Tx, { tenantId, sourceId }: SyncRef): Promise<void> =>
  lockApps(tx, tenantId, sourceApps(tenantId, sourceId))
