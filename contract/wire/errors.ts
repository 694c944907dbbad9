interface ErrorDefinition {
  status: number
  code: number
  text: string
  /** Parameters that programs get as well, in `ErrorInfo.metadata`. */
  metadata?: readonly string[]
}

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
    text: 'Requests with a session cookie may only change data from pages of this server. This request came from another origin.',
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
  invalid_state: {
    status: 409,
    code: 9,
    text: 'A campaign in state {state} cannot be {wanted}. {hint}',
  },
  count_changed: {
    status: 409,
    code: 10,
    text: '{what}: {count} now. Look at them again, then repeat with this number.',
    metadata: ['count'],
  },
  ledger_unbalanced: {
    status: 409,
    code: 9,
    text: 'The campaign cannot start, because its ledger does not balance. {problems} Correct this, then prepare it again; GET /api/v1/access_review/{id}/ledger has the details.',
    metadata: ['problems'],
  },
  confirmation_required: {
    status: 409,
    code: 9,
    text: '{count} of {total} items would be denied without anybody deciding it, more than {percent} percent. If this is what you want, repeat with {field} {count}.',
    metadata: ['count', 'total', 'percent'],
  },
  campaign_closing: {
    status: 409,
    code: 9,
    text: 'This campaign is being closed, so nothing can be decided or changed in it any more.',
  },
  step_changed: {
    status: 409,
    code: 10,
    text: '{change} Read the task again, and decide with the policyStepId that it has now.',
  },
  already_decided: { status: 409, code: 10, text: '{who} {decided} this on {at}; your answer was not needed.' },
  task_closed: { status: 409, code: 9, text: 'This task is closed: {outcome}. {hint}' },
  task_not_assigned: {
    status: 403,
    code: 7,
    text: 'This task is not assigned to you. {hint}',
  },
  self_review: { status: 403, code: 7, text: 'This is your own access, so somebody else has to decide about it.' },
  reassignment_not_allowed: {
    status: 403,
    code: 7,
    text: 'The policy of this campaign does not let reviewers reassign this step. Ask an owner of the campaign.',
  },
  action_not_allowed: { status: 403, code: 7, text: 'Only {who} can {action} this task.' },
  wrong_task_type: { status: 409, code: 9, text: 'This task is {kind}; {action} is for {types} only.' },
  removal_under_way: {
    status: 409,
    code: 9,
    text: 'The access of this task is being removed (task {number} is {state}), so its review cannot begin again.',
  },
  access_removed: {
    status: 409,
    code: 9,
    text: 'The access of this task was removed (task {number}), so its review cannot begin again.',
  },
  wrong_removal_state: {
    status: 409,
    code: 9,
    text: 'This removal is {state}, so you cannot {action} it.',
  },
  no_step_up_provider: {
    status: 409,
    code: 9,
    text: 'This step names no step-up provider, so it is approved without one. Use approve instead.',
  },
  step_up_required: {
    status: 409,
    code: 9,
    text: 'This step is approved with step-up authentication. Use approve-with-step-up, or submit the decision and sign it.',
  },
  step_up_unavailable: {
    status: 409,
    code: 9,
    text: 'The step-up provider {name} is disabled or was deleted. Ask an administrator to enable it, or an owner of the campaign to choose another.',
  },
  step_up_refused: {
    status: 409,
    code: 9,
    text: 'This step-up authentication cannot be used: {problem}. Repeat the request without stepUpTransactionId to begin another.',
  },
  step_up_providers_differ: {
    status: 409,
    code: 9,
    text: 'These approvals need different step-up providers ({providers}). Submit them separately, using taskIds.',
  },
  nothing_to_submit: {
    status: 409,
    code: 9,
    text: 'Nothing can be submitted: you have no pending decisions in this campaign that are not being submitted already.',
  },
  decisions_locked: {
    status: 409,
    code: 10,
    text: 'These decisions are being submitted and can no longer be changed.',
  },
  callback_used: { status: 400, code: 9, text: 'This callback URL was already used. It takes one answer.' },
  callback_expired: {
    status: 409,
    code: 9,
    text: 'This callback URL no longer works: it expired, the delivery was given up, or somebody else has already decided.',
  },
  delivery_not_failed: {
    status: 409,
    code: 9,
    text: 'This delivery has not failed: it was answered, is being sent, or waits for its callback.',
  },
  submission_ended: { status: 409, code: 9, text: 'A submission in state {state} can no longer be {wanted}.' },
  signature_expired: {
    status: 409,
    code: 9,
    text: 'This submission had to be signed by {at}. Nothing of it was applied; submit your decisions again.',
  },
  signature_required: {
    status: 409,
    code: 9,
    text: 'Decisions in this campaign must be signed. Choose them as pending decisions, submit them, and sign the submission.',
  },
  session_required: {
    status: 403,
    code: 7,
    text: 'Only a person who is signed in can sign. Sign in with a browser; API credentials cannot sign.',
  },
  reauthentication_required: {
    status: 409,
    code: 9,
    text: 'To sign, you must have signed in within the last {limit} minutes. Sign in again, then sign.',
  },
  digest_changed: {
    status: 409,
    code: 10,
    text: 'This digest does not match the decisions of the submission. Read the submission again, then sign.',
    metadata: ['decisionsDigest'],
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
  sync_under_way: {
    status: 409,
    code: 9,
    text: 'Sync {sync} of this source is still in progress ({state}). Wait for it to end, or cancel it.',
  },
  source_deleting: {
    status: 409,
    code: 9,
    text: 'This source is being deleted, which cannot be stopped. Sync {sync} shows how far it is.',
  },
  preparation_under_way: {
    status: 409,
    code: 9,
    text: '{campaigns} being prepared from this data. Wait for it to end, or reset the campaign, then try again.',
  },
  access_data_exists: {
    status: 409,
    code: 9,
    text: 'This tenant already has access data, and the demo company must not mix with it. Load the demo company into an empty tenant.',
  },
  demo_loaded: {
    status: 409,
    code: 9,
    text: 'The demo company is already loaded. To load it anew, remove it first.',
  },
  demo_not_loaded: { status: 409, code: 9, text: 'The demo company is not loaded, so there is nothing to remove.' },
  demo_busy: {
    status: 409,
    code: 9,
    text: 'The demo company is being {doing}. Try again when that is done, in about a minute.',
  },
  demo_in_campaigns: {
    status: 409,
    code: 9,
    text: 'These campaigns have access of the demo company: {campaigns}. Prepared, open and closed ones keep their items; drafts lose its apps. To remove it all the same, set evenWithCampaigns (--even-with-campaigns on the command line).',
    metadata: ['campaigns'],
  },
  demo_administrators: {
    status: 409,
    code: 9,
    text: 'These people of the demo company are Super Administrators: {people}. Take this role from them first, so that no made-up person keeps it.',
  },
  not_scim_source: {
    status: 409,
    code: 9,
    text: 'The source "{name}" does not take data by SCIM. Create a source of the kind SOURCE_KIND_SCIM, and the token for it.',
  },
  takes_no_files: {
    status: 409,
    code: 9,
    text: 'The source "{name}" gets its data by SCIM and takes no files. Import into another source.',
  },
  left_out_limit: {
    status: 409,
    code: 9,
    text: 'Rows that cannot be taken: {count}. Look at the problems of the sync; to go on without these rows, apply with leftOutCount {count}.',
    metadata: ['count'],
  },
  removal_limit: {
    status: 409,
    code: 9,
    text: 'This sync would remove {removals}. If that is right, apply with removedCounts, the number of each, or with allowRemovals.',
    metadata: ['removals'],
  },
  too_many_scim_tokens: {
    status: 409,
    code: 9,
    text: 'This source already has {limit} tokens. Delete the one that is no longer used, then create another.',
  },
  import_applying: {
    status: 409,
    code: 10,
    text: 'An import is being applied, and access data cannot be changed until it is done. Try again in a few seconds.',
  },
  sync_writing: {
    status: 409,
    code: 9,
    text: 'This sync has begun to write its changes, so it can no longer be cancelled. It goes on by itself, also after a restart.',
  },
  sync_ended: { status: 409, code: 9, text: 'A sync in state {state} can no longer be {wanted}.' },
  sync_incomplete: {
    status: 409,
    code: 9,
    text: 'The upload of {file} is incomplete. Wait for it to finish, upload the file again, or cancel the sync.',
  },
  upload_overtaken: {
    status: 409,
    code: 9,
    text: 'A later upload of the same file replaced this one. Only the later upload is used.',
  },
  unknown_file: { status: 400, code: 3, text: '{file} is not the name of an import file. Valid names: {known}.' },
  unreadable_file: { status: 400, code: 3, text: '{file} {problem}.' },
  version_changed: {
    status: 412,
    code: 10,
    text: 'This campaign changed after you read it (current version {version}). Read it again, then repeat your change.',
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
  expression_timeout: {
    status: 422,
    code: 9,
    text: 'The expressions of this campaign take too long to evaluate, so there is no result. {problem}. Simplify them, or ask your administrator for more time (PREVIEW_EXPRESSION_SECONDS).',
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
