import { type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'

export interface TupleSource {
  tenantId: TenantId
  preparationKey: string
  firstNumber: string
}

/**
 * Items of principals in a range of ranks, with the numbers of their tasks: by person, account, app and entitlement. A
 * principal's items have numbers in a row, so a range can be numbered by itself.
 */
export const numberedItems = (
  { tenantId, preparationKey, firstNumber }: TupleSource,
  { after, upTo }: { after: string; upTo: string },
): Sql => sql`
  select i.principal_key, i.entitlement_key, p.user_rank, p.holder_no, e.policy_id, e.app_rank, e.resource_rank, e.app_no,
    e.resource_no, ${firstNumber}::bigint + p.first_item - 1
      + row_number() over (partition by p.user_rank order by e.app_rank) as numeric_id
  from preparation_principals p
  join items i on i.tenant_id = ${tenantId} and i.preparation_key = ${preparationKey} and i.principal_key = p.principal_key
  join preparation_entitlements e on e.tenant_id = ${tenantId} and e.preparation_key = ${preparationKey}
    and e.entitlement_key = i.entitlement_key
  where p.tenant_id = ${tenantId} and p.preparation_key = ${preparationKey} and p.user_rank > ${after}::int
    and p.user_rank <= ${upTo}::int`
