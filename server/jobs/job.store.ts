import type { Reader, Tx } from '../db/index.ts'
import { type Sql, sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'

export interface NewJob {
  tenantId: TenantId
  kind: string
  payload: Record<string, unknown>
  /** While a job with this key is waiting, no other is added. */
  key?: string
  runAt?: Date
}

/** Adds a job in the transaction that makes it necessary, so that it exists exactly when the change does. */
export const enqueueJob = (tx: Tx, job: NewJob) =>
  tx.count(sql`
    insert into jobs (tenant_id, kind, key, payload, run_at)
    values (${job.tenantId}, ${job.kind}, ${job.key}, ${JSON.stringify(job.payload)}, coalesce(${job.runAt}, now()))
    on conflict (tenant_id, kind, key) where key is not null and locked_by is null and failed_at is null do nothing`)

/** Puts off a job that nobody has begun. */
export const postponeJob = (tx: Tx, { tenantId, kind, key, runAt }: Omit<NewJob, 'payload'>) =>
  tx.count(sql`
    update jobs set run_at = ${runAt} where tenant_id = ${tenantId} and kind = ${kind} and key = ${key} and locked_by is null`)

export interface LeasedJob {
  tenantId: TenantId
  jobId: string
  kind: string
  payload: Record<string, unknown>
  attempts: number
  /** Attempts up to and including the one that saved the last step. */
  settled: number
}

/** After this many attempts without a saved step a job is given up. */
export const MAX_ATTEMPTS = 10

/** Who takes jobs, of which kinds, how many, and how long a lease lasts unless it is renewed. */
export interface Taking {
  worker: string
  leaseSeconds: number
  kinds: readonly string[]
  limit: number
}

/** These jobs, except those locked by a transaction: their worker is alive, and nobody waits for it. */
const unlocked = (which: Sql, rest: Sql = sql``) => sql`(tenant_id, job_id) in (
  select job.tenant_id, job.job_id from jobs as job where ${which} ${rest} for update skip locked)`

/**
 * Leases due jobs to a worker; jobs locked by others are skipped. A job waits while another with its key is running, so
 * two with one key never run at once.
 */
export const leaseJobs = (tx: Tx, { worker, leaseSeconds, kinds, limit }: Taking) => {
  const due = sql`job.locked_by is null and job.failed_at is null and job.run_at <= now() and job.kind = any(${kinds})
    and not exists (select 1 from jobs as running where running.tenant_id = job.tenant_id
      and running.kind = job.kind and running.key = job.key and running.locked_by is not null)`
  return tx.rows<LeasedJob>(sql`
    update jobs set locked_by = ${worker}, locked_until = now() + make_interval(secs => ${leaseSeconds}),
      attempts = attempts + 1
    where ${unlocked(due, sql`order by job.run_at, job.job_id limit ${limit}`)}
    returning tenant_id as "tenantId", job_id::text as "jobId", kind, payload, attempts, settled`)
}

/**
 * Takes over jobs whose lease has run out because their worker died. Freeing and taking are one step, so a worker that
 * was only paused loses a job to somebody who runs it, and otherwise carries on. `running` are the taker's own jobs,
 * which are alive however late their renewal is.
 */
export const takeOverJobs = (
  tx: Tx,
  { worker, leaseSeconds, kinds, limit }: Taking,
  running: readonly string[],
): Promise<LeasedJob[]> => {
  const dead = sql`job.locked_by is not null and job.locked_until <= now() and job.kind = any(${kinds})
    and job.job_id <> all(${running}::bigint[])`
  return tx.rows<LeasedJob>(sql`
    update jobs set locked_by = ${worker}, locked_until = now() + make_interval(secs => ${leaseSeconds}),
      attempts = attempts + 1, last_error = 'the worker stopped in the middle'
    where ${unlocked(dead, sql`order by job.run_at, job.job_id limit ${limit}`)}
    returning tenant_id as "tenantId", job_id::text as "jobId", kind, payload, attempts, settled`)
}

/** Renews the leases of the jobs that a worker is running. */
export const renewLeases = (tx: Tx, worker: string, leaseSeconds: number, jobIds: readonly string[]) =>
  tx.count(sql`
    update jobs set locked_until = now() + make_interval(secs => ${leaseSeconds})
    where ${unlocked(sql`job.locked_by = ${worker} and job.job_id = any(${jobIds}::bigint[])`)}`)

/**
 * Renews the lease at the end of a transaction that holds it, counted from the clock: renewals skip the row while the
 * transaction lasts, and `now()` is its start.
 */
export const lengthenLease = (tx: Tx, leaseSeconds: number, job: LeasedJob) =>
  tx.count(sql`
    update jobs set locked_until = clock_timestamp() + make_interval(secs => ${leaseSeconds})
    where tenant_id = ${job.tenantId} and job_id = ${job.jobId}`)

/** Whether this worker still holds this attempt; locks the row until the transaction ends. */
export const lockLease = async (tx: Tx, worker: string, job: LeasedJob): Promise<boolean> =>
  (await tx.count(sql`
    select 1 from jobs where tenant_id = ${job.tenantId} and job_id = ${job.jobId} and locked_by = ${worker}
      and attempts = ${job.attempts} for update`)) > 0

/** Saves where to resume. A job that makes progress is not given up: only attempts since its last step count. */
export const savePayload = (tx: Tx, job: LeasedJob, payload: Record<string, unknown>) =>
  tx.count(sql`
    update jobs set payload = ${JSON.stringify(payload)}, settled = attempts
    where tenant_id = ${job.tenantId} and job_id = ${job.jobId}`)

export const deleteJob = (tx: Tx, job: LeasedJob) =>
  tx.count(sql`delete from jobs where tenant_id = ${job.tenantId} and job_id = ${job.jobId}`)

/** Ends an attempt that failed; the next one starts after `retrySeconds`. */
export const failAttempt = (tx: Tx, job: LeasedJob, error: string, retrySeconds: number) =>
  release(tx, sql`job.tenant_id = ${job.tenantId} and job.job_id = ${job.jobId}`, retrySeconds, error)

/** Ends a job as failed: it is never run again. Without `error` the last one is kept. */
export const failJob = (tx: Tx, job: LeasedJob, error: string | undefined) =>
  tx.count(sql`
    update jobs set locked_by = null, locked_until = null, failed_at = now(),
      last_error = coalesce(${error}, last_error)
    where tenant_id = ${job.tenantId} and job_id = ${job.jobId}`)

/**
 * Puts off giving up an exhausted job. It lets go of its key: it will not do the work, so another job with that key may
 * be added and run.
 */
export const postponeGivingUp = (tx: Tx, job: LeasedJob, error: string | undefined, retrySeconds: number) =>
  tx.count(sql`
    update jobs set locked_by = null, locked_until = null, key = null,
      run_at = now() + make_interval(secs => ${retrySeconds}), last_error = coalesce(${error}, last_error)
    where tenant_id = ${job.tenantId} and job_id = ${job.jobId}`)

/** Returns the leases of a stopping worker, so that the jobs run again at once; the attempt does not count. */
export const returnLeases = (tx: Tx, worker: string) =>
  release(tx, sql`job.locked_by = ${worker}`, 0, undefined, sql`greatest(attempts - 1, 0)`)

/**
 * Makes jobs wait again. A job is deleted when another with its key was added meanwhile and does its work: the unique
 * index allows one waiting job per key.
 */
async function release(
  tx: Tx,
  which: Sql,
  seconds: number,
  error: string | undefined,
  attempts: Sql = sql`attempts`,
): Promise<number> {
  await tx.count(sql`
    delete from jobs as held where ${unlocked(which)} and exists (
      select 1 from jobs as waiting where waiting.tenant_id = held.tenant_id and waiting.kind = held.kind
        and waiting.key = held.key and waiting.locked_by is null and waiting.failed_at is null)`)
  return tx.count(sql`
    update jobs set locked_by = null, locked_until = null, attempts = ${attempts},
      run_at = now() + make_interval(secs => ${seconds}), last_error = coalesce(${error}, last_error)
    where ${unlocked(which)}`)
}

/** Schedules the first tick of a recurring kind, unless it has one. */
export const addSchedule = (tx: Tx, kind: string, everySeconds: number) =>
  tx.count(sql`
    insert into schedules (kind, next_at) values (${kind}, now() + make_interval(secs => ${everySeconds}))
    on conflict (kind) do nothing`)

export interface Schedule {
  kind: string
  everySeconds: number
  /** A query for the `tenant_id` of every tenant that needs the job. */
  tenants: Sql
}

/**
 * Takes the ticks that are due and adds their jobs, one per tenant; returns how many. Only one of several processes gets a row; a single
 * run makes up for ticks missed while all were down. One statement looks at all of them, because every poll asks.
 */
export async function takeTicks(tx: Tx, schedules: readonly Schedule[]): Promise<number> {
  const kinds = schedules.map(({ kind }) => kind)
  const seconds = schedules.map(({ everySeconds }) => everySeconds)
  const due = await tx.rows<{ kind: string }>(sql`
    with due as materialized (
      select kind from schedules where kind = any(${kinds}) and next_at <= now() for update skip locked)
    update schedules set next_at = now() + make_interval(secs => every.seconds)
    from due join unnest(${kinds}::text[], ${seconds}::float8[]) as every (kind, seconds) using (kind)
    where schedules.kind = due.kind returning schedules.kind`)
  const isDue = new Set(due.map(({ kind }) => kind))
  let added = 0
  for (const { kind, tenants } of schedules.filter((schedule) => isDue.has(schedule.kind)))
    added += await tx.count(sql`
      insert into jobs (tenant_id, kind, key, payload)
      select tenant_id, ${kind}, 'tick', '{}' from (${tenants}) as due
      on conflict (tenant_id, kind, key) where key is not null and locked_by is null and failed_at is null do nothing`)
  return added
}

/** `stuck`: exhausted, and giving up has failed as well; it is tried again. */
export type JobState = 'waiting' | 'running' | 'failed' | 'stuck'

export const countJobs = (reader: Reader) =>
  reader.rows<{ state: JobState; n: number }>(sql`
    select case when failed_at is not null then 'failed' when locked_by is not null then 'running'
        when attempts - settled >= ${MAX_ATTEMPTS} then 'stuck' else 'waiting' end as state,
      count(*)::int as n from jobs group by 1`)
