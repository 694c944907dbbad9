import { type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'

export interface TupleSource {
  tenantId: TenantId
  preparationKey: string
  firstNumber: string
}

/** Items of principals in a range of ranks. */
export const itemsOf = (
  { tenantId, preparationKey }: TupleSource,
  { after, upTo }: { after: string; upTo: string },
): Sql => sql`
  select i.principal_key, i.entitlement_key, p.user_rank, p.holder_no, p.first_item, e.policy_id, e.app_rank,
    e.resource_rank, e.app_no, e.resource_no
  from preparation_principals p
  join items i on i.tenant_id = ${tenantId} and i.preparation_key = ${preparationKey} and i.principal_key = p.principal_key
  join preparation_entitlements e on e.tenant_id = ${tenantId} and e.preparation_key = ${preparationKey}
    and e.entitlement_key = i.entitlement_key
  where p.tenant_id = ${tenantId} and p.preparation_key = ${preparationKey} and p.user_rank > ${after}::int
    and p.user_rank <= ${upTo}::int`

/**
 * The number of the task of an item `n`: by person, account, app and entitlement. A principal's items have numbers in a
 * row, so a range can be numbered by itself.
 */
export const taskNumber = ({ firstNumber }: TupleSource): Sql => sql`
  ${firstNumber}::bigint + n.first_item - 1 + row_number() over (partition by n.user_rank order by n.app_rank)`

export const numberedItems = (source: TupleSource, range: { after: string; upTo: string }): Sql => sql`
  select n.*, ${taskNumber(source)} as numeric_id from (${itemsOf(source, range)}) n`
