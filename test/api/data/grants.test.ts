import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { API_ENGINE } from '../../engines.ts'
import { type Reply, useServer } from '../../harness.ts'
import { violationsOf } from '../faults.ts'
import { accessDataOf } from './access-data.ts'

const SEARCH = '/api/v1/search/grants'
const FEED = '/api/v1/grants/feed'
const PAST = '/api/v1/search/past-grants'

describe('grants', async () => {
  const server = await useServer(API_ENGINE)
  const data = await accessDataOf(server)
  const post = (path: string, body: unknown, token?: string) =>
    server.call('POST', path, token ? { body, token } : { body })
  const get = (path: string) => server.call('GET', path)
  const newApp = async (displayName: string) => (await post('/api/v1/apps', { displayName })).body.app.id as string
  const newEntitlement = async (appId: string, body: Record<string, unknown>) =>
    (await post(`/api/v1/apps/${appId}/entitlements`, body)).body.appEntitlementView.appEntitlement.id as string
  /** Makes the last version of a grant what it is not through any operation. */
  const setGrant = (entitlementId: string, accountId: string, change: ReturnType<typeof sql>) =>
    server.database.tx((tx) =>
      tx.count(sql`update grants set ${change}
        where entitlement_key = (select entitlement_key from entitlements where entitlement_id = ${entitlementId})
          and principal_key = (select account_key from accounts where account_id = ${accountId})`),
    )
  const [ann, bob] = [await data.user('Ann'), await data.user('Bob')]

  describe('that are open', async () => {
    const [mail, wiki] = [await newApp('Mail'), await newApp('Wiki')]
    const [send, read, admin, unused] = [
      await newEntitlement(mail, { displayName: 'Send', slug: 'member' }),
      await newEntitlement(mail, { displayName: 'Read', purpose: 'APP_ENTITLEMENT_PURPOSE_VALUE_PERMISSION' }),
      await newEntitlement(wiki, { displayName: 'Admin', slug: 'admin' }),
      await newEntitlement(wiki, { displayName: 'Unused' }),
    ]
    const [annMail, annSecond, bobMail, annWiki] = [
      await data.account(mail, 'Ann in Mail', ann),
      await data.account(mail, 'Ann again', ann),
      await data.account(mail, 'Bob in Mail', bob),
      await data.account(wiki, 'Ann in Wiki', ann),
    ]
    const type = (await post(`/api/v1/apps/${mail}/resource_types`, { displayName: 'Groups', resourceType: 'GROUP' }))
      .body.appResourceType.id
    const group = (await post(`/api/v1/apps/${mail}/resource_types/${type}/resources`, { displayName: 'Group' })).body
      .appResource.id
    const inGroup = await newEntitlement(mail, {
      displayName: 'Member',
      appResourceTypeId: type,
      appResourceId: group,
    })
    beforeAll(async () => {
      for (const [entitlement, account] of [
        [send, annMail],
        [send, bobMail],
        [read, annMail],
        [admin, annWiki],
        [inGroup, bobMail],
        [send, group],
      ] as const)
        await data.grant(entitlement, account)
      await setGrant(
        send,
        annMail,
        sql`added_at = '2026-01-01T00:00:00Z', expires_at = '2030-01-01T00:00:00Z', is_direct = false,
          path_keys = array(select entitlement_key from entitlements where entitlement_id = any(${[inGroup, admin]})
            order by entitlement_id = ${admin})`,
      )
    })
    const pairsOf = (reply: Reply): string[] =>
      reply.body.list.map(
        ({ appEntitlementUserBinding: b }: { appEntitlementUserBinding: Record<string, string> }) =>
          `${b.appEntitlementId} ${b.appUserId}`,
      )

    it('the holders of an entitlement are accounts, with how and until when they hold it', async () => {
      const { body } = await get(`/api/v1/apps/${mail}/entitlements/${send}/users`)
      expect(body.list).toHaveLength(2)
      expect(body.list[0]).toEqual({
        appEntitlementId: send,
        appId: mail,
        appUserId: annMail,
        appUser: { appUser: expect.any(Object), appPath: '', identityUserPath: '', lastUsagePath: '' },
        appEntitlementUserBindingCreatedAt: '2026-01-01T00:00:00.000Z',
        appEntitlementUserBindingDeprovisionAt: '2030-01-01T00:00:00.000Z',
        grantSources: [
          { appId: mail, id: inGroup },
          { appId: wiki, id: admin },
        ],
        isDirect: false,
        originatingTicketId: '',
      })
      expect(body.list[0].appUser.appUser.displayName).toBe('Ann in Mail')
      expect(body.list[1]).toMatchObject({ appUserId: bobMail, grantSources: [] })
      expect(body.list[1]).not.toHaveProperty('appEntitlementUserBindingDeprovisionAt')
      for (const path of [`${wiki}/entitlements/${send}`, `${mail}/entitlements/none`, `none/entitlements/${send}`])
        expect((await get(`/api/v1/apps/${path}/users`)).status, path).toBe(404)
    })

    it('the grants of an entitlement come with the people behind them', async () => {
      const { body } = await get(`/api/v1/apps/${mail}/entitlements/${send}/grants`)
      expect(body.list[0]).toMatchObject({
        appEntitlementId: send,
        appUser: { id: annMail },
        user: { id: ann, displayName: 'Ann' },
        expired: '2030-01-01T00:00:00.000Z',
        grantReasons: [],
      })
      expect(Date.parse(body.list[0].discovered)).toBeGreaterThan(Date.parse('2026-01-01'))
      expect(body.list[1]).not.toHaveProperty('expired')
    })

    it.each<[string, () => object, () => string[]]>([
      [
        'nothing',
        () => ({}),
        () => [
          `${send} ${annMail}`,
          `${send} ${bobMail}`,
          `${read} ${annMail}`,
          `${admin} ${annWiki}`,
          `${inGroup} ${bobMail}`,
        ],
      ],
      ['apps', () => ({ appIds: [wiki] }), () => [`${admin} ${annWiki}`]],
      ['accounts', () => ({ app_user_ids: [annMail] }), () => [`${send} ${annMail}`, `${read} ${annMail}`]],
      ['a person', () => ({ userId: ann }), () => [`${send} ${annMail}`, `${read} ${annMail}`, `${admin} ${annWiki}`]],
      ['a person in an app', () => ({ userId: ann, appIds: [wiki] }), () => [`${admin} ${annWiki}`]],
      [
        'entitlements',
        () => ({
          entitlementRefs: [
            { appId: mail, id: read },
            { appId: wiki, id: unused },
          ],
        }),
        () => [`${read} ${annMail}`],
      ],
      ['an entitlement of another app', () => ({ entitlementRefs: [{ appId: wiki, id: read }] }), () => []],
      ['labels', () => ({ entitlementSlugs: ['admin'] }), () => [`${admin} ${annWiki}`]],
      ['a purpose', () => ({ purpose: ['APP_ENTITLEMENT_PURPOSE_VALUE_PERMISSION'] }), () => [`${read} ${annMail}`]],
      ['resources', () => ({ resourceIds: [group] }), () => [`${inGroup} ${bobMail}`]],
      ['resource types', () => ({ resourceTypeIds: [type] }), () => [`${inGroup} ${bobMail}`]],
      ['a person nobody knows', () => ({ userId: 'nobody' }), () => []],
    ])('the search by %s finds what it says', async (_, bodyOf, expected) => {
      expect(pairsOf(await post(SEARCH, bodyOf())).sort()).toEqual(expected().sort())
    })

    it('the search shows the entitlement, and expands what is asked for once', async () => {
      const { body } = await post(SEARCH, { userId: ann, appIds: [mail], expandMask: { paths: ['app_id'] } })
      expect(body.expanded).toHaveLength(1)
      expect(body.expanded[0]).toMatchObject({ '@type': 'type.googleapis.com/svc.api.app.v1.App', id: mail })
      for (const item of body.list) expect(item.entitlement.appPath).toBe('$.expanded[0]')
      expect(body.list[0].entitlement.appEntitlement).toMatchObject({ id: send, grantCount: '3' })
      expect((await post(SEARCH, { expandMask: { paths: ['user_id'] } })).status).toBe(400)
    })

    it('counts the grants of a person by app', async () => {
      const { body } = await post('/api/v1/search/graph/counts', { userId: ann })
      expect(body).toMatchObject({ totalGrants: '3', appCount: 2, band: 'GRAPH_SIZE_BAND_NORMAL' })
      expect(body.appGrantCounts).toEqual(
        expect.arrayContaining([
          { appId: mail, grantCount: '2' },
          { appId: wiki, grantCount: '1' },
        ]),
      )
      expect(body.appUsers).toEqual(expect.arrayContaining([{ appId: mail, id: annSecond }]))
      const one = (await post('/api/v1/search/graph/counts', { user_id: ann, app_ids: [wiki] })).body
      expect(one.appGrantCounts).toEqual([{ appId: wiki, grantCount: '1' }])
      expect(violationsOf(await post('/api/v1/search/graph/counts', {}))).toEqual([
        { field: 'userId', description: 'is required' },
      ])
    })

    it('every account of a person is listed, those without the grant with nothing but who they are', async () => {
      const path = (user: string) => `/api/v1/apps/${mail}/entitlements/${send}/users/${user}/grants`
      const { body } = await get(path(ann))
      expect(body.bindings.sort((a: { appUserId: string }) => (a.appUserId === annMail ? -1 : 1))).toEqual([
        {
          appEntitlementId: send,
          appId: mail,
          appUserId: annMail,
          createdAt: '2026-01-01T00:00:00.000Z',
          deprovisionAt: '2030-01-01T00:00:00.000Z',
          grantSources: expect.any(Array),
        },
        { appEntitlementId: '', appId: mail, appUserId: annSecond, grantSources: [] },
      ])
      expect((await get(path('nobody'))).status).toBe(404)
    })

    it('pages of one entitlement and of a search end without loss or duplicates while grants are added', async () => {
      const crowded = await newApp('Crowded')
      const [first, second] = [
        await newEntitlement(crowded, { displayName: 'First' }),
        await newEntitlement(crowded, { displayName: 'Second' }),
      ]
      await server.database.tx(async (tx) => {
        await tx.count(sql`insert into account_versions (tenant_id, account_id, app_id, display_name)
          select ${data.tenantId}, 'crowd' || lpad(n::text, 3, '0'), ${crowded}, 'C' from generate_series(0, 24) as n`)
        await tx.count(sql`insert into grant_versions (tenant_id, entitlement_key, principal_key)
          select ${data.tenantId}, e.entitlement_key, a.account_key from entitlements e, accounts a
          where e.entitlement_id = any(${[first, second]}) and a.app_id = ${crowded}`)
      })
      const all = Array.from({ length: 25 }, (_, n) => `crowd${String(n).padStart(3, '0')}`)
      const latecomer = async () => {
        const account = await data.account(crowded, 'Late', null)
        await data.grant(first, account)
        // Late comers have the highest keys: they may follow, and push nobody out.
        return account
      }
      const late = new Set<string>()
      const walk = async (ask: (token: string) => Promise<Reply>, idOf: (item: never) => string) => {
        const seen: string[] = []
        let token = ''
        do {
          const { body } = await ask(token)
          seen.push(...body.list.map(idOf))
          token = body.nextPageToken
          late.add(await latecomer())
        } while (token !== '')
        expect(new Set(seen).size).toBe(seen.length)
        return seen.filter((id) => ![...late].some((account) => id.endsWith(account)))
      }
      const holders = await walk(
        (token) => get(`/api/v1/apps/${crowded}/entitlements/${first}/users?page_size=10&page_token=${token}`),
        (item: { appUserId: string }) => item.appUserId,
      )
      expect(holders).toEqual(all)
      const found = await walk(
        (pageToken) => post(SEARCH, { appIds: [crowded], pageSize: 10, pageToken }),
        ({ appEntitlementUserBinding: b }: { appEntitlementUserBinding: Record<string, string> }) =>
          `${b.appEntitlementId} ${b.appUserId}`,
      )
      expect(found).toEqual([first, second].flatMap((id) => all.map((account) => `${id} ${account}`)))
      const mine = await walk(
        (pageToken) => post(SEARCH, { appUserIds: all, pageSize: 10, pageToken }),
        ({ appEntitlementUserBinding: b }: { appEntitlementUserBinding: Record<string, string> }) =>
          `${b.appEntitlementId} ${b.appUserId}`,
      )
      expect(mine).toEqual(found)
    })

    const duration = (entitlement: string, account: string, verb: 'update' | 'remove', body: unknown, token?: string) =>
      post(`/api/v1/apps/${mail}/entitlements/${entitlement}/users/${account}/${verb}-grant-duration`, body, token)

    it('the end of a grant can be set, moved and taken away, each a version of its own', async () => {
      const versions = () =>
        server.database.read((reader) =>
          reader.rows<{ at: Date | null; open: boolean }>(sql`
            select expires_at as at, closed_at is null as open from grant_versions
            where principal_key = (select account_key from accounts where account_id = ${bobMail})
              and entitlement_key = (select entitlement_key from entitlements where entitlement_id = ${send})
            order by version`),
        )
      const [end, later] = ['2031-01-01T00:00:00.000Z', '2032-01-01T00:00:00.000Z']
      const { body } = await duration(send, bobMail, 'update', { new_deprovision_at: end })
      expect(body.binding).toMatchObject({
        appEntitlementId: send,
        appId: mail,
        appUserId: bobMail,
        deprovisionAt: end,
      })
      await duration(send, bobMail, 'update', { newDeprovisionAt: later })
      await duration(send, bobMail, 'update', { newDeprovisionAt: later })
      expect((await duration(send, bobMail, 'remove', {})).body.binding).not.toHaveProperty('deprovisionAt')
      await duration(send, bobMail, 'remove', {})
      expect((await versions()).map(({ at, open }) => [at?.toISOString(), open])).toEqual([
        [undefined, false],
        [end, false],
        [later, false],
        [undefined, true],
      ])
    })

    it.each<[string, unknown, RegExp]>([
      ['the past', { newDeprovisionAt: '2020-01-01T00:00:00Z' }, /must be in the future/],
      ['a day that is none', { newDeprovisionAt: '2026-02-30T00:00:00Z' }, /must be a time such as/],
      ['nothing', {}, /is required/],
    ])('an end at %s is refused', async (_, body, description) => {
      expect(violationsOf(await duration(send, bobMail, 'update', body))).toEqual([
        { field: 'newDeprovisionAt', description: expect.stringMatching(description) },
      ])
    })

    it('a grant cannot last longer than its entitlement allows', async () => {
      const brief = await newEntitlement(mail, { displayName: 'Brief', durationGrant: '3600s' })
      await data.grant(brief, bobMail)
      const at = (seconds: number) => ({ newDeprovisionAt: new Date(Date.now() + seconds * 1000).toISOString() })
      expect((await duration(brief, bobMail, 'update', at(3000))).status).toBe(200)
      expect(violationsOf(await duration(brief, bobMail, 'update', at(7200)))).toEqual([
        {
          field: 'newDeprovisionAt',
          description: 'grant duration must be less than or equal to max provision time (3600s)',
        },
      ])
    })

    it('the end of a grant that is not there, or by one who may not, is not changed', async () => {
      const body = { newDeprovisionAt: '2031-01-01T00:00:00Z' }
      expect((await duration(unused, bobMail, 'update', body)).status).toBe(404)
      expect((await duration(send, annWiki, 'update', body)).status).toBe(404)
      expect((await duration(admin, annWiki, 'remove', {})).status).toBe(404)
      const reader = await data.tokenWith(['read_only_administrator'])
      expect((await duration(send, bobMail, 'update', body, reader)).status).toBe(403)
      expect((await duration(send, bobMail, 'remove', {}, reader)).status).toBe(403)
    })

    it('who has no right to see access data sees none', async () => {
      const token = await data.tokenWith(['basic_user'])
      for (const path of [SEARCH, FEED, PAST, '/api/v1/search/graph/counts'])
        expect((await post(path, {}, token)).status, path).toBe(403)
      for (const end of ['users', 'grants', `users/${ann}/grants`])
        expect((await server.call('GET', `/api/v1/apps/${mail}/entitlements/${send}/${end}`, { token })).status).toBe(
          403,
        )
    })
  })
})
