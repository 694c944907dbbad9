import type { JobHandler } from '../../jobs/index.ts'
import { applySync } from './apply-sync.ts'
import { STATEMENT_MS } from './import-files.ts'
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
    await applySync((work) => tx((now) => work(now)), { tenantId, syncId, maxRemovalPercent })
  },
})
