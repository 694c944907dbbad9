import type { AccessReview } from '../../contract/campaign/campaign.ts'
import { findCampaign, listOwnerIds } from '../campaign/index.ts'
import { lenientAllowance, type TimeAllowance } from '../cel/index.ts'
import type { Reader } from '../db/index.ts'
import type { TenantId } from '../lib/ids.ts'
import { findPreparation } from '../preparation/index.ts'
import type { Snapshot } from '../scope/index.ts'
import { loadSuperAdministrators } from './assignment/candidates.store.ts'
import type { AssignmentContext } from './assignment/resolve.ts'
import { loadPaths, type Review, type ReviewPath } from './review.store.ts'

/** What all work on one review shares. */
export interface ReviewScope {
  tenantId: TenantId
  review: Review
  campaign: AccessReview
  paths: ReadonlyMap<number, ReviewPath>
  ownerIds: readonly string[]
  /** The snapshot of the access data that the items show. */
  frozen: Snapshot
  /** For the expressions of the tasks that one transaction moves on. */
  allowance: TimeAllowance
}

/** An open task goes on whatever its expressions do: one that takes too long has failed (docs/adr/0045). */
const EVALUATION_MS = 20_000

export async function loadReviewScope(reader: Reader, tenantId: TenantId, review: Review): Promise<ReviewScope> {
  const campaign = await findCampaign(reader, tenantId, review.campaignId, { all: true, ownerId: '' })
  const preparation = await findPreparation(reader, tenantId, review.campaignId)
  if (!campaign || !preparation?.snapshot) throw new Error('a review without its campaign')
  return {
    tenantId,
    review,
    campaign: campaign.message,
    paths: await loadPaths(reader, tenantId, review.key),
    ownerIds: await listOwnerIds(reader, tenantId, review.campaignId),
    frozen: preparation.snapshot,
    allowance: lenientAllowance(EVALUATION_MS),
  }
}

/** For steps that are opened now. */
export const assignNow = async (
  reader: Reader,
  { tenantId, review, ownerIds, frozen, allowance }: ReviewScope,
  at: Date,
): Promise<AssignmentContext> => ({
  directory: { tenantId, snapshot: undefined, at },
  frozen: { preparationKey: review.preparationKey, frozen },
  ownerIds,
  superAdministratorIds: await loadSuperAdministrators(reader, tenantId),
  allowance,
})
