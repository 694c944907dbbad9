// Revocations of imported grants, and the job that verifies them after a sync.
import pino from 'pino'
import { readConfig } from '../../dist/server/config.js'
import { sql } from '../../dist/server/db/sql.js'
import { enqueueJob, startWorker } from '../../dist/server/jobs/index.js'
import { VERIFY_JOB, verifyJob } from '../../dist/server/revocation/verify/verify-job.js'

/** Makes open revocations of so many grants, as if somebody had said that they are removed. */
export const addRevocations = (database, tenantId, count) =>
  database.tx(
    async (tx) => {
      await tx.count(sql`
        insert into revocations (tenant_id, numeric_id, principal_key, entitlement_key, state, claimed_at)
        select tenant_id, row_number() over (), principal_key, entitlement_key, 'CLAIMED', now() - interval '1 hour'
        from (select * from grants where tenant_id = ${tenantId} limit ${count}) g`)
      await tx.count(sql`analyze revocations`)
    },
    { timeoutMs: 600_000 },
  )

/** Duration in seconds of the job that follows the last sync. */
export async function timedVerification(database, tenantId) {
  const handlers = [verifyJob(readConfig({}))]
  const worker = await startWorker({ database, handlers, schedules: [], log: pino({ level: 'warn' }), pollMs: 1_000 })
  const { id } = await database.read((reader) =>
    reader.first(sql`select sync_id as id from syncs where tenant_id = ${tenantId} order by created_at desc limit 1`),
  )
  const begin = performance.now()
  await database.tx((tx) => enqueueJob(tx, { tenantId, kind: VERIFY_JOB, key: id, payload: { syncId: id } }))
  worker.wake()
  const waiting = sql`select 1 from jobs where tenant_id = ${tenantId} and kind = ${VERIFY_JOB}`
  while ((await database.read((reader) => reader.count(waiting))) > 0)
    await new Promise((resolve) => setTimeout(resolve, 50))
  const seconds = (performance.now() - begin) / 1000
  await worker.stop(10_000)
  const { n } = await database.read((reader) =>
    reader.first(
      sql`select count(*)::int as n from revocations where tenant_id = ${tenantId} and state = 'STILL_THERE'`,
    ),
  )
  return { seconds, stillThere: n }
}
