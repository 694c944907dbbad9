import type { Sync } from '../../../contract/imports/source.ts'
import { type EngineDatabase, isSerializationFailure, type Reader, staleRead, type Tx } from '../../db/index.ts'
import { SIZES, type Sizes } from '../../jobs/index.ts'
import { TooManyRows } from '../map/index.ts'
import { MAX_LEFT_OUT } from '../map/limits.ts'
import type { SyncRef } from '../merge/merge-rows.sql.ts'
import { endParts, inManyTransactions, inOneTransaction, type Transact } from '../merge/merge-run.store.ts'
import { type ApplyOptions, Cancelled, mergeSync } from '../merge/merge-sync.ts'
import { analyzeTables } from '../merge/merge-write.store.ts'
import { question, questionOfStop, waitingFor } from '../questions/questions.ts'
import { ReadingStopped } from '../read/limits.ts'
import type { ArrivingGrants } from '../stage/arriving-grants.ts'
import { TooManyLeftOut } from '../stage/map-table.ts'
import { stageSync } from '../stage/stage-sync.ts'
import { StagingEnded } from '../stage/stage-table.ts'
import { dropStaged, stagedCounts } from '../stage/staging.store.ts'
import { MergeAhead } from './merge-ahead.ts'
import { repeatSync } from './repeat-sync.ts'
import { readSync, readSyncMapping, type SyncChange, updateSync } from './sync.store.ts'
import { addPhaseSeconds, hasAppliedSync, resetProgress } from './sync-progress.store.ts'
import { SyncProgress } from './sync-progress.ts'

const BEGINNINGS: readonly Sync['state'][] = ['SYNC_STATE_UPLOADING', 'SYNC_STATE_QUEUED', 'SYNC_STATE_CHECKING']
const CHECKING = 'SYNC_STATE_CHECKING'
const APPLYING = 'SYNC_STATE_APPLYING'

/**
 * Reads the uploads of a sync, checks what they say and applies it to the source's data. This is one transaction, except on
 * the embedded engine where it has more rows than one part: then it is written in parts, and one that was killed goes on
 * (docs/adr/0074). Returns the sync as it ended.
 */
export async function applySync(database: EngineDatabase, transact: Transact, options: ApplyOptions): Promise<Sync> {
  const { tenantId, syncId, isPreview, log } = options
  const begun = await transact((tx) => readSync(tx, tenantId, syncId))
  const ref = { tenantId, syncId, sourceId: begun?.sourceId ?? '' }
  const progress = new SyncProgress(database, ref, log)
  const isAgain = await transact((tx) => hasAppliedSync(tx, tenantId, ref.sourceId))
  progress.expect(isPreview ? 'preview' : isAgain ? 'again' : 'first')
  const job: Applying = { database, transact, ref, options, progress, ahead: undefined }
  job.ahead = MergeAhead.on(database, (arriving) => mergeRows(job, arriving))
  try {
    // Otherwise it was applied before the worker could report it, or cancelled: nothing is left to do.
    if (await stageIfNeeded(job)) {
      if (job.ahead?.isWaiting) {
        progress.beginChecking(await database.read((reader) => countRows(reader, ref)))
        await job.ahead.finish()
      } else await mergeRows(job)
    }
  } finally {
    await job.ahead?.abandon()
  }
  const ended = await transact(async (tx) => {
    const sync = await readSync(tx, tenantId, syncId)
    if (!sync) throw new Error(`sync ${syncId} is gone`)
    if (sync.finishedAt !== undefined) await dropStaged(tx, tenantId, syncId)
    else await resetProgress(tx, tenantId, syncId)
    await addPhaseSeconds(tx, tenantId, syncId, progress.phaseSeconds())
    return sync
  })
  progress.end(ended.state)
  return ended
}

interface Applying {
  database: EngineDatabase
  transact: Transact
  ref: SyncRef
  options: ApplyOptions
  progress: SyncProgress
  /** The merge that began while its rows were staged. */
  ahead: MergeAhead | undefined
}

/** Stages the rows unless they are staged already; true when they can be applied. */
async function stageIfNeeded(job: Applying): Promise<boolean> {
  const { database, transact, options, ahead } = job
  const { tenantId, syncId } = options
  const change: Change = (from, to) => {
    const update = (tx: Tx) => updateSync(tx, tenantId, syncId, from, { phase: '', ...to })
    // The transaction of a merge that waits for rows holds the lease of the job.
    return ahead?.isWaiting ? database.tx(update) : transact(update)
  }
  const [sync, about] = await transact(async (tx) => [
    await readSync(tx, tenantId, syncId),
    await readSyncMapping(tx, tenantId, syncId),
  ])
  if (!sync) return false
  if (!about?.staged) {
    if ((await change(BEGINNINGS, { state: CHECKING, phase: 'Reading' })) === 0) return false
    const stop = await stage(job, sync)
    if (stop === 'ended') return false
    if (stop) {
      await ahead?.abandon()
      await change([CHECKING], { ...stop, finished: stop.state === 'SYNC_STATE_FAILED' })
      return false
    }
  }
  const next: SyncChange = options.isPreview
    ? { state: CHECKING, phase: 'Comparing' }
    : { state: APPLYING, phase: 'Applying' }
  return (await change([...BEGINNINGS, APPLYING], next)) > 0
}
type Change = (from: readonly Sync['state'][], to: SyncChange) => Promise<number>

/** Reads the uploads; returns what stops the sync, if anything does. */
async function stage(
  { database, transact, ref, options, progress, ahead }: Applying,
  sync: Sync,
): Promise<Pick<SyncChange, 'state' | 'problem' | 'questions'> | 'ended' | undefined> {
  const unfinished = sync.files.find(({ complete }) => !complete)
  if (unfinished)
    return {
      state: 'SYNC_STATE_FAILED',
      problem: `The upload of ${unfinished.fileName} is incomplete. Upload it again.`,
    }
  const { maxBytes, isPreview = false, onPhase } = options
  progress.begin(
    'READING',
    sync.files.reduce((sum, { byteCount }) => sum + Number(byteCount), 0),
  )
  const told = {
    onRows: (rows: number) => onPhase?.('reading', rows),
    onBytes: (read: number) => progress.reach(read),
    // A preview shows what was read.
    ...(!isPreview && { isRepeated: (inputs: string) => transact((tx) => repeatSync(tx, ref, inputs)) }),
    ...(ahead && {
      onThings: (grants: ArrivingGrants) => {
        if (ahead.begin(grants) && grants.columns) progress.checkAhead()
      },
    }),
  }
  try {
    const stops = await stageSync(database, { ...ref, maxBytes, isAttended: isPreview, ...told })
    if (stops.length === 0) return undefined
    return waitingFor(stops.map(questionOfStop))
  } catch (error) {
    if (error instanceof StagingEnded) return 'ended'
    if (error instanceof TooManyLeftOut) return waitingFor([question('too_many_left_out', { count: MAX_LEFT_OUT + 1 })])
    if (error instanceof ReadingStopped) return { state: 'SYNC_STATE_FAILED', problem: error.message }
    if (error instanceof TooManyRows)
      return { state: 'SYNC_STATE_FAILED', problem: 'The files have more rows than an import takes. Split them.' }
    throw error
  }
}

const countRows = async (reader: Reader, { tenantId, syncId }: SyncRef): Promise<number> =>
  (await stagedCounts(reader, tenantId, syncId)).reduce((sum, { rowCount }) => sum + rowCount, 0)

/** Attempts of a merge in several transactions; the database would repeat a single one by itself. */
const ATTEMPTS = 3

async function mergeRows(job: Applying, arriving?: ArrivingGrants): Promise<void> {
  const { database, transact, ref, options, progress } = job
  const sizes = options.sizes ?? SIZES[database.engine]
  const isOnePart = (await transact((tx) => countRows(tx, ref))) <= sizes.first
  try {
    if (database.engine === 'postgresql' || isOnePart)
      await transact((tx) => mergeSync(inOneTransaction(tx, sizes), options, progress, arriving).catch(throwStale))
    else await mergeInParts(job, sizes)
    await analyzeTables(transact)
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error
  }
}

async function mergeInParts({ transact, ref, options, progress }: Applying, sizes: Sizes): Promise<void> {
  try {
    for (let attempt = 1; ; attempt++) {
      const run = await inManyTransactions(transact, ref, sizes)
      try {
        return await mergeSync(run, options, progress).catch(throwStale)
      } catch (error) {
        if (!isSerializationFailure(error) || attempt === ATTEMPTS) throw error
      }
    }
  } finally {
    // What is left is dropped with the rows of the sync.
    await endParts(transact, ref).catch(() => {})
  }
}

/** The rows have no two objects with one key, so a key that is taken was taken while they were checked. */
function throwStale(error: unknown): never {
  throw (error as { code?: string }).code === '23505' ? staleRead(error) : error
}
