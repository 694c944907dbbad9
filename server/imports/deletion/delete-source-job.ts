import { appendEntry } from '../../audit/index.ts'
import type { Tx } from '../../db/index.ts'
import { announceAccessWrite, clearHalfWritten, noteAccessSynced, recomputeViolations } from '../../directory/index.ts'
import { chunkedJob, type JobHandler, type JobIdentity, type Phase, type Sizes } from '../../jobs/index.ts'
import type { SyncRef } from '../merge/merge-rows.sql.ts'
import { markSourceDeleted } from '../sources/source.store.ts'
import { endSync } from '../syncs/import-files.ts'
import { isSyncIn, readSync, updateSync } from '../syncs/sync.store.ts'
import {
  closeApps,
  closeGrants,
  closeObjects,
  INSIDE_KINDS,
  type InsideKind,
  lockSourceApps,
  nextGrants,
  releasePeople,
} from './delete-source.store.ts'

export const DELETE_JOB = 'source.delete'
const APPLYING = 'SYNC_STATE_APPLYING'

const refOf = ({ tenantId, payload }: JobIdentity): SyncRef => ({
  tenantId,
  sourceId: String(payload.sourceId),
  syncId: String(payload.syncId),
})

const GRANTS: Phase<SyncRef, void> = {
  name: 'GRANTS',
  nextRange: (reader, ref, after = '0', size) => nextGrants(reader, ref, after, size),
  async chunk(tx, ref, range) {
    await announceAccessWrite(tx, ref.tenantId)
    await closeGrants(tx, ref, range)
  },
}

const objects = (kind: InsideKind): Phase<SyncRef, void> => ({
  name: kind.toUpperCase(),
  async drain(tx, ref, size) {
    await announceAccessWrite(tx, ref.tenantId)
    return closeObjects(tx, ref, kind, size)
  },
})

const PEOPLE: Phase<SyncRef, void> = {
  name: 'PEOPLE',
  async drain(tx, ref, size) {
    await announceAccessWrite(tx, ref.tenantId)
    return releasePeople(tx, ref, size)
  },
}

const LEFT = 1_000_000

/** Nothing can be added to an app while it is locked: what was added since goes too, then the apps. */
async function finish(tx: Tx, ref: SyncRef): Promise<void> {
  const { tenantId, sourceId, syncId } = ref
  await announceAccessWrite(tx, tenantId)
  await clearHalfWritten(tx, ref)
  await lockSourceApps(tx, ref)
  for (const kind of INSIDE_KINDS) await closeObjects(tx, ref, kind, LEFT)
  await closeApps(tx, ref)
  await recomputeViolations(tx, tenantId)
  const done = { state: 'SYNC_STATE_DONE', phase: '', finished: true } as const
  await updateSync(tx, tenantId, syncId, [APPLYING], done)
  await markSourceDeleted(tx, tenantId, sourceId)
  await noteAccessSynced(tx, tenantId, syncId)
  const sync = await readSync(tx, tenantId, syncId)
  appendEntry(tx, {
    tenantId,
    actorId: sync?.createdById || undefined,
    operation: 'source.delete',
    outcome: 'done',
    targetId: sourceId,
    detail: { syncId, counts: sync?.counts ?? {} },
  })
}

/** Takes away what a source has, in chunks. A killed server goes on where it was. */
export const deleteSourceJob = (sizes: Sizes): JobHandler =>
  chunkedJob<SyncRef, void>({
    kind: DELETE_JOB,
    sizes,
    phases: [GRANTS, ...INSIDE_KINDS.map(objects), PEOPLE],
    guard: (tx, job) => isSyncIn(tx, job.tenantId, refOf(job).syncId, [APPLYING]),
    start: async (job) => refOf(job),
    complete: finish,
    async givenUp(tx, job) {
      const problem =
        'The server could not delete the source, although it tried several times. Part of its data may be gone. See the server log for the cause, then delete the source again.'
      await endSync(tx, job.tenantId, refOf(job).syncId, 'SYNC_STATE_FAILED', problem)
    },
  })
