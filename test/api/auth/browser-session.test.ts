import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { API_ENGINE } from '../../engines.ts'
import { noteSecret, useServer } from '../../harness.ts'
import { base64url } from './sign-assertion.ts'
import { expectUnauthenticated, reasonOf, send } from './token-request.ts'

const WHO = '/api/v1/auth/introspect'
const LEVELS = '/api/v1/attributes/risk_levels'

describe('the session of a browser (AUTH-162)', async () => {
  const HOME = 'https://recert.example.test'
  const server = await useServer(API_ENGINE, { env: { PUBLIC_URL: HOME } })
  const { url } = server
  const json = { 'content-type': 'application/json', host: 'recert.example.test' }
  const linkToken = new URL(server.signInLink).hash.slice(1)
  noteSecret(linkToken)
  const signIn = (headers: Record<string, string>) =>
    send(url, {
      path: '/auth/v1/sign-in',
      headers: { ...json, ...headers },
      body: JSON.stringify({ token: linkToken }),
    })

  it('signing in from a foreign page, or from none, is 403 and uses nothing up (AUTH-162)', async () => {
    for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, {}])
      expect((await signIn(headers as Record<string, string>)).status).toBe(403)
  })

  it('the cookie is HttpOnly, Secure, SameSite and of this host alone, and opens nothing to foreign pages (AUTH-162)', async () => {
    const { status, headers } = await signIn({ origin: HOME })
    expect(status).toBe(200)
    const [set = '', ...others] = headers['set-cookie'] ?? []
    expect(others).toEqual([])
    const [pair = '', ...attributes] = set.split('; ')
    noteSecret(pair.split('=')[1] ?? '')
    expect(pair).toMatch(/^__Host-\w+=[A-Za-z0-9_-]{43}$/)
    expect(attributes).toEqual(expect.arrayContaining(['HttpOnly', 'Secure', 'Path=/']))
    expect(attributes.join()).toMatch(/SameSite=(Lax|Strict)/)
    expect(attributes.join()).not.toContain('Domain')

    const change = (sent: Record<string, string>, method = 'POST', path = LEVELS) =>
      send(url, { method, path, headers: { ...json, cookie: pair, ...sent }, body: JSON.stringify({ value: 'New' }) })
    for (const sent of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://recert.example.test.evil.example' },
      { origin: 'https://recert.example.test:8443' },
      { origin: `${HOME}/` },
      { origin: HOME.toUpperCase() },
      // A foreign page that claims our host only in other headers.
      { origin: 'https://evil.example', referer: `${HOME}/`, 'x-forwarded-host': 'evil.example' },
      {},
    ]) {
      const reply = await change(sent as Record<string, string>)
      expect([reply.status, reasonOf(reply)]).toEqual([403, 'FOREIGN_ORIGIN'])
    }
    const foreign = { origin: 'https://evil.example' }
    expect((await change(foreign, 'DELETE', `${LEVELS}/x`)).status).toBe(403)
    expect((await change(foreign, 'POST', '/auth/v1/sign-out')).status).toBe(403)

    // Positive controls: our own page may, and reading changes nothing.
    expect((await change({ origin: HOME })).status).toBe(200)
    const read = await send(url, { method: 'GET', path: WHO, headers: { ...json, cookie: pair } })
    expect([read.status, read.body.roles]).toEqual([200, ['super_administrator']])
    // Under the name of a server without https, or twice, it is no session.
    for (const cookie of [pair.replace('__Host-', ''), `${pair}; ${pair}`])
      expectUnauthenticated(await send(url, { method: 'GET', path: WHO, headers: { ...json, cookie } }), 'no error')
    // 0009: an Authorization header decides, even beside a good cookie.
    const both = { ...json, cookie: pair, authorization: `Bearer ${base64url(randomBytes(32))}` }
    expectUnauthenticated(await send(url, { method: 'GET', path: WHO, headers: both }))
    // Nor is what is in the cookie an access token, which would need no origin.
    const asToken = { ...json, authorization: `Bearer ${pair.split('=')[1]}` }
    expectUnauthenticated(await send(url, { method: 'GET', path: WHO, headers: asToken }))
    expectUnauthenticated(await send(url, { path: LEVELS, headers: asToken, body: '{"value":"Low"}' }))
    // The link works once, and signing out ends the session.
    expect((await signIn({ origin: HOME })).status).toBe(401)
    expect((await change({ origin: HOME }, 'POST', '/auth/v1/sign-out')).status).toBe(200)
    expectUnauthenticated(await send(url, { method: 'GET', path: WHO, headers: { ...json, cookie: pair } }), 'no error')
  })
})
