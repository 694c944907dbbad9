import type { Meaning } from '../marks/tag.tsx'

const LABELS: Record<string, { label: string; meaning: Meaning }> = {
  DRAFT: { label: 'Draft', meaning: 'plain' },
  COPYING_SETUP_ENTITLEMENTS: { label: 'Copying', meaning: 'accent' },
  COPYING_RESOURCE_TYPE_SELECTIONS: { label: 'Copying', meaning: 'accent' },
  PREPARING: { label: 'Preparing', meaning: 'accent' },
  RESETTING_POLICIES: { label: 'Changing policies', meaning: 'accent' },
  REVIEW: { label: 'Prepared', meaning: 'accent' },
  PENDING: { label: 'Scheduled', meaning: 'accent' },
  STARTING: { label: 'Starting', meaning: 'accent' },
  OPEN: { label: 'Open', meaning: 'certify' },
  CLOSED: { label: 'Closed', meaning: 'plain' },
  DELETING: { label: 'Deleting', meaning: 'warning' },
  DELETED: { label: 'Deleted', meaning: 'warning' },
}

/** The state of a campaign without its prefix: `DRAFT`. */
export const nameOfState = (state: string): string => state.replace('ACCESS_REVIEW_STATE_', '')

/** The state of a campaign as people read it; one that is not known here has its own name. */
export const labelOfState = (state: string): { label: string; meaning: Meaning } =>
  LABELS[nameOfState(state)] ?? { label: nameOfState(state).toLowerCase().replaceAll('_', ' '), meaning: 'plain' }
