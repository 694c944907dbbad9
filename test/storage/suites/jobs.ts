import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTenant } from '../../../server/auth/index.ts'
import type { OpenDatabase } from '../../../server/db/index.ts'
import { sql } from '../../../server/db/sql.ts'
import { countJobs, enqueueJob, type JobHandler, type JobWorker, startWorker } from '../../../server/jobs/index.ts'
import { type LeasedJob, leaseJobs, returnLeases, savePayload, takeOverJobs } from '../../../server/jobs/job.store.ts'
import type { TenantId } from '../../../server/lib/ids.ts'
import { type Engine, type OpenStorage, openStorage } from '../../engines.ts'

const silent = pino({ level: 'silent' })

/** Resolves when `condition` holds; the test's own time limit ends the wait. */
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setImmediate(resolve))
}

export function jobGuarantees(engine: Engine): void {
  describe(`jobs on ${engine}`, () => {
    let storage: OpenStorage
    let database: OpenDatabase
    let tenantId: TenantId
    beforeAll(async () => {
      storage = await openStorage(engine)
      database = storage.database
      const tenant = await database.tx((tx) => createTenant(tx, 'jobs.example.com', 'Jobs'))
      tenantId = tenant?.id ?? ('' as TenantId)
      await database.tx((tx) => tx.rows(sql`create table effects (job text, note text)`))
    })
    afterAll(() => storage.drop())

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
      let end: () => void = () => {}
      const ended = new Promise<void>((resolve) => {
        end = resolve
      })
      const handlers = [kind, other].map(
        (each): JobHandler => ({
          kind: each,
          run: async () => {
            runs.push(each)
            await ended
          },
        }),
      )
      await enqueue(other)
      const busy = await run(handlers, { ...scheduled(ofBusy), concurrency: 1 })
      await until(() => runs.length === 1)
      await enqueue(kind)
      const owner = await run(handlers, scheduled(ofOwner))
      await until(() => runs.length === 2)
      await expire(kind)
      await look(owner, ofOwner)
      await look(busy, ofBusy)
      end()
      await until(async () => (await count(kind)) === 0 && (await count(other)) === 0)
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
}
