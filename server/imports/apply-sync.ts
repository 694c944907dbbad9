import type { Sync } from '../../contract/imports/source.ts'
import { appendEntry } from '../audit/index.ts'
import { staleRead, type Tx } from '../db/index.ts'
import { announceAccessWrite, noteAccessSynced, recomputeViolations } from '../directory/index.ts'
import { lookAlikeWarning } from '../lib/email.ts'
import { newId, type TenantId } from '../lib/ids.ts'
import { loadLimit } from '../tenant-settings/index.ts'
import { FILE_KINDS } from './columns.ts'
import {
  addKnownObjects,
  addMissingNames,
  createMergeTables,
  lockKnownObjects,
  type Merge,
  matchRows,
} from './merge.store.ts'
import { checkRows } from './merge-checks.store.ts'
import { checkGrants, resolveGrants, writeGrants } from './merge-grants.store.ts'
import { computeNext } from './merge-next.store.ts'
import { MERGE_RULES, type MergeRule } from './merge-rules.sql.ts'
import {
  analyzeTables,
  countGonePeople,
  findGone,
  findGoneGrants,
  removeGoneGrants,
  type Share,
  writeObjects,
} from './merge-write.store.ts'
import { MAX_FAULTS } from './stage-file.ts'
import { analyzeRows, dropRows, fileColumns, unusualAddresses } from './staging.store.ts'
import {
  countFaults,
  countLeftOut,
  insertFaults,
  isSyncIn,
  lastFault,
  readSync,
  takeFaults,
  updateSync,
} from './sync.store.ts'

/** Runs work in a transaction without the usual time limit; again when another one changed the same data. */
export type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

export interface ApplyOptions {
  tenantId: TenantId
  syncId: string
  /** A sync that would remove a larger share of the source's grants or people, or than its tenant allows, needs confirmation. */
  maxRemovalPercent: number
  onPhase?: (phase: string) => void
}

/** Why a sync stops before anything is changed. */
class Stopped extends Error {
  override readonly name = 'Stopped'
  readonly state: 'SYNC_STATE_FAILED' | 'SYNC_STATE_NEEDS_CONFIRMATION'
  readonly faults: Awaited<ReturnType<typeof takeFaults>>
  constructor(state: Stopped['state'], message: string, faults: Stopped['faults'] = []) {
    super(message)
    this.state = state
    this.faults = faults
  }
}

/** Somebody has cancelled the sync while it was applied. */
class Cancelled extends Error {
  override readonly name = 'Cancelled'
}

const APPLICABLE: readonly Sync['state'][] = ['SYNC_STATE_UPLOADING', 'SYNC_STATE_QUEUED', 'SYNC_STATE_APPLYING']
const APPLYING = 'SYNC_STATE_APPLYING'

/**
 * Applies the files of a sync to the source's data in one transaction: a sync takes effect as a whole or not at all, and
 * one that was killed or cancelled has changed nothing. Returns the sync as it ended.
 */
export async function applySync(transact: Transact, options: ApplyOptions): Promise<Sync> {
  const { tenantId, syncId } = options
  const begin = { state: APPLYING, phase: 'Applying' } as const
  const begun = await transact((tx) => updateSync(tx, tenantId, syncId, APPLICABLE, begin))
  // Otherwise it was applied before the worker could report it, or cancelled: nothing is left to do.
  if (begun > 0) await mergeFiles(transact, options)
  return transact(async (tx) => {
    const sync = await readSync(tx, tenantId, syncId)
    if (!sync) throw new Error(`sync ${syncId} is gone`)
    if (sync.state !== 'SYNC_STATE_NEEDS_CONFIRMATION') await dropRows(tx, tenantId, syncId)
    return sync
  })
}

async function mergeFiles(transact: Transact, options: ApplyOptions): Promise<void> {
  const { tenantId, syncId } = options
  try {
    await transact(analyzeRows)
    await transact((tx) => merge(tx, options).catch(throwStale))
    await transact(analyzeTables)
  } catch (error) {
    if (error instanceof Cancelled) return
    if (!(error instanceof Stopped)) throw error
    const { state, message: problem, faults } = error
    await transact(async (tx) => {
      const change = { state, phase: '', problem, finished: state === 'SYNC_STATE_FAILED' }
      if ((await updateSync(tx, tenantId, syncId, [APPLYING], change)) === 0) return
      await insertFaults(tx, tenantId, syncId, faults)
      await countFaults(tx, tenantId, syncId)
    })
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
async function merge(tx: Tx, { tenantId, syncId, maxRemovalPercent, onPhase }: ApplyOptions): Promise<void> {
  const sync = await readSync(tx, tenantId, syncId)
  if (sync?.state !== APPLYING) throw new Cancelled()
  const files = new Map((await fileColumns(tx, tenantId, syncId)).map((file) => [file.kind, file]))
  const job: Merge = {
    tx,
    tenantId,
    syncId,
    sourceId: sync.sourceId,
    idPrefix: newId().slice(0, 6),
    skipBadRows: sync.skipBadRows,
    files,
  }
  onPhase?.('checking')
  const known = await lastFault(tx, tenantId, syncId)
  await resolve(job)
  await stopAtFaults(job, sync, known)
  await announceAccessWrite(tx, tenantId)
  await lockKnownObjects(job)
  const gone = new Map<MergeRule, number>()
  for (const rule of MERGE_RULES) gone.set(rule, await findGone(job, rule))
  const shares = { grants: await findGoneGrants(job), people: await countGonePeople(job) }
  if (!sync.allowRemovals)
    stopAtRemovals(shares, await loadLimit(tx, tenantId, 'importMaxRemovalPercent', maxRemovalPercent))
  onPhase?.('writing')
  const counts: Sync['counts'] = {}
  for (const rule of MERGE_RULES) {
    await stopIfCancelled(job)
    counts[rule.file] = await writeObjects(job, rule, gone.get(rule) ?? 0)
  }
  await stopIfCancelled(job)
  const removed = await removeGoneGrants(job, shares.grants.gone)
  await stopIfCancelled(job)
  counts.grants = { ...(await writeGrants(job)), removed }
  await stopIfCancelled(job)
  onPhase?.('looking for conflicts')
  await recomputeViolations(tx, tenantId)
  const faultCount = await countFaults(tx, tenantId, syncId)
  if (faultCount > 0) await countLeftOut(tx, tenantId, syncId)
  const problem = await addressWarning(job)
  const done = { state: 'SYNC_STATE_DONE', phase: '', problem, counts, finished: true } as const
  if ((await updateSync(tx, tenantId, syncId, [APPLYING], done)) === 0) throw new Cancelled()
  await noteAccessSynced(tx, tenantId, syncId)
  appendEntry(tx, {
    tenantId,
    actorId: sync.createdById || undefined,
    operation: 'source.sync',
    outcome: 'done',
    targetId: syncId,
    detail: {
      sourceId: sync.sourceId,
      files: sync.files.map(({ fileName, sha256, rowCount }) => ({ fileName, sha256, rowCount })),
      counts,
      faultCount,
    },
  })
}

function stopAtRemovals(shares: Record<string, Share>, maxPercent: number): void {
  for (const [what, { gone, before }] of Object.entries(shares))
    if (gone * 100 > before * maxPercent)
      throw new Stopped(
        'SYNC_STATE_NEEDS_CONFIRMATION',
        `${gone} of the source's ${before} ${what} would be removed, which is more than ${maxPercent} %. If this is intended, finish the sync again with allowRemovals (--allow-removals).`,
      )
}

const MAX_ADDRESSES = 10_000
const MAX_NAMED = 5

/** Addresses that may be mistaken for others: they are imported as different people, which may be right. */
async function addressWarning({ tx, tenantId, syncId, files }: Merge): Promise<string> {
  const unusual = await unusualAddresses(tx, tenantId, syncId, MAX_ADDRESSES)
  const found = unusual.flatMap(({ line, email }) => {
    const why = lookAlikeWarning(email)
    return why === undefined ? [] : [`line ${line} ("${email}" ${why})`]
  })
  if (found.length === 0) return ''
  const more = found.length > MAX_NAMED ? ` and ${found.length - MAX_NAMED} more` : ''
  return `Check the e-mail addresses in ${files.get('users')?.fileName}, which may be mistaken for others: ${found.slice(0, MAX_NAMED).join(', ')}${more}.`
}

async function stopIfCancelled({ tx, tenantId, syncId }: Merge): Promise<void> {
  if (!(await isSyncIn(tx, tenantId, syncId, APPLYING))) throw new Cancelled()
}

/** Resolves names to objects and records the problems in the rows. */
async function resolve(job: Merge): Promise<void> {
  await createMergeTables(job)
  await addMissingNames(job)
  for (const rule of MERGE_RULES) {
    await stopIfCancelled(job)
    await matchRows(job, rule)
    await addKnownObjects(job, rule)
    await computeNext(job, rule)
    await checkRows(job, rule)
  }
  await stopIfCancelled(job)
  await resolveGrants(job)
  await stopIfCancelled(job)
  await checkGrants(job)
}

async function stopAtFaults(job: Merge, sync: Sync, knownFault: string): Promise<void> {
  if (job.files.size === 0)
    throw new Stopped(
      'SYNC_STATE_FAILED',
      `No file was uploaded. Valid file names: ${FILE_KINDS.map((kind) => `${kind}.csv`).join(', ')}.`,
    )
  const unfinished = sync.files.find(({ complete }) => !complete)
  if (unfinished)
    throw new Stopped('SYNC_STATE_FAILED', `The upload of ${unfinished.fileName} is incomplete. Upload it again.`)
  if (job.skipBadRows) return
  const faults = await takeFaults(job.tx, job.tenantId, job.syncId, knownFault, MAX_FAULTS)
  const total = sync.faultCount + faults.length
  if (total === 0) return
  const many = total >= MAX_FAULTS ? `At least ${MAX_FAULTS}` : String(total)
  throw new Stopped(
    'SYNC_STATE_FAILED',
    `${many} ${total === 1 ? 'problem was' : 'problems were'} found in rows, so nothing was changed. Fix the rows, or import with skipBadRows (--skip-bad-rows) to skip them.`,
    faults,
  )
}
