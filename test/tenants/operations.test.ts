import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createCredential, createTenant, listTenants } from '../../server/auth/index.ts'
import { sql } from '../../server/db/sql.ts'
import { insertUser } from '../../server/directory/index.ts'
import { newId } from '../../server/lib/ids.ts'
import { operations } from '../../server/operations.ts'
import { fetchToken, noteSecret, useServer } from '../harness.ts'

/** For each operation with an id in its path or references in its body: a request for things of tenant A. */
interface Things {
  user: string
  credential: string
  session: string
  risk: string
  framework: string
}
const REQUESTS: Record<string, (things: Things) => { ids?: Record<string, string>; body?: unknown }> = {
  'svc.api.user.v1.UserService.Get': (t) => ({ ids: { id: t.user } }),
  'svc.api.user.v1.UserSearch.Search': (t) => ({ body: { ids: [t.user] } }),
  'svc.api.iam.v1.PersonalClientService.Get': (t) => ({ ids: { id: t.credential } }),
  'svc.api.iam.v1.PersonalClientService.Update': (t) => ({
    ids: { id: t.credential },
    body: { client: { displayName: 'x' } },
  }),
  'svc.api.iam.v1.PersonalClientService.Delete': (t) => ({ ids: { id: t.credential } }),
  'svc.api.iam.v1.PersonalClientSearchService.Search': (t) => ({ body: { users: [{ id: t.user }] } }),
  'svc.api.auth.v1.SessionService.Revoke': (t) => ({ ids: { id: t.session } }),
  'svc.api.attribute.v1.Attributes.GetRiskLevelAttributeValue': (t) => ({ ids: { id: t.risk } }),
  'svc.api.attribute.v1.Attributes.DeleteRiskLevelAttributeValue': (t) => ({ ids: { id: t.risk } }),
  'svc.api.attribute.v1.Attributes.GetComplianceFrameworkAttributeValue': (t) => ({ ids: { id: t.framework } }),
  'svc.api.attribute.v1.Attributes.DeleteComplianceFrameworkAttributeValue': (t) => ({ ids: { id: t.framework } }),
  // The lists and what has no reference to anything: tenant B must not see a word of tenant A in them.
  'svc.api.auth.v1.Auth.Introspect': () => ({}),
  'svc.api.auth.v1.SessionService.List': () => ({}),
  'svc.api.user.v1.UserService.Introspect': () => ({}),
  'svc.api.user.v1.UserService.List': () => ({}),
  'svc.api.iam.v1.PersonalClientService.List': () => ({}),
  'svc.api.iam.v1.PersonalClientService.Create': () => ({ body: { displayName: 'x' } }),
  'svc.api.attribute.v1.Attributes.ListRiskLevels': () => ({}),
  'svc.api.attribute.v1.Attributes.ListComplianceFrameworks': () => ({}),
  'svc.api.attribute.v1.Attributes.CreateRiskLevelAttributeValue': () => ({ body: { value: 'Marker' } }),
  'svc.api.attribute.v1.Attributes.CreateComplianceFrameworkAttributeValue': () => ({ body: { value: 'Marker' } }),
  // Built in, the same for everybody; the id is not of any tenant.
  'svc.api.iam.v1.Roles.List': () => ({}),
  'svc.api.iam.v1.Roles.Get': () => ({ ids: { role_id: 'nobody' } }),
}

it('TEN-002: every operation is accounted for here', () => {
  expect(Object.keys(REQUESTS).sort()).toEqual(operations.map(({ id }) => id).sort())
})

describe('two tenants on one server', async () => {
  const server = await useServer('embedded')
  const [a] = await server.database.read(listTenants)
  if (!a) throw new Error('no tenant')
  const admin = (await server.call('GET', '/api/v1/auth/introspect')).body.userId as string
  const newValue = async (kind: string) =>
    (await server.call('POST', `/api/v1/attributes/${kind}`, { body: { value: 'Marker' } })).body.value.id
  const things: Things = {
    user: admin,
    credential: (await server.call('GET', '/api/v1/iam/personal_clients')).body.list[0].id,
    session: newId(),
    risk: await newValue('risk_levels'),
    framework: await newValue('compliance_frameworks'),
  }
  const port = new URL(server.url).port
  const host = `b.localhost:${port}`
  const b = await server.database.tx(async (tx) => {
    await tx.rows(sql`insert into sessions (tenant_id, session_id, token_hash, user_id, expires_at)
      values (${a.id}, ${things.session}, 'x', ${admin}, now() + interval '1 hour')`)
    const tenant = await createTenant(tx, host, 'B')
    if (!tenant) throw new Error('no tenant')
    const user = { id: newId(), email: 'admin@example.com', displayName: 'B', roles: ['super_administrator'] }
    await insertUser(tx, tenant.id, user)
    const limits = { allowedCidrs: [], scopedRoles: [] }
    const credential = await createCredential(tx, tenant, 'recert', {
      userId: user.id,
      displayName: 'B',
      lifespan: 'never',
      ...limits,
    })
    noteSecret(credential.clientSecret)
    return { ...tenant, ...credential }
  })
  const aHost = new URL(server.url).host

  /** fetch does not let a Host header be set, so this goes by hand. */
  const ask = (method: string, path: string, headers: Record<string, string>, body = '') =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const sent = request(
        { host: '127.0.0.1', port, method, path, headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
        (reply) => {
          let text = ''
          reply.on('data', (data) => {
            text += data
          })
          reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }))
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
  const tokenAt = async (at: string, clientId: string, clientSecret: string) => {
    const form = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    })
    const reply = await ask(
      'POST',
      '/auth/v1/token',
      { host: at, 'content-type': 'application/x-www-form-urlencoded' },
      form.toString(),
    )
    return { status: reply.status, token: (JSON.parse(reply.text) as { access_token?: string }).access_token ?? '' }
  }
  // A running server learns of a new tenant within five seconds.
  let bToken = ''
  while (bToken === '') bToken = (await tokenAt(host, b.clientId, b.clientSecret)).token
  noteSecret(bToken)
  const aToken = await fetchToken(server.url, server.clientId, server.clientSecret)
  const call = (token: string, at: string, method: string, path: string, body?: unknown) =>
    ask(
      method,
      path,
      { host: at, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body === undefined ? undefined : JSON.stringify(body),
    )

  it.each(operations.map((operation) => [operation.id, operation] as const))(
    'TEN-002, TEN-003, TEN-004: %s as B shows nothing of A',
    async (id, operation) => {
      const { ids = {}, body } = REQUESTS[id]?.(things) ?? {}
      const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '')
      const countA = () =>
        server.database.read(
          async (r) =>
            (await r.first<{ n: number }>(sql`select count(*)::int as n from audit_entries where tenant_id = ${a.id}`))
              ?.n,
        )
      const before = await countA()
      const reply = await call(
        bToken,
        host,
        operation.method,
        path,
        operation.method === 'GET' ? undefined : (body ?? {}),
      )
      expect(reply.status).toBe(Object.keys(ids).length > 0 ? 404 : 200)
      for (const foreign of [a.id, ...Object.values(things), server.clientId]) expect(reply.text).not.toContain(foreign)
      expect(await countA()).toBe(before)
    },
  )

  it('TEN-007: the same name is free in both, and the same e-mail address', async () => {
    const reply = await call(bToken, host, 'POST', '/api/v1/attributes/risk_levels', { value: 'Only in B' })
    expect(reply.status).toBe(200)
    expect((await call(aToken, aHost, 'POST', '/api/v1/attributes/risk_levels', { value: 'Only in B' })).status).toBe(
      200,
    )
  })

  it('TEN-008, AUTH-157: a token counts at its own tenant’s host only, however the host is given', async () => {
    const path = '/api/v1/auth/introspect'
    expect((await call(aToken, aHost, 'GET', path)).status).toBe(200)
    expect((await call(aToken, host, 'GET', path)).status).toBe(401)
    expect((await call(bToken, aHost, 'GET', path)).status).toBe(401)
    expect([400, 404]).toContain((await call(aToken, `http://${host}`, 'GET', path)).status)
    const forwarded = { host: aHost, 'x-forwarded-host': host, authorization: `Bearer ${bToken}` }
    expect((await ask('GET', path, forwarded)).status).toBe(401)
    expect((await ask('GET', `http://${host}${path}`, { host: aHost, authorization: `Bearer ${aToken}` })).status).toBe(
      400,
    )
    expect((await call(aToken, 'unknown.example.com', 'GET', path)).status).toBe(404)
  })

  it('AUTH-032: a client of one gets no token at the other’s host', async () => {
    expect((await tokenAt(aHost, b.clientId, b.clientSecret)).status).toBe(401)
    expect((await tokenAt(host, server.clientId, server.clientSecret)).status).toBe(401)
  })
})
