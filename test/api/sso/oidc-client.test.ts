import { beforeEach, describe, expect, it } from 'vitest'
import { type Cidr, parseCidr } from '../../../server/lib/cidr.ts'
import {
  type Beginning,
  type OidcClient,
  OidcError,
  oidcClient,
  type SignInOptions,
} from '../../../server/oidc/index.ts'
import { startProvider, type TestProvider, Visitor } from '../../servers/oidc-provider.ts'

const LOOPBACK = [parseCidr('127.0.0.1') as Cidr]
const REDIRECT = new URL('http://127.0.0.1:9999/callback')

const client = (): OidcClient => oidcClient({ allowed: LOOPBACK })

describe('the OIDC client', async () => {
  const provider = await startProvider({ redirectUris: [REDIRECT.href] })
  const settings = (of: TestProvider = provider) => ({
    issuer: of.issuer,
    clientId: of.clientId,
    clientSecret: of.clientSecret,
  })
  beforeEach(async () => {
    await provider.spoil({})
    await provider.setPeople({ ana: { email: 'ana@example.com', email_verified: true } })
  })

  const goThere = async (oidc: OidcClient, options: Partial<SignInOptions> = {}) => {
    const begun = await oidc.begin(settings(), { redirectUri: REDIRECT, ...options })
    return { ...begun, callbackUrl: await new Visitor().signInAt(begun.url, { sub: 'ana' }) }
  }
  const failure = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    if (!(error instanceof OidcError)) throw new Error(`not an OidcError: ${error}`)
    expect(error.message).not.toContain(provider.clientSecret)
    return error
  }

  it('returns the claims, the ID token and the keys that prove it', async () => {
    const oidc = client()
    const { callbackUrl, checks } = await goThere(oidc)
    const signedIn = await oidc.finish(settings(), { callbackUrl, checks })
    expect(signedIn.claims).toMatchObject({ sub: 'ana', email: 'ana@example.com', email_verified: true })
    expect(signedIn.idToken.split('.')).toHaveLength(3)
    expect(signedIn.keys.keys[0]).toMatchObject({ kid: 'one', kty: 'EC' })
    expect(signedIn.keys.keys[0]).not.toHaveProperty('d')
  })

  it('asks for what the caller wants, with its nonce', async () => {
    const oidc = client()
    const options = { nonce: 'a'.repeat(43), prompt: 'login' as const, maxAgeSeconds: 0, acrValues: ['mfa'] }
    const since = new Date()
    const { url, callbackUrl, checks } = await goThere(oidc, options)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      nonce: options.nonce,
      prompt: 'login',
      max_age: '0',
      acr_values: 'mfa',
      code_challenge_method: 'S256',
      response_type: 'code',
    })
    expect(url.searchParams.get('code_challenge')).not.toBe(checks.codeVerifier)
    const finishing = { callbackUrl, checks, authenticatedSince: since, acrValues: ['mfa'] }
    const { claims } = await oidc.finish(settings(), finishing)
    expect(claims).toMatchObject({ nonce: options.nonce, acr: 'mfa' })
  })

  it.each([
    ['another nonce', { claims: { nonce: 'other' } }],
    ['no nonce', { claims: { nonce: null } }],
    ['another audience', { claims: { aud: 'other' } }],
    ['another issuer', { claims: { iss: 'https://other.example.com' } }],
    ['an end in the past', { claims: { exp: 1_000_000_000 } }],
    ['a key that the provider does not publish', { foreign: true }],
  ])('refuses an ID token with %s', async (_, spoil) => {
    const oidc = client()
    const { callbackUrl, checks } = await goThere(oidc)
    await provider.spoil(spoil)
    expect(await failure(oidc.finish(settings(), { callbackUrl, checks }))).toMatchObject({ reason: 'not_valid' })
  })

  it.each([
    ['an authentication of before', { auth_time: 1_000_000_000 }],
    ['no time of authentication', { auth_time: null }],
    ['a weaker authentication', { acr: 'pwd' }],
  ])('refuses %s when a fresh and strong one is needed', async (_, claims) => {
    const oidc = client()
    const { callbackUrl, checks } = await goThere(oidc, { maxAgeSeconds: 0, acrValues: ['mfa'] })
    await provider.spoil({ claims })
    const needed = { authenticatedSince: new Date(), acrValues: ['mfa'] }
    const error = await failure(oidc.finish(settings(), { callbackUrl, checks, ...needed }))
    expect(error).toMatchObject({ reason: 'not_valid' })
  })

  it('refuses the answer of another provider, another state, and another verifier', async () => {
    const oidc = client()
    await provider.spoil({ iss: 'https://other.example.com' })
    const mixed = await goThere(oidc)
    expect(await failure(oidc.finish(settings(), mixed))).toMatchObject({ reason: 'not_valid' })
    await provider.spoil({})
    const { callbackUrl, checks } = await goThere(oidc)
    const other = { callbackUrl, checks: { ...checks, state: 'other' } }
    expect(await failure(oidc.finish(settings(), other))).toMatchObject({ reason: 'not_valid' })
    const verifier = { callbackUrl, checks: { ...checks, codeVerifier: 'x'.repeat(43) } }
    expect(await failure(oidc.finish(settings(), verifier))).toMatchObject({ reason: 'refused' })
  })

  it('tells a refusal of the person, a wrong secret and an outage apart', async () => {
    const oidc = client()
    const { url, checks }: Beginning = await oidc.begin(settings(), { redirectUri: REDIRECT })
    const cancelled = await new Visitor().signInAt(url, { cancel: 'yes' })
    const error = await failure(oidc.finish(settings(), { callbackUrl: cancelled, checks }))
    expect(error).toMatchObject({ reason: 'refused', message: expect.stringContaining('access_denied') })
    const second = await goThere(oidc)
    const wrong = { ...settings(), clientSecret: 'wrong' }
    expect(await failure(oidc.finish(wrong, second))).toMatchObject({
      reason: 'refused',
      message: expect.stringContaining('invalid_client'),
    })
    await provider.spoil({ status: 500 })
    expect(await failure(client().begin(settings(), { redirectUri: REDIRECT }))).toMatchObject({
      reason: 'unreachable',
    })
  })

  it('reaches no address that the operator does not allow, whatever the provider names (AUTH-181)', async () => {
    const strict = oidcClient({ allowed: [] })
    for (const issuer of [provider.issuer, 'https://127.0.0.1', 'https://169.254.169.254', 'http://example.com']) {
      const error = await failure(strict.begin({ ...settings(), issuer }, { redirectUri: REDIRECT }))
      expect(error.reason).toBe('unreachable')
    }
    await provider.spoil({ metadata: { token_endpoint: 'http://169.254.169.254/latest' } })
    const oidc = client()
    const led = await goThere(oidc)
    expect(await failure(oidc.finish(settings(), led))).toMatchObject({
      reason: 'unreachable',
      message: expect.stringContaining('link-local'),
    })
  })

  it('refuses a provider that has another name, or sends browsers to something that is no page', async () => {
    await provider.spoil({ metadata: { issuer: 'https://login.example.com/{tenantid}/v2.0' } })
    expect(await failure(client().begin(settings(), { redirectUri: REDIRECT }))).toMatchObject({ reason: 'not_valid' })
    await provider.spoil({ metadata: { authorization_endpoint: 'javascript:alert(1)' } })
    expect(await failure(client().begin(settings(), { redirectUri: REDIRECT }))).toMatchObject({ reason: 'not_valid' })
  })

  it('asks the provider for the address that the ID token lacks', async () => {
    const thin = await startProvider({ redirectUris: [REDIRECT.href], idTokenHasEmail: false })
    await thin.setPeople({ ana: { email: 'ana@example.com', email_verified: true } })
    const oidc = client()
    const { url, checks } = await oidc.begin(settings(thin), { redirectUri: REDIRECT })
    const callbackUrl = await new Visitor().signInAt(url, { sub: 'ana' })
    const { claims } = await oidc.finish(settings(thin), { callbackUrl, checks, withUserInfo: true })
    expect(claims).toMatchObject({ sub: 'ana', email: 'ana@example.com', email_verified: true })
  })
})
