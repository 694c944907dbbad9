import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { API_ENGINE } from '../../engines.ts'
import { eventually } from '../../eventually.ts'
import { useServer } from '../../harness.ts'
import { startMailServer } from '../../servers/smtp-server.ts'
import { COMPANY } from '../review/reviewing.ts'
import { mailingOn } from './mailing.ts'

const ALL = { sendKickoff: true, sendReminders: true, sendClose: true }
const PATH = '/api/v1/access_review'

describe('mails that cannot be delivered', async () => {
  const smtp = await startMailServer()
  const server = await useServer(API_ENGINE, {
    jobs: true,
    env: { SMTP_URL: smtp.url, MAIL_FROM: 'Reviews <r@x.example>' },
  })
  const on = await mailingOn(server, smtp)
  const { load, open, outbox, sendAll, run, write, hold } = on
  await load(COMPANY)
  const started = async (displayName: string) => {
    await hold(true)
    const id = await open({ displayName, notificationConfig: ALL })
    await hold(false)
    return id
  }
  const states = async (id: string) =>
    Object.fromEntries((await outbox(id)).map(({ person, state, attempts }) => [person, `${state} ${attempts}`]))
  const count = (name: string, displayName: string) => on.mailsTo(name, displayName).length

  it('fail for the recipient who is refused, whom the owners see, and reach the others (REV-134)', async () => {
    const id = await started('Refused')
    smtp.answerRecipients((to) => (to === 'bob@corp.example' ? 550 : undefined))
    await run('mail.send')
    expect(await states(id)).toMatchObject({ ann: 'SENT 1', bob: 'FAILED 1' })
    const summary = (await on.get(`${PATH}/${id}/summary`)).body
    expect(summary.needsYou).toContainEqual(expect.objectContaining({ code: 'MAIL_FAILED', count: 1 }))
    const { list } = (await on.get('/api/v1/mail?state=FAILED')).body
    expect(list).toEqual([expect.objectContaining({ email: 'bob@corp.example', kind: 'KICKOFF', attempts: 1 })])
    expect(list[0].lastError).toContain('550')
    smtp.answerRecipients(() => undefined)
    const retried = await server.call('POST', `/api/v1/mail/${list[0].id}/retry`)
    expect(retried.body.mail).toMatchObject({ id: list[0].id, state: 'WAITING', attempts: 0 })
    await sendAll()
    expect(await states(id)).toMatchObject({ bob: 'SENT 1' })
    expect(
      on.mailsTo('bob', 'Refused').map((mail) => [mail.header('message-id').startsWith(`<${list[0].id}@`), mail.from]),
    ).toEqual([[true, 'r@x.example']])
  })

  it('wait when a recipient is refused for now, and go out later, once (REV-134)', async () => {
    const id = await started('Greylisted')
    smtp.answerRecipients((to) => (to === 'bob@corp.example' ? 451 : undefined))
    await run('mail.send')
    expect(await states(id)).toMatchObject({ ann: 'SENT 1', bob: 'WAITING 1' })
    expect((await outbox(id)).find(({ person }) => person === 'bob')?.waitsMinutes).toBe(1)
    smtp.answerRecipients(() => undefined)
    await sendAll()
    expect(await states(id)).toMatchObject({ bob: 'SENT 2' })
    expect([count('ann', 'Greylisted'), count('bob', 'Greylisted')]).toEqual([1, 1])
  })

  it('wait while the mail server is down, and each goes out once when it is back (REV-134)', async () => {
    const id = await started('Down')
    await smtp.stop()
    await run('mail.send')
    expect((await outbox(id)).every(({ state }) => state === 'WAITING')).toBe(true)
    await smtp.start()
    await sendAll()
    const rows = await outbox(id)
    expect(rows.every(({ state }) => state === 'SENT')).toBe(true)
    for (const { person } of rows)
      expect(
        smtp.received.filter((mail) => mail.to.startsWith(`${person}@`) && mail.header('subject').includes('Down')),
      ).toHaveLength(1)
  })

  it('do not wait for a recipient whom the server is slow to answer (REV-134)', async () => {
    const id = await started('Slow')
    let answer: () => void = () => {}
    const answered = new Promise<undefined>((resolve) => {
      answer = () => resolve(undefined)
    })
    smtp.answerRecipients((to) => (to === 'ann@corp.example' ? answered : undefined))
    const sending = run('mail.send')
    await eventually(async () => expect(await states(id)).toMatchObject({ ann: 'WAITING 1', bob: 'SENT 1' }))
    answer()
    await sending
    expect(await states(id)).toMatchObject({ ann: 'SENT 1' })
    smtp.answerRecipients(() => undefined)
  })

  it('fail for somebody without an address, and skip those who are disabled', async () => {
    const id = await started('Nowhere')
    await write(sql`update user_versions set email = '' where email = 'bob@corp.example'`)
    await write(sql`update user_versions set status = 'DISABLED' where email = 'ann@corp.example'`)
    await run('mail.send')
    const rows = await server.database.read((reader) =>
      reader.rows<{ state: string; error: string }>(sql`
        select distinct state, last_error as error from outbox where campaign_id = ${id} order by 1`),
    )
    expect(rows).toContainEqual({ state: 'FAILED', error: expect.stringContaining('no e-mail address') })
    expect(await states(id)).toMatchObject({ ann: 'SKIPPED 1' })
    await write(sql`update user_versions set email = 'bob@corp.example' where email = ''`)
    await write(sql`update user_versions set status = 'ENABLED' where email = 'ann@corp.example'`)
  })

  it('never get a name with a line break from the API, which refuses it (REV-136)', async () => {
    const id = await on.draft({ displayName: 'Named' })
    for (const displayName of ['Evil\r\nBcc: victim@x.example', 'Evil\nX', 'Evil\rX', 'Evil\u2028X']) {
      const created = await on.post(PATH, { displayName, scopeV2: { appSelectionCriteria: {} } })
      const changed = await on.post(`${PATH}/${id}`, { accessReview: { displayName } })
      for (const reply of [created, changed]) {
        expect(reply.status).toBe(400)
        expect(reply.text).toContain('displayName')
      }
    }
  })

  it('have no header that a name could add, and no text that a name turns around (REV-136)', async () => {
    const evil = 'Evil\r\nBcc: victim@x.example\r\n\r\nHello \u202Etxet'
    const person = '"Bob" <x@y.example>, \u202Eneh\u2066\r\nX-Evil: 1'
    const id = await started('Header')
    await write(sql`update campaigns set display_name = ${evil} where campaign_id = ${id}`)
    for (const name of ['bob@corp.example', 'admin@example.com'])
      await write(sql`update user_versions set display_name = ${person} where email = ${name}`)
    await write(sql`update app_versions set display_name = ${`\u202Eppa\r\nX-Evil: 2`}`)
    expect((await on.settings({ displayName: 'Evil, "Inc" <e@y.example>' })).status).toBe(200)
    await run('mail.send')
    const [mail] = smtp.to('bob@corp.example').filter((one) => one.raw.includes('Evil'))
    if (!mail) throw new Error('no mail')
    expect(mail.headerNames.filter((name) => ['bcc', 'x-evil'].includes(name))).toEqual([])
    expect(new Set(mail.headerNames).size).toBe(mail.headerNames.length)
    // Each name is one quoted or encoded phrase before the only address.
    const phrase = /^("(?:[^"\\]|\\.)*"|=\?UTF-8\?[QB]\?[!-~]+\?=(?: =\?UTF-8\?[QB]\?[!-~]+\?=)*) <([^<>]+)>$/
    const addressees = ['to', 'reply-to'].map((name) => phrase.exec(mail.header(name)) ?? [])
    expect(addressees.map(([, , address]) => address)).toEqual(['bob@corp.example', 'admin@example.com'])
    expect(mail.header('from')).toBe('Reviews <r@x.example>')
    expect(mail.header('subject')).toMatch(/^Review access for Evil Bcc: victim@x\.example Hello txet: \d+ to decide/)
    const shown = [
      ...addressees.map(([, name = '']) => decodeWords(name)),
      mail.part('text/plain'),
      mail.part('text/html'),
    ].join('\n')
    expect(shown).toContain('neh')
    expect(shown).toContain('ppa X-Evil: 2')
    expect(shown).not.toMatch(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/)
    expect(mail.part('text/html')).not.toContain('<x@y.example>')
    expect([smtp.to('victim@x.example'), smtp.to('x@y.example'), smtp.to('e@y.example')]).toEqual([[], [], []])
  })
})

/** What encoded words stand for (RFC 2047). */
const decodeWords = (text: string): string =>
  text.replace(/=\?UTF-8\?([QB])\?([!-~]+?)\?=/g, (_, kind: string, word: string) =>
    kind === 'B'
      ? Buffer.from(word, 'base64').toString('utf8')
      : decodeURIComponent(word.replaceAll('_', ' ').replaceAll('=', '%')),
  )
