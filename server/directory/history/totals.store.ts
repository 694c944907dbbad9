import type { Reader } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'

export interface Totals {
  appCount: number
  userCount: number
  accountCount: number
  entitlementCount: number
  resourceCount: number
  grantCount: number
}

export const countAccessData = async (reader: Reader, tenantId: TenantId): Promise<Totals> =>
  (await reader.first<Totals>(sql`
    select (select count(*) from apps where tenant_id = ${tenantId})::int as "appCount",
      (select count(*) from users where tenant_id = ${tenantId} and status <> 'DELETED')::int as "userCount",
      (select count(*) from accounts where tenant_id = ${tenantId})::int as "accountCount",
      (select count(*) from entitlements where tenant_id = ${tenantId})::int as "entitlementCount",
      (select count(*) from resources where tenant_id = ${tenantId})::int as "resourceCount",
      (select count(*) from grants where tenant_id = ${tenantId} and not to_resource)::int as "grantCount"`)) as Totals

export const countAccessDataOfApp = async (reader: Reader, tenantId: TenantId, appId: string): Promise<Totals> =>
  (await reader.first<Totals>(sql`
    select (select count(*) from apps where tenant_id = ${tenantId} and app_id = ${appId})::int as "appCount",
      (select count(distinct user_id) from accounts where tenant_id = ${tenantId} and app_id = ${appId})::int
        as "userCount",
      (select count(*) from accounts where tenant_id = ${tenantId} and app_id = ${appId})::int as "accountCount",
      (select count(*) from entitlements where tenant_id = ${tenantId} and app_id = ${appId})::int as "entitlementCount",
      (select count(*) from resources where tenant_id = ${tenantId} and app_id = ${appId})::int as "resourceCount",
      (select count(*) from entitlements e
        join grants g on g.tenant_id = e.tenant_id and g.entitlement_key = e.entitlement_key and not g.to_resource
        where e.tenant_id = ${tenantId} and e.app_id = ${appId})::int as "grantCount"`)) as Totals

export interface Coverage {
  appCount: number
  ownedAppCount: number
  entitlementCount: number
  ratedEntitlementCount: number
  leaverCount: number
  leaverGrantCount: number
}

export const countCoverage = async (reader: Reader, tenantId: TenantId): Promise<Coverage> =>
  (await reader.first<Coverage>(sql`
    select a.*, e.*, l.* from
      (select count(*)::int as "appCount", (count(*) filter (where owner_ids <> '{}'))::int as "ownedAppCount"
        from apps where tenant_id = ${tenantId}) a,
      (select count(*)::int as "entitlementCount",
        (count(*) filter (where risk_level_id <> ''))::int as "ratedEntitlementCount"
        from entitlements where tenant_id = ${tenantId}) e,
      (select count(distinct u.user_id)::int as "leaverCount", count(*)::int as "leaverGrantCount" from users u
        join accounts c on c.tenant_id = u.tenant_id and c.user_id = u.user_id
        join grants g on g.tenant_id = c.tenant_id and g.principal_key = c.account_key and not g.to_resource
        where u.tenant_id = ${tenantId} and u.status in ('DISABLED', 'DELETED')) l`)) as Coverage
