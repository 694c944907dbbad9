import type { CloseDecision } from '../../contract/campaign/campaign.ts'
import type { PolicyStep } from '../../contract/directory/policy.ts'
import type { Outcome } from './codes.ts'

/** Who let the steps before the current one pass, in this run: people who approved, a webhook, the policy, or nobody. */
export type PassedBy = 'people' | 'webhook' | 'policy' | 'nobody'

/** Where a task goes: to people, into a wait, or to its end. `step` counts from 0. */
export type Next = { opens: number; passedBy: PassedBy } | { waits: number; passedBy: PassedBy } | Outcome

/** What the end of the path means: nobody certified what was only skipped. */
const AT_THE_END: Record<PassedBy, Outcome> = {
  people: { outcome: 'C', reason: 'P' },
  webhook: { outcome: 'C', reason: 'H' },
  policy: { outcome: 'C', reason: 'Y' },
  nobody: { outcome: 'X', reason: 'S' },
}

/** Enters the step with this number, and passes those that need nobody. */
export function enterStep(steps: readonly PolicyStep[], number: number, passedBy: PassedBy): Next {
  const step = steps[number]
  if (!step) return AT_THE_END[passedBy]
  if (step.accept) return enterStep(steps, number + 1, passedBy === 'nobody' ? 'policy' : passedBy)
  if (step.reject) return { outcome: 'D', reason: 'Y' }
  return step.wait ? { waits: number, passedBy } : { opens: number, passedBy }
}

export const startPath = (steps: readonly PolicyStep[]): Next => enterStep(steps, 0, 'nobody')

/** What can happen to a task at a step. `passed` is an ended wait. */
export type StepEvent =
  | 'approve'
  | 'deny'
  | 'webhook_approve'
  | 'webhook_deny'
  | 'skip'
  | 'passed'
  | 'timed_out'
  | 'cancel'
  | 'escalation_cancel'
  | 'gone'

/** What each event does; a function where the task goes on. */
const EFFECTS: Record<StepEvent, Outcome | ((steps: readonly PolicyStep[], step: number, passedBy: PassedBy) => Next)> =
  {
    approve: (steps, step) => enterStep(steps, step + 1, 'people'),
    deny: { outcome: 'D', reason: 'P' },
    webhook_approve: (steps, step, passedBy) =>
      enterStep(steps, step + 1, passedBy === 'people' ? 'people' : 'webhook'),
    webhook_deny: { outcome: 'D', reason: 'H' },
    skip: (steps, step, passedBy) => enterStep(steps, step + 1, passedBy),
    passed: (steps, step, passedBy) => enterStep(steps, step + 1, passedBy),
    timed_out: { outcome: 'T', reason: 'W' },
    cancel: { outcome: 'X', reason: 'X' },
    escalation_cancel: { outcome: 'X', reason: 'E' },
    gone: { outcome: 'X', reason: 'G' },
  }

/** Where a task goes that is at a step when something happens. */
export function afterEvent(steps: readonly PolicyStep[], step: number, passedBy: PassedBy, event: StepEvent): Next {
  const effect = EFFECTS[event]
  return typeof effect === 'function' ? effect(steps, step, passedBy) : effect
}

/** What becomes of open tasks when a campaign is closed. An automatic close without a decision is one with no action. */
export const CLOSE_OUTCOMES: Record<CloseDecision, Outcome> = {
  CLOSE_DECISION_REVOKED: { outcome: 'D', reason: 'F' },
  CLOSE_DECISION_SKIP: { outcome: 'X', reason: 'S' },
  CLOSE_DECISION_NO_ACTION: { outcome: 'X', reason: 'N' },
  CLOSE_DECISION_UNSPECIFIED: { outcome: 'X', reason: 'N' },
}

/** Who let the steps before `step` pass, given who approved one of them, if anybody did. */
export const passedBefore = (
  steps: readonly PolicyStep[],
  step: number,
  approvedBy: 'people' | 'webhook' | undefined,
): PassedBy => approvedBy ?? (steps.slice(0, step).some(({ accept }) => accept !== undefined) ? 'policy' : 'nobody')
