import type { Source, Sync } from '../../../contract/imports/source.ts'
import { appendEntry } from '../../audit/index.ts'
import type { Database, EngineDatabase, Tx } from '../../db/index.ts'
import { hasBegunToWrite, unlockAccessData } from '../../directory/index.ts'
import { enqueueJob, postponeJob } from '../../jobs/index.ts'
import { newId, type TenantId } from '../../lib/ids.ts'
import { FILE_KINDS } from '../columns.ts'
import type { Mapping } from '../map/index.ts'
import type { ApplyOptions } from '../merge/merge-sync.ts'
import { findPreview } from '../preview/preview.store.ts'
import { chooseReading, type ReadingOf } from '../questions/choose-reading.ts'
import { dropUnusedSource, ensureSource, findSource, findSourceByName } from '../sources/source.store.ts'
import { receiveUpload } from '../stage/receive-upload.ts'
import { dropStaged } from '../stage/staging.store.ts'
import { applySync } from './apply-sync.ts'
import { IN_PROGRESS_STATES } from './sync.sql.ts'
import {
  cancelAbandoned,
  findSync,
  findSyncInProgress,
  insertSync,
  updateSync,
  updateSyncMapping,
} from './sync.store.ts'

export const APPLY_JOB = 'source.apply'

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

/** The source receives its data in another way: a file would remove what has arrived so far. */
export class TakesNoFiles extends Error {
  override readonly name = 'TakesNoFiles'
  readonly source: string
  constructor(source: string) {
    super(`The source "${source}" gets its data by SCIM and takes no files. Import into another source.`)
    this.source = source
  }
}

export interface SyncRequest {
  skipBadRows: boolean
  allowRemovals: boolean
  createdBy?: string | undefined
  /** How long the uploads are kept after the sync ends. */
  keepFilesDays?: number
}

/** Opens a sync of a source; throws when one is in progress, and when the source takes no files. */
export async function beginSync(tx: Tx, tenantId: TenantId, sourceId: string, request: SyncRequest): Promise<Sync> {
  const source = await findSource(tx, tenantId, sourceId)
  if (source?.kind === 'SOURCE_KIND_SCIM') throw new TakesNoFiles(source.displayName)
  const abandoned = await cancelAbandoned(tx, tenantId, sourceId)
  if (abandoned) {
    await unlockAccessData(tx, tenantId, abandoned.id)
    await dropStaged(tx, tenantId, abandoned.id)
  }
  const id = newId()
  const { skipBadRows, allowRemovals, createdBy, keepFilesDays = 0 } = request
  if (!(await insertSync(tx, tenantId, { id, sourceId, skipBadRows, allowRemovals, createdBy, keepFilesDays }))) {
    const other = await findSyncInProgress(tx, tenantId, sourceId)
    if (other) throw new SyncInProgress(other)
  }
  const sync = await findSync(tx, tenantId, sourceId, id)
  if (!sync) throw new Error('the sync just created was not found')
  return sync
}

/** The names of our own files, whose columns are the fields. */
export const KNOWN_FILES = FILE_KINDS.map((kind) => `${kind}.csv`).join(', ')

export interface ImportFile {
  fileName: string
  bytes: AsyncIterable<Uint8Array>
}

export interface ImportRequest extends SyncRequest {
  tenantId: TenantId
  source: { displayName: string; kind: Source['kind'] }
  files: AsyncIterable<ImportFile> | Iterable<ImportFile>
  maxRemovalPercent: number
  /** The size that an upload may have when it is unpacked. */
  maxBytes?: number
  /** The mapping to use, instead of the source's own. */
  mapping?: { document: Mapping; presetId: string }
  /** How the files are read; the mapping says so from then on. */
  readings?: readonly ReadingOf[]
  /** How many rows may be left out. */
  leftOutCount?: number
  /** How many grants, people and accounts together may be removed, where that needs confirmation. */
  removedCount?: number
  /** Ends with what it would change, instead of changing it. */
  isPreview?: boolean
  onProgress?: (phase: string, rows?: number) => void
}

const MAX_BYTES = 4 * 1024 ** 3

/** Stores the files of a sync one after the other; each is opened when its turn comes. */
export async function receiveFiles(
  database: Database,
  { tenantId, syncId, maxBytes }: { tenantId: TenantId; syncId: string; maxBytes: number },
  files: ImportRequest['files'],
  onProgress?: ImportRequest['onProgress'],
): Promise<{ fileName: string; sha256: string; byteCount: number }[]> {
  const received: { fileName: string; sha256: string; byteCount: number }[] = []
  for await (const { fileName, bytes } of files) {
    const told = { onProgress: () => onProgress?.(fileName) }
    received.push(await receiveUpload(database, { tenantId, syncId, fileName, maxBytes, ...told }, bytes))
  }
  return received
}

/** Imports a source from its files in this process; returns the sync as it ended. */
export async function importFiles(database: EngineDatabase, request: ImportRequest): Promise<Sync> {
  const { tenantId, onProgress, mapping, maxBytes = MAX_BYTES } = request
  await endHalfWritten(database, request)
  const sync = await database.tx(async (tx) => {
    const source = await ensureSource(tx, tenantId, { id: newId(), ...request.source })
    const begun = await beginSync(tx, tenantId, source.id, request)
    if (mapping) await updateSyncMapping(tx, tenantId, begun.id, mapping)
    await updateSync(tx, tenantId, begun.id, [begun.state], { agreedLeftOut: request.leftOutCount })
    return begun
  })
  try {
    await receiveFiles(database, { tenantId, syncId: sync.id, maxBytes }, request.files, onProgress)
    if (request.readings) await keepReading(database, { ...request, maxBytes }, request.readings, sync)
    const options: ApplyOptions = {
      tenantId,
      syncId: sync.id,
      maxBytes,
      maxRemovalPercent: request.maxRemovalPercent,
      isPreview: request.isPreview ?? false,
      ...(onProgress ? { onPhase: onProgress } : {}),
    }
    const asked = await applyHere(database, options)
    const isAnswered = asked.state === 'SYNC_STATE_NEEDS_CONFIRMATION' && isAgreed(asked, request)
    const ended = isAnswered ? await applyAgreed(database, request, options) : asked
    if (ended.state === 'SYNC_STATE_FAILED') await database.tx((tx) => endFailed(tx, tenantId, sync))
    return ended
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    await database
      .tx(async (tx) => {
        if (await hasBegunToWrite(tx, tenantId, sync.id)) return
        await endSync(tx, tenantId, sync.id, 'SYNC_STATE_FAILED', problem)
        await endFailed(tx, tenantId, sync)
      })
      .catch(() => {})
    throw error
  }
}

/** Reads the files of a sync as somebody says. A proposal is taken only where somebody looks at it before it is applied. */
async function keepReading(
  database: EngineDatabase,
  { tenantId, maxBytes, isPreview }: ImportRequest & { maxBytes: number },
  readings: readonly ReadingOf[],
  { id: syncId, sourceId }: Sync,
): Promise<void> {
  const { isProposal, ...chosen } = await chooseReading(database, { tenantId, syncId, sourceId, maxBytes }, readings)
  if (isPreview || !isProposal) await database.tx((tx) => updateSyncMapping(tx, tenantId, syncId, chosen))
}

/** Whether a sync asks only about removals, and somebody has agreed to exactly this number. */
function isAgreed({ questions }: Sync, { removedCount }: ImportRequest): boolean {
  const asked = questions.filter(({ code }) => code !== 'date_order')
  return (
    asked.length > 0 &&
    asked.every(({ code }) => code === 'removal_limit') &&
    asked.reduce((sum, { count }) => sum + count, 0) === removedCount
  )
}

/** Applies a sync whose removals were agreed to: those and no others, although somebody may change the data meanwhile. */
async function applyAgreed(database: EngineDatabase, request: ImportRequest, options: ApplyOptions): Promise<Sync> {
  const previewed = await previewAgain(database, options)
  if (isAgreed(previewed, request)) return applyPreviewed(database, previewed, request)
  await moveOn(database, options, 'SYNC_STATE_PREVIEWED', 'SYNC_STATE_QUEUED')
  return applyHere(database, options)
}

const moveOn = (
  database: EngineDatabase,
  { tenantId, syncId }: Pick<ApplyOptions, 'tenantId' | 'syncId'>,
  from: Sync['state'],
  state: Sync['state'],
) => database.tx((tx) => updateSync(tx, tenantId, syncId, [from], { state, problem: '' }))

/** Previews a sync again that waits for an answer. */
export async function previewAgain(database: EngineDatabase, options: ApplyOptions): Promise<Sync> {
  await moveOn(database, options, 'SYNC_STATE_NEEDS_CONFIRMATION', 'SYNC_STATE_CHECKING')
  return applyHere(database, { ...options, isPreview: true })
}

/** How long a server waits before it resumes a sync that another process was writing, and how often it extends that. */
const TAKE_OVER_MS = 5 * 60_000
const PUT_OFF_MS = 60_000

/** Applies a sync in this process. Should it be killed while it writes, a server goes on. */
async function applyHere(database: EngineDatabase, options: ApplyOptions): Promise<Sync> {
  const { tenantId, syncId } = options
  const job = () => ({ tenantId, kind: APPLY_JOB, key: syncId, runAt: new Date(Date.now() + TAKE_OVER_MS) })
  const putOff = () => database.tx((tx) => postponeJob(tx, job())).catch(() => {})
  const timer = setInterval(putOff, PUT_OFF_MS)
  try {
    return await applySync(database, (work) => database.tx(work, { timeoutMs: STATEMENT_MS }), {
      ...options,
      onWriting: (tx) => enqueueJob(tx, { ...job(), payload: { syncId } }),
    })
  } finally {
    clearInterval(timer)
  }
}

/** Goes on with a sync of the source that was killed while it wrote. */
async function endHalfWritten(
  database: EngineDatabase,
  { tenantId, source, maxRemovalPercent, maxBytes = MAX_BYTES }: ImportRequest,
): Promise<void> {
  const syncId = await database.read(async (reader) => {
    const found = await findSourceByName(reader, tenantId, source.displayName)
    const sync = found && (await findSyncInProgress(reader, tenantId, found.id))
    return sync && (await hasBegunToWrite(reader, tenantId, sync.id)) ? sync.id : undefined
  })
  if (syncId !== undefined) await applyHere(database, { tenantId, syncId, maxRemovalPercent, maxBytes })
}

/** Records that an import failed; a source that was made for it goes. */
async function endFailed(tx: Tx, tenantId: TenantId, { id, sourceId, createdById }: Sync): Promise<void> {
  await dropUnusedSource(tx, tenantId, sourceId, id)
  const actorId = createdById || undefined
  appendEntry(tx, {
    tenantId,
    actorId,
    operation: 'source.sync',
    outcome: 'refused',
    targetId: id,
    detail: { sourceId },
  })
}

/** Applies a sync that was previewed in this process, as somebody has agreed. */
export async function applyPreviewed(
  database: EngineDatabase,
  sync: Sync,
  { tenantId, maxRemovalPercent, maxBytes = MAX_BYTES }: ImportRequest,
): Promise<Sync> {
  await database.tx(async (tx) => {
    const preview = await findPreview(tx, tenantId, sync.id)
    await updateSync(tx, tenantId, sync.id, ['SYNC_STATE_PREVIEWED'], {
      state: 'SYNC_STATE_QUEUED',
      agreedHash: preview?.hash,
      agreedLeftOut: sync.leftOutCount,
      allowRemovals: true,
    })
  })
  return applyHere(database, { tenantId, syncId: sync.id, maxBytes, maxRemovalPercent })
}

/** Ends a sync that is not applied; a source that was made for it goes with it. */
export const abandonImport = (tx: Tx, tenantId: TenantId, sync: Sync, problem: string) =>
  cancelSync(tx, tenantId, sync.id, problem).then(() => dropUnusedSource(tx, tenantId, sync.sourceId, sync.id))

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
  if (ended === 0) return false
  await unlockAccessData(tx, tenantId, syncId)
  await dropStaged(tx, tenantId, syncId)
  return true
}

/** Cancels a sync that has not been applied. One that is being applied changes nothing. */
export const cancelSync = (tx: Tx, tenantId: TenantId, syncId: string, problem: string): Promise<boolean> =>
  endSync(tx, tenantId, syncId, 'SYNC_STATE_CANCELLED', problem)
