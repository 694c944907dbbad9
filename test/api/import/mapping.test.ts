import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { tokenOf } from '../../../server/imports/preview/preview-sync.ts'
import { newId } from '../../../server/lib/ids.ts'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { importingOn } from './importing.ts'

const PEOPLE =
  'id,email,name,username\nu1,ann.berg@corp.example,Ann Berg,aberg\nu2,bob.lind@corp.example,Bob Lind,blind\n'
const SHEET = `user;application;role;granted on
ann.berg@corp.example;Jira;Supervisor;05/13/2025
aberg;Jira;Reader;05/11/2025
bob.lind@corp.example;Jira;Supervlsor;
bob.lind@corp.example;Jira;Supervlsor;
nobody@corp.example;SAP;FI_POST;
;;;
Total;;;
`

const syncOf = (path: string): string => path.split('/').at(-1) ?? ''

describe('imports by mapping over HTTP', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { post, newSync, nextSync, upload, settled, finish, preview, apply } = importingOn(server)
  const people = await newSync('People')
  await upload(people.path, 'users.csv', PEOPLE)
  await finish(people.path)
  const countGrants = () =>
    server.database.read((reader) =>
      reader.first(sql`select count(*)::int as n, max(version)::text from grant_versions`),
    )

  it('a plain sheet is recognised, previewed and applied exactly so (IMP-128, IMP-129)', async () => {
    const { source, path } = await newSync('Sheet')
    expect((await upload(path, 'access.csv', SHEET)).status).toBe(200)
    const seen = (await server.call('GET', `${path}/files`)).body
    expect(seen).toMatchObject({
      isProposal: true,
      stops: [],
      tables: [{ separator: ';', how: 'preset', presetId: 'access-list', headerLine: 1 }],
    })
    const before = await countGrants()
    const shown = await preview(path)
    expect(shown.counts).toMatchObject({
      apps: { added: 2 },
      entitlements: { added: 4 },
      accounts: { added: 3 },
      grants: { added: 4 },
    })
    expect(shown).toMatchObject({ leftOutCount: 0, questions: [] })
    expect(shown.peopleNotFound).toEqual([
      { text: 'nobody@corp.example', rowCount: 1, reason: 'person_not_found', ofAccounts: true },
    ])
    expect(shown.lookAlikes).toMatchObject([{ kind: 'entitlements', name: 'Supervisor', otherName: 'Supervlsor' }])
    expect(await countGrants()).toEqual(before)
    const { sync } = (await server.call('GET', path)).body
    expect(sync.tables).toMatchObject([
      { rowCount: 7, takenCount: 4, emptyCount: 1, repeatedCount: 1, filteredCount: 1, leftOutCount: 0 },
    ])
    expect((await post(`${path}/apply`, { previewToken: shown.previewToken })).status).toBe(200)
    const done = await settled(path)
    expect(done).toMatchObject({ state: 'SYNC_STATE_DONE', presetId: 'access-list', mappingVersion: 1 })
    expect(shown.counts).toMatchObject(done.counts)
    expect((await server.call('GET', `/api/v1/sources/${source}/mapping`)).body.mapping).toMatchObject({ version: 1 })
  })

  it('the next import uses the mapping of the source without asking, and changes nothing', async () => {
    const { list } = (await server.call('GET', '/api/v1/sources')).body
    const source = list.find((one: { displayName: string }) => one.displayName === 'Sheet').id
    const path = await nextSync(source)
    await upload(path, 'access.csv', SHEET)
    expect(await finish(path)).toMatchObject({
      state: 'SYNC_STATE_DONE',
      mappingVersion: 1,
      counts: { grants: { added: 0, changed: 0, removed: 0, unchanged: 4 } },
    })
  })

  it('a file that nothing knows waits for a mapping, which needs no second upload', async () => {
    const { path } = await newSync('Unknown')
    await upload(path, 'x.csv', 'Who,What,Where\nann.berg@corp.example,Admin,Wiki\n')
    const waiting = await finish(path)
    expect(waiting).toMatchObject({ state: 'SYNC_STATE_NEEDS_CONFIRMATION', questions: [{ code: 'mapping_needed' }] })
    expect(waiting.problem).toContain('x.csv')
    const bad = await server.call('PUT', `${path}/mapping`, {
      body: { document: { format: 1, files: [{ make: [] }], x: 1 } },
    })
    expect([bad.status, bad.body.details.length > 0]).toEqual([400, true])
    const make = {
      kind: 'grants',
      with: ['apps', 'entitlements', 'accounts'],
      fields: { app: 'Where', entitlement: 'What', account: 'Who' },
    }
    const document = { format: 1, files: [{ headers: ['Who', 'What', 'Where'], make: [make] }] }
    expect((await server.call('PUT', `${path}/mapping`, { body: { document } })).status).toBe(200)
    expect(await finish(path)).toMatchObject({ state: 'SYNC_STATE_DONE', counts: { grants: { added: 1 } } })
  })

  it('a preview is applied after an edit that it does not touch (IMP-156)', async () => {
    const { path } = await newSync('Untouched')
    await upload(path, 'a.csv', 'user,application,role\nbob.lind@corp.example,Untouched,Editor\n')
    const shown = await preview(path)
    const touched = await server.database.tx((tx) =>
      tx.count(sql`update user_versions set job_title = 'Clerk' where email = 'ann.berg@corp.example'`),
    )
    expect(touched).toBe(1)
    expect(await apply(path, { previewToken: shown.previewToken })).toMatchObject({
      ...{ state: 'SYNC_STATE_DONE', counts: { grants: { added: 1 } } },
    })
  })

  it('refuses the token of another import, of another tenant, and of yesterday, and changes nothing (IMP-157)', async () => {
    const sheet = 'user,application,role\nbob.lind@corp.example,Tokens,Editor\n'
    const uploaded = async (name: string) => {
      const { path } = await newSync(name)
      await upload(path, 'a.csv', sheet)
      return { path, token: (await preview(path)).previewToken as string }
    }
    const [mine, other] = [await uploaded('Tokens'), await uploaded('Other tokens')]
    // The same sync with the same changes, in another tenant.
    const { hash } = (await server.database.read((reader) =>
      reader.first<{ hash: string }>(
        sql`select change_hash as hash from sync_previews where sync_id = ${syncOf(mine.path)}`,
      ),
    )) ?? { hash: '' }
    expect(tokenOf(server.tenant.id, syncOf(mine.path), hash)).toBe(mine.token)
    const ofTenant = tokenOf(newId() as typeof server.tenant.id, syncOf(mine.path), hash)
    const before = await countGrants()
    for (const previewToken of [other.token, ofTenant]) {
      const refused = await post(`${mine.path}/apply`, { previewToken })
      expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('previewToken')])
    }
    await server.database.tx((tx) =>
      tx.count(
        sql`update sync_previews set created_at = now() - interval '25 hours' where sync_id = ${syncOf(mine.path)}`,
      ),
    )
    const late = await post(`${mine.path}/apply`, { previewToken: mine.token })
    expect([late.status, late.text]).toEqual([400, expect.stringContaining('has expired after 24 hours')])
    expect(await countGrants()).toEqual(before)
    expect(await apply(other.path, { previewToken: other.token })).toMatchObject({ state: 'SYNC_STATE_DONE' })
  })

  it('what changed since the preview is not applied, and a wrong token is refused (IMP-156, IMP-157, IMP-182)', async () => {
    const { source, path } = await newSync('Changing')
    await upload(path, 'a.csv', 'user,application,role\nbob.lind@corp.example,Wiki,Editor\n')
    const shown = await preview(path)
    const wrong = await post(`${path}/apply`, { previewToken: `${shown.previewToken}x` })
    expect(wrong.status).toBe(400)
    expect((await post(`${path}/apply`, { previewToken: shown.previewToken })).status).toBe(200)
    await settled(path)
    const next = await nextSync(source)
    await upload(
      next,
      'a.csv',
      'user,application,role\nbob.lind@corp.example,Wiki,Editor\nann.berg@corp.example,Wiki,Editor\n',
    )
    const second = await preview(next)
    expect(second.counts.grants).toMatchObject({ added: 1, unchanged: 1 })
    // Somebody takes away the access that was to stay.
    await server.database.tx((tx) =>
      tx.count(sql`update grant_versions g set closed_at = now(), closed_by = 'x', removed = true
        where g.source_id = ${source} and g.closed_at is null`),
    )
    await post(`${next}/apply`, { previewToken: second.previewToken })
    const stopped = await settled(next)
    expect(stopped).toMatchObject({ state: 'SYNC_STATE_NEEDS_CONFIRMATION', counts: {} })
    expect(stopped.problem).toContain('changed after the preview')
    expect(stopped.questions).toMatchObject([{ code: 'preview_changed', sentence: stopped.problem }])
    const third = await preview(next)
    expect(third).toMatchObject({ questions: [], counts: { grants: { added: 2 } } })
    expect(third.previewToken).not.toBe(second.previewToken)
    await post(`${next}/apply`, { previewToken: third.previewToken })
    expect(await settled(next)).toMatchObject({ state: 'SYNC_STATE_DONE', counts: { grants: { added: 2 } } })
  })

  it('rows that cannot be imported are grouped by cause, and applied without when their number is given (IMP-141)', async () => {
    const { path } = await newSync('Own files')
    const users = 'id,email,name\n1,p1@corp.example,P\n'
    const grants = `app,entitlement,account\n${'crm,e,a1\n'}crm,e,gone\ncrm,e,lost\n`
    for (const [name, text] of Object.entries({
      users,
      apps: 'id,name\ncrm,CRM\n',
      entitlements: 'app,id,name\ncrm,e,E\n',
      accounts: 'app,id,user,last_login_at\ncrm,a1,1,Never logged in\n',
      grants,
    }))
      await upload(path, `${name}.csv`, text)
    const asked = await finish(path)
    expect(asked).toMatchObject({ state: 'SYNC_STATE_NEEDS_CONFIRMATION', leftOutCount: 2, warningCount: 0 })
    const { list } = (await server.call('GET', `${path}/problems`)).body
    expect(list).toMatchObject([
      { effect: 'LEFT_OUT', reason: 'unknown_reference', column: 'account', rowCount: 2, lines: [3, 4] },
    ])
    const csv = await server.call('GET', `${path}/problems.csv`)
    expect(csv.status).toBe(200)
    expect((await finish(path, { leftOutCount: 1 })).state).toBe('SYNC_STATE_NEEDS_CONFIRMATION')
    expect(await finish(path, { leftOutCount: 2 })).toMatchObject({
      state: 'SYNC_STATE_DONE',
      counts: { grants: { added: 1 } },
    })
  })

  it('a source leaves few rows out without asking, or stops at the first, as it is set (IMP-144)', async () => {
    const { source, path } = await newSync('Settings')
    const set = (badRows: string, maxLeftOutPercent: number) =>
      post(`/api/v1/sources/${source}`, {
        source: { badRows, maxLeftOutPercent },
        updateMask: 'badRows,maxLeftOutPercent',
      })
    const lines = (count: number, line: (i: number) => string) =>
      Array.from({ length: count }, (_, i) => line(i)).join('')
    const grants = (bad: number) =>
      `app,entitlement,account\n${lines(300, (i) => (i < bad ? `wiki,e${i},lost\n` : `wiki,e${i},a1\n`))}`
    await upload(path, 'apps.csv', 'id,name\nwiki,Settings wiki\n')
    await upload(path, 'entitlements.csv', `app,id,name\n${lines(300, (i) => `wiki,e${i},E${i}\n`)}`)
    await upload(path, 'accounts.csv', 'app,id\nwiki,a1\n')
    await upload(path, 'grants.csv', grants(0))
    expect(await finish(path)).toMatchObject({ state: 'SYNC_STATE_DONE' })
    expect((await set('BAD_ROWS_LEAVE_OUT', 1)).body.source).toMatchObject({ badRows: 'BAD_ROWS_LEAVE_OUT' })
    const loaded = async (bad: number) => {
      const next = await nextSync(source)
      await upload(next, 'grants.csv', grants(bad))
      return { next, sync: await finish(next) }
    }
    expect((await loaded(2)).sync).toMatchObject({ state: 'SYNC_STATE_DONE', leftOutCount: 2 })
    const four = await loaded(4)
    expect(four.sync).toMatchObject({ state: 'SYNC_STATE_NEEDS_CONFIRMATION', leftOutCount: 4 })
    expect(four.sync.problem).toContain('more than 1 % of a kind')
    expect(four.sync.questions).toMatchObject([{ code: 'left_out_limit', count: 4 }])
    expect((await preview(four.next)).questions).toEqual(four.sync.questions)
    await post(`${four.next}/cancel`)
    await set('BAD_ROWS_STOP', 1)
    const one = await loaded(1)
    expect(one.sync).toMatchObject({ state: 'SYNC_STATE_FAILED', counts: {} })
  })

  it('a preset that was named is kept with the columns it was known by', async () => {
    const { source, path } = await newSync('GitHub')
    const header = 'login,name,tfa_enabled,is_public,updated_at,last_active,role'
    await upload(path, 'export.csv', `${header}\naberg,Ann,true,false,2026-01-02,2026-05-06,Owner\n`)
    expect((await server.call('PUT', `${path}/mapping`, { body: { presetId: 'github-members' } })).status).toBe(200)
    expect(await finish(path)).toMatchObject({ state: 'SYNC_STATE_DONE', presetId: 'github-members' })
    const { mapping } = (await server.call('GET', `/api/v1/sources/${source}/mapping`)).body
    expect(mapping).toMatchObject({ presetId: 'github-members', document: { files: [{ headers: expect.any(Array) }] } })
  })
})
