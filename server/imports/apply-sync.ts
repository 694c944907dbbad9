import type { Sync } from '../../contract/imports/source.ts'
import { appendEntry } from '../audit/index.ts'
import { type Database, staleRead, type Tx } from '../db/index.ts'
import { announceAccessWrite, noteAccessSynced, recomputeViolations } from '../directory/index.ts'
import { newId, type TenantId } from '../lib/ids.ts'
import { addressWarning } from './address-warning.ts'
import type { Findings } from './answers.ts'
import { endBeforeWriting } from './end-before-writing.ts'
import { TooManyRows } from './map/index.ts'
import { keepMapping } from './mapping.store.ts'
import { loadMaxRemoval } from './max-removal.ts'
import {
  addKnownObjects,
  addMissingNames,
  createMergeTables,
  lockKnownObjects,
  type Merge,
  matchRows,
  removeAddedNames,
} from './merge.store.ts'
import { checkRows } from './merge-checks.store.ts'
import { checkGrants, resolveGrants, writeGrants } from './merge-grants.store.ts'
import { computeNext } from './merge-next.store.ts'
import { addKnownPeople, addSpellings, joinAccountsOfPeople } from './merge-people.store.ts'
import { MERGE_RULES, type MergeRule } from './merge-rules.sql.ts'
import {
  analyzeTables,
  countGone,
  findGone,
  findGoneGrants,
  removeGoneGrants,
  writeObjects,
} from './merge-write.store.ts'
import { questionOfStop, waitingFor } from './questions.ts'
import { ReadingStopped } from './read/limits.ts'
import { findBadRows } from './source.store.ts'
import { stageSync } from './stage/stage-sync.ts'
import { StagingEnded } from './stage/stage-table.ts'
import { dropStaged, stagedCounts, stagedKinds } from './stage/staging.store.ts'
import {
  countLeftOut,
  countProblems,
  isSyncIn,
  readSync,
  readSyncMapping,
  type SyncChange,
  updateSync,
} from './sync.store.ts'

/** Runs work in a transaction without the usual time limit; again when another one changed the same data. */
export type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

export interface ApplyOptions {
  tenantId: TenantId
  syncId: string
  /** A sync that would remove a larger share of the source's grants or people, or than its tenant allows, needs confirmation. */
  maxRemovalPercent: number
  /** The size that an upload may have when it is unpacked. */
  maxBytes: number
  /** Ends with what it would change, instead of changing it. */
  isPreview?: boolean
  onPhase?: (phase: string, rows?: number) => void
}

/** Somebody has cancelled the sync while it was checked or applied. */
class Cancelled extends Error {
  override readonly name = 'Cancelled'
}

const BEGINNINGS: readonly Sync['state'][] = ['SYNC_STATE_UPLOADING', 'SYNC_STATE_QUEUED', 'SYNC_STATE_CHECKING']
const CHECKING = 'SYNC_STATE_CHECKING'
const APPLYING = 'SYNC_STATE_APPLYING'

/**
 * Reads the uploads of a sync, checks what they say and applies it to the source's data in one transaction: a sync takes
 * effect as a whole or not at all, and one that was killed or cancelled has changed nothing. Returns the sync as it ended.
 */
export async function applySync(database: Database, transact: Transact, options: ApplyOptions): Promise<Sync> {
  const { tenantId, syncId } = options
  // Otherwise it was applied before the worker could report it, or cancelled: nothing is left to do.
  if (await stageIfNeeded(database, transact, options)) await mergeRows(transact, options)
  return transact(async (tx) => {
    const sync = await readSync(tx, tenantId, syncId)
    if (!sync) throw new Error(`sync ${syncId} is gone`)
    if (sync.finishedAt !== undefined) await dropStaged(tx, tenantId, syncId)
    return sync
  })
}

/** Stages the rows unless that is done; true when they are there to be applied. */
async function stageIfNeeded(database: Database, transact: Transact, options: ApplyOptions): Promise<boolean> {
  const { tenantId, syncId } = options
  const change: Change = (from, to) => transact((tx) => updateSync(tx, tenantId, syncId, from, { phase: '', ...to }))
  const [sync, about] = await transact(async (tx) => [
    await readSync(tx, tenantId, syncId),
    await readSyncMapping(tx, tenantId, syncId),
  ])
  if (!sync) return false
  if (!about?.staged) {
    if ((await change(BEGINNINGS, { state: CHECKING, phase: 'Reading' })) === 0) return false
    const stop = await stage(database, sync, options)
    if (stop === 'ended') return false
    if (stop) {
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
  database: Database,
  sync: Sync,
  { tenantId, syncId, maxBytes, isPreview = false, onPhase }: ApplyOptions,
): Promise<Pick<SyncChange, 'state' | 'problem' | 'questions'> | 'ended' | undefined> {
  const unfinished = sync.files.find(({ complete }) => !complete)
  if (unfinished)
    return {
      state: 'SYNC_STATE_FAILED',
      problem: `The upload of ${unfinished.fileName} is incomplete. Upload it again.`,
    }
  const from = { tenantId, syncId, sourceId: sync.sourceId, maxBytes, isAttended: isPreview }
  try {
    const stops = await stageSync(database, { ...from, onRows: (rows) => onPhase?.('reading', rows) })
    if (stops.length === 0) return undefined
    return waitingFor(stops.map(questionOfStop))
  } catch (error) {
    if (error instanceof StagingEnded) return 'ended'
    if (error instanceof ReadingStopped) return { state: 'SYNC_STATE_FAILED', problem: error.message }
    if (error instanceof TooManyRows)
      return { state: 'SYNC_STATE_FAILED', problem: 'The files have more rows than an import takes. Split them.' }
    throw error
  }
}

async function mergeRows(transact: Transact, options: ApplyOptions): Promise<void> {
  try {
    await transact((tx) => merge(tx, options).catch(throwStale))
    await transact(analyzeTables)
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error
  }
}

/** The rows have no two objects with one key, so a key that is taken was taken while they were checked. */
function throwStale(error: unknown): never {
  throw (error as { code?: string }).code === '23505' ? staleRead(error) : error
}

/**
 * Does not lock the sync before its end: whoever cancels it need not wait. It is asked for between statements, and what it
 * became decides at the end whether anything of this is kept.
 */
async function merge(tx: Tx, options: ApplyOptions): Promise<void> {
  const { tenantId, syncId, maxRemovalPercent, isPreview = false, onPhase } = options
  const state = isPreview ? CHECKING : APPLYING
  const sync = await readSync(tx, tenantId, syncId)
  if (sync?.state !== state) throw new Cancelled()
  const about = await readSyncMapping(tx, tenantId, syncId)
  const job: Merge = {
    tx,
    tenantId,
    syncId,
    sourceId: sync.sourceId,
    idPrefix: newId().slice(0, 6),
    state,
    isOwnFiles: !about?.mapping,
    match: about?.mapping?.people?.match ?? ['link', 'id', 'email'],
    suggest: about?.mapping?.people?.suggest ?? ['name', 'similar_email'],
    files: new Map((await stagedKinds(tx, tenantId, syncId)).map((file) => [file.kind, file])),
  }
  onPhase?.('checking')
  const added = await resolve(job)
  const problems = await countProblems(tx, tenantId, syncId)
  await countLeftOut(tx, tenantId, syncId)
  if (!isPreview) {
    await announceAccessWrite(tx, tenantId)
    await lockKnownObjects(job)
  }
  const gone = new Map<MergeRule, number>()
  for (const rule of MERGE_RULES) gone.set(rule, await findGone(job, rule))
  const found: Findings = {
    sync,
    problems,
    agreedLeftOut: about?.agreedLeftOut ?? undefined,
    badRows: await findBadRows(tx, tenantId, sync.sourceId),
    kinds: await stagedCounts(tx, tenantId, syncId),
    shares: {
      grants: await findGoneGrants(job),
      users: await countGone(job, 'user'),
      accounts: await countGone(job, 'account'),
    },
    maxRemovalPercent: await loadMaxRemoval(tx, tenantId, sync.sourceId, maxRemovalPercent),
  }
  const end = (change: SyncChange) => updateSync(tx, tenantId, syncId, [state], { phase: '', ...change })
  const stop = await endBeforeWriting(job, found, isPreview, about?.agreedHash ?? '')
  if (stop) {
    await removeAddedNames(job, added)
    if ((await end(stop)) === 0) throw new Cancelled()
    return
  }
  onPhase?.('writing')
  const counts = await write(job, gone)
  onPhase?.('looking for conflicts')
  await recomputeViolations(tx, tenantId)
  await finish(job, sync, { counts, about, faultCount: problems.faultCount })
}

/** Writes what is new, changed and gone. */
async function write(job: Merge, gone: ReadonlyMap<MergeRule, number>): Promise<Sync['counts']> {
  const counts: Sync['counts'] = {}
  for (const rule of MERGE_RULES) {
    await stopIfCancelled(job)
    const written = await writeObjects(job, rule, gone.get(rule) ?? 0)
    counts[rule.file] = written
  }
  await stopIfCancelled(job)
  const removed = await removeGoneGrants(job)
  await stopIfCancelled(job)
  counts.grants = { ...(await writeGrants(job)), removed }
  await stopIfCancelled(job)
  return counts
}

async function finish(
  job: Merge,
  sync: Sync,
  {
    counts,
    about,
    faultCount,
  }: { counts: Sync['counts']; about: Awaited<ReturnType<typeof readSyncMapping>>; faultCount: number },
): Promise<void> {
  const { tx, tenantId, syncId } = job
  const createdBy = sync.createdById || undefined
  const mappingVersion = about?.mapping
    ? await keepMapping(tx, tenantId, sync.sourceId, { document: about.mapping, presetId: about.presetId, createdBy })
    : 0
  const problem = await addressWarning(job)
  const done = { state: 'SYNC_STATE_DONE', phase: '', problem, counts, mappingVersion, finished: true } as const
  if ((await updateSync(tx, tenantId, syncId, [APPLYING], done)) === 0) throw new Cancelled()
  await noteAccessSynced(tx, tenantId, syncId)
  appendEntry(tx, {
    tenantId,
    actorId: createdBy,
    operation: 'source.sync',
    outcome: 'done',
    targetId: syncId,
    detail: {
      sourceId: sync.sourceId,
      files: sync.files.map(({ fileName, sha256, rowCount }) => ({ fileName, sha256, rowCount })),
      counts,
      faultCount,
      mappingVersion,
    },
  })
}

async function stopIfCancelled({ tx, tenantId, syncId, state }: Merge): Promise<void> {
  if (!(await isSyncIn(tx, tenantId, syncId, state))) throw new Cancelled()
}

/** Resolves names to objects and records the problems in the rows. */
async function resolve(job: Merge) {
  await createMergeTables(job)
  const added = await addMissingNames(job)
  for (const rule of MERGE_RULES) {
    await stopIfCancelled(job)
    await matchRows(job, rule)
    if (rule.kind === 'account') await joinAccountsOfPeople(job)
    if (rule.kind === 'user') await addKnownPeople(job)
    else await addKnownObjects(job, rule)
    if (rule.kind === 'account') await addSpellings(job)
    await computeNext(job, rule)
    await checkRows(job, rule)
  }
  await stopIfCancelled(job)
  await resolveGrants(job)
  await stopIfCancelled(job)
  await checkGrants(job)
  return added
}
