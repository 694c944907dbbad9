import { readdirSync, readFileSync } from 'node:fs'
import { builtFile } from '../lib/built.ts'
import { sha256 } from '../lib/json/canonical-json.ts'
import type { Database, Tx } from './database.ts'
import { Sql, sql } from './sql.ts'

export interface Migration {
  version: number
  name: string
  text: string
  checksum: string
}

/** `NNNN-name.sql` files in order, numbered from 1 without gaps, so that none can be inserted before an applied one. */
export function readMigrations(dir: URL = builtFile('server/db/migrations/')): Migration[] {
  const names = readdirSync(dir).filter((name) => name.endsWith('.sql'))
  return names.sort().map((name, index) => {
    const version = Number(/^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1])
    if (version !== index + 1) throw new Error(`Migration ${name} should be number ${index + 1}`)
    // Line endings are ignored, so that a checkout on Windows has the same checksum.
    const text = readFileSync(new URL(name, dir), 'utf8').replaceAll('\r\n', '\n')
    return { version, name, text, checksum: sha256(text).toString('hex') }
  })
}

export class SchemaMismatch extends Error {
  override readonly name = 'SchemaMismatch'
}

/** Any constant that is the same in every process that migrates a database. */
const MIGRATION_LOCK = 7_301_941

/**
 * Applies pending migrations, each in one transaction, and returns them. Two processes may do this at once: one waits
 * for the lock and then finds the work done.
 */
export async function migrate(database: Database, migrations: Migration[] = readMigrations()): Promise<Migration[]> {
  await requireUsable(database)
  const applied: Migration[] = []
  const known = await withLock(database, async (tx) => {
    await tx.rows(sql`create table if not exists schema_migrations (
      version integer primary key, name text not null, checksum text not null,
      applied_at timestamptz not null default now())`)
    return appliedVersions(tx)
  })
  verify(known, migrations)
  for (const migration of migrations.slice(known.length)) {
    const done = await withLock(database, async (tx) => {
      const inserted = await tx.count(sql`insert into schema_migrations (version, name, checksum)
        values (${migration.version}, ${migration.name}, ${migration.checksum}) on conflict do nothing`)
      if (inserted > 0) await tx.rows(new Sql([migration.text], []))
      return inserted > 0
    })
    if (done) applied.push(migration)
  }
  return applied
}

/** Migrations not yet applied; throws SchemaMismatch when this program cannot use the database. */
export async function pendingMigrations(database: Database, migrations = readMigrations()): Promise<Migration[]> {
  const known = await database.read(async (reader) => {
    const table = await reader.first<{ found: boolean }>(
      sql`select to_regclass('schema_migrations') is not null as found`,
    )
    return table?.found ? appliedVersions(reader) : []
  })
  verify(known, migrations)
  return migrations.slice(known.length)
}

const OLDEST_POSTGRESQL = 15

async function requireUsable(database: Database): Promise<void> {
  const row = await database.read((reader) =>
    reader.first<{ n: number; encoding: string }>(sql`
      select current_setting('server_version_num')::int / 10000 as n, current_setting('server_encoding') as encoding`),
  )
  if (row && row.n < OLDEST_POSTGRESQL)
    throw new SchemaMismatch(`Recert needs PostgreSQL ${OLDEST_POSTGRESQL} or newer; this server is version ${row.n}.`)
  if (row && row.encoding !== 'UTF8')
    throw new SchemaMismatch(
      `The database has the encoding ${row.encoding}, which cannot hold every name. Create one with UTF-8: create database recert template template0 encoding 'UTF8'.`,
    )
}

interface Applied {
  version: number
  name: string
  checksum: string
}

const appliedVersions = (reader: Pick<Tx, 'rows'>) =>
  reader.rows<Applied>(sql`select version, name, checksum from schema_migrations order by version`)

function verify(applied: readonly Applied[], migrations: readonly Migration[]): void {
  const newest = applied.at(-1)
  if (newest && newest.version > migrations.length)
    throw new SchemaMismatch(
      `The database has schema version ${newest.version} (${newest.name}); this program knows versions up to ${migrations.length}. ` +
        'A newer version of Recert has used it: run that version or a later one.',
    )
  for (const row of applied) {
    const own = migrations[row.version - 1]
    if (own?.checksum !== row.checksum)
      throw new SchemaMismatch(
        `Migration ${row.name} in the database differs from the one in this program. ` +
          'Released migrations never change: run the version of Recert that made this database.',
      )
  }
}

/** A migration may rewrite large tables, so its statements may take an hour. */
const withLock = <T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> =>
  database.tx(
    async (tx) => {
      await tx.rows(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
      return work(tx)
    },
    { timeoutMs: 3_600_000 },
  )
