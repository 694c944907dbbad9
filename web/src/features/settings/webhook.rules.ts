import { RequestFailed } from '../../api/problem.ts'
import type { Meaning } from '../../parts/marks/tag.tsx'
import type { Delivery } from './webhooks.queries.ts'

const DAY_SECONDS = 86_400

/** Whole days of a duration such as 691200s. */
export const daysOf = (duration: string): number => Math.round(Number.parseFloat(duration) / DAY_SECONDS)
export const durationOf = (days: number): string => `${days * DAY_SECONDS}s`

const STATES: Record<string, { label: string; meaning: Meaning }> = {
  WEBHOOK_STATE_PENDING: { label: 'Waiting', meaning: 'pending' },
  WEBHOOK_STATE_RUNNING: { label: 'Being sent', meaning: 'pending' },
  WEBHOOK_STATE_ERROR: { label: 'Retrying', meaning: 'pending' },
  WEBHOOK_STATE_WAITING_CALLBACK: { label: 'Waiting for callback', meaning: 'pending' },
  WEBHOOK_STATE_SUCCESS: { label: 'Answered', meaning: 'certify' },
  WEBHOOK_STATE_FATAL_ERROR: { label: 'Given up', meaning: 'deny' },
}
export const stateOf = ({ state }: Delivery): { label: string; meaning: Meaning } =>
  STATES[state] ?? { label: state, meaning: 'plain' }

export const mayRetry = ({ state }: Delivery): boolean =>
  state === 'WEBHOOK_STATE_ERROR' || state === 'WEBHOOK_STATE_FATAL_ERROR'

export function subjectOf({ source }: Delivery): string {
  if (source.approvalStep) return 'A step of a review'
  return source.provisionStep ? 'Removal of access' : 'Test'
}

/** What the server says about a field of the form. */
export function webhookErrors(error: unknown): Partial<Record<string, string>> {
  const fields = error instanceof RequestFailed ? error.fields : []
  return Object.fromEntries(
    fields.map(({ field, description }) => [field.split('.').at(-1) ?? '', `This ${description}.`]),
  )
}
