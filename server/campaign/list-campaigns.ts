import { CAMPAIGN_EXPAND_PATHS, CampaignList } from '../../contract/campaign/campaign.ts'
import { PageQuery } from '../../contract/wire/scalars.ts'
import { readOperation } from '../http/index.ts'
import { reachOf } from './campaign.rules.ts'
import { listCampaigns } from './campaign.store.ts'
import { campaignViews } from './campaign-view.ts'

export const listCampaignsOperation = readOperation({
  id: 'svc.api.accessreview.v1.AccessReviewService.List',
  method: 'GET',
  path: '/api/v1/access_reviews',
  tag: 'Access Review',
  summary: 'List the campaigns that you may see, newest first',
  permission: 'signed_in',
  query: PageQuery,
  reply: CampaignList,
  errors: ['invalid_page_token'],
  async run({ db, tenant, actor, expand, page }, { query }) {
    const { rows, nextPageToken } = await page({
      ...query,
      fetch: (limit, after) =>
        listCampaigns(db, tenant.id, reachOf(actor), { before: after && String(after[0]), limit }),
      keyOf: ({ message }) => [message.id],
    })
    const expansion = expand(undefined, CAMPAIGN_EXPAND_PATHS)
    const list = await campaignViews(db, tenant.id, actor, rows, expansion)
    return { list, expanded: expansion.expanded, nextPageToken }
  },
})
