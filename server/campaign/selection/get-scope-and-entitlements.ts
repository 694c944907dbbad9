import { ScopeAndEntitlements, SETUP_EXPAND_PATHS } from '../../../contract/campaign/campaign-setup.ts'
import { readOperation } from '../../http/index.ts'
import { loadVisibleCampaign } from '../load-campaign.ts'
import { scopeAndEntitlements } from './setup-entitlement-views.ts'

export const getScopeAndEntitlements = readOperation({
  id: 'svc.api.accessreview.v1.AccessReviewSetupEntitlementService.GetCampaignScopeAndEntitlements',
  method: 'GET',
  path: '/api/v1/access_review/{access_review_id}/scope_and_entitlements',
  tag: 'Access Review',
  summary: 'Get the scope and the selected entitlements of a campaign',
  description: 'Lists all of them at once, each with the policy that reviews it.',
  permission: 'signed_in',
  versioned: true,
  reply: ScopeAndEntitlements,
  errors: ['not_found'],
  async run(context, { params }) {
    const { db, tenant, actor, expand } = context
    const { message } = await loadVisibleCampaign(context, params.access_review_id)
    return scopeAndEntitlements(db, tenant.id, actor, message, expand(undefined, SETUP_EXPAND_PATHS))
  },
})
