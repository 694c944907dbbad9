import { beforeAll, describe, expect, it } from 'vitest'
import { createCredential } from '../../../server/auth/index.ts'
import { sql } from '../../../server/db/sql.ts'
import { insertUser } from '../../../server/directory/index.ts'
import { newId } from '../../../server/lib/ids.ts'
import { noteSecret, type Reply } from '../../harness.ts'
import { useTenant } from '../../use-tenant.ts'

describe('people and roles', async () => {
  const server = await useTenant()
  const { tenant } = server
  const tenantId = tenant.id
  const [boss, report, other] = [newId(), newId(), newId()]
  let bossToken = ''

  beforeAll(async () => {
    const made = await server.database.tx(async (tx) => {
      for (const [id, name] of [
        [boss, 'Grace Hopper'],
        [report, 'Alan Turing'],
        [other, 'Edsger Dijkstra'],
      ] as const)
        await insertUser(tx, tenantId, {
          id,
          email: `${name.split(' ')[1]}@Example.com`,
          displayName: name,
          roles: ['basic_user'],
        })
      await tx.rows(sql`update users set manager_ids = array[${boss}], department = 'Research', job_title = 'Engineer'
        where user_id = ${report}`)
      await tx.rows(
        sql`update users set department = 'Sales', status = 'DISABLED', delegated_user_id = ${boss} where user_id = ${other}`,
      )
      const limits = { allowedCidrs: [], scopedRoles: [] }
      return createCredential(tx, { id: tenantId, host: 'h' }, 'recert', {
        userId: boss,
        displayName: 'x',
        lifespan: 'never',
        ...limits,
      })
    })
    noteSecret(made.clientSecret)
    bossToken = await server.token(made.clientId, made.clientSecret)
  })
  const search = async (body: unknown) =>
    (await server.call('POST', '/api/v1/search/users', { body })).body.list.map(
      (view: { user: { displayName: string } }) => view.user.displayName,
    )

  it('an administrator sees everybody, a basic user the details of themselves and their reports only', async () => {
    const seen = async (id: string, token?: string) =>
      (await server.call('GET', `/api/v1/users/${id}`, token ? { token } : {})).body.userView.user
    expect(await seen(report)).toMatchObject({ department: 'Research', managerIds: [boss], roleIds: ['basic_user'] })
    expect(await seen(report, bossToken)).toMatchObject({ department: 'Research' })
    expect(await seen(boss, bossToken)).toMatchObject({ roleIds: ['basic_user'] })
    expect(await seen(other, bossToken)).toMatchObject({
      displayName: 'Edsger Dijkstra',
      department: '',
      roleIds: [],
      delegatedUserId: '',
      status: 'DISABLED',
    })
    expect((await server.call('GET', '/api/v1/users', { token: bossToken })).status).toBe(403)
    expect((await server.call('GET', '/api/v1/users/nobody')).status).toBe(404)
  })

  it.each<[unknown, string[]]>([
    [{}, ['Administrator', 'Grace Hopper', 'Alan Turing', 'Edsger Dijkstra']],
    [{ query: 'TURING' }, ['Alan Turing']],
    [{ query: '%' }, []],
    [{ email: 'turing@example.COM' }, ['Alan Turing']],
    [{ ids: [report, other] }, ['Alan Turing', 'Edsger Dijkstra']],
    [{ refs: [{ id: report }] }, ['Alan Turing']],
    [{ ids: [report, other], excludeIds: [other] }, ['Alan Turing']],
    [{ managerIds: [boss] }, ['Alan Turing']],
    [{ departments: ['Research', 'Sales'], userStatuses: ['ENABLED'] }, ['Alan Turing']],
    [{ job_titles: ['Engineer'] }, ['Alan Turing']],
    [{ roleIds: ['super_administrator'] }, ['Administrator']],
    [{ userStatuses: ['DISABLED'] }, ['Edsger Dijkstra']],
    [{ delegateStatus: 'DELEGATE_STATUS_HAS_DELEGATE' }, ['Edsger Dijkstra']],
    [{ delegatedUserIds: [boss] }, ['Edsger Dijkstra']],
    [{ isDelegate: true }, ['Grace Hopper']],
    [{ excludeTypes: ['USER_TYPE_HUMAN'] }, []],
    [{ origins: ['USER_ORIGIN_DIRECTORY'] }, []],
    [{ excludeOrigins: ['USER_ORIGIN_LOCAL'] }, []],
  ])('the search %j finds %j (WEB-094)', async (body, names) => {
    expect((await search(body)).sort()).toEqual([...names].sort())
  })

  it('expands roles and managers once each, with paths that point to them', async () => {
    const { body } = await server.call('POST', '/api/v1/search/users', {
      body: { ids: [boss, report], expandMask: { paths: ['*'] } },
    })
    const types = body.expanded.map((object: Record<string, string>) => `${object['@type']} ${object.displayName}`)
    expect(types.sort()).toEqual([
      'type.googleapis.com/svc.api.iam.v1.Role Basic User',
      'type.googleapis.com/svc.api.user.v1.User Grace Hopper',
    ])
    for (const view of body.list) {
      const index = Number(/^\$\.expanded\[(\d+)\]$/.exec(view.rolesPath)?.[1])
      expect(body.expanded[index].id).toBe('basic_user')
    }
    expect(
      (await server.call('POST', '/api/v1/search/users', { body: { expandMask: { paths: ['nothing'] } } })).status,
    ).toBe(400)
  })

  describe('delegations', () => {
    const HOUR = 3_600_000
    const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
    const set = (id: string, body: unknown, token?: string) =>
      server.call('POST', `/api/v1/users/${id}/set-delegation-by-admin`, { body, ...(token ? { token } : {}) })
    const delegateOf = async (id: string) =>
      (await server.call('GET', `/api/v1/users/${id}`)).body.userView.user.delegatedUserId
    const fieldsOf = (reply: Reply) =>
      reply.body.details[1].fieldViolations.map(({ field }: { field: string }) => field)

    it('are set by the person themselves, and shown also before they start', async () => {
      const own = (body: unknown) => server.call('POST', '/api/v1/users/set-own-delegation', { body, token: bossToken })
      const shown = async (id: string, token = bossToken) =>
        (await server.call('GET', `/api/v1/users/${id}/delegation`, { token })).body.item
      expect(await shown(boss)).toEqual({ userId: boss, delegatedUserId: '' })
      const [startAt, expirationAt] = [inHours(1), inHours(2)]
      const reply = await own({
        delegatedUserId: report,
        delegationStartAt: startAt,
        delegationExpireAt: expirationAt,
      })
      expect(reply.body.item).toMatchObject({ userId: boss, delegatedUserId: report, startAt, expirationAt })
      expect(await shown(boss)).toMatchObject({ delegatedUserId: report, startAt, expirationAt })
      expect(await delegateOf(boss)).toBe('')
      expect(fieldsOf(await own({ delegatedUserId: boss }))).toEqual(['delegatedUserId'])
      expect((await own({})).body.item).toMatchObject({ delegatedUserId: report, deletedAt: expect.any(String) })
      expect(await shown(boss)).toEqual({ userId: boss, delegatedUserId: '' })
      expect(await shown(other, await server.token())).toEqual({ userId: other, delegatedUserId: boss })
    })

    it('of others are hidden from a person without user.read, who finds delegates for themselves by name', async () => {
      const as = (path: string) => server.call('GET', path, { token: bossToken })
      for (const path of ['delegation', 'delegates'])
        expect((await as(`/api/v1/users/${report}/${path}`)).status).toBe(404)
      const { list } = (await as(`/api/v1/users/${boss}/delegates?query=turing`)).body
      expect(list).toEqual([{ id: report, displayName: 'Alan Turing', email: 'Turing@Example.com' }])
      const all = (await as(`/api/v1/users/${boss}/delegates`)).body.list.map(({ id }: { id: string }) => id)
      expect(all).toContain(report)
      expect(all).not.toContain(boss)
      // Disabled people cannot stand in.
      expect(all).not.toContain(other)
    })

    it('count during their time, before the standing delegate, until they are taken back', async () => {
      expect(await delegateOf(other)).toBe(boss)
      const reply = await set(other, { delegated_user_id: report, delegationExpireAt: inHours(1) })
      expect(reply.body.item).toMatchObject({
        userId: other,
        delegatedUserId: report,
        expirationAt: expect.any(String),
      })
      expect(await delegateOf(other)).toBe(report)
      expect(await search({ delegatedUserIds: [report] })).toEqual(['Edsger Dijkstra'])
      expect(await search({ delegatedUserIds: [boss] })).toEqual([])
      expect(await search({ isDelegate: true })).toEqual(['Alan Turing'])
      expect(await search({ isDelegate: false, ids: [boss, report] })).toEqual(['Grace Hopper'])

      await set(other, { delegatedUserId: report, delegationStartAt: inHours(1), delegationExpireAt: inHours(2) })
      expect(await delegateOf(other)).toBe(boss)
      await set(other, { delegatedUserId: report, delegationStartAt: inHours(-1) })
      expect(await delegateOf(other)).toBe(report)
      await server.database.tx((tx) => tx.count(sql`update user_delegations set expires_at = now()`))
      expect(await delegateOf(other)).toBe(boss)

      const ended = (await set(other, {})).body.item
      expect(ended).toMatchObject({ userId: other, delegatedUserId: report, deletedAt: expect.any(String) })
      expect((await set(other, { delegatedUserId: '' })).body).toEqual({ item: { userId: other, delegatedUserId: '' } })
    })

    it('give somebody without a standing delegate one, and take it away again', async () => {
      expect(await search({ ids: [report], delegateStatus: 'DELEGATE_STATUS_HAS_DELEGATE' })).toEqual([])
      await set(report, { delegatedUserId: boss })
      expect(await search({ ids: [report], delegateStatus: 'DELEGATE_STATUS_HAS_DELEGATE' })).toEqual(['Alan Turing'])
      expect(await search({ ids: [report], delegateStatus: 'DELEGATE_STATUS_NO_DELEGATE' })).toEqual([])
      const { body } = await server.call('POST', '/api/v1/search/users', {
        body: { ids: [report], expandMask: { paths: ['delegated_user_id'] } },
      })
      expect(body.list[0].delegatedUserPath).toBe('$.expanded[0]')
      expect(body.expanded[0].id).toBe(boss)
      await set(report, {})
      expect(await delegateOf(report)).toBe('')
    })

    it.each<[string, () => unknown, string[]]>([
      ['to oneself', () => ({ delegatedUserId: report }), ['delegatedUserId']],
      ['to nobody there is', () => ({ delegatedUserId: 'nobody' }), ['delegatedUserId']],
      ['to a disabled person', () => ({ delegatedUserId: other }), ['delegatedUserId']],
      [
        'that end before they start',
        () => ({ delegatedUserId: boss, delegationStartAt: inHours(2), delegationExpireAt: inHours(1) }),
        ['delegationExpireAt'],
      ],
      [
        'that are over',
        () => ({ delegatedUserId: boss, delegationStartAt: inHours(-2), delegationExpireAt: inHours(-1) }),
        ['delegationExpireAt'],
      ],
      ['with a time and no delegate', () => ({ delegationExpireAt: inHours(1) }), ['delegatedUserId']],
      [
        'with a leap second',
        () => ({ delegatedUserId: boss, delegationExpireAt: '2099-12-31T23:59:60Z' }),
        ['delegationExpireAt'],
      ],
      ['with a date alone', () => ({ delegatedUserId: boss, delegationStartAt: '2099-12-31' }), ['delegationStartAt']],
      [
        'with two faults, told together',
        () => ({ delegatedUserId: report, delegationExpireAt: inHours(-1) }),
        ['delegationExpireAt', 'delegatedUserId'],
      ],
      ['with an unknown field', () => ({ delegatedUserId: boss, reason: 'x' }), ['reason']],
    ])('%s are refused', async (_, body, fields) => {
      const reply = await set(report, body())
      expect(reply.status).toBe(400)
      expect(fieldsOf(reply)).toEqual(fields)
    })

    it('do not go both ways at the same time, and may one after the other', async () => {
      await set(boss, { delegatedUserId: report, delegationExpireAt: inHours(1) })
      const back = await set(report, { delegatedUserId: boss })
      expect([back.status, fieldsOf(back)]).toEqual([400, ['delegatedUserId']])
      expect((await set(report, { delegatedUserId: boss, delegationStartAt: inHours(1.5) })).status).toBe(200)
      expect((await set(boss, { delegatedUserId: report, delegationExpireAt: inHours(3) })).status).toBe(400)
      for (const id of [boss, report]) await set(id, {})
    })

    it('do not go both ways when they are set at the same moment', async () => {
      for (let round = 0; round < 10; round++) {
        const both = await Promise.all([set(boss, { delegatedUserId: report }), set(report, { delegatedUserId: boss })])
        expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
        for (const id of [boss, report]) await set(id, {})
      }
    })

    it('are set with user.write only, for people there are', async () => {
      expect((await set(report, { delegatedUserId: boss }, bossToken)).status).toBe(403)
      expect((await set('nobody', { delegatedUserId: boss })).status).toBe(404)
    })
  })

  it('a deleted person is got by id, and found only when asked for', async () => {
    const id = newId()
    await server.database.tx(async (tx) => {
      await insertUser(tx, tenantId, { id, email: 'gone@example.com', displayName: 'Gone', roles: [] })
      await tx.count(sql`update users set status = 'DELETED' where user_id = ${id}`)
    })
    const { user } = (await server.call('GET', `/api/v1/users/${id}`)).body.userView
    expect(user).toMatchObject({ status: 'DELETED', deletedAt: user.updatedAt })
    const listed = (await server.call('GET', '/api/v1/users')).body.list
    expect(listed.map((view: { userId: string }) => view.userId)).not.toContain(id)
    expect(await search({})).not.toContain('Gone')
    expect(await search({ query: 'gone' })).toEqual([])
    expect(await search({ userStatuses: ['ENABLED', 'DISABLED'] })).not.toContain('Gone')
    for (const asked of [{ userStatuses: ['DELETED'] }, { ids: [id] }, { refs: [{ id }] }])
      expect(await search(asked)).toEqual(['Gone'])
  })

  it('nobody has profile types, and who is not there is not found', async () => {
    const types = (id: string) => server.call('GET', `/api/v1/users/${id}/profile-types`, { token: bossToken })
    expect((await types(report)).body).toEqual({ profileTypes: [] })
    expect((await types('nobody')).status).toBe(404)
  })

  it('introspection tells the caller who they are', async () => {
    const { body } = await server.call('POST', '/api/v1/users/introspect', { token: bossToken })
    expect(body.userView.user.displayName).toBe('Grace Hopper')
    expect((await server.call('GET', '/api/v1/auth/introspect', { token: bossToken })).body).toMatchObject({
      userId: boss,
      roles: ['basic_user'],
    })
  })

  it('roles are listed and got with what they allow', async () => {
    const { body } = await server.call('GET', '/api/v1/iam/roles')
    expect(body.list.map((role: { id: string }) => role.id)).toContain('campaign_administrator')
    expect((await server.call('GET', '/api/v1/iam/roles/basic_user')).body.role.permissions).toContain('credential.own')
    expect((await server.call('GET', '/api/v1/iam/roles/constructor')).status).toBe(404)
  })

  it('roles cannot be changed, and the answer says so', async () => {
    const change = (id: string) =>
      server.call('POST', `/api/v1/iam/roles/${id}`, {
        body: { role: { displayName: 'x', permissions: [] }, updateMask: 'displayName' },
      })
    const reply = await change('basic_user')
    expect([reply.status, reply.body.details[0].reason]).toEqual([409, 'BUILTIN_ROLE'])
    expect(reply.body.message).toContain('The role Basic User is built in')
    expect((await change('nobody')).status).toBe(404)
  })
})
