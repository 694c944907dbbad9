import type { Meaning } from '../marks/tag.tsx'

export const OUTCOMES: Record<string, { label: string; meaning: Meaning }> = {
  CERTIFY_OUTCOME_CERTIFIED: { label: 'Certified', meaning: 'certify' },
  CERTIFY_OUTCOME_DECERTIFIED: { label: 'Denied', meaning: 'deny' },
  CERTIFY_OUTCOME_CANCELLED: { label: 'Cancelled', meaning: 'plain' },
  CERTIFY_OUTCOME_WAIT_TIMED_OUT: { label: 'Wait timed out', meaning: 'warning' },
  CERTIFY_OUTCOME_ERROR: { label: 'Failed', meaning: 'deny' },
}

const NAMED: Record<string, string> = {
  taskCreated: 'The task was created.',
  approvalAutoAcceptedByPolicy: 'The policy certified it, without a person.',
  approvalAutoRejectedByPolicy: 'The policy denied it, without a person.',
  stepSkipped: 'skipped the step.',
  taskRestarted: 'restarted the task.',
  hardReset: 'restarted the task with the current policy.',
  policyChanged: 'The policy of the task changed.',
  waitStepWaiting: 'The step waits for a condition.',
  waitStepUntilTime: 'The step waits for a time.',
  waitStepSuccess: 'What the step waited for came true.',
  waitStepTimedOut: 'The wait of the step timed out.',
  reassignmentFallbackToAdmin: 'Nobody else was found, so administrators review it.',
}

const ACTIONS: Record<string, string> = {
  TASK_ACTION_TYPE_APPROVE: 'certified the access.',
  TASK_ACTION_TYPE_DENY: 'denied the access.',
  TASK_ACTION_TYPE_CLOSE: 'cancelled the task.',
  TASK_ACTION_TYPE_REASSIGN: 'reassigned the step.',
  TASK_ACTION_TYPE_RESTART: 'restarted the task.',
  TASK_ACTION_TYPE_HARD_RESET: 'restarted the task with the current policy.',
  TASK_ACTION_TYPE_SKIP_STEP: 'skipped the step.',
  TASK_ACTION_TYPE_PROCESS_NOW: 'had the task processed again.',
  TASK_ACTION_TYPE_COMMENT: 'commented.',
}

type NameOf = (userId: string) => string
type Teller = (detail: never, nameOf: NameOf) => string

interface RuleResult {
  condition: string
  conditionMatched: boolean
  defaultCondition: boolean
  error: string
}

function ruleInWords({ condition, conditionMatched, defaultCondition, error }: RuleResult): string {
  if (error) return `A rule of the policy failed: ${error}`
  if (defaultCondition) return 'No rule of the policy matched, so its own steps apply.'
  return `The rule ${condition} ${conditionMatched ? 'matched' : 'did not match'}.`
}

/** Events that have something to tell, by their kind. */
const TELLERS: Record<string, Teller> = {
  actionSubmitted: ({ action }: { action: { actionType: string } }) => ACTIONS[action.actionType] ?? 'did something.',
  comment: ({ comment }: { comment: string }) => `commented: ${comment}`,
  approvalReassigned: ({ newUsers }: { newUsers: string[] }, nameOf) =>
    `gave the step to ${newUsers.map(nameOf).join(', ')}.`,
  reassignedToDelegate: (
    { originalAssigneeUserId: from, delegatedAssigneeUserId: to }: Record<string, string>,
    nameOf,
  ) => `${nameOf(to ?? '')} stands in for ${nameOf(from ?? '')}.`,
  expressionPolicyStepError: ({ error }: { error: string }) => `The expression of the step failed: ${error}`,
  conditionalPolicyExecutionResult: ruleInWords,
  slaEscalation: ({ message }: { message: string }) => `The step was not answered in time. ${message}`,
  certifyOutcome: ({ outcome }: { outcome: string }) =>
    `Outcome: ${(OUTCOMES[outcome]?.label ?? outcome).toLowerCase()}.`,
  stateChange: ({ previousState }: { previousState: string }) =>
    previousState === 'TASK_STATE_OPEN' ? 'The task was closed.' : 'The task was opened again.',
}

/** What happened to a task; small letters go on from the name of who did it. */
function eventInWords(event: Readonly<Record<string, unknown>>, nameOf: NameOf): string {
  const kind = Object.keys({ ...TELLERS, ...NAMED }).find((name) => event[name] !== undefined) ?? ''
  return TELLERS[kind]?.(event[kind] as never, nameOf) ?? NAMED[kind] ?? 'Something changed.'
}

/** What happened to a task, as a sentence; `nameOf` gives names of people. */
export function sentenceOf(event: { userId: string }, nameOf: NameOf): string {
  const words = eventInWords(event as never, nameOf)
  return /^[a-z]/.test(words) ? `${event.userId ? nameOf(event.userId) : 'Recert'} ${words}` : words
}
