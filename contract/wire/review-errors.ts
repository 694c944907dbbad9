import type { ErrorDefinition } from './error-definition.ts'

/** Errors of tasks, decisions, signatures and removals. */
export const REVIEW_ERRORS = {
  count_changed: {
    status: 409,
    code: 10,
    text: 'The number of {what} is now {count}. Check them again, then repeat with this number.',
    metadata: ['count'],
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
  self_review: { status: 403, code: 7, text: 'This is your own access. Somebody else has to decide on it.' },
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
} as const satisfies Record<string, ErrorDefinition>
