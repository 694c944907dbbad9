import type { AccessReview } from '../../../contract/campaign/campaign.ts'
import type { AccessReviewItem } from '../../../contract/campaign/item.ts'
import type { Reader } from '../../db/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import type { CampaignScope, Survey } from '../../scope/index.ts'
import { findPolicies } from '../chunks.store.ts'
import { itemViews } from '../items/item-view.ts'
import { namesOf } from './names.store.ts'

export const SAMPLE_SIZE = 50

/** Items that a draft would have, as they will be shown when it is prepared, but for their ids. */
export async function sampleOf(
  db: Reader,
  tenantId: TenantId,
  scope: CampaignScope,
  campaign: AccessReview,
  { sample }: Survey,
): Promise<AccessReviewItem[]> {
  const versions = sample.map(({ entitlementVersion }) => entitlementVersion)
  const policies = await findPolicies(db, { ...campaign, frame: { tenantId, scope } }, versions)
  const passed = sample.flatMap(({ way }) => way)
  const names = await namesOf(db, tenantId, 'resource', [...new Set(passed)])
  return itemViews(
    db,
    tenantId,
    campaign.id,
    { key: '0', frozenAt: null, snapshot: undefined },
    sample.map((item) => ({
      ...item,
      policyId: policies.get(item.entitlementVersion) ?? campaign.policyId,
      ...{ appOrder: '', resourceOrder: '', userOrder: '' },
      inheritedThrough: item.way.map((id) => ({ id, displayName: names.get(id) ?? '' })),
      conflictViolationIds: item.violationIds,
    })),
  )
}
