import { chunkedJob, type JobHandler, type Phase, type Sizes } from '../jobs/index.ts'
import type { TenantId } from '../lib/ids.ts'
import { deletePreparationRows } from './preparation.store.ts'

export const PURGE_JOB = 'campaign.purge'

const PURGE_BATCH_ROWS = 20_000
/** Of fixed size: deletes are fast on both engines. */
const SIZES: Sizes = { first: PURGE_BATCH_ROWS, smallest: PURGE_BATCH_ROWS, largest: PURGE_BATCH_ROWS, chunkMs: 1_000 }

const PURGING: readonly Phase<{ tenantId: TenantId; key: string }, never>[] = [
  { name: 'PURGING', drain: (tx, { tenantId, key }, limit) => deletePreparationRows(tx, tenantId, key, limit) },
]

/** Deletes the rows of a preparation that its campaign has let go of. */
export const purgePreparationJob: JobHandler = chunkedJob({
  kind: PURGE_JOB,
  sizes: SIZES,
  phases: PURGING,
  start: async ({ tenantId, payload }) => ({ tenantId, key: String(payload.preparationKey) }),
})
