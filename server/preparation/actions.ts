import {
  type ActionContext,
  type Campaign,
  type CampaignAction,
  readinessViolations,
  transitionBy,
} from '../campaign/index.ts'
import { beginPreparing } from './begin-preparing.ts'
import { POLICIES_JOB } from './policies-job.ts'
import { beginPolicies } from './preparation.store.ts'
import { endPreparation } from './prepare-job.ts'

export const prepareAction: CampaignAction = {
  name: 'prepare',
  method: 'Prepare',
  summary: 'Turn the scope of a draft into items to review',
  description:
    'Replies at once with the state PREPARING. The work runs in the background (see `progress`) and ends in REVIEW. The items show a snapshot of the access data: later changes do not affect them. If there are more items than the quota allows, the campaign returns to DRAFT with an errorState.',
  permission: 'campaign.own',
  fieldReasons: ['required'],
  async act(context, { message }, fieldPrefix) {
    const violations = readinessViolations(message, fieldPrefix)
    if (violations.length > 0) return context.invalid(...violations)
    await beginPreparing(context, message.id)
  },
}

export const resetAction: CampaignAction = {
  name: 'reset',
  method: 'Reset',
  summary: 'Turn a prepared campaign back into a draft',
  description: 'Deletes its items. Also stops a campaign that is being prepared.',
  permission: 'campaign.own',
  async act({ tx, tenant }, { message }) {
    const move = transitionBy(message.state, 'reset')
    if (!move) throw new Error(`reset of a campaign in the state ${message.state}`)
    await endPreparation(tx, tenant.id, message.id, move)
  },
}

/** Recomputes the policies of a prepared campaign's items after its own policies changed. */
export async function recomputePolicies({ tx, tenant, jobs }: ActionContext, { message }: Campaign): Promise<void> {
  const preparationKey = await beginPolicies(tx, tenant.id, message.id)
  if (preparationKey !== undefined)
    await jobs.enqueue(POLICIES_JOB, { campaignId: message.id, preparationKey }, { key: preparationKey })
}
