import { expect } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { enqueueJob } from '../../../server/jobs/index.ts'
import { eventually } from '../../eventually.ts'
import { noteSecret, type TestServer } from '../../harness.ts'
import type { MailServer, Received } from '../../servers/smtp-server.ts'
import { closingOn } from '../review/closing.ts'

export interface OutboxRow {
  kind: string
  person: string
  state: string
  attempts: number
  error: string
  waitsMinutes: number
}

/** Campaigns whose mails are looked at. */
export async function mailingOn(server: TestServer, smtp?: MailServer) {
  const closing = await closingOn(server)
  const { tenantId, write } = closing
  const address = (name: string) => `${name}@corp.example`
  /** Runs a job now and waits until it has run. */
  const run = async (kind: 'mail.send' | 'mail.daily') => {
    await server.database.tx((tx) => enqueueJob(tx, { tenantId, kind, key: 'test', payload: {} }))
    await eventually(async () => {
      const left = await server.database.read((reader) =>
        reader.count(sql`select 1 from jobs where kind = ${kind} and failed_at is null`),
      )
      expect(left).toBe(0)
    })
  }
  const outbox = (campaignId = '') =>
    server.database.read((reader) =>
      reader.rows<OutboxRow>(sql`
        select o.kind, split_part(u.email, '@', 1) as person, o.state, o.attempts, o.last_error as error,
          round(extract(epoch from o.due_at - now()) / 60)::int as "waitsMinutes"
        from outbox o join users u on u.tenant_id = o.tenant_id and u.user_id = o.user_id
        where o.tenant_id = ${tenantId} and o.campaign_id = ${campaignId} order by o.kind, 2, o.outbox_key`),
    )
  return {
    ...closing,
    run,
    outbox,
    address,
    /** Sends what is due, and what would be due later, as if that time had come. */
    async sendAll() {
      // What is being sent is not due again.
      await run('mail.send')
      await write(sql`update outbox set due_at = now() where tenant_id = ${tenantId} and state = 'WAITING'`)
      await run('mail.send')
    },
    /** Mails to a person whose subject has this text. */
    mailsTo: (name: string, subject = ''): Received[] =>
      (smtp?.to(address(name)) ?? []).filter((mail) => mail.header('subject').includes(subject)),
    /** Lets nothing be sent until it is called again with false. */
    hold: (isHeld: boolean) =>
      isHeld
        ? server.database.tx((tx) =>
            enqueueJob(tx, {
              tenantId,
              kind: 'mail.send',
              key: 'tick',
              payload: {},
              runAt: new Date(Date.now() + 3_600_000),
            }),
          )
        : write(sql`delete from jobs where kind = 'mail.send' and locked_by is null`),
    /** A campaign that is open, with fields that a new one cannot have. */
    async opened(fields: Record<string, unknown>, changes: Record<string, unknown>): Promise<string> {
      const id = await closing.draft(fields)
      const reply = await closing.post(`/api/v1/access_review/${id}`, { accessReview: changes })
      if (reply.status !== 200) throw new Error(reply.text)
      await closing.prepare(id)
      await closing.start(id)
      return id
    },
    settings: (body: unknown) => server.call('POST', '/api/v1/settings', { body }),
  }
}

/** The token of the sign-in link in a mail. */
export function tokenIn(mail: Received): string {
  const [, token = ''] = /\/sign-in\?to=\S*#(\S+)/.exec(mail.part('text/plain')) ?? []
  noteSecret(token)
  return token
}
