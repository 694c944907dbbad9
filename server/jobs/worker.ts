import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import type { Logger } from 'pino'
import type { Database, Reader, Tx } from '../db/index.ts'
import type { Sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'
import {
  addSchedule,
  deleteJob,
  failAttempt,
  holdLease,
  type LeasedJob,
  leaseJobs,
  lengthenLease,
  renewLeases,
  returnLeases,
  savePayload,
  takeOverJobs,
  takeTick,
} from './job.store.ts'

export interface JobContext {
  tenantId: TenantId
  payload: Record<string, unknown>
  attempt: number
  /** Fires when the worker stops or the job takes too long. */
  signal: AbortSignal
  /**
   * A transaction that starts by proving the lease is still held, so that a worker that was paused past its lease can
   * change nothing. `save` keeps a new payload (where to go on from) with the chunk's own changes.
   */
  tx<T>(work: (tx: Tx, save: (payload: Record<string, unknown>) => Promise<void>) => Promise<T>): Promise<T>
  /** Reads outside of a transaction: for what takes long between statements. The lease is renewed meanwhile. */
  read<T>(work: (reader: Reader) => Promise<T>): Promise<T>
}

export interface JobHandler {
  kind: string
  /** Longest time one attempt may take; default ten minutes. */
  timeoutMs?: number
  /** Longest time one statement of it may take; that of a request when left out. */
  statementMs?: number
  /** Does the work in chunks of `context.tx`; done when it returns. May run more than once, so chunks are idempotent. */
  run(context: JobContext): Promise<void>
  /** Told in the transaction in which the job is given up, after its last attempt: it will not be run again. */
  givenUp?(tx: Tx, job: Pick<JobContext, 'tenantId' | 'payload'>): Promise<void>
}

export interface Schedule {
  kind: string
  everySeconds: number
  /** A statement that selects `tenant_id` of the tenants that have something to do. */
  tenants: Sql
}

export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

export interface WorkerOptions {
  database: Database
  handlers: readonly JobHandler[]
  schedules: readonly Schedule[]
  log: Logger
  leaseSeconds?: number
  pollMs?: number
  concurrency?: number
}

export interface JobWorker {
  /** Looks for jobs now instead of at the next poll. */
  wake(): void
  /** Stops taking jobs, gives the running ones `graceMs` to finish, and gives back the leases of the rest. */
  stop(graceMs: number): Promise<void>
}

const MAX_ATTEMPTS = 10
const retryDelay = (attempts: number) => Math.min(600, 2 ** attempts)

export async function startWorker(options: WorkerOptions): Promise<JobWorker> {
  const { database, handlers, schedules, log, leaseSeconds = 30, pollMs = 1_000, concurrency = 4 } = options
  const worker = `${hostname()}-${process.pid}-${randomBytes(4).toString('hex')}`
  const kinds = new Map(handlers.map((handler) => [handler.kind, handler]))
  const stopping = new AbortController()
  const running = new Map<string, Promise<void>>()
  let wakeUp: () => void = () => {}
  let woken = false
  let draining = false

  await database.tx(async (tx) => {
    for (const { kind, everySeconds } of schedules) await addSchedule(tx, kind, everySeconds)
  })

  async function poll(): Promise<number> {
    const free = concurrency - running.size
    const jobs = await database.tx(async (tx) => {
      for (const { kind, everySeconds, tenants } of schedules) await takeTick(tx, kind, everySeconds, tenants)
      if (free <= 0) return []
      const taking = { worker, leaseSeconds, kinds: [...kinds.keys()], limit: free }
      const { taken: dead, givenUp } = await takeOverJobs(tx, taking, [...running.keys()], MAX_ATTEMPTS)
      for (const job of givenUp) await kinds.get(job.kind)?.givenUp?.(tx, job)
      return [...dead, ...(await leaseJobs(tx, { ...taking, limit: free - dead.length }))]
    })
    for (const job of jobs) {
      const done = attempt(job).finally(() => {
        running.delete(job.jobId)
        wake()
      })
      running.set(job.jobId, done)
    }
    return jobs.length
  }

  async function attempt(job: LeasedJob): Promise<void> {
    const handler = kinds.get(job.kind)
    if (!handler) return
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(handler.timeoutMs ?? 600_000)])
    const limit = handler.statementMs === undefined ? {} : { timeoutMs: handler.statementMs }
    const leased = <T>(work: (tx: Tx) => Promise<T>) =>
      database.tx(async (tx) => {
        if (!(await holdLease(tx, worker, job))) throw new LeaseLost(`job ${job.jobId} is no longer ours`)
        return work(tx)
      }, limit)
    let { settled } = job
    const context: JobContext = {
      tenantId: job.tenantId,
      payload: job.payload,
      attempt: job.attempts,
      signal,
      read: (work) => database.read(work),
      tx: async (work) => {
        let saved = false
        const result = await leased(async (tx) => {
          const done = await work(tx, async (payload) => {
            await savePayload(tx, job, payload)
            saved = true
          })
          await lengthenLease(tx, leaseSeconds, job)
          return done
        })
        if (saved) settled = job.attempts
        return result
      },
    }
    const about = { job: job.jobId, kind: job.kind, tenant: job.tenantId, attempt: job.attempts }
    try {
      await Promise.race([handler.run(context), aborted(signal)])
      await leased((tx) => deleteJob(tx, job))
      log.debug(about, 'job done')
    } catch (error) {
      if (stopping.signal.aborted || error instanceof LeaseLost) return
      const tries = job.attempts - settled
      const retry = tries < MAX_ATTEMPTS ? retryDelay(tries) : undefined
      log.error({ ...about, err: error, retrySeconds: retry }, 'job attempt failed')
      // When this fails too the lease runs out by itself and the job is taken again.
      await leased(async (tx) => {
        await failAttempt(tx, job, String(error).slice(0, 500), retry)
        if (retry === undefined) await handler.givenUp?.(tx, job)
      }).catch(() => {})
    }
  }

  function wake(): void {
    woken = true
    wakeUp()
  }

  async function loop(): Promise<void> {
    while (!draining) {
      woken = false
      const taken = await poll().catch((error: unknown) => {
        log.warn({ err: error }, 'jobs cannot be read; trying again')
        return 0
      })
      if (taken > 0 || woken || draining) continue
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pollMs)
        wakeUp = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }

  const looping = loop()
  const heartbeat = setInterval(
    () => {
      if (running.size > 0)
        database.tx((tx) => renewLeases(tx, worker, leaseSeconds, [...running.keys()])).catch(() => {})
    },
    (leaseSeconds * 1000) / 3,
  )

  return {
    wake,
    async stop(graceMs) {
      draining = true
      wake()
      await looping
      const timer = setTimeout(() => stopping.abort(), graceMs)
      await Promise.allSettled(running.values())
      clearTimeout(timer)
      clearInterval(heartbeat)
      await database.tx((tx) => returnLeases(tx, worker)).catch(() => {})
    },
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('stopped: out of time')), { once: true })
  })
