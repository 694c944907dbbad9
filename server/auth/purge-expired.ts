import type { JobHandler, Schedule } from '../jobs/index.ts'
import { purgeExpired } from './credentials/credential.store.ts'
import { purgeDeviceLogins } from './device/device.store.ts'
import { purgeSessions } from './sessions/session.store.ts'
import { purgeAttempts } from './sso/attempt.store.ts'
import { allTenants } from './tenants/tenant.sql.ts'

const PURGE_BATCH_ROWS = 5_000

/** Deletes expired tokens, used assertions, sign-in links, sessions, and sign-ins that nobody finished. */
export const purgeJob: JobHandler = {
  kind: 'auth.purge',
  async run(context) {
    let deleted: number
    do {
      deleted = await context.tx(
        async (tx) =>
          (await purgeExpired(tx, context.tenantId, PURGE_BATCH_ROWS)) +
          (await purgeSessions(tx, context.tenantId, PURGE_BATCH_ROWS)) +
          (await purgeAttempts(tx, context.tenantId, PURGE_BATCH_ROWS)) +
          (await purgeDeviceLogins(tx, context.tenantId, PURGE_BATCH_ROWS)),
      )
    } while (deleted >= PURGE_BATCH_ROWS && !context.signal.aborted)
  },
}

export const purgeSchedule: Schedule = { kind: 'auth.purge', everySeconds: 60, tenants: allTenants }
