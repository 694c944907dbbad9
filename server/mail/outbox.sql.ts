import { sql } from '../db/sql.ts'

/** Tenants with a mail that is due. */
export const tenantsWithDueMails = sql`
  select n.tenant_id from tenants n where exists (
    select 1 from outbox o where o.tenant_id = n.tenant_id and o.state = 'WAITING' and o.due_at <= now())`
