import Type, { type Static } from 'typebox'

/**
 * Every error the API can answer with, in one table: HTTP status, canonical RPC code and the sentence a person reads.
 * `{name}` in a sentence is filled from the parameters given where the error is raised. The stable machine-readable
 * `reason` is the key in capitals (`owner_required` -> `OWNER_REQUIRED`). docs/errors.md is generated from this table.
 */
export const ERRORS = {
  invalid_request: { status: 400, code: 3, text: 'The request is not valid: {summary}' },
  unknown_expand_path: {
    status: 400,
    code: 3,
    text: 'expandMask.paths holds {path}, which cannot be expanded here. Known paths: {known}, or * for all.',
  },
  malformed_json: { status: 400, code: 3, text: 'The body is not valid JSON: {problem}' },
  malformed_request: { status: 400, code: 3, text: 'The request cannot be read as HTTP: {problem}' },
  invalid_page_token: {
    status: 400,
    code: 3,
    text: 'The page token does not belong to this list. Send the nextPageToken of the previous answer with the same filters, or leave it out to start over.',
  },
  invalid_idempotency_key: {
    status: 400,
    code: 3,
    text: 'Idempotency-Key must be sent once and hold 1 to 255 printable ASCII characters.',
  },
  unauthenticated: { status: 401, code: 16, text: '{problem}' },
  permission_denied: { status: 403, code: 7, text: 'This needs the permission {permission}, which you do not have.' },
  foreign_origin: {
    status: 403,
    code: 7,
    text: 'A signed-in browser may change data only from pages of this server; this request came from elsewhere.',
  },
  address_not_allowed: {
    status: 403,
    code: 7,
    text: 'This credential may not be used from your network address. Its owner can change the allowed addresses.',
  },
  not_found: { status: 404, code: 5, text: 'There is no {thing} with this id.' },
  unknown_path: { status: 404, code: 5, text: 'There is nothing at this path. /docs lists every operation.' },
  unknown_host: { status: 404, code: 5, text: 'No tenant is served under this host name.' },
  method_not_allowed: { status: 405, code: 12, text: 'This path takes {allow}.' },
  request_timeout: { status: 408, code: 4, text: 'The request did not arrive in time. Send it again.' },
  already_exists: { status: 409, code: 6, text: 'There is already a {thing} {name}.' },
  not_manually_managed: {
    status: 409,
    code: 9,
    text: 'This {thing} comes from a source, which would bring it back. Change it at the source and import again.',
  },
  invalid_state: {
    status: 409,
    code: 9,
    text: 'The campaign is in the state {state}, in which it cannot be {wanted}. {hint}',
  },
  in_use: { status: 409, code: 9, text: 'This {thing} is in use by {users}. Take it away there first.' },
  builtin_role: {
    status: 409,
    code: 9,
    text: 'The role {name} is built in and cannot be changed. Give people another of the roles that /api/v1/iam/roles lists.',
  },
  builtin_policy: {
    status: 409,
    code: 9,
    text: 'The policy {name} is built in: only its post actions can be changed, with updateMask postActions. Make a policy of your own for anything else.',
  },
  violation_resolved: {
    status: 409,
    code: 9,
    text: 'This violation is resolved: there is nothing left to exempt. Should it come back, it will be a new one.',
  },
  sync_under_way: {
    status: 409,
    code: 9,
    text: 'Sync {sync} of this source is under way ({state}). Wait until it has ended, or cancel it.',
  },
  sync_ended: { status: 409, code: 9, text: 'This sync is in the state {state}; it can be {wanted} only before that.' },
  sync_incomplete: {
    status: 409,
    code: 9,
    text: '{file} has not arrived completely. Wait for its upload, upload it again, or cancel the sync.',
  },
  upload_overtaken: {
    status: 409,
    code: 9,
    text: 'A later upload of the same file to this sync has begun, and only that one counts.',
  },
  unknown_file: { status: 400, code: 3, text: 'There is no import file of the name {file}. Known are {known}.' },
  unreadable_file: { status: 400, code: 3, text: '{file} {problem}.' },
  version_changed: {
    status: 412,
    code: 10,
    text: 'This was changed since you read it: If-Match names another version than the present one, {version}. Read it again and repeat your change.',
  },
  invalid_if_match: {
    status: 400,
    code: 3,
    text: 'If-Match must be * or the ETag of an earlier answer, with its quotation marks.',
  },
  body_too_large: { status: 413, code: 3, text: 'The body is larger than {limit} bytes.' },
  unsupported_media_type: {
    status: 415,
    code: 3,
    text: 'Send the body as application/json in UTF-8, without compression.',
  },
  idempotency_key_reused: {
    status: 422,
    code: 9,
    text: 'This Idempotency-Key was used before with another request. Use a new key for a new request.',
  },
  too_many_requests: { status: 429, code: 8, text: 'Too many requests. Wait {seconds} seconds.' },
  headers_too_large: { status: 431, code: 3, text: 'The request headers are too large.' },
  internal: {
    status: 500,
    code: 13,
    text: 'Something went wrong on our side and nothing was changed. Give the request id to your administrator.',
  },
  storage_unavailable: {
    status: 503,
    code: 14,
    text: 'The database is not answering. Try again in a few seconds.',
  },
} as const

export type ErrorName = keyof typeof ERRORS

/**
 * Why one field of a request is refused. Each violation carries its reason, and the error itself has it as its `reason`
 * when all violations agree; else that is INVALID_REQUEST.
 */
export const FIELD_REASONS = {
  invalid_value: 'The value does not have the form that the field takes',
  required: 'The field must be given',
  unknown_field: 'There is no field of this name here',
  unknown_enum_value: 'The field takes one of a list of values, and this is none of them',
  read_only_field: 'The field is set by the server; it may be sent back as it is, but not changed',
  not_found: 'The field names something that is not there',
  duplicate_entry: 'The list names something twice',
  owner_required: 'A campaign needs at least one owner',
  owner_not_active: 'A disabled person cannot be an owner',
  duplicate_owner: 'The list names an owner twice',
  too_many_owners: 'The list of owners is too long',
  completion_date_in_past: 'The time is over',
  scope_group_conflict: 'More than one member of a scope group is set',
  grants_criteria_conflict: 'More than one of the grants criteria that exclude each other is set',
  setup_conflict: 'More than one of singleApp, multiApp and bindings is set',
  too_many_access_profiles: 'The list of access profiles is too long',
  cel_invalid: 'The expression cannot be used; the text names line and column',
} as const
export type FieldReason = keyof typeof FIELD_REASONS

/** Errors any operation may answer with; an operation declares only those beyond them. */
export const COMMON_ERRORS = [
  'invalid_request',
  'unauthenticated',
  'permission_denied',
  'foreign_origin',
  'address_not_allowed',
  'unknown_host',
  'request_timeout',
  'too_many_requests',
  'headers_too_large',
  'internal',
  'storage_unavailable',
] as const satisfies readonly ErrorName[]

export const errorReason = (name: ErrorName): string => name.toUpperCase()

export const FieldViolation = Type.Object(
  {
    field: Type.String({ description: 'Path of the field, e.g. `scopeV2.selectedUsers.userIds[3]`' }),
    description: Type.String({ description: 'What is wrong with it and what would be right' }),
    reason: Type.Optional(Type.Enum(Object.keys(FIELD_REASONS) as FieldReason[])),
  },
  { additionalProperties: false },
)
export type FieldViolation = Static<typeof FieldViolation>

export const ErrorBody = Type.Object(
  {
    code: Type.Integer({ description: 'Canonical RPC status code' }),
    message: Type.String({ description: 'What is wrong and what to do, for a person' }),
    details: Type.Array(
      Type.Object({ '@type': Type.String() }, { additionalProperties: true, description: 'A google.rpc message' }),
      { description: 'ErrorInfo (stable `reason`), BadRequest (`fieldViolations`), RequestInfo (`requestId`)' },
    ),
  },
  { additionalProperties: false, title: 'Error' },
)
export interface ErrorBody {
  code: number
  message: string
  details: ({ '@type': string } & Record<string, unknown>)[]
}
