import { sql } from '../db/sql.ts'

/** Tenants that have something to remove, or to watch. */
export const tenantsWithRevocations = sql`
  select n.tenant_id from tenants n where exists (select 1 from revocations x where x.tenant_id = n.tenant_id)`

/** Tenants with something to remove, or to tell their owners. */
export const tenantsWithRemovalMails = sql`
  select n.tenant_id from tenants n
  where exists (select 1 from revocations x where x.tenant_id = n.tenant_id and x.is_open)
    or exists (select 1 from removal_notices t where t.tenant_id = n.tenant_id and t.told_on is null)`
