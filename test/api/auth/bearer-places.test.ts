import { afterAll, describe, expect, it } from 'vitest'
import { createTenant } from '../../../server/auth/index.ts'
import { sql } from '../../../server/db/sql.ts'
import { API_ENGINE, newStorage } from '../../engines.ts'
import { soon } from '../../eventually.ts'
import { freePort } from '../../free-port.ts'
import { fetchToken, noteSecret, useServer } from '../../harness.ts'
import { spawnServer } from '../../server-process.ts'
import { auditRows, newClient, type TestClient } from './credentials.ts'
import { expectUnauthenticated, type HttpReply, reasonOf, requestToken, secretFields, send } from './token-request.ts'

const WHO = '/api/v1/auth/introspect'

describe('two tenants (AUTH-157)', async () => {
  const server = await useServer(API_ENGINE)
  const ours = await newClient(server.database)
  const other = await server.database.tx((tx) => createTenant(tx, 'other.example.test', 'Other'))
  if (!other) throw new Error('the host is taken')
  const theirs = await newClient(server.database, { tenant: other })
  const tokenOf = async (client: TestClient) => {
    const { body } = await requestToken(server.url, secretFields(client), { host: client.host })
    noteSecret(body.access_token)
    return body.access_token as string
  }

  it('a token of one is 401 at the other’s host (AUTH-157)', async () => {
    const tokens = [await tokenOf(ours), await tokenOf(theirs)]
    const at = (host: string, token = '') =>
      send(server.url, { method: 'GET', path: WHO, headers: { host, authorization: `Bearer ${token}` } })
    for (let again = 0; again < 2; again++) {
      expectUnauthenticated(await at(theirs.host, tokens[0]))
      expectUnauthenticated(await at(ours.host, tokens[1]))
      // Positive control, after which what the server remembers of the token must not open the other host either.
      expect((await at(ours.host, tokens[0])).body).toMatchObject({ tenantId: ours.tenantId, userId: ours.userId })
      expect((await at(theirs.host, tokens[1])).body).toMatchObject({
        tenantId: theirs.tenantId,
        userId: theirs.userId,
      })
    }
    // A forwarded host of a peer that is not trusted decides nothing.
    const forwarded = { host: theirs.host, 'x-forwarded-host': ours.host, authorization: `Bearer ${tokens[0]}` }
    expectUnauthenticated(await send(server.url, { method: 'GET', path: WHO, headers: forwarded }))
  })
})

describe('addresses (AUTH-158)', async () => {
  const server = await useServer(API_ENGINE, { env: { TRUSTED_PROXIES: '127.0.0.1' } })
  const { url, database } = server
  const from = (address: string, token: string) =>
    send(url, { method: 'GET', path: WHO, headers: { 'x-forwarded-for': address, authorization: `Bearer ${token}` } })
  const tokenFrom = async (address: string, client: TestClient) => {
    const { body } = await requestToken(url, secretFields(client), { 'x-forwarded-for': address })
    noteSecret(body.access_token)
    return body.access_token as string
  }
  const expectDenied = (reply: HttpReply) =>
    expect([reply.status, reasonOf(reply)]).toEqual([403, 'ADDRESS_NOT_ALLOWED'])

  it('a token used from outside of the ranges is 403, with an audit entry (AUTH-158)', async () => {
    const client = await newClient(database, { allowedCidrs: ['10.1.0.0/16'] })
    const token = await tokenFrom('10.1.2.3', client)
    expect((await from('10.1.2.3', token)).status).toBe(200)
    expectDenied(await from('192.0.2.1', token))
    expect(await auditRows(database, 'auth.bearer')).toEqual([
      {
        operation: 'auth.bearer',
        outcome: 'denied',
        actorId: client.userId,
        principalId: client.id,
        address: '192.0.2.1',
        detail: expect.objectContaining({ reason: 'ip_not_allowed' }),
      },
    ])
    expect((await from('10.1.255.255', token)).status).toBe(200)
    // Not by the way of a cookie either.
    const cookie = { 'x-forwarded-for': '192.0.2.1', cookie: `recert=${token}` }
    expectUnauthenticated(await send(url, { method: 'GET', path: WHO, headers: cookie }), 'no error')
    expectDenied(await from('garbage', token))
  })

  it('ranges that change count for tokens that are out (AUTH-158)', async () => {
    const client = await newClient(database)
    const token = await tokenFrom('10.1.2.3', client)
    expect((await from('10.1.2.3', token)).status).toBe(200)
    const allow = (...cidrs: string[]) =>
      database.tx((tx) =>
        tx.count(sql`update credentials set allowed_cidrs = ${cidrs} where credential_id = ${client.id}`),
      )
    await allow('192.0.2.0/24')
    await soon(async () => expectDenied(await from('10.1.2.3', token)))
    await allow('192.0.2.0/24', '10.1.2.3')
    await soon(async () => expect((await from('10.1.2.3', token)).status).toBe(200))
  })
})

describe('a restart (AUTH-159)', async () => {
  const storage = await newStorage('embedded')
  afterAll(() => storage.drop())

  it('leaves tokens as they are (positive control, AUTH-159)', async () => {
    const port = await freePort()
    const first = await spawnServer(port, storage.env)
    const shown = (name: string) => new RegExp(`${name}: +(\\S+)`).exec(first.output())?.[1] ?? ''
    const token = await fetchToken(first.url, shown('Client ID'), shown('Client Secret'))
    await first.end('SIGTERM')
    const second = await spawnServer(port, storage.env)
    const headers = { authorization: `Bearer ${token}` }
    expect((await send(second.url, { method: 'GET', path: WHO, headers })).status).toBe(200)
    await second.end('SIGTERM')
  })
})
