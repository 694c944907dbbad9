import { Empty } from '../../contract/wire/scalars.ts'
import { writeOperation } from '../http/index.ts'
import { stageOf, transitionBy } from './campaign.stages.ts'
import { moveCampaign } from './campaign.store.ts'
import { lockManagedCampaign, MANAGING_ERRORS } from './load-campaign.ts'

export const deleteCampaign = writeOperation({
  id: 'svc.api.accessreview.v1.AccessReviewService.Delete',
  method: 'DELETE',
  path: '/api/v1/access_review/{id}',
  tag: 'Access Review',
  summary: 'Delete a draft',
  description: 'A deleted campaign is kept for the audit; no operation shows it any more.',
  permission: 'campaign.own',
  idempotent: false,
  versioned: true,
  body: Empty,
  reply: Empty,
  errors: MANAGING_ERRORS,
  async run(context, { params }) {
    const { tx, tenant, audit, fail } = context
    const { message } = await lockManagedCampaign(context, params.id)
    const { id, state, displayName } = message
    const move = transitionBy(state, 'delete')
    if (!move) return fail('invalid_state', { state, wanted: 'deleted', hint: stageOf(state).hint })
    await moveCampaign(tx, tenant.id, id, move)
    audit({ target: id, detail: { displayName } })
    return {}
  },
})
