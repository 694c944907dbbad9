import type { AccessReview } from '../../../contract/campaign/campaign.ts'
import type { AccessReviewItem } from '../../../contract/campaign/item.ts'
import type { Reader } from '../../db/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import type { CampaignScope, Preview } from '../../scope/index.ts'
import { itemViews } from '../items/item-view.ts'
import { findPolicies } from '../policies.store.ts'
import { loadNames } from './names.store.ts'

export const SAMPLE_SIZE = 50

/** Some of the items that a draft would have, shown as they will be once it is prepared, but without ids. */
export async function sampleItems(
  db: Reader,
  tenantId: TenantId,
  scope: CampaignScope,
  campaign: AccessReview,
  { sample }: Preview,
): Promise<AccessReviewItem[]> {
  const versions = sample.map(({ entitlementVersion }) => entitlementVersion)
  const policies = await findPolicies(db, { ...campaign, scopeContext: { tenantId, scope } }, versions)
  const resourceIds = sample.flatMap(({ path }) => path)
  const names = await loadNames(db, tenantId, 'resource', [...new Set(resourceIds)])
  return itemViews(
    db,
    tenantId,
    campaign,
    { key: '0', frozenAt: null, snapshot: undefined },
    sample.map((item) => ({
      ...item,
      policyId: policies.get(item.entitlementVersion) ?? campaign.policyId,
      ...{ appOrder: '', resourceOrder: '', userOrder: '' },
      inheritedThrough: item.path.map((id) => ({ id, displayName: names.get(id) ?? '' })),
      conflictViolationIds: item.violationIds,
    })),
  )
}
