import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import type { Tx } from '../../../server/db/index.ts'
import { Sql, sql } from '../../../server/db/sql.ts'
import { openStorage } from '../../engines.ts'
import { formatSql } from '../../unit/sql/format-sql.ts'
import { PROBES, WRITES } from './probes/index.ts'
import { makeThings, Refused } from './things.ts'

const SNAPSHOTS = new URL('./sql/', import.meta.url)
/** What tests without a database write out, by flow. */
const FLOWS = new URL('../../unit/sql/', import.meta.url)

const writtenIn = (directory: URL) => readdirSync(directory).filter((file) => file.endsWith('.sql'))
const flows = writtenIn(FLOWS)
  .map((file) => readFileSync(new URL(file, FLOWS), 'utf8'))
  .join('\n')

const isComposed = ({ values }: Sql) => values.some((value) => value instanceof Sql)

/** Laid out to be read, with the same name for the schema of every import. */
const written = (statement: Sql) => formatSql(statement.compile().text).replaceAll(/merge_[0-9a-z]{27}/g, 'merge_id')

/** The same transaction, which tells of each statement. */
const telling = (tx: Tx, tell: (statement: Sql) => void): Tx =>
  new Proxy(tx, {
    get(target, key) {
      const member = Reflect.get(target, key)
      if (typeof member !== 'function') return member
      return (first: unknown, ...others: unknown[]) => {
        if (first instanceof Sql) tell(first)
        return member.call(target, first, ...others)
      }
    },
  })

class RolledBack extends Error {}

const PROBE_FILES = new URL('./probes/', import.meta.url)
const ofProbes = readdirSync(PROBE_FILES)
  .map((file) => readFileSync(new URL(file, PROBE_FILES), 'utf8'))
  .join('\n')
  .replaceAll(/\$\{[^}]*\}/g, '$')
/** Whether a probe itself sends it, to make what it then asks for. */
const isOfProbe = (statement: string) => ofProbes.includes(`sql\`${statement.replaceAll(/\$\d+/g, '$')}\``)
/** Tables in which no tenant has anything left. */
const EMPTIES = /^\s*do \$\$ begin\s+lock table sync_batches/

describe('a statement that is composed of fragments can be read whole', async () => {
  const storage = await openStorage('postgresql')
  afterAll(() => storage.drop())
  const things = await storage.database.tx(makeThings)
  const reads = Object.entries(PROBES).map(([name, probe]) => ({ name, probe, given: { ...things, b: things.a } }))
  const writes = Object.entries(WRITES).map(([name, probe]) => ({ name, probe, given: things }))

  const byStore = new Map<string, string[]>()
  const sent = new Set<string>()
  for (const { name, probe, given } of [...reads, ...writes]) {
    const statements = new Set<string>()
    const run = storage.database.tx(async (tx) => {
      await probe(
        telling(tx, (statement) => {
          if (isComposed(statement)) statements.add(written(statement))
          sent.add(statement.compile().text)
        }),
        given,
      )
      throw new RolledBack()
    })
    await run.catch((error: unknown) => {
      if (!(error instanceof RolledBack || error instanceof Refused)) throw error
    })
    const store = name.split('.')[0] ?? ''
    const fresh = [...statements].filter((statement) => !flows.includes(statement))
    if (fresh.length > 0) byStore.set(store, [...(byStore.get(store) ?? []), `-- ${name}\n${fresh.join(';\n\n')};\n`])
  }

  it.each([...byStore])('of %s', async (store, parts) => {
    await expect(parts.join('\n')).toMatchFileSnapshot(`./sql/${store}.sql`)
  })

  it('names the tenant, if it uses a table of tenants (TEN-001)', async () => {
    const tables = await storage.database.read((reader) =>
      reader.rows<{ name: string }>(sql`select table_name as name from information_schema.columns
        where column_name = 'tenant_id' and table_schema = 'public'`),
    )
    const uses = new RegExp(`\\b(from|join|update|into)\\s+(${tables.map(({ name }) => name).join('|')})\\b`)
    const used = [...sent].filter((statement) => uses.test(statement) && !isOfProbe(statement))
    expect(used.length).toBeGreaterThan(600)
    expect(used.filter((statement) => !statement.includes('tenant_id') && !EMPTIES.test(statement))).toEqual([])
  })

  it('and no file is left of a store that has none', () => {
    const left = writtenIn(SNAPSHOTS).filter((file) => !byStore.has(file.replace('.sql', '')))
    expect(left, 'Delete these: test/unit/sql has what they had').toEqual([])
  })
})
