import { join } from 'node:path'
import { createSignInLinks, listTenants, loadProvider, PUBLIC_URL } from '../auth/index.ts'
import { DATA_DIR, type Tx } from '../db/index.ts'
import type { JobDeps } from '../http/index.ts'
import type { JobContext, JobHandler, Schedule } from '../jobs/index.ts'
import { readEmail } from '../lib/email.ts'
import type { TenantId } from '../lib/ids.ts'
import type { Settings } from '../lib/setting.ts'
import {
  fileMailer,
  isOutage,
  MAIL_FROM,
  MAIL_SIGN_IN_HOURS,
  type Mailer,
  type MailResult,
  type Outgoing,
  retrySeconds,
  SEND_JOB,
  type SendFailure,
  SMTP_URL,
  settleMails,
  smtpMailer,
  type TakenMail,
  takeDueMails,
  tenantsWithDueMails,
} from '../mail/index.ts'
import { loadWantedMails, oneLine, type WantedMail } from './facts.ts'
import { type Letter, renderHtml, renderText } from './letters/letter.ts'
import { mailId } from './mail-id.ts'
import { senderOf } from './sender.ts'

export const sendSchedule: Schedule = { kind: SEND_JOB, everySeconds: 30, tenants: tenantsWithDueMails }

/**
 * Mails taken together: their facts and links are loaded with a few statements, and what became of them is stored with
 * one. As many may be sent a second time after a kill.
 */
const TAKEN = 100
/** Longer than it takes to send as many to a slow server. */
const HOLD_SECONDS = 600
/** A run ends after this time; the next one continues. */
const RUN_MS = 300_000
const MAX_ERROR = 500

/** The directory of a tenant's mails, while there is no mail server. */
export const mailDirectory = (settings: Settings, tenantId: TenantId): string =>
  join(settings.get(DATA_DIR), 'mail', tenantId)

export function mailerOf(settings: Settings, tenantId: TenantId): Mailer {
  const smtpUrl = settings.get(SMTP_URL)
  return smtpUrl === undefined ? fileMailer(mailDirectory(settings, tenantId)) : smtpMailer(smtpUrl)
}

/** Sends what is due. A mail that cannot be sent holds up no other. */
export const sendJob = ({ settings }: JobDeps): JobHandler => ({
  kind: SEND_JOB,
  timeoutMs: 2 * RUN_MS,
  async run(job) {
    const mailer = mailerOf(settings, job.tenantId)
    try {
      await new Sending(job, settings, mailer).run()
    } finally {
      mailer.close()
    }
  },
})

interface Ready {
  mail: TakenMail
  outgoing: Outgoing
}

class Sending {
  readonly #job: JobContext
  readonly #settings: Settings
  readonly #mailer: Mailer
  readonly #endsAt = performance.now() + RUN_MS
  readonly #ready: Ready[] = []
  /** What became of mails and is not stored yet. */
  #results: MailResult[] = []
  #refilling: Promise<boolean> | undefined
  #isEmpty = false
  #isDown = false

  constructor(job: JobContext, settings: Settings, mailer: Mailer) {
    this.#job = job
    this.#settings = settings
    this.#mailer = mailer
  }

  async run(): Promise<void> {
    const lanes = await Promise.allSettled(Array.from({ length: this.#mailer.lanes }, () => this.#sendOneByOne()))
    for (const { mail } of this.#ready) this.#note(mail, { state: 'WAITING', tried: false })
    await this.#settling(async () => {})
    for (const outcome of lanes) if (outcome.status === 'rejected') throw outcome.reason
  }

  /** One lane: a mail that takes long keeps only its own lane. */
  async #sendOneByOne(): Promise<void> {
    while (!this.#isDown && !this.#job.signal.aborted && performance.now() < this.#endsAt) {
      // The next mails are loaded while these are sent. If that fails, it is tried again when these are sent.
      if (!this.#isEmpty && this.#ready.length < TAKEN / 2) this.#refill().catch(() => {})
      const next = this.#ready.shift()
      if (next) await this.#send(next)
      else if (!(await this.#refill()) && this.#results.length === 0) return
    }
  }

  async #send({ mail, outgoing }: Ready): Promise<void> {
    try {
      await this.#mailer.send(outgoing)
      this.#note(mail, { state: 'SENT' })
    } catch (error) {
      const failure = error as SendFailure & Error
      if (isOutage(failure)) this.#isDown = true
      const seconds = retrySeconds(failure, mail.attempts)
      const said = { error: oneLine(failure.message).slice(0, MAX_ERROR) }
      this.#note(
        mail,
        seconds === undefined ? { state: 'FAILED', ...said } : { state: 'WAITING', retrySeconds: seconds, ...said },
      )
    }
  }

  #note({ key }: TakenMail, result: Partial<MailResult> & Pick<MailResult, 'state'>): void {
    this.#results.push({ key, error: '', retrySeconds: 0, tried: true, ...result })
  }

  /** A transaction that also stores what became of mails. */
  async #settling<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const results = this.#results
    this.#results = []
    try {
      return await this.#job.tx(async (step) => {
        if (results.length > 0) await settleMails(step, this.#job.tenantId, results)
        return work(step)
      })
    } catch (error) {
      this.#results.unshift(...results)
      throw error
    }
  }

  /** Whether there are more mails; lanes that ask at the same time share the answer. */
  #refill(): Promise<boolean> {
    this.#refilling ??= this.#take().finally(() => {
      this.#refilling = undefined
    })
    return this.#refilling
  }

  /** Stores what became of mails and takes the next, in one transaction. */
  async #take(): Promise<boolean> {
    const { tenantId, read } = this.#job
    const { mails, now } = await this.#settling(async (tx) => ({
      now: await tx.now(),
      mails: await takeDueMails(tx, tenantId, { limit: TAKEN, holdSeconds: HOLD_SECONDS }),
    }))
    this.#isEmpty = mails.length === 0
    if (mails.length === 0) return false
    const settings = this.#settings
    const { organization, wanted } = await read((reader) => loadWantedMails(reader, tenantId, mails, { now, settings }))
    const kept = new Set(wanted.map(({ mail }) => mail.key))
    for (const mail of mails) if (!kept.has(mail.key)) this.#note(mail, { state: 'SKIPPED' })
    const reachable = wanted.filter(({ mail, recipient }) => {
      if (readEmail(recipient.email) !== undefined) return true
      this.#note(mail, { state: 'FAILED', error: 'The person has no e-mail address that mail can be sent to.' })
      return false
    })
    this.#ready.push(...(await this.#addressed(organization, reachable)))
    return true
  }

  /** Writes the mails, with links that sign their recipients in. */
  async #addressed(organization: string, wanted: readonly WantedMail[]): Promise<Ready[]> {
    if (wanted.length === 0) return []
    const { tenantId, tx } = this.#job
    const { linksAllowed } = await this.#job.read((reader) => loadProvider(reader, tenantId))
    const signInHours = linksAllowed ? this.#settings.get(MAIL_SIGN_IN_HOURS) : 0
    const [tenant] = (await this.#job.read(listTenants)).filter(({ id }) => id === tenantId)
    if (!tenant) throw new Error('there is no such tenant')
    const base = new URL(`${this.#settings.get(PUBLIC_URL).protocol}//${tenant.host}`)
    const lifeOf = (letter: Letter) => (signInHours > 0 ? (letter.signInSeconds ?? signInHours * 3600) : 0)
    const people = wanted.map(({ mail, letter }) => ({
      userId: mail.userId,
      path: letter.action.path,
      lifeSeconds: lifeOf(letter),
    }))
    const links =
      signInHours > 0
        ? await tx((step) => createSignInLinks(step, tenantId, base, people, { isMailed: true }))
        : people.map(({ path }) => new URL(path, base).href)
    const from = senderOf(this.#settings.get(MAIL_FROM), base)
    return wanted.map(({ mail, letter, recipient, replyTo }, n) => {
      const envelope = {
        ...{ organization, recipient: recipient.displayName },
        ...{ link: links[n] ?? '', signInSeconds: lifeOf(letter) },
      }
      const id = mailId(mail.createdAt, mail.key)
      return {
        mail,
        outgoing: {
          id,
          messageId: `<${id}@${base.hostname}>`,
          from: { ...from, name: from.name || organization },
          to: { name: recipient.displayName, address: recipient.email },
          replyTo: replyTo.map(({ displayName, email }) => ({ name: oneLine(displayName), address: email })),
          subject: oneLine(letter.subject),
          text: renderText(letter, envelope),
          html: renderHtml(letter, envelope),
        },
      }
    })
  }
}
