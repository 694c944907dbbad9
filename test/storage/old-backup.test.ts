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

/** Columns whose values a migration has put into another table, with the columns by which they are found there. */
const MOVED: Record<string, { to: string; by: readonly string[]; columns: readonly string[] }> = {
  sync_files: {
    to: 'sync_uploads',
    by: ['tenant_id', 'sync_id', 'file_name'],
    columns: ['complete', 'upload_id', 'byte_count'],
  },
}

const only = (row: Row, columns: readonly string[]) => JSON.stringify(columns.map((column) => [column, row[column]]))
const sorted = (rows: readonly Row[] = [], columns: readonly string[]) => rows.map((row) => only(row, columns)).sort()

describe.each(ENGINES)('a database of an older version on %s', (engine) => {
  it('keeps every value of every row through the migrations since (MIG-002)', async () => {
    const { database, drop } = await openStorage(engine, 'empty')
    await restoreOldBackup(database)
    const before = await rowsOf(database)
    expect((await migrate(database)).length).toBeGreaterThan(0)
    expect(await schemaDrift(database)).toEqual([])
    const after = await rowsOf(database)
    for (const [table, rows] of before) {
      const moved = MOVED[table]
      const columns = Object.keys(rows[0] ?? {}).filter((column) => !moved?.columns.includes(column))
      expect(sorted(after.get(table), columns), table).toEqual(sorted(rows, columns))
      if (!moved) continue
      const all = [...moved.by, ...moved.columns]
      expect(sorted(after.get(moved.to), all), moved.to).toEqual(sorted(rows, all))
    }
    await drop()
  })
})
