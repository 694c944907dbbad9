import { type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'

/** Adds the values that `values` selects and the tenant does not have yet; `id` makes the id of a new one. */
export const insertMissingAttributeValues = (tenantId: TenantId, type: string, id: Sql, values: Sql): Sql => sql`
  insert into attribute_values (tenant_id, value_id, attribute_type, value)
  select ${tenantId}, ${id}, ${type}, text
  from (select distinct on (lower(text)) text from (${values}) as n (text) where text <> '') as fresh
  on conflict (tenant_id, attribute_type, lower(value)) where deleted_at is null do nothing`

/** Takes values back that were just added. */
export const deleteAttributeValues = (tenantId: TenantId, ids: readonly string[]): Sql => sql`
  delete from attribute_values where tenant_id = ${tenantId} and value_id = any(${ids}::text[])`
