import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { startMailServer } from '../../servers/smtp-server.ts'
import { mailingOn } from './mailing.ts'

const lines = (head: string, count: number, line: (n: number) => string) =>
  [head, ...Array.from({ length: count }, (_, n) => line(n)), ''].join('\n')

const PEOPLE = 50
/** 50 people with an account each. */
const STAFF = {
  users: lines('id,email,name', PEOPLE, (n) => `u${n},p${n}@corp.example,Person ${n}`),
  apps: 'id,name,owners\ncrm,Customer database,p1@corp.example\n',
  entitlements: 'app,id,name\ncrm,access,Access\n',
  accounts: lines('app,id,username,user', PEOPLE, (n) => `crm,c${n},p${n},u${n}`),
  grants: lines('app,entitlement,account', PEOPLE, (n) => `crm,access,c${n}`),
}
const TASKS = 10_000
/** One person with 10,000 accounts. */
const ACCOUNTS = {
  users: 'id,email,name\nu1,ann@corp.example,Ann Berg\nu2,bob@corp.example,Bob Chen\nu3,cid@corp.example,Cid Diaz\n',
  apps: 'id,name,owners\ncrm,Customer database,bob@corp.example\n',
  entitlements: 'app,id,name\ncrm,access,Access\n',
  accounts: lines('app,id,username,user', TASKS, (n) => `crm,c${n},cid${n},u3`),
  grants: lines('app,entitlement,account', TASKS, (n) => `crm,access,c${n}`),
}

describe('mails to 50 people', async () => {
  const smtp = await startMailServer()
  const server = await useServer(API_ENGINE, { jobs: true, env: { SMTP_URL: smtp.url } })
  const on = await mailingOn(server, smtp)
  await on.load(STAFF)
  const policyId = await on.policy([{ approval: { self: {} } }])
  const started = async (displayName: string) => {
    await on.hold(true)
    const id = await on.open({ displayName, policyId, notificationConfig: { sendKickoff: true } })
    await on.hold(false)
    expect(await on.outbox(id)).toHaveLength(PEOPLE)
    return id
  }
  const copies = (displayName: string) =>
    Array.from({ length: PEOPLE }, (_, n) => on.mailsTo(`p${n}`, displayName).length)
  const states = async (id: string) => [...new Set((await on.outbox(id)).map((row) => `${row.state} ${row.attempts}`))]

  it('fail for the one whom the mail server refuses, and reach each of the others once (REV-134)', async () => {
    const id = await started('One refused')
    smtp.answerRecipients((to) => (to === 'p7@corp.example' ? 550 : undefined))
    await on.run('mail.send')
    const failed = (await on.outbox(id)).filter(({ state }) => state === 'FAILED')
    expect(failed).toMatchObject([{ person: 'p7', error: expect.stringContaining('550') }])
    expect(copies('One refused')).toEqual(Array.from({ length: PEOPLE }, (_, n) => (n === 7 ? 0 : 1)))
    const { needsYou } = (await on.get(`/api/v1/access_review/${id}/summary`)).body
    expect(needsYou).toContainEqual(expect.objectContaining({ code: 'MAIL_FAILED', count: 1 }))
    smtp.answerRecipients(() => undefined)
  })

  it('wait while the mail server is down for three hours, and each goes out once when it is back (REV-134)', async () => {
    const id = await started('Down for hours')
    await smtp.stop()
    const waits: number[] = []
    let minutes = 0
    for (; minutes <= 180; minutes += waits.at(-1) ?? 0) {
      await on.run('mail.send')
      const rows = await on.outbox(id)
      expect(rows.every(({ state }) => state === 'WAITING')).toBe(true)
      // Those that were tried; the others go out with the next attempt.
      waits.push(Math.max(...rows.map(({ waitsMinutes }) => waitsMinutes)))
      await on.write(sql`update outbox set due_at = now() where state = 'WAITING'`)
    }
    // Each attempt may try other mails; one that was tried four times waits for two hours.
    expect(waits.filter((wait) => ![1, 5, 30, 120, 360].includes(wait))).toEqual([])
    expect(waits).toContain(120)
    await smtp.start()
    await on.sendAll()
    expect((await states(id)).every((state) => state.startsWith('SENT'))).toBe(true)
    expect(copies('Down for hours')).toEqual(Array(PEOPLE).fill(1))
  })
})

describe('10,000 tasks that one person is given', async () => {
  const smtp = await startMailServer()
  const server = await useServer(API_ENGINE, { jobs: true, env: { SMTP_URL: smtp.url } })
  const on = await mailingOn(server, smtp)
  await on.load(ACCOUNTS)
  const [ann, bob] = [await on.idOf('ann@corp.example'), await on.idOf('bob@corp.example')]

  it('by several calls within ten minutes are one mail, with the number that is open then (REV-132)', async () => {
    const policyId = await on.policy([{ approval: { users: { userIds: [bob] } } }])
    const id = await on.open({ displayName: 'Given', policyId, notificationConfig: {} })
    const all = (await on.tasks(id)).map(({ taskId }) => taskId)
    expect(all).toHaveLength(TASKS)
    for (let at = 0; at < TASKS; at += TASKS / 4) {
      const body = { taskIds: all.slice(at, at + TASKS / 4), newStepUserIds: [ann], comment: 'x' }
      const reply = await on.post(`/api/v1/access_review/${id}/tasks/reassign`, body)
      expect(reply.body).toMatchObject({ reassignedCount: TASKS / 4, refused: [] })
    }
    const rows = (await on.outbox(id)).filter(({ kind }) => kind === 'ASSIGNED')
    expect(rows).toMatchObject([{ person: 'ann', state: 'WAITING' }])
    await on.decide('ann', id, 'APPROVE', 100)
    await on.sendAll()
    const mails = on.mailsTo('ann', 'assigned to you').map((mail) => mail.header('subject').replace(/\D/g, ''))
    expect(mails).toEqual([String(TASKS - 100)])
  })
})
