import type { Reader } from '../../../db/index.ts'
import { sql } from '../../../db/sql.ts'
import type { TenantId } from '../../../lib/ids.ts'

/** The policy that the items of an entitlement are reviewed by. */
export async function findItemPolicyId(
  reader: Reader,
  tenantId: TenantId,
  preparationKey: string,
  entitlementKey: string,
): Promise<string> {
  const row = await reader.first<{ id: string }>(sql`
    select policy_id as id from preparation_entitlements where tenant_id = ${tenantId}
      and preparation_key = ${preparationKey} and entitlement_key = ${entitlementKey}::bigint`)
  if (!row) throw new Error('a task without its entitlement')
  return row.id
}
