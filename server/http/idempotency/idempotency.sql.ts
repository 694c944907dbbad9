import { sql } from '../../db/sql.ts'

/** Tenants with keys that have expired. */
export const tenantsWithExpiredKeys = sql`
  select tenant_id from tenants t
  where exists (select 1 from idempotency_keys k where k.tenant_id = t.tenant_id and k.expires_at <= now())`
