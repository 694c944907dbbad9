import { sql } from '../db/sql.ts'

/** Tenants that have something to remove, or to watch. */
export const tenantsWithRevocations = sql`
  select n.tenant_id from tenants n where exists (select 1 from revocations x where x.tenant_id = n.tenant_id)`
