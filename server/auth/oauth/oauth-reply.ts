import type { FastifyReply, FastifyRequest } from 'fastify'
import { ERRORS } from '../../../contract/wire/errors.ts'
import { StorageUnavailable } from '../../db/index.ts'
import { ApiError } from '../../http/index.ts'
import { invalidClient, invalidRequest, OAuthError } from './oauth-error.ts'

export const NO_STORE = { 'content-type': 'application/json', 'cache-control': 'no-store', pragma: 'no-cache' }

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, error: OAuthError): FastifyReply {
  const body = { error: error.code, error_description: error.message }
  // Owed to a client that used the header (RFC 6749, section 5.2).
  const challenged = error.status === 401 && request.headers.authorization !== undefined
  return reply
    .code(error.status)
    .headers({ ...error.headers, ...(challenged ? { 'www-authenticate': 'Basic realm="recert"' } : {}), ...NO_STORE })
    .send(JSON.stringify(body))
}

export function asOAuthError(thrown: unknown): OAuthError {
  if (thrown instanceof OAuthError) return thrown
  const { code } = thrown as { code?: string }
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return invalidRequest('The Content-Type header is not valid.')
  // The client disconnected; nobody reads this.
  if (code === 'ECONNRESET') return invalidRequest('The request did not arrive in full.')
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return invalidRequest('The body is too large.')
  if (thrown instanceof ApiError && thrown.error === 'unknown_host') return invalidClient('unknown_host')
  if (thrown instanceof ApiError && ERRORS[thrown.error].status < 500) return invalidRequest(thrown.message)
  if (thrown instanceof StorageUnavailable)
    return new OAuthError(
      'temporarily_unavailable',
      'The database is not responding. Try again in a few seconds.',
      'storage',
      503,
      {
        'retry-after': '2',
      },
    )
  return new OAuthError('server_error', 'The server failed to process the request.', 'internal', 500)
}
