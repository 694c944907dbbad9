import type { AccessReview } from '../../../contract/campaign.ts'
import type { Reader } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import { type CampaignScope, type Frame, frameJudge } from '../../scope/index.ts'
import { findCampaign } from '../campaign.store.ts'
import { listSets } from '../selection.store.ts'
import type { Work } from './chunks.store.ts'
import type { Preparation } from './preparation.store.ts'

/** What decides what a campaign reviews. */
export const scopeOfCampaign = async (
  reader: Reader,
  tenantId: string,
  message: AccessReview,
): Promise<CampaignScope> => ({
  ...message,
  sets: await listSets(reader, tenantId, message.id),
})

const NOBODY = { holds: [], failed: [] }

/** What the conditions go by once a preparation has its moment. */
export function frameOf(tenantId: string, scope: CampaignScope, { key, snapshot, trustedDomains }: Preparation): Frame {
  if (!snapshot) throw new Error('a preparation without its moment')
  const mine = sql`where tenant_id = ${tenantId} and preparation_key = ${key}`
  return {
    tenantId,
    scope,
    at: snapshot.at,
    snapshot,
    trustedDomains,
    reached: sql`select resource_id from preparation_resources ${mine}`,
    conflicts: sql`select entitlement_key, principal_key from preparation_conflicts ${mine}`,
    users: NOBODY,
    accounts: NOBODY,
  }
}

/** The work on a campaign, whoever owns it. */
export async function workOf(reader: Reader, tenantId: string, preparation: Preparation): Promise<Work> {
  const campaign = await findCampaign(reader, tenantId, preparation.campaignId, { all: true, ownerId: '' })
  if (!campaign) throw new Error('a preparation without its campaign')
  const { message } = campaign
  const scope = await scopeOfCampaign(reader, tenantId, message)
  const { policyId, usePolicyOverride } = message
  const frame = frameOf(tenantId, scope, preparation)
  return { frame, judge: frameJudge(frame), key: preparation.key, policyId, usePolicyOverride }
}
