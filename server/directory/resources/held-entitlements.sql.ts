import { type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'

/** For a `from` clause: the entitlements `e` that at least one of these accounts holds. */
export const entitlementsHeldBy = (tenantId: TenantId, accountIds: readonly string[]): Sql => sql`
  entitlements e join grants g on g.tenant_id = e.tenant_id and g.entitlement_key = e.entitlement_key
  join accounts c on c.tenant_id = g.tenant_id and c.account_key = g.principal_key
    and c.tenant_id = ${tenantId} and c.account_id = any(${accountIds}::text[])`
