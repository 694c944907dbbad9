import type { Tx } from '../db/index.ts'
import { sql } from '../db/sql.ts'
import type { Range } from '../jobs/index.ts'
import type { ChunkContext } from './chunk-context.ts'
import { within } from './ranges.sql.ts'

export const countItemsOfPrincipals = (tx: Tx, { scopeContext: { tenantId }, key }: ChunkContext, range: Range) =>
  tx.count(sql`
    update preparation_principals p set item_count = (
      select count(*) from items i where i.tenant_id = ${tenantId} and i.preparation_key = ${key}
        and i.principal_key = p.principal_key)
    where p.tenant_id = ${tenantId} and p.preparation_key = ${key} and ${within(sql`p.principal_key`, range)}`)

/** Numbers principals in their order, and people and resources that hold access; accounts of nobody have holder 0. */
export const rankPrincipals = (tx: Tx, { scopeContext: { tenantId }, key }: ChunkContext) =>
  tx.count(sql`
    update preparation_principals p set user_rank = r.user_rank, holder_no = r.holder_no, first_item = r.first_item
    from (
      select principal_key, row_number() over ordered as user_rank,
        case when holder is null then 0 else dense_rank() over (order by holder) end as holder_no,
        coalesce(sum(item_count) over (ordered rows between unbounded preceding and 1 preceding), 0) as first_item
      from (
        select q.principal_key, q.user_order, q.item_count, coalesce('u' || u.user_id, 'r' || h.resource_id) as holder
        from preparation_principals q
        left join user_versions u on u.tenant_id = q.tenant_id and u.version = q.user_version
        left join resource_versions h on h.tenant_id = q.tenant_id and h.version = q.resource_version
        where q.tenant_id = ${tenantId} and q.preparation_key = ${key}) q
      window ordered as (order by user_order, principal_key)) r
    where p.tenant_id = ${tenantId} and p.preparation_key = ${key} and p.principal_key = r.principal_key`)

/** Numbers entitlements in the orders by app and by resource, and their apps and resources; 0 without a resource. */
export const rankEntitlements = (tx: Tx, { scopeContext: { tenantId }, key }: ChunkContext) =>
  tx.count(sql`
    update preparation_entitlements p
    set app_rank = r.app_rank, resource_rank = r.resource_rank, app_no = r.app_no, resource_no = r.resource_no
    from (
      select q.entitlement_key, row_number() over (order by q.app_order, q.entitlement_key) as app_rank,
        row_number() over (order by q.resource_order, q.entitlement_key) as resource_rank,
        dense_rank() over (order by e.app_id) as app_no,
        case when e.resource_id = '' then 0 else dense_rank() over (order by e.resource_id) end as resource_no
      from preparation_entitlements q
      join entitlement_versions e on e.tenant_id = q.tenant_id and e.version = q.entitlement_version
      where q.tenant_id = ${tenantId} and q.preparation_key = ${key}) r
    where p.tenant_id = ${tenantId} and p.preparation_key = ${key} and p.entitlement_key = r.entitlement_key`)
