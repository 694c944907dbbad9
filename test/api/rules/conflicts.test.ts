import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { recomputeViolations } from '../../../server/directory/conflicts/violation.store.ts'
import { newId } from '../../../server/lib/ids.ts'
import type { Reply } from '../../harness.ts'
import { useTenant } from '../../use-tenant.ts'
import { accessDataOf } from '../data/access-data.ts'
import { fieldsOf } from '../faults.ts'

const reasonOf = (reply: Reply) => [reply.status, reply.body.details[0].reason]
type Violation = { id: string; userId: string; appUserId: string; status: string; grants: object[] }

describe('conflict monitors', async () => {
  const server = await useTenant()
  const data = await accessDataOf(server)
  const PATH = '/api/v1/accessconflict'
  const BINDING = '/api/v1/appentitlementmonitorbinding'
  const post = (path: string, body: unknown = {}) => server.call('POST', path, { body })
  const get = (path: string) => server.call('GET', path)
  const create = async (displayName: string): Promise<string> => (await post(PATH, { displayName })).body.id
  const app = newId()
  const keyOf = (monitorId: string, appEntitlementId: string, group: 'A' | 'B') => ({
    monitorId,
    appId: app,
    appEntitlementId,
    entitlementGroup: `ENTITLEMENT_GROUP_${group}`,
  })
  const bind = (monitor: string, entitlement: string, group: 'A' | 'B') =>
    post(BINDING, keyOf(monitor, entitlement, group))
  const violations = async (monitor: string, query = ''): Promise<Violation[]> =>
    (await get(`${PATH}/${monitor}/violations${query}`)).body.list

  const [pay, approve, audit] = [
    await data.entitlement(app, 'Pay'),
    await data.entitlement(app, 'Approve'),
    await data.entitlement(app, 'Audit'),
  ]
  const [ann, bob] = [await data.user('Ann'), await data.user('Bob')]
  const [annAccount, annOther, bobAccount, robot] = [
    await data.account(app, 'ann', ann),
    await data.account(app, 'ann too', ann),
    await data.account(app, 'bob', bob),
    await data.account(app, 'robot'),
  ]
  await data.grant(pay, annAccount)
  await data.grant(approve, annOther)
  await data.grant(pay, bobAccount)
  await data.grant(pay, robot)
  await data.grant(approve, robot)

  describe('themselves', () => {
    it('are made, read, changed and removed, without a wrapper around them', async () => {
      const { body: monitor } = await post(PATH, { display_name: ' Pay and approve ', description: 'SoD' })
      expect(monitor).toMatchObject({
        displayName: 'Pay and approve',
        description: 'SoD',
        enabled: true,
        negateGroupB: false,
        notificationConfig: {},
      })
      for (const id of [monitor.id, monitor.entitlementSetAId, monitor.entitlementSetBId])
        expect(id).toMatch(/^[0-9A-Za-z]{27}$/)
      const path = `${PATH}/${monitor.id}`
      expect((await get(path)).body).toEqual(monitor)
      const notificationConfig = {
        emailNotifications: { enabled: true, identityUserIds: [ann] },
        slackNotifications: { channelId: 'C1' },
      }
      expect((await post(path, { notificationConfig, enabled: false })).body).toMatchObject({
        displayName: 'Pay and approve',
        enabled: false,
        notificationConfig: {
          emailNotifications: { enabled: true, identityUserIds: [ann] },
          slackNotifications: { enabled: false, channelId: 'C1', channelName: '' },
        },
      })
      expect((await post(path, { negate_group_b: true, description: '' })).body).toMatchObject({
        negateGroupB: true,
        description: '',
        enabled: false,
      })
      expect((await server.call('DELETE', path)).body).toEqual({})
      for (const gone of [path, `${path}/bindings`, `${path}/violations`]) expect((await get(gone)).status).toBe(404)
      expect((await post(path)).status).toBe(404)
      expect((await server.call('DELETE', path)).status).toBe(404)
    })

    it.each<[string, unknown, string[]]>([
      ['no name', {}, ['displayName']],
      ['a blank name', { displayName: ' ' }, ['displayName']],
      ['a number for a name', { displayName: 5 }, ['displayName']],
      ['a field of the reply', { displayName: 'x', entitlementSetAId: 'y' }, ['entitlementSetAId']],
      [
        'people to notify who are not there, and a blank name',
        { displayName: '', notificationConfig: { emailNotifications: { identityUserIds: ['nobody', 'no one'] } } },
        [
          'displayName',
          'notificationConfig.emailNotifications.identityUserIds[0]',
          'notificationConfig.emailNotifications.identityUserIds[1]',
        ],
      ],
    ])('with %s are refused', async (_, body, fields) => {
      const reply = await post(PATH, body)
      expect(reply.status).toBe(400)
      expect(fieldsOf(reply)).toEqual(fields)
    })

    it('are listed to the end once each while others are added, and searched', async () => {
      const made: string[] = []
      for (let i = 0; i < 21; i++) made.push(await create(`Listed ${i}`))
      await post(`${PATH}/${made[3]}`, { enabled: false })
      const seen: string[] = []
      let token = ''
      do {
        const { body } = await get(`${PATH}?page_size=10&page_token=${token}`)
        seen.push(...body.list.map(({ id }: { id: string }) => id))
        token = body.nextPageToken
        if (seen.length <= 20) await create(`Added ${seen.length}`)
      } while (token !== '')
      expect(new Set(seen).size).toBe(seen.length)
      expect(made.filter((id) => !seen.includes(id))).toEqual([])
      const search = async (body: object) =>
        (await post('/api/v1/search/accessconflict', { pageSize: 100, ...body })).body.list
      expect(await search({ query: 'LISTED' })).toHaveLength(21)
      expect(await search({ query: 'listed 1' })).toHaveLength(11)
      expect(await search({ query: '%' })).toEqual([])
      expect(await search({ ids: made, enabled: false })).toMatchObject([{ id: made[3] }])
    })

    it('are read with conflict.read and changed with conflict.write only', async () => {
      const id = await create('Guarded')
      const token = await data.tokenWith(['read_only_administrator'])
      expect((await server.call('GET', `${PATH}/${id}`, { token })).status).toBe(200)
      for (const [method, path] of [
        ['POST', PATH],
        ['POST', `${PATH}/${id}`],
        ['DELETE', `${PATH}/${id}`],
        ['POST', BINDING],
        ['DELETE', BINDING],
        ['POST', `${PATH}/${id}/violations/x/exempt`],
      ] as const)
        expect((await server.call(method, path, { token })).status).toBe(403)
      const basic = await data.tokenWith(['application_administrator'])
      expect((await server.call('DELETE', `${PATH}/${id}`, { token: basic })).status).toBe(403)
    })
  })

  describe('the entitlements in their groups', () => {
    it('are added, read, listed and taken out', async () => {
      const id = await create('Bound')
      const key = keyOf(id, pay, 'A')
      const { body } = await post(BINDING, key)
      expect(body).toMatchObject(key)
      expect((await post(`${BINDING}/get`, key)).body).toEqual(body)
      await bind(id, approve, 'B')
      await bind(id, audit, 'A')
      const list = async () => (await get(`${PATH}/${id}/bindings`)).body.list
      expect((await list()).map((b: typeof key) => b.appEntitlementId)).toEqual([...[pay, audit].sort(), approve])
      expect((await server.call('DELETE', BINDING, { body: key })).body).toEqual({})
      expect(await list()).toHaveLength(2)
      for (const reply of [await post(`${BINDING}/get`, key), await server.call('DELETE', BINDING, { body: key })])
        expect(reply.status).toBe(404)
      const elsewhere = { ...keyOf(id, audit, 'A'), appId: newId() }
      expect((await post(`${BINDING}/get`, elsewhere)).status).toBe(404)
      expect((await server.call('DELETE', BINDING, { body: elsewhere })).status).toBe(404)
    })

    it('must be there, as must the monitor and the group', async () => {
      const id = await create('Strict')
      expect(fieldsOf(await post(BINDING, {}))).toEqual(['monitorId', 'appId', 'appEntitlementId', 'entitlementGroup'])
      expect(fieldsOf(await bind('nothing', 'nothing', 'A'))).toEqual(['monitorId', 'appEntitlementId'])
      expect(fieldsOf(await post(BINDING, { ...keyOf(id, pay, 'A'), appId: newId() }))).toEqual(['appEntitlementId'])
      const unspecified = { ...keyOf(id, pay, 'A'), entitlementGroup: 'ENTITLEMENT_GROUP_UNSPECIFIED' }
      expect(fieldsOf(await post(BINDING, unspecified))).toEqual(['entitlementGroup'])
    })

    it('are in one group once, never in both', async () => {
      const id = await create('Once')
      expect((await bind(id, pay, 'A')).status).toBe(200)
      expect(reasonOf(await bind(id, pay, 'A'))).toEqual([409, 'ALREADY_EXISTS'])
      const both = await bind(id, pay, 'B')
      expect([both.status, fieldsOf(both)]).toEqual([400, ['appEntitlementId']])
      expect(both.body.message).toContain('is already in ENTITLEMENT_GROUP_A of this monitor')
    })

    it('are at most 32 in a group, also when many are added at once', async () => {
      const id = await create('Full')
      const many = await Promise.all(Array.from({ length: 35 }, (_, i) => data.entitlement(app, `Many ${i}`)))
      const replies = await Promise.all(many.map((entitlement) => bind(id, entitlement, 'A')))
      const refused = replies.filter(({ status }) => status !== 200)
      expect(refused).toHaveLength(3)
      for (const reply of refused)
        expect(reply.body.message).toContain('ENTITLEMENT_GROUP_A already has 32 entitlements, which is the limit')
      expect((await bind(id, pay, 'B')).status).toBe(200)
      const first = (await get(`${PATH}/${id}/bindings?page_size=20`)).body
      const second = (await get(`${PATH}/${id}/bindings?page_size=20&page_token=${first.nextPageToken}`)).body
      expect([first.list.length, second.list.length, second.nextPageToken]).toEqual([20, 13, ''])
      expect(second.list.at(-1)).toMatchObject(keyOf(id, pay, 'B'))
      const other = `${PATH}/${await create('Another')}/bindings?page_token=${first.nextPageToken}`
      expect(reasonOf(await get(other))).toEqual([400, 'INVALID_PAGE_TOKEN'])
    })
  })

  describe('the violations they find', () => {
    const payAndApprove = async (name: string) => {
      const id = await create(name)
      await bind(id, pay, 'A')
      await bind(id, approve, 'B')
      return id
    }

    it('are of people over all their accounts and of accounts without owner, with what causes them', async () => {
      const id = await payAndApprove('Found')
      const found = await violations(id)
      expect(found).toHaveLength(2)
      const grant = (group: string, entitlement: string, account: string) => ({
        entitlementGroup: `ENTITLEMENT_GROUP_${group}`,
        appId: app,
        appEntitlementId: entitlement,
        appUserId: account,
      })
      expect(found.find(({ userId }) => userId === ann)).toMatchObject({
        monitorId: id,
        status: 'CONFLICT_VIOLATION_STATUS_ACTIVE',
        appUserId: '',
        grants: [grant('A', pay, annAccount), grant('B', approve, annOther)],
      })
      expect(found.find(({ appUserId }) => appUserId === robot)).toMatchObject({
        userId: '',
        grants: [grant('A', pay, robot), grant('B', approve, robot)],
      })
    })

    it('follow the monitor: negated, disabled, enabled again, without an entitlement', async () => {
      const id = await payAndApprove('Followed')
      const path = `${PATH}/${id}`
      const active = async () => {
        const found = await violations(id, '?status=CONFLICT_VIOLATION_STATUS_ACTIVE')
        return found.map(({ userId, appUserId }) => userId || appUserId).sort()
      }
      const before = await violations(id)
      expect(await active()).toEqual([ann, robot].sort())
      await post(path, { negateGroupB: true })
      expect(await active()).toEqual([bob])
      await post(path, { negateGroupB: false })
      expect(await active()).toEqual([ann, robot].sort())
      await post(path, { enabled: false })
      expect(await active()).toEqual([])
      await post(path, { enabled: true })
      await server.call('DELETE', BINDING, { body: keyOf(id, approve, 'B') })
      expect(await active()).toEqual([])
      // What came back is new, and what was is kept, without grants.
      const resolved = await violations(id, '?status=CONFLICT_VIOLATION_STATUS_RESOLVED')
      expect(resolved).toHaveLength(7)
      expect(resolved.map((one) => one.id)).toEqual(expect.arrayContaining(before.map((one) => one.id)))
      for (const one of resolved) expect(one).toMatchObject({ grants: [], resolvedAt: expect.any(String) })
    })

    it('are exempted for a reason, for a time or not, until that is taken back', async () => {
      const id = await payAndApprove('Exempt')
      const [first] = await violations(id)
      const path = `${PATH}/${id}/violations/${first?.id}`
      const administrator = (await get('/api/v1/auth/introspect')).body.userId
      const { body } = await post(`${path}/exempt`, { reason: ' Small team ' })
      expect(body.violation).toMatchObject({
        status: 'CONFLICT_VIOLATION_STATUS_EXEMPTED',
        exemption: { reason: 'Small team', exemptedById: administrator },
      })
      expect(body.violation.exemption.expiresAt).toBeUndefined()
      const idsWith = async (status: string) =>
        (await violations(id, `?status=CONFLICT_VIOLATION_STATUS_${status}`)).map((one) => one.id)
      expect(await idsWith('EXEMPTED')).toEqual([first?.id])
      expect(await idsWith('ACTIVE')).not.toContain(first?.id)
      expect(await idsWith('UNSPECIFIED')).toHaveLength(2)
      const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
      const again = await post(`${path}/exempt`, { reason: 'For now', expires_at: expiresAt })
      expect(again.body.violation.exemption).toMatchObject({ reason: 'For now', expiresAt })
      await server.database.tx((tx) =>
        tx.count(sql`update conflict_violations set exemption_expires_at = now() where violation_id = ${first?.id}`),
      )
      expect(await idsWith('ACTIVE')).toContain(first?.id)
      const back = (await post(`${path}/unexempt`)).body.violation
      expect([back.status, back.exemption]).toEqual(['CONFLICT_VIOLATION_STATUS_ACTIVE', undefined])
      // A recomputation does not touch an exemption.
      await post(`${path}/exempt`, { reason: 'Kept' })
      await server.database.tx((tx) => recomputeViolations(tx, data.tenantId))
      expect(await idsWith('EXEMPTED')).toEqual([first?.id])
    })

    it('are not exempted without a reason, in the past, when resolved or of another monitor', async () => {
      const id = await payAndApprove('Refused')
      const [first] = await violations(id)
      const exempt = (body: unknown, monitor = id) => post(`${PATH}/${monitor}/violations/${first?.id}/exempt`, body)
      expect(fieldsOf(await exempt({}))).toEqual(['reason'])
      const past = { reason: ' ', expiresAt: '2020-01-01T00:00:00Z' }
      expect(fieldsOf(await exempt(past))).toEqual(['reason', 'expiresAt'])
      expect(fieldsOf(await exempt({ reason: 'x', expiresAt: '2099-12-31T23:59:60Z' }))).toEqual(['expiresAt'])
      expect((await exempt({ reason: 'x' }, await create('Other'))).status).toBe(404)
      await post(`${PATH}/${id}`, { enabled: false })
      expect(reasonOf(await exempt({ reason: 'x' }))).toEqual([409, 'VIOLATION_RESOLVED'])
      expect(reasonOf(await post(`${PATH}/${id}/violations/${first?.id}/unexempt`))).toEqual([
        409,
        'VIOLATION_RESOLVED',
      ])
      expect((await get(`${PATH}/${id}/violations?status=OPEN`)).status).toBe(400)
    })

    it('a page token of one status or monitor does not open another', async () => {
      const id = await create('Paged')
      await server.database.tx((tx) =>
        tx.count(sql`insert into conflict_violations (tenant_id, violation_id, monitor_id, user_id, resolved_at)
          select ${data.tenantId}, 'paged ' || n, ${id}, 'user ' || n, now() from generate_series(1, 25) n`),
      )
      const page = (query: string) => get(`${PATH}/${id}/violations?page_size=10&${query}`)
      const first = (await page('')).body
      const second = (await page(`page_token=${first.nextPageToken}`)).body
      const third = (await page(`page_token=${second.nextPageToken}`)).body
      const ids = [first, second, third].flatMap(({ list }) => list.map((one: Violation) => one.id))
      expect([new Set(ids).size, third.nextPageToken]).toEqual([25, ''])
      const resolved = 'status=CONFLICT_VIOLATION_STATUS_RESOLVED'
      expect(reasonOf(await page(`${resolved}&page_token=${first.nextPageToken}`))).toEqual([400, 'INVALID_PAGE_TOKEN'])
    })
  })
})
