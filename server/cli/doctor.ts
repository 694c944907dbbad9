import { existsSync } from 'node:fs'
import type { Command } from 'commander'
import type { Config } from '../config.ts'
import { pendingMigrations, schemaDrift } from '../db/index.ts'
import { checkMail } from '../mail/index.ts'
import { type CommonOptions, configFrom, openShared, print, sentenceFor, withCommonOptions } from './command.ts'

interface Finding {
  check: string
  ok: boolean
  says: string
}

const MAX_CLOCK_DIFFERENCE_MS = 2_000

export function addDoctor(program: Command): void {
  withCommonOptions(program.command('doctor'))
    .description('check settings, database, mail and clock, and tell what is wrong')
    .action(async (options: CommonOptions) => {
      const findings = await examine(options)
      const lines = findings.map(({ check, ok, says }) => `${ok ? 'ok   ' : 'WRONG'} ${check.padEnd(9)} ${says}`)
      print(options, findings, lines.join('\n'))
      if (findings.some(({ ok }) => !ok)) process.exitCode = 1
    })
}

async function examine(options: CommonOptions): Promise<Finding[]> {
  let config: Config
  try {
    config = configFrom(options)
  } catch (error) {
    return [{ check: 'settings', ok: false, says: sentenceFor(error) ?? String(error) }]
  }
  return [settingsFinding(config), ...(await databaseFindings(config)), await mailFinding(config)]
}

/** Settings that can be used but should not be, as they are. */
function settingsFinding(config: Config): Finding {
  const exposed = !['127.0.0.1', '::1', 'localhost'].includes(config.HOST)
  if (exposed && config.PUBLIC_URL.protocol === 'http:')
    return {
      check: 'settings',
      ok: false,
      says: `HOST ${config.HOST} is reachable from other machines, but PUBLIC_URL is http: tokens would travel in the clear. Set TLS_CERT_FILE and TLS_KEY_FILE, or an https PUBLIC_URL with a proxy in TRUSTED_PROXIES.`,
    }
  return { check: 'settings', ok: true, says: `served at ${config.PUBLIC_URL.origin}` }
}

async function databaseFindings(config: Config): Promise<Finding[]> {
  try {
    if (config.DATABASE_URL === undefined && !existsSync(config.DATA_DIR))
      return [{ check: 'database', ok: true, says: `embedded; the first start creates it in ${config.DATA_DIR}` }]
    const database = await openShared(config)
    try {
      const pending = await pendingMigrations(database)
      const where = database.engine === 'embedded' ? `embedded, in ${config.DATA_DIR}` : 'PostgreSQL'
      const drift = pending.length === 0 ? await schemaDrift(database) : []
      const schema =
        pending.length > 0
          ? `${pending.length} migrations to apply at the next start`
          : drift.length > 0
            ? `the schema was changed by hand: ${drift.slice(0, 5).join('; ')}`
            : 'schema up to date'
      const before = Date.now()
      const there = await database.tx(async (tx) => (await tx.now()).getTime())
      // The database's clock may lie anywhere between asking and hearing.
      const off = there < before ? before - there : Math.max(0, there - Date.now())
      return [
        { check: 'database', ok: drift.length === 0, says: `${where}; ${schema}` },
        {
          check: 'clock',
          ok: off <= MAX_CLOCK_DIFFERENCE_MS,
          says:
            off <= MAX_CLOCK_DIFFERENCE_MS
              ? 'this machine and the database agree'
              : `this machine and the database differ by ${Math.round(off / 1000)} s. Set both by NTP.`,
        },
      ]
    } finally {
      await database.close()
    }
  } catch (error) {
    return [{ check: 'database', ok: false, says: sentenceFor(error) ?? String(error) }]
  }
}

async function mailFinding(config: Config): Promise<Finding> {
  if (config.SMTP_URL === undefined)
    return { check: 'mail', ok: true, says: 'not set up (SMTP_URL): no mail will be sent' }
  const problem = await checkMail(config.SMTP_URL)
  return problem
    ? { check: 'mail', ok: false, says: `SMTP_URL cannot be used: ${problem}` }
    : { check: 'mail', ok: true, says: 'the mail server accepts us' }
}
