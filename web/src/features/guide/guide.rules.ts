import type { PagePath } from '../../paths.ts'

/** How many campaigns are in each state. */
export type StateCounts = ReadonlyMap<string, number>

const STARTED = ['ACCESS_REVIEW_STATE_STARTING', 'ACCESS_REVIEW_STATE_OPEN', 'ACCESS_REVIEW_STATE_CLOSED']
const PREPARED = ['ACCESS_REVIEW_STATE_REVIEW', 'ACCESS_REVIEW_STATE_PENDING']

const countIn = (counts: StateCounts, states: readonly string[]) =>
  states.reduce((sum, state) => sum + (counts.get(state) ?? 0), 0)

/** The guide has done its work when a campaign has started. */
export const hasStarted = (counts: StateCounts): boolean => countIn(counts, STARTED) > 0
export const hasPrepared = (counts: StateCounts): boolean => countIn(counts, PREPARED) > 0

/** Who is led through the first steps: people who can take them. */
export const mayUseGuide = (permissions: readonly string[]): boolean =>
  permissions.includes('source.write') && permissions.includes('app.read')

interface Home {
  permissions: readonly string[]
  /** Undefined: not known, because the request failed. */
  counts: StateCounts | undefined
  openReviews: number
  isGuideHidden: boolean
}

/** Where the start page leads: to what waits, else to what the person may see. */
export function homeOf({ permissions, counts, openReviews, isGuideHidden }: Home): PagePath {
  if (counts && !hasStarted(counts) && mayUseGuide(permissions) && !isGuideHidden) return '/guide'
  if (openReviews > 0) return '/reviews'
  if (permissions.includes('campaign.create') || seesCampaigns(permissions, counts)) return '/campaigns'
  if (permissions.includes('source.write')) return '/data/sources'
  return '/reviews'
}

/** Whether the list of campaigns has something for this person, or could have. */
export const seesCampaigns = (permissions: readonly string[], counts: StateCounts | undefined): boolean =>
  permissions.includes('campaign.create') ||
  permissions.includes('campaign.read_all') ||
  [...(counts?.values() ?? [])].some((count) => count > 0)
