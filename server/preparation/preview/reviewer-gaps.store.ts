import type { Reader } from '../../db/index.ts'
import { type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import type { PolicyContext } from '../chunk-context.ts'
import { policyOf } from '../policies.sql.ts'

/** These entitlements by the policy that each would be reviewed by. */
export const groupByPolicy = (reader: Reader, context: PolicyContext, entitlementIds: readonly string[]) =>
  reader.rows<{ policyId: string; entitlementIds: string[] }>(sql`
    select ${policyOf(context)} as "policyId", array_agg(e.entitlement_id) as "entitlementIds"
    from entitlement_versions e
    where e.tenant_id = ${context.scopeContext.tenantId} and e.closed_at is null
      and e.entitlement_id in (select unnest(${entitlementIds}::text[]))
    group by 1`)

/** Whether none of these people can review: they are unknown, not active or not human. */
const noneCanReview = (tenantId: TenantId, userIds: Sql): Sql => sql`not exists (
  select 1 from users r where r.tenant_id = ${tenantId} and r.user_id = any(${userIds})
    and r.status = 'ENABLED' and r.type = 'USER_TYPE_HUMAN')`

export interface ManagerGaps {
  /** People without a manager. */
  missing: number
  /** People whose managers cannot review. */
  gone: number
}

/** Of these people who hold one of the entitlements: how many have nobody as manager who can review. */
export async function countManagerGaps(
  reader: Reader,
  tenantId: TenantId,
  userIds: readonly string[],
  entitlementIds: readonly string[],
): Promise<ManagerGaps> {
  const row = await reader.first<ManagerGaps>(sql`
    with unmanaged as materialized (
      select u.user_id, u.manager_ids from users u
      where u.tenant_id = ${tenantId} and u.user_id in (select unnest(${userIds}::text[]))
        and ${noneCanReview(tenantId, sql`u.manager_ids`)}),
    reviewed as materialized (
      select e.entitlement_key from entitlements e
      where e.tenant_id = ${tenantId} and e.entitlement_id in (select unnest(${entitlementIds}::text[])))
    select count(*) filter (where cardinality(manager_ids) = 0)::int as missing,
      count(*) filter (where cardinality(manager_ids) > 0)::int as gone
    from unmanaged where user_id in (
      select a.user_id from accounts a
      join grants g on g.tenant_id = a.tenant_id and g.principal_key = a.account_key and not g.to_resource
      where a.tenant_id = ${tenantId} and a.user_id in (select user_id from unmanaged)
        and g.entitlement_key in (select entitlement_key from reviewed))`)
  return row ?? { missing: 0, gone: 0 }
}

export interface OwnerGap {
  name: string
  /** Of all, also of those beyond the limit. */
  count: number
}

/** Apps of these entitlements that nobody who can review owns, by name. */
export const listUnownedApps = (reader: Reader, tenantId: TenantId, entitlementIds: readonly string[], limit: number) =>
  reader.rows<OwnerGap>(sql`
    select a.display_name as name, count(*) over ()::int as count from apps a
    where a.tenant_id = ${tenantId} and ${noneCanReview(tenantId, sql`a.owner_ids`)} and a.app_id in (
      select e.app_id from entitlements e
      where e.tenant_id = ${tenantId} and e.entitlement_id in (select unnest(${entitlementIds}::text[])))
    order by a.display_name, a.app_id limit ${limit}`)

/** Those of these entitlements that nobody who can review owns, by name. */
export const listUnownedEntitlements = (
  reader: Reader,
  tenantId: TenantId,
  entitlementIds: readonly string[],
  limit: number,
) =>
  reader.rows<OwnerGap>(sql`
    select e.display_name as name, count(*) over ()::int as count from entitlements e
    where e.tenant_id = ${tenantId} and e.entitlement_id in (select unnest(${entitlementIds}::text[]))
      and ${noneCanReview(tenantId, sql`e.owner_ids`)}
    order by e.display_name, e.entitlement_id limit ${limit}`)

export interface NamedEntitlement {
  id: string
  appId: string
  appName: string
  name: string
}
export const listNamesInApps = (reader: Reader, tenantId: TenantId, entitlementIds: readonly string[]) =>
  reader.rows<NamedEntitlement>(sql`
    select e.entitlement_id as id, e.app_id as "appId", a.display_name as "appName", e.display_name as name
    from entitlements e join apps a on a.tenant_id = e.tenant_id and a.app_id = e.app_id
    where e.tenant_id = ${tenantId} and e.entitlement_id in (select unnest(${entitlementIds}::text[]))`)

/** Which of these apps come from one of the sources. */
export async function appsOfSources(
  reader: Reader,
  tenantId: TenantId,
  appIds: readonly string[],
  sourceIds: readonly string[],
): Promise<string[]> {
  const rows = await reader.rows<{ id: string }>(sql`
    select app_id as id from apps
    where tenant_id = ${tenantId} and app_id = any(${appIds}::text[]) and source_id = any(${sourceIds}::text[])`)
  return rows.map(({ id }) => id)
}
