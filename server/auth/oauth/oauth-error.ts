/**
 * The error codes of RFC 6749, section 5.2 and RFC 8628, section 3.5 that these endpoints use, plus one for throttling and
 * one for failures.
 */
export type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'authorization_pending'
  | 'slow_down'
  | 'access_denied'
  | 'expired_token'
  | 'unsupported_grant_type'
  | 'temporarily_unavailable'
  | 'server_error'

/**
 * A refusal by the token endpoint. The description never repeats what was sent. `reason` is for the audit log only, so
 * that a wrong secret and an unknown client look the same to the caller.
 */
export class OAuthError extends Error {
  override readonly name = 'OAuthError'
  readonly code: OAuthErrorCode
  readonly reason: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  constructor(code: OAuthErrorCode, description: string, reason: string, status = 400, headers = {}) {
    super(description)
    this.code = code
    this.reason = reason
    this.status = status
    this.headers = headers
  }
}

export const invalidRequest = (description: string): OAuthError =>
  new OAuthError('invalid_request', description, description)

export const invalidClient = (reason: string): OAuthError =>
  new OAuthError('invalid_client', 'Client authentication failed.', reason, 401)

export const tooManyFailures = (seconds: number): OAuthError =>
  new OAuthError(
    'temporarily_unavailable',
    'Too many failed attempts for this client from this address. Try again later.',
    'too_many_failures',
    429,
    { 'retry-after': String(seconds) },
  )
