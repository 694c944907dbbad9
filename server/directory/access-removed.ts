import type { Tx } from '../db/index.ts'
import { enqueueJob } from '../jobs/index.ts'
import type { TenantId } from '../lib/ids.ts'

/** The job that looks at what follows from removed access; whoever removes grants adds it in the same transaction. */
export const ACCESS_REMOVED_JOB = 'directory.access_removed'

export const noteAccessRemoved = (tx: Tx, tenantId: TenantId) =>
  enqueueJob(tx, { tenantId, kind: ACCESS_REMOVED_JOB, key: 'removed', payload: {} })
