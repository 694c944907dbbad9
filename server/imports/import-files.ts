import type { Source, Sync } from '../../contract/imports/source.ts'
import type { Database, Tx } from '../db/index.ts'
import { newId, type TenantId } from '../lib/ids.ts'
import { applySync } from './apply-sync.ts'
import { FILE_KINDS } from './columns.ts'
import { type FileName, type FileSummary, UnreadableFile } from './row-reader.ts'
import { ensureSource } from './source.store.ts'
import { stageFile } from './stage-file.ts'
import { dropRows } from './staging.store.ts'
import { IN_PROGRESS_STATES } from './sync.sql.ts'
import { cancelAbandoned, findSync, findSyncInProgress, insertSync, updateSync } from './sync.store.ts'

/** The time limit of one statement of an import. */
export const STATEMENT_MS = 60 * 60_000

/** Another sync of the source is in progress. */
export class SyncInProgress extends Error {
  override readonly name = 'SyncInProgress'
  readonly sync: Sync
  constructor(sync: Sync) {
    super(`sync ${sync.id} of this source is still in progress`)
    this.sync = sync
  }
}

export interface SyncRequest {
  skipBadRows: boolean
  allowRemovals: boolean
  createdBy?: string | undefined
}

/** Opens a sync of a source; throws when one is in progress. */
export async function beginSync(tx: Tx, tenantId: TenantId, sourceId: string, request: SyncRequest): Promise<Sync> {
  const abandoned = await cancelAbandoned(tx, tenantId, sourceId)
  if (abandoned) await dropRows(tx, tenantId, abandoned.id)
  const id = newId()
  const { skipBadRows, allowRemovals, createdBy } = request
  if (!(await insertSync(tx, tenantId, { id, sourceId, skipBadRows, allowRemovals, createdBy }))) {
    const other = await findSyncInProgress(tx, tenantId, sourceId)
    if (other) throw new SyncInProgress(other)
  }
  const sync = await findSync(tx, tenantId, sourceId, id)
  if (!sync) throw new Error('the sync just created was not found')
  return sync
}

export const KNOWN_FILES = FILE_KINDS.map((kind) => `${kind}.csv`).join(', ')

/** A file whose name is not known. */
export class UnknownFile extends UnreadableFile {
  override readonly name = 'UnknownFile'
  constructor(fileName: string) {
    super(fileName, `is not the name of an import file; valid names: ${KNOWN_FILES}`)
  }
}

/** The kind of a file, by its name; two files of one kind would replace each other. */
export function fileOf(fileName: string, others: readonly FileName[]): FileName {
  const match = /^([a-z_]+)\.(csv|jsonl|ndjson)$/i.exec(fileName)
  const kind = FILE_KINDS.find((known) => known === match?.[1]?.toLowerCase())
  if (!kind) throw new UnknownFile(fileName)
  const twin = others.find((other) => other.kind === kind)
  if (twin) throw new UnreadableFile(fileName, `has the same kind of rows as ${twin.fileName}; keep one of the two`)
  return { fileName, kind, format: match?.[2]?.toLowerCase() === 'csv' ? 'csv' : 'jsonl' }
}

export interface ImportFile {
  fileName: string
  bytes: AsyncIterable<Uint8Array>
}

export interface ImportRequest extends SyncRequest {
  tenantId: TenantId
  source: { displayName: string; kind: Source['kind'] }
  files: AsyncIterable<ImportFile> | Iterable<ImportFile>
  maxRemovalPercent: number
  onProgress?: (phase: string, rows?: number) => void
}

/** Stages the files of a sync one after the other; each is opened when its turn comes. */
export async function stageFiles(
  database: Database,
  tenantId: TenantId,
  sync: Sync,
  files: ImportRequest['files'],
  onProgress?: ImportRequest['onProgress'],
): Promise<(FileName & FileSummary)[]> {
  const staged: (FileName & FileSummary)[] = []
  for await (const { fileName, bytes } of files) {
    const file = fileOf(fileName, staged)
    const about = { tenantId, syncId: sync.id, keepAllFaults: sync.skipBadRows, ...file }
    const summary = await stageFile(database, { ...about, onProgress: (rows) => onProgress?.(fileName, rows) }, bytes)
    staged.push({ ...file, ...summary })
  }
  return staged
}

/** Imports a source from its files in this process; returns the sync as it ended. */
export async function importFiles(database: Database, request: ImportRequest): Promise<Sync> {
  const { tenantId, onProgress } = request
  const sync = await database.tx(async (tx) => {
    const source = await ensureSource(tx, tenantId, { id: newId(), ...request.source })
    return beginSync(tx, tenantId, source.id, request)
  })
  try {
    await stageFiles(database, tenantId, sync, request.files, onProgress)
    return await applySync((work) => database.tx(work, { timeoutMs: STATEMENT_MS }), {
      tenantId,
      syncId: sync.id,
      maxRemovalPercent: request.maxRemovalPercent,
      ...(onProgress ? { onPhase: onProgress } : {}),
    })
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    await database.tx((tx) => endSync(tx, tenantId, sync.id, 'SYNC_STATE_FAILED', problem)).catch(() => {})
    throw error
  }
}

/** Ends a sync that has not been applied, or is being applied, and discards its rows; false when it has ended before. */
export async function endSync(
  tx: Tx,
  tenantId: TenantId,
  syncId: string,
  state: 'SYNC_STATE_FAILED' | 'SYNC_STATE_CANCELLED',
  problem: string,
): Promise<boolean> {
  const ended = await updateSync(tx, tenantId, syncId, IN_PROGRESS_STATES, {
    state,
    phase: '',
    problem,
    finished: true,
  })
  if (ended > 0) await dropRows(tx, tenantId, syncId)
  return ended > 0
}

/** Cancels a sync that has not been applied. One that is being applied changes nothing. */
export const cancelSync = (tx: Tx, tenantId: TenantId, syncId: string, problem: string): Promise<boolean> =>
  endSync(tx, tenantId, syncId, 'SYNC_STATE_CANCELLED', problem)
