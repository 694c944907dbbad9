import { CAMPAIGN_ERRORS } from './campaign-errors.ts'
import type { ErrorDefinition } from './error-definition.ts'
import { IMPORT_ERRORS } from './import-errors.ts'
import { REVIEW_ERRORS } from './review-errors.ts'

/**
 * Every error the API can return: HTTP status, canonical RPC code and message. `{name}` in a message is filled in from
 * the parameters of `fail`. The stable machine-readable `reason` is the key in capitals (`owner_required` ->
 * `OWNER_REQUIRED`). docs/errors.md is generated from this table.
 */
export const ERRORS = {
  invalid_request: { status: 400, code: 3, text: 'The request is not valid: {summary}' },
  unknown_expand_path: {
    status: 400,
    code: 3,
    text: 'expandMask.paths contains {path}, which cannot be expanded here. Valid paths: {known}, or * for all.',
  },
  malformed_json: { status: 400, code: 3, text: 'The body is not valid JSON: {problem}' },
  malformed_request: { status: 400, code: 3, text: 'The request is not valid HTTP: {problem}' },
  invalid_page_token: {
    status: 400,
    code: 3,
    text: 'The page token does not belong to this list. Send the nextPageToken of the previous page with the same filters, or omit it to start from the first page.',
  },
  invalid_idempotency_key: {
    status: 400,
    code: 3,
    text: 'Idempotency-Key must be sent only once and have 1 to 255 printable ASCII characters.',
  },
  unauthenticated: { status: 401, code: 16, text: '{problem}' },
  permission_denied: {
    status: 403,
    code: 7,
    text: 'This operation requires the permission {permission}, which you do not have.',
  },
  foreign_origin: {
    status: 403,
    code: 7,
    text: 'Requests with a session cookie can change data only from this server’s own pages. This request came from another origin.',
  },
  address_not_allowed: {
    status: 403,
    code: 7,
    text: 'This credential may not be used from your IP address. Its owner can change the allowed addresses.',
  },
  device_code_unknown: {
    status: 404,
    code: 5,
    text: 'No program is waiting for this code. Codes work once, within 10 minutes. Compare it with the one the program shows, or start again there.',
  },
  not_found: { status: 404, code: 5, text: 'No {thing} has this id.' },
  unknown_path: { status: 404, code: 5, text: 'No operation exists at this path. See /docs for all operations.' },
  unknown_host: { status: 404, code: 5, text: 'No tenant exists at this host name.' },
  method_not_allowed: { status: 405, code: 12, text: 'This path does not support the method. Supported: {allow}.' },
  request_timeout: { status: 408, code: 4, text: 'The request did not arrive in time. Send it again.' },
  already_exists: { status: 409, code: 6, text: 'A {thing} {name} already exists.' },
  not_manually_managed: {
    status: 409,
    code: 9,
    text: 'This {thing} is imported, and the next import would undo your change. Change it in the source and import again.',
  },
  in_use: { status: 409, code: 9, text: 'This {thing} cannot be deleted while it is used by {users}.' },
  builtin_role: {
    status: 409,
    code: 9,
    text: 'The role {name} is built in and cannot be changed. Assign another role; /api/v1/iam/roles lists them.',
  },
  last_administrator: {
    status: 409,
    code: 9,
    text: 'This is the last Super Administrator who can sign in. Give this role to somebody else first.',
  },
  builtin_policy: {
    status: 409,
    code: 9,
    text: 'The policy {name} is built in. Only its postActions can be changed (updateMask postActions). For anything else, create your own policy.',
  },
  violation_resolved: {
    status: 409,
    code: 9,
    text: 'This violation is already resolved and needs no exemption. If the conflict occurs again, it becomes a new violation.',
  },
  invalid_if_match: {
    status: 400,
    code: 3,
    text: 'If-Match must be * or the ETag of an earlier response, including its quotation marks.',
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
    text: 'This Idempotency-Key was already used for a different request. Use a new key for each new request.',
  },
  too_many_requests: { status: 429, code: 8, text: 'Too many requests. Try again in {seconds} seconds.' },
  headers_too_large: { status: 431, code: 3, text: 'The request headers are too large.' },
  internal: {
    status: 500,
    code: 13,
    text: 'The server failed to process the request, and nothing was changed. Report the request id to your administrator.',
  },
  storage_unavailable: {
    status: 503,
    code: 14,
    text: 'The database is not responding. Try again in a few seconds.',
  },
  ...CAMPAIGN_ERRORS,
  ...REVIEW_ERRORS,
  ...IMPORT_ERRORS,
} as const satisfies Record<string, ErrorDefinition>

export type ErrorName = keyof typeof ERRORS

/**
 * Why a field of a request is refused. Each violation carries its reason. The error has the same `reason` when all
 * violations agree, and INVALID_REQUEST otherwise.
 */
export const FIELD_REASONS = {
  outbound_address_refused: 'The server does not send to this address',
  invalid_value: 'The value is not valid for this field',
  required: 'The field is missing',
  unknown_field: 'No such field exists here',
  unknown_enum_value: 'The value is not one of the allowed values',
  read_only_field: 'The server sets this field; it may be sent back unchanged, but not changed',
  not_found: 'The field refers to something that does not exist',
  duplicate_entry: 'The list contains an entry twice',
  owner_required: 'A campaign needs at least one owner',
  owner_not_active: 'A disabled person cannot be an owner',
  duplicate_owner: 'The list contains an owner twice',
  too_many_owners: 'The list of owners is too long',
  completion_date_in_past: 'The time is in the past',
  scope_group_conflict: 'More than one member of a scope group is set',
  grants_criteria_conflict: 'More than one of the mutually exclusive grant criteria is set',
  setup_conflict: 'More than one of singleApp, multiApp and bindings is set',
  too_many_access_profiles: 'The list of access profiles is too long',
  reason_required: 'The step requires a comment that says why',
  reassignee_not_allowed: 'The task may not be given to this person',
  reassignee_not_active: 'A disabled person cannot review',
  cel_invalid: 'The expression is not valid; the description gives line and column',
} as const
export type FieldReason = keyof typeof FIELD_REASONS

/** Errors that every operation may return; an operation declares only its additional errors. */
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

/** One invalid field. The server writes the reason in capitals; without one it is INVALID_VALUE. */
export interface FieldViolation {
  field: string
  description: string
  reason?: FieldReason
}
