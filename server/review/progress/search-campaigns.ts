import { CAMPAIGN_EXPAND_PATHS } from '../../../contract/campaign/campaign.ts'
import { FoundCampaignList, SearchCampaignsRequest } from '../../../contract/campaign/campaign-search.ts'
import {
  type Campaign,
  campaignViews,
  listCampaigns,
  listShownOwners,
  reachOf,
  readinessViolations,
} from '../../campaign/index.ts'
import { searchOperation } from '../../http/index.ts'
import { type CampaignTally, countByCampaign } from './campaign-tallies.store.ts'

export const searchCampaigns = searchOperation({
  id: 'svc.api.accessreview.v1.AccessReviewSearchService.Search',
  path: '/api/v1/search/access_reviews',
  tag: 'Access Review',
  summary: 'Search the campaigns that you may see, newest first',
  description:
    'Each with its owners and how far its review is. Filters are combined with AND, the values of one filter with OR.',
  permission: 'signed_in',
  body: SearchCampaignsRequest,
  reply: FoundCampaignList,
  expand: CAMPAIGN_EXPAND_PATHS,
  fetch: ({ db, tenant, actor }, { filter, after: [before], limit }) =>
    listCampaigns(db, tenant.id, reachOf(actor), { before, limit }, filter),
  keyOf: ({ message }) => [message.id],
  async view({ db, tenant, actor }, rows, { expansion }) {
    const ids = rows.map(({ message }) => message.id)
    const views = await campaignViews(db, tenant.id, actor, rows, expansion)
    const owners = new Map((await listShownOwners(db, tenant.id, ids)).map((row) => [row.campaignId, row]))
    const tallies = new Map((await countByCampaign(db, tenant.id, ids)).map((row) => [row.campaignId, row]))
    return rows.flatMap((campaign, index) => {
      const [view, { id }] = [views[index], campaign.message]
      const [owned, tally] = [owners.get(id), tallies.get(id)]
      if (!view) return []
      return [
        {
          ...view,
          owners: owned?.owners ?? [],
          ownerCount: owned?.count ?? 0,
          taskCount: tally?.taskCount ?? 0,
          openCount: tally?.openCount ?? 0,
          decidedCount: tally?.decidedCount ?? 0,
          deniedCount: tally?.deniedCount ?? 0,
          needsYouCount: needsCount(campaign, tally),
        },
      ]
    })
  },
})

const needsCount = ({ message }: Campaign, tally: CampaignTally | undefined): number =>
  message.state === 'ACCESS_REVIEW_STATE_DRAFT'
    ? readinessViolations(message, '').length + (message.errorState.endsWith('_UNSPECIFIED') ? 0 : 1)
    : (tally?.needsYouCount ?? 0)
