import { join, resolve } from 'node:path'
import { type Command, Help, Option } from 'commander'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import {
  ADMIN_EMAIL,
  ensureFirstAdministrator,
  type FirstStart,
  firstAdministrator,
  followPublicUrl,
  PUBLIC_URL,
  SECRET_LABEL,
} from '../auth/index.ts'
import type { Config } from '../config.ts'
import { DATA_DIR, migrate, openDatabase } from '../db/index.ts'
import { DEMO_JOB } from '../demo/index.ts'
import { settings } from '../domains.ts'
import { HOST, PORT } from '../http/index.ts'
import { createLog, LOG_LEVEL } from '../log.ts'
import { SMTP_URL } from '../mail/index.ts'
import { CliError, configFrom, databaseSettings } from './command.ts'

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('run the server; the first start sets everything up and prints how to sign in')
    .option('--port <number>', 'port to listen on (setting PORT)')
    .option('--host <address>', 'address to listen on (setting HOST)')
    .option('--data-dir <dir>', 'directory of the embedded database (setting DATA_DIR)')
    .option('--demo', 'on the first start, load the demo company: made-up data to try Recert out')
    // Service files of earlier versions have it.
    .addOption(new Option('--no-demo').hideHelp())
    .option('--json', 'print the startup message as JSON')
    // Options and settings in the same columns.
    .configureHelp({ padWidth: () => NAME_WIDTH })
    .addHelpText('after', () => `\nSettings (environment variables):\n${settingsHelp()}\n`)
    .action((options: { port?: string; host?: string; dataDir?: string; json?: boolean; demo?: boolean }) =>
      serve(configFrom(options), options),
    )
}

const NAME_WIDTH = Math.max(...settings.map(({ name }) => name.length))

/** The settings, wrapped to the terminal like the options above them. */
function settingsHelp(): string {
  const help = new Help()
  const columns = Math.max(60, process.stdout.columns ?? 100)
  const indent = ' '.repeat(NAME_WIDTH + 4)
  return settings
    .map(({ name, about, defaultText }) => {
      const text = help.boxWrap(`${about}${defaultText ? ` [${defaultText}]` : ''}`, columns - indent.length)
      return `  ${name.padEnd(NAME_WIDTH + 2)}${text.replaceAll('\n', `\n${indent}`)}`
    })
    .join('\n')
}

async function serve(config: Config, { json, demo = false }: { json?: boolean; demo?: boolean }): Promise<void> {
  const log = createLog(config.get(LOG_LEVEL))
  const database = await openDatabase(databaseSettings(config), {
    mode: 'own',
    onError: (error) => log.warn({ err: error }, 'database'),
  })
  try {
    await migrate(database)
    const app = await buildApp({ config, database, log })
    await listen(app.server, config)
    const stop = stopOnSignal(async () => {
      await app.stop()
      await database.close()
    })
    // After listening: if the port is taken, do not create a credential that nobody would see.
    const first = await ensureFirstAdministrator(database, {
      publicUrl: config.get(PUBLIC_URL),
      adminEmail: config.get(ADMIN_EMAIL),
      secretLabel: config.get(SECRET_LABEL),
      fillJob: demo ? DEMO_JOB : undefined,
    })
    const hosts = await followPublicUrl(database, config.get(PUBLIC_URL))
    await app.startJobs()
    const admin = first ? config.get(ADMIN_EMAIL) : ((await firstAdministrator(database)) ?? config.get(ADMIN_EMAIL))
    const started = { config, engine: database.engine, hosts, first, admin, demo }
    process.stdout.write(json ? jsonGreeting(started) : greeting(started))
    await stop
  } catch (error) {
    await database.close()
    throw error
  }
}

async function listen(server: FastifyInstance, config: Config): Promise<void> {
  const [host, port] = [config.get(HOST), config.get(PORT)]
  try {
    await server.listen({ host, port })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const why: Record<string, string> = {
      EADDRINUSE: `Port ${port} on ${host} is already in use. Stop the process that uses it, or choose another port with PORT or --port.`,
      EACCES: `This user may not listen on port ${port}. Choose a port above 1023 with PORT or --port.`,
      EAI_AGAIN: `The host ${host} cannot be looked up. Choose an address of this machine with HOST or --host.`,
      ENOTFOUND: `The host ${host} does not exist. Choose an address of this machine with HOST or --host.`,
      EADDRNOTAVAIL: `${host} is not an address of this machine. Choose another with HOST or --host.`,
    }
    throw code && why[code] ? new CliError(why[code]) : error
  }
}

/** Resolves once a signal has arrived and everything is closed. A second signal ends the process at once. */
function stopOnSignal(close: () => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.once(signal, () => {
        process.once(signal, () => process.exit(1))
        close().then(resolve, reject)
      })
  })
}

interface Started {
  config: Config
  engine: string
  hosts: string[]
  first: FirstStart | undefined
  admin: string
  demo: boolean
}

const jsonGreeting = ({ config, engine, hosts, first }: Started): string =>
  `${JSON.stringify({
    url: config.get(PUBLIC_URL).origin,
    engine,
    hosts,
    ...(first
      ? {
          signInLink: first.signInLink,
          clientId: first.credential.clientId,
          clientSecret: first.credential.clientSecret,
        }
      : {}),
  })}\n`

/** Whoever tries Recert out should not wait for mail that is not sent. */
const mailNote = (config: Config): string =>
  config.get(SMTP_URL) === undefined
    ? `Mail is not sent, because SMTP_URL is not set: it is written to ${join(config.get(DATA_DIR), 'mail')}, and\nadministrators read it at ${config.get(PUBLIC_URL).origin}/settings/mail\n`
    : ''

const dataNote = (demo: boolean, where: string): string =>
  demo
    ? 'The demo company is being loaded. This takes about a minute.'
    : `There is no access data yet. Sign in to import yours, or try the demo company:\n  npx recert demo load${where}`

function greeting({ config, engine, hosts, first, admin, demo }: Started): string {
  const address = config.get(PUBLIC_URL).origin
  const storage = engine === 'embedded' ? `embedded database in ${config.get(DATA_DIR)}` : 'PostgreSQL'
  const head = `\nRecert is running at ${address} (${storage})\nAPI reference: ${address}/docs\n`
  // Options that commands need to find the same database and tenant.
  const where =
    engine === 'embedded' && config.get(DATA_DIR) !== resolve('data') ? ` --data-dir ${config.get(DATA_DIR)}` : ''
  const who = hosts.length > 1 ? ' --tenant <host>' : ''
  if (!first)
    return `${head}
To sign in:                npx recert user sign-in-link --email ${admin}${who}${where}
To create a credential:    npx recert credential create --user ${admin} --name my-script${who}${where}
\n`
  const { clientId, clientSecret } = first.credential
  return `${head}${mailNote(config)}
Sign in as ${admin} (the link works once, within 15 minutes):
  ${first.signInLink}

${dataNote(demo, where)}

API credential, shown only once (expires in 90 days; npx recert credential create creates another):
  Client ID:      ${clientId}
  Client Secret:  ${clientSecret}

Try the API:
  TOKEN=$(curl -s ${address}/auth/v1/token -d grant_type=client_credentials \\
    --data-urlencode 'client_id=${clientId}' \\
    --data-urlencode 'client_secret=${clientSecret}' \\
    | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/'); \\
  curl -s ${address}/api/v1/auth/introspect -H "Authorization: Bearer $TOKEN"
\n`
}
