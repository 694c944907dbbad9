import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { API_ENGINE, newDirectory } from '../../engines.ts'
import { noteSecret, useServer } from '../../harness.ts'
import { COMPANY } from '../review/reviewing.ts'
import { mailingOn } from './mailing.ts'

const ALL = { sendKickoff: true, sendReminders: true, sendClose: true }

describe('mails without a mail server', async () => {
  const directory = newDirectory()
  const server = await useServer(API_ENGINE, { jobs: true, env: { DATA_DIR: directory } })
  const on = await mailingOn(server)
  await on.load(COMPANY)
  const id = await on.open({ displayName: 'Written', notificationConfig: ALL })
  await on.sendAll()

  it('are shown to Super Administrators, and to nobody else (REV-139)', async () => {
    const { list } = (await server.call('GET', `/api/v1/mail?kind=KICKOFF&accessReviewId=${id}`)).body
    const bob = list.find(({ email }: { email: string }) => email === 'bob@corp.example')
    expect(bob).toMatchObject({ state: 'SENT', accessReviewDisplayName: 'Written', displayName: 'Bob Chen' })
    const { body } = await server.call('GET', `/api/v1/mail/${bob.id}`)
    expect(body.mail).toEqual(bob)
    expect(body.subject).toContain('Review access for Written')
    for (const content of [body.text, body.html]) {
      const [, token = ''] = /#([\w-]{43})/.exec(content) ?? []
      noteSecret(token)
      expect(token).not.toBe('')
    }
    const page = await server.call('GET', `/api/v1/mail/${bob.id}/page`)
    expect(page.text).toBe(body.html)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'; /)
    expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    await on.giveRole('cid', 'campaign_administrator', 'read_only_administrator')
    for (const name of ['bob', 'cid'])
      for (const path of ['/api/v1/mail', `/api/v1/mail/${bob.id}`, `/api/v1/mail/${bob.id}/page`])
        expect((await (await on.as(name)).get(path)).status).toBe(403)
    expect((await server.call('GET', '/api/v1/mail/2bTPVGvGxhGzPl3vD5ZKgeXbXCh')).status).toBe(404)
  })

  it('are tried with a test mail to whoever asks (WEB-071)', async () => {
    const { mail } = (await server.call('POST', '/api/v1/mail_server/test')).body
    expect(mail).toMatchObject({ kind: 'TEST', email: 'admin@example.com', accessReviewId: '' })
    await on.sendAll()
    const { body } = await server.call('GET', `/api/v1/mail/${mail.id}`)
    expect(body.mail.state).toBe('SENT')
    expect(body.subject).toBe('Test mail from Recert')
    noteSecret(/#([\w-]{43})/.exec(body.text)?.[1] ?? '')
    const shown = (await server.call('GET', '/api/v1/mail_server')).body
    expect(shown).toEqual({
      isSet: false,
      host: '',
      fromName: '',
      fromAddress: `recert@${new URL(server.url).hostname}`,
    })
    expect((await (await on.as('bob')).post('/api/v1/mail_server/test', {})).status).toBe(403)
  })

  it('are files that mail programs open', () => {
    const files = readdirSync(join(directory, 'mail', server.tenant.id)).filter((name) => name.endsWith('.eml'))
    expect(files.length).toBeGreaterThan(0)
    const text = readFileSync(join(directory, 'mail', server.tenant.id, files[0] ?? ''), 'utf8')
    expect(text).toMatch(/^(From|To|Message-ID|Auto-Submitted): /m)
  })
})

describe('mails with a mail server', async () => {
  const server = await useServer(API_ENGINE, { jobs: true, env: { SMTP_URL: 'smtp://user:secret@127.0.0.1:1' } })
  const on = await mailingOn(server)
  await on.load(COMPANY)
  await on.open({ displayName: 'Kept back', notificationConfig: ALL })

  it('are listed, and have no content (REV-139)', async () => {
    const { list } = (await server.call('GET', '/api/v1/mail?kind=KICKOFF')).body
    expect(list.length).toBeGreaterThan(0)
    for (const end of ['', '/page'])
      expect((await server.call('GET', `/api/v1/mail/${list[0].id}${end}`)).status).toBe(404)
  })

  it('say which server that is, without its password, and why a test mail did not arrive (WEB-071)', async () => {
    const shown = await server.call('GET', '/api/v1/mail_server')
    expect(shown.body).toMatchObject({ isSet: true, host: '127.0.0.1:1' })
    expect(shown.text).not.toContain('secret')
    const { mail } = (await server.call('POST', '/api/v1/mail_server/test')).body
    await on.sendAll()
    const { list } = (await server.call('GET', '/api/v1/mail?kind=TEST')).body
    expect(list[0]).toMatchObject({ id: mail.id, state: 'WAITING' })
    expect(list[0].lastError).toContain('ECONNREFUSED')
  })
})
