import { describe, expect, it } from 'vitest'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { preparingOn } from './preparing.ts'

const PATH = '/api/v1/access_review'
const view = (name: string) => `ACCESS_REVIEW_VIEW_TYPE_${name}`

/** Names are given against the order of their making, so that an order by keys would be another. */
const FILES = {
  users: `id,email,name,job_title,department,manager
u1,zoe@corp.example,Zoe,Chief,Board,
u2,bob@corp.example,Bob,Clerk,Sales,u1
`,
  apps: `id,name
z,Zeta
a,Alpha
`,
  resource_types: `app,id,name,traits
z,group,Group,group
a,group,Group,group
`,
  resources: `app,id,type,name,parent
z,top,group,Company,
z,g1,group,Yard,top
a,g2,group,Barn,
`,
  entitlements: `app,id,name,resource,risk_level
z,yard,Enter the yard,g1,High
z,mail,Mail 100%_sure,,Low
a,barn,Enter the barn,g2,Low
`,
  accounts: `app,id,name,username,email,user,type,last_login_at
z,z1,Zoe,zoe,zoe@corp.example,u1,user,2026-01-02
z,z2,Bob,bob,bob@corp.example,u2,user,
a,a1,Zoe A,zoe,zoe@corp.example,u1,user,
a,a9,Robot,robot,,,service_account,
`,
  grants: `app,entitlement,account,resource,added_at,last_used_at,access_profiles
z,yard,z1,,2025-05-05,2025-06-06,Starter
z,yard,z2,,,,
z,mail,z2,,,,
a,barn,a1,,,,
a,barn,a9,,,,
a,barn,,g2,,,
`,
}
type Item = {
  account?: { displayName: string }
  holder?: { displayName: string }
  entitlement: { displayName: string }
}
const said = ({ account, holder, entitlement }: Item) =>
  `${account?.displayName ?? holder?.displayName}: ${entitlement.displayName}`

describe('items of a campaign', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { load, draft, prepare, items, post, get } = await preparingOn(server)
  await load(FILES)
  const scopeV2 = { appSelectionCriteria: {}, principalTypeFilter: 'PRINCIPAL_TYPE_FILTER_USERS_AND_RESOURCES' }
  const id = await draft({ scopeV2 })
  await prepare(id)
  const all = await items(id)
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects to find
  const one = (text: string): any => all.find((item) => said(item) === text)

  it.each([
    [
      'BY_APP',
      [
        'Zoe A: Enter the barn',
        'Robot: Enter the barn',
        'Barn: Enter the barn',
        'Zoe: Enter the yard',
        'Bob: Enter the yard',
        'Bob: Mail 100%_sure',
      ],
    ],
    [
      'BY_USER',
      [
        'Bob: Enter the yard',
        'Bob: Mail 100%_sure',
        'Zoe: Enter the yard',
        'Zoe A: Enter the barn',
        'Robot: Enter the barn',
        'Barn: Enter the barn',
      ],
    ],
    [
      'BY_RESOURCE',
      [
        'Zoe A: Enter the barn',
        'Robot: Enter the barn',
        'Barn: Enter the barn',
        'Bob: Mail 100%_sure',
        'Zoe: Enter the yard',
        'Bob: Enter the yard',
      ],
    ],
  ])('are in the order of the view %s', async (name, expected) => {
    const found = (await items(id, { view: view(name) })).map(said)
    // Of one entitlement or one account the order is that of their making, which an import does not promise.
    const group = (text: string) => (name === 'BY_USER' ? text.split(': ')[0] : text.split(': ')[1])
    expect(found.map(group)).toEqual(expected.map(group))
    expect([...found].sort()).toEqual([...expected].sort())
    const listed = await get(`${PATH}/${id}/items?view=${view(name)}&page_size=100`)
    expect(listed.body.list.map(said)).toEqual(found)
  })

  it('say everything about the person, the account, the entitlement and how it was given', () => {
    expect(one('Zoe: Enter the yard')).toMatchObject({
      accessReviewId: id,
      app: { displayName: 'Zeta' },
      entitlement: { riskLevel: { value: 'High' } },
      resource: { displayName: 'Yard', resourceTypeDisplayName: 'Group', path: [{ displayName: 'Company' }] },
      account: { username: 'zoe', accountType: 'APP_USER_TYPE_USER', lastLoginAt: '2026-01-02T00:00:00.000Z' },
      user: { jobTitle: 'Chief', department: 'Board', status: 'ENABLED' },
      grant: {
        ...{ addedAt: '2025-05-05T00:00:00.000Z', lastUsedAt: '2025-06-06T00:00:00.000Z', isDirect: true },
        ...{ inheritedFrom: [], accessProfiles: [{ displayName: 'Starter' }] },
      },
    })
    expect(one('Bob: Mail 100%_sure').user.manager).toMatchObject({ displayName: 'Zoe', email: 'zoe@corp.example' })
    expect(one('Robot: Enter the barn').user).toBeUndefined()
    expect(one('Barn: Enter the barn')).toMatchObject({ holder: { displayName: 'Barn' } })
    expect(one('Barn: Enter the barn').account).toBeUndefined()
  })

  it.each([
    ['app', { appIds: [one('Zoe A: Enter the barn').app.id] }, 3],
    ['person', { userIds: [one('Bob: Enter the yard').user.id] }, 2],
    ['account', { appUserIds: [one('Robot: Enter the barn').account.id] }, 1],
    ['entitlement', { entitlementIds: [one('Bob: Enter the yard').entitlement.id] }, 2],
    ['resource', { resourceIds: [one('Bob: Enter the yard').resource.id] }, 2],
    ['risk', { riskLevelIds: [one('Bob: Enter the yard').entitlement.riskLevel.id] }, 2],
    ['policy', { policyIds: [one('Bob: Enter the yard').policyId] }, 6],
    ['another policy', { policyIds: ['another'] }, 0],
    ['kind of account', { accountTypes: ['APP_USER_TYPE_SERVICE_ACCOUNT'] }, 1],
    ['name of an entitlement', { query: 'ENTER THE' }, 5],
    ['name of a person', { query: 'zoe' }, 2],
    ['name of a holder', { query: 'barn' }, 3],
    ['signs that mean something to a database', { query: '100%_' }, 1],
    ['such signs alone', { query: '%' }, 1],
    ['nothing', { query: 'nothing of that name' }, 0],
    ['two things at once', { query: 'yard', accountTypes: ['APP_USER_TYPE_SERVICE_ACCOUNT'] }, 0],
  ])('are found by %s, in every order', async (_, filter, count) => {
    for (const name of ['BY_APP', 'BY_USER', 'BY_RESOURCE', 'UNSTRUCTURED'])
      expect(await items(id, { ...filter, view: view(name) }), name).toHaveLength(count)
  })

  it('are found one by one, and by no id of another kind or campaign', async () => {
    for (const item of all) expect((await get(`${PATH}/${id}/items/${item.id}`)).body.item).toEqual(item)
    const other = await draft({ scopeV2 })
    await prepare(other)
    for (const wrong of [(await items(other))[0].id, id, 'x', '0'.repeat(27), 'z'.repeat(27), `${all[0].id}0`])
      expect((await get(`${PATH}/${id}/items/${wrong}`)).status).toBe(404)
  })

  it('default to the view of the campaign; a page token is of one view, filter and preparation', async () => {
    const own = await draft({ scopeV2 })
    await post(`${PATH}/${own}`, { accessReview: { defaultView: view('BY_USER') } })
    await prepare(own)
    expect((await items(own)).map(said)).toEqual((await items(own, { view: view('BY_USER') })).map(said))
    expect((await post(`${PATH}/${own}/items/search`, { view: 'BY_MOON' })).status).toBe(400)
    expect((await post(`${PATH}/${own}/items/search`, { pageToken: 'x' })).status).toBe(400)
  })
})

describe('many items', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { load, draft, prepare, items, post } = await preparingOn(server)
  const accounts = Array.from({ length: 60 }, (_, i) => i)
  await load({
    apps: 'id,name\nx,X\n',
    entitlements: 'app,id,name\nx,e0,Same\nx,e1,Same\n',
    accounts: `app,id,name\n${accounts.map((i) => `x,a${i},Account ${i % 7}`).join('\n')}\n`,
    grants: `app,entitlement,account\n${accounts.map((i) => `x,e0,a${i}\nx,e1,a${i}`).join('\n')}\n`,
  })
  const id = await draft()
  await prepare(id)

  it.each(['BY_APP', 'BY_USER', 'BY_RESOURCE', 'UNSTRUCTURED'])(
    'come once each, page by page, by the view %s',
    async (name) => {
      for (const filter of [{}, { query: 'same' }]) {
        const found = await items(id, { ...filter, view: view(name), pageSize: 10 })
        expect(new Set(found.map((item) => item.id)).size).toBe(120)
        expect(found).toHaveLength(120)
      }
      const first = await post(`${PATH}/${id}/items/search`, { view: view(name), pageSize: 10 })
      const other = { view: view(name), query: 'same', pageSize: 10, pageToken: first.body.nextPageToken }
      expect((await post(`${PATH}/${id}/items/search`, other)).status).toBe(400)
    },
  )
})
