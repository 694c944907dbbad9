import type { RefusalReason } from '../../../contract/review/submission.ts'
import { FIELD_REASONS } from '../../../contract/wire/errors.ts'
import { ApiError, type ErrorParams } from '../../http/api-error.ts'
import type { OutcomeLetter } from '../codes.ts'
import type { TaskRow } from '../task.store.ts'
import { ONLY_OPEN, type RefusalName } from './answer.rules.ts'
import type { Instance } from './answer.store.ts'

/** An error with what fills its sentence. The errors of entries of a batch are told as texts. */
export interface Refusal {
  name: RefusalName | 'decisions_locked' | 'duplicate_entry'
  params: ErrorParams
}

/** What is known of a task when an answer to it is refused. */
export interface RefusedTask {
  task: TaskRow | undefined
  instance: Instance | undefined
  userId: string
  campaignState: string
}

export function refuse(name: Refusal['name'], { task, instance, userId, campaignState }: RefusedTask): Refusal {
  switch (name) {
    case 'not_found':
      return { name, params: { thing: 'task' } }
    case 'invalid_state':
      return { name, params: { state: campaignState, wanted: 'reviewed', hint: ONLY_OPEN } }
    case 'already_decided':
      return { name, params: answeredBy(instance, userId) }
    case 'task_closed':
      return {
        name,
        params: {
          outcome: OUTCOME_TEXTS[task?.outcome ?? 'X'],
          hint: 'An owner of the campaign can restart it.',
        },
      }
    case 'step_changed':
      return { name, params: { change: changeOf(instance, userId) } }
    case 'task_not_assigned':
      return { name, params: { hint: 'Somebody who may reassign it can assign it to you.' } }
    case 'not_distinct':
      return {
        name,
        params: { hint: 'You approved an earlier step of it, and this step has to be answered by somebody else.' },
      }
    default:
      return { name, params: {} }
  }
}

const OUTCOME_TEXTS: Record<OutcomeLetter, string> = {
  C: 'the access was certified',
  D: 'the access was denied',
  X: 'it was cancelled',
  T: 'its waiting time ran out',
}

function answeredBy(instance: Instance | undefined, userId: string): ErrorParams {
  const { answeredBy: by, answeredByName, approved, answeredAt } = instance ?? {}
  return {
    who: by === userId ? 'You' : (answeredByName ?? 'Somebody'),
    decided: approved ? 'approved' : 'denied',
    at: answeredAt ? readableTime(answeredAt) : '',
  }
}

/** What ended the step that an answer was for. */
function changeOf(instance: Instance | undefined, userId: string): string {
  if (instance?.answeredAt) {
    const { who, decided, at } = answeredBy(instance, userId)
    return `${who} ${decided} this step on ${at}.`
  }
  if (!instance?.endedAt) return 'The task has moved on to another step.'
  const by = instance.endedByName === null ? '' : ` by ${instance.endedByName}`
  return `This task was ${CHANGES[instance.endedBy ?? ''] ?? 'changed'}${by} on ${readableTime(instance.endedAt)}.`
}

/** What the kinds of events do to a task, as "it was ...". */
const CHANGES: Record<string, string> = {
  REASSIGNED: 'reassigned',
  SKIPPED: 'moved to its next step',
  RESTARTED: 'restarted',
  HARD_RESET: 'reset',
  CANCELLED: 'cancelled',
  ESCALATED: 'escalated',
  REVIEWER_GONE: 'given to other reviewers',
  POLICY_REPLACED: 'put under another policy',
  GRANT_GONE: 'cancelled',
  WEBHOOK_APPROVED: 'approved by a webhook',
  WEBHOOK_DENIED: 'denied by a webhook',
  WEBHOOK_FAILED: 'given to other reviewers, because the webhook did not answer,',
}

/** The stable code that callers see. */
export const reasonOf = ({ name }: Refusal): RefusalReason =>
  (name === 'not_distinct' ? 'task_not_assigned' : name).toUpperCase() as RefusalReason

export function describeRefusal({ name, params }: Refusal): string {
  if (name === 'reason_required' || name === 'duplicate_entry') return `${FIELD_REASONS[name]}.`
  return new ApiError(name === 'not_distinct' ? 'task_not_assigned' : name, params).message
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Like 15 Nov 2026 14:03 UTC. */
export const readableTime = (at: Date): string =>
  `${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()} ${at.toISOString().slice(11, 16)} UTC`
