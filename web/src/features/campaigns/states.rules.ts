import type { CampaignState } from './queries.ts'

export const STATE_TABS = ['open', 'prepared', 'drafts', 'closed'] as const
export type StateTab = (typeof STATE_TABS)[number]

/** The tab of each state that this version knows. */
const TABS: Partial<Record<CampaignState, StateTab>> = {
  ACCESS_REVIEW_STATE_OPEN: 'open',
  ACCESS_REVIEW_STATE_STARTING: 'open',
  ACCESS_REVIEW_STATE_REVIEW: 'prepared',
  ACCESS_REVIEW_STATE_PENDING: 'prepared',
  ACCESS_REVIEW_STATE_RESETTING_POLICIES: 'prepared',
  ACCESS_REVIEW_STATE_DRAFT: 'drafts',
  ACCESS_REVIEW_STATE_PREPARING: 'drafts',
  ACCESS_REVIEW_STATE_COPYING_SETUP_ENTITLEMENTS: 'drafts',
  ACCESS_REVIEW_STATE_COPYING_RESOURCE_TYPE_SELECTIONS: 'drafts',
  ACCESS_REVIEW_STATE_CLOSED: 'closed',
  ACCESS_REVIEW_STATE_DELETING: 'closed',
}

export const statesOf = (tab: StateTab): CampaignState[] =>
  (Object.keys(TABS) as CampaignState[]).filter((state) => TABS[state] === tab)

/** The same for every campaign that is made in one month: "Access review, November 2026". */
export const newCampaignName = (now: Date): string =>
  `Access review, ${new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' }).format(now)}`
