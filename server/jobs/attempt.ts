import type { Logger } from 'pino'
import type { Database, Reader, Tx } from '../db/index.ts'
import type { TenantId } from '../lib/ids.ts'
import {
  deleteJob,
  failAttempt,
  failJob,
  type LeasedJob,
  lengthenLease,
  lockLease,
  MAX_ATTEMPTS,
  postponeGivingUp,
  savePayload,
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

const JOB_TIMEOUT_MS = 600_000
const retryDelaySeconds = (attempts: number) => Math.min(600, 2 ** attempts)

export interface AttemptOptions {
  database: Database
  handlers: readonly JobHandler[]
  log: Logger
  /** The worker that holds the leases. */
  worker: string
  leaseSeconds: number
  /** Fires when the worker stops. */
  stopping: AbortSignal
}

/** Runs leased jobs: each to its end, to a later attempt, or until it is given up. */
export function attemptsOf({ database, handlers, log, worker, leaseSeconds, stopping }: AttemptOptions) {
  const kinds = new Map(handlers.map((handler) => [handler.kind, handler]))

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
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(handler.timeoutMs ?? JOB_TIMEOUT_MS)])
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
      if (stopping.aborted || error instanceof LeaseLost) return
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

  return attempt
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
