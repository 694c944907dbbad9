import { OidcError } from './oidc-error.ts'

const CLOCK_SKEW_SECONDS = 30

/** Throws unless the person authenticated at or after a time. */
export function checkAuthenticatedSince(claims: { readonly [claim: string]: unknown }, since: Date): void {
  const { auth_time: at } = claims
  if (typeof at !== 'number' || !Number.isFinite(at))
    throw new OidcError('not_valid', 'The provider does not say when the person authenticated (auth_time).')
  if (at < Math.floor(since.getTime() / 1000) - CLOCK_SKEW_SECONDS)
    throw new OidcError('not_valid', 'The provider did not ask the person to authenticate again.')
}

/** Throws unless the person authenticated in one of these ways. */
export function checkAcr(claims: { readonly [claim: string]: unknown }, acrValues: readonly string[]): void {
  if (typeof claims.acr !== 'string' || !acrValues.includes(claims.acr))
    throw new OidcError(
      'not_valid',
      `The provider did not authenticate the person as required (${acrValues.join(', ')}).`,
    )
}

/** A final slash makes no difference to discovery, so people leave it out. */
export const sameIssuer = (one: string, other: string): boolean => one.replace(/\/$/, '') === other.replace(/\/$/, '')

export const isHttpUrl = (text: string | undefined): text is string =>
  text !== undefined && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
