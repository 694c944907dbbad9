import type { AccessReviewView, CampaignReply } from '../../contract/campaign/campaign.ts'
import type { Reader } from '../db/index.ts'
import { findUsers, loadPolicies, visibleUser } from '../directory/index.ts'
import type { Actor } from '../http/index.ts'
import { type Expansion, finderOf } from '../http/wire/expand.ts'
import type { TenantId } from '../lib/ids.ts'
import { objectPermissions } from './campaign.rules.ts'
import type { Campaign } from './campaign.store.ts'

/** Views of campaigns. Related objects that the caller asked for and may see are added to `expansion`. */
export async function campaignViews(
  db: Reader,
  tenantId: TenantId,
  actor: Actor,
  campaigns: readonly Campaign[],
  expansion: Expansion,
): Promise<AccessReviewView[]> {
  // Clients use two names for the creator.
  const creatorPath = expansion.wants('created_by_user_id') ? 'created_by_user_id' : 'created_by_id'
  const idsFor = (path: string, allowed: boolean, field: 'createdById' | 'policyId') =>
    expansion.wants(path) && allowed ? [...new Set(campaigns.map(({ message }) => message[field]))] : []
  const users = await findUsers(db, tenantId, idsFor(creatorPath, true, 'createdById'))
  const policies = await loadPolicies(
    db,
    tenantId,
    idsFor('policy_id', actor.permissions.has('policy.read'), 'policyId'),
  )
  const [user, policy] = [finderOf(users.map((person) => visibleUser(actor, person))), finderOf(policies)]
  return campaigns.map((campaign) => {
    const { message } = campaign
    return {
      accessReview: message,
      createdByUserPath: expansion.add(creatorPath, 'user.v1.User', user(message.createdById)),
      policyPath: expansion.add('policy_id', 'policy.v1.Policy', policy(message.policyId)),
      objectPermissions: objectPermissions(actor, campaign),
    }
  })
}

/** One campaign, as a reply. */
export async function campaignReply(
  db: Reader,
  tenantId: TenantId,
  actor: Actor,
  campaign: Campaign,
  expansion: Expansion,
): Promise<CampaignReply> {
  const [accessReview] = await campaignViews(db, tenantId, actor, [campaign], expansion)
  if (!accessReview) throw new Error('a campaign without a view')
  return { accessReview, expanded: expansion.expanded }
}
