import { sql } from '../../db/sql.ts'

/** Tenants whose reviews can still change. */
export const tenantsWithOpenReviews = sql`
  select distinct tenant_id from reviews where opened_at is not null and closed_at is null`
