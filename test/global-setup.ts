import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { ProvidedContext } from 'vitest'
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
    /** Everything that the run writes but its logs: data directories, PostgreSQL servers, process ids for the guard. */
    scratch: string
    /** Where tests leave their logs and the secrets that must not be in them. */
    runDir: string
  }
}

export const TEMPLATE = 'recert_template'

type Provided = Pick<ProvidedContext, 'postgresUrl' | 'embeddedTemplate' | 'embeddedEmpty' | 'scratch' | 'runDir'>
interface Run {
  provided: Provided
  end(): Promise<void>
}

/** Each project loads this file anew, so what they share is kept with the process. */
const shared = globalThis as { recertTestRun?: Promise<Run> }

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.recertTestRun ??= startRun()
  const { provided, end } = await shared.recertTestRun
  for (const key of Object.keys(provided) as (keyof Provided)[]) project.provide(key, provided[key])
  return end
}

/** One PostgreSQL server and one template database per engine for the whole run; tests copy the templates. */
async function startRun(): Promise<Run> {
  ensureBuilt()
  const scratch = mkdtempSync(join(scratchHome(), 'recert-test-'))
  const end = startGuard(scratch)
  const runDir = process.env.RECERT_TEST_RUN_DIR ?? join(scratch, 'run')
  mkdirSync(runDir, { recursive: true })
  const [postgresUrl, embedded] = await Promise.all([startServerOfRun(scratch), makeEmbeddedTemplates(scratch)])
  return { provided: { postgresUrl, ...embedded, scratch, runDir }, end }
}

const MEMORY = '/dev/shm'
/** Several times what a run has at once. */
const ROOM_BYTES = 8 * 2 ** 30

/** In memory if there is room: a disk may take seconds to copy and delete the 1,500 files of an embedded database. */
function scratchHome(): string {
  if (process.env.TMPDIR || !existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return Math.min(bavail * bsize, freemem()) < ROOM_BYTES ? tmpdir() : MEMORY
}

async function startServerOfRun(scratch: string): Promise<string> {
  const url = process.env.TEST_DATABASE_URL ?? (await startPostgres(scratch)).url
  const admin = new pg.Client(url)
  await admin.connect()
  await admin.query(`drop database if exists ${TEMPLATE}`)
  await admin.query(`create database ${TEMPLATE}`)
  await admin.end()
  await openTemplate(withDatabase(url, TEMPLATE), '', migrate)
  return url
}

async function makeEmbeddedTemplates(scratch: string) {
  // A run inside a run takes those of the outer one.
  const { RECERT_TEST_TEMPLATES: made } = process.env
  const [embeddedEmpty, embeddedTemplate] = [join(made ?? scratch, 'empty'), join(made ?? scratch, 'template')]
  if (made) return { embeddedEmpty, embeddedTemplate }
  await openTemplate(undefined, embeddedEmpty, async () => {})
  cpSync(embeddedEmpty, embeddedTemplate, { recursive: true })
  await openTemplate(undefined, embeddedTemplate, migrate)
  return { embeddedEmpty, embeddedTemplate }
}

/** Starts the process that ends what the run has started, also when this process is killed (guard.js). */
function startGuard(scratch: string): () => Promise<void> {
  for (const kind of ['processes', 'workers']) mkdirSync(join(scratch, kind))
  const guard = spawn(process.execPath, [fileURLToPath(new URL('guard.js', import.meta.url)), scratch], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  let ended: Promise<unknown> | undefined
  return async () => {
    if (!ended) {
      ended = once(guard, 'exit')
      guard.stdin.end('done')
    }
    await ended
  }
}

async function openTemplate(url: string | undefined, dataDir: string, work: (database: Database) => Promise<unknown>) {
  const settings = { url, dataDir, poolSize: 2, statementTimeoutMs: 60_000, acquireTimeoutMs: 60_000 }
  const database = await openDatabase(settings, { mode: 'own', fsync: false })
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

/** What only the loss of the machine's power would punish: killing the server loses nothing. */
const UNSAFE = ['fsync=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=4GB']

/** Starts a private PostgreSQL server; initdb and postgres refuse to run as root, so root lends it to `postgres`. */
export async function startPostgres(scratch: string, settings: string[] = UNSAFE): Promise<PostgresServer> {
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
