import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { createLog } from '../../../server/log.ts'
import { API_ENGINE } from '../../engines.ts'
import { runLog, useServer } from '../../harness.ts'
import { newClient } from './credentials.ts'
import { assertionOf, randomText } from './sign-assertion.ts'
import { assertionFields, expectToken, requestToken, secretFields, send } from './token-request.ts'

const CLIENTS = '/api/v1/iam/personal_clients'

describe('secrets that the server was sent and has issued', async () => {
  let log = ''
  const write = (line: string) => {
    log += line
    runLog().write(line)
  }
  const server = await useServer(API_ENGINE, { deps: { log: createLog('debug', { write }) } })
  const { url, database } = server

  it('are in no log, error, audit entry or metric, whatever was done with them (AUTH-161)', async () => {
    const client = await newClient(database)
    const jti = randomText()
    const [assertion, wrongAssertion] = [
      assertionOf(client, { claims: { jti } }),
      assertionOf(client, { claims: { aud: 'elsewhere.example.test' } }),
    ]
    const wrongSecret = `${client.clientSecret.slice(0, -4)}AAAA`
    const token = expectToken(await requestToken(url, secretFields(client)))
    const signed = expectToken(await requestToken(url, assertionFields(client.clientId, assertion)))
    const bearer = (value: string) => ({ authorization: `Bearer ${value}` })
    const created = await server.call('POST', CLIENTS, { body: { displayName: 'Made here' }, token })
    expect(created.status).toBe(200)
    const { clientSecret: createdSecret } = created.body
    const refusals = await Promise.all([
      requestToken(url, secretFields(client, { client_secret: wrongSecret })),
      requestToken(url, assertionFields(client.clientId, assertion)),
      requestToken(url, assertionFields(client.clientId, wrongAssertion)),
      requestToken(url, secretFields(client, { client_id: client.clientSecret })),
      requestToken(url, secretFields(client, { [client.clientSecret]: 'x', grant_type: client.clientSecret })),
      send(url, { method: 'GET', path: '/api/v1/users', headers: bearer(client.clientSecret) }),
      send(url, { method: 'GET', path: '/api/v1/users', headers: bearer(`${token}x`) }),
      send(url, { method: 'GET', path: `/api/v1/users?access_token=${token}`, headers: bearer(token) }),
      send(url, { method: 'GET', path: `/${token}`, headers: bearer(token) }),
      send(url, { method: 'POST', path: '/auth/v1/sign-in', headers: bearer(token), body: token }),
    ])
    expect(refusals.filter(({ status }) => status < 400)).toEqual([])
    const metrics = await (await fetch(`${url}/metrics`)).text()
    const audited = await database.read((reader) =>
      reader.rows<{ entry: string }>(sql`select to_jsonb(a)::text as entry from audit_entries a`),
    )
    const seen: Record<string, string> = {
      log,
      errors: refusals.map(({ text, headers }) => `${text} ${JSON.stringify(headers)}`).join('\n'),
      audit: audited.map(({ entry }) => entry).join('\n'),
      metrics,
    }
    // All four tell of what was done, so the search means something.
    for (const [where, sign] of Object.entries({
      log: 'auth',
      errors: 'invalid_client',
      audit: client.clientId,
      metrics: 'http',
    }))
      expect(seen[where], where).toContain(sign)
    const secrets = {
      secret: client.clientSecret,
      d: client.d,
      wrongSecret,
      createdSecret,
      assertion,
      wrongAssertion,
      token,
      signed,
    }
    for (const [where, text] of Object.entries(seen))
      expect(
        Object.entries(secrets).flatMap(([name, secret]) => (text.includes(secret) ? [name] : [])),
        where,
      ).toEqual([])
  })
})
