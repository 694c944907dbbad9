import { CampaignCounts, CountCampaignsRequest } from '../../contract/campaign/campaign-search.ts'
import { readOperation } from '../http/index.ts'
import { reachOf } from './campaign.rules.ts'
import { countCampaigns } from './campaign.store.ts'

export const countCampaignsOperation = readOperation({
  id: 'svc.api.accessreview.v1.AccessReviewSearchService.CountByState',
  method: 'POST',
  path: '/api/v1/search/access_reviews/counts',
  tag: 'Access Review',
  summary: 'Count the campaigns that you may see, by state',
  description: 'Filters are combined with AND, the values of one filter with OR.',
  permission: 'signed_in',
  body: CountCampaignsRequest,
  reply: CampaignCounts,
  errors: [],
  run: async ({ db, tenant, actor }, { body }) => ({
    counts: await countCampaigns(db, tenant.id, reachOf(actor), body),
  }),
})
