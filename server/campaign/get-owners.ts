import { CampaignOwners } from '../../contract/campaign.ts'
import { readOperation } from '../http/index.ts'
import { reachOf } from './campaign.rules.ts'
import { findCampaign, listOwnerIds } from './campaign.store.ts'
import { CampaignPath } from './paths.ts'

export const getCampaignOwners = readOperation({
  id: 'svc.api.accessreview.v1.AccessReviewOwnerService.Get',
  method: 'GET',
  path: '/api/v1/access_review/{access_review_id}/owners',
  tag: 'Access Review',
  summary: 'List the ids of the owners of a campaign',
  permission: 'signed_in',
  versioned: true,
  params: CampaignPath,
  reply: CampaignOwners,
  errors: ['not_found'],
  async run({ db, tenant, actor, fail, setVersion }, { params }) {
    const campaign = await findCampaign(db, tenant.id, params.access_review_id, reachOf(actor))
    if (!campaign) return fail('not_found', { thing: 'campaign' })
    setVersion(campaign.revision)
    return { userIds: await listOwnerIds(db, tenant.id, campaign.message.id) }
  },
})
