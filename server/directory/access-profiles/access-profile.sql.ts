import { type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'

/** Adds the profiles that `names` selects and the tenant does not have yet; `id` makes the id of a new one. */
export const insertMissingAccessProfiles = (tenantId: TenantId, id: Sql, names: Sql): Sql => sql`
  insert into access_profiles (tenant_id, access_profile_id, display_name)
  select ${tenantId}, ${id}, text
  from (select distinct on (lower(text)) text from (${names}) as n (text)) as fresh
  on conflict (tenant_id, lower(display_name)) where deleted_at is null do nothing`

/** Takes profiles back that were just added. */
export const deleteAccessProfiles = (tenantId: TenantId, ids: readonly string[]): Sql => sql`
  delete from access_profiles where tenant_id = ${tenantId} and access_profile_id = any(${ids}::text[])`
