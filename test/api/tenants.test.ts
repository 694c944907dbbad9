import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createCredential, createTenant, listTenants } from '../../server/auth/index.ts'
import { sql } from '../../server/db/sql.ts'
import { insertUser } from '../../server/directory/index.ts'
import { operations } from '../../server/domains.ts'
import { newId, type TenantId } from '../../server/lib/ids.ts'
import { mailId } from '../../server/notify/mail-id.ts'
import { API_ENGINE } from '../engines.ts'
import { eventually } from '../eventually.ts'
import { fetchToken, noteSecret, type TestServer, useServer } from '../harness.ts'
import { prepareByHand, startByHand } from '../storage/campaign/by-hand.ts'
import { REQUESTS } from './tenants/requests.ts'
import type { Things } from './tenants/things.ts'

it('every operation is accounted for here (TEN-002)', () => {
  expect(Object.keys(REQUESTS).sort()).toEqual(operations.map(({ id }) => id).sort())
})

/** A started campaign about all access, with a submission of the only reviewer. */
async function startCampaign(server: TestServer, tenantId: TenantId, userId: string) {
  const call = async (path: string, body: object) => (await server.call('POST', `/api/v1${path}`, { body })).body
  const steps = [{ approval: { users: { userIds: [userId], allowSelfApproval: true } } }]
  const policyType = 'POLICY_TYPE_CERTIFY'
  const policy = await call('/policies', { displayName: 'x', policyType, policySteps: { certify: { steps } } })
  const body = { displayName: 'Marker', ownerIds: [userId], policyId: policy.policy.id }
  const scopeV2 = { appSelectionCriteria: {} }
  const started: string = (await call('/access_review', { ...body, scopeV2 })).accessReview.accessReview.id
  await prepareByHand(server.database, tenantId, started)
  await startByHand(server.database, tenantId, started)
  const { list } = await call('/search/tasks', { accessReviewIds: [started] })
  const task: string = list[0].task.id
  await call(`/access_review/${started}/pending_decisions`, { decisions: [{ taskId: task, decision: 'DENY' }] })
  const submission: string = (await call(`/access_review/${started}/submissions`, {})).submission.id
  const row = await server.database.tx((tx) =>
    tx.first<{ key: string; at: Date }>(sql`
      insert into outbox (tenant_id, kind, user_id, campaign_id, once_key, state)
      values (${tenantId}, 'KICKOFF', ${userId}, ${started}, 'one', 'FAILED')
      returning outbox_key::text as key, created_at as at`),
  )
  const mail = mailId(row?.at ?? new Date(), row?.key ?? '0')
  return { started, task, submission, mail, number: list[0].task.numericId as string }
}

describe('two tenants on one server', async () => {
  const server = await useServer(API_ENGINE)
  const [a] = await server.database.read(listTenants)
  if (!a) throw new Error('no tenant')
  const admin = (await server.call('GET', '/api/v1/auth/introspect')).body.userId as string
  const newValue = async (kind: string) =>
    (await server.call('POST', `/api/v1/attributes/${kind}`, { body: { value: 'Marker' } })).body.value.id
  const make = async (path: string, body: object) => (await server.call('POST', path, { body })).body
  const app = (await make('/api/v1/apps', { displayName: 'Marker', owners: [admin] })).app.id
  const types = `/api/v1/apps/${app}/resource_types`
  const resourceType = (await make(types, { displayName: 'Marker', resourceType: 'GROUP' })).appResourceType.id
  const resource = (await make(`${types}/${resourceType}/resources`, { displayName: 'Marker' })).appResource.id
  const newEntitlement = await make(`/api/v1/apps/${app}/entitlements`, { displayName: 'Marker' })
  const itsPath = `/api/v1/apps/${app}/entitlements/${newEntitlement.appEntitlementView.appEntitlement.id}`
  await make(`${itsPath}/add-manual-user`, { userIds: [admin] })
  const members = (await server.call('GET', `${itsPath}/users`)).body
  const accept = { certify: { steps: [{ accept: {} }] } }
  const newPolicy = { displayName: 'Marker', policyType: 'POLICY_TYPE_CERTIFY', policySteps: accept }
  const source = (await make('/api/v1/sources', { displayName: 'Marker' })).source.id
  const takingScim = { displayName: 'Marker by SCIM', kind: 'SOURCE_KIND_SCIM' }
  const scimSource = (await make('/api/v1/sources', takingScim)).source.id
  const scim = await make(`/api/v1/sources/${scimSource}/scim_tokens`, { displayName: 'Marker' })
  noteSecret(scim.token)
  const campaign = (await make('/api/v1/access_review', { displayName: 'Marker', ownerIds: [admin] })).accessReview
  const { number, ...started } = await startCampaign(server, a.id, admin)
  const hook = { displayName: 'Marker', url: 'https://hooks.example.com/' }
  const webhook = (await make('/api/v1/webhooks', hook)).webhook.id
  const login = { displayName: 'Marker', issuerUrl: 'https://login.example.com', clientId: 'x', oauth2: {} }
  const stepUpProvider = (await make('/api/v1/step-up/providers', login)).stepUpProvider.id
  const { redirectUrl } = await make(`/api/v1/step-up/providers/${stepUpProvider}/test`, {})
  const things: Things = {
    ...started,
    stepUpProvider,
    stepUpTransaction: new URL(redirectUrl).searchParams.get('transaction') ?? '',
    webhook,
    delivery: (await make(`/api/v1/webhooks/${webhook}/test`, {})).webhook.id,
    campaign: campaign.accessReview.id,
    source,
    scimSource,
    scimToken: scim.scimToken.id,
    sync: (await make(`/api/v1/sources/${source}/syncs`, {})).sync.id,
    policy: (await make('/api/v1/policies', newPolicy)).policy.id,
    app,
    resourceType,
    resource,
    entitlement: newEntitlement.appEntitlementView.appEntitlement.id,
    account: members.list[0].appUserId,
    user: admin,
    credential: (await server.call('GET', '/api/v1/iam/personal_clients')).body.list[0].id,
    session: newId(),
    risk: await newValue('risk_levels'),
    framework: await newValue('compliance_frameworks'),
    monitor: (await server.call('POST', '/api/v1/accessconflict', { body: { displayName: 'Marker' } })).body.id,
    monitorApp: newId(),
    monitorEntitlement: newId(),
    violation: newId(),
    accessProfile: (await server.call('POST', '/api/v1/access_profiles', { body: { displayName: 'Marker' } })).body
      .accessProfile.id,
  }
  const port = new URL(server.url).port
  const host = `b.localhost:${port}`
  const b = await server.database.tx(async (tx) => {
    await tx.rows(sql`insert into sessions (tenant_id, session_id, token_hash, user_id, expires_at)
      values (${a.id}, ${things.session}, 'x', ${admin}, now() + interval '1 hour')`)
    await tx.rows(sql`insert into entitlement_versions (tenant_id, app_id, entitlement_id, display_name)
      values (${a.id}, ${things.monitorApp}, ${things.monitorEntitlement}, 'Marker')`)
    await tx.rows(sql`insert into conflict_entitlements (tenant_id, monitor_id, entitlement_group, entitlement_id)
      values (${a.id}, ${things.monitor}, 'ENTITLEMENT_GROUP_A', ${things.monitorEntitlement})`)
    await tx.rows(sql`insert into conflict_violations (tenant_id, violation_id, monitor_id, user_id)
      values (${a.id}, ${things.violation}, ${things.monitor}, ${admin})`)
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
  const bToken = await eventually(async () => {
    const { status, token } = await tokenAt(host, b.clientId, b.clientSecret)
    if (status !== 200) throw new Error(`no token: ${status}`)
    return token
  })
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
    '%s as B shows nothing of A (TEN-002, TEN-003, TEN-004, REV-076)',
    async (id, operation) => {
      const { ids = {}, body, status } = REQUESTS[id]?.(things) ?? {}
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
      expect(reply.status).toBe(status ?? (Object.keys(ids).length > 0 ? 404 : 200))
      for (const foreign of [a.id, ...Object.values(things), server.clientId]) expect(reply.text).not.toContain(foreign)
      expect(await countA()).toBe(before)
    },
  )

  it('a task of A has no number at B: it is answered as one that is not there (REV-076)', async () => {
    for (const action of ['', '/why', '/reassignees']) {
      const replies = await Promise.all(
        [things.task, number, '987654321'].map((id) => call(bToken, host, 'GET', `/api/v1/tasks/${id}${action}`)),
      )
      const bodies = replies.map(({ status, text }) => [status, JSON.parse(text).message])
      expect(bodies).toEqual([bodies[2], bodies[2], bodies[2]])
      expect(bodies[2]?.[0]).toBe(404)
    }
  })

  it('the same name is free in both, and the same e-mail address (TEN-007)', async () => {
    const reply = await call(bToken, host, 'POST', '/api/v1/attributes/risk_levels', { value: 'Only in B' })
    expect(reply.status).toBe(200)
    expect((await call(aToken, aHost, 'POST', '/api/v1/attributes/risk_levels', { value: 'Only in B' })).status).toBe(
      200,
    )
  })

  it('a token counts at its own tenant’s host only, however the host is given (TEN-008, AUTH-157)', async () => {
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

  it('a client of one gets no token at the other’s host (AUTH-032)', async () => {
    expect((await tokenAt(aHost, b.clientId, b.clientSecret)).status).toBe(401)
    expect((await tokenAt(host, server.clientId, server.clientSecret)).status).toBe(401)
  })
})
