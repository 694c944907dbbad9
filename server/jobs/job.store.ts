import type { Reader, Tx } from '../db/index.ts'
import { type Sql, sql } from '../db/sql.ts'

export interface NewJob {
  tenantId: string
  kind: string
  payload: Record<string, unknown>
  /** While a job with this key waits, another one is not added. */
  key?: string
  runAt?: Date
}

/** Adds a job in the transaction that makes it necessary: it exists exactly when the change does. */
export const enqueueJob = (tx: Tx, job: NewJob) =>
  tx.count(sql`
    insert into jobs (tenant_id, kind, key, payload, run_at)
    values (${job.tenantId}, ${job.kind}, ${job.key}, ${JSON.stringify(job.payload)}, coalesce(${job.runAt}, now()))
    on conflict (tenant_id, kind, key) where key is not null and locked_by is null and failed_at is null do nothing`)

export interface LeasedJob {
  tenantId: string
  jobId: string
  kind: string
  payload: Record<string, unknown>
  attempts: number
}

/**
 * Leases due jobs to a worker; jobs locked by others are passed over, not waited for. A job waits while another with
 * its key is running, so two of one key never run at once.
 */
export const leaseJobs = (tx: Tx, worker: string, leaseSeconds: number, kinds: readonly string[], limit: number) =>
  tx.rows<LeasedJob>(sql`
    update jobs set locked_by = ${worker}, locked_until = now() + make_interval(secs => ${leaseSeconds}),
      attempts = attempts + 1
    where (tenant_id, job_id) in (
      select due.tenant_id, due.job_id from jobs as due
      where due.locked_by is null and due.failed_at is null and due.run_at <= now() and due.kind = any(${kinds})
        and not exists (select 1 from jobs as running where running.tenant_id = due.tenant_id
          and running.kind = due.kind and running.key = due.key and running.locked_by is not null)
      order by due.run_at, due.job_id limit ${limit} for update skip locked)
    returning tenant_id as "tenantId", job_id::text as "jobId", kind, payload, attempts`)

/** Lengthens the leases of the jobs that a worker is running. */
export const renewLeases = (tx: Tx, worker: string, leaseSeconds: number, jobIds: readonly string[]) =>
  tx.count(sql`
    update jobs set locked_until = now() + make_interval(secs => ${leaseSeconds})
    where locked_by = ${worker} and job_id = any(${jobIds}::bigint[])`)

/** Whether this worker still holds this attempt; the row stays locked to the end of the transaction. */
export const holdLease = async (tx: Tx, worker: string, job: LeasedJob): Promise<boolean> =>
  (await tx.count(sql`
    select 1 from jobs where tenant_id = ${job.tenantId} and job_id = ${job.jobId} and locked_by = ${worker}
      and attempts = ${job.attempts} for update`)) > 0

export const savePayload = (tx: Tx, job: LeasedJob, payload: Record<string, unknown>) =>
  tx.count(sql`
    update jobs set payload = ${JSON.stringify(payload)} where tenant_id = ${job.tenantId} and job_id = ${job.jobId}`)

export const deleteJob = (tx: Tx, job: LeasedJob) =>
  tx.count(sql`delete from jobs where tenant_id = ${job.tenantId} and job_id = ${job.jobId}`)

/** Ends an attempt that failed: another after `retrySeconds`, or none when that is undefined. */
export const failAttempt = (tx: Tx, job: LeasedJob, error: string, retrySeconds: number | undefined) =>
  retrySeconds === undefined
    ? tx.count(sql`
        update jobs set locked_by = null, locked_until = null, failed_at = now(), last_error = ${error}
        where tenant_id = ${job.tenantId} and job_id = ${job.jobId}`)
    : release(tx, sql`tenant_id = ${job.tenantId} and job_id = ${job.jobId}`, retrySeconds, error)

/** Gives back what a stopping worker still holds, to be run again at once; the attempt does not count. */
export const returnLeases = (tx: Tx, worker: string) =>
  release(tx, sql`locked_by = ${worker}`, 0, undefined, sql`greatest(attempts - 1, 0)`)

/** Frees the jobs whose worker has died; one that has ended its worker too often is not tried again. */
export async function freeExpiredLeases(tx: Tx, maxAttempts: number): Promise<number> {
  const expired = sql`locked_by is not null and locked_until <= now()`
  await tx.count(sql`
    update jobs set locked_by = null, locked_until = null, failed_at = now(),
      last_error = 'the worker stopped in the middle, every time'
    where ${expired} and attempts >= ${maxAttempts}`)
  return release(tx, expired, 0, 'the worker stopped in the middle')
}

/**
 * Back to waiting. Where a job with the same key was added meanwhile, that one does the work and this one goes: the
 * unique index allows one waiting job per key.
 */
async function release(
  tx: Tx,
  which: Sql,
  seconds: number,
  error: string | undefined,
  attempts: Sql = sql`attempts`,
): Promise<number> {
  await tx.count(sql`
    delete from jobs as held where ${which} and exists (
      select 1 from jobs as waiting where waiting.tenant_id = held.tenant_id and waiting.kind = held.kind
        and waiting.key = held.key and waiting.locked_by is null and waiting.failed_at is null)`)
  return tx.count(sql`
    update jobs set locked_by = null, locked_until = null, attempts = ${attempts},
      run_at = now() + make_interval(secs => ${seconds}), last_error = coalesce(${error}, last_error)
    where ${which}`)
}

/** Starts a recurring kind at its next tick, unless a tick is already set. */
export const addSchedule = (tx: Tx, kind: string, everySeconds: number) =>
  tx.count(sql`
    insert into schedules (kind, next_at) values (${kind}, now() + make_interval(secs => ${everySeconds}))
    on conflict (kind) do nothing`)

/**
 * Takes a due tick and adds its jobs, one per tenant. Of several processes one gets the row; ticks missed while all
 * were down are made up by a single run.
 */
export async function takeTick(tx: Tx, kind: string, everySeconds: number, tenants: Sql): Promise<number> {
  const due = await tx.count(sql`
    update schedules set next_at = now() + make_interval(secs => ${everySeconds})
    where kind = (select kind from schedules where kind = ${kind} and next_at <= now() for update skip locked)`)
  if (due === 0) return 0
  return tx.count(sql`
    insert into jobs (tenant_id, kind, key, payload)
    select tenant_id, ${kind}, 'tick', '{}' from (${tenants}) as due
    on conflict (tenant_id, kind, key) where key is not null and locked_by is null and failed_at is null do nothing`)
}

export const countJobs = (reader: Reader) =>
  reader.rows<{ state: 'waiting' | 'running' | 'failed'; n: number }>(sql`
    select case when failed_at is not null then 'failed' when locked_by is null then 'waiting' else 'running' end as state,
      count(*)::int as n from jobs group by 1`)
