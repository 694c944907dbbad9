import { type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'

/** Whether the tenant has a profile of this name. */
export const isAccessProfile = (tenantId: TenantId, text: Sql): Sql => sql`exists (
  select 1 from access_profiles p where p.tenant_id = ${tenantId} and lower(p.display_name) = lower(${text})
    and p.deleted_at is null)`

/** Adds the profiles of `rows` (id, text), except those that the tenant has. */
export const insertAccessProfiles = (tenantId: TenantId, rows: Sql): Sql => sql`
  insert into access_profiles (tenant_id, access_profile_id, display_name)
  select ${tenantId}, n.id, n.text from (${rows}) n
  on conflict (tenant_id, lower(display_name)) where deleted_at is null do nothing`
