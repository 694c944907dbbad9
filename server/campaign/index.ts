import type { Domain } from '../http/index.ts'
import { SIZES } from '../jobs/index.ts'
import { prepareCampaign, resetCampaign } from '../preparation/actions.ts'
import { getProgress } from '../preparation/get-progress.ts'
import { getItem } from '../preparation/items/get-item.ts'
import { listItemsOperation } from '../preparation/items/list-items.ts'
import { searchItems } from '../preparation/items/search-items.ts'
import { getAccuracy } from '../preparation/ledger/get-accuracy.ts'
import { getLedger } from '../preparation/ledger/get-ledger.ts'
import { policiesJob } from '../preparation/policies-job.ts'
import { CAMPAIGN_MAX_ITEMS } from '../preparation/preparation.settings.ts'
import { prepareJob } from '../preparation/prepare-job.ts'
import { validateCampaign } from '../preparation/preview/validate-campaign.ts'
import { purgePreparationJob } from '../preparation/purge-job.ts'
import { createCampaign } from './create-campaign.ts'
import { deleteCampaignOperation } from './delete-campaign.ts'
import { getCampaign } from './get-campaign.ts'
import { getCampaignOwners } from './get-owners.ts'
import { listCampaignsOperation } from './list-campaigns.ts'
import { getScopeAndEntitlements } from './selection/get-scope-and-entitlements.ts'
import { getSelection } from './selection/get-selection.ts'
import { RESOURCE_TYPES, SELECTIONS } from './selection/selections.ts'
import { setScopeAndEntitlements } from './selection/set-scope-and-entitlements.ts'
import { setScopeByResourceType } from './selection/set-scope-by-resource-type.ts'
import { setSelection } from './selection/set-selection.ts'
import { setCampaignOwners } from './set-owners.ts'
import { updateCampaignOperation } from './update-campaign.ts'

export const campaign: Domain = {
  name: 'campaign',
  settings: [CAMPAIGN_MAX_ITEMS],
  operations: [
    createCampaign,
    getCampaign,
    listCampaignsOperation,
    updateCampaignOperation,
    deleteCampaignOperation,
    getCampaignOwners,
    setCampaignOwners,
    getScopeAndEntitlements,
    setScopeAndEntitlements,
    getSelection(RESOURCE_TYPES),
    setScopeByResourceType,
    validateCampaign,
    prepareCampaign,
    resetCampaign,
    getProgress,
    getLedger,
    getAccuracy,
    listItemsOperation,
    searchItems,
    getItem,
    ...SELECTIONS.flatMap((selection) => [getSelection(selection), setSelection(selection)]),
  ],
  jobs({ database, settings }) {
    const sizes = SIZES[database.engine]
    return [prepareJob(settings.get(CAMPAIGN_MAX_ITEMS), sizes), policiesJob(sizes), purgePreparationJob]
  },
}
