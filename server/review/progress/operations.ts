import { getBurnDown } from './get-burn-down.ts'
import { getProgress } from './get-progress.ts'
import { getSummary } from './get-summary.ts'
import { listAppProgress } from './list-apps.ts'
import { listReviewersOperation } from './list-reviewers.ts'
import { searchCampaigns } from './search-campaigns.ts'

export const progressOperations = [
  getProgress,
  getSummary,
  getBurnDown,
  listAppProgress,
  listReviewersOperation,
  searchCampaigns,
]
