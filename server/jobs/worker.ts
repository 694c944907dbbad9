import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import type { Logger } from 'pino'
import type { Database } from '../db/index.ts'
import { attemptsOf, type JobHandler } from './attempt.ts'
import {
  addSchedule,
  type LeasedJob,
  leaseJobs,
  renewLeases,
  returnLeases,
  type Schedule,
  takeOverJobs,
  takeTicks,
} from './job.store.ts'

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

/** For jobs that wait for other systems. */
const WAITING_PLACES = 16

export async function startWorker(options: WorkerOptions): Promise<JobWorker> {
  const { database, handlers, schedules, log, leaseSeconds = 30, pollMs = 1_000, concurrency = 4 } = options
  const worker = `${hostname()}-${process.pid}-${randomBytes(4).toString('hex')}`
  const kindsOf = (waiting: boolean) =>
    handlers.filter(({ waitsForOthers = false }) => waitsForOthers === waiting).map(({ kind }) => kind)
  const pools = [
    { kinds: kindsOf(false), places: concurrency },
    { kinds: kindsOf(true), places: WAITING_PLACES },
  ].filter((pool) => pool.kinds.length > 0)
  const stopping = new AbortController()
  const attempt = attemptsOf({ database, handlers, log, worker, leaseSeconds, stopping: stopping.signal })
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
