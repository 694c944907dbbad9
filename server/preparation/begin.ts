import type { AccessReview } from '../../contract/campaign/campaign.ts'
import { type CampaignAction, notReady, stageOf } from '../campaign/campaign.rules.ts'
import type { Campaign } from '../campaign/campaign.store.ts'
import type { WriteContext } from '../http/operation.ts'
import { POLICIES_JOB } from './policies-job.ts'
import { beginPolicies, beginPreparation } from './preparation.store.ts'
import { backToDraft, PREPARE_JOB } from './prepare-job.ts'

type Context = Pick<WriteContext, 'tx' | 'tenant' | 'jobs' | 'invalid'> & {
  fail(error: 'invalid_state', params?: Record<string, string>): never
}

const DONE_WORDS: Record<CampaignAction, string> = { prepare: 'prepared', reset: 'reset', validate: 'validated' }

/** Stops unless an action is possible in the state that a campaign is in. */
export function requireAction({ fail }: Pick<Context, 'fail'>, { message }: Campaign, action: CampaignAction): void {
  const { actions, hint } = stageOf(message.state)
  if (!actions.includes(action)) fail('invalid_state', { state: message.state, wanted: DONE_WORDS[action], hint })
}

/** Begins to turn the scope of a draft into items. */
export async function beginPreparing(context: Context, campaign: Campaign, field = ''): Promise<void> {
  requireAction(context, campaign, 'prepare')
  const violations = notReady(campaign.message, field)
  if (violations.length > 0) return context.invalid(...violations)
  const campaignId = campaign.message.id
  const preparationKey = await beginPreparation(context.tx, context.tenant.id, campaignId)
  // Not by the campaign: a job that still waits to look at the preparation before would take the place of this one.
  await context.jobs.enqueue(PREPARE_JOB, { campaignId, preparationKey }, { key: preparationKey })
}

/** Makes a campaign a draft again. */
export async function resetToDraft(context: Context, campaign: Campaign): Promise<void> {
  requireAction(context, campaign, 'reset')
  await backToDraft(context.tx, context.tenant.id, campaign.message.id)
}

/** After a change of policy: a prepared campaign gets its items' policies anew. */
export async function renewPolicies({ tx, tenant, jobs }: Context, { id, state }: AccessReview): Promise<void> {
  if (state !== 'ACCESS_REVIEW_STATE_REVIEW') return
  const preparationKey = await beginPolicies(tx, tenant.id, id)
  await jobs.enqueue(POLICIES_JOB, { campaignId: id, preparationKey }, { key: preparationKey })
}
