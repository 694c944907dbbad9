import { beforeEach, describe, expect, it } from 'vitest'
import { createSignInLink, createSignInLinks } from '../../../server/auth/index.ts'
import { sql } from '../../../server/db/sql.ts'
import { Visitor } from '../../servers/oidc-provider.ts'
import { EVERYBODY, useSsoServer } from './signing-in.ts'

describe('single sign-on', async () => {
  const { server, provider, signIn, comeBack, whoIs, refusals, addPerson } = await useSsoServer()
  const [ana, bob] = [await addPerson('ana@example.com'), await addPerson('bob@example.com')]
  for (const email of ['carl@example.com', 'dora@example.com']) await addPerson(email)
  const setStatus = (id: string, status: string) =>
    server.database.tx((tx) =>
      tx.count(
        sql`update user_versions set status = ${status} where tenant_id = ${server.tenant.id} and user_id = ${id}`,
      ),
    )
  const save = (body: Record<string, unknown>) => server.call('POST', '/api/v1/settings/sign_in', { body })
  beforeEach(async () => {
    await provider.spoil({})
    await provider.setPeople(EVERYBODY)
  })

  it('signs a person in by their verified address, whatever its case, and leads to the page they wanted (AUTH-170)', async () => {
    const { visitor, end } = await signIn('ana', '/campaigns?state=open#top')
    expect(end).toBe('/campaigns?state=open#top')
    expect(await whoIs(visitor)).toBe(ana)
  })

  it('knows a person by the linked subject afterwards, not by the address (AUTH-171)', async () => {
    await signIn('ana')
    await provider.setPeople({ ana: { email: 'bob@example.com', email_verified: true } })
    expect(await whoIs((await signIn('ana')).visitor)).toBe(ana)
    // The same address with another subject: a new person with an old address.
    await provider.setPeople({ other: { email: 'ana@example.com', email_verified: true } })
    expect((await signIn('other')).end).toBe('/sign-in?problem=other_account')
    expect((await refusals())[0]?.reason).toBe('other_subject')
    const unlinked = await server.call('POST', '/api/v1/settings/sign_in/unlink', { body: { userId: ana } })
    expect(unlinked.status).toBe(200)
    expect(await whoIs((await signIn('other')).visitor)).toBe(ana)
    await server.call('POST', '/api/v1/settings/sign_in/unlink', { body: { userId: ana } })
  })

  it.each([
    ['stranger', 'unknown', 'unknown_person'],
    ['carl', 'unverified', 'email_not_verified'],
    ['dora', 'unverified', 'email_not_verified'],
    ['eve', 'unverified', 'no_email'],
  ])('refuses %s, and says what to do: %s (AUTH-172)', async (sub, problem, reason) => {
    const { visitor, end } = await signIn(sub, '/reviews')
    expect(end).toBe(`/sign-in?problem=${problem}&to=%2Freviews`)
    expect(await whoIs(visitor)).toBeUndefined()
    expect((await refusals())[0]?.reason).toBe(reason)
  })

  it('refuses a disabled person like one who does not exist, linked or not (AUTH-172)', async () => {
    await signIn('bob')
    await setStatus(bob, 'DISABLED')
    expect((await signIn('bob')).end).toBe('/sign-in?problem=unknown')
    expect((await refusals())[0]?.reason).toBe('person_disabled')
    await setStatus(bob, 'ENABLED')
    expect((await signIn('bob')).end).toBe('/')
  })

  it('takes an address that the provider does not speak about only where the tenant trusts it (AUTH-173)', async () => {
    await save({ trustsEmails: true })
    expect((await signIn('dora')).end).toBe('/')
    expect((await signIn('carl')).end).toBe('/sign-in?problem=unverified')
    await save({ trustsEmails: false })
  })

  it('accepts an answer once, and only from the browser that began (AUTH-174)', async () => {
    const [visitor, attacker] = [new Visitor(), new Visitor()]
    const back = await comeBack(visitor, 'ana')
    // Without the cookie of this browser, and with that of another one.
    expect((await attacker.request(back)).headers.get('location')).toBe('/sign-in?problem=expired')
    await comeBack(attacker, 'bob')
    expect((await attacker.request(back)).headers.get('location')).toBe('/sign-in?problem=expired')
    expect((await refusals())[0]?.reason).toBe('attempt_not_valid')
    expect((await visitor.request(back)).headers.get('location')).toBe('/')
    expect(await whoIs(visitor)).toBe(ana)
    const again = await visitor.request(back)
    expect(again.headers.get('location')).toBe('/sign-in?problem=expired')
  })

  it('lets two tabs of one browser sign in at the same time', async () => {
    const visitor = new Visitor()
    const first = await visitor.request(`${server.url}/auth/v1/sso/start?to=/reviews`)
    const second = await comeBack(visitor, 'ana', '/campaigns')
    expect((await visitor.request(second)).headers.get('location')).toBe('/campaigns')
    const back = await visitor.signInAt(first.headers.get('location') ?? '', { sub: 'ana' })
    expect((await visitor.request(back)).headers.get('location')).toBe('/reviews')
  })

  it('refuses an answer that comes after ten minutes (AUTH-174)', async () => {
    const visitor = new Visitor()
    const back = await comeBack(visitor, 'ana')
    await server.database.tx((tx) => tx.count(sql`update sign_in_attempts set expires_at = now()`))
    expect((await visitor.request(back)).headers.get('location')).toBe('/sign-in?problem=expired')
  })

  it.each([
    ['another nonce', { claims: { nonce: 'other' } }],
    ['another audience', { claims: { aud: 'other' } }],
    ['another issuer', { claims: { iss: 'https://other.example.com' } }],
    ['a foreign signature', { foreign: true }],
  ])('refuses an ID token with %s (AUTH-175)', async (_, spoil) => {
    const visitor = new Visitor()
    const back = await comeBack(visitor, 'ana')
    await provider.spoil(spoil)
    expect((await visitor.request(back)).headers.get('location')).toBe('/sign-in?problem=not_valid')
    expect(await whoIs(visitor)).toBeUndefined()
    expect((await refusals())[0]?.reason).toBe('provider_not_valid')
  })

  it('refuses the answer of another issuer, and one for settings that have changed (AUTH-175)', async () => {
    await provider.spoil({ iss: 'https://other.example.com' })
    expect((await signIn('ana')).end).toBe('/sign-in?problem=not_valid')
    await provider.spoil({})
    const visitor = new Visitor()
    const back = await comeBack(visitor, 'ana')
    await save({ clientId: 'another' })
    expect((await visitor.request(back)).headers.get('location')).toBe('/sign-in?problem=not_valid')
    await save({ clientId: provider.clientId })
  })

  it('says that the person cancelled, or that the provider does not answer (AUTH-176)', async () => {
    const visitor = new Visitor()
    const start = await visitor.request(`${server.url}/auth/v1/sso/start`)
    const cancelled = await visitor.signInAt(start.headers.get('location') ?? '', { cancel: 'yes' })
    expect((await visitor.request(cancelled)).headers.get('location')).toBe('/sign-in?problem=refused')
    const back = await comeBack(visitor, 'ana')
    await provider.spoil({ status: 500 })
    expect((await visitor.request(back)).headers.get('location')).toBe('/sign-in?problem=unreachable')
  })

  it.each(['https://evil.example.com/', '//evil.example.com', '/\\evil.example.com', '/api/v1/users', 'x'])(
    'leads to no page but our own: %s (AUTH-177)',
    async (to) => {
      expect((await signIn('ana', to)).end).toBe('/')
    },
  )

  it('never shows its secret (AUTH-178)', async () => {
    const reply = await server.call('GET', '/api/v1/settings/sign_in')
    expect(reply.body).toMatchObject({
      signIn: { displayName: 'Northwind', hasClientSecret: true, enabled: true, linksAllowed: true },
      redirectUri: `${server.url}/auth/v1/sso/callback`,
    })
    expect(reply.text).not.toContain(provider.clientSecret)
    const moved = await save({ issuer: 'https://login.example.com' })
    expect(moved.status).toBe(400)
    expect(moved.text).toContain('clientSecret')
  })

  it('ends the session here, and leads to where it ends at the provider (AUTH-179)', async () => {
    const { visitor } = await signIn('ana')
    const reply = await visitor.request(`${server.url}/auth/v1/sign-out`, {
      method: 'POST',
      headers: { origin: new URL(server.url).origin },
    })
    const { redirectUrl } = (await reply.json()) as { redirectUrl: string }
    expect(redirectUrl).toMatch(new RegExp(`^${provider.issuer}/session/end\\?`))
    expect(new URL(redirectUrl).searchParams.get('post_logout_redirect_uri')).toBe(`${server.url}/sign-in`)
    expect(await whoIs(visitor)).toBeUndefined()
  })

  it('cannot be the only way in before a test succeeded, and switches sent links off (AUTH-180)', async () => {
    const refused = await save({ linksAllowed: false })
    expect([refused.status, refused.text.includes('test of the provider')]).toEqual([400, true])
    const admin = new Visitor()
    await admin.request(await comeBack(admin, 'admin'))
    const test = async (sub: string) => {
      const start = await admin.request(`${server.url}/auth/v1/sso/start?test=true`)
      // At the provider as in a new browser, which knows nobody yet.
      const back = await new Visitor().signInAt(start.headers.get('location') ?? '', { sub })
      expect((await admin.request(back)).headers.get('location')).toBe('/settings/sign-in')
      return (await server.call('GET', '/api/v1/settings/sign_in')).body.signIn
    }
    expect((await test('bob')).testProblem).toContain('a different person')
    expect((await test('carl')).testProblem).toContain('verified')
    expect(await test('admin')).toMatchObject({ testProblem: '', testedAt: expect.any(String) })
    const newLink = () => server.database.tx((tx) => createSignInLink(tx, server.tenant.id, ana, new URL(server.url)))
    const use = async (link: string) =>
      (
        await new Visitor().request(`${server.url}/auth/v1/sign-in`, {
          method: 'POST',
          headers: { origin: new URL(server.url).origin, 'content-type': 'application/json' },
          body: JSON.stringify({ token: new URL(link).hash.slice(1) }),
        })
      ).status
    const mailedLink = async () => {
      const people = [{ userId: ana, path: '/', lifeSeconds: 60 }]
      const [link = ''] = await server.database.tx((tx) =>
        createSignInLinks(tx, server.tenant.id, new URL(server.url), people, { isMailed: true }),
      )
      return link
    }
    const sent = [await newLink(), await mailedLink()]
    expect((await save({ linksAllowed: false })).status).toBe(200)
    for (const link of sent) expect(await use(link)).toBe(401)
    // A mail that was being written at that moment; it works once links do again.
    const late = await mailedLink()
    expect(await use(late)).toBe(401)
    // The command line is the way in that remains.
    expect(await use(await newLink())).toBe(200)
    expect((await save({ enabled: false })).status).toBe(400)
    expect((await save({ enabled: false, linksAllowed: true })).status).toBe(200)
    expect((await new Visitor().request(`${server.url}/auth/v1/sso/start`)).headers.get('location')).toBe(
      '/sign-in?problem=off',
    )
    expect(await use(late)).toBe(200)
    await save({ enabled: true })
  })

  it('keeps every change of its settings, of people who make them at the same time (AUTH-188)', async () => {
    const before = (await server.call('GET', '/api/v1/settings/sign_in')).body.signIn
    for (let round = 0; round < 5; round++) {
      const trustsEmails = round % 2 === 0
      const replies = await Promise.all([
        save({ displayName: `Round ${round}` }),
        save({ trustsEmails }),
        save({ displayName: `Round ${round}` }),
      ])
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
      const { signIn } = (await server.call('GET', '/api/v1/settings/sign_in')).body
      expect(signIn).toMatchObject({ displayName: `Round ${round}`, trustsEmails })
    }
    await save({ displayName: before.displayName, trustsEmails: before.trustsEmails })
  })

  it('is tested only by those who may change the settings', async () => {
    const { visitor } = await signIn('ana')
    expect((await visitor.request(`${server.url}/auth/v1/sso/start?test=true`)).status).toBe(403)
    expect((await new Visitor().request(`${server.url}/auth/v1/sso/start?test=true`)).status).toBe(401)
  })

  it('tells the sign-in page what it offers, and no more', async () => {
    const reply = await server.call('GET', '/auth/v1/sso', { token: null })
    expect(reply.body).toEqual({ providerName: 'Northwind', linksAllowed: true, mailsLinks: false })
  })

  it('says that the provider is down (AUTH-176)', async () => {
    await provider.stop()
    await save({ issuer: provider.issuer.replace('127.0.0.1', 'localhost'), clientSecret: 'x' })
    expect((await signInPage()).headers.get('location')).toBe('/sign-in?problem=unreachable')
  })
  const signInPage = () => new Visitor().request(`${server.url}/auth/v1/sso/start`)
})
