import type { Database, Tx } from '../db/index.ts'
import { isTransient, type JobHandler, type JobIdentity } from '../jobs/index.ts'
import { type ApplyOptions, applySync } from './apply-sync.ts'
import { endSync, STATEMENT_MS } from './import-files.ts'

export const APPLY_JOB = 'source.apply'

type ApplyLimits = Pick<ApplyOptions, 'maxRemovalPercent' | 'maxBytes'>

/** Applies a sync whose files have been uploaded. */
export const applyJob = (database: Database, { maxRemovalPercent, maxBytes }: ApplyLimits): JobHandler => ({
  kind: APPLY_JOB,
  timeoutMs: STATEMENT_MS,
  statementMs: STATEMENT_MS,
  async run({ tenantId, payload, signal, tx }) {
    try {
      const syncId = String(payload.syncId)
      await applySync(database, (work) => tx((now) => work(now)), {
        ...{ tenantId, syncId, maxRemovalPercent, maxBytes },
        isPreview: payload.isPreview === true,
      })
    } catch (error) {
      if (isTransient(error) || signal.aborted) throw error
      // A defect fails the sync, so that it does not block the source.
      await tx((now) => fail(now, { tenantId, payload }, 'The server failed to apply the sync'))
      throw error
    }
  },
  givenUp: (tx, job) => fail(tx, job, 'The server could not apply the sync, although it tried several times'),
})

async function fail(tx: Tx, { tenantId, payload }: JobIdentity, what: string): Promise<void> {
  const problem = `${what}, and nothing was changed. See the server log for the cause, then start a new sync.`
  await endSync(tx, tenantId, String(payload.syncId), 'SYNC_STATE_FAILED', problem)
}
