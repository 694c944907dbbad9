import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { newStorage } from '../../engines.ts'
import { eventually } from '../../eventually.ts'
import { ROUNDS_TIMEOUT_MS } from '../../rounds.ts'
import { startMailServer } from '../../servers/smtp-server.ts'
import { startWire } from '../wire.ts'
import { killAtCommits, openBeside } from './kill-at-commits.ts'
import { Preparing } from './preparing.ts'

const PATH = '/api/v1/access_review'

interface Row {
  state: string
  onceKey: string
  person: string
}

describe('mails of a server that is killed at its commits', async () => {
  const smtp = await startMailServer()
  const storage = await newStorage('postgresql')
  const wire = await startWire(storage.env.DATABASE_URL ?? '')
  const env = { ...storage.env, SMTP_URL: smtp.url }
  const preparing = await Preparing.start({ settings: storage.settings, env: { ...env, DATABASE_URL: wire.url } }, 200)
  const id = await preparing.begin()
  await preparing.further(id, undefined)
  await preparing.call('POST', `${PATH}/${id}/action/start`, { sendKickoff: false })
  await eventually(async () => expect((await preparing.progress(id)).state).toBe('ACCESS_REVIEW_STATE_OPEN'))

  const { read, write } = await openBeside(storage.settings)
  /** Reminders of this round. */
  const rows = () =>
    read<Row>(sql`
      select o.state, o.once_key as "onceKey", u.email as person from outbox o join users u using (tenant_id, user_id)
      where o.kind = 'REMINDER_NOW' and o.created_at > now() - interval '1 hour' order by outbox_key`)
  const remind = () => preparing.call('POST', `${PATH}/${id}/action/remind`, {})
  const sentTo = (person: string) => smtp.to(person).map((mail) => mail.header('message-id'))

  it(
    'are all sent, each once-key once, and twice only with the same Message-ID if the outcome was unknown (REV-133)',
    async () => {
      let sentBefore: string[] = []
      const commits = await killAtCommits({
        name: 'commits of mails',
        wire,
        counts: ({ jobKind, statements }) =>
          jobKind === 'mail.send' || statements.some((text) => /insert into outbox/.test(text)),
        kill: () => void preparing.server.child.kill('SIGKILL'),
        async begin() {
          sentBefore = []
          smtp.received.length = 0
          // As if the last reminder were more than an hour ago.
          await write(sql`update outbox set created_at = now() - interval '2 hours', once_key = once_key || outbox_key
            where created_at > now() - interval '1 hour'`)
          await remind()
        },
        ended: () =>
          eventually(async () => {
            const jobs = await read(sql`select 1 from jobs where kind = 'mail.send'`)
            expect([(await rows()).filter(({ state }) => state === 'WAITING'), jobs]).toEqual([[], []])
          }),
        async lookBefore() {
          sentBefore = (await rows()).filter(({ state }) => state === 'SENT').map(({ person }) => person)
        },
        async restart() {
          await preparing.server.end('SIGKILL')
          // As if the time had passed after which a dead sender's job and mails are taken again.
          await write(
            sql`update jobs set locked_until = now() where locked_by is not null`,
            sql`update outbox set due_at = now() where state = 'WAITING'`,
          )
          await preparing.killAndStart()
          // Who asked and heard nothing asks again.
          await remind()
        },
        async lookAfter(place) {
          const made = await rows()
          expect(made.length, place).toBeGreaterThan(1)
          expect(new Set(made.map(({ onceKey }) => onceKey)).size, place).toBe(made.length)
          for (const { person, state } of made) {
            const ids = sentTo(person)
            expect([state, new Set(ids).size], `${person} ${place}`).toEqual(['SENT', 1])
            expect(ids.length, `${person} ${place}`).toBeLessThanOrEqual(sentBefore.includes(person) ? 1 : 2)
          }
        },
      })
      // At least asking, taking, the links, what became of them, and the end of the job.
      expect(commits).toBeGreaterThanOrEqual(5)
    },
    ROUNDS_TIMEOUT_MS,
  )
})
