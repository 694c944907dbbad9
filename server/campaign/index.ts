import type { Operation } from '../http/index.ts'
import { prepareCampaign, resetCampaign } from '../preparation/actions.ts'
import { getProgress } from '../preparation/get-progress.ts'
import { getItem } from '../preparation/items/get-item.ts'
import { listItemsOperation } from '../preparation/items/list-items.ts'
import { searchItems } from '../preparation/items/search-items.ts'
import { getAccuracy } from '../preparation/ledger/get-accuracy.ts'
import { getLedger } from '../preparation/ledger/get-ledger.ts'
import { validateCampaign } from '../preparation/preview/validate-campaign.ts'
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

export { SIZES } from '../jobs/index.ts'
export { policiesJob } from '../preparation/policies-job.ts'
export { prepareJob } from '../preparation/prepare-job.ts'
export { purgePreparationJob } from '../preparation/purge-job.ts'

export const campaignOperations: readonly Operation[] = [
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
]
