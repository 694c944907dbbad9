import type { Sync, SyncState } from '../../../contract/imports/source.ts'
import { type Reader, staleRead, type Tx } from '../../db/index.ts'
import { name, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import { FILE_KINDS } from '../columns.ts'
import type { Mapping } from '../map/index.ts'
import { stagedCount } from '../stage/staged-rows.sql.ts'
import { isInProgress } from './sync.sql.ts'

interface SyncRow extends Omit<Sync, 'createdAt' | 'updatedAt' | 'finishedAt' | 'files' | 'tables' | 'progress'> {
  progress: Sync['progress'] | null
  createdAt: Date
  updatedAt: Date
  finishedAt: Date | null
  files: Sync['files'] | null
  tables: Sync['tables'] | null
}

const ofSync = (alias: 'f' | 't' | 'k' | 'p') =>
  sql`${name(alias)}.tenant_id = y.tenant_id and ${name(alias)}.sync_id = y.sync_id`

const syncColumns = sql`y.sync_id as id, y.source_id as "sourceId", y.state, y.phase, y.skip_bad_rows as "skipBadRows",
  y.allow_removals as "allowRemovals", y.deletes_source as "deletesSource", y.counts, y.things,
  y.fault_count as "faultCount",
  y.left_out_count as "leftOutCount", y.warning_count as "warningCount", y.preset_id as "presetId",
  y.mapping_version as "mappingVersion", y.problem, y.questions,
  coalesce(y.created_by, '') as "createdById", y.created_at as "createdAt", y.updated_at as "updatedAt",
  y.finished_at as "finishedAt",
  case when y.state = 'SYNC_STATE_DONE' then json_build_object('percent', 100, 'secondsLeft', 0)
    when y.state in ('SYNC_STATE_CHECKING', 'SYNC_STATE_APPLYING') then (
      select json_strip_nulls(json_build_object('percent', p.percent, 'secondsLeft', p.seconds_left,
        'doneRows', p.done_rows, 'totalRows', p.total_rows))
      from sync_progress p where ${ofSync('p')}) end as progress,
  (select json_agg(json_build_object('kind', coalesce((
        select case when count(distinct k.kind) = 1 then min(k.kind) end from sync_files k
        join sync_tables t on ${ofSync('t')} and t.table_number = k.table_number and t.file_name = f.file_name
        where ${ofSync('k')}), ''),
      'fileName', f.file_name, 'sha256', f.sha256, 'byteCount', f.byte_count::text,
      'rowCount', coalesce((select sum(t.row_count) from sync_tables t
        where ${ofSync('t')} and t.file_name = f.file_name), 0),
      'leftOutCount', coalesce((select sum(t.left_out_count) from sync_tables t
        where ${ofSync('t')} and t.file_name = f.file_name), 0), 'complete', f.complete)
      order by f.arrived_at, f.file_name)
    from sync_uploads f where ${ofSync('f')}) as files,
  (select json_agg(json_build_object('fileName', t.file_name, 'member', t.member, 'part', t.part_name,
      'format', t.format, 'encoding', t.encoding, 'separator', t.separator, 'headerLine', t.header_line,
      'kinds', array(select k.kind from sync_files k where ${ofSync('k')} and k.table_number = t.table_number
        order by array_position(${FILE_KINDS}::text[], k.kind)),
      'rowCount', t.row_count, 'emptyCount', t.empty_count, 'repeatedCount', t.repeated_count,
      'filteredCount', t.filtered_count, 'filtered', t.filtered, 'leftOutCount', t.left_out_count,
      'takenCount', t.row_count - t.empty_count - t.repeated_count - t.filtered_count - t.left_out_count)
      order by t.table_number)
    from sync_tables t where ${ofSync('t')}) as tables`

const toSync = ({ createdAt, updatedAt, finishedAt, files, tables, progress, ...rest }: SyncRow): Sync => ({
  ...rest,
  ...(progress ? { progress } : {}),
  files: files ?? [],
  tables: tables ?? [],
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  ...(finishedAt ? { finishedAt: finishedAt.toISOString() } : {}),
})

/** A sync that nobody continues stops blocking its source after this long. */
const ABANDONED = sql`interval '1 hour'`
/**
 * Longer than any import takes: one that is being applied shows no activity, because it is one transaction. As long, people
 * have time to look at a preview.
 */
const ABANDONED_APPLYING = sql`interval '1 day'`

/** Cancels the source's sync if it has waited an hour for files, or a day for an answer or the end of a dead process. */
export const cancelAbandoned = (tx: Tx, tenantId: TenantId, sourceId: string) =>
  tx.first<{ id: string }>(sql`
    update syncs set state = 'SYNC_STATE_CANCELLED', problem = 'Cancelled after a long time without activity.', questions = '[]', finished_at = now(), updated_at = now()
    where tenant_id = ${tenantId} and source_id = ${sourceId} and updated_at < now() - case state
      when 'SYNC_STATE_UPLOADING' then ${ABANDONED} else ${ABANDONED_APPLYING} end
      and state in ('SYNC_STATE_UPLOADING', 'SYNC_STATE_CHECKING', 'SYNC_STATE_PREVIEWED', 'SYNC_STATE_APPLYING',
        'SYNC_STATE_NEEDS_CONFIRMATION')
      and not deletes_source returning sync_id as id`)

export interface NewSync {
  id: string
  sourceId: string
  skipBadRows: boolean
  allowRemovals: boolean
  createdBy: string | undefined
  /** How long the uploads are kept after it ends. */
  keepFilesDays?: number
  /** The last one, which takes away everything that the source has. */
  deletesSource?: boolean
}

/** False when another sync of the source is in progress. The source is locked, so that it is not deleted meanwhile. */
export async function insertSync(tx: Tx, tenantId: TenantId, sync: NewSync): Promise<boolean> {
  const source = await tx.first<{ isDeleted: boolean }>(sql`
    select deleted_at is not null as "isDeleted" from sources
    where tenant_id = ${tenantId} and source_id = ${sync.sourceId} for share`)
  if (source?.isDeleted) throw staleRead()
  const state = sync.deletesSource ? 'SYNC_STATE_APPLYING' : 'SYNC_STATE_UPLOADING'
  const inserted = await tx.count(sql`
    insert into syncs (tenant_id, sync_id, source_id, state, skip_bad_rows, allow_removals, created_by, deletes_source,
      keep_files_days)
    values (${tenantId}, ${sync.id}, ${sync.sourceId}, ${state}, ${sync.skipBadRows}, ${sync.allowRemovals},
      ${sync.createdBy}, ${sync.deletesSource ?? false}, ${sync.keepFilesDays ?? 0})
    on conflict (tenant_id, source_id) where ${isInProgress} do nothing`)
  return inserted > 0
}

export async function findSyncInProgress(
  reader: Reader,
  tenantId: TenantId,
  sourceId: string,
): Promise<Sync | undefined> {
  const row = await reader.first<SyncRow>(sql`
    select ${syncColumns} from syncs y where y.tenant_id = ${tenantId} and y.source_id = ${sourceId} and ${isInProgress}`)
  return row && toSync(row)
}

export async function findSync(
  reader: Reader,
  tenantId: TenantId,
  sourceId: string,
  id: string,
): Promise<Sync | undefined> {
  const row = await reader.first<SyncRow>(sql`
    select ${syncColumns} from syncs y
    where y.tenant_id = ${tenantId} and y.source_id = ${sourceId} and y.sync_id = ${id}`)
  return row && toSync(row)
}

/** Newest first; ids alone tell the order of seconds only. */
export async function listSyncs(
  reader: Reader,
  tenantId: TenantId,
  sourceId: string,
  page: { before: string | undefined; limit: number },
): Promise<Sync[]> {
  const before =
    page.before === undefined
      ? sql`true`
      : sql`(y.created_at, y.sync_id) < ((select b.created_at from syncs b
          where b.tenant_id = ${tenantId} and b.sync_id = ${page.before}), ${page.before})`
  const rows = await reader.rows<SyncRow>(sql`
    select ${syncColumns} from syncs y
    where y.tenant_id = ${tenantId} and y.source_id = ${sourceId} and ${before}
    order by y.created_at desc, y.sync_id desc limit ${page.limit}`)
  return rows.map(toSync)
}

export interface SyncChange {
  state?: SyncState
  phase?: string
  problem?: string
  questions?: Sync['questions'] | undefined
  skipBadRows?: boolean | undefined
  allowRemovals?: boolean | undefined
  counts?: Sync['counts']
  finished?: boolean
  /** Whether the rows of the uploads are staged. */
  staged?: boolean
  agreedLeftOut?: number | undefined
  /** The changes that somebody has agreed to. */
  agreedHash?: string | undefined
  mappingVersion?: number
}

/** Changes a sync that is in one of the given states; returns how many were (0 or 1). A new state clears its questions. */
export const updateSync = (
  reader: Reader,
  tenantId: TenantId,
  id: string,
  from: readonly SyncState[],
  change: SyncChange,
) =>
  reader.count(sql`
    update syncs set updated_at = now(), state = coalesce(${change.state}, state), phase = coalesce(${change.phase}, phase),
      questions = case when ${change.state}::text is null then questions
        else coalesce(${change.questions && JSON.stringify(change.questions)}::jsonb, '[]') end,
      problem = coalesce(${change.problem}, problem), skip_bad_rows = coalesce(${change.skipBadRows}, skip_bad_rows),
      allow_removals = coalesce(${change.allowRemovals}, allow_removals),
      counts = coalesce(${change.counts && JSON.stringify(change.counts)}::jsonb, counts),
      staged = coalesce(${change.staged}, staged), agreed_left_out = coalesce(${change.agreedLeftOut}, agreed_left_out),
      agreed_hash = coalesce(${change.agreedHash}, agreed_hash),
      mapping_version = coalesce(${change.mappingVersion}, mapping_version),
      finished_at = case when ${change.finished ?? false}::boolean then now() else finished_at end
    where tenant_id = ${tenantId} and sync_id = ${id} and state = any(${from}::text[])`)

/** Adds to what a sync has removed of a kind. */
export const addCounts = (tx: Tx, tenantId: TenantId, id: string, file: string, removed: number) =>
  tx.count(sql`
    update syncs set updated_at = now(), counts = counts || jsonb_build_object(${file}::text, jsonb_build_object('added', 0,
      'changed', 0, 'unchanged', 0, 'removed', coalesce((counts #>> array[${file}::text, 'removed'])::int, 0) + ${removed}::int))
    where tenant_id = ${tenantId} and sync_id = ${id}`)

/**
 * The sync, locked until the end of the transaction. It is read after the lock is taken: a statement that waits for a
 * lock does not see files that arrived in the meantime.
 */
export async function lockSync(tx: Tx, tenantId: TenantId, id: string): Promise<Sync | undefined> {
  await tx.first(sql`select 1 from syncs where tenant_id = ${tenantId} and sync_id = ${id} for update`)
  return readSync(tx, tenantId, id)
}

export async function readSync(reader: Reader, tenantId: TenantId, id: string): Promise<Sync | undefined> {
  const row = await reader.first<SyncRow>(sql`
    select ${syncColumns} from syncs y where y.tenant_id = ${tenantId} and y.sync_id = ${id}`)
  return row && toSync(row)
}

/**
 * An applied sync as proof of which grants its source has; undefined when it proves nothing: it had no grants, or left
 * rows of them out.
 */
export const findAppliedSync = (reader: Reader, tenantId: TenantId, id: string) =>
  reader.first<{ id: string; sourceId: string; begunAt: Date }>(sql`
    select y.sync_id as id, y.source_id as "sourceId", y.created_at as "begunAt" from syncs y
    where y.tenant_id = ${tenantId} and y.sync_id = ${id} and y.state = 'SYNC_STATE_DONE' and (
      select sum(f.left_out_count) from sync_files f
      where f.tenant_id = y.tenant_id and f.sync_id = y.sync_id and f.kind = 'grants') = 0`)

/** Whether a sync is in one of these states now, with what other transactions have committed. */
export async function isSyncIn(
  reader: Reader,
  tenantId: TenantId,
  id: string,
  states: readonly SyncState[],
): Promise<boolean> {
  const row = await reader.first(sql`
    select 1 from syncs where tenant_id = ${tenantId} and sync_id = ${id} and state = any(${[...states]}::text[])`)
  return row !== undefined
}

/** Counts what was found in the rows, and stores it with the sync and its tables. */
export async function countProblems(reader: Reader, tenantId: TenantId, syncId: string): Promise<SyncProblems> {
  const faults = sql`sync_faults f where f.tenant_id = ${tenantId} and f.sync_id = ${syncId}`
  await reader.count(sql`
    update sync_tables t set left_out_count = (
      select count(distinct f.line) from ${faults} and f.table_number = t.table_number and f.effect = 'LEFT_OUT')
    where tenant_id = ${tenantId} and sync_id = ${syncId}`)
  const row = await reader.first<SyncProblems>(sql`
    update syncs set fault_count = (select count(*) from ${faults} and f.effect = 'LEFT_OUT'),
      warning_count = (select count(*) from ${faults} and f.effect = 'WARNING'),
      left_out_count = (select coalesce(sum(t.left_out_count), 0) from sync_tables t
        where t.tenant_id = ${tenantId} and t.sync_id = ${syncId})
    where tenant_id = ${tenantId} and sync_id = ${syncId}
    returning fault_count as "faultCount", left_out_count as "leftOutCount", warning_count as "warningCount"`)
  return row ?? { faultCount: 0, leftOutCount: 0, warningCount: 0 }
}
export type SyncProblems = Pick<Sync, 'faultCount' | 'leftOutCount' | 'warningCount'>

/** Counts for each kind the things that were made but are not applied. Call it before the rows are dropped. */
export const countLeftOut = (reader: Reader, tenantId: TenantId, syncId: string) =>
  reader.count(sql`
    with staged as (select * from ${stagedCount({ tenantId, syncId })} s),
    left_out as (
      select x.kind, x.table_number, count(distinct x.row_line) as count from sync_faults x
      where x.tenant_id = ${tenantId} and x.sync_id = ${syncId} and x.effect = 'LEFT_OUT' and x.row_line is not null
        and not exists (select 1 from sync_dropped_rows d where d.tenant_id = x.tenant_id and d.sync_id = x.sync_id
          and d.kind = x.kind and d.line = x.row_line)
      group by x.kind, x.table_number)
    update sync_files f set left_out_count = f.row_count
      - coalesce((select s.count from staged s where s.kind = f.kind and s.table_number = f.table_number), 0)
      + coalesce((select l.count from left_out l where l.kind = f.kind and l.table_number = f.table_number), 0)
    where f.tenant_id = ${tenantId} and f.sync_id = ${syncId}`)

/** Chooses the mapping of a sync: its rows are staged anew. */
export const updateSyncMapping = (
  tx: Tx,
  tenantId: TenantId,
  syncId: string,
  { document, presetId }: { document: Mapping; presetId: string },
) =>
  tx.count(sql`
    update syncs set mapping = ${JSON.stringify(document)}::jsonb, preset_id = ${presetId}, staged = false, updated_at = now()
    where tenant_id = ${tenantId} and sync_id = ${syncId}`)

/** Makes a sync that waits for somebody be read again, by the changed mapping of its source. */
export const forgetSyncMapping = (tx: Tx, tenantId: TenantId, syncId: string) =>
  tx.count(sql`
    update syncs set mapping = null, preset_id = '', staged = false where tenant_id = ${tenantId} and sync_id = ${syncId}`)

/** What a sync has besides what it shows. */
interface SyncInner {
  mapping: Mapping | null
  presetId: string
  staged: boolean
  agreedLeftOut: number | null
  agreedHash: string
}

export const readSyncMapping = (reader: Reader, tenantId: TenantId, syncId: string) =>
  reader.first<SyncInner>(sql`
    select mapping, preset_id as "presetId", staged, agreed_left_out as "agreedLeftOut", agreed_hash as "agreedHash" from syncs
    where tenant_id = ${tenantId} and sync_id = ${syncId}`)
