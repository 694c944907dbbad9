import type { Actor } from '../http/index.ts'
import type { ReadContext, WriteContext } from '../http/operation.ts'
import { fixedFields, mayManage, reachOf, SCOPE_FIELDS, stageOf } from './campaign.rules.ts'
import { type Campaign, findCampaign, lockCampaign } from './campaign.store.ts'

type Context = Pick<WriteContext, 'tx' | 'tenant' | 'actor' | 'requireVersion'> & {
  fail(error: 'not_found' | 'permission_denied' | 'invalid_state', params?: Record<string, string>): never
}
/** The campaign that the caller asks for; its version goes with the reply. What they may not see is not there. */
export async function seenCampaign(
  {
    db,
    tenant,
    actor,
    fail,
    setVersion,
  }: Pick<ReadContext, 'db' | 'tenant' | 'actor' | 'setVersion'> & {
    fail(error: 'not_found', params?: Record<string, string>): never
  },
  id: string,
): Promise<Campaign> {
  const campaign = await findCampaign(db, tenant.id, id, reachOf(actor))
  if (!campaign) return fail('not_found', { thing: 'campaign' })
  setVersion(campaign.revision)
  return campaign
}

/** Errors of every operation on a campaign that the caller has to manage. */
export const MANAGING_ERRORS = ['not_found', 'permission_denied', 'invalid_state'] as const

/**
 * The campaign that the caller is about to change, held until the end of the transaction. What they may not see is not
 * there; what they may see but not manage they are refused; and If-Match is compared with what is there now.
 */
export async function managedCampaign(context: Context, id: string): Promise<Campaign> {
  const { tx, tenant, actor, fail, requireVersion } = context
  const campaign = await lockCampaign(tx, tenant.id, id, reachOf(actor))
  if (!campaign) return fail('not_found', { thing: 'campaign' })
  requireManagement(actor, campaign, fail)
  requireVersion(campaign.revision)
  return campaign
}

function requireManagement(actor: Actor, { owned }: Campaign, fail: Context['fail']): void {
  if (!mayManage(actor, owned)) fail('permission_denied', { permission: 'campaign.manage_all' })
}

/** Stops unless what is reviewed can still be changed. */
export function requireScopeOpen({ fail }: Pick<Context, 'fail'>, { message }: Campaign): void {
  if (fixedFields(message.state, SCOPE_FIELDS).length > 0)
    fail('invalid_state', { state: message.state, wanted: 'given another scope', hint: stageOf(message.state).hint })
}
