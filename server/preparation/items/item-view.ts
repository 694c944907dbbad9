import type { AccessReview } from '../../../contract/campaign/campaign.ts'
import type { AccessReviewItem } from '../../../contract/campaign/item.ts'
import type { Reader } from '../../db/index.ts'
import { idOfPair, type TenantId } from '../../lib/ids.ts'
import type { Preparation } from '../preparation.store.ts'
import { findItems, type ItemRow } from './item.store.ts'
import { loadFacts } from './item-facts.store.ts'

/** Items as the API shows them, in the order of the rows. */
export async function itemViews(
  reader: Reader,
  tenantId: TenantId,
  campaign: Pick<AccessReview, 'id' | 'reviewerAttributeConfig'>,
  { key, frozenAt, snapshot }: Pick<Preparation, 'key' | 'frozenAt' | 'snapshot'>,
  rows: readonly ItemRow[],
): Promise<AccessReviewItem[]> {
  const facts = await loadFacts(reader, tenantId, snapshot, rows, campaign.reviewerAttributeConfig?.bindings ?? [])
  return rows.flatMap((row) => {
    const found = facts.get(row.grantVersion)
    if (!found) return []
    const { grantVersion, ...shown } = found
    return {
      id: frozenAt ? idOfPair(frozenAt.getTime(), BigInt(key), BigInt(grantVersion)) : '',
      accessReviewId: campaign.id,
      policyId: row.policyId,
      ...withoutNulls(shown),
      inheritedThrough: row.inheritedThrough,
      conflictViolationIds: row.conflictViolationIds,
    }
  })
}

const withoutNulls = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null)) as T

/** The items of these pairs of principal and entitlement, by `principal entitlement`. */
export async function itemsOfPairs(
  reader: Reader,
  tenantId: TenantId,
  campaign: Pick<AccessReview, 'id' | 'reviewerAttributeConfig'>,
  preparation: Pick<Preparation, 'key' | 'frozenAt' | 'snapshot'>,
  pairs: readonly { principalKey: string; entitlementKey: string }[],
): Promise<Map<string, AccessReviewItem>> {
  const rows = pairs.length === 0 ? [] : await findItems(reader, tenantId, preparation.key, pairs)
  const views = await itemViews(reader, tenantId, campaign, preparation, rows)
  return new Map(
    rows.flatMap(({ principalKey, entitlementKey }, n) => {
      const view = views[n]
      return view ? [[`${principalKey} ${entitlementKey}`, view] as const] : []
    }),
  )
}
