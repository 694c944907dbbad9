import type { FieldViolation } from '../../../contract/wire/errors.ts'
import type { Cidr } from '../../lib/cidr.ts'
import { urlProblem } from '../../outbound/index.ts'
import type { StoredProvider } from './provider.store.ts'

const MAX_PATH = 2000
const HOME = '/'

/** A path of our own pages to go to after signing in; the first page for everything else. */
export function ownPath(text: string | undefined, origin: string): string {
  if (!text?.startsWith('/') || text.length > MAX_PATH || !URL.canParse(text, origin)) return HOME
  const url = new URL(text, origin)
  // What the server answers itself is no page, and who has signed in does not want to sign in.
  // `/.//host` becomes `//host`, which a browser takes for another host.
  if (url.origin !== origin || /^\/\/|^\/(auth|api)\/|^\/sign-in$/.test(url.pathname)) return HOME
  return `${url.pathname}${url.search}${url.hash}`
}

/** What would be wrong with these settings, given those that they replace. */
export function providerViolations(
  wanted: StoredProvider,
  before: StoredProvider,
  { isSecretGiven, allowed }: { isSecretGiven: boolean; allowed: readonly Cidr[] },
): FieldViolation[] {
  const problem = wanted.issuer === '' ? undefined : urlProblem(wanted.issuer, allowed)
  const isQueried = problem === undefined && wanted.issuer.includes('?')
  const missing = (['displayName', 'issuer', 'clientId'] as const).filter((name) => wanted[name] === '')
  const isMoved = before.sealedSecret !== null && wanted.issuer !== before.issuer
  return [
    ...(problem ? [{ field: 'issuer', description: problem, reason: 'outbound_address_refused' as const }] : []),
    ...(isQueried ? [{ field: 'issuer', description: 'must not contain a query (?)' }] : []),
    ...(wanted.enabled
      ? missing.map((field) => ({ field, description: 'must be set before single sign-on is switched on' }))
      : []),
    ...(wanted.enabled && wanted.sealedSecret === null
      ? [{ field: 'clientSecret', description: 'must be set before single sign-on is switched on' }]
      : []),
    // Otherwise whoever may change the issuer could have the secret sent to a host of their own.
    ...(isMoved && !isSecretGiven
      ? [{ field: 'clientSecret', description: 'must be sent again when the issuer changes' }]
      : []),
    ...linkViolations(wanted, before),
  ]
}

function linkViolations(wanted: StoredProvider, before: StoredProvider): FieldViolation[] {
  if (wanted.linksAllowed) return []
  if (!wanted.enabled)
    return [{ field: 'linksAllowed', description: 'must be true while single sign-on is off: nobody could sign in' }]
  const isTested = wanted.testedAt !== null && wanted.testProblem === ''
  return before.linksAllowed && !isTested
    ? [{ field: 'linksAllowed', description: 'can be false only after a test of the provider succeeded' }]
    : []
}

export interface PersonClaims {
  sub: string
  /** Undefined if the provider sent none, or did not verify it. */
  email: string | undefined
  /** Why the address does not count. */
  emailProblem: 'no_email' | 'email_not_verified' | undefined
}

/** Who the provider says the person is. */
export function readPerson(claims: Record<string, unknown> & { sub: string }, trustsEmails: boolean): PersonClaims {
  const { sub, email, email_verified: verified } = claims
  const none = { sub, email: undefined }
  if (typeof email !== 'string' || !/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 320)
    return { ...none, emailProblem: 'no_email' }
  // Some providers send the boolean as text. "No" is never overruled.
  const isVerified = verified === true || verified === 'true' || (verified === undefined && trustsEmails)
  return isVerified ? { sub, email, emailProblem: undefined } : { ...none, emailProblem: 'email_not_verified' }
}
