import { describe, expect, it } from 'vitest'
import { migrate, type OpenDatabase, schemaDrift } from '../../server/db/index.ts'
import { Sql, sql } from '../../server/db/sql.ts'
import { ENGINES, openStorage } from '../engines.ts'
import { restoreOldBackup } from './backups/old-backup.ts'

type Row = Record<string, unknown>

/** All rows of each table, in any order; schema_migrations is what a migration changes. */
const rowsOf = (database: OpenDatabase): Promise<Map<string, Row[]>> =>
  database.read(async (reader) => {
    const tables = await reader.rows<{ name: string }>(sql`
      select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
        and relname <> 'schema_migrations' order by relname`)
    const all = new Map<string, Row[]>()
    for (const { name } of tables)
      all.set(
        name,
        (await reader.rows<{ row: Row }>(new Sql([`select to_jsonb(t) as row from ${name} t`], []))).map(
          ({ row }) => row,
        ),
      )
    return all
  })

const only = (row: Row, columns: readonly string[]) => JSON.stringify(columns.map((column) => [column, row[column]]))

describe.each(ENGINES)('a database of an older version on %s', (engine) => {
  it('keeps every value of every row through the migrations since (MIG-002)', async () => {
    const { database, drop } = await openStorage(engine, 'empty')
    await restoreOldBackup(database)
    const before = await rowsOf(database)
    expect((await migrate(database)).length).toBeGreaterThan(0)
    expect(await schemaDrift(database)).toEqual([])
    const after = await rowsOf(database)
    for (const [table, rows] of before) {
      const columns = Object.keys(rows[0] ?? {})
      const kept = (after.get(table) ?? []).map((row) => only(row, columns)).sort()
      expect(kept, table).toEqual(rows.map((row) => only(row, columns)).sort())
    }
    await drop()
  })
})
