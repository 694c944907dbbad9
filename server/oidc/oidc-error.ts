import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client'
import { OutboundRefused } from '../outbound/index.ts'

/**
 * - `unreachable`: the provider does not answer, or not as a provider does
 * - `refused`: the provider refused the person or us (`error` in its answer)
 * - `not_valid`: the answer is not one to what we asked, or the ID token does not prove what it must
 */
export type OidcReason = 'unreachable' | 'refused' | 'not_valid'

/** Why a sign-in with a provider failed. The message has no secret and no token. */
export class OidcError extends Error {
  override readonly name = 'OidcError'
  readonly reason: OidcReason
  constructor(reason: OidcReason, message: string) {
    super(message)
    this.reason = reason
  }
}

const MAX_TEXT = 200

/** Text of another host, made short and plain. */
const plain = (text: string | undefined) =>
  (text ?? '')
    .slice(0, MAX_TEXT)
    .toWellFormed()
    .replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, ' ')

const NETWORK = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_HTTP_REQUEST_FORBIDDEN',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
])

/** Turns what the library threw into an OidcError. */
export function asOidcError(thrown: unknown): OidcError {
  if (thrown instanceof OidcError) return thrown
  const unsent = causesOf(thrown).find((cause) => cause instanceof OidcError)
  if (unsent) return unsent
  if (thrown instanceof AuthorizationResponseError || thrown instanceof ResponseBodyError)
    return new OidcError('refused', described(thrown.error, thrown.error_description))
  if (thrown instanceof WWWAuthenticateChallengeError)
    return new OidcError('refused', `The provider refused the client (status ${thrown.status}).`)
  if (thrown instanceof ClientError) return fromLibrary(thrown)
  throw thrown
}

/** Why a request was not answered. */
export function asUnreachable(thrown: unknown): OidcError {
  const { code, message } = thrown as NodeJS.ErrnoException
  if (thrown instanceof OutboundRefused)
    return new OidcError('unreachable', `The server may not send to this address: ${message}.`)
  return new OidcError('unreachable', `The provider cannot be reached: ${plain(code ?? message)}.`)
}

function described(error: string, description: string | undefined): OidcError['message'] {
  const text = plain(description)
  return `The provider answered ${plain(error)}${text ? `: ${text}` : ''}`
}

function fromLibrary(error: ClientError): OidcError {
  const isNetwork = NETWORK.has(error.code ?? '')
  const detail = causesOf(error)
    .slice(1)
    .find((cause) => cause.message !== '')?.message
  const text = [error.message, detail].filter(Boolean).map(plain).join(': ')
  return isNetwork
    ? new OidcError('unreachable', `The provider did not answer as expected: ${text}.`)
    : new OidcError('not_valid', `The answer of the provider is not valid: ${text}.`)
}

const MAX_CAUSES = 5

function causesOf(thrown: unknown): Error[] {
  const causes: Error[] = []
  for (let cause = thrown; cause instanceof Error && causes.length < MAX_CAUSES; cause = cause.cause) causes.push(cause)
  return causes
}
