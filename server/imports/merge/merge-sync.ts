import type { Logger } from 'pino'
import type { Sync } from '../../../contract/imports/source.ts'
import type { Tx } from '../../db/index.ts'
import {
  announceAccessWrite,
  clearHalfWritten,
  hasBegunToWrite,
  type Kind,
  lockAccessDataForSync,
  markHalfWritten,
  noteAccessSynced,
  recomputeViolations,
  unlockAccessData,
} from '../../directory/index.ts'
import type { Sizes } from '../../jobs/index.ts'
import { newId, type TenantId } from '../../lib/ids.ts'
import { keepState } from '../files/same-files.store.ts'
import { addressWarning } from '../problems/address-warning.ts'
import type { Findings } from '../questions/answers.ts'
import { keepMapping } from '../sources/mapping.store.ts'
import { findBadRows } from '../sources/source.store.ts'
import type { ArrivingGrants } from '../stage/arriving-grants.ts'
import { stagedCounts, stagedKinds } from '../stage/staging.store.ts'
import { endBeforeWriting } from '../syncs/end-before-writing.ts'
import { loadMaxRemoval } from '../syncs/max-removal.ts'
import {
  countLeftOut,
  countProblems,
  isSyncIn,
  readSync,
  readSyncMapping,
  type SyncChange,
  updateSync,
} from '../syncs/sync.store.ts'
import { auditSync } from '../syncs/sync-audit.ts'
import type { SyncProgress } from '../syncs/sync-progress.ts'
import {
  addKnownObjects,
  addNewNames,
  createMergeTables,
  findNewNames,
  lockKnownObjects,
  type Merge,
  matchRows,
} from './merge.store.ts'
import { checkRows } from './merge-checks.store.ts'
import { countRowsOfAccounts } from './merge-fault-rows.store.ts'
import { checkGrants, compareGrants, resolveGrants, writeGrants } from './merge-grants.store.ts'
import { computeNext } from './merge-next.store.ts'
import { addKnownPeople, addSpellings, joinAccountsOfPeople } from './merge-people.store.ts'
import { DEFAULT_MATCH, MERGE_RULES, mergeRules } from './merge-rules.sql.ts'
import { type MergeRun, stayOpen } from './merge-run.store.ts'
import { keepThings } from './merge-things.store.ts'
import {
  countDifferences,
  countGone,
  findGone,
  findGoneGrants,
  gatherNames,
  removeGone,
  type Share,
  writeObjects,
} from './merge-write.store.ts'

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
  /** Rows that a statement takes; by default as the engine needs it. */
  sizes?: Sizes
  log?: Logger | undefined
  /** Runs in the transaction after which the sync can no longer be cancelled, where it is written in parts. */
  onWriting?: (tx: Tx) => Promise<unknown>
}

/** Somebody has cancelled the sync while it was checked or applied. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled'
}

const CHECKING = 'SYNC_STATE_CHECKING'
const APPLYING = 'SYNC_STATE_APPLYING'

/**
 * Does not lock the sync before its end, so cancelling does not wait. The state is read between statements, and what it
 * is at the end decides whether anything of this is kept. With `arriving`, it begins while grants are still staged
 * (docs/adr/0078).
 */
export async function mergeSync(
  run: MergeRun,
  options: ApplyOptions,
  progress: SyncProgress,
  arriving?: ArrivingGrants,
): Promise<void> {
  const { tenantId, syncId, maxRemovalPercent, isPreview = false, onPhase } = options
  const { reader, transact } = run
  const state = isPreview ? CHECKING : APPLYING
  const job = await jobOf(run, options, state, arriving)
  job.onRows = (count) => progress.check(count)
  if (arriving) {
    await stayOpen(reader)
    await resolveThings(job)
    await resolveGrants(job)
  }
  const sync = await readSync(reader, tenantId, syncId)
  if (sync?.state !== state) throw new Cancelled()
  const about = await readSyncMapping(reader, tenantId, syncId)
  onPhase?.('checking')
  const kinds = await stagedCounts(reader, tenantId, syncId)
  const rows = kinds.reduce((sum, { rowCount }) => sum + rowCount, 0)
  if (!arriving) progress.beginChecking(rows)
  job.states = [state]
  job.files = await filesOf(job)
  if (!arriving) {
    await resolveThings(job)
    await resolveGrants(job)
  }
  await stopIfCancelled(job)
  await countRowsOfAccounts(job)
  await checkGrants(job)
  const problems = await countProblems(reader, tenantId, syncId)
  await countLeftOut(reader, tenantId, syncId)
  if (!isPreview)
    await transact(async (tx) => {
      if (run.isInParts) await lockAccessDataForSync(tx, job)
      else await announceAccessWrite(tx, tenantId)
      await lockKnownObjects(tx, job)
    })
  const found = await compare(job)
  await keepThings(job, found.counts)
  const end = (change: SyncChange) => updateSync(reader, tenantId, syncId, [state], { phase: '', ...change })
  const isResumed = await hasBegunToWrite(reader, tenantId, syncId)
  // What a killed process has written is counted with the rest.
  const counts = isResumed ? sync.counts : found.counts
  if (!isResumed) {
    const findings: Findings = {
      sync,
      problems,
      agreedLeftOut: about?.agreedLeftOut ?? undefined,
      badRows: await findBadRows(reader, tenantId, sync.sourceId),
      kinds: await stagedCounts(reader, tenantId, syncId),
      shares: {
        grants: found.goneGrants,
        users: await countGone(job, 'user'),
        accounts: await countGone(job, 'account'),
      },
      maxRemovalPercent: await loadMaxRemoval(reader, tenantId, sync.sourceId, maxRemovalPercent),
    }
    const stop = await endBeforeWriting(job, findings, isPreview, about?.agreedHash ?? '')
    if (stop) {
      await transact((tx) => unlockAccessData(tx, tenantId, syncId))
      if ((await end(stop)) === 0) throw new Cancelled()
      return
    }
    if (run.isInParts)
      await transact(async (tx) => {
        if ((await updateSync(tx, tenantId, syncId, [APPLYING], { counts })) === 0) throw new Cancelled()
        await markHalfWritten(tx, job)
        await options.onWriting?.(tx)
      })
  }
  onPhase?.('writing')
  progress.begin('WRITING', rows, rows)
  await write(job)
  onPhase?.('looking for conflicts')
  await transact((tx) => finish(tx, job, sync, { counts, about, faultCount: problems.faultCount }))
}

async function jobOf(
  run: MergeRun,
  { tenantId, syncId }: ApplyOptions,
  state: Merge['states'][number],
  arriving: ArrivingGrants | undefined,
): Promise<Merge> {
  const { reader } = run
  const sync = await readSync(reader, tenantId, syncId)
  const mapping = arriving ? arriving.mapping : (await readSyncMapping(reader, tenantId, syncId))?.mapping
  const job: Merge = {
    ...run,
    tenantId,
    syncId,
    sourceId: sync?.sourceId ?? '',
    idPrefix: newId().slice(0, 6),
    states: arriving ? [CHECKING, state] : [state],
    ...(arriving && { arriving }),
    isOwnFiles: !mapping,
    match: mapping?.people?.match ?? DEFAULT_MATCH,
    suggest: mapping?.people?.suggest ?? ['name', 'similar_email'],
    files: new Map(),
  }
  job.files = await filesOf(job)
  if (arriving?.columns) job.files.set('grants', { fileName: '', columns: arriving.columns })
  return job
}

const filesOf = async ({ reader, tenantId, syncId }: Merge): Promise<Merge['files']> =>
  new Map((await stagedKinds(reader, tenantId, syncId)).map((file) => [file.kind, file]))

/** Finds what is new, changed and gone; returns how much it is. */
async function compare(job: Merge): Promise<{ counts: Sync['counts']; goneGrants: Share }> {
  const counts: Sync['counts'] = {}
  for (const rule of MERGE_RULES) {
    const removed = await findGone(job, rule)
    counts[rule.file] = { ...(await countDifferences(job, rule)), removed }
  }
  const goneGrants = await findGoneGrants(job)
  counts.grants = { ...(await compareGrants(job)), removed: goneGrants.gone }
  return { counts, goneGrants }
}

/** Closes what is gone, references before what they name; then writes what is new or changed, in the opposite order. */
async function write(job: Merge): Promise<void> {
  await addNewNames(job)
  await gatherNames(job)
  const kinds: Kind[] = ['grant', ...MERGE_RULES.map(({ kind }) => kind).reverse()]
  for (const kind of kinds) await removeGone(job, kind)
  for (const rule of MERGE_RULES) {
    await stopIfCancelled(job)
    await writeObjects(job, rule)
  }
  await stopIfCancelled(job)
  await writeGrants(job)
  await stopIfCancelled(job)
}

interface Applied {
  counts: Sync['counts']
  about: Awaited<ReturnType<typeof readSyncMapping>>
  faultCount: number
}

async function finish(tx: Tx, job: Merge, sync: Sync, { counts, about, faultCount }: Applied): Promise<void> {
  const { tenantId, syncId, sourceId } = job
  await recomputeViolations(tx, tenantId)
  const createdBy = sync.createdById || undefined
  const mappingVersion = about?.mapping
    ? await keepMapping(tx, tenantId, sourceId, { document: about.mapping, presetId: about.presetId, createdBy })
    : 0
  const problem = await addressWarning({ ...job, reader: tx })
  const done = { state: 'SYNC_STATE_DONE', phase: '', problem, counts, mappingVersion, finished: true } as const
  if ((await updateSync(tx, tenantId, syncId, [APPLYING], done)) === 0) throw new Cancelled()
  await clearHalfWritten(tx, job)
  await noteAccessSynced(tx, tenantId, syncId)
  await keepState(tx, job)
  auditSync(tx, tenantId, { ...sync, counts, faultCount, mappingVersion }, {})
}

async function stopIfCancelled({ reader, tenantId, syncId, states }: Merge): Promise<void> {
  if (!(await isSyncIn(reader, tenantId, syncId, states))) throw new Cancelled()
}

/** Resolves names of everything but grants to objects and records the problems in the rows. */
async function resolveThings(job: Merge): Promise<void> {
  await createMergeTables(job)
  await findNewNames(job)
  for (const rule of mergeRules(job.match)) {
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
}
