import { describe, expect, it } from 'vitest'
import { preparingOn } from '../api/campaign/preparing.ts'
import { ENGINES } from '../engines.ts'
import { eventually } from '../eventually.ts'
import { useServer } from '../harness.ts'
import { COMPANY } from './import/company.ts'

const PATH = '/api/v1/access_review'
// biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects to find
const held = (items: any[]) =>
  items.map(
    ({ account, holder, entitlement }) => `${account?.displayName ?? holder.displayName} ${entitlement.displayName}`,
  )

/** The one walk through the whole API that runs on both engines in every run (API_ENGINE in engines.ts). */
describe.each(ENGINES)('a company over HTTP on %s', async (engine) => {
  const server = await useServer(engine, { jobs: true })
  const { draft, prepare, items, post, get, campaign } = await preparingOn(server)

  it('imports its access data file by file', async () => {
    const { source } = (await post('/api/v1/sources', { displayName: 'Files' })).body
    const { sync } = (await post(`/api/v1/sources/${source.id}/syncs`)).body
    const path = `/api/v1/sources/${source.id}/syncs/${sync.id}`
    for (const [kind, body] of Object.entries(COMPANY)) {
      const headers = { 'content-type': 'text/csv' }
      expect((await server.call('PUT', `${path}/files/${kind}.csv`, { body, headers })).status).toBe(200)
    }
    await post(`${path}/finish`)
    await eventually(async () => expect((await get(path)).body.sync.state).toBe('SYNC_STATE_DONE'))
  })

  it('lists what was imported, page by page', async () => {
    const names: string[] = []
    for (let token = ''; ; ) {
      const { list, nextPageToken } = (await get(`/api/v1/users?page_size=2&page_token=${token}`)).body
      names.push(...list.map((view: { user: { displayName: string } }) => view.user.displayName))
      token = encodeURIComponent(nextPageToken)
      if (token === '') break
    }
    expect(names.sort()).toEqual(['Administrator', 'Ann', 'Bob', 'Cid'])
    const [app] = (await get('/api/v1/apps')).body.list
    expect(app.displayName).toBe('CRM')
    expect((await get(`/api/v1/apps/${app.id}/entitlements`)).body.list).toHaveLength(3)
  })

  it('makes an item of every grant that the scope selects, and accounts for all the others', async () => {
    const id = await draft()
    const validation = await post(`${PATH}/${id}/action/validate`)
    expect(validation.body).toMatchObject({ ready: true, itemCount: 4, grantCount: 5, appCount: 1 })
    const prepared = await prepare(id)
    expect(prepared).toMatchObject({
      state: 'ACCESS_REVIEW_STATE_REVIEW',
      expectedTicketCount: 4,
      hasAccuracySupport: true,
    })
    const found = await items(id)
    expect(held(found)).toEqual(['Ann Access', 'Bob Access', 'Bob Administrator', 'Bob Member of sales'])
    expect(found[3]).toMatchObject({
      app: { displayName: 'CRM' },
      resource: { displayName: 'Sales team', path: [{ displayName: 'All' }] },
      user: { displayName: 'Bob', department: 'Sales', manager: { displayName: 'Ann' } },
      account: { username: 'bob', status: 'STATUS_DISABLED' },
      entitlement: { riskLevel: { value: 'Tier 9' } },
    })
    const ledger = await get(`${PATH}/${id}/ledger`)
    expect(ledger.body).toMatchObject({
      balanced: true,
      grantCount: '5',
      itemCount: '4',
      excludedCount: '1',
      unmatchedCount: '0',
      sources: [{ displayName: 'Files', excluded: [{ rule: 'principal_type', grantCount: '1' }] }],
    })
    const one = await get(`${PATH}/${id}/items/${found[0].id}`)
    expect(one.body.item).toEqual(found[0])
    expect((await campaign(id)).connectorSourcesFrozenAt).toBeDefined()
  })
})
