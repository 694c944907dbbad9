import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import type { JobHandler, JobWorker } from '../../../server/jobs/index.ts'
import { countJobs, leaseJobs, savePayload } from '../../../server/jobs/job.store.ts'
import { ENGINES } from '../../engines.ts'
import { jobsOn, until } from './jobs-on.ts'

describe.each(ENGINES)('jobs on %s', async (engine) => {
  const { newKind, enqueue, count, job, expire, takeOver, run, database } = await jobsOn(engine)

  it('that end their worker every time are given up instead of run, with the reason', async () => {
    const kind = newKind()
    await enqueue(kind)
    await database.tx((tx) => leaseJobs(tx, { worker: 'dead', leaseSeconds: 30, kinds: [kind], limit: 1 }))
    await database.tx((tx) => tx.rows(sql`update jobs set attempts = 10, locked_until = now() where kind = ${kind}`))
    let [runs, givenUp] = [0, 0]
    const handler: JobHandler = { kind, run: async () => void runs++, givenUp: async () => void givenUp++ }
    const worker = await run([handler])
    await until(async () => (await job(kind))?.failed === true)
    await worker.stop(1000)
    expect(await job(kind)).toMatchObject({ lastError: 'the worker stopped in the middle' })
    expect([runs, givenUp]).toEqual([0, 1])
  })

  it('that fail are tried again later, with the last error kept, and end as failed (JOB-003)', async () => {
    const kind = newKind()
    await enqueue(kind)
    const handler: JobHandler = { kind, run: async () => Promise.reject(new Error('it does not work')) }
    const worker = await run([handler])
    await until(async () => (await job(kind))?.lastError !== null)
    expect(await job(kind)).toMatchObject({ attempts: 1, failed: false, lastError: 'Error: it does not work' })
    const delay = await database.read((r) =>
      r.first<{ s: number }>(sql`
      select extract(epoch from run_at - now())::float8 as s from jobs where kind = ${kind}`),
    )
    expect(delay?.s).toBeGreaterThan(0.5)
    await database.tx((tx) => tx.rows(sql`update jobs set attempts = 9, run_at = now() where kind = ${kind}`))
    worker.wake()
    await until(async () => (await job(kind))?.failed === true)
    await worker.stop(1000)
  })

  /** Lets a job that waits for its next attempt be taken at once, until it is gone or given up. */
  const hurry = async (kind: string, worker: JobWorker) => {
    await until(async () => {
      await database.tx((tx) =>
        tx.count(sql`update jobs set run_at = now() where kind = ${kind} and locked_by is null and run_at > now()`),
      )
      worker.wake()
      const now = await job(kind)
      return !now || now.failed
    })
  }

  it('that get on are not given up however often they are cut off, and those that do not are after ten attempts', async () => {
    const [moving, stuck] = [newKind(), newKind()]
    const seen: unknown[] = []
    const handlers: JobHandler[] = [
      {
        kind: moving,
        run: async ({ tx, payload }) => {
          seen.push(payload.done)
          await tx((_now, save) => save({ done: Number(payload.done) + 1 }))
          if (payload.done !== 24) throw new Error('cut off')
        },
      },
      {
        kind: stuck,
        run: async ({ tx }) => {
          await tx(async (now, save) => {
            await save({ done: 1 })
            // What is rolled back was not saved.
            await now.rows(sql`select 1 / 0`)
          })
        },
      },
    ]
    await enqueue(moving, { done: 0 })
    await enqueue(stuck, { done: 0 })
    const worker = await run(handlers)
    await Promise.all([hurry(moving, worker), hurry(stuck, worker)])
    await worker.stop(1000)
    expect(seen).toEqual(Array.from({ length: 25 }, (_, n) => n))
    expect(await job(moving)).toBeUndefined()
    expect(await job(stuck)).toMatchObject({ attempts: 10, failed: true })
  })

  it('that get on are taken over from workers that die, as often as that happens', async () => {
    const kind = newKind()
    await enqueue(kind, { done: 0 })
    const lease = { worker: 'w', leaseSeconds: 30, kinds: [kind], limit: 1 }
    let [leased] = await database.tx((tx) => leaseJobs(tx, lease))
    for (let done = 1; done <= 15; done++) {
      const held = leased
      if (!held) throw new Error(`given up after ${done} steps`)
      await database.tx((tx) => savePayload(tx, held, { done }))
      await expire(kind)
      ;[leased] = await takeOver(`w${done}`, kind)
      expect(leased?.payload).toEqual({ done })
    }
    // From here on it gets no further.
    for (let death = 1; death < 10; death++) {
      await expire(kind)
      expect(await takeOver(`x${death}`, kind)).toHaveLength(1)
    }
    await expire(kind)
    let runs = 0
    const worker = await run([{ kind, run: async () => void runs++ }])
    await until(async () => (await job(kind))?.failed === true)
    await worker.stop(1000)
    expect(runs).toBe(0)
  })

  describe('whose giving up throws', () => {
    /** A kind that always fails, whose giving up writes and then throws while `broken`. */
    const hopeless = () => {
      const state = { kind: newKind(), runs: 0, givingUp: 0, broken: true }
      const handler: JobHandler = {
        kind: state.kind,
        run: async () => {
          state.runs++
          throw new Error('it does not work')
        },
        givenUp: async (tx) => {
          state.givingUp++
          await tx.count(sql`insert into effects values (${state.kind}, 'given up')`)
          if (state.broken) throw new Error('it cannot be given up')
        },
      }
      return { state, handler }
    }
    const effects = (kind: string) =>
      database.read((r) => r.rows<{ note: string }>(sql`select note from effects where job = ${kind}`))
    const lastAttempt = (kind: string) =>
      database.tx((tx) => tx.count(sql`update jobs set attempts = 9, run_at = now() where kind = ${kind}`))
    const isPostponed = async (kind: string) => {
      const now = await job(kind)
      return now?.lockedBy === null && now.lastError === 'Error: it does not work'
    }

    it('leave other kinds running, whether their worker failed or died', async () => {
      const [{ state: failing, handler }, { state: dead, handler: deadHandler }, other] = [
        hopeless(),
        hopeless(),
        newKind(),
      ]
      await enqueue(failing.kind)
      await lastAttempt(failing.kind)
      await enqueue(dead.kind)
      await database.tx((tx) => leaseJobs(tx, { worker: 'dead', leaseSeconds: 30, kinds: [dead.kind], limit: 1 }))
      await database.tx((tx) =>
        tx.count(sql`update jobs set attempts = 10, locked_until = now() where kind = ${dead.kind}`),
      )
      const worker = await run([handler, deadHandler, { kind: other, run: async () => {} }], { concurrency: 1 })
      await until(() => failing.givingUp > 0 && dead.givingUp > 0)
      for (let i = 0; i < 20; i++) await enqueue(other)
      await until(async () => (await count(other)) === 0)
      await worker.stop(1000)
      expect([failing.runs, dead.runs]).toEqual([1, 0])
      for (const { kind } of [failing, dead]) {
        expect(await job(kind)).toMatchObject({ failed: false })
        expect(await effects(kind)).toEqual([])
      }
    })

    it('are given up again later, without being run, until it works; each failure is logged', async () => {
      const { state, handler } = hopeless()
      const logged: { level: number; err?: { message: string }; retrySeconds?: number }[] = []
      const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(JSON.parse(line)) })
      await enqueue(state.kind)
      await lastAttempt(state.kind)
      const worker = await run([handler], { log })
      const again = async () => {
        await database.tx((tx) => tx.count(sql`update jobs set run_at = now() where kind = ${state.kind}`))
        worker.wake()
      }
      await until(async () => state.givingUp === 1 && (await isPostponed(state.kind)))
      expect(await database.read(countJobs)).toContainEqual({ state: 'stuck', n: expect.any(Number) })
      await again()
      await until(async () => state.givingUp === 2 && (await isPostponed(state.kind)))
      state.broken = false
      await again()
      await until(async () => (await job(state.kind))?.failed === true)
      await worker.stop(1000)
      expect(await job(state.kind)).toMatchObject({ lastError: 'Error: it does not work' })
      expect(await effects(state.kind)).toEqual([{ note: 'given up' }])
      expect(state.runs).toBe(1)
      const failures = logged.filter(({ err }) => err?.message === 'it cannot be given up')
      expect(failures.map(({ retrySeconds }) => retrySeconds)).toEqual([600, 600])
    })

    it('let another job with their key be added and run meanwhile', async () => {
      const { state, handler } = hopeless()
      await enqueue(state.kind, {}, 'same')
      await lastAttempt(state.kind)
      const worker = await run([handler])
      await until(() => isPostponed(state.kind))
      await enqueue(state.kind, {}, 'same')
      await until(() => state.runs === 2)
      await worker.stop(1000)
      expect(await count(state.kind)).toBe(2)
    })
  })

  it('with a payload that nobody understands end as failed with the reason, and others run meanwhile (JOB-014)', async () => {
    const [poisoned, other] = [newKind(), newKind()]
    let ran = 0
    const handlers: JobHandler[] = [
      {
        kind: poisoned,
        run: async ({ payload }) => {
          const { list } = payload as { list: string[] }
          list.map((each) => each.length)
        },
      },
      { kind: other, run: async () => void ran++ },
    ]
    await enqueue(poisoned, { from: 'another version' })
    for (let i = 0; i < 20; i++) await enqueue(other)
    const worker = await run(handlers, { concurrency: 1 })
    await until(async () => (await count(other)) === 0)
    expect(await job(poisoned)).toMatchObject({ failed: false })
    await hurry(poisoned, worker)
    await worker.stop(1000)
    expect(ran).toBe(20)
    expect(await job(poisoned)).toMatchObject({
      attempts: 10,
      failed: true,
      lastError: expect.stringMatching(/^TypeError/),
    })
  })

  it('that never end are stopped at their time limit and their lease is released (JOB-004)', async () => {
    const kind = newKind()
    await enqueue(kind)
    let aborted = false
    const handler: JobHandler = {
      kind,
      timeoutMs: 50,
      run: ({ signal }) =>
        new Promise(() => {
          signal.addEventListener('abort', () => {
            aborted = true
          })
        }),
    }
    const worker = await run([handler])
    await until(async () => (await job(kind))?.lastError !== null)
    await worker.stop(1000)
    expect(aborted).toBe(true)
    expect((await job(kind))?.lockedBy).toBeNull()
  })
})
