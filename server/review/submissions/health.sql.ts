import { sql } from '../../db/sql.ts'

/** Tenants with an open review. */
export const reviewingTenants = sql`
  select distinct tenant_id from reviews where opened_at is not null and closed_at is null`
