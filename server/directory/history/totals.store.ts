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
