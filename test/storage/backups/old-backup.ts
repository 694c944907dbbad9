import { readFileSync } from 'node:fs'
import { migrate, type OpenDatabase, readMigrations } from '../../../server/db/index.ts'
import { Sql } from '../../../server/db/sql.ts'

/** The last migration of the version that made the backup. */
const VERSION = 11

/** Fills an empty database as a version from before reviews left it, with none of the migrations since. */
export async function restoreOldBackup(database: OpenDatabase): Promise<void> {
  await migrate(database, readMigrations().slice(0, VERSION))
  const text = readFileSync(new URL('0011.sql', import.meta.url), 'utf8')
  await database.tx((tx) => tx.rows(new Sql([text], [])))
}
