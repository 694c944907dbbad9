import type { AccessReview } from '../../contract/campaign/campaign.ts'
import { findCampaign, listSets } from '../campaign/index.ts'
import type { Reader } from '../db/index.ts'
import type { JobIdentity } from '../jobs/index.ts'
import type { TenantId } from '../lib/ids.ts'
import {
  type CampaignScope,
  type ExpressionEvaluator,
  type ExpressionFault,
  expressionEvaluator,
  type ScopeContext,
} from '../scope/index.ts'
import { findPreparation, type Preparation } from './preparation.store.ts'
import { scopeContextOf } from './scope-context.sql.ts'

/** What decides which policy an item is reviewed by. */
export interface PolicyContext {
  scopeContext: Pick<ScopeContext, 'tenantId' | 'scope' | 'snapshot'>
  policyId: string
  usePolicyOverride: boolean
}

/** What every chunk of a preparation needs to know. */
export interface ChunkContext extends PolicyContext {
  campaignId: string
  /** The preparation's. */
  key: string
  scopeContext: ScopeContext
  evaluateExpressions: ExpressionEvaluator
  /** Accounts and people of the current range for whom an expression failed. */
  faults: readonly ExpressionFault[]
}

export const loadCampaignScope = async (
  reader: Reader,
  tenantId: TenantId,
  message: AccessReview,
): Promise<CampaignScope> => ({
  ...message,
  sets: await listSets(reader, tenantId, message.id),
})

/** The preparation that a job works on; its guard has found that the campaign still has it. */
export async function currentPreparation(reader: Reader, { tenantId, payload }: JobIdentity): Promise<Preparation> {
  const preparation = await findPreparation(reader, tenantId, String(payload.campaignId))
  if (!preparation) throw new Error('a campaign without its preparation')
  return preparation
}

/** How long the expressions of a preparation may be evaluated in all, in one attempt of its job. */
const EVALUATION_MS = 10 * 60_000

export async function loadChunkContext(
  reader: Reader,
  tenantId: TenantId,
  preparation: Preparation,
): Promise<ChunkContext> {
  const campaign = await findCampaign(reader, tenantId, preparation.campaignId, { all: true, ownerId: '' })
  if (!campaign) throw new Error('a preparation without its campaign')
  const { message } = campaign
  const { policyId, usePolicyOverride } = message
  const scopeContext = scopeContextOf(tenantId, await loadCampaignScope(reader, tenantId, message), preparation)
  return {
    campaignId: message.id,
    key: preparation.key,
    scopeContext,
    evaluateExpressions: expressionEvaluator(scopeContext, EVALUATION_MS),
    faults: [],
    policyId,
    usePolicyOverride,
  }
}
