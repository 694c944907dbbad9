import type { EngineDatabase, Tx } from '../../db/index.ts'
import { hasBegunToWrite } from '../../directory/index.ts'
import { isTransient, type JobHandler, type JobIdentity } from '../../jobs/index.ts'
import type { ApplyOptions } from '../merge/merge-sync.ts'
import { applySync } from './apply-sync.ts'
import { APPLY_JOB, endSync, STATEMENT_MS } from './import-files.ts'

type ApplyLimits = Pick<ApplyOptions, 'maxRemovalPercent' | 'maxBytes' | 'sizes' | 'log'>

/** Applies a sync whose files have been uploaded. */
export const applyJob = (database: EngineDatabase, limits: ApplyLimits): JobHandler => ({
  kind: APPLY_JOB,
  timeoutMs: STATEMENT_MS,
  statementMs: STATEMENT_MS,
  async run({ tenantId, payload, signal, tx }) {
    try {
      const syncId = String(payload.syncId)
      await applySync(database, (work) => tx((now) => work(now)), {
        ...{ tenantId, syncId, ...limits },
        isPreview: payload.isPreview === true,
      })
    } catch (error) {
      if (isTransient(error) || signal.aborted) throw error
      // A defect fails the sync, so that it does not block the source.
      await tx((now) => fail(now, { tenantId, payload }, 'The server failed to apply the import'))
      throw error
    }
  },
  givenUp: (tx, job) => fail(tx, job, 'The server could not apply the import, although it tried several times'),
})

async function fail(tx: Tx, { tenantId, payload }: JobIdentity, what: string): Promise<void> {
  const isPartial = await hasBegunToWrite(tx, tenantId, String(payload.syncId))
  const changed = isPartial
    ? 'and part of its changes is here. No campaign is prepared from them. See the server log for the cause, then import the files again.'
    : 'and nothing was changed. See the server log for the cause, then start a new import.'
  const problem = `${what}, ${changed}`
  await endSync(tx, tenantId, String(payload.syncId), 'SYNC_STATE_FAILED', problem)
}
