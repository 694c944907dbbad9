import type { Sync } from '../../contract/imports/source.ts'
import { appendEntry } from '../audit/index.ts'
import type { Tx } from '../db/index.ts'
import { recomputeViolations } from '../directory/index.ts'
import { newId, type TenantId } from '../lib/ids.ts'
import { FILE_KINDS } from './columns.ts'
import { addKnownObjects, addMissingNames, createMergeTables, type Merge, matchRows } from './merge.store.ts'
import { checkRows } from './merge-checks.store.ts'
import { checkGrants, resolveGrants, writeGrants } from './merge-grants.store.ts'
import { computeNext } from './merge-next.store.ts'
import { MERGE_RULES } from './merge-rules.sql.ts'
import {
  countGonePeople,
  findGone,
  findGoneGrants,
  removeGoneGrants,
  type Share,
  tidyTables,
  writeObjects,
} from './merge-write.store.ts'
import { MAX_FAULTS } from './stage-file.ts'
import { analyzeRows, dropRows, fileColumns } from './staging.store.ts'
import { countFaults, countLeftOut, insertFaults, lastFault, lockSync, takeFaults, updateSync } from './sync.store.ts'

/** Runs work in a transaction without the usual time limit. */
export type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

export interface ApplyOptions {
  tenantId: TenantId
  syncId: string
  /** A sync that would remove a larger share of the source's grants or people needs confirmation. */
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

/**
 * Applies the files of a sync to the source's data in one transaction: a sync takes effect as a whole or not at all, and
 * one that was killed has changed nothing and runs again. Returns the sync as it ended.
 */
export async function applySync(transact: Transact, options: ApplyOptions): Promise<Sync> {
  const { tenantId, syncId } = options
  try {
    await transact(analyzeRows)
    await transact((tx) => merge(tx, options))
    await transact(tidyTables)
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
    await transact(async (tx) => {
      await insertFaults(tx, tenantId, syncId, error.faults)
      await countFaults(tx, tenantId, syncId)
      await updateSync(tx, tenantId, syncId, ['SYNC_STATE_UPLOADING', 'SYNC_STATE_QUEUED', 'SYNC_STATE_APPLYING'], {
        state: error.state,
        phase: '',
        problem: error.message,
        finished: error.state === 'SYNC_STATE_FAILED',
      })
    })
  }
  return transact(async (tx) => {
    const sync = await lockSync(tx, tenantId, syncId)
    if (!sync) throw new Error(`sync ${syncId} is gone`)
    if (sync.state !== 'SYNC_STATE_NEEDS_CONFIRMATION') await dropRows(tx, tenantId, syncId)
    return sync
  })
}

const APPLICABLE: readonly Sync['state'][] = ['SYNC_STATE_UPLOADING', 'SYNC_STATE_QUEUED', 'SYNC_STATE_APPLYING']

async function merge(tx: Tx, { tenantId, syncId, maxRemovalPercent, onPhase }: ApplyOptions): Promise<void> {
  const sync = await lockSync(tx, tenantId, syncId)
  // Applied before the worker could report it, or cancelled: nothing is left to do.
  if (!sync || !APPLICABLE.includes(sync.state)) return
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
  for (const rule of MERGE_RULES) await findGone(job, rule)
  const shares = { grants: await findGoneGrants(job), people: await countGonePeople(job) }
  if (!sync.allowRemovals) stopAtRemovals(shares, maxRemovalPercent)
  onPhase?.('writing')
  const counts: Sync['counts'] = {}
  for (const rule of MERGE_RULES) counts[rule.file] = await writeObjects(job, rule)
  const removed = await removeGoneGrants(job)
  counts.grants = { ...(await writeGrants(job)), removed }
  onPhase?.('looking for conflicts')
  await recomputeViolations(tx, tenantId)
  const faultCount = await countFaults(tx, tenantId, syncId)
  if (faultCount > 0) await countLeftOut(tx, tenantId, syncId)
  await updateSync(tx, tenantId, syncId, APPLICABLE, { state: 'SYNC_STATE_DONE', phase: '', counts, finished: true })
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

/** Resolves names to objects and records the problems in the rows. */
async function resolve(job: Merge): Promise<void> {
  await createMergeTables(job)
  await addMissingNames(job)
  for (const rule of MERGE_RULES) {
    await matchRows(job, rule)
    await addKnownObjects(job, rule)
    await computeNext(job, rule)
    await checkRows(job, rule)
  }
  await resolveGrants(job)
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
