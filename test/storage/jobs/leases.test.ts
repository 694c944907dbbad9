import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import type { JobHandler, JobWorker } from '../../../server/jobs/index.ts'
import { type LeasedJob, leaseJobs, takeOverJobs } from '../../../server/jobs/job.store.ts'
import { ENGINES } from '../../engines.ts'
import { jobsOn, until } from './jobs-on.ts'

describe.each(ENGINES)('jobs on %s', async (engine) => {
  const { newKind, enqueue, count, job, expire, run, database } = await jobsOn(engine)

  it('of a worker that died are taken by another when the lease has run out (JOB-001)', async () => {
    const kind = newKind()
    await enqueue(kind)
    expect(
      await database.tx((tx) => leaseJobs(tx, { worker: 'dead', leaseSeconds: 30, kinds: [kind], limit: 5 })),
    ).toHaveLength(1)
    expect(
      await database.tx((tx) => leaseJobs(tx, { worker: 'other', leaseSeconds: 30, kinds: [kind], limit: 5 })),
    ).toHaveLength(0)
    await expire(kind)
    let attempt = 0
    const worker = await run([
      {
        kind,
        run: async (context) => {
          attempt = context.attempt
        },
      },
    ])
    await until(async () => (await count(kind)) === 0)
    await worker.stop(1000)
    expect(attempt).toBe(2)
  })

  it('let a worker that lost its lease change nothing and complete nothing (JOB-002)', async () => {
    const kind = newKind()
    await enqueue(kind)
    let seen: unknown
    const handler: JobHandler = {
      kind,
      run: async (context) => {
        if (context.attempt > 1) return
        // Somebody else takes the job over while this attempt sleeps.
        const taken = await database.tx(async (tx) => {
          await tx.rows(sql`update jobs set locked_until = now() where kind = ${kind}`)
          return takeOverJobs(tx, { worker: 'successor', leaseSeconds: 30, kinds: [kind], limit: 1 }, [])
        })
        expect(taken.map((leased: LeasedJob) => leased.attempts)).toEqual([2])
        seen = await context
          .tx((tx) => tx.count(sql`insert into effects values ('stale', 'must not exist')`))
          .catch((error: Error) => error.name)
      },
    }
    const worker = await run([handler])
    await until(() => seen !== undefined)
    await worker.stop(1000)
    expect(seen).toBe('LeaseLost')
    expect((await job(kind))?.lockedBy).toBe('successor')
    expect(await database.read((r) => r.rows(sql`select * from effects where job = 'stale'`))).toEqual([])
  })

  /** Wakes a worker that has this schedule, and waits until it has looked for jobs. */
  const look = async (worker: JobWorker, scheduled: string) => {
    await database.tx((tx) => tx.rows(sql`update schedules set next_at = now() where kind = ${scheduled}`))
    worker.wake()
    const due = sql`select 1 from schedules where kind = ${scheduled} and next_at <= now()`
    await until(async () => (await database.read((r) => r.first(due))) === undefined)
  }
  const scheduled = (kind: string) => ({
    schedules: [{ kind, everySeconds: 3600, tenants: sql`select tenant_id from tenants where false` }],
  })

  it('whose lease ran out while their worker was blocked end as usual when nobody has taken them', async () => {
    const [kind, other, ofOwner, ofBusy] = [newKind(), newKind(), newKind(), newKind()]
    const runs: string[] = []
    const ends = new Map<string, () => void>()
    const handlers = [kind, other].map(
      (each): JobHandler => ({
        kind: each,
        run: async () => {
          runs.push(each)
          await new Promise<void>((resolve) => ends.set(each, resolve))
        },
      }),
    )
    /** Ends the run of a job, and waits until it is gone. */
    const end = async (each: string) => {
      ends.get(each)?.()
      await until(async () => (await count(each)) === 0)
    }
    await enqueue(other)
    const busy = await run(handlers, { ...scheduled(ofBusy), concurrency: 1 })
    await until(() => runs.length === 1)
    await enqueue(kind)
    const owner = await run(handlers, scheduled(ofOwner))
    await until(() => runs.length === 2)
    await expire(kind)
    await look(owner, ofOwner)
    await look(busy, ofBusy)
    await end(kind)
    await end(other)
    await Promise.all([owner.stop(1000), busy.stop(1000)])
    expect(runs).toEqual([other, kind])
  })

  it('that spend longer than their lease in one transaction run once, and keep no other job waiting', async () => {
    const [kind, other, ofSecond] = [newKind(), newKind(), newKind()]
    let [runs, inside, otherRan] = [0, false, false]
    let goOn: () => void = () => {}
    let second: Promise<JobWorker> | undefined
    const slow: JobHandler = {
      kind,
      run: async (context) => {
        if (++runs > 1) return
        await expire(kind)
        await context.tx(async () => {
          inside = true
          await new Promise<void>((resolve) => {
            goOn = resolve
          })
        })
        if (second) await look(await second, ofSecond)
      },
    }
    const quick: JobHandler = {
      kind: other,
      run: async () => {
        otherRan = true
      },
    }
    await enqueue(kind)
    await enqueue(other)
    const first = await run([slow])
    await until(() => inside)
    second = run([slow, quick], scheduled(ofSecond))
    // The embedded engine is one session: there everything waits for the transaction.
    if (engine === 'postgresql') await until(() => otherRan)
    goOn()
    await until(async () => (await count(kind)) === 0 && (await count(other)) === 0)
    await Promise.all([first.stop(1000), (await second).stop(1000)])
    expect(runs).toBe(1)
  })

  it('are given back at once when a worker stops, and the attempt does not count', async () => {
    const kind = newKind()
    await enqueue(kind)
    let started = false
    const handler: JobHandler = {
      kind,
      run: () => {
        started = true
        return new Promise(() => {})
      },
    }
    const worker = await run([handler])
    await until(() => started)
    await worker.stop(10)
    expect(await job(kind)).toMatchObject({ attempts: 0, lockedBy: null, failed: false })
  })
})
