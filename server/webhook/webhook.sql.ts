import { sql } from '../db/sql.ts'

/** Tenants with a receiver that has not called back in time. */
export const tenantsWithExpired = sql`
  select distinct d.tenant_id from webhook_deliveries d
  where d.state = 'WEBHOOK_STATE_WAITING_CALLBACK' and d.expires_at <= now()`
