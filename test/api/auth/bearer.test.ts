import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { API_ENGINE } from '../../engines.ts'
import { nextLook, soon } from '../../eventually.ts'
import { noteSecret, useServer } from '../../harness.ts'
import { newClient, revoke, setUserStatus, type TestClient } from './credentials.ts'
import { STOPPABLE_CLOCK, stopClock } from './database-clock.ts'
import { expectUnauthenticated, reasonOf, requestToken, secretFields, send, sendRaw } from './token-request.ts'

const WHO = '/api/v1/auth/introspect'
const LEVELS = '/api/v1/attributes/risk_levels'

describe('the access token in the header', async () => {
  const server = await useServer(API_ENGINE)
  const { url, database } = server
  const token = await server.token()
  const who = (headers: Record<string, string | string[]>) => send(url, { method: 'GET', path: WHO, headers })

  it('a good token is known (positive control, AUTH-141 to AUTH-149)', async () => {
    const reply = await who({ authorization: `Bearer ${token}` })
    expect([reply.status, reply.body.roles]).toEqual([200, ['super_administrator']])
  })

  it('without a header it is 401, without an error in the challenge (0009, AUTH-141)', async () => {
    expectUnauthenticated(await who({}), 'no error')
  })

  it.each([
    'Bearer',
    'Bearer ',
    'Bearer a b',
    `Bearer ${token} ${token}`,
    `Bearer ${token} x`,
    `Bearer "${token}"`,
    '',
  ])('the header %j is 401 invalid_token (0009, AUTH-141)', async (authorization) => {
    expectUnauthenticated(await who({ authorization }))
  })

  it.each([`bearer ${token}`, `BEARER ${token}`, `bEaReR ${token}`, `Bearer   ${token}`, `Bearer ${token}  `])(
    'the scheme in any letter case is taken (positive control): %j (AUTH-142)',
    async (authorization) => {
      expect((await who({ authorization })).status).toBe(200)
    },
  )

  it.each([
    `Basic ${Buffer.from(`${server.clientId}:${server.clientSecret}`).toString('base64')}`,
    `DPoP ${token}`,
    `Token ${token}`,
    `Bearer:${token}`,
    `Bearer\t${token}`,
    `Bearerx ${token}`,
    token,
  ])('another scheme is 401 (AUTH-143)', async (authorization) => {
    expectUnauthenticated(await who({ authorization }))
  })

  it('a client secret is told apart from a malformed header (AUTH-143)', async () => {
    const reply = await server.call('GET', WHO, {
      headers: { authorization: `Bearer ${server.clientSecret}` },
      token: null,
    })
    expect(reply.status).toBe(401)
    expect(reply.body.message).toMatch(/client secret, not an access token.*\/auth\/v1\/token/)
    expect(reply.text).not.toContain(server.clientSecret)
  })

  it('two headers, or two values in one, are 400 (AUTH-144)', async () => {
    for (const authorization of [
      [`Bearer ${token}`, `Bearer ${token}`],
      [`Bearer ${token}`, 'Bearer x'],
      ['Basic x', `Bearer ${token}`],
      `Bearer ${token}, Bearer ${token}`,
      `Bearer ${token},Basic x`,
      `Bearer ${token},`,
    ]) {
      const reply = await who({ authorization })
      expect([reply.status, reasonOf(reply)]).toEqual([400, 'MALFORMED_REQUEST'])
    }
  })

  it('a token in a form or in the query counts for nothing (AUTH-146)', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const body = `access_token=${token}`
    expectUnauthenticated(await send(url, { path: LEVELS, headers: form, body }), 'no error')
    expectUnauthenticated(await send(url, { method: 'GET', path: `${WHO}?access_token=${token}` }), 'no error')
    expectUnauthenticated(await who({ 'x-access-token': token, cookie: `access_token=${token}` }), 'no error')
    // Nor as the cookie of a session, even just after it was used rightly.
    expect((await who({ authorization: `Bearer ${token}` })).status).toBe(200)
    expectUnauthenticated(await who({ cookie: `recert=${token}` }), 'no error')
    const session = { cookie: `recert=${token}`, origin: url, 'content-type': 'application/json' }
    expectUnauthenticated(await send(url, { path: LEVELS, headers: session, body: '{"value":"x"}' }), 'no error')
  })

  it('32 random bytes are 401 (AUTH-147)', async () => {
    expectUnauthenticated(await who({ authorization: `Bearer ${randomBytes(32).toString('base64url')}` }))
    const binary = randomBytes(32).map((byte) => 0x80 | byte)
    expectUnauthenticated(await who({ authorization: `Bearer ${Buffer.from(binary).toString('latin1')}` }))
  })

  it('a header of 100 KiB is 431 (AUTH-147)', async () => {
    const answer = await sendRaw(
      url,
      `GET ${WHO} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${'a'.repeat(102_400)}\r\n\r\n`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 431 /)
    expect(answer).toContain('HEADERS_TOO_LARGE')
    expectUnauthenticated(await who({ authorization: `Bearer ${'a'.repeat(10_000)}` }))
  })

  it('a token with a character changed, left out or added is 401 (AUTH-148)', async () => {
    const changed = [...token].map(
      (letter, at) => `${token.slice(0, at)}${letter === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`,
    )
    const others = [
      token.slice(0, -1),
      token.slice(1),
      `${token}A`,
      `A${token}`,
      `${token}=`,
      token.toUpperCase(),
      `${token}.`,
    ]
    for (const text of [...changed, ...others]) expectUnauthenticated(await who({ authorization: `Bearer ${text}` }))
    expect((await who({ authorization: `Bearer ${token}` })).status).toBe(200)
  })

  it('what the database holds of a token is no token (AUTH-149)', async () => {
    const hash = createHash('sha256').update(token).digest()
    const stored = await database.read((reader) =>
      reader.rows<{ hash: Buffer }>(sql`select token_hash as hash from access_tokens`),
    )
    expect(stored.some((row) => row.hash.equals(hash))).toBe(true)
    for (const text of [
      hash.toString('hex'),
      hash.toString('base64url'),
      hash.toString('base64'),
      `\\x${hash.toString('hex')}`,
    ])
      expectUnauthenticated(await who({ authorization: `Bearer ${text}` }))
  })

  it('neither the secret nor its hash is a token (AUTH-149)', async () => {
    for (const text of [server.clientSecret, createHash('sha256').update(server.clientSecret).digest('base64url')])
      expectUnauthenticated(await who({ authorization: `Bearer ${text}` }))
  })

  it('no page of another origin is let in, before or with a request (AUTH-163)', async () => {
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1', `${url}.evil.example`]) {
      for (const path of [WHO, LEVELS, '/auth/v1/token', '/auth/v1/sign-in', '/nothing']) {
        const asked = {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization',
        }
        const replies = [
          await send(url, { method: 'OPTIONS', path, headers: asked }),
          await send(url, { method: 'GET', path, headers: { origin, authorization: `Bearer ${token}` } }),
        ]
        for (const { headers } of replies)
          expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
      }
    }
  })
})

describe('the life of a token', async () => {
  const server = await useServer(API_ENGINE)
  const { url, database } = server
  const tokenOf = (client: TestClient) => server.token(client.clientId, client.clientSecret)
  const who = (token: string) => send(url, { method: 'GET', path: WHO, headers: { authorization: `Bearer ${token}` } })
  const expectLive = async (token: string) => expect((await who(token)).status).toBe(200)
  /** Changes behind the server's back may take a moment to be seen. */
  const expectDead = (token: string) => soon(async () => expectUnauthenticated(await who(token)))
  const expireToken = (client: TestClient, seconds: number) =>
    database.tx((tx) =>
      tx.count(sql`update access_tokens set expires_at = now() + make_interval(secs => ${seconds})
        where credential_id = ${client.id}`),
    )

  it('is 3600 s unless set otherwise, and stored so (AUTH-151)', async () => {
    const client = await newClient(database)
    const { body } = await requestToken(url, secretFields(client))
    noteSecret(body.access_token)
    expect(body.expires_in).toBe(3600)
    const row = await database.read((reader) =>
      reader.first<{ left: number }>(
        sql`select extract(epoch from expires_at - now())::float as left from access_tokens where credential_id = ${client.id}`,
      ),
    )
    expect(row?.left).toBeLessThanOrEqual(3600)
    expect(row?.left).toBeGreaterThan(3540)
  })

  it('a token is good until it expires (AUTH-151)', async () => {
    const client = await newClient(database)
    const token = await tokenOf(client)
    await expectLive(token)
    await expireToken(client, 30)
    await expectLive(token)
    await expireToken(client, 0)
    await expectDead(token)
  })

  it('a token in use ends when its time has come, not when the server looks again (AUTH-151)', async () => {
    const client = await newClient(database)
    await database.tx((tx) =>
      tx.count(
        sql`update credentials set expires_at = now() + interval '3 seconds' where credential_id = ${client.id}`,
      ),
    )
    const ends = Date.now() + 3_000
    const issuing = Date.now()
    const { body } = await requestToken(url, secretFields(client))
    noteSecret(body.access_token)
    expect([1, 2]).toContain(body.expires_in)
    for (;;) {
      const asked = Date.now()
      const reply = await who(body.access_token)
      if (reply.status === 200) {
        // The margin is for a slow machine; what the server remembers may not outlive the token.
        expect(asked).toBeLessThan(ends + 1500)
        await nextLook()
        continue
      }
      expectUnauthenticated(reply)
      expect(Date.now() - issuing).toBeGreaterThanOrEqual(body.expires_in * 1_000 - 1)
      return
    }
  })

  it('expires_in is no longer than the credential lives, and the token ends with it (AUTH-152)', async () => {
    const client = await newClient(database, { lifespan: '30d' })
    const ending = (seconds: number) =>
      database.tx((tx) =>
        tx.count(sql`update credentials set expires_at = now() + make_interval(secs => ${seconds})
          where credential_id = ${client.id}`),
      )
    await ending(100)
    const { body } = await requestToken(url, secretFields(client))
    noteSecret(body.access_token)
    expect(body.expires_in).toBeLessThanOrEqual(100)
    expect(body.expires_in).toBeGreaterThan(60)
    await expectLive(body.access_token)
    await ending(0)
    await expectDead(body.access_token)
  })

  it('after its credential was revoked a token is refused (AUTH-153)', async () => {
    const [client, other] = [await newClient(database), await newClient(database)]
    const [token, others] = [await tokenOf(client), await tokenOf(other)]
    await expectLive(token)
    await revoke(database, client)
    await expectDead(token)
    await expectLive(others)
  })

  it.each(['DISABLED', 'DELETED'] as const)(
    'after its user became %s a token is refused (AUTH-154)',
    async (status) => {
      const client = await newClient(database)
      const token = await tokenOf(client)
      await expectLive(token)
      await setUserStatus(database, client, status)
      await expectDead(token)
      await setUserStatus(database, client, 'ENABLED')
      await soon(() => expectLive(token))
    },
  )

  it('roles that were taken away no longer count (AUTH-154)', async () => {
    const client = await newClient(database)
    const token = await tokenOf(client)
    expect((await server.call('GET', LEVELS, { token })).status).toBe(200)
    await database.tx((tx) => tx.count(sql`delete from user_roles where user_id = ${client.userId}`))
    await soon(async () => expect((await server.call('GET', LEVELS, { token })).status).toBe(403))
  })
})

describe('the end of a token, on the second', async () => {
  const server = await useServer(STOPPABLE_CLOCK)
  const { url, database } = server

  it('one second before it is good, at it and after it not (AUTH-151)', async () => {
    const issued = new Date('2031-03-01T12:00:00Z')
    const client = await newClient(database)
    await stopClock(database, issued)
    // One for each moment, not used before it, so that nothing can be remembered of it.
    const [before = '', at = '', after = ''] = [await tokenOf(client), await tokenOf(client), await tokenOf(client)]
    const who = async (token: string, seconds: number) => {
      await stopClock(database, new Date(issued.getTime() + seconds * 1_000))
      return send(url, { method: 'GET', path: WHO, headers: { authorization: `Bearer ${token}` } })
    }
    expect((await who(before, 3_599)).status).toBe(200)
    await soon(async () => expectUnauthenticated(await who(at, 3_600)))
    await soon(async () => expectUnauthenticated(await who(after, 3_601)))
    await soon(async () => expectUnauthenticated(await who(before, 3_601)))
  })
  const tokenOf = (client: TestClient) => server.token(client.clientId, client.clientSecret)
})
