import type { DecisionRow, EventRow, TaskEventKind } from './task-history.store.ts'

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const pad = (number: number) => String(number).padStart(2, '0')

/** A time in a sentence: 15 Nov 2026 14:03 UTC. */
export const sentenceTime = (at: Date): string =>
  `${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()} ${pad(at.getUTCHours())}:${pad(at.getUTCMinutes())} UTC`

/** What somebody did to an instance of a step, after their name. */
const DONE: Record<Exclude<TaskEventKind, 'COMMENT'>, string> = {
  REASSIGNED: 'reassigned this step',
  SKIPPED: 'skipped this step',
  RESTARTED: 'restarted this task',
  HARD_RESET: 'reset this task',
  CANCELLED: 'cancelled this task',
  ESCALATED: 'escalated this step',
  REVIEWER_GONE: 'gave this step to other reviewers',
  WAIT_PASSED: 'ended the wait',
  WAIT_TIMED_OUT: 'ended the wait',
  GRANT_GONE: 'cancelled this task',
  POLICY_REPLACED: 'replaced the policy of this task',
  WEBHOOK_APPROVED: 'approved this step',
  WEBHOOK_DENIED: 'denied this step',
  WEBHOOK_FAILED: 'did not answer this step',
}

/** How an instance that is no longer current ended: "Ann Berg reassigned this step on 15 Nov 2026 14:03 UTC." */
export function changeSentence(event: Pick<EventRow, 'kind' | 'at'> | undefined, name: string | undefined): string {
  if (!event || event.kind === 'COMMENT') return 'This step is no longer the current one.'
  const who = event.kind.startsWith('WEBHOOK_') ? 'The webhook' : 'The policy'
  return `${name ?? who} ${DONE[event.kind]} on ${sentenceTime(event.at)}.`
}

/** The parts of the sentence that tells who answered an instance first. */
export const decidedParams = ({ approved, decidedAt }: DecisionRow, name: string | undefined) => ({
  who: name ?? 'Somebody',
  decided: approved ? 'approved' : 'denied',
  at: sentenceTime(decidedAt),
})
