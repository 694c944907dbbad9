import type { JobHandler, Schedule } from '../jobs/index.ts'
import { purgeExpired } from './credentials/credential.store.ts'
import { purgeSessions } from './sessions/session.store.ts'
import { allTenants } from './tenants/tenant.store.ts'

const CHUNK = 5_000

/** Deletes tokens, used assertions, links and sessions that no longer count. */
export const purgeJob: JobHandler = {
  kind: 'auth.purge',
  async run(context) {
    let deleted: number
    do {
      deleted = await context.tx(
        async (tx) =>
          (await purgeExpired(tx, context.tenantId, CHUNK)) + (await purgeSessions(tx, context.tenantId, CHUNK)),
      )
    } while (deleted >= CHUNK && !context.signal.aborted)
  },
}

export const purgeSchedule: Schedule = { kind: 'auth.purge', everySeconds: 60, tenants: allTenants }
