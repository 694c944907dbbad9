import type { JobHandler, Schedule } from '../../jobs/index.ts'
import { tenantsWithExpiredKeys } from './idempotency.sql.ts'
import { purgeKeys } from './idempotency.store.ts'

const CHUNK = 5_000

/** Deletes the replies kept for Idempotency-Key once their day is over. */
export const purgeKeysJob: JobHandler = {
  kind: 'http.purge_idempotency_keys',
  async run(context) {
    while ((await context.tx((tx) => purgeKeys(tx, context.tenantId, CHUNK))) >= CHUNK && !context.signal.aborted);
  },
}

export const purgeKeysSchedule: Schedule = {
  kind: purgeKeysJob.kind,
  everySeconds: 600,
  tenants: tenantsWithExpiredKeys,
}
