import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { startMailServer } from '../../servers/smtp-server.ts'
import { GROUPS, grantsWith, removingOn } from '../removal/removing.ts'
import { mailingOn } from './mailing.ts'

describe('mails about removals', async () => {
  const smtp = await startMailServer()
  const server = await useServer(API_ENGINE, { jobs: true, env: { SMTP_URL: smtp.url } })
  const mails = await mailingOn(server, smtp)
  const on = await removingOn(server)
  await on.sync(GROUPS)
  await mails.settings({ mailHour: 0 })
  /** The mails of another local day. */
  const nextDay = async () => {
    await mails.write(sql`delete from mail_days`)
    await mails.write(sql`update outbox set once_key = once_key || ' ' || outbox_key, state = case state
      when 'WAITING' then 'SKIPPED' else state end`)
    await mails.write(sql`update removal_notices set told_on = told_on - 1 where told_on is not null`)
    await mails.run('mail.daily')
  }
  const waiting = async (kind: string) =>
    (await mails.outbox()).filter((row) => row.kind === kind && row.state === 'WAITING').map(({ person }) => person)
  const cancelAll = async (id: string) =>
    on.change(
      'cancel',
      (await on.revocations(id)).map((one: { id: string }) => one.id),
      { comment: 'Test' },
    )

  it('tell whoever has to remove something, once for each local date, while there is work (REV-180)', async () => {
    const id = await on.reviewed()
    await on.decide(id, false, 'access of cid', 'access of dea', 'read of eli5')
    await mails.hold(true)
    await nextDay()
    await mails.run('mail.daily')
    expect(await waiting('REMOVAL_WORK')).toEqual(['bob', 'dea'])
    // What is done before the mail is sent is not told.
    await on.change('complete', [(await on.revocation(id, 'read of eli5')).id])
    await mails.hold(false)
    await mails.sendAll()
    const [mail, ...others] = mails.mailsTo('bob', 'to carry out')
    expect(others).toEqual([])
    expect(mail?.header('subject')).toBe('2 access removals to carry out')
    expect(mails.mailsTo('dea', 'to carry out')).toEqual([])
    for (const text of [mail?.part('text/plain'), mail?.part('text/html')]) {
      expect(text).toContain('Customer database')
      expect(text).not.toMatch(/Cid Diaz|Dea Eder/)
    }
    expect(mail?.part('text/plain')).toContain('/sign-in?to=%2Fremovals#')
    await cancelAll(id)
    await nextDay()
    expect(await waiting('REMOVAL_WORK')).toEqual([])
  })

  it('go to the people whom an entitlement names, else to owners of the app, else of the campaign (REV-181)', async () => {
    const access = (await on.post('/api/v1/search/entitlements', { query: 'Access' })).body.list[0].appEntitlement
    const path = `/api/v1/apps/${access.appId}/entitlements/${access.id}`
    const set = (deprovisionerPolicy: Record<string, unknown>) =>
      on.post(path, { entitlement: { deprovisionerPolicy }, updateMask: 'deprovisionerPolicy' })
    expect((await set({ manual: { userIds: [await on.idOf('ann@corp.example')] } })).status).toBe(200)
    const id = await on.reviewed()
    await on.decide(id, false, 'access of cid')
    await mails.hold(true)
    await nextDay()
    expect(await waiting('REMOVAL_WORK')).toEqual(['ann'])
    const disable = (name: string, status: string) =>
      mails.write(sql`update user_versions set status = ${status} where email = ${`${name}@corp.example`}
        and closed_at is null`)
    await disable('ann', 'DISABLED')
    await nextDay()
    expect(await waiting('REMOVAL_WORK')).toEqual(['bob'])
    await disable('bob', 'DISABLED')
    await nextDay()
    expect(await waiting('REMOVAL_WORK')).toEqual(['admin'])
    await disable('ann', 'ENABLED')
    await disable('bob', 'ENABLED')

    // Ann says it is done, and it is still there: she is told, and so are the owners (REV-107).
    await on.change('complete', [(await on.revocation(id, 'access of cid')).id], {}, await on.as('ann'))
    await on.sync(GROUPS)
    await nextDay()
    expect(await waiting('REMOVAL_NOTICE')).toEqual(['admin', 'ann', 'bob'])
    await mails.hold(false)
    await mails.sendAll()
    expect(mails.mailsTo('ann', 'needs attention').map((mail) => mail.header('subject'))).toEqual([
      '1 removal needs attention',
    ])
    expect(mails.mailsTo('ann', 'needs attention')[0]?.part('text/plain')).toContain(
      '1 grant that somebody marked as removed is still in the app.',
    )
    await nextDay()
    expect(await waiting('REMOVAL_NOTICE')).toEqual([])
    await cancelAll(id)
    await set({ manual: {} })
  })

  it('tell owners once of what is overdue and of what is back, as far as it still holds (REV-113, REV-181)', async () => {
    const id = await on.reviewed()
    await on.decide(id, false, 'access of cid', 'access of dea')
    const { numericId } = await on.revocation(id, 'access of dea')
    await on.sync(grantsWith({ 'crm,access,c3,': undefined }))
    await on.sync(GROUPS)
    await on.age(numericId, 15)
    await on.daily()
    await on.daily()
    await mails.hold(true)
    await nextDay()
    expect(await waiting('REMOVAL_NOTICE')).toEqual(['admin', 'bob'])
    await on.change('cancel', [numericId], { comment: 'Not needed' })
    await mails.hold(false)
    await mails.sendAll()
    const [notice] = mails.mailsTo('bob', 'needs attention').slice(-1)
    expect(notice?.header('subject')).toBe('1 removal needs attention')
    expect(notice?.part('text/plain')).toContain('1 grant that was removed is back.')
    expect(notice?.part('text/plain')).not.toContain('overdue')
    await nextDay()
    expect(await waiting('REMOVAL_NOTICE')).toEqual([])
    await cancelAll(id)
  })

  it('tell owners that a campaign is too large to be prepared', async () => {
    await mails.settings({ campaignMaxItems: 2 })
    const id = await mails.draft({ displayName: 'Too large' })
    await mails.prepare(id).catch(() => {})
    await mails.sendAll()
    const [mail] = smtp.to('admin@example.com').filter((one) => one.header('subject').startsWith('Too large'))
    expect(mail?.header('subject')).toBe(
      'Too large has not started: it would have more than 2 items, which is the limit',
    )
    expect(mail?.part('text/plain')).toContain('Narrow its scope, then prepare it again.')
    await mails.settings({ campaignMaxItems: 1_000_000 })
  })
})
