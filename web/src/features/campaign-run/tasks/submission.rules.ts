import type { Meaning } from '../../../parts/marks/tag.tsx'

const STATES: Record<string, { label: string; meaning: Meaning }> = {
  AWAITING_SIGNATURE: { label: 'Waits for a signature', meaning: 'pending' },
  TIMESTAMPING: { label: 'Being time-stamped', meaning: 'accent' },
  APPLYING: { label: 'Being applied', meaning: 'accent' },
  DONE: { label: 'Done', meaning: 'certify' },
  EXPIRED: { label: 'Not signed in time', meaning: 'warning' },
  FAILED: { label: 'Failed', meaning: 'deny' },
}

export const stateOfSubmission = (state: string): { label: string; meaning: Meaning } =>
  STATES[state] ?? { label: state, meaning: 'plain' }
