import { ERRORS } from '../../contract/wire/errors.ts'
import type { ApiError } from '../http/index.ts'

const ERROR_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:Error'
const SERVER_FAILED = 500

/** What went wrong, for programs (RFC 7644, section 3.12). */
export type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'tooMany'
  | 'uniqueness'

/** An error that an identity provider is meant to see. */
export class ScimError extends Error {
  override readonly name = 'ScimError'
  readonly status: number
  readonly scimType: ScimType | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, scimType: ScimType | undefined, detail: string, headers: Record<string, string> = {}) {
    super(detail)
    this.status = status
    this.scimType = scimType
    this.headers = headers
  }
}

export const invalidFilter = (detail: string) => new ScimError(400, 'invalidFilter', detail)
export const invalidPath = (detail: string) => new ScimError(400, 'invalidPath', detail)
export const invalidSyntax = (detail: string) => new ScimError(400, 'invalidSyntax', detail)
export const invalidValue = (detail: string) => new ScimError(400, 'invalidValue', detail)
export const noResource = (kind: string) => new ScimError(404, undefined, `This source has no ${kind} with this id.`)

/** The same for an error of the API, such as 401 or 503; undefined for a defect. */
export function asScimError(error: ApiError): ScimError {
  const scimType = error.error === 'malformed_json' ? 'invalidSyntax' : undefined
  // Identity providers send again after 503, not after 409.
  const status = error.error === 'import_applying' ? 503 : ERRORS[error.error].status
  return new ScimError(status, scimType, error.message, { ...error.headers })
}

export const isDefect = ({ status }: ScimError): boolean => status === SERVER_FAILED

/** The body of an error; the status is text (RFC 7644, section 3.12). */
export const errorBody = ({ status, scimType, message }: ScimError) => ({
  schemas: [ERROR_SCHEMA],
  status: String(status),
  ...(scimType && { scimType }),
  detail: message,
})
