import { OUTCOMES } from '../../../parts/audit/task-events.rules.ts'
import type { Meaning } from '../../../parts/marks/tag.tsx'

interface ShownTask {
  state: string
  processing: string
  type: { certify?: { outcome: string } }
}

/** What a task is, in a word. */
export const statusOf = ({ state, type }: ShownTask): { label: string; meaning: Meaning } =>
  state === 'TASK_STATE_OPEN'
    ? { label: 'Open', meaning: 'accent' }
    : (OUTCOMES[type.certify?.outcome ?? ''] ?? { label: 'Closed', meaning: 'plain' })

export const TASK_STATUSES = {
  open: { taskStates: ['TASK_STATE_OPEN'] },
  certified: { certifyOutcomes: ['CERTIFY_OUTCOME_CERTIFIED'] },
  denied: { certifyOutcomes: ['CERTIFY_OUTCOME_DECERTIFIED'] },
  cancelled: { certifyOutcomes: ['CERTIFY_OUTCOME_CANCELLED', 'CERTIFY_OUTCOME_WAIT_TIMED_OUT'] },
} as const
export type TaskStatus = keyof typeof TASK_STATUSES
