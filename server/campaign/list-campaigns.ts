import { CAMPAIGN_EXPAND_PATHS, CampaignList } from '../../contract/campaign/campaign.ts'
import { listOperation } from '../http/index.ts'
import { reachOf } from './campaign.rules.ts'
import { listCampaigns } from './campaign.store.ts'
import { campaignViews } from './campaign-view.ts'

export const listCampaignsOperation = listOperation({
  id: 'svc.api.accessreview.v1.AccessReviewService.List',
  path: '/api/v1/access_reviews',
  tag: 'Access Review',
  summary: 'List the campaigns that you may see, newest first',
  description: 'All campaigns for those who may see them, otherwise the campaigns that you own.',
  permission: 'signed_in',
  reply: CampaignList,
  expand: CAMPAIGN_EXPAND_PATHS,
  fetch: ({ db, tenant, actor }, { after: [before], limit }) =>
    listCampaigns(db, tenant.id, reachOf(actor), { before, limit }),
  keyOf: ({ message }) => [message.id],
  view: ({ db, tenant, actor }, rows, { expansion }) => campaignViews(db, tenant.id, actor, rows, expansion),
})
