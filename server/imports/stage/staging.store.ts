import type { Reader, Tx } from '../../db/index.ts'
import { type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import type { FileKind } from '../columns.ts'
import type { RowProblem } from '../map/index.ts'
import { field } from '../merge/merge-expressions.sql.ts'
import { deletePreviewRows } from '../preview/preview-rows.store.ts'
import type { TableShape } from '../read/table.ts'
import { dropWorkingSchema, isInProgress } from '../syncs/sync.sql.ts'
import type { MappedBatch, MappedKind } from './map-table.ts'
import { stagedRows } from './staged-rows.sql.ts'
import { dropSpool } from './upload.store.ts'

/** One reading of the uploads of a sync. Another one that begins later takes its place. */
export interface Staging {
  tenantId: TenantId
  syncId: string
  stagingId: string
}

/**
 * The sync while its rows are staged by this reading. Cancelling it waits for this lock, so nothing is added to a sync
 * that has moved on.
 */
const openSync = ({ tenantId, syncId, stagingId }: Staging): Sql =>
  sql`open_sync as (select tenant_id, sync_id from syncs where tenant_id = ${tenantId} and sync_id = ${syncId}
    and state = 'SYNC_STATE_CHECKING' and staging_id = ${stagingId} for share)`

/** Discards what an earlier reading has staged; false when the sync is not being checked. */
export async function beginStaging(tx: Tx, { tenantId, syncId, stagingId }: Staging): Promise<boolean> {
  const begun = await tx.count(sql`
    update syncs set staging_id = ${stagingId}, staged = false, inputs = '', updated_at = now(), fault_count = 0, warning_count = 0,
      left_out_count = 0, things = '{}'
    where tenant_id = ${tenantId} and sync_id = ${syncId} and state = 'SYNC_STATE_CHECKING'`)
  if (begun === 0) return false
  const of = sql`tenant_id = ${tenantId} and sync_id = ${syncId}`
  await tx.count(sql`delete from sync_batches where ${of}`)
  await tx.count(sql`delete from sync_dropped_rows where ${of}`)
  await tx.count(sql`delete from sync_faults where ${of}`)
  await tx.count(sql`delete from sync_files where ${of}`)
  await tx.count(sql`delete from sync_tables where ${of}`)
  return true
}

/** Records a table that was found. */
export const insertTable = (reader: Reader, staging: Staging, number: number, shape: TableShape, mappingFile: number) =>
  reader.count(sql`
    with ${openSync(staging)}
    insert into sync_tables (tenant_id, sync_id, table_number, file_name, member, part_name, format, encoding, separator,
      header_line, columns, mapping_file)
    select tenant_id, sync_id, ${number}::int, ${shape.file}, ${shape.member ?? ''}, ${shape.part ?? ''},
      ${shape.format}, ${shape.encoding ?? ''}, ${shape.separator ?? ''}, ${shape.headerLine}::int,
      ${[...shape.columns]}::text[], ${mappingFile}::int
    from open_sync`)

/** Rows of one kind and one table, numbered from `line` on. */
export interface RowBatch extends MappedBatch {
  tableNumber: number
  line: number
}

/** Adds a batch of rows; returns 0 when another reading has begun. */
export const insertRows = (reader: Reader, staging: Staging, batch: RowBatch) =>
  reader.count(sql`
    with ${openSync(staging)}
    insert into sync_batches (tenant_id, sync_id, kind, first_line, row_count, table_number, is_parent, table_lines, rows)
    select tenant_id, sync_id, ${batch.kind}, ${batch.line}::int, ${batch.count}::int, ${batch.tableNumber}::int,
      ${batch.isParent}::boolean, ${batch.lines}::int[], ${batch.text}::text from open_sync`)

/** Records problems in the rows of a table; returns their number, or 0. */
export const insertRowProblems = (
  reader: Reader,
  staging: Staging,
  table: { number: number; name: string },
  problems: readonly RowProblem[],
) =>
  reader.count(sql`
    with ${openSync(staging)}
    insert into sync_faults (tenant_id, sync_id, file_name, table_number, kind, line, column_name, value, reason, problem,
      row_key, effect, field, cells)
    select y.tenant_id, y.sync_id, ${table.name}, ${table.number}::int, t.* from open_sync y,
      unnest(${problems.map((p) => p.kind ?? '')}::text[], ${problems.map((p) => p.line)}::int[],
        ${problems.map((p) => p.column)}::text[], ${problems.map((p) => p.value)}::text[],
        ${problems.map((p) => p.reason)}::text[], ${problems.map((p) => p.problem)}::text[],
        ${problems.map((p) => p.key)}::text[],
        ${problems.map((p) => (p.isWarning ? 'WARNING' : 'LEFT_OUT'))}::text[],
        ${problems.map((p) => p.field ?? '')}::text[],
        ${problems.map((p) => p.cells ?? '')}::text[]) as t`)

export interface TableCounts {
  number: number
  rowCount: number
  emptyCount: number
  repeatedCount: number
  filtered: Record<string, number>
}

/** Stores how many rows a table has; those left out are counted when everything is checked. */
export const updateTable = (reader: Reader, staging: Staging, counts: TableCounts) =>
  reader.count(sql`
    with ${openSync(staging)}
    update sync_tables t set row_count = ${counts.rowCount}, empty_count = ${counts.emptyCount},
      repeated_count = ${counts.repeatedCount}, filtered = ${JSON.stringify(counts.filtered)}::jsonb,
      filtered_count = ${Object.values(counts.filtered).reduce((sum, count) => sum + count, 0)}
    from open_sync y where t.tenant_id = y.tenant_id and t.sync_id = y.sync_id and t.table_number = ${counts.number}`)

/** What a table has of a kind. */
export interface KindOfTable extends MappedKind {
  tableNumber: number
  fileName: string
  sha256: string
}

export const insertKind = (reader: Reader, staging: Staging, file: KindOfTable) =>
  reader.count(sql`
    with ${openSync(staging)}
    insert into sync_files (tenant_id, sync_id, kind, table_number, file_name, columns, sha256, row_count,
      made_count, merged_count)
    select tenant_id, sync_id, ${file.kind}, ${file.tableNumber}::int, ${file.fileName}, ${[...file.columns]}::text[],
      ${file.sha256}, ${file.rowCount}::int, ${file.madeCount}::int, ${file.mergedCount}::int from open_sync`)

/** Whether the sync is still read by this; the sync is locked, so that it stays so until the end of the transaction. */
export const isStaging = async (tx: Tx, staging: Staging) =>
  (await tx.first(sql`with ${openSync(staging)} select 1 from open_sync`)) !== undefined

/** Drops what was staged of a table that is read again; false when another reading has begun. */
export async function dropTableRows(tx: Tx, staging: Staging, tableNumber: number): Promise<boolean> {
  const { tenantId, syncId } = staging
  if (!(await isStaging(tx, staging))) return false
  const of = sql`tenant_id = ${tenantId} and sync_id = ${syncId} and table_number = ${tableNumber}`
  await tx.count(sql`delete from sync_batches where ${of}`)
  await tx.count(sql`delete from sync_faults where ${of}`)
  return true
}

/** Ends the staging; false when another one has begun or the sync was ended. */
export const endStaging = (
  tx: Tx,
  { tenantId, syncId, stagingId }: Staging,
  { mapping, presetId, inputs }: { mapping: object | undefined; presetId: string; inputs: string },
) =>
  tx.count(sql`
    update syncs set staged = true, inputs = ${inputs}, updated_at = now(), mapping = ${mapping && JSON.stringify(mapping)}::jsonb,
      preset_id = ${presetId}
    where tenant_id = ${tenantId} and sync_id = ${syncId} and state = 'SYNC_STATE_CHECKING' and staging_id = ${stagingId}`)

/** The kinds that a sync has, each with the columns that its tables have and the names of those. */
export const stagedKinds = (reader: Reader, tenantId: TenantId, syncId: string) =>
  reader.rows<{ kind: FileKind; fileName: string; columns: string[] }>(sql`
    select f.kind, string_agg(distinct f.file_name, ', ') as "fileName",
      coalesce(array_agg(distinct c) filter (where c is not null), '{}') as columns
    from sync_files f left join lateral unnest(f.columns) c on true
    where f.tenant_id = ${tenantId} and f.sync_id = ${syncId} group by f.kind`)

/** How many things of each kind the sync has, and how many of them are left out. */
export const stagedCounts = (reader: Reader, tenantId: TenantId, syncId: string) =>
  reader.rows<{ kind: string; rowCount: number; leftOutCount: number }>(sql`
    select kind, sum(row_count)::int as "rowCount", sum(left_out_count)::int as "leftOutCount" from sync_files
    where tenant_id = ${tenantId} and sync_id = ${syncId} group by kind`)

const email = field('users', 'email')
/** Rows of people whose address has more than plain letters, in order. */
export const unusualAddresses = (reader: Reader, tenantId: TenantId, syncId: string, limit: number) =>
  reader.rows<{ line: number; email: string }>(sql`
    select table_line as line, ${email} as email from ${stagedRows({ tenantId, syncId, kind: 'users' })} r
    where octet_length(${email}) > length(${email}) order by table_number, table_line limit ${limit}`)

/** The rows are new: without statistics the planner expects a handful of them in every join, also of their problems. */
export const analyzeRows = (tx: Tx) => tx.count(sql`analyze sync_batches, sync_dropped_rows, sync_faults`)

/**
 * Discards the bytes and rows of a sync that has ended. When no other sync is in progress, the rows are truncated, which
 * frees their space at once (the embedded engine has no vacuum that would do it later). It does not wait for a lock,
 * because others would queue up behind it.
 */
export async function dropStaged(tx: Tx, tenantId: TenantId, syncId: string): Promise<void> {
  await dropSpool(tx, tenantId, syncId)
  await tx.count(dropWorkingSchema(syncId))
  await deletePreviewRows(tx, tenantId, syncId)
  await tx.count(sql`delete from sync_previews where tenant_id = ${tenantId} and sync_id = ${syncId}`)
  await tx.count(sql`delete from sync_progress where tenant_id = ${tenantId} and sync_id = ${syncId}`)
  await tx.count(sql`
    do $$ begin
      lock table sync_batches, sync_dropped_rows in access exclusive mode nowait;
      if not exists (select 1 from syncs where ${isInProgress}) then truncate sync_batches, sync_dropped_rows; end if;
    exception when lock_not_available then null;
    end $$`)
  await tx.count(sql`delete from sync_batches where tenant_id = ${tenantId} and sync_id = ${syncId}`)
  await tx.count(sql`delete from sync_dropped_rows where tenant_id = ${tenantId} and sync_id = ${syncId}`)
}
