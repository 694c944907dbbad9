import * as library from 'openid-client'
import type { Cidr } from '../lib/cidr.ts'
import { checkAcr, checkAuthenticatedSince, isHttpUrl, sameIssuer } from './claims.rules.ts'
import type { IdClaims, Provider, SignedIn } from './claims.ts'
import { asOidcError, OidcError } from './oidc-error.ts'
import { outboundFetch, TIMEOUT_SECONDS } from './outbound-fetch.ts'

/** How the provider is asked to sign the person in. */
export interface Request {
  /** Where the browser comes back to; without query. */
  redirectUri: URL
  /** `openid email profile` unless given. */
  scope?: string
  /** Random unless given. */
  nonce?: string
  prompt?: 'login' | 'select_account' | 'none'
  maxAgeSeconds?: number
  acrValues?: readonly string[]
  /** The e-mail address of the person, to spare them typing it. */
  loginHint?: string
}

/** What `finish` needs of `begin`. The code verifier is secret. */
export interface Checks {
  state: string
  nonce: string
  codeVerifier: string
}

export interface Beginning {
  /** Where to send the browser. */
  url: URL
  checks: Checks
}

export interface Finishing {
  /** Where the browser came back to, with the query of the provider. Origin and path are the redirect URI. */
  callbackUrl: URL
  checks: Checks
  /** The person must have authenticated since then: `auth_time`, with 30 seconds for clocks that differ. */
  authenticatedSince?: Date
  /** The `acr` of the ID token must be one of these, if there are any. */
  acrValues?: readonly string[]
  /** Whether to ask the provider for claims that the ID token lacks, when it lacks the e-mail address. */
  withUserInfo?: boolean
}

export interface OidcClient {
  begin(provider: Provider, request: Request): Promise<Beginning>
  finish(provider: Provider, finishing: Finishing): Promise<SignedIn>
  /** Where the browser signs out at the provider; undefined if the provider has no such page. */
  endSessionUrl(
    provider: Provider,
    request: { idTokenHint?: string | undefined; returnTo: URL },
  ): Promise<URL | undefined>
}

const DISCOVERY_MS = 10 * 60_000
const MAX_ISSUERS = 200

interface Known {
  metadata: Promise<library.ServerMetadata>
  until: number
}

/** A client for the providers of all tenants. What providers publish about themselves is kept for ten minutes. */
export function oidcClient({ allowed }: { allowed: readonly Cidr[] }): OidcClient {
  const fetch = outboundFetch(allowed)
  const known = new Map<string, Known>()

  function metadataOf(issuer: string): Promise<library.ServerMetadata> {
    const found = known.get(issuer)
    if (found && performance.now() < found.until) return found.metadata
    known.delete(issuer)
    // When full, drop the oldest: a Map keeps insertion order.
    if (known.size >= MAX_ISSUERS) known.delete(known.keys().next().value ?? '')
    const entry = { metadata: discover(issuer, fetch), until: performance.now() + DISCOVERY_MS }
    known.set(issuer, entry)
    // A failure is not kept: the next sign-in asks again.
    entry.metadata.catch(() => known.get(issuer) === entry && known.delete(issuer))
    return entry.metadata
  }

  async function configure({ issuer, clientId, clientSecret }: Provider): Promise<library.Configuration> {
    const metadata = await metadataOf(issuer)
    const config = new library.Configuration(metadata, clientId, undefined, authentication(metadata, clientSecret))
    config[library.customFetch] = fetch
    config.timeout = TIMEOUT_SECONDS
    // Without this the library trusts the connection and leaves the signature unread.
    library.enableNonRepudiationChecks(config)
    if (isPlain(issuer)) library.allowInsecureRequests(config)
    return config
  }

  return {
    begin: (provider, request) => orOidcError(async () => begin(await configure(provider), request)),
    finish: (provider, finishing) => orOidcError(async () => finish(await configure(provider), finishing)),
    endSessionUrl: (provider, { idTokenHint, returnTo }) =>
      orOidcError(async () => {
        const config = await configure(provider)
        if (!isHttpUrl(config.serverMetadata().end_session_endpoint)) return undefined
        return library.buildEndSessionUrl(config, {
          post_logout_redirect_uri: returnTo.href,
          ...(idTokenHint ? { id_token_hint: idTokenHint } : {}),
        })
      }),
  }
}

async function orOidcError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw asOidcError(error)
  }
}

/** Only addresses that OUTBOUND_ALLOW lists are reached without TLS; server/outbound sees to that. */
const isPlain = (issuer: string) => issuer.startsWith('http:')

async function discover(issuer: string, fetch: library.CustomFetch): Promise<library.ServerMetadata> {
  const config = await library.discovery(new URL(issuer), 'discovery', undefined, library.None(), {
    [library.customFetch]: fetch,
    timeout: TIMEOUT_SECONDS,
    ...(isPlain(issuer) ? { execute: [library.allowInsecureRequests] } : {}),
  })
  const metadata = config.serverMetadata()
  // The library lets the shared issuers of Microsoft pass, where everybody's directory may vouch for any address.
  if (!sameIssuer(metadata.issuer, issuer))
    throw new OidcError(
      'not_valid',
      `The provider at this address calls itself ${metadata.issuer}. Set that as issuer.`,
    )
  if (
    !isHttpUrl(metadata.authorization_endpoint) ||
    !isHttpUrl(metadata.token_endpoint) ||
    !isHttpUrl(metadata.jwks_uri)
  )
    throw new OidcError('not_valid', 'The provider does not name its authorization, token and key addresses.')
  return metadata
}

/** In the body where the provider says that it reads it there: not all decode a header alike. */
function authentication(metadata: library.ServerMetadata, secret: string): library.ClientAuth {
  if (secret === '') return library.None()
  const inBody = metadata.token_endpoint_auth_methods_supported?.includes('client_secret_post') ?? false
  return inBody ? library.ClientSecretPost(secret) : library.ClientSecretBasic(secret)
}

async function begin(config: library.Configuration, request: Request): Promise<Beginning> {
  const checks: Checks = {
    state: library.randomState(),
    nonce: request.nonce ?? library.randomNonce(),
    codeVerifier: library.randomPKCECodeVerifier(),
  }
  const { prompt, maxAgeSeconds, acrValues = [], loginHint } = request
  const url = library.buildAuthorizationUrl(config, {
    redirect_uri: request.redirectUri.href,
    scope: request.scope ?? 'openid email profile',
    state: checks.state,
    nonce: checks.nonce,
    code_challenge: await library.calculatePKCECodeChallenge(checks.codeVerifier),
    code_challenge_method: 'S256',
    ...(prompt ? { prompt } : {}),
    ...(maxAgeSeconds === undefined ? {} : { max_age: String(maxAgeSeconds) }),
    ...(acrValues.length > 0 ? { acr_values: acrValues.join(' ') } : {}),
    ...(loginHint ? { login_hint: loginHint } : {}),
  })
  return { url, checks }
}

async function finish(
  config: library.Configuration,
  { callbackUrl, checks, authenticatedSince, acrValues = [], withUserInfo = false }: Finishing,
): Promise<SignedIn> {
  const tokens = await library.authorizationCodeGrant(config, callbackUrl, {
    expectedState: checks.state,
    expectedNonce: checks.nonce,
    pkceCodeVerifier: checks.codeVerifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims() as IdClaims | undefined
  const keys = library.getJwksCache(config)?.jwks
  if (!claims || !tokens.id_token || !keys) throw new OidcError('not_valid', 'The provider sent no ID token.')
  if (authenticatedSince) checkAuthenticatedSince(claims, authenticatedSince)
  if (acrValues.length > 0) checkAcr(claims, acrValues)
  const others =
    withUserInfo && claims.email === undefined ? await userInfo(config, tokens.access_token, claims.sub) : {}
  return {
    claims: { ...others, ...claims },
    idToken: tokens.id_token,
    keys: keys as unknown as SignedIn['keys'],
  }
}

/** What the provider says of the same person beyond the ID token; nothing if it has no address for that. */
async function userInfo(config: library.Configuration, accessToken: string, subject: string) {
  if (!isHttpUrl(config.serverMetadata().userinfo_endpoint)) return {}
  return library.fetchUserInfo(config, accessToken, subject)
}
