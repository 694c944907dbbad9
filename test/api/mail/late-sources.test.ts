import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { startMailServer } from '../../servers/smtp-server.ts'
import { GROUPS, removingOn } from '../removal/removing.ts'
import { mailingOn } from './mailing.ts'

describe('a source that was imported 15 days ago', async () => {
  const smtp = await startMailServer()
  const server = await useServer(API_ENGINE, { jobs: true, env: { SMTP_URL: smtp.url } })
  const mails = await mailingOn(server, smtp)
  const on = await removingOn(server)
  await on.sync(GROUPS)
  await mails.settings({ mailHour: 0 })
  const [source] = (await on.get('/api/v1/sources')).body.list
  const imported = (daysAgo: number) =>
    mails.write(sql`update syncs set finished_at = now() - make_interval(days => ${daysAgo})
      where tenant_id = ${on.tenantId} and source_id = ${source.id}`)
  const update = (set: object) => on.post(`/api/v1/sources/${source.id}`, { source: set })
  const expectedEvery = (days: number) => update({ expectedEvery: `${days * 86_400}s` })
  /** Makes the mails of another local day. */
  const nextDay = async () => {
    await mails.write(sql`delete from mail_days`)
    await mails.run('mail.daily')
  }
  const told = async () => {
    await nextDay()
    return (await mails.outbox()).filter(({ kind }) => kind === 'SOURCE_LATE').map(({ person }) => person)
  }
  const campaign = await on.reviewed()
  await update({ ownerIds: [await on.idOf('bob@corp.example'), await on.idOf('dea@corp.example')] })
  await imported(15)

  it('is told to its owners once it is late, and then each week (IMP-166)', async () => {
    await expectedEvery(16)
    expect(await told()).toEqual([])
    await expectedEvery(14)
    expect(await told()).toEqual(['bob', 'dea'])
    await mails.sendAll()
    expect(await told()).toEqual(['bob', 'dea'])
    // Late for 5 days, in the same week as for 1.
    await expectedEvery(10)
    expect(await told()).toEqual(['bob', 'dea'])
    await expectedEvery(7)
    expect(await told()).toEqual(['bob', 'bob', 'dea', 'dea'])
    const [mail] = mails.mailsTo('bob', 'imported again')
    expect(mail?.header('subject')).toBe(`${source.displayName} should be imported again`)
    expect(mail?.part('text/plain')).toContain('It is expected every 14 days.')
  })

  it('is among what needs the owners of a campaign with its access (IMP-166)', async () => {
    const needs = async () => (await on.get(`/api/v1/access_review/${campaign}/summary`)).body.needsYou
    await expectedEvery(14)
    expect(await needs()).toContainEqual({
      code: 'SOURCES_LATE',
      count: 1,
      description: `1 source should have been imported again: ${source.displayName}. Until then, removals of its access cannot be verified.`,
    })
    await expectedEvery(16)
    expect((await needs()).map(({ code }: { code: string }) => code)).not.toContain('SOURCES_LATE')
  })

  it('is not told any more when it was imported before the mail is sent (IMP-166)', async () => {
    await mails.hold(true)
    await imported(40)
    await expectedEvery(14)
    await told()
    await imported(0)
    await mails.hold(false)
    await mails.write(sql`delete from outbox where kind = 'SOURCE_LATE' and state <> 'WAITING'`)
    await mails.sendAll()
    const rows = (await mails.outbox()).filter(({ kind }) => kind === 'SOURCE_LATE')
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['SKIPPED']))
  })

  it('tells its owners of an import that fails, once, and not when a later one was applied (IMP-206)', async () => {
    const fail = async () => {
      const path = `/api/v1/sources/${source.id}/syncs`
      const sync = (await on.post(path)).body.sync.id
      await server.call('PUT', `${path}/${sync}/files/users.csv`, {
        body: 'id,email,name\n1,ann@corp.example,Ann\n1,eve@corp.example,Eve\n',
        headers: { 'content-type': 'application/octet-stream' },
      })
      await on.post(`${path}/${sync}/finish`)
      await expect.poll(async () => (await on.get(`${path}/${sync}`)).body.sync.state).toBe('SYNC_STATE_FAILED')
    }
    await update({ badRows: 'BAD_ROWS_STOP' })
    const failures = async () => (await mails.outbox()).filter(({ kind }) => kind === 'SOURCE_FAILED')
    await fail()
    for (let times = 0; times < 2; times++) await mails.run('mail.daily')
    expect((await failures()).map(({ person }) => person)).toEqual(['bob', 'dea'])
    await mails.sendAll()
    const [mail] = mails.mailsTo('bob', 'failed')
    expect(mail?.header('subject')).toBe(`An import of ${source.displayName} failed`)
    expect(mail?.part('text/plain')).toContain('1 row cannot be imported')
    await mails.hold(true)
    await fail()
    await mails.run('mail.daily')
    await on.sync(GROUPS)
    await mails.hold(false)
    await mails.sendAll()
    expect((await failures()).map(({ state }) => state).sort()).toEqual(['SENT', 'SENT', 'SKIPPED', 'SKIPPED'])
  })

  it('is told also when 10,000 other sources come before it (IMP-166)', async () => {
    await mails.write(sql`delete from outbox where kind = 'SOURCE_LATE'`)
    await mails.write(sql`insert into sources (tenant_id, source_id, display_name, kind)
      select ${on.tenantId}, '0' || n, 'Other ' || n, 'SOURCE_KIND_FILE' from generate_series(1, 10000) n`)
    await imported(40)
    expect(await told()).toEqual(['bob', 'dea'])
    await mails.sendAll()
    expect(mails.mailsTo('dea', 'imported again').length).toBeGreaterThan(0)
    expect((await mails.outbox()).filter(({ kind }) => kind === 'SOURCE_LATE').map(({ state }) => state)).toEqual([
      'SENT',
      'SENT',
    ])
  })
})
