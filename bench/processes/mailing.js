// Mails to many reviewers sent by a worker in this process, and the bare loop they are compared with.
import { createTransport } from 'nodemailer'
import pino from 'pino'
import { readConfig } from '../../dist/server/config.js'
import { sql } from '../../dist/server/db/sql.js'
import { startWorker } from '../../dist/server/jobs/index.js'
import { renderHtml, renderText } from '../../dist/server/notify/letters/letter.js'
import { sendJob } from '../../dist/server/notify/send-job.js'
import { mailKickoff } from '../../dist/server/review/mail/review-mails.store.js'
import { findReview } from '../../dist/server/review/review.store.js'
import { firstMessage, startNode } from './child.js'

const POLL_MS = 200
const LANES = 5
const LONG = { timeoutMs: 600_000 }

/** A mail server in a process of its own. */
export async function startSink() {
  const { port } = await firstMessage(startNode(['bench/processes/smtp-sink.js'], { ipc: true }))
  return `smtp://127.0.0.1:${port}`
}

/** Gives the tasks of a campaign to so many reviewers. */
export async function spreadTasks(database, tenantId, id, reviewers) {
  const { key } = await database.read((reader) => findReview(reader, tenantId, id))
  for (const statement of [
    sql`insert into user_versions (tenant_id, user_id, email, display_name)
      select ${tenantId}, 'm' || i, 'm' || i || '@corp.example', 'Reviewer ' || i
      from generate_series(1, ${reviewers}::int) i`,
    sql`insert into reviewer_sets (tenant_id, review_key, digest)
      select ${tenantId}, ${key}, convert_to('m' || i, 'UTF8') from generate_series(1, ${reviewers}::int) i`,
    sql`insert into reviewer_set_members (tenant_id, review_key, set_key, user_id)
      select tenant_id, review_key, set_key, convert_from(digest, 'UTF8') from reviewer_sets
      where tenant_id = ${tenantId} and review_key = ${key} and octet_length(digest) < 10`,
    sql`update tasks t set set_key = s.set_key from reviewer_sets s
      where t.tenant_id = ${tenantId} and t.review_key = ${key} and s.tenant_id = t.tenant_id
        and s.review_key = t.review_key and s.digest = convert_to('m' || (t.numeric_id % ${reviewers}::int + 1), 'UTF8')`,
    sql`analyze tasks`,
    sql`analyze reviewer_set_members`,
    sql`analyze user_versions`,
  ])
    await database.tx((tx) => tx.count(statement), LONG)
}

/** Seconds in which everybody with open tasks is sent a kickoff. */
export async function timedMails({ database }, tenantId, id, smtpUrl, expected) {
  const handlers = [sendJob({ database, settings: readConfig({ SMTP_URL: smtpUrl }) })]
  await database.tx((tx) => tx.count(sql`delete from outbox where tenant_id = ${tenantId}`), LONG)
  const worker = await startWorker({ database, handlers, schedules: [], log: pino({ level: 'warn' }) })
  const review = await database.read((reader) => findReview(reader, tenantId, id))
  const begin = performance.now()
  await database.tx((tx) => mailKickoff(tx, tenantId, review), LONG)
  worker.wake()
  let sent = 0
  while (sent < expected) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    const row = await database.read((reader) =>
      reader.first(sql`
        select count(*) filter (where state = 'SENT')::int as sent, count(*) filter (where state <> 'SENT'
          and (state <> 'WAITING' or last_error <> ''))::int as failed from outbox where tenant_id = ${tenantId}`),
    )
    if (row.failed > 0) throw new Error(`${row.failed} mails failed`)
    sent = row.sent
  }
  const seconds = (performance.now() - begin) / 1000
  await worker.stop(10_000)
  return seconds
}

/** Seconds in which a loop over the same number of pooled connections sends as many mails that are as long. */
export async function timedLoop(smtpUrl, count) {
  const transport = createTransport({ pool: true, maxConnections: LANES, maxMessages: 10_000, url: smtpUrl })
  const letter = {
    subject: 'Review access for Bench: 2 to decide',
    paragraphs: ['The access review Bench has started, and 2 access decisions wait for you.'],
    tables: [
      {
        heading: 'To decide, by app',
        rows: [
          ['Application 1', 1],
          ['Application 2', 1],
        ],
      },
    ],
    action: { label: 'Open the review', path: '/' },
    why: 'You get this mail because you review access in Bench.',
  }
  const link = `http://127.0.0.1:8080/sign-in?to=%2Freviews%2F${'x'.repeat(27)}#${'x'.repeat(43)}`
  const envelope = { organization: 'Recert', recipient: 'Reviewer', link, signInHours: 24 }
  const [text, html] = [renderText(letter, envelope), renderHtml(letter, envelope)]
  let next = 0
  const lane = async () => {
    while (next < count) {
      const to = `m${++next}@corp.example`
      await transport.sendMail({ from: 'recert@127.0.0.1', to, subject: letter.subject, text, html })
    }
  }
  const begin = performance.now()
  await Promise.all(Array.from({ length: LANES }, lane))
  const seconds = (performance.now() - begin) / 1000
  transport.close()
  return seconds
}
