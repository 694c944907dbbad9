import type { Domain } from '../http/index.ts'
import { actionOperation } from './campaign-action.ts'
import { countCampaignsOperation } from './count-campaigns.ts'
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
import { type CampaignContributions, updateCampaignOperation } from './update-campaign.ts'

export { reachOf, readinessViolations } from './campaign.rules.ts'
export {
  campaignOwners,
  campaignPolicyUsage,
  campaignProviderUsage,
  campaignRows,
  campaignSourceUsage,
  isVisible,
  preparingCampaigns,
  selectedEntitlements,
  usingCampaign,
  visibleCampaign,
} from './campaign.sql.ts'
export { type Transition, transitionBy } from './campaign.stages.ts'
export {
  type Campaign,
  findCampaign,
  listCampaigns,
  listOwnerIds,
  listShownOwners,
  lockCampaign,
  moveCampaign,
} from './campaign.store.ts'
export { type ActionContext, type CampaignAction, campaignAction, requireAction } from './campaign-action.ts'
export { campaignViews } from './campaign-view.ts'
export { loadVisibleCampaign, lockManagedCampaign, MANAGING_ERRORS } from './load-campaign.ts'
export { mailOwners } from './mail-owners.ts'
export { loadMailedCampaigns, type MailedCampaign } from './mailed-campaign.store.ts'
export { isPast, tenantsWithDueCampaigns } from './schedule.sql.ts'
export {
  type Due,
  findHeldReason,
  isDue,
  listDueCampaigns,
  markClosing,
  setHeldReason,
  settleSchedule,
  spendDate,
} from './schedule.store.ts'
export { listSets } from './selection/selection.store.ts'
export type { CampaignContributions } from './update-campaign.ts'

/** Campaigns, with the actions that later domains contribute. */
export const campaignDomain = (contributions: CampaignContributions): Domain => ({
  name: 'campaign',
  operations: [
    createCampaign,
    getCampaign,
    listCampaignsOperation,
    countCampaignsOperation,
    updateCampaignOperation(contributions),
    deleteCampaignOperation(contributions),
    getCampaignOwners,
    setCampaignOwners,
    getScopeAndEntitlements,
    setScopeAndEntitlements,
    getSelection(RESOURCE_TYPES),
    setScopeByResourceType,
    ...contributions.actions.map(actionOperation),
    ...SELECTIONS.flatMap((selection) => [getSelection(selection), setSelection(selection)]),
  ],
})
