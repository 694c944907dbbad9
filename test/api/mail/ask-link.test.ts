import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { startMailServer } from '../../servers/smtp-server.ts'
import { COMPANY } from '../review/reviewing.ts'
import { mailingOn, tokenIn } from './mailing.ts'

const LINK = '/auth/v1/sign-in/link'

const post = (url: string, path: string, body: unknown, origin = url) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(body),
  })

describe('a sign-in link by mail', async () => {
  const smtp = await startMailServer()
  const server = await useServer(API_ENGINE, { jobs: true, env: { SMTP_URL: smtp.url } })
  const on = await mailingOn(server, smtp)
  await on.load(COMPANY)
  const ask = (email: string, more = {}) => post(server.url, LINK, { email, ...more })
  const mails = () => on.outbox().then((rows) => rows.filter(({ kind }) => kind === 'SIGN_IN_LINK'))
  const entries = () =>
    server.database.read((reader) =>
      reader.rows<{ outcome: string; reason: string | null; target: string | null; all: string }>(sql`
        select outcome, detail ->> 'reason' as reason, target_id as target, audit_entries::text as all
        from audit_entries where operation = 'auth.ask_sign_in_link' order by entry_id`),
    )
  /** As if this many minutes had passed for mails and links. */
  const pass = async (minutes: number) => {
    await on.write(sql`
      update outbox set created_at = created_at - make_interval(mins => ${minutes}), once_key = once_key || outbox_key`)
    await on.write(sql`update sign_in_links set expires_at = expires_at - make_interval(mins => ${minutes})`)
  }

  it('is offered, and answers known and unknown addresses alike; only the known one gets it, once (WEB-083)', async () => {
    const offered = await (await fetch(`${server.url}/auth/v1/sso`)).json()
    expect(offered).toMatchObject({ linksAllowed: true, mailsLinks: true })
    const shapes = []
    for (const email of ['BOB@corp.example', 'nobody@corp.example', 'not an address']) {
      const reply = await ask(email, { to: '/reviews' })
      const headers = [...reply.headers.keys()].filter((name) => name !== 'date').sort()
      shapes.push([reply.status, await reply.text(), headers])
    }
    expect(shapes[0]?.slice(0, 2)).toEqual([200, '{}'])
    expect([shapes[1], shapes[2]]).toEqual([shapes[0], shapes[0]])
    await on.sendAll()
    expect((await mails()).map(({ person, state }) => [person, state])).toEqual([['bob', 'SENT']])
    const [mail] = on.mailsTo('bob', 'Your sign-in link')
    if (!mail) throw new Error('no mail')
    expect(mail.part('text/plain')).toContain('once, within 15 minutes')
    const token = tokenIn(mail)
    const use = () => post(server.url, '/auth/v1/sign-in', { token })
    const stored = await server.database.read((reader) =>
      reader.rows<{ text: string }>(
        sql`select l::text as text from sign_in_links l union all select o::text from outbox o`,
      ),
    )
    expect(stored.some(({ text }) => text.includes(token))).toBe(false)
    expect((await use()).status).toBe(200)
    expect((await use()).status).toBe(401)
    const logged = await entries()
    expect(logged.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['done', null],
      ['refused', 'address_not_known'],
      ['refused', 'address_not_known'],
    ])
    expect(logged[0]?.target).toBe(await on.idOf('bob@corp.example'))
    expect(logged.some(({ all }) => all.includes('nobody@'))).toBe(false)
  })

  it('works for 15 minutes, and is not sent when it could not be for as long', async () => {
    await pass(60)
    await ask('ann@corp.example')
    await on.sendAll()
    const token = tokenIn(on.mailsTo('ann', 'Your sign-in link').at(-1) ?? expect.unreachable())
    await pass(16)
    expect((await post(server.url, '/auth/v1/sign-in', { token })).status).toBe(401)
    await on.hold(true)
    await ask('ann@corp.example')
    await pass(16)
    await on.hold(false)
    await on.sendAll()
    expect((await mails()).filter(({ person }) => person === 'ann').map(({ state }) => state)).toEqual([
      'SENT',
      'SKIPPED',
    ])
  })

  it('is sent once a minute and five times an hour to one person, and asked for ten times a minute by one network', async () => {
    await pass(120)
    const statuses: number[] = []
    const waits: (string | null)[] = []
    for (let n = 0; n < 12; n++) {
      const reply = await ask('eli@corp.example')
      statuses.push(reply.status)
      waits.push(reply.headers.get('retry-after'))
      if (n % 2 === 1) await pass(1)
    }
    // Others of this file asked from here, too.
    expect(statuses.at(-1)).toBe(429)
    expect(waits.at(-1)).not.toBeNull()
    const sent = (await mails()).filter(({ person }) => person === 'eli')
    expect(sent.length).toBeLessThanOrEqual(5)
    expect((await entries()).filter(({ reason }) => reason === 'too_many_links').length).toBeGreaterThan(0)
  })

  it('is refused to other sites', async () => {
    const foreign = await post(server.url, LINK, { email: 'bob@corp.example' }, 'https://evil.example')
    expect(foreign.status).toBe(403)
  })
})

describe.each([
  ['without a mail server', {}],
  ['with MAIL_SIGN_IN_HOURS=0', { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_SIGN_IN_HOURS: '0' }],
])('a sign-in link by mail %s', async (_, env: Record<string, string>) => {
  const server = await useServer(API_ENGINE, { env })

  it('is neither offered nor sent (WEB-083)', async () => {
    expect(await (await fetch(`${server.url}/auth/v1/sso`)).json()).toMatchObject({ mailsLinks: false })
    expect((await post(server.url, LINK, { email: 'admin@example.com' })).status).toBe(401)
    const count = await server.database.read((reader) =>
      reader.count(sql`select 1 from outbox where kind = 'SIGN_IN_LINK'`),
    )
    expect(count).toBe(0)
  })
})
