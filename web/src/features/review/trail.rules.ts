import type { TaskAuditView } from './queries.ts'

/** What an event of a task says, as a sentence. */
const SENTENCES: readonly [keyof TaskAuditView, (audit: TaskAuditView) => string][] = [
  ['taskCreated', () => 'The campaign was started.'],
  ['comment', ({ comment }) => `Commented: ${textOf(comment, 'comment')}`],
  ['actionSubmitted', () => 'Answered.'],
  ['approvalReassigned', () => 'Given to other people.'],
  ['reassignedToDelegate', () => 'Given to a delegate.'],
  ['reassignmentFallbackToAdmin', () => 'Given to the campaign owners, because nobody else was found.'],
  ['expressionPolicyStepError', () => 'The expression that names the reviewers failed.'],
  ['conditionalPolicyExecutionResult', () => 'A rule of the policy chose the steps.'],
  ['approvalAutoAcceptedByPolicy', () => 'Certified by the policy.'],
  ['approvalAutoRejectedByPolicy', () => 'Denied by the policy.'],
  ['stepSkipped', () => 'A step was skipped.'],
  ['taskRestarted', () => 'Restarted.'],
  ['hardReset', () => 'Restarted with the policy as it was then.'],
  ['policyChanged', () => 'Another policy applies.'],
  ['slaEscalation', () => 'Escalated: it was not answered in time.'],
  ['waitStepWaiting', () => 'Waiting for a condition.'],
  ['waitStepUntilTime', () => 'Waiting for a time.'],
  ['waitStepSuccess', () => 'The wait is over.'],
  ['waitStepTimedOut', () => 'Waited too long.'],
  ['certifyOutcome', ({ certifyOutcome }) => `Outcome: ${wordsOf(textOf(certifyOutcome, 'outcome'))}.`],
  ['stateChange', () => 'The task was closed.'],
]

const textOf = (value: unknown, name: string): string => {
  const text = (value as Record<string, unknown> | undefined)?.[name]
  return typeof text === 'string' ? text : ''
}

/** CERTIFY_OUTCOME_DECERTIFIED is "decertified". */
const wordsOf = (code: string): string =>
  code
    .replace(/^.*OUTCOME_/, '')
    .toLowerCase()
    .replaceAll('_', ' ')

export const auditSentence = (audit: TaskAuditView): string =>
  SENTENCES.find(([field]) => audit[field] !== undefined)?.[1](audit) ?? 'Something changed.'
