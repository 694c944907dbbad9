import { CAMPAIGN_EXPAND_PATHS, GetCampaignReply } from '../../contract/campaign/campaign.ts'
import { readOperation } from '../http/index.ts'
import { campaignReply } from './campaign-view.ts'
import { loadVisibleCampaign } from './load-campaign.ts'

export const getCampaign = readOperation({
  id: 'svc.api.accessreview.v1.AccessReviewService.Get',
  method: 'GET',
  path: '/api/v1/access_review/{id}',
  tag: 'Access Review',
  summary: 'Get a campaign',
  description: 'Administrators see every campaign, other users the campaigns they own.',
  permission: 'signed_in',
  versioned: true,
  reply: GetCampaignReply,
  errors: ['not_found'],
  async run(context, { params }) {
    const { db, tenant, actor, expand } = context
    const campaign = await loadVisibleCampaign(context, params.id)
    return campaignReply(db, tenant.id, actor, campaign, expand(undefined, CAMPAIGN_EXPAND_PATHS))
  },
})
