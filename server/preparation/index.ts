import type { CampaignContributions } from '../campaign/index.ts'
import type { Domain } from '../http/index.ts'
import { SIZES } from '../jobs/index.ts'
import { CAMPAIGN_MAX_ITEMS } from '../tenant-settings/index.ts'
import { prepareAction, recomputePolicies, resetAction } from './actions.ts'
import { getItem } from './items/get-item.ts'
import { listItemsOperation } from './items/list-items.ts'
import { searchItems } from './items/search-items.ts'
import { acknowledgeLeftOut } from './ledger/acknowledge-left-out.ts'
import { getAccuracy } from './ledger/get-accuracy.ts'
import { getLedger } from './ledger/get-ledger.ts'
import { listExcludedGrants } from './ledger/list-excluded-grants.ts'
import { listLeftOut } from './ledger/list-left-out.ts'
import { policiesJob } from './policies-job.ts'
import { PREVIEW_EXPRESSION_SECONDS } from './preparation.settings.ts'
import { endPreparation, prepareJob } from './prepare-job.ts'
import { getInheritance } from './preview/get-inheritance.ts'
import { validateCampaign } from './preview/validate-campaign.ts'
import { validateExpression } from './preview/validate-expression.ts'
import { purgePreparationJob } from './purge-job.ts'

export { beginPreparing, renewPreparation } from './begin-preparing.ts'
export { itemsOfPairs } from './items/item-view.ts'
export { inaccurateSources, lateSourcesOf, loadLedger, renewedSources } from './ledger/load-ledger.ts'
export { preparationDigests } from './ledger/preparation-digests.ts'
export { findPolicyNow } from './policies.store.ts'
export { PREVIEW_EXPRESSION_SECONDS } from './preparation.settings.ts'
export { preparationPolicyUsage, preparationSourceUsage, preparedEntitlements } from './preparation.sql.ts'
export { findPreparation, type Preparation } from './preparation.store.ts'
export { withStillData } from './still-data.ts'

/** What preparing adds to campaigns. */
export const preparationContributions: CampaignContributions = {
  actions: [prepareAction, resetAction],
  onPolicyChange: recomputePolicies,
  endPreparation,
}

export const preparation: Domain = {
  name: 'preparation',
  settings: [PREVIEW_EXPRESSION_SECONDS],
  operations: [
    validateCampaign,
    validateExpression,
    getInheritance,
    getLedger,
    getAccuracy,
    listLeftOut,
    listExcludedGrants,
    acknowledgeLeftOut,
    listItemsOperation,
    searchItems,
    getItem,
  ],
  jobs({ database, settings }) {
    const sizes = SIZES[database.engine]
    return [prepareJob(settings.get(CAMPAIGN_MAX_ITEMS), sizes), policiesJob(sizes), purgePreparationJob]
  },
}
