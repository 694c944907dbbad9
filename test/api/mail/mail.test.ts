import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { startMailServer } from '../../servers/smtp-server.ts'
import { COMPANY } from '../review/reviewing.ts'
import { mailingOn, tokenIn } from './mailing.ts'

const PATH = '/api/v1/access_review'
const DAY_MS = 86_400_000
const ALL = { sendKickoff: true, sendReminders: true, sendClose: true }
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

describe('mails of a campaign', async () => {
  const smtp = await startMailServer()
  const server = await useServer(API_ENGINE, { jobs: true, env: { SMTP_URL: smtp.url } })
  const on = await mailingOn(server, smtp)
  const { load, draft, prepare, start, open, as, outbox, sendAll, mailsTo, run, write, idOf, stored, tasks } = on
  await load(COMPANY)
  const kinds = async (id: string, kind: string) => (await outbox(id)).filter((row) => row.kind === kind)

  it('tells each reviewer once what waits for them, with a link that signs them in (REV-001)', async () => {
    const reviewInstructions = 'Deny what nobody used.'
    const due = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(inDays(20)))
    const fields = { displayName: 'Kickoff', completionDate: inDays(20), notificationConfig: ALL }
    const id = await on.opened(fields, { reviewInstructions })
    await sendAll()
    const people = new Set((await stored(id)).flatMap(({ reviewers }) => reviewers))
    expect((await kinds(id, 'KICKOFF')).map(({ person, state }) => [person, state])).toEqual(
      [...people].sort().map((person) => [person, 'SENT']),
    )
    const [mail, ...others] = mailsTo('bob', 'Kickoff')
    if (!mail) throw new Error('no mail')
    expect(others).toEqual([])
    const mine = (await stored(id)).filter(({ reviewers }) => reviewers.includes('bob')).length
    expect(mail.header('subject')).toBe(`Review access for Kickoff: ${mine} to decide by ${due}`)
    expect(mail.header('auto-submitted')).toBe('auto-generated')
    expect(mail.header('reply-to')).toContain('admin@example.com')
    expect(mail.header('message-id')).toMatch(/^<[0-9A-Za-z]{27}@127.0.0.1>$/)
    expect(mail.headerNames).not.toContain('list-unsubscribe')
    for (const text of [mail.part('text/plain'), mail.part('text/html')]) {
      expect(text).toContain('Customer database')
      expect(text).toContain(reviewInstructions)
      expect(text).toContain(due)
      expect(text).toContain('UTC')
      // Neither what the access is nor whose.
      expect(text).not.toMatch(/Export all customers|Cid Diaz/)
    }
    expect(mail.part('text/plain')).toContain(`/sign-in?to=%2Freviews%2F${id}#`)
  })

  it('says nothing at the start unless the campaign or the start wants it, nor to those without work (REV-127)', async () => {
    const silent = { notificationConfig: { sendKickoff: false } }
    expect(await kinds(await open({ displayName: 'Silent', ...silent }), 'KICKOFF')).toEqual([])
    const asked = await draft({ displayName: 'Asked', ...silent })
    await prepare(asked)
    await start(asked, { sendKickoff: true })
    expect((await kinds(asked, 'KICKOFF')).length).toBeGreaterThan(0)
    const moved = await draft({ displayName: 'Moved', notificationConfig: ALL })
    await prepare(moved)
    await on.hold(true)
    await start(moved)
    const admin = await idOf('admin@example.com')
    const ids = (await tasks(moved)).filter(({ reviewers }) => reviewers.includes('bob')).map(({ taskId }) => taskId)
    const body = { taskIds: ids, newStepUserIds: [admin], comment: 'x' }
    expect((await on.post(`${PATH}/${moved}/tasks/reassign`, body)).status).toBe(200)
    await on.hold(false)
    await sendAll()
    const states = Object.fromEntries((await kinds(moved, 'KICKOFF')).map(({ person, state }) => [person, state]))
    expect([states.bob, states.ann]).toEqual(['SKIPPED', 'SENT'])
    expect(mailsTo('bob', 'Moved')).toEqual([])
  })

  it('start nothing and tell nobody when there is nothing to review (REV-027)', async () => {
    const nobody = await idOf('admin@example.com')
    const id = await open({
      displayName: 'Empty',
      notificationConfig: ALL,
      scopeV2: { appSelectionCriteria: {}, selectedUsers: { userIds: [nobody] } },
    })
    expect(await outbox(id)).toEqual([])
  })

  it('tells of all tasks that somebody was given within ten minutes in one mail (REV-132)', async () => {
    const id = await open({ displayName: 'Given', notificationConfig: {} })
    const eli = await idOf('eli@corp.example')
    const mine = (await tasks(id)).filter(({ reviewers }) => reviewers.includes('bob') && !reviewers.includes('eli'))
    for (const { taskId } of mine) {
      const body = { newStepUserIds: [eli], comment: 'x' }
      expect((await on.post(`/api/v1/tasks/${taskId}/action/reassign`, body)).status).toBe(200)
    }
    expect(mine.length).toBeGreaterThan(1)
    const [row, ...more] = await kinds(id, 'ASSIGNED')
    expect([row?.person, row?.waitsMinutes, more]).toEqual(['eli', 10, []])
    await on.decide('eli', id, 'APPROVE', 1)
    await sendAll()
    const [mail, ...others] = mailsTo('eli', 'assigned to you')
    expect(others).toEqual([])
    expect(mail?.header('subject')).toMatch(new RegExp(`^${mine.length - 1} access decisions? w\\w+ assigned to you$`))
    const [again] = mine
    await on.post(`/api/v1/tasks/${again?.taskId}/action/restart`, { comment: 'x' })
    expect((await kinds(id, 'ASSIGNED')).filter(({ state }) => state === 'WAITING').length).toBeGreaterThan(0)
  })

  it('remind people with open tasks once for each local date, of the campaigns that want it (REV-131)', async () => {
    await on.settings({ timeZone: 'Pacific/Kiritimati', mailHour: 0 })
    const ids = [
      await open({ displayName: 'First', notificationConfig: ALL }),
      await open({ displayName: 'Second', notificationConfig: ALL }),
    ]
    const silent = await open({ displayName: 'Third', notificationConfig: { sendReminders: false } })
    await sendAll()
    await write(
      sql`update reviews set opened_at = now() - interval '7 days' where campaign_id = any(${[...ids, silent]})`,
    )
    await run('mail.daily')
    await run('mail.daily')
    await sendAll()
    const [mail, ...others] = mailsTo('bob', 'wait for you')
    expect(others).toEqual([])
    expect(mail?.part('text/plain')).toMatch(/First[\s\S]*Second/)
    expect(mail?.part('text/plain')).not.toContain('Third')
    expect((await outbox()).filter(({ kind }) => kind === 'REMINDER').map(({ person }) => person)).toContain('bob')
    expect(new Set((await outbox()).map(({ person }) => person)).size).toBe((await outbox()).length)
  })

  it('wait for the mail hour of the organization', async () => {
    await write(sql`delete from mail_days`)
    // A zone in which the last hour of the day is still to come.
    const timeZone = new Date().getUTCHours() < 22 ? 'UTC' : 'Etc/GMT+6'
    expect((await on.settings({ timeZone, mailHour: 23 })).status).toBe(200)
    await run('mail.daily')
    const days = await server.database.read((reader) => reader.rows(sql`select * from mail_days`))
    expect(days).toEqual([])
    await on.settings({ timeZone: '', mailHour: 8 })
  })

  it('remind on demand, at most once an hour, and only by those who manage the campaign (REV-138)', async () => {
    const id = await open({ displayName: 'Demand', notificationConfig: {} })
    const remind = (body: unknown = {}) => on.post(`${PATH}/${id}/action/remind`, body)
    expect((await remind({ userIds: [await idOf('dea@corp.example')] })).body).toEqual({ count: 0 })
    expect((await remind({ userIds: [await idOf('bob@corp.example')] })).body).toEqual({ count: 1 })
    expect((await remind({ userIds: [await idOf('bob@corp.example')] })).body).toEqual({ count: 0 })
    const others = new Set((await stored(id)).flatMap(({ reviewers }) => reviewers))
    others.delete('bob')
    expect((await remind()).body).toEqual({ count: others.size })
    const bob = await as('bob')
    expect((await bob.post(`${PATH}/${id}/action/remind`)).status).toBe(404)
    const [task] = (await tasks(id)).filter(({ reviewers }) => reviewers.includes('bob'))
    const path = `/api/v1/tasks/${task?.taskId}/action/remind`
    expect((await bob.post(path)).status).toBe(403)
    await sendAll()
    expect(mailsTo('bob', 'wait for you').filter((mail) => mail.part('text/plain').includes('Demand'))).toHaveLength(1)
    await write(sql`update outbox set created_at = now() - interval '61 minutes', once_key = once_key || 'earlier'
      where campaign_id = ${id}`)
    expect((await on.post(path)).status).toBe(200)
    expect(
      (await kinds(id, 'REMINDER_NOW')).filter(({ state }) => state === 'WAITING').map(({ person }) => person),
    ).toEqual(task?.reviewers)
  })

  it('tell reviewers and owners that a campaign is closed, reviewers only if it wants that', async () => {
    const close = async (displayName: string, sendClose: boolean) => {
      const id = await open({ displayName, notificationConfig: { sendClose } })
      await on.close(id, { closeDecision: 'CLOSE_DECISION_NO_ACTION' })
      await on.closed(id)
      await sendAll()
      return (await kinds(id, 'CLOSED')).map(({ person }) => person)
    }
    const told = await close('Over', true)
    expect(told).toEqual(expect.arrayContaining(['admin', 'bob']))
    expect(mailsTo('bob', 'Over is closed')).toHaveLength(1)
    expect(await close('Quiet', false)).toEqual(['admin'])
  })

  it('tell owners why a campaign was not closed or started, in the mail and in the audit log (REV-092)', async () => {
    const id = await on.opened(
      { displayName: 'Braked', completionDate: inDays(9) },
      { autoCloseCampaign: true, autoCloseDecision: 'CLOSE_DECISION_REVOKED' },
    )
    await on.becomesDue(id, 'completion_at')
    await on.tick()
    await sendAll()
    const [mail] = smtp.to('admin@example.com').filter((one) => one.header('subject').includes('Braked was not closed'))
    const { length } = await stored(id)
    expect(mail?.header('subject')).toBe(`Braked was not closed: ${length} revocations need you`)
    expect((await on.audited(id, 'campaign.schedule')).map(({ detail }) => detail.event)).toEqual(['not closed'])
    const denied = await on.policy([{ reject: { rejectMessage: 'x' } }])
    const late = await draft({ displayName: 'Denied', policyId: denied })
    await prepare(late)
    await start(late)
    await sendAll()
    const [failed] = smtp.to('admin@example.com').filter((one) => one.header('subject').startsWith('Denied has not'))
    expect(failed?.part('text/plain')).toContain('without a decision')
  })

  it('tell owners daily what needs them, when there is something new', async () => {
    const id = await open({ displayName: 'Needy', notificationConfig: {} })
    await on.unassign(id, 2)
    const today = async () => {
      await write(sql`delete from mail_days`)
      await write(sql`update outbox set once_key = once_key || ' earlier' where kind = 'NEEDS_YOU'`)
      await on.settings({ mailHour: 0 })
      await run('mail.daily')
      return (await kinds(id, 'NEEDS_YOU')).length
    }
    expect(await today()).toBe(1)
    expect(await today()).toBe(1)
    await on.unassign(id, 3)
    expect(await today()).toBe(2)
    await sendAll()
    const needs = smtp.to('admin@example.com').filter((one) => one.header('subject').startsWith('Needy: 1 thing'))
    expect(needs.at(-1)?.part('text/plain')).toContain('3 tasks have no reviewer')
  })

  it('offer a delegator to hand over, once, when the delegation begins (REV-023)', async () => {
    await open({ displayName: 'Handed', notificationConfig: {} })
    const [bob, eli] = [await idOf('bob@corp.example'), await idOf('eli@corp.example')]
    await write(sql`insert into user_delegations (tenant_id, user_id, delegated_user_id, starts_at)
      values (${server.tenant.id}, ${bob}, ${eli}, now())`)
    await run('mail.daily')
    await run('mail.daily')
    await sendAll()
    const [offer, ...others] = mailsTo('bob', 'Your delegate can take over')
    expect(others).toEqual([])
    expect(offer?.part('text/plain')).toContain('Eli Fuchs is now your stand-in')
    await write(sql`delete from user_delegations`)
  })

  it('have a link that works once, for a day, for the recipient (REV-137)', async () => {
    const id = await open({ displayName: 'Linked', notificationConfig: ALL })
    await sendAll()
    const [mail] = mailsTo('bob', 'Linked')
    if (!mail) throw new Error('no mail')
    const token = tokenIn(mail)
    const signIn = (cookie = '') =>
      fetch(`${server.url}/auth/v1/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: server.url, cookie },
        body: JSON.stringify({ token }),
      })
    // A scanner opens the page and does not click: the token is not even sent.
    expect((await fetch(`${server.url}/sign-in?to=%2Freviews%2F${id}`)).status).toBeLessThan(500)
    const bob = await idOf('bob@corp.example')
    const life = await server.database.read((reader) =>
      reader.rows<{ hours: number }>(sql`
        select round(extract(epoch from expires_at - now()) / 3600)::int as hours from sign_in_links
        where user_id = ${bob}`),
    )
    expect(new Set(life.map(({ hours }) => hours))).toEqual(new Set([24]))
    const first = await signIn('recert=the-session-of-somebody-else')
    expect(first.status).toBe(200)
    const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? ''
    const who = await fetch(`${server.url}/api/v1/auth/introspect`, { headers: { cookie } })
    expect(((await who.json()) as { userId: string }).userId).toBe(bob)
    expect((await signIn()).status).toBe(401)
    await write(sql`update sign_in_links set expires_at = now() - interval '1 hour'`)
    const [other] = mailsTo('ann', 'Linked').concat(mailsTo('eli', 'Linked'))
    if (!other) throw new Error('no other mail')
    const late = await fetch(`${server.url}/auth/v1/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url },
      body: JSON.stringify({ token: tokenIn(other) }),
    })
    expect(late.status).toBe(401)
  })

  it('show in the list of reviewers what was last sent to each', async () => {
    const id = await open({ displayName: 'Shown', notificationConfig: ALL })
    await sendAll()
    const { list } = (await on.get(`${PATH}/${id}/reviewers`)).body
    const bob = list.find(({ displayName }: { displayName: string }) => displayName === 'Bob Chen')
    expect(bob.lastMail).toMatchObject({ kind: 'KICKOFF', state: 'SENT', lastError: '' })
  })
})
