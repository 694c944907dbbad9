import { sql } from '../../../db/sql.ts'

/** Tenants with a step that is due. */
export const tenantsWithDueSteps = sql`
  select n.tenant_id from tenants n where exists (
    select 1 from tasks t where t.tenant_id = n.tenant_id and t.step_due_at <= now() and t.step_due_at is not null
      and t.state <> 'C')`

/** Tenants with a review that is open. */
export const tenantsWithOpenReviews = sql`
  select distinct r.tenant_id from reviews r where r.opened_at is not null and r.closed_at is null`
