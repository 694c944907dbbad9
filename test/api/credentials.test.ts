import { describe, expect, it } from 'vitest'
import { createCredential } from '../../server/auth/index.ts'
import { sql } from '../../server/db/sql.ts'
import { insertUser } from '../../server/directory/index.ts'
import { newId } from '../../server/lib/ids.ts'
import { API_ENGINE } from '../engines.ts'
import { noteSecret, useServer } from '../harness.ts'
import { useTenant } from '../use-tenant.ts'

const PATH = '/api/v1/iam/personal_clients'

describe('API credentials', async () => {
  const server = await useTenant()
  const { tenant } = server

  /** A person with these roles, and a token of a credential with these limits. */
  async function person(roles: string[], limits: { allowedCidrs?: string[]; scopedRoles?: string[] } = {}) {
    const user = { id: newId(), email: `${newId()}@example.com`, displayName: 'Someone', roles }
    const made = await server.database.tx(async (tx) => {
      await insertUser(tx, tenant.id, user)
      const request = {
        userId: user.id,
        displayName: 'x',
        lifespan: 'never' as const,
        allowedCidrs: [],
        scopedRoles: [],
        ...limits,
      }
      return createCredential(tx, tenant, 'recert', request)
    })
    noteSecret(made.clientSecret)
    return { ...user, token: await server.token(made.clientId, made.clientSecret), credentialId: made.id }
  }
  const create = async (body: unknown, token?: string) => {
    const reply = await server.call('POST', PATH, { body, ...(token ? { token } : {}) })
    if (reply.body.clientSecret) noteSecret(reply.body.clientSecret)
    return reply
  }
  const violations = (reply: { body: { details: { fieldViolations?: { field: string }[] }[] } }) =>
    reply.body.details[1]?.fieldViolations?.map(({ field }) => field)

  it('are created with a name, ranges, roles and a lifespan, and work at once', async () => {
    const reply = await create({
      display_name: 'nightly',
      allow_source_cidr: ['127.0.0.0/8', '::1'],
      expires: '2592000s',
      scopedRoles: ['super_administrator'],
    })
    expect(reply.status).toBe(200)
    const { client, clientSecret } = reply.body
    expect(client).toMatchObject({
      displayName: 'nightly',
      allowSourceCidr: ['127.0.0.0/8', '::1'],
      scopedRoles: ['super_administrator'],
      clientId: expect.stringMatching(new RegExp(`^[a-z]+-[a-z]+-\\d{5}@${server.tenant.host}/pcc$`)),
    })
    const days = (Date.parse(client.expiresTime) - Date.parse(client.createdAt)) / 86_400_000
    expect(days).toBeCloseTo(30, 5)
    expect(clientSecret).toMatch(/^secret-token:recert:v1:[A-Za-z0-9_-]+$/)
    const token = await server.token(client.clientId, clientSecret)
    expect((await server.call('GET', `${PATH}/${client.id}`, { token })).body.client.lastUsedAt).toBeDefined()
  })

  it('show the secret in the reply of Create and nowhere else', async () => {
    const { body } = await create({ displayName: 'once' })
    const [, , , jwk] = body.clientSecret.split(':')
    const { d } = JSON.parse(Buffer.from(jwk, 'base64url').toString())
    const dump = await server.database.read((r) =>
      r.rows(sql`select row_to_json(c)::text as t from credentials c union all select row_to_json(a)::text from audit_entries a
        union all select row_to_json(i)::text from idempotency_keys i`),
    )
    expect(JSON.stringify(dump)).not.toContain(jwk)
    expect(JSON.stringify(dump)).not.toContain(d)
    for (const path of [PATH, `${PATH}/${body.client.id}`])
      expect((await server.call('GET', path)).text).not.toContain(jwk)
  })

  it.each(['3600s', '5184000s', '2592001s', '1.5s', '30d', 'never', ''])(
    'the lifespan %j is 400 and the choices are named',
    async (expires) => {
      const reply = await create({ displayName: 'x', expires })
      expect(reply.status).toBe(400)
      expect(violations(reply)).toEqual(['expires'])
      if (/s$/.test(expires)) expect(reply.body.message).toMatch(/30 days.*90 days.*never/)
    },
  )

  it.each([undefined, '0s'])('the lifespan %j never ends', async (expires) => {
    expect((await create({ displayName: 'forever', expires })).body.client).not.toHaveProperty('expiresTime')
  })

  it('everything wrong is told together', async () => {
    const reply = await create({
      displayName: ' ',
      allowSourceCidr: ['10.0.0.0/8', 'x', '10.0.0.0/33'],
      scopedRoles: ['nobody', 'read_only_administrator'],
      expires: '1s',
    })
    expect(violations(reply)).toEqual([
      'displayName',
      'expires',
      'allowSourceCidr[1]',
      'allowSourceCidr[2]',
      'scopedRoles[0]',
    ])
  })

  it('take at most 32 ranges', async () => {
    const ranges = (n: number) => Array.from({ length: n }, (_, i) => `10.0.${i}.0/24`)
    expect((await create({ displayName: 'x', allowSourceCidr: ranges(32) })).status).toBe(200)
    expect((await create({ displayName: 'x', allowSourceCidr: ranges(33) })).status).toBe(400)
  })

  it('of others are 404 to see, change and delete, except for a Super Administrator', async () => {
    const [mine, theirs] = [await person(['basic_user']), await person(['campaign_administrator'])]
    const path = `${PATH}/${theirs.credentialId}`
    for (const [method, body] of [['GET'], ['POST', { client: { displayName: 'x' } }], ['DELETE']] as const)
      expect((await server.call(method, path, { token: mine.token, ...(body ? { body } : {}) })).status).toBe(404)
    expect((await server.call('GET', path)).status).toBe(200)
    expect(
      (await server.call('POST', '/api/v1/search/iam/personal_clients', { body: {}, token: mine.token })).status,
    ).toBe(403)
  })

  it('are listed to their owner, and searched by an administrator by name, id and owner', async () => {
    const someone = await person(['basic_user'])
    const { body } = await create({ displayName: 'Needle 100%_\\' }, someone.token)
    const own = await server.call('GET', PATH, { token: someone.token })
    expect(own.body.list.map((client: { id: string }) => client.id).sort()).toEqual(
      [someone.credentialId, body.client.id].sort(),
    )
    const search = (filter: unknown) => server.call('POST', '/api/v1/search/iam/personal_clients', { body: filter })
    expect((await search({ query: 'nEEdle 100%_\\' })).body.list).toHaveLength(1)
    expect((await search({ query: body.client.clientId.toUpperCase() })).body.list).toHaveLength(1)
    expect((await search({ users: [{ id: someone.id }] })).body.list).toHaveLength(2)
    expect((await search({ query: '100%x' })).body.list).toHaveLength(0)
  })

  it('are changed by mask, in either spelling, and never made to live longer', async () => {
    const { body } = await create({ displayName: 'before', expires: '2592000s', allowSourceCidr: ['127.0.0.1'] })
    const path = `${PATH}/${body.client.id}`
    const update = (request: unknown) => server.call('POST', path, { body: request })
    const named = await update({
      client: { displayName: 'after', scopedRoles: ['super_administrator'] },
      updateMask: 'displayName',
    })
    expect(named.body.client).toMatchObject({ displayName: 'after', scopedRoles: [] })
    const cleared = await update({ client: {}, updateMask: { paths: ['allow_source_cidr'] } })
    expect(cleared.body.client.allowSourceCidr).toEqual([])
    const whole = await update({ client: { ...cleared.body.client, displayName: 'sent back' } })
    expect(whole.body.client.displayName).toBe('sent back')
    for (const mask of ['clientId', 'user_id', 'nothing', 'displayName,id'])
      expect((await update({ client: { displayName: 'x' }, updateMask: mask })).status).toBe(400)
    const later = new Date(Date.parse(body.client.expiresTime) + 1000).toISOString()
    const sooner = new Date(Date.parse(body.client.expiresTime) - 86_400_000).toISOString()
    expect((await update({ client: { expiresTime: later } })).status).toBe(400)
    expect((await update({ client: {}, updateMask: 'expiresTime' })).status).toBe(400)
    expect((await update({ client: { expiresTime: '2020-01-01T00:00:00Z' } })).status).toBe(400)
    expect((await update({ client: { expiresTime: sooner } })).body.client.expiresTime).toBe(sooner)
  })

  it('that were deleted get no token and their tokens are 401 on the very next call', async () => {
    const { body } = await create({ displayName: 'doomed' })
    const token = await server.token(body.client.clientId, body.clientSecret)
    expect((await server.call('GET', PATH, { token })).status).toBe(200)
    expect((await server.call('DELETE', `${PATH}/${body.client.id}`)).body).toEqual({})
    expect((await server.call('GET', PATH, { token })).status).toBe(401)
    await expect(server.token(body.client.clientId, body.clientSecret)).rejects.toThrow('401')
    expect((await server.call('GET', `${PATH}/${body.client.id}`)).status).toBe(404)
  })

  it.each([
    ['read_only_administrator', 200, 403],
    ['basic_user', 403, 403],
    ['read_only_system_log', 403, 403],
    ['application_administrator', 200, 400],
  ])(
    'of a Super Administrator limited to %s: reading apps is %i, writing is %i (AUTH-166)',
    async (role, read, write) => {
      const { body } = await create({ displayName: role, scopedRoles: [role] })
      expect(body.client.scopedRoles).toEqual([role])
      const token = await server.token(body.client.clientId, body.clientSecret)
      const me = await server.call('GET', '/api/v1/auth/introspect', { token })
      expect([me.status, me.body.roles]).toEqual([200, [role]])
      expect((await server.call('GET', '/api/v1/apps', { token })).status).toBe(read)
      expect((await server.call('POST', '/api/v1/apps', { token, body: {} })).status).toBe(write)
    },
  )

  it('gain nothing from a role that their owner has not (AUTH-166)', async () => {
    const someone = await person(['basic_user'])
    const { body } = await create({ displayName: 'x', scopedRoles: ['super_administrator'] }, someone.token)
    const token = await server.token(body.client.clientId, body.clientSecret)
    expect((await server.call('GET', '/api/v1/apps', { token })).status).toBe(403)
    expect((await server.call('GET', PATH, { token })).status).toBe(200)
    await server.database.tx((tx) =>
      tx.count(sql`update user_roles set role_id = 'read_only_administrator'
        where tenant_id = ${tenant.id} and user_id = ${someone.id}`),
    )
    const later = await server.token(body.client.clientId, body.clientSecret)
    expect((await server.call('GET', '/api/v1/apps', { token: later })).status).toBe(200)
  })

  it('with limits cannot be used to make or widen one without them', async () => {
    const limited = await person(['super_administrator', 'basic_user'], {
      scopedRoles: ['basic_user'],
      allowedCidrs: ['127.0.0.0/8'],
    })
    const within = { displayName: 'x', scopedRoles: ['basic_user'], allowSourceCidr: ['127.0.0.1'] }
    expect((await create(within, limited.token)).status).toBe(200)
    expect(violations(await create({ ...within, scopedRoles: [] }, limited.token))).toEqual(['scopedRoles'])
    expect(violations(await create({ ...within, scopedRoles: ['super_administrator'] }, limited.token))).toEqual([
      'scopedRoles',
    ])
    expect(violations(await create({ ...within, allowSourceCidr: [] }, limited.token))).toEqual(['allowSourceCidr'])
    expect(violations(await create({ ...within, allowSourceCidr: ['0.0.0.0/0'] }, limited.token))).toEqual([
      'allowSourceCidr',
    ])
    const self = { client: { scopedRoles: [] }, updateMask: 'scopedRoles' }
    expect(
      (await server.call('POST', `${PATH}/${limited.credentialId}`, { body: self, token: limited.token })).status,
    ).toBe(400)
  })

  it('leave an entry in the audit log when made and when deleted, without the secret', async () => {
    const { body } = await create({ displayName: 'audited' })
    await server.call('DELETE', `${PATH}/${body.client.id}`)
    const entries = await server.database.read((r) =>
      r.rows<{ operation: string }>(
        sql`select operation from audit_entries where target_id = ${body.client.id} order by entry_id`,
      ),
    )
    expect(entries.map(({ operation }) => operation.split('.').at(-1))).toEqual(['Create', 'Delete'])
  })

  it('over their limit of requests are 429 with Retry-After, and others are not', async () => {
    const strict = await useServer(API_ENGINE, { env: { API_REQUESTS_PER_MINUTE: '10' } })
    const { body } = await strict.call('POST', PATH, { body: { displayName: 'second' } })
    const other = await strict.token(body.client.clientId, body.clientSecret)
    noteSecret(body.clientSecret)
    const statuses: number[] = []
    for (let i = 0; i < 10; i++) statuses.push((await strict.call('GET', PATH)).status)
    expect(statuses).toEqual([...Array<number>(9).fill(200), 429])
    const refused = await strict.call('GET', PATH)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await strict.call('GET', PATH, { token: other })).status).toBe(200)
  })
})
