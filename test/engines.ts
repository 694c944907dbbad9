import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { type DatabaseSettings, type OpenDatabase, openDatabase } from '../server/db/index.ts'
import { endWithFile } from './ends-with-file.ts'
import { type PostgresServer, startPostgres, TEMPLATE, withDatabase } from './global-setup.ts'
import { sample } from './rounds.ts'

/**
 * For suites whose result may depend on the engine: every statement once, parameters, transactions, locks, errors,
 * durability, migrations, jobs.
 */
export const ENGINES = ['embedded', 'postgresql'] as const
export type Engine = (typeof ENGINES)[number]

/**
 * For suites about what statements mean, which both engines read alike: merging of imports, what a scope selects, what a
 * preparation stores, how a review goes on. `npm test` has one engine for each suite: one suite of six runs on the
 * embedded one, which takes twice as long. `npm run test:long` has both.
 */
export const enginesFor = (suite: string): Engine[] => [
  ...new Set(sample<Engine>(['embedded', ...Array<Engine>(5).fill('postgresql')], 1, suite)),
]

/**
 * For suites about what operations do above the storage: validation, permissions, shapes, lists. They run on PostgreSQL.
 * test/storage runs every statement of the stores, and a whole story over HTTP, on both engines, and `npm run test:long`
 * runs these suites on the embedded engine too.
 */
export const API_ENGINE: Engine = process.env.RECERT_TEST_API_ENGINE === 'embedded' ? 'embedded' : 'postgresql'

/**
 * Held, so that the engines of a worker share the compiled code of PGlite, with what became fast by use. V8 drops it with
 * its last user, and compiling it again takes more than half of the CPU time of opening a database.
 */
let engineCode: Promise<unknown> | undefined
/** Missing from the types of Node.js. */
const { WebAssembly } = globalThis as unknown as { WebAssembly: { compile(bytes: Uint8Array): Promise<unknown> } }
function keepEngineCode(): Promise<unknown> {
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  engineCode ??= WebAssembly.compile(readFileSync(join(dirname(pglite), 'pglite.wasm')))
  return engineCode
}

export interface TestStorage {
  settings: DatabaseSettings
  /** What a server process needs in its environment to use this database. */
  env: Record<string, string>
  drop(): Promise<void>
}

/** A migrated, empty database of its own, which is gone when the test file, or the run, has ended. */
export async function newStorage(
  engine: Engine,
  from: 'migrated' | 'empty' = 'migrated',
  until: 'file' | 'run' = 'file',
): Promise<TestStorage> {
  const dropping = (drop: () => Promise<unknown> | unknown) =>
    until === 'file' ? endWithFile(drop) : async () => void (await drop())
  const common = { poolSize: 10, statementTimeoutMs: 60_000, acquireTimeoutMs: 60_000 }
  if (engine === 'embedded') {
    await keepEngineCode()
    const dataDir = mkdtempSync(join(inject('scratch'), 'data-'))
    cpSync(inject(from === 'migrated' ? 'embeddedTemplate' : 'embeddedEmpty'), dataDir, { recursive: true })
    return {
      settings: { ...common, url: undefined, dataDir },
      env: { DATA_DIR: dataDir },
      drop: dropping(() => rmSync(dataDir, { recursive: true, force: true })),
    }
  }
  const name = `test_${randomBytes(8).toString('hex')}`
  // Copying the files of the template takes a quarter of the processor time of writing its pages to the log.
  const copied = from === 'migrated' ? ` template ${TEMPLATE} strategy file_copy` : ''
  await asAdmin((admin) => admin.query(`create database ${name}${copied}`))
  const url = withDatabase(inject('postgresUrl'), name)
  return {
    settings: { ...common, url, dataDir: '' },
    // Mails are files there while there is no mail server.
    env: { DATABASE_URL: url, DATA_DIR: join(inject('scratch'), name) },
    drop: dropping(() => asAdmin((admin) => admin.query(`drop database if exists ${name} with (force)`))),
  }
}

export async function asAdmin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(inject('postgresUrl'))
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export interface OpenStorage extends TestStorage {
  database: OpenDatabase
}

/** The same, opened in this process, without fsync unless durability is what is tested; `drop` closes it too. */
export async function openStorage(
  engine: Engine,
  from: 'migrated' | 'empty' = 'migrated',
  { fsync = false, ...changes }: Partial<DatabaseSettings> & { fsync?: boolean } = {},
): Promise<OpenStorage> {
  const storage = await newStorage(engine, from)
  const opened = await openDatabase({ ...storage.settings, ...changes }, { mode: 'own', fsync })
  // A test may close the database itself.
  const close = endWithFile(opened.close)
  const drop = endWithFile(async () => {
    await close()
    await storage.drop()
  })
  return { ...storage, database: { ...opened, close }, drop }
}

/** A PostgreSQL server of its own for the tests of a file. */
export async function usePostgres(): Promise<PostgresServer> {
  const server = await startPostgres(inject('scratch'))
  endWithFile(server.stop)
  return server
}

/** An empty directory that is gone after the run. */
export const newDirectory = (): string => mkdtempSync(join(inject('scratch'), 'dir-'))
