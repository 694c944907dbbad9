import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { API_ENGINE } from '../../engines.ts'
import { type Reply, useServer } from '../../harness.ts'
import { preparingOn } from '../campaign/preparing.ts'
import { newSource, user } from '../scim/scimming.ts'
import { importingOn } from './importing.ts'

const lines = (count: number, line: (i: number) => string) => Array.from({ length: count }, (_, i) => line(i)).join('')
const reasonOf = ({ status, body }: Reply) => [status, body.details?.[0]?.reason]

describe('answers that an import needs', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const on = importingOn(server)
  const { load, newSync, nextSync, upload, uploadAll, preview, apply, post, get } = on
  const company = (accounts: number, grants: number) => ({
    'apps.csv': 'id,name\nshare,Share\n',
    'entitlements.csv': `app,id,name\n${lines(100, (i) => `share,e${i},E${i}\n`)}`,
    'accounts.csv': `app,id\n${lines(accounts, (i) => `share,a${i}\n`)}`,
    'grants.csv': `app,entitlement,account\n${lines(grants, (i) => `share,e${i},a0\n`)}`,
  })

  it('removals beyond the limit are applied only when their number or leave is given (IMP-158)', async () => {
    const { source } = await load(company(100, 100), { name: 'Share' })
    const path = await nextSync(source)
    await uploadAll(path, company(100, 75))
    const { previewToken, questions } = await preview(path)
    expect(questions).toMatchObject([{ code: 'removal_limit', kind: 'grants', count: 25, total: 100 }])
    const without = await post(`${path}/apply`, { previewToken })
    expect(reasonOf(without)).toEqual([409, 'REMOVAL_LIMIT'])
    expect(without.body.message).toContain('25 of 100 grants')
    const wrong = await post(`${path}/apply`, { previewToken, removedCounts: { grants: 24 } })
    expect(reasonOf(wrong)).toEqual([409, 'COUNT_CHANGED'])
    const done = await apply(path, { previewToken, removedCounts: { grants: 25 } })
    expect(done).toMatchObject({ state: 'SYNC_STATE_DONE', counts: { grants: { removed: 25 } } })
    const fewer = await nextSync(source)
    await uploadAll(fewer, company(75, 75))
    const shown = await preview(fewer)
    expect(shown.questions).toMatchObject([{ code: 'removal_limit', kind: 'accounts', count: 25, total: 100 }])
    expect(reasonOf(await post(`${fewer}/apply`, { previewToken: shown.previewToken }))).toEqual([409, 'REMOVAL_LIMIT'])
    const allowed = await apply(fewer, { previewToken: shown.previewToken, allowRemovals: true })
    expect(allowed).toMatchObject({ state: 'SYNC_STATE_DONE', counts: { accounts: { removed: 25 } } })
  })

  it('a source asks about a smaller share than its organization, and never allows a larger one (IMP-187)', async () => {
    const { source } = await load(company(100, 100), { name: 'Strict' })
    const set = (percent: number) =>
      post(`/api/v1/sources/${source}`, { source: { maxRemovalPercent: percent }, updateMask: 'maxRemovalPercent' })
    const asked = async () => {
      const path = await nextSync(source)
      await uploadAll(path, company(100, 94))
      const { questions } = await preview(path)
      await post(`${path}/cancel`)
      return questions.map(({ code, kind, count }: Reply['body']) => [code, kind, count])
    }
    expect(await asked()).toEqual([])
    expect((await set(5)).body.source).toMatchObject({ maxRemovalPercent: 5 })
    expect(await asked()).toEqual([['removal_limit', 'grants', 6]])
    const laxer = await set(21)
    expect([laxer.status, laxer.text.includes('must be at most 20')]).toEqual([400, true])
    const cleared = await post(`/api/v1/sources/${source}`, { source: {}, updateMask: 'maxRemovalPercent' })
    expect(cleared.body.source).not.toHaveProperty('maxRemovalPercent')
    expect(await asked()).toEqual([])
  })

  it('left-out rows are applied without only when their number is given (IMP-141)', async () => {
    const { path } = await newSync('Left out')
    await uploadAll(path, { ...company(1, 299), 'entitlements.csv': 'app,id,name\nshare,e0,E0\n' })
    await upload(path, 'grants.csv', 'app,entitlement,account\nshare,e0,a0\nshare,e0,lost\n')
    const { previewToken, questions } = await preview(path)
    expect(questions).toMatchObject([{ code: 'left_out_rows', count: 1 }])
    expect(reasonOf(await post(`${path}/apply`, { previewToken }))).toEqual([409, 'LEFT_OUT_LIMIT'])
    expect(reasonOf(await post(`${path}/apply`, { previewToken, leftOutCount: 2 }))).toEqual([409, 'COUNT_CHANGED'])
    expect(await apply(path, { previewToken, leftOutCount: 1 })).toMatchObject({
      ...{ state: 'SYNC_STATE_DONE', leftOutCount: 1 },
      counts: { grants: { added: 1 } },
    })
  })

  it('a first import that fails leaves a source that was created before as it was, never synced (IMP-162)', async () => {
    const { source, path } = await newSync('Stops')
    await post(`/api/v1/sources/${source}`, { source: { badRows: 'BAD_ROWS_STOP' }, updateMask: 'badRows' })
    await uploadAll(path, { 'accounts.csv': 'app,id\nnowhere,a1\n' })
    expect((await on.finish(path)).state).toBe('SYNC_STATE_FAILED')
    const found = (await get('/api/v1/sources')).list.find((one: { id: string }) => one.id === source)
    expect(found).toMatchObject({ displayName: 'Stops' })
    expect(found.lastSyncAt).toBeUndefined()
    expect((await get(`/api/v1/sources/${source}/syncs`)).list).toMatchObject([{ state: 'SYNC_STATE_FAILED' }])
    // The next one goes on with it.
    await post(`/api/v1/sources/${source}`, { source: {}, updateMask: 'badRows' })
    const { sync } = await load(company(1, 1), { source })
    expect(sync.state).toBe('SYNC_STATE_DONE')
  })

  it('a source that takes data by SCIM takes no files', async () => {
    const { sourceId, send } = await newSource(server)
    expect((await send('POST', '/Users', user('ada@scim.example'))).status).toBe(201)
    const refused = await post(`/api/v1/sources/${sourceId}/syncs`)
    expect(reasonOf(refused)).toEqual([409, 'TAKES_NO_FILES'])
    expect(refused.body.message).toMatch(/gets its data by SCIM and takes no files/)
  })
})

describe('accounts of people whom nobody knows', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { load, draft, prepare, get, items } = await preparingOn(server)

  it('are reviewed like others: a campaign over them is balanced (IMP-139)', async () => {
    await load({ users: 'id,email,name\nu1,Known@three.example,Known\n' }, 'People')
    await load(
      {
        apps: 'id,name\nthree,Three\n',
        entitlements: 'app,id,name\nthree,e,E\n',
        accounts:
          'app,id,user,last_login_at\nthree,a1,known@three.example,Never logged in\nthree,a2,lost@three.example,\nthree,a3,KNOWN@THREE.EXAMPLE,\n',
        grants: 'app,entitlement,account\nthree,e,a1\nthree,e,a2\nthree,e,a3\n',
      },
      'Three',
    )
    const id = await draft()
    await prepare(id)
    expect(await items(id)).toHaveLength(3)
    expect((await get(`/api/v1/access_review/${id}/ledger`)).body).toMatchObject({ balanced: true, leftOutCount: '0' })
  })
})

describe('left-out rows and the campaigns that they concern', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { load, draft, prepare, post, get } = await preparingOn(server)
  const FILES = {
    apps: 'id,name\na,App A\nb,App B\nc,App C\n',
    entitlements: 'app,id,name\na,e,E\nb,e,E\nc,e,E\n',
    accounts: 'app,id\na,1\nb,1\nc,1\n',
  }
  const balanced = async (app?: string) => {
    const id = await draft(app === undefined ? {} : { scopeV2: { specificResources: {} } })
    if (app !== undefined) {
      const [found] = await server.database.read((reader) =>
        reader.rows<{ appId: string; appEntitlementId: string }>(sql`
          select e.app_id as "appId", e.entitlement_id as "appEntitlementId" from entitlements e
          join apps a on a.tenant_id = e.tenant_id and a.app_id = e.app_id where a.display_name = ${app}`),
      )
      const reply = await post(`/api/v1/access_review/${id}/scope_and_entitlements`, { entitlements: [found] })
      expect(reply.status).toBe(200)
    }
    await prepare(id)
    return (await get(`/api/v1/access_review/${id}/ledger`)).body.balanced
  }

  it('keep those from balancing whose scope may have the access, and no others (IMP-143)', async () => {
    const grants = 'app,entitlement,account\na,e,1\nb,e,1\n'
    await load({ ...FILES, grants: `${grants}a,e,lost\n` }, 'Rows', true)
    expect(await balanced('App B')).toBe(true)
    expect(await balanced('App A')).toBe(false)
    expect(await balanced()).toBe(false)
    await load({ ...FILES, grants: `${grants},e,1\n` }, 'Rows', true)
    expect(await balanced('App B')).toBe(false)
    expect(await balanced()).toBe(false)
    await load({ ...FILES, grants: `${grants}c,e,lost\n` }, 'Rows', true)
    expect(await balanced()).toBe(false)
    await load({ ...FILES, grants }, 'Rows', true)
    expect(await balanced()).toBe(true)
  })
})
