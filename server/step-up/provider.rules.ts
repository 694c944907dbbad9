import type { ProviderRow } from './provider.store.ts'

type Claims = Readonly<Record<string, unknown>>

/** What is asked of a provider, and what its answer must show. */
export function demandsOf({ kind, config }: Pick<ProviderRow, 'kind' | 'config'>): {
  acrValues: readonly string[]
  /** Authentication contexts, one of which must be in `acrs`. */
  contexts: readonly string[]
} {
  if (kind === 'oauth2') return { acrValues: ('acrValues' in config && config.acrValues) || [], contexts: [] }
  if (!('validationMode' in config) || config.validationMode !== 'MICROSOFT_VALIDATION_MODE_ACRS')
    return { acrValues: [], contexts: [] }
  return { acrValues: [], contexts: config.conditionalAccessIds ?? [] }
}

/** The `claims` parameter that asks for an authentication context (OpenID Connect Core, section 5.5). */
export const claimsParameter = (contexts: readonly string[]): string =>
  JSON.stringify({ id_token: { acrs: { essential: true, values: contexts } } })

/** Why an ID token is not of this person in the demanded way; undefined when it is. */
export function claimsProblem(
  claims: Claims,
  person: { email: string },
  { contexts, kind }: { contexts: readonly string[]; kind: ProviderRow['kind'] },
): string | undefined {
  const { email, email_verified: isVerified, xms_edov: isOwnerVerified, acrs } = claims
  // Only Microsoft means something by it. A "no" in email_verified is never overruled.
  const isOwned = kind === 'microsoft' && isVerified === undefined && OWNED.includes(isOwnerVerified)
  const isProven = isVerified === true || isOwned
  if (typeof email !== 'string' || !isProven)
    return 'The provider does not vouch for an e-mail address of the person (email, email_verified).'
  if (email.toLowerCase() !== person.email.toLowerCase())
    return 'Another person authenticated: the provider knows them by another e-mail address.'
  const given = Array.isArray(acrs) ? acrs : [acrs]
  if (contexts.length > 0 && !contexts.some((context) => given.includes(context)))
    return `The provider did not authenticate the person as required (${contexts.join(', ')}).`
  return undefined
}

/** How Microsoft says in `xms_edov` that the owner of the domain proved the address. */
const OWNED: readonly unknown[] = [true, 1, '1']

const SHOWN = ['iss', 'sub', 'email', 'acr', 'acrs', 'amr', 'auth_time'] as const

/** What is kept readable of a token. */
export const shownClaims = (claims: Claims): Record<string, unknown> =>
  Object.fromEntries(SHOWN.flatMap((name) => (claims[name] === undefined ? [] : [[name, claims[name]]])))
