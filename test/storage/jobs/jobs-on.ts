import { pino } from 'pino'
import { createTenant } from '../../../server/auth/index.ts'
import { sql } from '../../../server/db/sql.ts'
import { enqueueJob, type JobHandler, startWorker } from '../../../server/jobs/index.ts'
import { takeOverJobs } from '../../../server/jobs/job.store.ts'
import { type Engine, openStorage } from '../../engines.ts'
import { nextLook } from '../../eventually.ts'

export const silent = pino({ level: 'silent' })

/** Resolves when `condition` holds; the test's own time limit ends the wait. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await nextLook()
}

/** A queue of its own, with a table for what its jobs do. */
export async function jobsOn(engine: Engine) {
  const { database } = await openStorage(engine)
  const tenant = await database.tx((tx) => createTenant(tx, 'jobs.example.com', 'Jobs'))
  if (!tenant) throw new Error('no tenant')
  const tenantId = tenant.id
  await database.tx((tx) => tx.rows(sql`create table effects (job text, note text)`))
  let kinds = 0
  const newKind = () => `test.${++kinds}`
  const enqueue = (kind: string, payload: Record<string, unknown> = {}, key?: string) =>
    database.tx((tx) => enqueueJob(tx, { tenantId, kind, payload, ...(key === undefined ? {} : { key }) }))
  const count = (kind: string) =>
    database.read(async (r) =>
      Number((await r.first<{ n: string }>(sql`select count(*) as n from jobs where kind = ${kind}`))?.n),
    )
  const job = (kind: string) =>
    database.read((r) =>
      r.first<{ attempts: number; failed: boolean; lastError: string; lockedBy: string | null }>(sql`
      select attempts, failed_at is not null as failed, last_error as "lastError", locked_by as "lockedBy"
      from jobs where kind = ${kind}`),
    )
  const expire = (kind: string) =>
    database.tx((tx) => tx.rows(sql`update jobs set locked_until = now() - interval '1 s' where kind = ${kind}`))
  const takeOver = (worker: string, kind: string) =>
    database.tx((tx) => takeOverJobs(tx, { worker, leaseSeconds: 30, kinds: [kind], limit: 5 }, []))
  const run = (handlers: JobHandler[], options = {}) =>
    startWorker({ database, handlers, schedules: [], log: silent, pollMs: 20, ...options })
  return { database, tenantId, newKind, enqueue, count, job, expire, takeOver, run }
}
