import { describe, expect, it } from 'vitest'
import { createSignInLink } from '../../../server/auth/index.ts'
import { sql } from '../../../server/db/sql.ts'
import { insertUser, updateUserStatus } from '../../../server/directory/index.ts'
import { newId } from '../../../server/lib/ids.ts'
import { API_ENGINE } from '../../engines.ts'
import { noteSecret, useServer } from '../../harness.ts'
import { Visitor } from '../../servers/oidc-provider.ts'

const GRANT = 'urn:ietf:params:oauth:grant-type:device_code'
const CLIENT = 'cone-cli'

interface Codes {
  device_code: string
  user_code: string
  verification_uri_complete: string
  expires_in: number
  interval: number
}

describe('a device login', async () => {
  const server = await useServer(API_ENGINE)
  const { origin } = new URL(server.url)

  const form = async (path: string, fields: Record<string, string>) => {
    const reply = await server.call('POST', path, {
      token: null,
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    return { status: reply.status, body: reply.body }
  }
  const ask = async (): Promise<Codes> => (await form('/auth/v1/device_authorization', { client_id: CLIENT })).body
  const poll = ({ device_code }: Codes, client_id = CLIENT) =>
    form('/auth/v1/token', { client_id, device_code, grant_type: GRANT })
  /** As if the program had waited long enough. */
  const wait = () => server.database.tx((tx) => tx.count(sql`update device_logins set polled_at = null`))

  async function person(roles = ['basic_user']): Promise<{ id: string; browser: Visitor }> {
    const id = newId()
    await server.database.tx((tx) =>
      insertUser(tx, server.tenant.id, { id, email: `${id}@example.com`, displayName: 'x', roles }),
    )
    const link = await server.database.tx((tx) => createSignInLink(tx, server.tenant.id, id, new URL(server.url)))
    const browser = new Visitor()
    await post(browser, '/auth/v1/sign-in', { token: new URL(link).hash.slice(1) })
    return { id, browser }
  }
  const post = async (browser: Visitor, path: string, body: object) => {
    const headers = { origin, 'content-type': 'application/json' }
    const reply = await browser.request(`${server.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
  }
  const decide = (browser: Visitor, { user_code: userCode }: Codes, allow: boolean) =>
    post(browser, '/auth/v1/device/decide', { userCode, allow })

  it('gives the program a token with the rights of the person, which makes a credential (AUTH-184)', async () => {
    const { id, browser } = await person()
    const codes = await ask()
    expect(codes).toMatchObject({
      expires_in: 600,
      interval: 5,
      user_code: expect.stringMatching(/^[A-Z]{4}-[A-Z]{4}$/),
    })
    expect(codes.verification_uri_complete).toBe(`${server.url}/device?code=${codes.user_code}`)
    expect(await poll(codes)).toMatchObject({ status: 400, body: { error: 'authorization_pending' } })
    const found = await post(browser, '/auth/v1/device/find', { userCode: codes.user_code.toLowerCase() })
    expect(found.body).toMatchObject({ clientId: CLIENT, address: '127.0.0.1' })
    expect((await decide(browser, codes, true)).status).toBe(200)
    const granted = await poll(codes)
    expect(granted).toMatchObject({
      status: 200,
      body: { token_type: 'Bearer', expires_in: 900, refresh_token: '', access_token: expect.any(String) },
    })
    const token = granted.body.access_token as string
    noteSecret(token)
    expect((await server.call('GET', '/api/v1/auth/introspect', { token })).body).toMatchObject({ userId: id })
    const made = await server.call('POST', '/api/v1/iam/personal_clients', { token, body: { display_name: 'Laptop' } })
    expect(made.status).toBe(200)
    expect(made.body).toMatchObject({
      client: { clientId: expect.any(String), userId: id },
      clientSecret: expect.any(String),
    })
    noteSecret(made.body.clientSecret)
    // Once.
    expect(await poll(codes)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
    expect((await decide(browser, codes, true)).status).toBe(404)
  })

  it('tells the program to slow down, and that its time is over (AUTH-185)', async () => {
    const codes = await ask()
    expect((await poll(codes)).body.error).toBe('authorization_pending')
    expect((await poll(codes)).body.error).toBe('slow_down')
    await wait()
    expect((await poll(codes)).body.error).toBe('authorization_pending')
    await server.database.tx((tx) => tx.count(sql`update device_logins set expires_at = now() where state = 'WAITING'`))
    expect((await poll(codes)).body.error).toBe('expired_token')
    const { browser } = await person()
    expect((await decide(browser, codes, true)).status).toBe(404)
  })

  it('tells the program that the person refused, or was disabled since (AUTH-185)', async () => {
    const [refused, disabled] = [await ask(), await ask()]
    const { id, browser } = await person()
    await decide(browser, refused, false)
    expect((await poll(refused)).body.error).toBe('access_denied')
    await decide(browser, disabled, true)
    await server.database.tx((tx) => updateUserStatus(tx, server.tenant.id, id, 'DISABLED'))
    expect((await poll(disabled)).body.error).toBe('access_denied')
  })

  it('takes a code only from the program that asked (AUTH-185)', async () => {
    const codes = await ask()
    expect((await poll(codes, 'another')).body.error).toBe('invalid_grant')
    expect((await poll({ ...codes, device_code: 'x' })).body.error).toBe('invalid_grant')
    const incomplete = await form('/auth/v1/token', { client_id: CLIENT, grant_type: GRANT })
    expect(incomplete).toMatchObject({ status: 400, body: { error: 'invalid_request' } })
    const nameless = await form('/auth/v1/device_authorization', {})
    expect(nameless).toMatchObject({ status: 400, body: { error: 'invalid_request' } })
  })

  it('is confirmed in a browser on our own page only, and codes cannot be guessed at will (AUTH-186)', async () => {
    const codes = await ask()
    const body = { userCode: codes.user_code, allow: true }
    const byCredential = await server.call('POST', '/auth/v1/device/decide', { body, headers: { origin } })
    expect(byCredential.status).toBe(401)
    const { browser } = await person()
    const foreign = await browser.request(`${server.url}/auth/v1/device/decide`, {
      method: 'POST',
      headers: { origin: 'https://evil.example.com', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(foreign.status).toBe(403)
    const statuses: number[] = []
    for (let guess = 0; guess < 22; guess++)
      statuses.push((await post(browser, '/auth/v1/device/find', { userCode: 'BBBB-BBBB' })).status)
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(404))
    expect(statuses.at(-1)).toBe(429)
    expect((await decide(browser, codes, true)).status).toBe(429)
    expect((await decide((await person()).browser, codes, true)).status).toBe(200)
  })

  it('gives a token that ends with its time, and is no session (AUTH-187)', async () => {
    const { browser } = await person()
    const codes = await ask()
    await decide(browser, codes, true)
    const { access_token: token } = (await poll(codes)).body as { access_token: string }
    noteSecret(token)
    const asCookie = await fetch(`${server.url}/api/v1/auth/introspect`, { headers: { cookie: `recert=${token}` } })
    expect(asCookie.status).toBe(401)
    await server.database.tx((tx) => tx.count(sql`update device_logins set token_expires_at = now()`))
    expect((await server.call('GET', '/api/v1/auth/introspect', { token })).status).toBe(401)
  })

  it('keeps no code and no token as it is', async () => {
    const codes = await ask()
    const rows = await server.database.read((reader) =>
      reader.rows<{ row: string }>(sql`select to_jsonb(d)::text as row from device_logins d`),
    )
    for (const { row } of rows) expect(row).not.toMatch(new RegExp(`${codes.device_code}|${codes.user_code}`))
  })

  it('is asked for 30 times a minute from one address at most', async () => {
    let last = 200
    for (let asked = 0; asked < 31 && last === 200; asked++)
      last = (await form('/auth/v1/device_authorization', { client_id: CLIENT })).status
    expect(last).toBe(429)
  })
})
