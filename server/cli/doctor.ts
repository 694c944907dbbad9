import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { PUBLIC_URL } from '../auth/index.ts'
import type { Config } from '../config.ts'
import { DATA_DIR, DATABASE_URL, pendingMigrations, schemaDrift } from '../db/index.ts'
import { HOST } from '../http/index.ts'
import { newId } from '../lib/ids.ts'
import { counted } from '../lib/names.ts'
import { checkMail, MAIL_FROM, type Outgoing, SMTP_URL } from '../mail/index.ts'
import {
  type CommonOptions,
  checkEmail,
  configFrom,
  openShared,
  print,
  userMessage,
  withCommonOptions,
} from './command.ts'

interface Finding {
  check: string
  ok: boolean
  says: string
}

const MAX_CLOCK_DIFFERENCE_MS = 2_000

export function addDoctor(program: Command): void {
  withCommonOptions(program.command('doctor'))
    .description('check settings, database, mail and clock, and report problems')
    .option('--mail-to <address>', 'also send a test mail to this address')
    .action(async (options: CommonOptions & { mailTo?: string }) => {
      const findings = await runChecks(options, options.mailTo === undefined ? undefined : checkEmail(options.mailTo))
      const lines = findings.map(({ check, ok, says }) => `${ok ? 'ok   ' : 'WRONG'} ${check.padEnd(9)} ${says}`)
      print(options, findings, lines.join('\n'))
      if (findings.some(({ ok }) => !ok)) process.exitCode = 1
    })
}

async function runChecks(options: CommonOptions, mailTo: string | undefined): Promise<Finding[]> {
  let config: Config
  try {
    config = configFrom(options)
  } catch (error) {
    return [{ check: 'settings', ok: false, says: userMessage(error) ?? String(error) }]
  }
  return [settingsFinding(config), ...(await databaseFindings(config)), await mailFinding(config, mailTo)]
}

/** Warns about settings that work but are unsafe. */
function settingsFinding(config: Config): Finding {
  const exposed = !['127.0.0.1', '::1', 'localhost'].includes(config.get(HOST))
  if (exposed && config.get(PUBLIC_URL).protocol === 'http:')
    return {
      check: 'settings',
      ok: false,
      says: `HOST ${config.get(HOST)} is reachable from other machines, but PUBLIC_URL uses http, so tokens would be sent unencrypted. Set TLS_CERT_FILE and TLS_KEY_FILE, or use an https PUBLIC_URL and list your proxy in TRUSTED_PROXIES.`,
    }
  return { check: 'settings', ok: true, says: `public URL ${config.get(PUBLIC_URL).origin}` }
}

async function databaseFindings(config: Config): Promise<Finding[]> {
  try {
    if (config.get(DATABASE_URL) === undefined && !existsSync(config.get(DATA_DIR)))
      return [
        { check: 'database', ok: true, says: `embedded; the first start will create it in ${config.get(DATA_DIR)}` },
      ]
    const database = await openShared(config)
    try {
      const pending = await pendingMigrations(database)
      const where = database.engine === 'embedded' ? `embedded, in ${config.get(DATA_DIR)}` : 'PostgreSQL'
      const drift = pending.length === 0 ? await schemaDrift(database) : []
      const schema =
        pending.length > 0
          ? `${counted(pending.length, 'migration')} will be applied at the next start`
          : drift.length > 0
            ? `the schema differs from this version, so somebody changed it: ${drift.slice(0, 5).join('; ')}`
            : 'the schema is up to date'
      const before = Date.now()
      const there = await database.tx(async (tx) => (await tx.now()).getTime())
      // The database read its clock at some point between the request and the response.
      const off = there < before ? before - there : Math.max(0, there - Date.now())
      return [
        { check: 'database', ok: drift.length === 0, says: `${where}; ${schema}` },
        {
          check: 'clock',
          ok: off <= MAX_CLOCK_DIFFERENCE_MS,
          says:
            off <= MAX_CLOCK_DIFFERENCE_MS
              ? 'this machine and the database agree'
              : `this machine and the database differ by ${Math.round(off / 1000)} s. Synchronize both with NTP.`,
        },
      ]
    } finally {
      await database.close()
    }
  } catch (error) {
    return [{ check: 'database', ok: false, says: userMessage(error) ?? String(error) }]
  }
}

async function mailFinding(config: Config, mailTo: string | undefined): Promise<Finding> {
  const smtpUrl = config.get(SMTP_URL)
  if (smtpUrl === undefined)
    return {
      check: 'mail',
      ok: mailTo === undefined,
      says: `SMTP_URL is not set, so mails are only written to files in ${join(config.get(DATA_DIR), 'mail')}`,
    }
  const problem = await checkMail(smtpUrl, mailTo === undefined ? undefined : testMail(config, mailTo))
  if (problem) return { check: 'mail', ok: false, says: problem }
  return {
    check: 'mail',
    ok: true,
    says:
      mailTo === undefined
        ? 'the mail server accepts the connection; --mail-to <address> sends a test mail'
        : `the mail server accepted a test mail to ${mailTo}`,
  }
}

function testMail(config: Config, mailTo: string): Outgoing {
  const { hostname, origin } = config.get(PUBLIC_URL)
  const text = `This is a test mail from Recert at ${origin}. Mails about access reviews arrive like this one.`
  const id = newId()
  return {
    id,
    messageId: `<${id}@${hostname}>`,
    from: config.get(MAIL_FROM) ?? { name: 'Recert', address: `recert@${hostname}` },
    to: { name: '', address: mailTo },
    replyTo: [],
    subject: 'Test mail from Recert',
    text: `${text}\n`,
    html: `<p>${text}</p>`,
  }
}
