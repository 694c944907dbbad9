import type { Reader, Tx } from '../db/index.ts'
import { type Sql, sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'
import type { FileKind } from './columns.ts'
import type { Fault, FileSummary, Row } from './row-reader.ts'
import { UNDER_WAY } from './sync.store.ts'

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
 * The sync of an upload while it takes files. The lock makes whoever finishes or cancels it wait for the statement, so
 * that nothing is added to a sync that has gone on; uploads of other files do not wait.
 */
const openSync = ({ tenantId, syncId }: FileUpload): Sql =>
  sql`open_sync as (select sync_id from syncs
    where tenant_id = ${tenantId} and sync_id = ${syncId} and state = 'SYNC_STATE_UPLOADING' for share)`

/** Forgets what was uploaded of a file before, and notes that it is being uploaded. The caller holds the sync. */
export async function beginFile(tx: Tx, { tenantId, syncId, kind, uploadId }: FileUpload, fileName: string) {
  const of = sql`tenant_id = ${tenantId} and sync_id = ${syncId} and kind = ${kind}`
  await tx.count(sql`delete from sync_rows where ${of}`)
  await tx.count(sql`delete from sync_faults where ${of}`)
  await tx.count(sql`delete from sync_files where ${of}`)
  await tx.count(sql`
    insert into sync_files (tenant_id, sync_id, kind, file_name, columns, sha256, byte_count, row_count, upload_id)
    values (${tenantId}, ${syncId}, ${kind}, ${fileName}, '{}', '', 0, 0, ${uploadId})`)
}

/** Between the values, the rows and for null in the text that carries a batch; no value can contain them. */
const [VALUE, ROW, NULL] = ['\u001d', '\u001e', '\u001c']

/**
 * Adds a batch of rows; one text carries all of them, because nothing in it has to be quoted on either side. Returns
 * how many: none when the file is being uploaded anew or its sync takes no more files.
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

/** Adds faults that were found in the file; none when it is being uploaded anew or its sync takes no more files. */
export const insertFileFaults = (reader: Reader, upload: FileUpload, faults: readonly Fault[]) =>
  reader.count(sql`
    with ${openSync(upload)}, file as (
      select tenant_id, sync_id, kind, file_name from sync_files
      where ${ofUpload(upload)} and sync_id = (select sync_id from open_sync) for share)
    insert into sync_faults (tenant_id, sync_id, kind, file_name, line, column_name, value, reason, problem, row_key)
    select file.*, t.* from file, unnest(${faults.map((f) => f.line)}::int[], ${faults.map((f) => f.column)}::text[],
      ${faults.map((f) => f.value)}::text[], ${faults.map((f) => f.reason)}::text[],
      ${faults.map((f) => f.problem)}::text[], ${faults.map((f) => f.key)}::text[]) as t`)

/** Closes a file, all of whose rows are there; none when it is being uploaded anew. The caller holds the sync. */
export const completeFile = (tx: Tx, upload: FileUpload, summary: FileSummary) =>
  tx.count(sql`
    update sync_files set complete = true, columns = ${summary.columns}, sha256 = ${summary.sha256},
      byte_count = ${summary.byteCount}, row_count = ${summary.rowCount}
    where ${ofUpload(upload)}`)

/** The files of a sync with the columns they have. */
export const fileColumns = (reader: Reader, tenantId: TenantId, syncId: string) =>
  reader.rows<{ kind: FileKind; fileName: string; columns: string[] }>(sql`
    select kind, file_name as "fileName", columns from sync_files where tenant_id = ${tenantId} and sync_id = ${syncId}`)

/** The rows have just arrived: without statistics every join with them is planned for a handful. */
export const analyzeRows = (tx: Tx) => tx.count(sql`analyze sync_rows`)

/**
 * Forgets the uploaded rows of a sync that has ended. When no other sync is under way the table is emptied as a whole,
 * which gives its space back at once (the embedded engine has nothing that would do it later); whoever uses it at this
 * moment is not waited for, because they would be waited for by others.
 */
export async function dropRows(tx: Tx, tenantId: TenantId, syncId: string): Promise<void> {
  await tx.count(sql`
    do $$ begin
      lock table sync_rows in access exclusive mode nowait;
      if not exists (select 1 from syncs where ${UNDER_WAY}) then truncate sync_rows; end if;
    exception when lock_not_available then null;
    end $$`)
  await tx.count(sql`delete from sync_rows where tenant_id = ${tenantId} and sync_id = ${syncId}`)
}
