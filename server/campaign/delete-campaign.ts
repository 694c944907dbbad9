import { Empty } from '../../contract/wire/scalars.ts'
import { writeOperation } from '../http/index.ts'
import { stageOf } from './campaign.rules.ts'
import { deleteCampaign } from './campaign.store.ts'
import { MANAGING_ERRORS, managedCampaign } from './load-campaign.ts'

export const deleteCampaignOperation = writeOperation({
  id: 'svc.api.accessreview.v1.AccessReviewService.Delete',
  method: 'DELETE',
  path: '/api/v1/access_review/{id}',
  tag: 'Access Review',
  summary: 'Delete a draft',
  description: 'What was deleted is kept for the audit; no operation shows it any more.',
  permission: 'campaign.own',
  idempotent: false,
  versioned: true,
  body: Empty,
  reply: Empty,
  errors: MANAGING_ERRORS,
  async run(context, { params }) {
    const { tx, tenant, audit, fail } = context
    const { message } = await managedCampaign(context, params.id)
    const { delete: deletable, hint } = stageOf(message.state)
    if (!deletable) return fail('invalid_state', { state: message.state, wanted: 'deleted', hint })
    await deleteCampaign(tx, tenant.id, message.id)
    audit({ target: message.id, detail: { displayName: message.displayName } })
    return {}
  },
})
