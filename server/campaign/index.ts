import type { Operation } from '../http/index.ts'
import { createCampaign } from './create-campaign.ts'
import { deleteCampaignOperation } from './delete-campaign.ts'
import { getCampaign } from './get-campaign.ts'
import { getCampaignOwners } from './get-owners.ts'
import { getScopeAndEntitlements } from './get-scope-and-entitlements.ts'
import { getSelection } from './get-selection.ts'
import { listCampaignsOperation } from './list-campaigns.ts'
import { RESOURCE_TYPES, SELECTIONS } from './selections.ts'
import { setCampaignOwners } from './set-owners.ts'
import { setScopeAndEntitlements } from './set-scope-and-entitlements.ts'
import { setScopeByResourceType } from './set-scope-by-resource-type.ts'
import { setSelection } from './set-selection.ts'
import { updateCampaignOperation } from './update-campaign.ts'

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
  ...SELECTIONS.flatMap((selection) => [getSelection(selection), setSelection(selection)]),
]
