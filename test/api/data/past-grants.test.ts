import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { removeObjects } from '../../../server/directory/versions.store.ts'
import { API_ENGINE } from '../../engines.ts'
import { type Reply, useServer } from '../../harness.ts'
import { violationsOf } from '../faults.ts'
import { accessDataOf } from './access-data.ts'

const FEED = '/api/v1/grants/feed'
const PAST = '/api/v1/search/past-grants'
const ADDED = 'GRANT_EVENT_TYPE_ADDED'
const REMOVED = 'GRANT_EVENT_TYPE_REMOVED'

describe('grants that came and went', async () => {
  const server = await useServer(API_ENGINE)
  const data = await accessDataOf(server)
  const post = (path: string, body: unknown, token?: string) =>
    server.call('POST', path, token ? { body, token } : { body })
  const newApp = async (displayName: string) => (await post('/api/v1/apps', { displayName })).body.app.id as string
  const newEntitlement = async (appId: string, body: Record<string, unknown>) =>
    (await post(`/api/v1/apps/${appId}/entitlements`, body)).body.appEntitlementView.appEntitlement.id as string
  const [ann, bob] = [await data.user('Ann'), await data.user('Bob')]

  describe('over time', async () => {
    const app = await newApp('History')
    const other = await newApp('Elsewhere')
    const [role, right] = [
      await newEntitlement(app, { displayName: 'Role' }),
      await newEntitlement(other, { displayName: 'Right' }),
    ]
    const [account, gone] = [await data.account(app, 'Stays', ann), await data.account(app, 'Goes', bob)]
    const elsewhere = await data.account(other, 'Elsewhere', ann)
    const remove = (entitlementId: string, accountId: string) =>
      server.database.tx((tx) =>
        removeObjects(
          tx,
          'grant',
          data.tenantId,
          sql`old.entitlement_key = (select entitlement_key from entitlements where entitlement_id = ${entitlementId})
            and old.principal_key = (select account_key from accounts where account_id = ${accountId})`,
        ),
      )
    const change = (accountId: string, at: string) =>
      post(`/api/v1/apps/${app}/entitlements/${role}/users/${accountId}/update-grant-duration`, {
        newDeprovisionAt: at,
      })
    interface FeedItem {
      feed: { eventType: string; appUserId: string; appEntitlementId: string; date: string }
    }
    const names = new Map([
      [account, 'Stays'],
      [gone, 'Goes'],
      [elsewhere, 'Elsewhere'],
    ])
    const eventsOf = (reply: Reply): string[] =>
      reply.body.list.map(({ feed }: FeedItem) => `${feed.eventType.slice(17)} ${names.get(feed.appUserId)}`)
    const mine = { appRefs: [{ id: app }] }
    const dates: string[] = []

    /** The wire tells milliseconds: events that are told apart by time must not share one. */
    const apart = async () => {
      for (const since = Date.now(); Date.now() < since + 2; ) await new Promise(setImmediate)
    }

    beforeAll(async () => {
      await data.grant(role, account)
      await apart()
      await data.grant(role, gone)
      await apart()
      await data.grant(right, elsewhere)
      // Changes are no events.
      await change(account, '2031-01-01T00:00:00Z')
      await change(gone, '2031-01-01T00:00:00Z')
      await change(gone, '2032-01-01T00:00:00Z')
      await remove(role, gone)
      await apart()
      await data.grant(role, gone)
      await apart()
      // An account that goes takes its grants with it, and stays known to the past.
      await remove(role, gone)
      await server.database.tx((tx) => removeObjects(tx, 'account', data.tenantId, sql`old.account_id = ${gone}`))
    })

    it('the feed tells what was given and taken away, last first, and not what changed', async () => {
      const reply = await post(FEED, mine)
      expect(eventsOf(reply)).toEqual(['REMOVED Goes', 'ADDED Goes', 'REMOVED Goes', 'ADDED Goes', 'ADDED Stays'])
      expect(reply.body.list[0]).toEqual({
        feed: {
          appEntitlementId: role,
          appId: app,
          appUserId: gone,
          date: expect.any(String),
          eventType: REMOVED,
          ticketId: '',
        },
        appPath: '',
        appUserPath: '',
        entitlementPath: '',
        ticketPath: '',
      })
      dates.push(...reply.body.list.map(({ feed }: FeedItem) => feed.date))
      expect([...dates].sort().reverse()).toEqual(dates)
      // Without a filter another index is used.
      const all = eventsOf(await post(FEED, { pageSize: 100 })).filter((event) => !event.endsWith('undefined'))
      expect(all).toEqual([
        'REMOVED Goes',
        'ADDED Goes',
        'REMOVED Goes',
        'ADDED Elsewhere',
        'ADDED Goes',
        'ADDED Stays',
      ])
    })

    it.each<[string, () => object, string[]]>([
      [
        'a person',
        () => ({ userRefs: [{ id: bob }], ...mine }),
        ['REMOVED Goes', 'ADDED Goes', 'REMOVED Goes', 'ADDED Goes'],
      ],
      ['an account', () => ({ appUserRefs: [{ appId: app, id: account }] }), ['ADDED Stays']],
      ['an account of another app', () => ({ appUserRefs: [{ appId: other, id: account }] }), []],
      ['an entitlement', () => ({ app_entitlement_refs: [{ appId: other, id: right }] }), ['ADDED Elsewhere']],
      ['both', () => ({ ...mine, userRefs: [{ id: ann }] }), ['ADDED Stays']],
      ['from a time on', () => ({ ...mine, after: dates[1] }), ['REMOVED Goes', 'ADDED Goes']],
      ['until before a time', () => ({ ...mine, before: dates[3] }), ['ADDED Stays']],
      ['between', () => ({ ...mine, after: dates[3], before: dates[2] }), ['ADDED Goes']],
    ])('the feed by %s', async (_, bodyOf, expected) => {
      expect(eventsOf(await post(FEED, bodyOf()))).toEqual(expected)
    })

    it('the feed refuses a time that ends before it starts, and what is no time', async () => {
      const [after, before] = ['2026-02-01T00:00:00Z', '2026-01-01T00:00:00Z']
      expect(violationsOf(await post(FEED, { after, before }))).toEqual([
        { field: 'after', description: 'must be earlier than before' },
      ])
      expect(violationsOf(await post(FEED, { after: 'tomorrow' })).map(({ field }) => field)).toEqual(['after'])
    })

    it('past grants are those that ended, with whose they were, and when they were given and taken (WEB-162)', async () => {
      const { body } = await post(PAST, { appIds: [app] })
      // The account is gone, and named as it was.
      expect(body.list.map((one: { appUserDisplayName: string }) => one.appUserDisplayName)).toEqual(['Goes', 'Goes'])
      expect(body.list.map(({ history }: { history: object }) => history)).toEqual([
        { appEntitlementId: role, appId: app, appUserId: gone, grantedAt: dates[1], revokedAt: dates[0] },
        { appEntitlementId: role, appId: app, appUserId: gone, grantedAt: dates[3], revokedAt: dates[2] },
      ])
      const count = async (filter: object) => (await post(PAST, filter)).body.list.length
      expect(await count({ appUserRefs: [{ appId: app, id: gone }] })).toBe(2)
      expect(await count({ appUserRefs: [{ appId: app, id: account }] })).toBe(0)
      expect(await count({ appEntitlementRefs: [{ appId: app, id: role }] })).toBe(2)
      expect(await count({ appEntitlementRefs: [{ appId: other, id: right }] })).toBe(0)
    })

    it('both expand what is still there', async () => {
      const expandMask = { paths: ['*'] }
      for (const path of [FEED, PAST]) {
        const { body } = await post(path, { ...(path === FEED ? mine : { appIds: [app] }), expandMask })
        const at = (where: string) => body.expanded[Number(/^\$\.expanded\[(\d+)\]$/.exec(where)?.[1])]
        expect(at(body.list[0].appPath)).toMatchObject({ id: app })
        expect(at(body.list[0].entitlementPath)).toMatchObject({
          '@type': 'type.googleapis.com/svc.api.app.v1.AppEntitlement',
          id: role,
        })
        expect(body.list[0].appUserPath).toBe('')
      }
    })

    it('pages of both end without loss or duplicates while more happens', async () => {
      const crowd = await newApp('Crowd')
      const entitlement = await newEntitlement(crowd, { displayName: 'Crowd' })
      const event = ({ feed }: FeedItem) => `${feed.eventType} ${feed.appEntitlementId} ${feed.appUserId} ${feed.date}`
      await server.database.tx(async (tx) => {
        await tx.count(sql`insert into account_versions (tenant_id, account_id, app_id, display_name)
          select ${data.tenantId}, 'past' || lpad(n::text, 3, '0'), ${crowd}, 'C' from generate_series(0, 24) as n`)
        await tx.count(sql`insert into grant_versions (tenant_id, entitlement_key, principal_key)
          select ${data.tenantId}, e.entitlement_key, a.account_key from entitlements e, accounts a
          where e.entitlement_id = ${entitlement} and a.app_id = ${crowd}`)
        // Given and taken in one moment: the hardest case for the order.
        await removeObjects(
          tx,
          'grant',
          data.tenantId,
          sql`old.entitlement_key = (select entitlement_key from entitlements where entitlement_id = ${entitlement})`,
        )
      })
      const walk = async (path: string, filter: object, keyOf: (item: never) => string) => {
        const seen: string[] = []
        let pageToken = ''
        do {
          const { body } = await post(path, { ...filter, pageSize: 10, pageToken })
          seen.push(...body.list.map(keyOf))
          pageToken = body.nextPageToken
          await data.grant(entitlement, await data.account(crowd, 'Late', null))
        } while (pageToken !== '')
        expect(new Set(seen).size).toBe(seen.length)
        return seen.filter((key) => key.includes('past0'))
      }
      const filter = { appRefs: [{ id: crowd }] }
      const filtered = await walk(FEED, filter, event)
      expect(filtered).toHaveLength(50)
      expect(await walk(FEED, {}, event)).toEqual(filtered)
      const past = ({ history }: { history: { appUserId: string } }) => history.appUserId
      expect(await walk(PAST, { appIds: [crowd] }, past)).toHaveLength(25)
      const token = (await post(FEED, { ...filter, pageSize: 10 })).body.nextPageToken
      expect((await post(FEED, { pageToken: token })).body.details[0].reason).toBe('INVALID_PAGE_TOKEN')
    })

    it('counts the addition alone while nothing is removed', async () => {
      const fresh = await data.account(other, 'Fresh', null)
      await data.grant(right, fresh)
      const { body } = await post(FEED, { appUserRefs: [{ appId: other, id: fresh }] })
      expect(body.list.map(({ feed }: FeedItem) => feed.eventType)).toEqual([ADDED])
    })
  })
})
