/*
 * A client for OpenID providers (OpenID Connect Core 1.0, code flow with PKCE). It keeps nothing about a sign-in:
 *
 *   const oidc = oidcClient({ allowed: settings.get(OUTBOUND_ALLOW) })
 *   const { url, checks } = await oidc.begin(provider, { redirectUri, prompt: 'login' })
 *   // Keep `checks` (seal checks.codeVerifier), send the browser to `url`, and when it comes back:
 *   const signedIn = await oidc.finish(provider, { callbackUrl, checks, authenticatedSince, acrValues })
 *
 * - `begin` makes state, nonce and PKCE verifier. A caller may give its own nonce, such as the hash of what is signed.
 * - `finish` exchanges the code and proves the ID token: state, issuer (RFC 9207 too), audience, nonce, times, and its
 *   signature by the key set of the provider, fetched for this sign-in. It returns the claims, the ID token as it came,
 *   and that key set, so that the token can be proven again later.
 * - `checks` are for one use: the caller deletes them in the transaction that takes them.
 * - Every request obeys the address rules of server/outbound when it connects, and has limits of size and time.
 * - Whatever fails is an `OidcError`, whose message may be shown and logged: it has no secret and no token.
 */
export { sameIssuer } from './claims.rules.ts'
export type { IdClaims, Provider, SignedIn } from './claims.ts'
export {
  type Beginning,
  type Checks,
  type Finishing,
  type OidcClient,
  oidcClient,
  type Request as SignInOptions,
} from './client.ts'
export { OidcError, type OidcReason } from './oidc-error.ts'
