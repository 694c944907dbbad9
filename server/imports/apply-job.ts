import type { JobHandler } from '../jobs/index.ts'
import { applySync } from './apply-sync.ts'
import { STATEMENT_MS } from './import-files.ts'
import { dropRows } from './staging.store.ts'
import { updateSync } from './sync.store.ts'

export const APPLY_JOB = 'source.apply'

/** Applies a sync whose files have been uploaded. */
export const applyJob = (maxRemovalPercent: number): JobHandler => ({
  kind: APPLY_JOB,
  timeoutMs: STATEMENT_MS,
  statementMs: STATEMENT_MS,
  async run({ tenantId, payload, tx }) {
    const syncId = String(payload.syncId)
    await tx((now) =>
      updateSync(now, tenantId, syncId, ['SYNC_STATE_QUEUED'], { state: 'SYNC_STATE_APPLYING', phase: 'Applying' }),
    )
    try {
      await applySync((work) => tx((now) => work(now)), { tenantId, syncId, maxRemovalPercent })
    } catch (error) {
      // Retry when the database was away; a defect fails the sync, so that it does not block the source.
      const { name } = error as Error
      if (name === 'StorageUnavailable' || name === 'LeaseLost') throw error
      const problem = 'The server failed to apply the sync, and nothing was changed. See the server log for the cause.'
      const change = { state: 'SYNC_STATE_FAILED', phase: '', problem, finished: true } as const
      await tx(async (now) => {
        const ended = await updateSync(now, tenantId, syncId, ['SYNC_STATE_APPLYING'], change)
        if (ended > 0) await dropRows(now, tenantId, syncId)
      })
      throw error
    }
  },
})
