import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { type DatabaseSettings, type OpenDatabase, openDatabase } from '../server/db/index.ts'
import { TEMPLATE, withDatabase } from './global-setup.ts'

/** The engines every storage guarantee holds on. */
export const ENGINES = ['embedded', 'postgresql'] as const
export type Engine = (typeof ENGINES)[number]

export interface TestStorage {
  settings: DatabaseSettings
  /** What a server process needs in its environment to use this database. */
  env: Record<string, string>
  drop(): Promise<void>
}

/** A migrated, empty database of its own for one test file or test. */
export async function newStorage(engine: Engine, from: 'migrated' | 'empty' = 'migrated'): Promise<TestStorage> {
  const common = { poolSize: 10, statementTimeoutMs: 10_000, acquireTimeoutMs: 10_000 }
  if (engine === 'embedded') {
    const dataDir = mkdtempSync(join(tmpdir(), 'recert-data-'))
    cpSync(inject(from === 'migrated' ? 'embeddedTemplate' : 'embeddedEmpty'), dataDir, { recursive: true })
    return {
      settings: { ...common, url: undefined, dataDir },
      env: { DATA_DIR: dataDir },
      drop: async () => rmSync(dataDir, { recursive: true, force: true }),
    }
  }
  const name = `test_${randomBytes(8).toString('hex')}`
  await asAdmin((admin) => admin.query(`create database ${name}${from === 'migrated' ? ` template ${TEMPLATE}` : ''}`))
  const url = withDatabase(inject('postgresUrl'), name)
  return {
    settings: { ...common, url, dataDir: '' },
    env: { DATABASE_URL: url },
    drop: async () => void (await asAdmin((admin) => admin.query(`drop database if exists ${name} with (force)`))),
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

/** The same, opened in this process; `drop` closes it too. */
export async function openStorage(
  engine: Engine,
  from: 'migrated' | 'empty' = 'migrated',
  changes: Partial<DatabaseSettings> = {},
): Promise<OpenStorage> {
  const storage = await newStorage(engine, from)
  const database = await openDatabase({ ...storage.settings, ...changes }, { mode: 'own' })
  const drop = async () => {
    await database.close()
    await storage.drop()
  }
  return { ...storage, database, drop }
}
