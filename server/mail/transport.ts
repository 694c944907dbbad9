import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Sender } from './mail.settings.ts'
import { explainFailure, type SendFailure } from './retry.rules.ts'

const CONNECT_MS = 10_000
/** A server that says nothing for this long has lost the mail. */
const SILENCE_MS = 60_000

/** A mail as it goes out. */
export interface Outgoing {
  id: string
  messageId: string
  from: Sender
  to: Sender
  replyTo: readonly Sender[]
  subject: string
  text: string
  html: string
}

/** Sends mails, several at a time. */
export interface Mailer {
  lanes: number
  send(mail: Outgoing): Promise<void>
  close(): void
}

/** Texts cannot name files or addresses to fetch. */
const SAFE = { disableFileAccess: true, disableUrlAccess: true }

const messageOf = ({ messageId, from, to, replyTo, subject, text, html }: Outgoing) => ({
  messageId,
  from,
  to,
  replyTo: [...replyTo],
  subject,
  text,
  html,
  // RFC 3834: nobody's holiday notice answers it.
  headers: { 'Auto-Submitted': 'auto-generated' },
})

/** Connections that each send many mails. Every recipient is the only one of their mail. */
export function smtpMailer(smtpUrl: string): Mailer {
  const lanes = 5
  const transport = createTransport({
    ...{ pool: true as const, maxConnections: lanes, maxMessages: 10_000 },
    ...{ connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
    ...SAFE,
    url: smtpUrl,
  })
  return {
    lanes,
    async send(mail) {
      await transport.sendMail(messageOf(mail))
    },
    close: () => transport.close(),
  }
}

/** The mail as the page of an installation without a mail server shows it. */
interface WrittenMail {
  subject: string
  text: string
  html: string
}

/** Writes mails to files that mail programs open, with what the page shows beside each. Only this user reads them. */
export function fileMailer(directory: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, ...SAFE })
  const write = (name: string, content: string | Buffer) => writeFile(join(directory, name), content, { mode: 0o600 })
  return {
    lanes: 1,
    async send(mail) {
      const { subject, text, html } = mail
      const { message } = await transport.sendMail(messageOf(mail))
      await mkdir(directory, { recursive: true, mode: 0o700 })
      await write(`${mail.id}.json`, JSON.stringify({ subject, text, html } satisfies WrittenMail))
      await write(`${mail.id}.eml`, message as Buffer)
    },
    close: () => {},
  }
}

/** What was written of a mail; undefined if it was not. */
export async function readWrittenMail(directory: string, id: string): Promise<WrittenMail | undefined> {
  try {
    return JSON.parse(await readFile(join(directory, `${id}.json`), 'utf8')) as WrittenMail
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Connects and signs in to the mail server, and sends a mail if there is one; says what went wrong in plain words, or
 * undefined.
 */
export async function checkMail(smtpUrl: string, mail?: Outgoing): Promise<string | undefined> {
  const transport = createTransport({ url: smtpUrl, connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS })
  try {
    if (mail) await transport.sendMail(messageOf(mail))
    else await transport.verify()
    return undefined
  } catch (error) {
    return explainFailure(error as SendFailure & Error)
  } finally {
    transport.close()
  }
}
