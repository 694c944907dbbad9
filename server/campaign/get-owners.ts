import { CampaignOwners } from '../../contract/campaign/campaign.ts'
import { readOperation } from '../http/index.ts'
import { listOwnerIds } from './campaign.store.ts'
import { loadVisibleCampaign } from './load-campaign.ts'

export const getCampaignOwners = readOperation({
  id: 'svc.api.accessreview.v1.AccessReviewOwnerService.Get',
  method: 'GET',
  path: '/api/v1/access_review/{access_review_id}/owners',
  tag: 'Access Review',
  summary: 'List the owners of a campaign',
  description: 'The users who manage the campaign.',
  permission: 'signed_in',
  versioned: true,
  reply: CampaignOwners,
  errors: ['not_found'],
  async run(context, { params }) {
    const { message } = await loadVisibleCampaign(context, params.access_review_id)
    return { userIds: await listOwnerIds(context.db, context.tenant.id, message.id) }
  },
})
