import { type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'

/** Whether the tenant has a value of this type. */
export const isAttributeValue = (tenantId: TenantId, type: string, text: Sql): Sql => sql`exists (
  select 1 from attribute_values v where v.tenant_id = ${tenantId} and v.attribute_type = ${type}
    and lower(v.value) = lower(${text}) and v.deleted_at is null)`

/** Adds the values of `rows` (id, text), except those that the tenant has. */
export const insertAttributeValues = (tenantId: TenantId, type: string, rows: Sql): Sql => sql`
  insert into attribute_values (tenant_id, value_id, attribute_type, value)
  select ${tenantId}, n.id, ${type}, n.text from (${rows}) n
  on conflict (tenant_id, attribute_type, lower(value)) where deleted_at is null do nothing`
