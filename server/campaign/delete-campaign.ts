import { Empty } from '../../contract/wire/scalars.ts'
import { writeOperation } from '../http/index.ts'
import { stageOf, transitionBy } from './campaign.stages.ts'
import { lockManagedCampaign, MANAGING_ERRORS } from './load-campaign.ts'
import type { CampaignContributions } from './update-campaign.ts'

export const deleteCampaignOperation = ({ endPreparation }: CampaignContributions) =>
  writeOperation({
    id: 'svc.api.accessreview.v1.AccessReviewService.Delete',
    method: 'DELETE',
    path: '/api/v1/access_review/{id}',
    tag: 'Access Review',
    summary: 'Delete a campaign that has not started',
    description:
      'A draft or a prepared campaign. It is kept for the audit, without its items; no operation shows it any more. A campaign that has started cannot be deleted: it is evidence.',
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
      await endPreparation(tx, tenant.id, id, move)
      audit({ campaign: id, detail: { displayName } })
      return {}
    },
  })
