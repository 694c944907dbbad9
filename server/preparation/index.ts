import type { CampaignContributions } from '../campaign/index.ts'
import type { Operation } from '../http/index.ts'
import { prepareAction, recomputePolicies, resetAction } from './actions.ts'
import { getProgress } from './get-progress.ts'
import { getItem } from './items/get-item.ts'
import { listItemsOperation } from './items/list-items.ts'
import { searchItems } from './items/search-items.ts'
import { getAccuracy } from './ledger/get-accuracy.ts'
import { getLedger } from './ledger/get-ledger.ts'
import { validateCampaign } from './preview/validate-campaign.ts'

export { preparationPolicyUsage } from './preparation.sql.ts'
export { policiesJob, prepareJob, purgePreparationJob } from './prepare-job.ts'
export { SIZES } from './run-phases.ts'

export const preparationOperations: readonly Operation[] = [
  validateCampaign,
  getProgress,
  getLedger,
  getAccuracy,
  listItemsOperation,
  searchItems,
  getItem,
]

/** What preparing adds to campaigns. */
export const preparationContributions: CampaignContributions = {
  actions: [prepareAction, resetAction],
  onPolicyChange: recomputePolicies,
}
