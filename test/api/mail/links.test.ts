import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { startMailServer } from '../../servers/smtp-server.ts'
import { COMPANY } from '../review/reviewing.ts'
import { mailingOn, tokenIn } from './mailing.ts'

const KICKOFF = { notificationConfig: { sendKickoff: true } }

describe('the link of a mail', async () => {
  const smtp = await startMailServer()
  const server = await useServer(API_ENGINE, { jobs: true, env: { SMTP_URL: smtp.url } })
  const on = await mailingOn(server, smtp)
  await on.load(COMPANY)
  const id = await on.open({ displayName: 'Linked', ...KICKOFF })
  await on.sendAll()
  const mailTo = (name: string, subject = 'Linked') => {
    const mail = on.mailsTo(name, subject).at(-1)
    if (!mail) throw new Error(`no mail to ${name}`)
    return mail
  }
  const signIn = (token: string, cookie = '') =>
    fetch(`${server.url}/auth/v1/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url, cookie },
      body: JSON.stringify({ token }),
    })
  const cookieOf = (reply: Response) => reply.headers.get('set-cookie')?.split(';')[0] ?? ''
  const whoIs = async (cookie: string) => {
    const reply = await fetch(`${server.url}/api/v1/auth/introspect`, { headers: { cookie } })
    return ((await reply.json()) as { userId: string }).userId
  }

  it('is not used up by a scanner that opens it, and signs in as the recipient in the browser of somebody else (REV-137)', async () => {
    const [, link = ''] = /(http\S+\/sign-in\?to=\S+)/.exec(mailTo('bob').part('text/plain')) ?? []
    expect(new URL(link).hash).toBe(`#${tokenIn(mailTo('bob'))}`)
    // Whoever opens the address without clicking sends no fragment; whoever sends it anyway changes nothing.
    for (const method of ['GET', 'HEAD'])
      for (const url of [link, link.replace('#', '%23'), link.replace('#', '&token=')]) await fetch(url, { method })
    const ann = cookieOf(await signIn(tokenIn(mailTo('ann'))))
    expect(await whoIs(ann)).toBe(await on.idOf('ann@corp.example'))
    const signedIn = await signIn(tokenIn(mailTo('bob')), ann)
    expect(signedIn.status).toBe(200)
    expect(cookieOf(signedIn)).not.toBe(ann)
    expect(await whoIs(cookieOf(signedIn))).toBe(await on.idOf('bob@corp.example'))
  })

  it('is refused when it is used twice, and after 25 hours (REV-137)', async () => {
    expect((await on.post(`/api/v1/access_review/${id}/action/remind`, {})).status).toBe(200)
    await on.open({ displayName: 'Another', ...KICKOFF })
    await on.sendAll()
    const [used, late] = [tokenIn(mailTo('bob', 'wait for you')), tokenIn(mailTo('ann', 'wait for you'))]
    expect((await signIn(used)).status).toBe(200)
    expect((await signIn(used)).status).toBe(401)
    // As if it had been sent 23 hours ago, and then 25.
    const pass = (hours: number) =>
      on.write(sql`update sign_in_links set expires_at = expires_at - make_interval(hours => ${hours})`)
    await pass(23)
    expect((await signIn(tokenIn(mailTo('ann', 'Another')))).status).toBe(200)
    await pass(2)
    expect((await signIn(late)).status).toBe(401)
  })
})

describe('the link of a mail without sign-in', async () => {
  const smtp = await startMailServer()
  const server = await useServer(API_ENGINE, { jobs: true, env: { SMTP_URL: smtp.url, MAIL_SIGN_IN_HOURS: '0' } })
  const on = await mailingOn(server, smtp)
  await on.load(COMPANY)

  it('leads to the page and carries no token, and none is made, with MAIL_SIGN_IN_HOURS=0', async () => {
    const links = () => server.database.read((reader) => reader.count(sql`select 1 from sign_in_links`))
    const before = await links()
    const id = await on.open({ displayName: 'Plain', ...KICKOFF })
    await on.sendAll()
    const [mail] = on.mailsTo('bob', 'Plain')
    for (const type of ['text/plain', 'text/html'] as const) {
      const text = mail?.part(type) ?? ''
      expect(text).toContain(`${server.url}/reviews/${id}`)
      expect(text).not.toMatch(/sign-in|#[\w-]{43}/)
      expect(text).not.toMatch(/signs you in/)
    }
    expect(await links()).toBe(before)
  })
})
