import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OpenDatabase, StorageUnavailable } from '../../../server/db/index.ts'
import { sql } from '../../../server/db/sql.ts'
import { LeaseLost } from '../../../server/jobs/attempt.ts'
import { nextSize } from '../../../server/jobs/chunked-job.ts'
import {
  Abandoned,
  type ChunkedJob,
  chunkedJob,
  type JobHandler,
  type Phase,
  type Range,
  type Sizes,
} from '../../../server/jobs/index.ts'
import type { TenantId } from '../../../server/lib/ids.ts'
import { type Engine, type OpenStorage, openStorage } from '../../engines.ts'
import { type KilledRun, runKilled } from '../../run-killed.ts'

const TENANT = 'tenant' as TenantId
const NUMBERS = [1, 2, 3, 5, 8, 13, 21]

interface Context {
  label: string
  skipped?: readonly string[]
}
type ToyPhase = Extract<Phase<Context, number>, { chunk: unknown }>
type Payload = Record<string, unknown>

/** Rows per chunk, always the same. */
const fixed = (rows: number): Sizes => ({ first: rows, smallest: rows, largest: rows, chunkMs: 1_000 })

export function chunkedJobGuarantees(engine: Engine): void {
  describe(`chunked jobs on ${engine}`, () => {
    let storage: OpenStorage
    let database: OpenDatabase
    beforeAll(async () => {
      storage = await openStorage(engine)
      database = storage.database
      await database.tx((tx) => tx.rows(sql`create table numbers (n bigint)`))
      await database.tx((tx) => tx.rows(sql`create table effects (id bigserial, phase text, n bigint)`))
      await database.tx((tx) => tx.rows(sql`create table reports (phase text, added int)`))
    })
    afterAll(() => storage.drop())
    beforeEach(async () => {
      await clear()
      await database.tx(async (tx) => {
        await tx.count(sql`delete from numbers`)
        await tx.count(sql`insert into numbers select unnest(${NUMBERS}::bigint[])`)
      })
    })
    const clear = () =>
      database.tx(async (tx) => {
        await tx.count(sql`delete from effects`)
        await tx.count(sql`delete from reports`)
      })

    const nextRange: ToyPhase['nextRange'] = async (reader, _context, after = '0', size) => {
      const row = await reader.first<{ upTo: string | null }>(sql`
        select max(n)::text as "upTo" from (
          select n from numbers where n > ${after}::bigint order by n limit ${size}) as next`)
      return row?.upTo ? { after, upTo: row.upTo } : undefined
    }
    const note = (phase: string) => sql`insert into effects (phase, n) values (${phase}, null)`
    /** Copies the numbers of each range into the effects. */
    const copying = (name: string, more: Partial<ToyPhase> = {}): ToyPhase => ({
      name,
      isNeeded: ({ skipped = [] }) => !skipped.includes(name),
      nextRange,
      chunk: (tx, { label }, { after, upTo }: Range) =>
        tx.count(sql`
          insert into effects (phase, n) select ${`${name}${label}`}, n from numbers
          where n > ${after}::bigint and n <= ${upTo}::bigint order by n`),
      finish: (tx) => tx.count(note(`${name} finished`)),
      ...more,
    })
    const job = (more: Partial<ChunkedJob<Context, number>> = {}): JobHandler =>
      chunkedJob<Context, number>({
        kind: 'toy',
        sizes: fixed(3),
        phases: [copying('FIRST'), copying('SECOND')],
        start: async () => ({ label: '' }),
        report: (tx, _context, phase, added) => tx.count(sql`insert into reports values (${phase}, ${added})`),
        complete: (tx) => tx.count(note('complete')),
        ...more,
      })

    const effects = async () =>
      (
        await database.read((reader) =>
          reader.rows<{ phase: string; n: string | null }>(sql`select phase, n::text from effects order by id`),
        )
      ).map(({ phase, n }) => (n === null ? phase : `${phase} ${n}`))
    const of = (phase: string) => NUMBERS.map((n) => `${phase} ${n}`)
    const FIRST = [...of('FIRST'), 'FIRST finished']
    const SECOND = [...of('SECOND'), 'SECOND finished']
    const ALL = [...FIRST, ...SECOND, 'complete']

    const run = (handler: JobHandler, payload: Payload = {}, more: Partial<KilledRun> = {}) =>
      runKilled(handler, { database, tenantId: TENANT, payload, ...more })

    it('run their phases in order, each chunk and each finish once', async () => {
      const { saves } = await run(job(), { thing: 'x' })
      expect(await effects()).toEqual(ALL)
      expect(saves.map(({ phase, after }) => [phase, after])).toEqual([
        ['FIRST', '3'],
        ['FIRST', '13'],
        ['FIRST', '21'],
        ['SECOND', undefined],
        ['SECOND', '3'],
        ['SECOND', '13'],
        ['SECOND', '21'],
        ['DONE', undefined],
      ])
      for (const payload of saves) expect(payload).toMatchObject({ thing: 'x', size: 3 })
    })

    it('apply no chunk twice when the process is killed around any transaction (JOB-013)', async () => {
      const { transactions } = await run(job())
      for (let at = 0; at < transactions; at++)
        for (const when of ['before', 'inside', 'after'] as const) {
          // After its last commit the job is over but not yet deleted: `complete` runs again, and must be guarded.
          if (at === transactions - 1 && when === 'after') continue
          await clear()
          await run(job(), {}, { kills: [{ at, when }] })
          expect(await effects(), `killed ${when} ${at}`).toEqual(ALL)
          const [row] = await database.read((reader) =>
            reader.rows<{ n: number }>(sql`select sum(added)::int as n from reports`),
          )
          expect(row?.n, `killed ${when} ${at}`).toBe(2 * NUMBERS.length)
        }
    })

    it('report the progress of each chunk with the chunk', async () => {
      await run(job())
      const rows = await database.read((reader) =>
        reader.rows<{ phase: string; n: number }>(
          sql`select phase, sum(added)::int as n from reports group by 1 order by 1`,
        ),
      )
      expect(rows).toEqual([
        { phase: 'FIRST', n: NUMBERS.length },
        { phase: 'SECOND', n: NUMBERS.length },
      ])
    })

    it('skip a phase that is not needed', async () => {
      await run(job({ start: async () => ({ label: '', skipped: ['FIRST'] }) }))
      expect(await effects()).toEqual([...SECOND, 'complete'])
      await clear()
      await run(job({ start: async () => ({ label: '', skipped: ['FIRST', 'SECOND'] }) }))
      expect(await effects()).toEqual(['complete'])
    })

    it('go on with the next phase, from its start, when the one they were in is no longer needed', async () => {
      await run(job({ start: async () => ({ label: '', skipped: ['FIRST'] }) }), {
        phase: 'FIRST',
        after: '8',
        size: 3,
      })
      expect(await effects()).toEqual([...SECOND, 'complete'])
      await clear()
      const payload = { phase: 'SECOND', after: '8', size: 3 }
      await run(job({ start: async () => ({ label: '', skipped: ['SECOND'] }) }), payload)
      expect(await effects()).toEqual(['complete'])
    })

    it('go on within their phase, with the size they had, and refuse a phase that does not exist', async () => {
      const sizes = { ...fixed(3), largest: 100 }
      const { saves } = await run(job({ sizes }), { phase: 'SECOND', after: '5', size: 50 })
      expect(await effects()).toEqual(['SECOND 8', 'SECOND 13', 'SECOND 21', 'SECOND finished', 'complete'])
      expect(saves[0]).toMatchObject({ size: 50 })
      await expect(run(job(), { phase: 'THIRD' })).rejects.toThrow('THIRD')
    })

    it('are stopped by their guard in any transaction, quietly and without a trace of it', async () => {
      const { transactions } = await run(job())
      for (let stopAt = 0; stopAt < transactions; stopAt++) {
        await clear()
        let [asked, abandoned, before] = [0, 0, [] as string[]]
        const guard = async () => {
          if (asked++ < stopAt) return true
          before = await effects()
          return false
        }
        const ended = await run(job({ guard, abandon: async () => abandoned++ }))
        expect([asked, ended.transactions, abandoned]).toEqual([stopAt + 1, stopAt + 1, 0])
        expect(await effects()).toEqual(before)
      }
    })

    it('load what a chunk needs before its transaction', async () => {
      let isInTransaction = false
      const handler = job({
        phases: [
          copying('FIRST', {
            load: async (_reader, context, { upTo }) => {
              expect(isInTransaction).toBe(false)
              return { ...context, label: ` up to ${upTo}:` }
            },
          }),
        ],
        guard: async () => {
          isInTransaction = true
          return true
        },
        report: async () => {
          isInTransaction = false
        },
      })
      await run(handler)
      expect((await effects())[0]).toBe('FIRST up to 3: 1')
      expect((await effects())[6]).toBe('FIRST up to 21: 21')
    })

    it('drain a table in batches, and go on after a kill', async () => {
      const batches: number[] = []
      const handler = chunkedJob<Context, number>({
        kind: 'toy',
        sizes: fixed(3),
        phases: [
          {
            name: 'DRAINING',
            async drain(tx, _context, size) {
              const deleted = await tx.count(sql`
                delete from numbers where n in (select n from numbers order by n limit ${size})`)
              batches.push(deleted)
              return deleted > 0
            },
            finish: (tx) => tx.count(note('drained')),
          },
        ],
        start: async () => ({ label: '' }),
      })
      await run(handler, {}, { kills: [{ at: 1, when: 'inside' }] })
      expect(batches).toEqual([3, 3, 3, 1, 0])
      expect(await effects()).toEqual(['drained'])
    })

    it('adapt the size of chunks to the time that they take, within limits', async () => {
      const sizes = { first: 8, smallest: 2, largest: 20, chunkMs: 100 }
      expect([nextSize(8, 100, sizes), nextSize(8, 80, sizes)]).toEqual([8, 10])
      expect([nextSize(8, 1, sizes), nextSize(8, 10_000, sizes)]).toEqual([16, 4])
      expect([nextSize(16, 0, sizes), nextSize(3, 10_000, sizes)]).toEqual([20, 2])
      const used = async (chunkMs: number) =>
        (await run(job({ phases: [copying('FIRST')], sizes: { first: 2, smallest: 1, largest: 4, chunkMs } }))).saves
          .filter(({ phase }) => phase === 'FIRST')
          .map(({ size }) => size)
      expect(await used(1_000_000)).toEqual([2, 4, 4])
      expect(await used(0.000_001)).toEqual([2, 1, 1, 1, 1, 1])
    })

    describe('that fail', () => {
      const failing = (error: Error) => job({ phases: [copying('FIRST', { chunk: () => Promise.reject(error) })] })
      const undoing = (error: Error, told: unknown[], signal?: AbortSignal) =>
        run(
          job({
            phases: [copying('FIRST', { chunk: () => Promise.reject(error) })],
            abandon: async (_tx, { payload }, reason) => void told.push(payload.thing, reason),
          }),
          { thing: 'x' },
          signal && { signal },
        )

      it('by a defect are abandoned and logged as failed', async () => {
        const [defect, told] = [new Error('defect'), [] as unknown[]]
        await expect(undoing(defect, told)).rejects.toBe(defect)
        expect(told).toEqual(['x', defect])
      })

      it('for a foreseen reason are abandoned and end', async () => {
        const [reason, told] = [new Abandoned('too many'), [] as unknown[]]
        await undoing(reason, told)
        expect(told).toEqual(['x', reason])
      })

      it('for want of the database or the lease, or out of time, are left to be tried again', async () => {
        const told: unknown[] = []
        for (const error of [new StorageUnavailable('away'), new LeaseLost('lost')])
          await expect(undoing(error, told)).rejects.toBe(error)
        await expect(undoing(new Error('never'), told, AbortSignal.abort(new Error('time')))).rejects.toThrow('time')
        expect(told).toEqual([])
      })

      it('are left to be tried again when nothing says how to abandon them', async () => {
        await expect(run(failing(new Error('defect')))).rejects.toThrow('defect')
      })

      it('are not abandoned when they are no longer wanted', async () => {
        let wanted = true
        const told: unknown[] = []
        const chunk = async () => {
          wanted = false
          throw new Error('defect')
        }
        const handler = job({
          phases: [copying('FIRST', { chunk })],
          guard: async () => wanted,
          abandon: async () => told.push('told'),
          givenUp: async () => told.push('given up'),
        })
        await expect(run(handler)).rejects.toThrow('defect')
        await database.tx(async (tx) => handler.givenUp?.(tx, { tenantId: TENANT, payload: {} }))
        expect(told).toEqual([])
        wanted = true
        await database.tx(async (tx) => handler.givenUp?.(tx, { tenantId: TENANT, payload: {} }))
        expect(told).toEqual(['given up'])
      })
    })
  })
}
