import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Command, Option } from 'commander'
import { listTenants, type TenantRow } from '../auth/index.ts'
import { type Config, ConfigError, readConfig } from '../config.ts'
import { type OpenDatabase, openDatabase, pendingMigrations, SchemaMismatch, StorageUnavailable } from '../db/index.ts'

/** A mistake of the person at the terminal, or a state they must know of: told in one sentence, exit code 1. */
export class CliError extends Error {
  override readonly name = 'CliError'
}

export interface CommonOptions {
  json?: boolean
  dataDir?: string
  tenant?: string
}

export const withCommonOptions = (command: Command): Command =>
  command
    .addOption(new Option('--data-dir <dir>', 'directory of the embedded database (DATA_DIR)'))
    .option('--json', 'print JSON, for scripts')

export const withTenantOption = (command: Command): Command =>
  withCommonOptions(command).option('--tenant <host>', 'host of the tenant, where there are several')

/** Settings from the environment, with options in front. */
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
  url: config.DATABASE_URL,
  dataDir: config.DATA_DIR,
  poolSize: config.DATABASE_POOL_SIZE,
  statementTimeoutMs: config.DATABASE_TIMEOUT_MS,
  acquireTimeoutMs: 5_000,
})

/** Opens the database for one command, beside a running server if there is one, and closes it afterwards. */
export async function withDatabase<T>(
  options: CommonOptions & { existing?: boolean },
  work: (database: OpenDatabase, config: Config) => Promise<T>,
): Promise<T> {
  // Only the directory: `--host` means something else to the commands that have it.
  const config = configFrom(options.dataDir === undefined ? {} : { dataDir: options.dataDir })
  // A mistyped directory must not become a new, empty database.
  if (options.existing && config.DATABASE_URL === undefined && !existsSync(join(config.DATA_DIR, 'pgdata')))
    throw new CliError(
      `There is no database in ${config.DATA_DIR}. Start the server once, or give the right --data-dir.`,
    )
  const database = await openShared(config)
  try {
    return await work(database, config)
  } finally {
    await database.close()
  }
}

/**
 * Beside a running server if there is one. A command that lends its own engine to others may end while one of them
 * connects; that one looks again.
 */
export async function openShared(config: Config): Promise<OpenDatabase> {
  for (let attempt = 1; ; attempt++) {
    const database = await openDatabase(databaseSettings(config), { mode: 'share' })
    try {
      await database.tx(async () => {})
      return database
    } catch (error) {
      await database.close()
      if (attempt >= 3 || config.DATABASE_URL !== undefined) throw error
    }
  }
}

/** Like withDatabase, for commands about one tenant of an installation that is set up. */
export const withTenant = <T>(
  options: CommonOptions,
  work: (database: OpenDatabase, tenant: TenantRow, config: Config) => Promise<T>,
): Promise<T> =>
  withDatabase({ ...options, existing: true }, async (database, config) => {
    const pending = await pendingMigrations(database)
    if (pending.length > 0)
      throw new CliError(
        'The database is not set up for this version yet. Run: recert migrate, or start the server once.',
      )
    return work(database, await chooseTenant(database, options.tenant), config)
  })

async function chooseTenant(database: OpenDatabase, host: string | undefined): Promise<TenantRow> {
  const tenants = await database.read(listTenants)
  const [first, ...others] = tenants
  if (!first) throw new CliError('There is no tenant yet. Start the server once, or run: recert tenant create')
  if (host === undefined && others.length === 0) return first
  const hosts = tenants.map((tenant) => tenant.host).join(', ')
  if (host === undefined) throw new CliError(`There are several tenants; say which with --tenant: ${hosts}`)
  const tenant = tenants.find((candidate) => candidate.host === host.toLowerCase())
  if (!tenant) throw new CliError(`There is no tenant ${host}. There are: ${hosts}`)
  return tenant
}

/** A text that is shown to people: one line, not empty, not endless. */
export function checkText(option: string, text: string): string {
  if (!/^[^\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]{1,200}$/.test(text.trim()))
    throw new CliError(`${option} must be one line of 1 to 200 characters.`)
  return text.trim()
}

export function checkEmail(email: string): string {
  if (!/^[^\s@\p{C}]+@[^\s@\p{C}]+$/u.test(email) || email.length > 320)
    throw new CliError(`${JSON.stringify(email)} is not an e-mail address.`)
  return email
}

/** Prints a result: as JSON for scripts, or as text for a person. */
export function print(options: CommonOptions, json: unknown, text: string): void {
  process.stdout.write(`${options.json ? JSON.stringify(json) : text}\n`)
}

/** A sentence for anything that can go wrong; undefined when it is a defect that needs its stack. */
export function sentenceFor(error: unknown): string | undefined {
  if (error instanceof CliError || error instanceof ConfigError || error instanceof SchemaMismatch) return error.message
  if (error instanceof StorageUnavailable) {
    const { message } = (error.cause as Error | undefined) ?? error
    return `The database cannot be reached: ${message || 'no answer'}. Check DATABASE_URL, or DATA_DIR and the server that uses it.`
  }
  const { name, message, code } = error as Error & { code?: string }
  if (
    name === 'HeldElsewhere' ||
    message?.startsWith('The data directory') ||
    message?.startsWith('The embedded database')
  )
    return message
  if (code === 'EADDRINUSE' || code === 'EACCES' || code === 'EADDRNOTAVAIL') return message
  return undefined
}
