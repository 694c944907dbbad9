import type { AccessReviewItem } from '../../../contract/campaign/item.ts'
import type { Reader } from '../../db/index.ts'
import { idOfPair, type TenantId } from '../../lib/ids.ts'
import type { Preparation } from '../preparation.store.ts'
import type { ItemRow } from './item.store.ts'
import { loadFacts } from './item-facts.store.ts'

/** Items as the API shows them, in the order of the rows. */
export async function itemViews(
  reader: Reader,
  tenantId: TenantId,
  campaignId: string,
  { key, frozenAt, snapshot }: Pick<Preparation, 'key' | 'frozenAt' | 'snapshot'>,
  rows: readonly ItemRow[],
): Promise<AccessReviewItem[]> {
  const facts = await loadFacts(reader, tenantId, snapshot, rows)
  return rows.flatMap((row) => {
    const found = facts.get(row.grantVersion)
    if (!found) return []
    const { grantVersion, ...shown } = found
    return {
      id: frozenAt ? idOfPair(frozenAt.getTime(), BigInt(key), BigInt(grantVersion)) : '',
      accessReviewId: campaignId,
      policyId: row.policyId,
      ...withoutNulls(shown),
      inheritedThrough: row.inheritedThrough,
      conflictViolationIds: row.conflictViolationIds,
    }
  })
}

const withoutNulls = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null)) as T
