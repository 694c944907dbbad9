import { type Sql, sql } from '../../db/sql.ts'

/** The accounts of the person whose access a revocation `x` removes; only the holder itself when nobody is behind it. */
export const holdersOf: Sql = sql`(
  select x.principal_key as principal_key
  union
  select o.account_key from accounts a
  join accounts o on o.tenant_id = a.tenant_id and o.user_id = a.user_id
  where a.tenant_id = x.tenant_id and a.account_key = x.principal_key)`

/** What a revocation `x` has to remove: its targets, or the grant itself. */
export const removedPairs: Sql = sql`(
  select w.principal_key, w.entitlement_key from unnest(
    case when x.target_principals = '{}' then array[x.principal_key] else x.target_principals end,
    case when x.target_principals = '{}' then array[x.entitlement_key] else x.target_entitlements end)
    as w (principal_key, entitlement_key))`

/**
 * What goes together with the grant of a revocation `x`: its targets, what the same person inherits through them, and,
 * when a resource holds the grant, what people inherit from that resource.
 */
export const goesWith: Sql = sql`(
  select w.principal_key, w.entitlement_key from (
    select principal_key, entitlement_key from ${removedPairs} targets
    union
    select g.principal_key, g.entitlement_key from ${holdersOf} h
    join grants g on g.tenant_id = x.tenant_id and g.principal_key = h.principal_key and not g.is_direct
      and g.path_keys && case when x.target_principals = '{}' then array[x.entitlement_key] else x.target_entitlements end
    union
    select g.principal_key, g.entitlement_key from resources s
    join entitlements m on m.tenant_id = s.tenant_id and m.resource_id = s.resource_id
    join grants g on g.tenant_id = s.tenant_id and g.entitlement_key = x.entitlement_key and not g.is_direct
      and g.path_keys @> array[m.entitlement_key]
    where s.tenant_id = x.tenant_id and s.resource_key = x.principal_key) w
  where (w.principal_key, w.entitlement_key) <> (x.principal_key, x.entitlement_key))`

/**
 * Whether access that goes with a revocation `x` was certified in the same review, or may still be. The tasks of a
 * principal are a range of numbers.
 */
export const takesCertified: Sql = sql`exists (
  select 1 from reviews v
  cross join lateral ${goesWith} w
  join preparation_principals p on p.tenant_id = v.tenant_id and p.preparation_key = v.preparation_key
    and p.principal_key = w.principal_key
  join tasks t on t.tenant_id = v.tenant_id and t.review_key = v.review_key
    and t.numeric_id >= v.first_number + p.first_item and t.numeric_id < v.first_number + p.first_item + p.item_count
    and t.entitlement_key = w.entitlement_key
  where v.tenant_id = x.tenant_id and v.review_key = x.review_key and (t.state <> 'C' or t.outcome = 'C'))`
