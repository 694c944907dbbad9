/** How a provider knows us. */
export interface Provider {
  issuer: string
  clientId: string
  /** Empty for a client without secret, which PKCE alone protects. */
  clientSecret: string
}

/** What an ID token says. Only `iss`, `sub`, `aud`, `exp` and `iat` are always there. */
export interface IdClaims {
  readonly iss: string
  readonly sub: string
  readonly [claim: string]: unknown
}

/** A proven sign-in. */
export interface SignedIn {
  claims: IdClaims
  /** As the provider sent it. */
  idToken: string
  /** The provider's keys that proved the signature. */
  keys: { keys: readonly Record<string, unknown>[] }
}
