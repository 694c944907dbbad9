import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { newId } from '../../../server/lib/ids.ts'
import { API_ENGINE } from '../../engines.ts'
import { type Reply, useServer } from '../../harness.ts'
import { violationsOf } from '../faults.ts'
import { accessDataOf } from './access-data.ts'

const SEARCH = '/api/v1/search/entitlements'
const CATALOG = '/api/v1/search/request_catalog/entitlements'
const namesOf = (reply: Reply): string[] =>
  reply.body.list.map((view: { appEntitlement: { displayName: string } }) => view.appEntitlement.displayName)

describe('searching entitlements', async () => {
  const server = await useServer(API_ENGINE)
  const data = await accessDataOf(server)
  const post = (path: string, body: unknown, token?: string) =>
    server.call('POST', path, token ? { body, token } : { body })
  const get = (path: string) => server.call('GET', path)
  const made = async (path: string, body: unknown) => (await post(path, body)).body
  const newApp = async (displayName: string) => (await made('/api/v1/apps', { displayName })).app.id as string
  const newValue = async (kind: string, value: string) =>
    (await made(`/api/v1/attributes/${kind}`, { value })).value.id as string
  const ann = await data.user('Ann')
  const me = (await get('/api/v1/auth/introspect')).body.userId as string
  const app = await newApp('Payroll')
  const entitlements = `/api/v1/apps/${app}/entitlements`
  const newEntitlement = async (body: Record<string, unknown>, of = app) =>
    (await made(`/api/v1/apps/${of}/entitlements`, body)).appEntitlementView.appEntitlement.id as string
  const comesFromSource = (id: string) =>
    server.database.tx((tx) =>
      tx.count(sql`update entitlements set source_id = 'source', external_id = ${`ext-${id}`}
        where entitlement_id = ${id}`),
    )
  const [policy, risk, sox, pci] = [
    await data.policy('Yearly'),
    await newValue('risk_levels', 'Very high'),
    await newValue('compliance_frameworks', 'Framework 1'),
    await newValue('compliance_frameworks', 'Framework 2'),
  ]

  describe('searches', () => {
    const found: Record<string, string> = {}
    let account = ''
    let other = ''
    let wiki = ''
    beforeAll(async () => {
      wiki = await newApp('Wiki')
      const types = `/api/v1/apps/${wiki}/resource_types`
      const newType = async (displayName: string, resourceType: string) =>
        (await made(types, { displayName, resourceType })).appResourceType.id as string
      const [groups, roles] = [await newType('G', 'GROUP'), await newType('R', 'ROLE')]
      const team = (await made(`${types}/${groups}/resources`, { displayName: 'Team' })).appResource.id
      const add = async (displayName: string, body: Record<string, unknown> = {}) => {
        found[displayName] = await newEntitlement({ displayName, ...body }, wiki)
      }
      await add('Read 100%', { alias: 'read', riskLevelValueId: risk, complianceFrameworkValueIds: [sox, pci] })
      await add('Team member', { appResourceTypeId: groups, appResourceId: team, grantPolicyId: policy })
      await add('Role', { appResourceTypeId: roles, emergencyGrantPolicyId: policy })
      await add('Owned', { appEntitlementOwnerIds: [ann] })
      await add('Imported')
      await comesFromSource(found.Imported ?? '')
      await add('Gone')
      await server.call('DELETE', `/api/v1/apps/${wiki}/entitlements/${found.Gone}`)
      account = await data.account(wiki, 'Ann', ann)
      other = await data.account(wiki, 'Mine', me)
      await data.grant(found['Read 100%'] ?? '', account)
      await data.grant(found['Team member'] ?? '', account)
      await data.grant(found['Team member'] ?? '', other)
      await server.database.tx((tx) =>
        tx.count(sql`update grants set expires_at = now() + interval '1 day'
          where entitlement_key = (select entitlement_key from entitlements where entitlement_id = ${found['Team member']})
            and principal_key = (select account_key from accounts where account_id = ${other})`),
      )
    })
    const OPEN = ['Access', 'Read 100%', 'Team member', 'Role', 'Owned', 'Imported']

    it.each<[string, (f: Record<string, string>) => Record<string, unknown>, string[]]>([
      ['nothing but the app', () => ({}), OPEN],
      ['a part of the name', () => ({ query: 'TEAM m' }), ['Team member']],
      ['the display name', () => ({ display_name: 'role' }), ['Role']],
      ['a character that means something to LIKE', () => ({ query: '0%' }), ['Read 100%']],
      ['an alias', () => ({ alias: 'read' }), ['Read 100%']],
      ['a part of an alias', () => ({ alias: 'rea' }), []],
      ['other apps', () => ({ excludeAppIds: [wiki] }), []],
      ['a reference', (f) => ({ refs: [{ appId: wiki, id: f.Role }] }), ['Role']],
      ['a reference with another app', (f) => ({ refs: [{ appId: app, id: f.Role }] }), []],
      [
        'other references',
        (f) => ({ excludedEntitlementRefs: [{ appId: wiki, id: f.Role }] }),
        OPEN.filter((name) => name !== 'Role'),
      ],
      ['a trait', () => ({ resourceTraitIds: ['GROUP'] }), ['Team member']],
      ['a risk level', () => ({ riskLevelIds: [risk] }), ['Read 100%']],
      ['a framework', () => ({ complianceFrameworkIds: [pci] }), ['Read 100%']],
      ['a policy, for whatever purpose', () => ({ policyRefs: [{ id: policy }] }), ['Team member', 'Role']],
      ['who holds it', () => ({ appUserIds: [account] }), ['Read 100%', 'Team member']],
      ['who does not', () => ({ excludeAppUserIds: [account] }), ['Access', 'Role', 'Owned', 'Imported']],
      [
        'who owns it',
        () => ({ appUserIds: [account], membershipType: ['APP_ENTITLEMENT_MEMBERSHIP_TYPE_OWNER'] }),
        ['Owned'],
      ],
      [
        'membership alone',
        () => ({ membershipType: ['APP_ENTITLEMENT_MEMBERSHIP_TYPE_MEMBER', 'APP_ENTITLEMENT_MEMBERSHIP_TYPE_OWNER'] }),
        ['Read 100%', 'Team member', 'Owned'],
      ],
      ['exclusion, which is not kept', () => ({ membershipType: ['APP_ENTITLEMENT_MEMBERSHIP_TYPE_EXCLUSION'] }), []],
      ['grants that end', () => ({ onlyGetExpiring: true }), ['Team member']],
      ['a source', () => ({ sourceConnectorId: 'source' }), ['Imported']],
      ['automation, which there is not', () => ({ isAutomated: true }), []],
      ['no automation', () => ({ isAutomated: false }), OPEN],
      ['what is gone too', () => ({ includeDeleted: true }), [...OPEN, 'Gone']],
      ['a campaign', () => ({ accessReviewId: 'x' }), []],
      ['a form', () => ({ requestSchemaIds: ['x'] }), []],
    ])('by %s', async (_, bodyOf, expected) => {
      const reply = await post(SEARCH, { appIds: [wiki], ...bodyOf(found) })
      expect(namesOf(reply).sort()).toEqual([...expected].sort())
    })

    it('by resource and by resource type', async () => {
      const [view] = (await post(SEARCH, { refs: [{ appId: wiki, id: found['Team member'] }] })).body.list
      const { appResourceId, appResourceTypeId } = view.appEntitlement
      for (const body of [{ resourceIds: [appResourceId] }, { resourceTypeIds: [appResourceTypeId] }])
        expect(namesOf(await post(SEARCH, body))).toEqual(['Team member'])
      expect(namesOf(await post(SEARCH, { appIds: [wiki], excludeResourceTypeIds: [appResourceTypeId] }))).toHaveLength(
        5,
      )
      const path = `/api/v1/apps/${wiki}/entitlements/resource_types/${appResourceTypeId}/resources`
      expect(namesOf(await get(`${path}/${appResourceId}`))).toEqual(['Team member'])
      expect((await get(`${path}/none`)).status).toBe(404)
    })

    it('what is gone says when it went', async () => {
      const { body } = await post(SEARCH, { appIds: [wiki], query: 'Gone', includeDeleted: true })
      expect(Date.parse(body.list[0].appEntitlement.deletedAt)).toBeGreaterThan(0)
    })

    it('lists what an account holds, under both paths', async () => {
      for (const path of [
        `/api/v1/apps/${wiki}/entitlements/users/${account}`,
        `/api/v1/search/apps/${wiki}/entitlements/users/${account}`,
      ])
        expect(namesOf(await get(path)).sort(), path).toEqual(['Read 100%', 'Team member'])
      expect((await get(`/api/v1/apps/${app}/entitlements/users/${account}`)).status).toBe(404)
    })

    it('the catalog tells which of them the caller holds', async () => {
      const list = async (body: object) =>
        (await post(CATALOG, body)).body.list.map(
          (entry: {
            entitlement: { appEntitlement: { displayName: string } }
            appEntitlementUserBindings: { appUserId: string }[]
          }) => [
            entry.entitlement.appEntitlement.displayName,
            entry.appEntitlementUserBindings.map((b) => b.appUserId),
          ],
        )
      const mine = ['Team member', [other]]
      expect(await list({ appDisplayName: 'wik', grantedStatus: 'GRANTED' })).toEqual([mine])
      const others = OPEN.filter((name) => name !== 'Team member').map((name) => [name, []])
      expect((await list({ appDisplayName: 'wiki', grantedStatus: 'NOT_GRANTED' })).sort()).toEqual(others.sort())
      expect((await list({ appDisplayName: 'wiki' })).sort()).toEqual([mine, ...others].sort())
      expect(await list({ entitlementAlias: 'read' })).toEqual([['Read 100%', []]])
      expect(await list({ query: 'no such thing' })).toEqual([])
      expect(await list({ query: 'Gone', appDisplayName: 'Wiki', includeDeleted: true })).toEqual([['Gone', []]])
    })
  })

  it('pages end without loss or duplicates while entitlements are added', async () => {
    const many = await newApp('Many')
    const prefix = newId()
    await server.database.tx((tx) =>
      tx.count(sql`
        insert into entitlement_versions (tenant_id, entitlement_id, app_id, display_name)
        select ${data.tenantId}, ${prefix} || lpad(n::text, 3, '0'), ${many}, 'E' from generate_series(0, 39) as n`),
    )
    const seen: string[] = []
    let token = ''
    do {
      const { body } = await get(`/api/v1/apps/${many}/entitlements?page_size=10&page_token=${token}`)
      seen.push(...body.list.map((view: { appEntitlement: { id: string } }) => view.appEntitlement.id))
      token = body.nextPageToken
      await server.database.tx((tx) =>
        tx.count(sql`insert into entitlement_versions (tenant_id, entitlement_id, app_id, display_name)
          values (${data.tenantId}, ${`!${newId()}`}, ${many}, 'E')`),
      )
    } while (token !== '')
    // The access entitlement is older or younger by its random part.
    expect(seen.filter((id) => id.startsWith(prefix))).toEqual(
      Array.from({ length: 40 }, (_, n) => `${prefix}${String(n).padStart(3, '0')}`),
    )
    const next = (await get(`/api/v1/apps/${many}/entitlements?page_size=10`)).body.nextPageToken
    expect((await get(`${entitlements}?page_token=${next}`)).status).toBe(400)
  })

  it.each<[unknown, string, RegExp]>([
    [{ refs: [{ id: 'x' }] }, 'refs[0].appId', /is required/],
    [{ membershipType: ['MEMBER'] }, 'membershipType[0]', /must be one of/],
    [{ includeDeleted: 'yes' }, 'includeDeleted', /must be true or false/],
    [{ facets: true }, 'facets', /is not a known field/],
  ])('the search %j is refused (API-089)', async (body, field, description) => {
    const reply = await post(SEARCH, body)
    expect(violationsOf(reply)).toEqual([{ field, description: expect.stringMatching(description) }])
  })
})
