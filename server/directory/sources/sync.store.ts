import type { Source, Sync, SyncFault, SyncState } from '../../../contract/source.ts'
import type { Reader, Tx } from '../../db/index.ts'
import { join, sql } from '../../db/sql.ts'
import { FILE_KINDS, type FileKind } from './columns.ts'
import type { Fault, FileSummary, Row } from './row-reader.ts'

interface SourceRow extends Omit<Source, 'createdAt' | 'lastSyncAt'> {
  createdAt: Date
  lastSyncAt: Date | null
}

const sourceColumns = sql`s.source_id as id, s.display_name as "displayName", s.kind, s.created_at as "createdAt",
  (select max(y.finished_at) from syncs y where y.tenant_id = s.tenant_id and y.source_id = s.source_id
    and y.state = 'SYNC_STATE_DONE') as "lastSyncAt"`

const toSource = ({ createdAt, lastSyncAt, ...rest }: SourceRow): Source => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  ...(lastSyncAt ? { lastSyncAt: lastSyncAt.toISOString() } : {}),
})

/** The source of this name, in whatever letter case; made when there is none. */
export async function ensureSource(
  tx: Tx,
  tenantId: string,
  source: { id: string; displayName: string; kind: Source['kind'] },
): Promise<Source> {
  await tx.count(sql`
    insert into sources (tenant_id, source_id, display_name, kind)
    values (${tenantId}, ${source.id}, ${source.displayName}, ${source.kind})
    on conflict (tenant_id, lower(display_name)) do nothing`)
  const row = await tx.first<SourceRow>(sql`
    select ${sourceColumns} from sources s
    where s.tenant_id = ${tenantId} and lower(s.display_name) = lower(${source.displayName})`)
  if (!row) throw new Error('a source that was just made is not there')
  return toSource(row)
}

export async function findSource(reader: Reader, tenantId: string, id: string): Promise<Source | undefined> {
  const row = await reader.first<SourceRow>(sql`
    select ${sourceColumns} from sources s where s.tenant_id = ${tenantId} and s.source_id = ${id}`)
  return row && toSource(row)
}

export async function listSources(
  reader: Reader,
  tenantId: string,
  page: { after: string; limit: number },
): Promise<Source[]> {
  const rows = await reader.rows<SourceRow>(sql`
    select ${sourceColumns} from sources s where s.tenant_id = ${tenantId} and s.source_id > ${page.after}
    order by s.source_id limit ${page.limit}`)
  return rows.map(toSource)
}

interface SyncRow extends Omit<Sync, 'createdAt' | 'updatedAt' | 'finishedAt' | 'files'> {
  createdAt: Date
  updatedAt: Date
  finishedAt: Date | null
  files: Sync['files'] | null
}

const syncColumns = sql`y.sync_id as id, y.source_id as "sourceId", y.state, y.phase, y.skip_bad_rows as "skipBadRows",
  y.allow_removals as "allowRemovals", y.counts, y.fault_count as "faultCount", y.problem,
  coalesce(y.created_by, '') as "createdById", y.created_at as "createdAt", y.updated_at as "updatedAt",
  y.finished_at as "finishedAt",
  (select json_agg(json_build_object('kind', f.kind, 'fileName', f.file_name, 'sha256', f.sha256,
      'byteCount', f.byte_count::text, 'rowCount', f.row_count, 'complete', f.complete)
      order by array_position(${FILE_KINDS}::text[], f.kind))
    from sync_files f where f.tenant_id = y.tenant_id and f.sync_id = y.sync_id) as files`

const toSync = ({ createdAt, updatedAt, finishedAt, files, ...rest }: SyncRow): Sync => ({
  ...rest,
  files: files ?? [],
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  ...(finishedAt ? { finishedAt: finishedAt.toISOString() } : {}),
})

/** What a sync that nobody goes on with blocks is given back after this long. */
const ABANDONED = sql`interval '1 hour'`

/** Ends the source's sync that has been waiting for files or for an answer for an hour. */
export const cancelAbandoned = (tx: Tx, tenantId: string, sourceId: string) =>
  tx.count(sql`
    update syncs set state = 'SYNC_STATE_CANCELLED', problem = 'Nothing happened for an hour.', finished_at = now(), updated_at = now()
    where tenant_id = ${tenantId} and source_id = ${sourceId} and updated_at < now() - ${ABANDONED}
      and state in ('SYNC_STATE_UPLOADING', 'SYNC_STATE_NEEDS_CONFIRMATION')`)

export interface NewSync {
  id: string
  sourceId: string
  skipBadRows: boolean
  allowRemovals: boolean
  createdBy: string | undefined
}

/** False when another sync of the source is under way. */
export const insertSync = async (tx: Tx, tenantId: string, sync: NewSync): Promise<boolean> =>
  (await tx.count(sql`
    insert into syncs (tenant_id, sync_id, source_id, state, skip_bad_rows, allow_removals, created_by)
    values (${tenantId}, ${sync.id}, ${sync.sourceId}, 'SYNC_STATE_UPLOADING', ${sync.skipBadRows},
      ${sync.allowRemovals}, ${sync.createdBy})
    on conflict (tenant_id, source_id) where state in ('SYNC_STATE_UPLOADING', 'SYNC_STATE_QUEUED',
      'SYNC_STATE_APPLYING', 'SYNC_STATE_NEEDS_CONFIRMATION') do nothing`)) > 0

export async function findSyncUnderWay(reader: Reader, tenantId: string, sourceId: string): Promise<Sync | undefined> {
  const row = await reader.first<SyncRow>(sql`
    select ${syncColumns} from syncs y where y.tenant_id = ${tenantId} and y.source_id = ${sourceId}
      and y.state in ('SYNC_STATE_UPLOADING', 'SYNC_STATE_QUEUED', 'SYNC_STATE_APPLYING', 'SYNC_STATE_NEEDS_CONFIRMATION')`)
  return row && toSync(row)
}

export async function findSync(
  reader: Reader,
  tenantId: string,
  sourceId: string,
  id: string,
): Promise<Sync | undefined> {
  const row = await reader.first<SyncRow>(sql`
    select ${syncColumns} from syncs y
    where y.tenant_id = ${tenantId} and y.source_id = ${sourceId} and y.sync_id = ${id}`)
  return row && toSync(row)
}

/** Newest first. */
/** Newest first; ids alone tell the order of seconds only. */
export async function listSyncs(
  reader: Reader,
  tenantId: string,
  sourceId: string,
  page: { before: string | undefined; limit: number },
): Promise<Sync[]> {
  const rows = await reader.rows<SyncRow>(sql`
    select ${syncColumns} from syncs y
    where y.tenant_id = ${tenantId} and y.source_id = ${sourceId}
      and (${page.before}::text is null or (y.created_at, y.sync_id) < (
        select b.created_at, b.sync_id from syncs b where b.tenant_id = ${tenantId} and b.sync_id = ${page.before}))
    order by y.created_at desc, y.sync_id desc limit ${page.limit}`)
  return rows.map(toSync)
}

export interface SyncChange {
  state?: SyncState
  phase?: string
  problem?: string
  skipBadRows?: boolean | undefined
  allowRemovals?: boolean | undefined
  counts?: Sync['counts']
  finished?: boolean
}

/** Changes a sync that is in one of the given states; returns how many were (0 or 1). */
export const updateSync = (tx: Tx, tenantId: string, id: string, from: readonly SyncState[], change: SyncChange) =>
  tx.count(sql`
    update syncs set updated_at = now(), state = coalesce(${change.state}, state), phase = coalesce(${change.phase}, phase),
      problem = coalesce(${change.problem}, problem), skip_bad_rows = coalesce(${change.skipBadRows}, skip_bad_rows),
      allow_removals = coalesce(${change.allowRemovals}, allow_removals),
      counts = coalesce(${change.counts && JSON.stringify(change.counts)}::jsonb, counts),
      finished_at = case when ${change.finished ?? false}::boolean then now() else finished_at end
    where tenant_id = ${tenantId} and sync_id = ${id} and state = any(${from}::text[])`)

/** The sync, locked until the end of the transaction. */
export async function lockSync(tx: Tx, tenantId: string, id: string): Promise<Sync | undefined> {
  const row = await tx.first<SyncRow>(sql`
    select ${syncColumns} from syncs y where y.tenant_id = ${tenantId} and y.sync_id = ${id} for update of y`)
  return row && toSync(row)
}

/** One upload of a file. */
export interface FileUpload {
  tenantId: string
  syncId: string
  kind: FileKind
  uploadId: string
}
const ofUpload = ({ tenantId, syncId, kind, uploadId }: FileUpload) =>
  sql`tenant_id = ${tenantId} and sync_id = ${syncId} and kind = ${kind} and upload_id = ${uploadId}`

/** Forgets what was uploaded of a file before, and notes that it is being uploaded. */
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
 * how many: none when the file is being uploaded anew.
 */
export const insertRows = (reader: Reader, upload: FileUpload, rows: readonly Row[]) =>
  reader.count(sql`
    with file as (
      update sync_files set row_count = row_count + ${rows.length} where ${ofUpload(upload)} returning tenant_id, sync_id, kind)
    insert into sync_rows (tenant_id, sync_id, kind, line, fields)
    select file.tenant_id, file.sync_id, file.kind, t.line, string_to_array(t.row, ${VALUE}, ${NULL})
    from file, unnest(string_to_array(${rows.map(({ fields }) => fields.map((f) => f ?? NULL).join(VALUE)).join(ROW)}, ${ROW}),
      ${rows.map(({ line }) => line)}::int[]) as t (row, line)`)

export const insertFaults = (
  reader: Reader,
  tenantId: string,
  syncId: string,
  faults: readonly (Fault & { kind: FileKind; fileName: string })[],
) =>
  reader.count(sql`
    insert into sync_faults (tenant_id, sync_id, kind, file_name, line, column_name, value, reason, problem, row_key)
    select ${tenantId}, ${syncId}, * from unnest(${faults.map((f) => f.kind)}::text[],
      ${faults.map((f) => f.fileName)}::text[], ${faults.map((f) => f.line)}::int[], ${faults.map((f) => f.column)}::text[],
      ${faults.map((f) => f.value)}::text[], ${faults.map((f) => f.reason)}::text[],
      ${faults.map((f) => f.problem)}::text[], ${faults.map((f) => f.key)}::text[])`)

/** Closes a file, all of whose rows are there. */
export const completeFile = (reader: Reader, upload: FileUpload, summary: FileSummary) =>
  reader.count(sql`
    update sync_files set complete = true, columns = ${summary.columns}, sha256 = ${summary.sha256},
      byte_count = ${summary.byteCount}, row_count = ${summary.rowCount}
    where ${ofUpload(upload)}`)

/** How many faults there are, kept with the sync. */
export const countFaults = (tx: Tx, tenantId: string, syncId: string) =>
  tx.count(sql`
    update syncs set fault_count = (select count(*) from sync_faults f
      where f.tenant_id = syncs.tenant_id and f.sync_id = syncs.sync_id)
    where tenant_id = ${tenantId} and sync_id = ${syncId}`)

/** The files of a sync with the columns they have. */
export const fileColumns = (reader: Reader, tenantId: string, syncId: string) =>
  reader.rows<{ kind: FileKind; fileName: string; columns: string[] }>(sql`
    select kind, file_name as "fileName", columns from sync_files where tenant_id = ${tenantId} and sync_id = ${syncId}`)

export async function lastFault(reader: Reader, tenantId: string, syncId: string): Promise<string> {
  const row = await reader.first<{ id: string }>(sql`
    select coalesce(max(fault_id), 0)::text as id from sync_faults where tenant_id = ${tenantId} and sync_id = ${syncId}`)
  return row?.id ?? '0'
}

/** Faults that were found after another one, as they were inserted. */
export const takeFaults = (reader: Reader, tenantId: string, syncId: string, after: string, limit: number) =>
  reader.rows<Fault & { kind: FileKind; fileName: string }>(sql`
    select kind, file_name as "fileName", line, column_name as column, value, reason, problem, row_key as key
    from sync_faults where tenant_id = ${tenantId} and sync_id = ${syncId} and fault_id > ${after}::bigint
    order by fault_id limit ${limit}`)

interface FaultRow extends SyncFault {
  faultId: string
}

export const listFaults = (
  reader: Reader,
  tenantId: string,
  syncId: string,
  page: { after: string; limit: number },
): Promise<FaultRow[]> =>
  reader.rows<FaultRow>(sql`
    select fault_id::text as "faultId", file_name as "fileName", line, column_name as column, value, reason, problem
    from sync_faults where tenant_id = ${tenantId} and sync_id = ${syncId} and fault_id > ${page.after}::bigint
    order by sync_faults.fault_id limit ${page.limit}`)

/**
 * Forgets the uploaded rows of a sync that has ended. When no other sync is under way the table is emptied as a whole,
 * which gives its space back at once (the embedded engine has nothing that would do it later).
 */
export async function dropRows(tx: Tx, tenantId: string, syncId: string): Promise<void> {
  await tx.count(sql`lock table sync_rows in access exclusive mode`)
  const other = await tx.first(sql`
    select 1 from syncs where ${join([sql`sync_id <> ${syncId}`, sql`state in ('SYNC_STATE_UPLOADING', 'SYNC_STATE_QUEUED', 'SYNC_STATE_APPLYING', 'SYNC_STATE_NEEDS_CONFIRMATION')`], ' and ')} limit 1`)
  if (other) await tx.count(sql`delete from sync_rows where tenant_id = ${tenantId} and sync_id = ${syncId}`)
  else await tx.count(sql`truncate sync_rows`)
}
