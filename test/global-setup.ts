import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { ensureBuilt } from '../scripts/stale.js'
import { type Database, migrate, openDatabase } from '../server/db/index.ts'
import { freePort } from './free-port.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Administrative address of the PostgreSQL server of this run. */
    postgresUrl: string
    /** Data directories to be copied: a migrated embedded database without rows, and one without a schema. */
    embeddedTemplate: string
    embeddedEmpty: string
    /** Where tests leave their logs and the secrets that must not be in them. */
    runDir: string
  }
}

export const TEMPLATE = 'recert_template'

/** One PostgreSQL server and one template database per engine for the whole run; tests copy the templates. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  ensureBuilt()
  const scratch = mkdtempSync(join(tmpdir(), 'recert-test-'))
  const runDir = process.env.RECERT_TEST_RUN_DIR ?? join(scratch, 'run')
  mkdirSync(runDir, { recursive: true })
  const postgres = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, stop: () => {} }
    : await startPostgres(scratch)

  const admin = new pg.Client(postgres.url)
  await admin.connect()
  await admin.query(`drop database if exists ${TEMPLATE}`)
  await admin.query(`create database ${TEMPLATE}`)
  await openTemplate(withDatabase(postgres.url, TEMPLATE), '', migrate)
  const [embeddedEmpty, embeddedTemplate] = [join(scratch, 'empty'), join(scratch, 'template')]
  await openTemplate(undefined, embeddedEmpty, async () => {})
  cpSync(embeddedEmpty, embeddedTemplate, { recursive: true })
  await openTemplate(undefined, embeddedTemplate, migrate)
  await admin.end()

  project.provide('postgresUrl', postgres.url)
  project.provide('embeddedTemplate', embeddedTemplate)
  project.provide('embeddedEmpty', embeddedEmpty)
  project.provide('runDir', runDir)
  return async () => {
    postgres.stop()
    rmSync(scratch, { recursive: true, force: true })
  }
}

async function openTemplate(url: string | undefined, dataDir: string, work: (database: Database) => Promise<unknown>) {
  const settings = { url, dataDir, poolSize: 2, statementTimeoutMs: 10_000, acquireTimeoutMs: 10_000 }
  const database = await openDatabase(settings, { mode: 'own' })
  await work(database)
  await database.close()
}

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

export interface PostgresServer {
  url: string
  start(): void
  stop(): void
  /** Ends the postmaster and all its backends without a chance to tidy up. */
  kill(): void
}

/** Starts a private PostgreSQL server; initdb and postgres refuse to run as root, so root lends it to `postgres`. */
export async function startPostgres(scratch: string, settings: string[] = ['fsync=off']): Promise<PostgresServer> {
  const bin = postgresBin()
  const dir = mkdtempSync(join(scratch, 'pg-'))
  const asOwner = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : []
  const run = (command: string, ...args: string[]) => {
    const [first = '', ...rest] = [...asOwner, join(bin, command), ...args]
    execFileSync(first, rest, { stdio: 'pipe' })
  }
  if (asOwner.length > 0) {
    execFileSync('chmod', ['755', scratch])
    execFileSync('chown', ['postgres', dir])
  }
  const port = await freePort()
  const options = ['listen_addresses=127.0.0.1', `unix_socket_directories=${dir}`, 'max_connections=200', ...settings]
  run('initdb', '-D', join(dir, 'data'), '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8')
  const flags = [`-p ${port}`, ...options.map((option) => `-c ${option}`)].join(' ')
  const start = () => run('pg_ctl', '-D', join(dir, 'data'), '-o', flags, '-l', join(dir, 'log'), '-w', 'start')
  start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    kill: () => {
      const pid = Number(readFileSync(join(dir, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
      const children = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
        .split('\n')
        .filter(Boolean)
      const all = [pid, ...children.map(Number)]
      for (const each of all) process.kill(each, 'SIGKILL')
      // A new server refuses to start while one of the old still holds the shared memory.
      while (all.some((each) => existsSync(`/proc/${each}/exe`)));
      // Where nobody reaps the dead, the process id in its lock files still counts as alive to a new server.
      for (const lock of [join(dir, 'data', 'postmaster.pid'), join(dir, `.s.PGSQL.${port}.lock`)])
        rmSync(lock, { force: true })
    },
    stop: () => run('pg_ctl', '-D', join(dir, 'data'), '-m', 'immediate', 'stop'),
  }
}

function postgresBin(): string {
  const base = '/usr/lib/postgresql'
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : []
  const debian = versions.map((version) => join(base, version, 'bin')).find((dir) => existsSync(join(dir, 'initdb')))
  if (debian) return debian
  try {
    return execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim()
  } catch {
    throw new Error(
      'No PostgreSQL server found. Install one (Debian: apt-get install postgresql) or set TEST_DATABASE_URL.',
    )
  }
}
