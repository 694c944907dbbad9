import type { AccessReview } from '../../contract/campaign/campaign.ts'
import { findCampaign, listSets } from '../campaign/index.ts'
import type { Reader } from '../db/index.ts'
import type { TenantId } from '../lib/ids.ts'
import { type CampaignScope, frameJudge } from '../scope/index.ts'
import type { Work } from './chunks.store.ts'
import type { Preparation } from './preparation.store.ts'
import { frameOf } from './scope-context.sql.ts'

/** What decides what a campaign reviews. */
export const scopeOfCampaign = async (
  reader: Reader,
  tenantId: TenantId,
  message: AccessReview,
): Promise<CampaignScope> => ({
  ...message,
  sets: await listSets(reader, tenantId, message.id),
})

/** The work on a campaign, whoever owns it. */
export async function workOf(reader: Reader, tenantId: TenantId, preparation: Preparation): Promise<Work> {
  const campaign = await findCampaign(reader, tenantId, preparation.campaignId, { all: true, ownerId: '' })
  if (!campaign) throw new Error('a preparation without its campaign')
  const { message } = campaign
  const scope = await scopeOfCampaign(reader, tenantId, message)
  const { policyId, usePolicyOverride } = message
  const frame = frameOf(tenantId, scope, preparation)
  return { frame, judge: frameJudge(frame), faults: [], key: preparation.key, policyId, usePolicyOverride }
}
