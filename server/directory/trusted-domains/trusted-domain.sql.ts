import { type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'

/** Selects the trusted domains of a tenant, sorted. */
export const trustedDomains = (tenantId: TenantId): Sql =>
  sql`select domain from trusted_domains where tenant_id = ${tenantId} order by domain`
