import type { CampaignContributions } from '../campaign/index.ts'
import type { Domain } from '../http/index.ts'
import { SIZES } from '../jobs/index.ts'
import { prepareAction, recomputePolicies, resetAction } from './actions.ts'
import { getProgress } from './get-progress.ts'
import { getItem } from './items/get-item.ts'
import { listItemsOperation } from './items/list-items.ts'
import { searchItems } from './items/search-items.ts'
import { getAccuracy } from './ledger/get-accuracy.ts'
import { getLedger } from './ledger/get-ledger.ts'
import { policiesJob } from './policies-job.ts'
import { CAMPAIGN_MAX_ITEMS, PREVIEW_EXPRESSION_SECONDS } from './preparation.settings.ts'
import { prepareJob } from './prepare-job.ts'
import { validateCampaign } from './preview/validate-campaign.ts'
import { purgePreparationJob } from './purge-job.ts'

export { preparationPolicyUsage } from './preparation.sql.ts'

/** What preparing adds to campaigns. */
export const preparationContributions: CampaignContributions = {
  actions: [prepareAction, resetAction],
  onPolicyChange: recomputePolicies,
}

export const preparation: Domain = {
  name: 'preparation',
  settings: [CAMPAIGN_MAX_ITEMS, PREVIEW_EXPRESSION_SECONDS],
  operations: [validateCampaign, getProgress, getLedger, getAccuracy, listItemsOperation, searchItems, getItem],
  jobs({ database, settings }) {
    const sizes = SIZES[database.engine]
    return [prepareJob(settings.get(CAMPAIGN_MAX_ITEMS), sizes), policiesJob(sizes), purgePreparationJob]
  },
}
