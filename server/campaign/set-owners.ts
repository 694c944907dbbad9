import { CampaignOwners, SetCampaignOwnersRequest } from '../../contract/campaign/campaign.ts'
import { EXAMPLE_IDS } from '../../contract/wire/example-ids.ts'
import { findUsers } from '../directory/index.ts'
import { writeOperation } from '../http/index.ts'
import { mayReplaceOwners } from './campaign.rules.ts'
import { stageOf } from './campaign.stages.ts'
import { listOwnerIds, replaceOwners } from './campaign.store.ts'
import { lockManagedCampaign, MANAGING_ERRORS } from './load-campaign.ts'
import { campaignOwnerViolations, OWNER_REASONS } from './owner.rules.ts'

export const setCampaignOwners = writeOperation({
  id: 'svc.api.accessreview.v1.AccessReviewOwnerService.Set',
  method: 'PUT',
  path: '/api/v1/access_review/{access_review_id}/owners',
  tag: 'Access Review',
  summary: 'Replace the owners of a campaign',
  description:
    'The owners of a campaign can manage it, whatever their roles. The owners of a closed campaign can be replaced by a Super Administrator only.',
  permission: 'campaign.own',
  idempotent: true,
  versioned: true,
  body: SetCampaignOwnersRequest,
  reply: CampaignOwners,
  errors: MANAGING_ERRORS,
  fieldReasons: OWNER_REASONS,
  example: { userIds: [EXAMPLE_IDS.user] },
  async run(context, { params, body: { userIds = [] } }) {
    const { tx, tenant, actor, audit, fail, invalid, setVersion } = context
    const { message, revision } = await lockManagedCampaign(context, params.access_review_id)
    const { state } = message
    if (!mayReplaceOwners(actor, state))
      return fail('invalid_state', { state, wanted: 'given other owners', hint: stageOf(state).hint })
    const statuses = new Map((await findUsers(tx, tenant.id, userIds)).map(({ id, status }) => [id, status]))
    const violations = campaignOwnerViolations(userIds, statuses, 'userIds')
    if (violations.length > 0) return invalid(...violations)
    const before = await listOwnerIds(tx, tenant.id, message.id)
    await replaceOwners(tx, tenant.id, message.id, userIds)
    audit({ campaign: message.id, detail: { before, after: [...userIds].sort() } })
    setVersion(revision + 1)
    return { userIds: await listOwnerIds(tx, tenant.id, message.id) }
  },
})
