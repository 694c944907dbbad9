import { CAMPAIGN_EXPAND_PATHS, CampaignActionReply, CampaignActionRequest } from '../../contract/campaign/campaign.ts'
import { reachOf } from '../campaign/campaign.rules.ts'
import { type Campaign, findCampaign } from '../campaign/campaign.store.ts'
import { campaignReply } from '../campaign/campaign-view.ts'
import { MANAGING_ERRORS, managedCampaign } from '../campaign/load-campaign.ts'
import { writeOperation } from '../http/index.ts'
import type { WriteContext } from '../http/operation.ts'
import { beginPreparing, resetToDraft } from './begin.ts'

type Context = Parameters<typeof beginPreparing>[0] & WriteContext

interface Action {
  name: string
  method: string
  summary: string
  description: string
  act(context: Context, campaign: Campaign): Promise<void>
}

/** An action on a campaign; the reply is the campaign as it then is. */
const action = ({ name, method, summary, description, act }: Action) =>
  writeOperation({
    id: `svc.api.accessreview.v1.AccessReviewService.${method}`,
    method: 'POST',
    path: `/api/v1/access_review/{id}/action/${name}`,
    tag: 'Access Review',
    summary,
    description,
    permission: 'campaign.own',
    idempotent: true,
    versioned: true,
    body: CampaignActionRequest,
    reply: CampaignActionReply,
    errors: [...MANAGING_ERRORS, 'unknown_expand_path'],
    async run(context, { params, body }) {
      const { tx, tenant, actor, audit, expand, fail, setVersion } = context
      const expansion = expand(body.expandMask, CAMPAIGN_EXPAND_PATHS)
      const campaign = await managedCampaign(context, params.id)
      await act(context as unknown as Context, campaign)
      audit({ target: campaign.message.id, detail: { from: campaign.message.state } })
      const after = await findCampaign(tx, tenant.id, campaign.message.id, reachOf(actor))
      if (!after) return fail('not_found', { thing: 'campaign' })
      setVersion(after.revision)
      return campaignReply(tx, tenant.id, actor, after, expansion)
    },
  })

export const prepareCampaign = action({
  name: 'prepare',
  method: 'Prepare',
  summary: 'Turn the scope of a draft into items to review',
  description:
    'Answers at once with the state PREPARING; the work is done in the background (`progress`), and ends in REVIEW. The items show one moment of the access data, whatever changes later. More items than the quota: back to DRAFT with the errorState.',
  act: beginPreparing,
})

export const resetCampaign = action({
  name: 'reset',
  method: 'Reset',
  summary: 'Make a prepared campaign a draft again',
  description: 'Its items go. Also stops a campaign that is being prepared.',
  act: resetToDraft,
})
