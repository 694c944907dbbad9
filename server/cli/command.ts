import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Command, Option } from 'commander'
import { listTenants, type TenantRow } from '../auth/index.ts'
import { type Config, ConfigError, readConfig } from '../config.ts'
import {
  DATA_DIR,
  DATABASE_POOL_SIZE,
  DATABASE_TIMEOUT_MS,
  DATABASE_URL,
  type OpenDatabase,
  openDatabase,
  pendingMigrations,
  SchemaMismatch,
  StorageUnavailable,
} from '../db/index.ts'
import { readEmail } from '../lib/email.ts'

/** An error the user can fix: printed without a stack, exit code 1. */
export class CliError extends Error {
  override readonly name = 'CliError'
}

/** An option or argument that is wrong: exit code 2, like everything else that is wrong about how a command was called. */
export class UsageError extends CliError {}

export interface CommonOptions {
  json?: boolean
  dataDir?: string
  tenant?: string
}

export const withCommonOptions = (command: Command): Command =>
  command
    .addOption(new Option('--data-dir <dir>', 'directory of the embedded database (setting DATA_DIR)'))
    .option('--json', 'print JSON')

export const withTenantOption = (command: Command): Command =>
  withCommonOptions(command).option('--tenant <host>', 'host of the tenant, if there are several')

/** Settings from the environment; command-line options take precedence. */
export function configFrom(options: { dataDir?: string; port?: string; host?: string }): Config {
  const { dataDir, port, host } = options
  return readConfig({
    ...process.env,
    ...(dataDir === undefined ? {} : { DATA_DIR: dataDir }),
    ...(port === undefined ? {} : { PORT: port }),
    ...(host === undefined ? {} : { HOST: host }),
  })
}

export const databaseSettings = (config: Config) => ({
  url: config.get(DATABASE_URL),
  dataDir: config.get(DATA_DIR),
  poolSize: config.get(DATABASE_POOL_SIZE),
  statementTimeoutMs: config.get(DATABASE_TIMEOUT_MS),
  acquireTimeoutMs: 5_000,
})

/** Opens the database for one command, sharing it with a running server, and closes it afterwards. */
export async function withDatabase<T>(
  options: CommonOptions & { existing?: boolean },
  run: (database: OpenDatabase, config: Config) => Promise<T>,
): Promise<T> {
  // Only the directory: in some commands `--host` means something else.
  const config = configFrom(options.dataDir === undefined ? {} : { dataDir: options.dataDir })
  if (options.existing && config.get(DATABASE_URL) === undefined) requireDataDir(config.get(DATA_DIR))
  const database = await openShared(config)
  try {
    return await run(database, config)
  } finally {
    await database.close()
  }
}

/** Does not let a command create an empty database in a mistyped directory. */
function requireDataDir(dataDir: string): void {
  const pgdata = join(dataDir, 'pgdata')
  if (existsSync(pgdata)) return
  try {
    statSync(pgdata)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EACCES')
      throw new CliError(
        `This user may not read the data directory ${dataDir}. Run the command as the user that runs the server.`,
      )
  }
  throw new CliError(`No database found in ${dataDir}. Start the server once to create it, or check --data-dir.`)
}

/**
 * Shares the engine of a running server or command. The sharing command may end while we connect, so try again.
 */
export async function openShared(config: Config): Promise<OpenDatabase> {
  for (let attempt = 1; ; attempt++) {
    const database = await openDatabase(databaseSettings(config), { mode: 'share' })
    try {
      await database.tx(async () => {})
      return database
    } catch (error) {
      await database.close()
      if (attempt >= 3 || config.get(DATABASE_URL) !== undefined) throw error
    }
  }
}

/** Like withDatabase, for commands about one tenant of an existing installation. */
export const withTenant = <T>(
  options: CommonOptions,
  run: (database: OpenDatabase, tenant: TenantRow, config: Config) => Promise<T>,
): Promise<T> =>
  withDatabase({ ...options, existing: true }, async (database, config) => {
    const pending = await pendingMigrations(database)
    if (pending.length > 0)
      throw new CliError(
        'The database schema is older than this version of Recert. Run "npx recert migrate", or start the server once.',
      )
    return run(database, await chooseTenant(database, options.tenant), config)
  })

async function chooseTenant(database: OpenDatabase, host: string | undefined): Promise<TenantRow> {
  const tenants = await database.read(listTenants)
  const [first, ...others] = tenants
  if (!first) throw new CliError('No tenant exists yet. Start the server once, or run "npx recert tenant create".')
  if (host === undefined && others.length === 0) return first
  const hosts = tenants.map((tenant) => tenant.host).join(', ')
  if (host === undefined) throw new CliError(`There are several tenants. Choose one with --tenant: ${hosts}`)
  const tenant = tenants.find((candidate) => candidate.host === host.toLowerCase())
  if (!tenant) throw new CliError(`No tenant has the host ${host}. Tenants: ${hosts}`)
  return tenant
}

/** Display text: one line of 1 to 200 characters. */
export function checkText(option: string, text: string): string {
  if (!/^[^\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]{1,200}$/.test(text.trim()))
    throw new UsageError(`${option} must be one line of 1 to 200 characters.`)
  return text.trim()
}

export function checkEmail(text: string): string {
  const email = readEmail(text)
  if (email === undefined) throw new UsageError(`${JSON.stringify(text)} is not an e-mail address.`)
  return email
}

/** Prints a result, as JSON with --json and as text otherwise. */
export function print(options: CommonOptions, json: unknown, text: string): void {
  process.stdout.write(`${options.json ? JSON.stringify(json) : text}\n`)
}

/** What to do about each way in which a database refuses us, by SQLSTATE. The server's own sentence comes first. */
const REFUSALS: Record<string, string> = {
  '28P01': 'Check the user name and the password in DATABASE_URL.',
  '28000': 'Check the user name in DATABASE_URL, and whether pg_hba.conf lets it connect from here.',
  '3D000': 'Create the database, or correct its name in DATABASE_URL.',
  '42501':
    'The role in DATABASE_URL needs the rights CONNECT on the database and CREATE on its schema public; the simplest way is to make it the owner of the database.',
}

/** One sentence for a database that answers but does not let us in. */
function databaseRefusal(error: unknown): string | undefined {
  const { code, message } = (error ?? {}) as { code?: string; message?: string }
  const remedy = code === undefined ? undefined : REFUSALS[code]
  return remedy && `The database refused: ${message}. ${remedy}`
}

/** The message for an expected error; undefined for a bug, which is printed with its stack. */
export function userMessage(error: unknown): string | undefined {
  if (error instanceof CliError || error instanceof ConfigError || error instanceof SchemaMismatch) return error.message
  if (error instanceof StorageUnavailable) {
    const { message } = (error.cause as Error | undefined) ?? error
    const refusal = databaseRefusal(error.cause)
    if (refusal) return refusal
    return `Cannot reach the database: ${message || 'no response'}. Check DATABASE_URL, or DATA_DIR and the server that uses it.`
  }
  const { name, message, code } = error as Error & { code?: string }
  const refusal = databaseRefusal(error)
  if (refusal) return refusal
  if (
    name === 'HeldElsewhere' ||
    message?.startsWith('The data directory') ||
    message?.startsWith('The embedded database')
  )
    return message
  if (code === 'EADDRINUSE' || code === 'EACCES' || code === 'EADDRNOTAVAIL') return message
  return undefined
}

/** A whole number that an option gives. */
export function wholeNumberOf(option: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`${option} must be a whole number, but is "${text}".`)
  return Number(text)
}
