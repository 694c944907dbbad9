import type { ErrorBody } from '../../contract/wire/error-body.ts'
import { ERRORS, errorReason, type FieldReason } from '../../contract/wire/errors.ts'
import { AccessDataLocked, StorageUnavailable } from '../db/index.ts'
import { ApiError } from './api-error.ts'

export interface ErrorReply {
  status: number
  headers: Record<string, string>
  body: ErrorBody
}

/** Turns anything thrown into an error of the table; callers see nothing else. */
export function toApiError(thrown: unknown, bodyLimit: number): ApiError {
  if (thrown instanceof ApiError) return thrown
  if (thrown instanceof StorageUnavailable)
    return new ApiError('storage_unavailable', {}, { headers: { 'retry-after': '2' } })
  if (thrown instanceof AccessDataLocked)
    return new ApiError('import_applying', {}, { headers: { 'retry-after': '5' } })
  switch ((thrown as { code?: string }).code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ApiError('body_too_large', { limit: bodyLimit })
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new ApiError('malformed_request', { problem: 'Content-Length does not match the body.' })
    case 'ECONNRESET':
      // The client disconnected during its upload; nobody reads this.
      return new ApiError('request_timeout')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ApiError('unsupported_media_type')
    default: {
      // The framework refused the request, for example a path outside of the assets: there is nothing to serve.
      const { statusCode } = thrown as { statusCode?: unknown }
      const refused = typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500
      return new ApiError(refused ? 'unknown_path' : 'internal')
    }
  }
}

/** The error body of the API: canonical code, a sentence, and details a program can use (interface 7.1). */
export function errorReply(error: ApiError, requestId: string, domain: string): ErrorReply {
  const { status, code } = ERRORS[error.error]
  const details: ErrorBody['details'] = [
    { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: reasonOf(error), domain, ...metadataOf(error) },
  ]
  if (error.violations.length > 0) {
    const fieldViolations = error.violations.map((violation) => ({ ...violation, reason: fieldReason(violation) }))
    details.push({ '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations })
  }
  details.push({ '@type': 'type.googleapis.com/google.rpc.RequestInfo', requestId })
  return { status, headers: error.headers, body: { code, message: error.message, details } }
}

function metadataOf({ error, params }: ApiError): { metadata?: Record<string, string> } {
  const names: readonly string[] = (ERRORS[error] as { metadata?: readonly string[] }).metadata ?? []
  return names.length === 0
    ? {}
    : { metadata: Object.fromEntries(names.map((name) => [name, String(params[name] ?? '')])) }
}

const fieldReason = ({ reason = 'invalid_value' }: { reason?: FieldReason }) => reason.toUpperCase()

/** The reason that all invalid fields share, when they share a specific one; otherwise the reason of the error. */
function reasonOf({ error, violations }: ApiError): string {
  const [reason, ...others] = new Set(violations.map((violation) => violation.reason ?? 'invalid_value'))
  return reason === undefined || reason === 'invalid_value' || others.length > 0
    ? errorReason(error)
    : reason.toUpperCase()
}
