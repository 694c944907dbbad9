import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase, Tx } from '../../../server/db/index.ts'
import { isUniqueViolation, openDatabase, StorageUnavailable } from '../../../server/db/index.ts'
import { name, Sql, sql } from '../../../server/db/sql.ts'
import { type Engine, type OpenStorage, openStorage } from '../../engines.ts'

const CANNOT_SERIALIZE = new Sql(["do $$ begin raise exception using errcode = '40001'; end $$"], [])

/** What every engine must guarantee; the rest of the product relies on nothing else. */
export function storageGuarantees(engine: Engine): void {
  describe(`storage on ${engine}`, () => {
    let storage: OpenStorage
    let database: OpenDatabase
    beforeAll(async () => {
      storage = await openStorage(engine)
      database = storage.database
      await database.tx((tx) => tx.rows(sql`create table numbers (n int primary key, note text)`))
    })
    afterAll(() => storage.drop())

    const numbers = () =>
      database.read(async (reader) =>
        (await reader.rows<{ n: number }>(sql`select n from numbers order by n`)).map(({ n }) => n),
      )
    const add = (n: number) => sql`insert into numbers (n) values (${n})`

    it('keeps all of a transaction that fulfils', async () => {
      await database.tx(async (tx) => {
        await tx.count(add(1))
        await tx.count(add(2))
      })
      expect(await numbers()).toEqual([1, 2])
    })

    it('keeps nothing of a transaction that rejects', async () => {
      const failed = database.tx(async (tx) => {
        await tx.count(add(3))
        throw new Error('changed my mind')
      })
      await expect(failed).rejects.toThrow('changed my mind')
      expect(await numbers()).toEqual([1, 2])
    })

    it('keeps nothing of a transaction whose statement failed, and goes on on the same connection', async () => {
      const failed = database.tx(async (tx) => {
        await tx.count(add(4))
        await tx.count(add(1))
      })
      await expect(failed).rejects.toSatisfy((error) => isUniqueViolation(error, 'numbers_pkey'))
      expect(await numbers()).toEqual([1, 2])
    })

    it('keeps what is to go with the commit, in its order, exactly when the transaction fulfils', async () => {
      await database.tx(async (tx) => {
        tx.atCommit(add(101))
        tx.atCommit(sql`update numbers set note = 'changed' where n = ${101}`)
        await tx.count(add(100))
      })
      const broken = database.tx(async (tx) => {
        await tx.count(add(102))
        tx.atCommit(add(103))
        tx.atCommit(add(100))
        tx.atCommit(add(104))
      })
      await expect(broken).rejects.toSatisfy((error) => isUniqueViolation(error, 'numbers_pkey'))
      const rejected = database.tx(async (tx) => {
        tx.atCommit(add(105))
        throw new Error('changed my mind')
      })
      await expect(rejected).rejects.toThrow('changed my mind')
      const kept = sql`with gone as (delete from numbers where n >= 100 returning n, note) select * from gone order by n`
      expect(await database.single((reader) => reader.rows(kept))).toEqual([
        { n: 100, note: null },
        { n: 101, note: 'changed' },
      ])
    })

    const adding = (n: number) => sql`insert into numbers (n) values (${n}) on conflict do nothing returning n`
    /** Only within a transaction that has written. */
    const inTransaction = sql`select pg_current_xact_id_if_assigned() is not null as begun`

    it('ends a transaction with its last statement, and refuses what follows', async () => {
      for (const follow of [
        (tx: Tx) => tx.count(add(111)),
        (tx: Tx) => tx.last(adding(111)),
        (tx: Tx) => tx.now(),
        async (tx: Tx) => tx.atCommit(add(111)),
      ]) {
        const broken = database.tx(async (tx) => {
          expect(await tx.last(adding(110))).toEqual({ n: 110 })
          expect(await numbers()).toContain(110)
          await follow(tx)
        })
        await expect(broken).rejects.toThrow('has ended the transaction')
        expect(await database.single((reader) => reader.count(sql`delete from numbers where n >= 110`))).toBe(1)
      }
    })

    it('goes on after a last statement without a row', async () => {
      await database.tx(async (tx) => {
        expect(await tx.last(adding(1))).toBeUndefined()
        await tx.count(add(112))
        expect(await tx.first(inTransaction)).toEqual({ begun: true })
      })
      const broken = database.tx(async (tx) => {
        await tx.last(adding(112))
        await tx.count(add(113))
        throw new Error('changed my mind')
      })
      await expect(broken).rejects.toThrow('changed my mind')
      expect(await database.single((reader) => reader.count(sql`delete from numbers where n >= 110`))).toBe(1)
    })

    it.each<[string, (tx: Tx) => unknown]>([
      ['a statement', (tx) => tx.count(add(114))],
      ['the time', (tx) => tx.now()],
      ['something that goes with the commit', (tx) => tx.atCommit(add(114))],
    ])('keeps a last statement after %s only with the rest', async (_, first) => {
      const broken = database.tx(async (tx) => {
        await first(tx)
        await tx.last(adding(115))
        await tx.count(add(116))
        throw new Error('changed my mind')
      })
      await expect(broken).rejects.toThrow('changed my mind')
      expect(await numbers()).toEqual([1, 2])
    })

    it('tells that nothing was kept when a transaction goes on after a statement that failed', async () => {
      const ignoring = database.tx(async (tx) => {
        await tx.count(add(106))
        await tx.count(add(1)).catch(() => {})
      })
      await expect(ignoring).rejects.toThrow('its error was ignored')
      expect(await numbers()).toEqual([1, 2])
    })

    it('keeps what a single statement did, for others to see once it fulfils', async () => {
      await database.single((reader) => reader.count(add(5)))
      const others = await openDatabase(storage.settings, { mode: 'share' })
      const seen = await others.read((reader) => reader.rows(sql`select n from numbers where n = 5`))
      await others.close()
      expect(seen).toEqual([{ n: 5 }])
    })

    it('keeps nothing of a single statement that failed in its last part, and goes on on the same connection', async () => {
      const failed = database.single((reader) =>
        reader.count(sql`with first as (${add(6)}), second as (${add(7)}) insert into numbers (n) values (8), (1)`),
      )
      await expect(failed).rejects.toSatisfy((error) => isUniqueViolation(error, 'numbers_pkey'))
      expect(await numbers()).toEqual([1, 2, 5])
    })

    it('plans a statement with a long list for that list, and keeps no plan of it', async () => {
      const listed = (alias: string, length: number) =>
        sql`select 1 from unnest(${Array.from({ length }, (_, n) => n)}::int[]) as ${name(alias)}`
      const kept = await database.tx(async (tx) => {
        await tx.rows(listed('listed_short', 500))
        await tx.rows(listed('listed_long', 501))
        return tx.rows<{ name: string }>(sql`
          select substring(statement from 'as listed_([a-z]+)') as name from pg_prepared_statements
          where statement like '%as listed_%' and statement not like '%pg_prepared_statements%'`)
      })
      expect(kept).toEqual([{ name: 'short' }])
    })

    it('gives a transaction one time, the database’s', async () => {
      await database.tx(async (tx) => {
        const row = await tx.first<{ same: boolean }>(sql`
          select abs(extract(epoch from now() - ${await tx.now()})) < 0.001 as same`)
        expect(row?.same).toBe(true)
      })
    })

    it('never mixes parameters of statements that run at the same time', async () => {
      const asked = Array.from({ length: 300 }, (_, i) => i)
      const answers = await Promise.all(
        asked.map((i) =>
          database.read((reader) =>
            reader.first<{ a: number; b: string }>(sql`
          select ${i}::int as a, ${'x'.repeat(i * 37)}::text as b`),
          ),
        ),
      )
      expect(answers.map((row) => row?.a)).toEqual(asked)
      expect(answers.map((row) => row?.b.length)).toEqual(asked.map((i) => i * 37))
    })

    it('shows a transaction’s rows to others only after it has committed', async () => {
      let seenBefore: number[] | undefined
      await database.tx(async (tx) => {
        await tx.count(add(10))
        // On the embedded engine this read waits for the transaction to end; either way it must not see the row now.
        const reading = numbers().then((seen) => {
          seenBefore ??= engine === 'postgresql' ? seen : undefined
        })
        if (engine === 'postgresql') await reading
      })
      expect(seenBefore ?? []).not.toContain(10)
      expect(await numbers()).toContain(10)
    })

    it('lets counters of parallel transactions add up', async () => {
      await database.tx((tx) => tx.count(sql`insert into numbers (n, note) values (100, '0')`))
      await Promise.all(
        Array.from({ length: 40 }, () =>
          database.tx((tx) => tx.count(sql`update numbers set note = (note::int + 1)::text where n = 100`)),
        ),
      )
      const row = await database.read((reader) =>
        reader.first<{ note: string }>(sql`select note from numbers where n = 100`),
      )
      expect(row?.note).toBe('40')
    })

    it('carries text, bytes, times, arrays, JSON and big integers through unchanged', async () => {
      const at = new Date('2026-02-28T12:34:56.789Z')
      const row = await database.read((reader) =>
        reader.first<Record<string, unknown>>(sql`
        select ${'ünïcødé 🦊 \' " \\ %'}::text as text, ${Buffer.from([0, 255, 10])}::bytea as bytes,
          ${at}::timestamptz as at, ${['a', 'b,"c']}::text[] as list, ${JSON.stringify({ a: [1, null] })}::jsonb as json,
          9223372036854775807::bigint as big`),
      )
      expect(row).toEqual({
        text: 'ünïcødé 🦊 \' " \\ %',
        bytes: Buffer.from([0, 255, 10]),
        at,
        list: ['a', 'b,"c'],
        json: { a: [1, null] },
        big: '9223372036854775807',
      })
    })

    it('takes a parameter and gives an answer of several megabytes', async () => {
      const text = 'é'.repeat(3_000_000)
      const row = await database.read((reader) => reader.first<{ back: string }>(sql`select ${text}::text as back`))
      expect(row?.back === text).toBe(true)
    })

    it('queues more work than there are connections and finishes all of it (DUR-013)', async () => {
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, i) =>
          database.tx(async (tx) => (await tx.first<{ i: number }>(sql`select ${i}::int as i`))?.i),
        ),
      )
      expect(answers).toEqual(Array.from({ length: 200 }, (_, i) => i))
      expect(database.stats().total).toBeLessThanOrEqual(10)
    })

    it('compares ids byte by byte, whatever the locale', async () => {
      const rows = await database.read((reader) =>
        reader.rows<{ id: string }>(sql`
        select id from unnest(array['b', 'A', 'a', 'B', '0']) as id order by id collate "C"`),
      )
      expect(rows.map(({ id }) => id)).toEqual(['0', 'A', 'B', 'a', 'b'])
    })

    it.each(['tx', 'single'] as const)(
      '%s runs again after a serialization failure, three times at most (DUR-012)',
      async (kind) => {
        let runs = 0
        const run: OpenDatabase['single'] = database[kind]
        const failing = (times: number) =>
          run(async (reader) => {
            runs++
            if (runs <= times) await reader.rows(CANNOT_SERIALIZE)
            return runs
          })
        expect(await failing(2)).toBe(3)
        runs = 0
        await expect(failing(9)).rejects.toMatchObject({ code: '40001' })
        expect(runs).toBe(3)
      },
    )

    it('tx runs again after a serialization failure of what goes with its commit (DUR-012)', async () => {
      let runs = 0
      const done = await database.tx(async (tx) => {
        if (++runs < 3) tx.atCommit(CANNOT_SERIALIZE)
        return runs
      })
      expect(done).toBe(3)
    })

    it('rolls back the transaction of a client that goes away in the middle', async () => {
      const dying = database.tx(async (tx) => {
        await tx.count(add(666))
        await tx.rows(sql`select pg_terminate_backend(pg_backend_pid())`)
        // The embedded engine has no backend to end, so the failure is ours there.
        throw new Error('gone')
      })
      await expect(dying).rejects.toThrow()
      expect(await numbers()).not.toContain(666)
    })

    it('tells a lost connection as StorageUnavailable, and works on the next call', async () => {
      if (engine === 'postgresql') {
        const lost = database.read((reader) => reader.rows(sql`select pg_terminate_backend(pg_backend_pid())`))
        await expect(lost).rejects.toBeInstanceOf(StorageUnavailable)
      }
      expect(await numbers()).toContain(1)
    })
  })
}
