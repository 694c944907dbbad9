import { type Reader, staleRead, type Tx } from '../db/index.ts'
import { join, name, Sql, sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'
import { announceAccessWrite } from './access-data-lock.store.ts'
import { noteAccessRemoved } from './access-removed.ts'
import { KINDS, type Kind, OF_VERSION, type ThingKind } from './versions.sql.ts'

/** The columns to change: a value, or an expression over the version that is closed (`old`). */
export type Changes = Record<string, unknown>

/**
 * Closes the open versions (`old`) that meet `where` and opens changed ones; returns their number. A version is open from
 * the time at which the one before was closed. `syncId` is the sync that sees the change, if one does.
 */
export async function reviseObjects(
  tx: Tx,
  kind: Kind,
  tenantId: TenantId,
  where: Sql,
  changes: Changes,
  syncId?: string,
): Promise<number> {
  await announceAccessWrite(tx, tenantId)
  const { table, columns } = KINDS[kind]
  const valueFor = (column: string) => {
    if (!Object.hasOwn(changes, column)) return sql`old.${name(column)}`
    const value = changes[column]
    return value instanceof Sql ? value : sql`${value}`
  }
  return tx.count(sql`
    with old as (
      update ${name(table)} as old set closed_at = clock_timestamp(), closed_by = ${syncId}
      where old.tenant_id = ${tenantId} and old.closed_at is null and ${where} returning *)
    insert into ${name(table)} (tenant_id, opened_at, opened_by, ${join(columns.map(name), ', ')})
    select old.tenant_id, old.closed_at, old.closed_by, ${join(columns.map(valueFor), ', ')} from old`)
}

/**
 * Changes the object whose open version the caller has read. If another transaction closed that version in the
 * meantime, this one is run again and reads the new version.
 */
export async function reviseVersion(tx: Tx, kind: Kind, tenantId: TenantId, version: string, changes: Changes) {
  if ((await reviseObjects(tx, kind, tenantId, sql`old.version = ${version}`, changes)) === 0) throw staleRead()
}

/** A version as it is stored. */
export interface StoredVersion {
  version: string
  openedAt: Date
  closedAt: Date | null
  isRemoved: boolean
  openedBy: string | null
  closedBy: string | null
  sourceId: string | null
  edited: string[]
  values: Record<string, unknown>
}

/** The versions of one thing, latest first. */
export const listVersions = (
  reader: Reader,
  tenantId: TenantId,
  kind: ThingKind,
  id: string,
  { before, at, limit }: { before?: string | undefined; at?: string | undefined; limit: number },
): Promise<StoredVersion[]> =>
  reader.rows<StoredVersion>(sql`
    select v.version::text, v.opened_at as "openedAt", v.closed_at as "closedAt", v.removed as "isRemoved",
      v.opened_by as "openedBy", v.closed_by as "closedBy", v.source_id as "sourceId", v.edited,
      jsonb_strip_nulls(to_jsonb(v) - ${OF_VERSION}::text[]) as values
    from ${name(KINDS[kind].table)} v
    where v.tenant_id = ${tenantId} and v.${name(KINDS[kind].columns[0] as string)} = ${id}
      and ${before === undefined ? sql`true` : sql`v.version < ${before}::bigint`}
      and ${
        at === undefined
          ? sql`true`
          : sql`date_trunc('milliseconds', v.opened_at) <= ${at}::timestamptz
              and coalesce(date_trunc('milliseconds', v.closed_at) > ${at}::timestamptz, true)`
      }
    order by v.version desc limit ${limit}`)

/** Removes the objects whose open versions (`old`) meet `where`; returns their number. */
export async function removeObjects(
  tx: Tx,
  kind: Kind,
  tenantId: TenantId,
  where: Sql,
  syncId?: string,
): Promise<number> {
  await announceAccessWrite(tx, tenantId)
  const removed = await tx.count(sql`
    update ${name(KINDS[kind].table)} as old set closed_at = clock_timestamp(), closed_by = ${syncId}, removed = true
    where old.tenant_id = ${tenantId} and old.closed_at is null and ${where}`)
  if (kind === 'grant' && removed > 0) await noteAccessRemoved(tx, tenantId)
  return removed
}
