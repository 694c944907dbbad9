import type { Operation } from '../http/index.ts'
import { createCampaign } from './create-campaign.ts'
import { deleteCampaignOperation } from './delete-campaign.ts'
import { getCampaign } from './get-campaign.ts'
import { getCampaignOwners } from './get-owners.ts'
import { getScopeAndEntitlements } from './get-scope-and-entitlements.ts'
import { getSelection } from './get-selection.ts'
import { getItem } from './items/get-item.ts'
import { listItemsOperation } from './items/list-items.ts'
import { searchItems } from './items/search-items.ts'
import { listCampaignsOperation } from './list-campaigns.ts'
import { prepareCampaign, resetCampaign } from './prepare/actions.ts'
import { getAccuracy } from './prepare/get-accuracy.ts'
import { getLedger } from './prepare/get-ledger.ts'
import { getProgress } from './prepare/get-progress.ts'
import { validateCampaign } from './prepare/validate-campaign.ts'
import { RESOURCE_TYPES, SELECTIONS } from './selections.ts'
import { setCampaignOwners } from './set-owners.ts'
import { setScopeAndEntitlements } from './set-scope-and-entitlements.ts'
import { setScopeByResourceType } from './set-scope-by-resource-type.ts'
import { setSelection } from './set-selection.ts'
import { updateCampaignOperation } from './update-campaign.ts'

export { policiesJob, prepareJob, purgePreparationJob } from './prepare/prepare-job.ts'
export { SIZES } from './prepare/run-phases.ts'

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
