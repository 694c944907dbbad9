import { withoutPort } from '../tenants/resolve-tenant.ts'
import { invalidClient, invalidRequest, type OAuthError } from './oauth-error.ts'

/** `exp` is at most five minutes ahead; both limits allow for clock skew (interface 5.4). */
const MAX_LIFE_SECONDS = 300
const LEEWAY_SECONDS = 30
const FUTURE_SECONDS = 60

export interface AssertionParts {
  header: Record<string, unknown>
  claims: Record<string, unknown>
  signed: Buffer
  signature: Buffer
}

export const refuse = (reason: string): OAuthError => invalidClient(`assertion_${reason}`)

/**
 * The subject must be the client_id of the form. A valid assertion of another client is a bad request; an assertion whose
 * issuer and subject differ is a bad assertion.
 */
export function checkSubject({ claims }: AssertionParts, clientId: string): void {
  if (typeof claims.sub !== 'string' || claims.iss !== claims.sub) throw refuse('wrong_subject')
  if (claims.sub !== clientId) throw invalidRequest('client_id must be the subject of the assertion.')
}

/** Returns how long the use of the assertion must be remembered: until it expires. */
export function checkTimes({ claims }: AssertionParts, now: Date): Date {
  const seconds = now.getTime() / 1000
  const { exp, nbf, iat } = claims
  if (!isTime(exp)) throw refuse('no_expiry')
  if (exp <= seconds - LEEWAY_SECONDS) throw refuse('expired')
  if (exp > seconds + MAX_LIFE_SECONDS + LEEWAY_SECONDS) throw refuse('expiry_too_far')
  for (const time of [nbf, iat]) {
    if (time === undefined) continue
    if (!isTime(time)) throw refuse('malformed')
    if (time > seconds + FUTURE_SECONDS) throw refuse('not_yet_valid')
  }
  if (isTime(nbf) && nbf > exp) throw refuse('not_yet_valid')
  return new Date((exp + LEEWAY_SECONDS + 1) * 1000)
}

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/**
 * `aud` is the tenant's host, as a string or a list of one, with or without port (interface 5.7): the present one, or the
 * one in the client ID, which may be older.
 */
export function checkAudience({ claims }: AssertionParts, hosts: readonly string[]): void {
  const audience = Array.isArray(claims.aud) && claims.aud.length === 1 ? claims.aud[0] : claims.aud
  if (typeof audience !== 'string') throw refuse('wrong_audience')
  const accepted = hosts.flatMap((host) => [host, withoutPort(host)])
  if (!accepted.includes(audience.toLowerCase())) throw refuse('wrong_audience')
}

/**
 * What identifies this use of an assertion: `jti`, else the `nonce` header that existing clients send, else nothing
 * (interface 5.7). In strict mode the signature itself, so that no assertion works twice.
 */
export function replayKey({ claims, header, signature }: AssertionParts, strict: boolean): string | undefined {
  for (const [name, value] of [
    ['jti', claims.jti],
    ['nonce', header.nonce],
  ] as const) {
    if (value === undefined) continue
    if (typeof value !== 'string' || !/^[^\u0000]{1,255}$/.test(value) || !value.isWellFormed())
      throw refuse('malformed')
    return `${name}:${value}`
  }
  return strict ? `signature:${signature.toString('base64url')}` : undefined
}
