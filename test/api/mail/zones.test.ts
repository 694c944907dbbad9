import { describe, expect, it } from 'vitest'
import type { Tx } from '../../../server/db/index.ts'
import { sql } from '../../../server/db/sql.ts'
import { dailyJob } from '../../../server/notify/daily-job.ts'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { runKilled } from '../../run-killed.ts'
import { COMPANY } from '../review/reviewing.ts'
import { mailingOn } from './mailing.ts'

const HALF_HOUR_MS = 1_800_000

describe('daily reminders', async () => {
  const server = await useServer(API_ENGINE)
  // It works on its jobs only until the campaign is open; then the test runs the daily one at the times it wants.
  await server.app.startJobs()
  const on = await mailingOn(server)
  const { tenantId, write } = on
  await on.load(COMPANY)
  const id = await on.open({ notificationConfig: { sendReminders: true } })
  // Overdue, so that there is a reminder each day.
  await write(sql`update campaigns set completion_at = '2025-12-10' where campaign_id = ${id}`)
  await write(sql`update reviews set opened_at = '2025-12-01' where campaign_id = ${id}`)

  /** Runs the job as if it were this time. */
  const runAt = (at: number) =>
    runKilled(dailyJob, {
      tenantId,
      payload: {},
      database: {
        ...server.database,
        tx: (work) => server.database.tx((tx) => work({ ...tx, now: async () => new Date(at) } satisfies Tx)),
      },
    })
  const reminders = async () =>
    (
      await server.database.read((reader) =>
        reader.rows<{ day: string }>(sql`
          select split_part(once_key, ' ', -1) as day from outbox o join users u using (tenant_id, user_id)
          where o.kind = 'REMINDER' and u.email = 'bob@corp.example' order by outbox_key`),
      )
    ).map(({ day }) => day)

  it.each([
    // The clocks go forward on 8 March and back on 1 November; the other two zones never change theirs.
    ['America/Los_Angeles', '2026-03-07T00:00Z', ['03-07 16:00', '03-08 15:00', '03-09 15:00']],
    ['America/Los_Angeles', '2026-10-31T00:00Z', ['10-31 15:00', '11-01 16:00', '11-02 16:00']],
    ['Asia/Kolkata', '2026-03-07T00:00Z', ['03-07 02:30', '03-08 02:30', '03-09 02:30']],
    ['Pacific/Kiritimati', '2026-03-06T12:00Z', ['03-06 18:00', '03-07 18:00', '03-08 18:00']],
  ])('of %s from %s are made at 08:00 there, once for each local date (REV-129)', async (timeZone, from, expected) => {
    await write(sql`delete from mail_days`)
    await write(sql`delete from outbox`)
    expect((await on.settings({ timeZone, mailHour: 8 })).status).toBe(200)
    const begin = Date.parse(from)
    // What is due at the begin belongs to the day before.
    await runAt(begin)
    const before = (await reminders()).length
    const made: string[] = []
    for (let at = begin + HALF_HOUR_MS; at < begin + 3 * 86_400_000; at += HALF_HOUR_MS) {
      const known = (await reminders()).length
      await runAt(at)
      if ((await reminders()).length > known) made.push(new Date(at).toISOString().slice(5, 16).replace('T', ' '))
    }
    expect(made).toEqual(expected)
    const days = (await reminders()).slice(before)
    expect(days).toHaveLength(3)
    expect(new Set(days).size).toBe(3)
    const local = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
    expect(days).toEqual(expected.map((time) => local.format(new Date(`2026-${time.replace(' ', 'T')}Z`))))
  })
})
