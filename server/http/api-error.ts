import { ERRORS, type ErrorName, type FieldViolation } from '../../contract/wire/errors.ts'

export type ErrorParams = Readonly<Record<string, string | number>>

/** An error a caller is meant to see: a name from the error table, what fills its sentence, and the invalid fields. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly error: ErrorName
  readonly params: ErrorParams
  readonly violations: readonly FieldViolation[]
  readonly headers: Readonly<Record<string, string>>

  constructor(
    error: ErrorName,
    params: ErrorParams = {},
    more: { violations?: readonly FieldViolation[]; headers?: Record<string, string> } = {},
  ) {
    super(ERRORS[error].text.replace(/\{(\w+)\}/g, (_, key: string) => String(params[key] ?? key)))
    this.error = error
    this.params = params
    this.violations = more.violations ?? []
    this.headers = more.headers ?? {}
  }
}

/** Nobody reads more, and the reply to a body full of mistakes must not be many times its size. */
export const MAX_VIOLATIONS = 1000
const MAX_FIELD = 500

/** 400 with the invalid fields; the message repeats the first ones so that a log line or a toast is enough. */
export function invalidRequest(violations: readonly FieldViolation[]): ApiError {
  const told = violations
    .slice(0, MAX_VIOLATIONS)
    .map(({ field, ...violation }) => ({ field: field.slice(0, MAX_FIELD), ...violation }))
  const first = told.slice(0, 3).map(({ field, description }) => (field ? `${field} ${description}` : description))
  const more = violations.length > 3 ? ` (and ${violations.length - 3} more)` : ''
  return new ApiError('invalid_request', { summary: `${first.join('; ')}${more}.` }, { violations: told })
}
