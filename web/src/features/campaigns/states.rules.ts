import type { CampaignState } from './queries.ts'

export const STATE_TABS = ['open', 'prepared', 'drafts', 'closed'] as const
export type StateTab = (typeof STATE_TABS)[number]

type Meaning = 'plain' | 'accent' | 'certify' | 'warning'

interface ShownState {
  label: string
  meaning: Meaning
  tab: StateTab
}

const STATES: Partial<Record<CampaignState, ShownState>> = {
  ACCESS_REVIEW_STATE_OPEN: { label: 'Open', meaning: 'certify', tab: 'open' },
  ACCESS_REVIEW_STATE_STARTING: { label: 'Starting', meaning: 'accent', tab: 'open' },
  ACCESS_REVIEW_STATE_REVIEW: { label: 'Prepared', meaning: 'accent', tab: 'prepared' },
  ACCESS_REVIEW_STATE_PENDING: { label: 'Scheduled', meaning: 'accent', tab: 'prepared' },
  ACCESS_REVIEW_STATE_RESETTING_POLICIES: { label: 'Changing policies', meaning: 'accent', tab: 'prepared' },
  ACCESS_REVIEW_STATE_DRAFT: { label: 'Draft', meaning: 'plain', tab: 'drafts' },
  ACCESS_REVIEW_STATE_PREPARING: { label: 'Preparing', meaning: 'accent', tab: 'drafts' },
  ACCESS_REVIEW_STATE_COPYING_SETUP_ENTITLEMENTS: { label: 'Copying', meaning: 'accent', tab: 'drafts' },
  ACCESS_REVIEW_STATE_COPYING_RESOURCE_TYPE_SELECTIONS: { label: 'Copying', meaning: 'accent', tab: 'drafts' },
  ACCESS_REVIEW_STATE_CLOSED: { label: 'Closed', meaning: 'plain', tab: 'closed' },
  ACCESS_REVIEW_STATE_DELETING: { label: 'Deleting', meaning: 'warning', tab: 'closed' },
}

/** A state as people read it; one that is not known has its own name. */
export const shownState = (state: string): Pick<ShownState, 'label' | 'meaning'> =>
  STATES[state as CampaignState] ?? { label: state.replace('ACCESS_REVIEW_STATE_', ''), meaning: 'plain' }

export const statesOf = (tab: StateTab): CampaignState[] =>
  (Object.keys(STATES) as CampaignState[]).filter((state) => STATES[state]?.tab === tab)

/** The same for every campaign that is made in one month: "Access review, November 2026". */
export const newCampaignName = (now: Date): string =>
  `Access review, ${new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' }).format(now)}`
