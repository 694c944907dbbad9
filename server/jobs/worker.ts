import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import type { Logger } from 'pino'
import type { Database, Reader, Tx } from '../db/index.ts'
import type { TenantId } from '../lib/ids.ts'
import {
  addSchedule,
  deleteJob,
  failAttempt,
  failJob,
  type LeasedJob,
  leaseJobs,
  lengthenLease,
  lockLease,
  MAX_ATTEMPTS,
  postponeGivingUp,
  renewLeases,
  returnLeases,
  type Schedule,
  savePayload,
  takeOverJobs,
  takeTicks,
} from './job.store.ts'

export interface JobContext {
  tenantId: TenantId
  payload: Record<string, unknown>
  attempt: number
  /** Fires when the worker stops or the job takes too long. */
  signal: AbortSignal
  /**
   * A transaction that starts by checking that the lease is still held, so that a worker that was paused past its lease
   * cannot change anything. `save` stores a new payload (where to resume) together with the chunk's own changes.
   */
  tx<T>(work: (tx: Tx, save: (payload: Record<string, unknown>) => Promise<void>) => Promise<T>): Promise<T>
  /** Reads outside a transaction, for work that takes long between statements. The lease is renewed meanwhile. */
  read<T>(work: (reader: Reader) => Promise<T>): Promise<T>
}

export interface JobHandler {
  kind: string
  /** Time limit of one attempt; default ten minutes. */
  timeoutMs?: number
  /** It mostly waits for other systems: such jobs have places of their own, so that they keep no other job waiting. */
  waitsForOthers?: boolean
  /** Statement timeout of its transactions; default that of a request. */
  statementMs?: number
  /** Works in chunks of `context.tx`; the job is done when it returns. It may run again, so chunks are idempotent. */
  run(context: JobContext): Promise<void>
  /**
   * Called in the transaction that ends the job as failed, after its last attempt. When it throws, that transaction is
   * repeated later; the job itself is not run again.
   */
  givenUp?(tx: Tx, job: Pick<JobContext, 'tenantId' | 'payload'>): Promise<void>
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
  /** Polls now instead of at the next interval. */
  wake(): void
  /** Stops taking jobs, gives running ones `graceMs` to finish, and returns the leases of the rest. */
  stop(graceMs: number): Promise<void>
}

const JOB_TIMEOUT_MS = 600_000
/** For jobs that wait for other systems. */
const WAITING_PLACES = 16
const retryDelaySeconds = (attempts: number) => Math.min(600, 2 ** attempts)

export async function startWorker(options: WorkerOptions): Promise<JobWorker> {
  const { database, handlers, schedules, log, leaseSeconds = 30, pollMs = 1_000, concurrency = 4 } = options
  const worker = `${hostname()}-${process.pid}-${randomBytes(4).toString('hex')}`
  const kinds = new Map(handlers.map((handler) => [handler.kind, handler]))
  const kindsOf = (waiting: boolean) =>
    handlers.filter(({ waitsForOthers = false }) => waitsForOthers === waiting).map(({ kind }) => kind)
  const pools = [
    { kinds: kindsOf(false), places: concurrency },
    { kinds: kindsOf(true), places: WAITING_PLACES },
  ].filter((pool) => pool.kinds.length > 0)
  const stopping = new AbortController()
  const running = new Map<string, Promise<void>>()
  const runningKinds = new Map<string, string>()
  let wakeUp: () => void = () => {}
  let woken = false
  let draining = false

  await database.tx(async (tx) => {
    for (const { kind, everySeconds } of schedules) await addSchedule(tx, kind, everySeconds)
  })

  async function poll(): Promise<number> {
    const jobs = await database.tx(async (tx) => {
      await takeTicks(tx, schedules)
      const taken: LeasedJob[] = []
      for (const pool of pools) {
        const busy = [...runningKinds.values()].filter((kind) => pool.kinds.includes(kind)).length
        const free = pool.places - busy
        if (free <= 0) continue
        const taking = { worker, leaseSeconds, kinds: pool.kinds, limit: free }
        const dead = await takeOverJobs(tx, taking, [...running.keys()])
        taken.push(...dead, ...(await leaseJobs(tx, { ...taking, limit: free - dead.length })))
      }
      return taken
    })
    for (const job of jobs) {
      const done = attempt(job).finally(() => {
        running.delete(job.jobId)
        runningKinds.delete(job.jobId)
        wake()
      })
      running.set(job.jobId, done)
      runningKinds.set(job.jobId, job.kind)
    }
    return jobs.length
  }

  async function attempt(job: LeasedJob): Promise<void> {
    const handler = kinds.get(job.kind)
    if (!handler) return
    const limit = handler.statementMs === undefined ? {} : { timeoutMs: handler.statementMs }
    const leased = <T>(work: (tx: Tx) => Promise<T>) =>
      database.tx(async (tx) => {
        if (!(await lockLease(tx, worker, job))) throw new LeaseLost(`job ${job.jobId} is no longer ours`)
        return work(tx)
      }, limit)
    const exhausted = job.attempts - job.settled > MAX_ATTEMPTS
    await (exhausted ? giveUp({ job, handler, leased }) : runOnce({ job, handler, leased }))
  }

  async function runOnce({ job, handler, leased }: Attempt): Promise<void> {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(handler.timeoutMs ?? JOB_TIMEOUT_MS)])
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
    try {
      await Promise.race([handler.run(context), aborted(signal)])
      await leased((tx) => deleteJob(tx, job))
      log.debug(logFields(job), 'job done')
    } catch (error) {
      if (stopping.signal.aborted || error instanceof LeaseLost) return
      const tries = job.attempts - settled
      const message = String(error).slice(0, 500)
      const retrySeconds = tries < MAX_ATTEMPTS ? retryDelaySeconds(tries) : undefined
      log.error({ ...logFields(job), err: error, retrySeconds }, 'job attempt failed')
      if (retrySeconds === undefined) return giveUp({ job, handler, leased }, message)
      // When this fails too, the lease runs out and the job is taken over.
      await leased((tx) => failAttempt(tx, job, message, retrySeconds)).catch(() => {})
    }
  }

  /** A transaction of its own, so that a handler that cannot be told stops no other job. */
  async function giveUp({ job, handler, leased }: Attempt, message?: string): Promise<void> {
    try {
      await leased(async (tx) => {
        await failJob(tx, job, message)
        await handler.givenUp?.(tx, job)
      })
      log.error(logFields(job), 'job given up')
    } catch (error) {
      if (error instanceof LeaseLost) return
      const retrySeconds = retryDelaySeconds(job.attempts - job.settled)
      log.error({ ...logFields(job), err: error, retrySeconds }, 'giving up a job failed')
      await leased((tx) => postponeGivingUp(tx, job, message, retrySeconds)).catch(() => {})
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
        log.warn({ err: error }, 'polling for jobs failed')
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

/** A leased job, its handler, and transactions that check the lease. */
interface Attempt {
  job: LeasedJob
  handler: JobHandler
  leased<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

const logFields = (job: LeasedJob) => ({
  job: job.jobId,
  kind: job.kind,
  tenant: job.tenantId,
  attempt: job.attempts,
})

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('stopped: out of time')), { once: true })
  })
