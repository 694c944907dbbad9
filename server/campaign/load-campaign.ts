import type { ReadContext, WriteContext } from '../http/operation.ts'
import { SCOPE_FIELDS } from './campaign.fields.ts'
import { fixedFields, mayManage, reachOf } from './campaign.rules.ts'
import { stageOf } from './campaign.stages.ts'
import { type Campaign, findCampaign, lockCampaign } from './campaign.store.ts'

type VisibleContext = Pick<ReadContext, 'db' | 'tenant' | 'actor' | 'setVersion'> & {
  fail(error: 'not_found', params?: Record<string, string>): never
}
type ManagedContext = Pick<WriteContext, 'tx' | 'tenant' | 'actor' | 'requireVersion'> & {
  fail(error: (typeof MANAGING_ERRORS)[number], params?: Record<string, string>): never
}

/** Errors of every operation on a campaign that the caller must be allowed to manage. */
export const MANAGING_ERRORS = ['not_found', 'permission_denied', 'invalid_state', 'campaign_closing'] as const

/** Loads a campaign and sets its version on the reply. Campaigns the caller may not see are reported as not found. */
export async function loadVisibleCampaign(context: VisibleContext, id: string): Promise<Campaign> {
  const { db, tenant, actor, fail, setVersion } = context
  const campaign = await findCampaign(db, tenant.id, id, reachOf(actor))
  if (!campaign) return fail('not_found', { thing: 'campaign' })
  setVersion(campaign.revision)
  return campaign
}

/**
 * Loads a campaign and locks it until the end of the transaction. Fails unless the caller may manage it and If-Match, if
 * sent, names its current version, and while it is being closed.
 */
export async function lockManagedCampaign(context: ManagedContext, id: string): Promise<Campaign> {
  const { tx, tenant, actor, fail, requireVersion } = context
  const campaign = await lockCampaign(tx, tenant.id, id, reachOf(actor))
  if (!campaign) return fail('not_found', { thing: 'campaign' })
  if (!mayManage(actor, campaign.owned)) return fail('permission_denied', { permission: 'campaign.manage_all' })
  requireVersion(campaign.revision)
  return campaign.closing ? fail('campaign_closing') : campaign
}

/** Fails unless the scope can be changed in the state of the campaign. */
export function requireEditableScope({ fail }: Pick<ManagedContext, 'fail'>, { message }: Campaign): void {
  const { state } = message
  if (fixedFields(state, SCOPE_FIELDS).length > 0)
    fail('invalid_state', { state, wanted: 'given another scope', hint: stageOf(state).hint })
}
