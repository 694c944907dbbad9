import type { Tx } from '../db/index.ts'
import { enqueueJob } from '../jobs/index.ts'
import type { TenantId } from '../lib/ids.ts'

/** The job that looks at what follows from a sync; the transaction that applies it adds the job. */
export const ACCESS_SYNCED_JOB = 'directory.access_synced'

export const noteAccessSynced = (tx: Tx, tenantId: TenantId, syncId: string) =>
  // A key of its own: another sync would wait for one that all of them share.
  enqueueJob(tx, { tenantId, kind: ACCESS_SYNCED_JOB, key: syncId, payload: { syncId } })
