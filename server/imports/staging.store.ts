import type { Reader, Tx } from '../db/index.ts'
import { type Sql, sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'
import type { FileKind } from './columns.ts'
import type { Fault, FileSummary, Row } from './row-reader.ts'
import { isInProgress } from './sync.sql.ts'

/** One upload of a file. */
export interface FileUpload {
  tenantId: TenantId
  syncId: string
  kind: FileKind
  uploadId: string
}
const ofUpload = ({ tenantId, syncId, kind, uploadId }: FileUpload) =>
  sql`tenant_id = ${tenantId} and sync_id = ${syncId} and kind = ${kind} and upload_id = ${uploadId}`

/**
 * The sync of an upload while it accepts files. Finishing or cancelling it waits for this lock, so nothing is added to
 * a sync that has moved on; uploads of other files do not wait.
 */
const openSync = ({ tenantId, syncId }: FileUpload): Sql =>
  sql`open_sync as (select sync_id from syncs
    where tenant_id = ${tenantId} and sync_id = ${syncId} and state = 'SYNC_STATE_UPLOADING' for share)`

/** Discards an earlier upload of the file and records that a new one has begun. The caller has locked the sync. */
export async function beginFile(tx: Tx, { tenantId, syncId, kind, uploadId }: FileUpload, fileName: string) {
  const of = sql`tenant_id = ${tenantId} and sync_id = ${syncId} and kind = ${kind}`
  await tx.count(sql`delete from sync_rows where ${of}`)
  await tx.count(sql`delete from sync_faults where ${of}`)
  await tx.count(sql`delete from sync_files where ${of}`)
  await tx.count(sql`
    insert into sync_files (tenant_id, sync_id, kind, file_name, columns, sha256, byte_count, row_count, upload_id)
    values (${tenantId}, ${syncId}, ${kind}, ${fileName}, '{}', '', 0, 0, ${uploadId})`)
}

/** Separators of values and rows, and the mark for null, in the text of a batch; no value contains them. */
const [VALUE, ROW, NULL] = ['\u001d', '\u001e', '\u001c']

/**
 * Adds a batch of rows, sent as one text, which needs no quoting on either side. Returns their number: 0 when a new
 * upload of the file has begun or the sync accepts no more files.
 */
export const insertRows = (reader: Reader, upload: FileUpload, rows: readonly Row[]) =>
  reader.count(sql`
    with ${openSync(upload)}, file as (
      update sync_files set row_count = row_count + ${rows.length}
      where ${ofUpload(upload)} and sync_id = (select sync_id from open_sync) returning tenant_id, sync_id, kind)
    insert into sync_rows (tenant_id, sync_id, kind, line, fields)
    select file.tenant_id, file.sync_id, file.kind, t.line, string_to_array(t.row, ${VALUE}, ${NULL})
    from file, unnest(string_to_array(${rows.map(({ fields }) => fields.map((f) => f ?? NULL).join(VALUE)).join(ROW)}, ${ROW}),
      ${rows.map(({ line }) => line)}::int[]) as t (row, line)`)

/** Records problems in the file; returns 0 when a new upload has begun or the sync accepts no more files. */
export const insertFileFaults = (reader: Reader, upload: FileUpload, faults: readonly Fault[]) =>
  reader.count(sql`
    with ${openSync(upload)}, file as (
      select tenant_id, sync_id, kind, file_name from sync_files
      where ${ofUpload(upload)} and sync_id = (select sync_id from open_sync) for share)
    insert into sync_faults (tenant_id, sync_id, kind, file_name, line, column_name, value, reason, problem, row_key)
    select file.*, t.* from file, unnest(${faults.map((f) => f.line)}::int[], ${faults.map((f) => f.column)}::text[],
      ${faults.map((f) => f.value)}::text[], ${faults.map((f) => f.reason)}::text[],
      ${faults.map((f) => f.problem)}::text[], ${faults.map((f) => f.key)}::text[]) as t`)

/** Marks a file as complete; returns 0 when a new upload has begun. The caller has locked the sync. */
export const completeFile = (tx: Tx, upload: FileUpload, summary: FileSummary) =>
  tx.count(sql`
    update sync_files set complete = true, columns = ${summary.columns}, sha256 = ${summary.sha256},
      byte_count = ${summary.byteCount}, row_count = ${summary.rowCount}
    where ${ofUpload(upload)}`)

/** The files of a sync and the columns they have. */
export const fileColumns = (reader: Reader, tenantId: TenantId, syncId: string) =>
  reader.rows<{ kind: FileKind; fileName: string; columns: string[] }>(sql`
    select kind, file_name as "fileName", columns from sync_files where tenant_id = ${tenantId} and sync_id = ${syncId}`)

/** Rows of the file of people whose address has more than plain letters, in order. */
export const unusualAddresses = (reader: Reader, tenantId: TenantId, syncId: string, limit: number) =>
  reader.rows<{ line: number; email: string }>(sql`
    select line, fields[2] as email from sync_rows
    where tenant_id = ${tenantId} and sync_id = ${syncId} and kind = 'users' and octet_length(fields[2]) > length(fields[2])
    order by line limit ${limit}`)

/** The rows are new: without statistics the planner expects a handful of them in every join. */
export const analyzeRows = (tx: Tx) => tx.count(sql`analyze sync_rows`)

/**
 * Discards the uploaded rows of a sync that has ended. When no other sync is in progress, the table is truncated, which
 * frees its space at once (the embedded engine has no vacuum that would do it later). It does not wait for a lock,
 * because others would queue up behind it.
 */
export async function dropRows(tx: Tx, tenantId: TenantId, syncId: string): Promise<void> {
  await tx.count(sql`
    do $$ begin
      lock table sync_rows in access exclusive mode nowait;
      if not exists (select 1 from syncs where ${isInProgress}) then truncate sync_rows; end if;
    exception when lock_not_available then null;
    end $$`)
  await tx.count(sql`delete from sync_rows where tenant_id = ${tenantId} and sync_id = ${syncId}`)
}
