import { describe, expect, it } from 'vitest'
import { sql } from '../../server/db/sql.ts'
import { ROUNDS_TIMEOUT_MS } from '../rounds.ts'
import { startMailServer } from '../smtp-server.ts'
import { Killing, type Work } from './killing.ts'

const PEOPLE = ['u0', 'u1', 'u2']

describe('mails of a server that is killed', async () => {
  const smtp = await startMailServer()
  const killing = await Killing.start({ SMTP_URL: smtp.url }, 60)
  const id = await killing.submitting.opened({ users: { userIds: PEOPLE } })
  const outbox = () =>
    killing.rows<{ person: string; state: string; createdAt: string }>(sql`
      select user_id as person, state, created_at::text as "createdAt" from outbox
      where kind = 'REMINDER_NOW' and once_key not like '%earlier'`)
  let round = 0

  /** Reminders to three people, one of whom the mail server refuses for now, the first time. */
  async function remind(): Promise<Work> {
    round++
    await killing.write(sql`update outbox set created_at = now() - interval '61 minutes',
      once_key = once_key || ${` ${round} earlier`} where once_key not like '%earlier'`)
    const before = smtp.received.length
    let refusals = 0
    smtp.answerRecipients((to) => (to === 'person1@corp.example' && refusals++ === 0 ? 451 : undefined))
    /** What had arrived, and the server did not come to note. */
    let unnoted: string[] = []
    const arrived = () => smtp.received.slice(before)
    return {
      tables: /(insert into|update) (outbox|sign_in_links)/,
      async run() {
        await killing.insist('POST', `/api/v1/access_review/${id}/action/remind`, { userIds: PEOPLE })
        await killing.until(async () => {
          const rows = await outbox()
          return rows.length === PEOPLE.length && rows.every(({ state }) => state === 'SENT')
        })
      },
      async whenKilled() {
        const sent = (await outbox()).filter(({ state }) => state === 'SENT').map(({ person }) => person)
        unnoted = arrived()
          .filter(({ to }) => !sent.includes(to.replace(/^person(\d+)@.*/, 'u$1')))
          .map(({ to }) => to)
      },
      async check(name) {
        const copies = PEOPLE.map((person) => arrived().filter(({ to }) => to.startsWith(`person${person.slice(1)}@`)))
        for (const mails of copies) {
          const [first] = mails
          const ids = new Set(mails.map((mail) => mail.header('message-id')))
          expect([name, ids.size, mails.length]).toEqual([name, 1, unnoted.includes(first?.to ?? '') ? 2 : 1])
        }
        expect([name, arrived().length]).toEqual([name, PEOPLE.length + unnoted.length])
      },
    }
  }

  it(
    'arrive once, and twice with the same Message-ID only if it died between sending and noting: at every commit (REV-133)',
    async () => {
      expect(await killing.atEachStep(remind)).toBeGreaterThanOrEqual(8)
    },
    ROUNDS_TIMEOUT_MS,
  )

  it.each(['recipients', 'mails'] as const)(
    'arrive once after a kill while the mail server takes %s (REV-133)',
    async (which) => {
      const work = await remind()
      let reached = () => {}
      const isThere = new Promise<void>((resolve) => {
        reached = resolve
      })
      const never = () => {
        reached()
        return new Promise<never>(() => {})
      }
      if (which === 'recipients') smtp.answerRecipients(never)
      else smtp.beforeAccepting(never)
      const done = work.run()
      await isThere
      await killing.killAndStart(async () => {
        await work.whenKilled?.()
        smtp.answerRecipients(() => undefined)
        smtp.beforeAccepting(() => {})
      })
      await done
      await work.check(which)
    },
    ROUNDS_TIMEOUT_MS,
  )
})
