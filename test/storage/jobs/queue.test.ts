import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { enqueueJob, type JobHandler } from '../../../server/jobs/index.ts'
import { leaseJobs, returnLeases } from '../../../server/jobs/job.store.ts'
import { ENGINES } from '../../engines.ts'
import { jobsOn, until } from './jobs-on.ts'

describe.each(ENGINES)('jobs on %s', async (engine) => {
  const { newKind, enqueue, count, job, expire, takeOver, run, database, tenantId } = await jobsOn(engine)

  it('are seen only after the transaction that enqueues them has committed, and never if it has not (JOB-006)', async () => {
    const kind = newKind()
    const aborted = database.tx(async (tx) => {
      await enqueueJob(tx, { tenantId, kind, payload: {} })
      throw new Error('no')
    })
    await expect(aborted).rejects.toThrow('no')
    expect(await count(kind)).toBe(0)
    await enqueue(kind)
    expect(await count(kind)).toBe(1)
  })

  it('run once each and are gone, with two workers on hundreds of jobs (JOB-007)', async () => {
    const kind = newKind()
    const ran: string[] = []
    for (let i = 0; i < 300; i++) await enqueue(kind, { i })
    const handler: JobHandler = { kind, run: async ({ payload }) => void ran.push(String(payload.i)) }
    const workers = await Promise.all([run([handler], { concurrency: 4 }), run([handler], { concurrency: 4 })])
    await until(async () => (await count(kind)) === 0)
    await Promise.all(workers.map((worker) => worker.stop(1000)))
    expect(ran.sort()).toEqual(Array.from({ length: 300 }, (_, i) => String(i)).sort())
  })

  it('with one key wait once, however often and in parallel they are enqueued (JOB-008)', async () => {
    const kind = newKind()
    await Promise.all(Array.from({ length: 50 }, () => enqueue(kind, {}, 'same')))
    expect(await count(kind)).toBe(1)
  })

  it('with a key may wait again while the first is running, and give way to it when that one comes back', async () => {
    const kind = newKind()
    await enqueue(kind, { first: true }, 'same')
    await database.tx((tx) => leaseJobs(tx, { worker: 'a', leaseSeconds: 30, kinds: [kind], limit: 1 }))
    await enqueue(kind, { second: true }, 'same')
    expect(await count(kind)).toBe(2)
    await database.tx((tx) => returnLeases(tx, 'a'))
    expect(await count(kind)).toBe(1)
  })

  it('with one key never run at the same time, and a whole set of dead leases comes back', async () => {
    const kind = newKind()
    const lease = (worker: string) =>
      database.tx((tx) => leaseJobs(tx, { worker, leaseSeconds: 30, kinds: [kind], limit: 5 }))
    await enqueue(kind, {}, 'same')
    expect(await lease('a')).toHaveLength(1)
    await enqueue(kind, {}, 'same')
    expect(await lease('b')).toHaveLength(0)
    await enqueue(kind, {}, 'other')
    expect(await lease('b')).toHaveLength(1)
    await expire(kind)
    expect(await lease('c')).toHaveLength(0)
    expect(await takeOver('c', kind)).toHaveLength(2)
    expect(await takeOver('d', kind)).toHaveLength(0)
  })

  it('keep where to go on from together with what a chunk changed', async () => {
    const kind = newKind()
    await enqueue(kind, { done: 0 })
    const seen: unknown[] = []
    const handler: JobHandler = {
      kind,
      run: async (context) => {
        seen.push(context.payload.done)
        await context.tx(async (tx, save) => {
          await tx.count(sql`insert into effects values (${kind}, ${String(context.payload.done)})`)
          await save({ done: Number(context.payload.done) + 1 })
        })
        if (context.attempt === 1) throw new Error('cut off after the first chunk')
      },
    }
    const worker = await run([handler])
    await until(async () => (await job(kind))?.lastError !== null)
    await database.tx((tx) => tx.rows(sql`update jobs set run_at = now() where kind = ${kind}`))
    worker.wake()
    await until(async () => (await count(kind)) === 0)
    await worker.stop(1000)
    expect(seen).toEqual([0, 1])
    const effects = await database.read((r) =>
      r.rows<{ note: string }>(sql`select note from effects where job = ${kind} order by note`),
    )
    expect(effects.map(({ note }) => note)).toEqual(['0', '1'])
  })

  it('of a schedule run once per tick with two processes, and once after ticks were missed (JOB-009)', async () => {
    const kind = newKind()
    let runs = 0
    const options = {
      schedules: [{ kind, everySeconds: 3600, tenants: sql`select tenant_id from tenants` }],
    }
    const handler: JobHandler = { kind, run: async () => void runs++ }
    const workers = await Promise.all([run([handler], options), run([handler], options)])
    await database.tx((tx) =>
      tx.rows(sql`update schedules set next_at = now() - interval '10 hours' where kind = ${kind}`),
    )
    await until(() => runs > 0)
    await until(async () => (await count(kind)) === 0)
    // Every worker polls at least twice more before it stops.
    for (const worker of workers) worker.wake()
    await Promise.all(workers.map((worker) => worker.stop(1000)))
    expect(runs).toBe(1)
  })
})
