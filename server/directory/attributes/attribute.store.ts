import type { AttributeValue } from '../../../contract/attribute.ts'
import type { Reader, Tx } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'

interface Row {
  id: string
  attributeTypeId: string
  value: string
  createdAt: Date
  updatedAt: Date
}

const columns = sql`value_id as id, attribute_type as "attributeTypeId", value, created_at as "createdAt",
  updated_at as "updatedAt"`

const toMessage = (row: Row): AttributeValue => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

/** The new value, or undefined when the tenant has this value already, in whatever letter case. */
export async function insertAttributeValue(
  tx: Tx,
  tenantId: string,
  value: { id: string; type: string; value: string },
): Promise<AttributeValue | undefined> {
  const row = await tx.first<Row>(sql`
    insert into attribute_values (tenant_id, value_id, attribute_type, value)
    values (${tenantId}, ${value.id}, ${value.type}, ${value.value})
    on conflict (tenant_id, attribute_type, lower(value)) where deleted_at is null do nothing
    returning ${columns}`)
  return row && toMessage(row)
}

export async function findAttributeValue(reader: Reader, tenantId: string, type: string, id: string) {
  const row = await reader.first<Row>(sql`
    select ${columns} from attribute_values
    where tenant_id = ${tenantId} and attribute_type = ${type} and value_id = ${id} and deleted_at is null`)
  return row && toMessage(row)
}

export async function listAttributeValues(
  reader: Reader,
  tenantId: string,
  type: string,
  page: { after: string; limit: number },
): Promise<AttributeValue[]> {
  const rows = await reader.rows<Row>(sql`
    select ${columns} from attribute_values
    where tenant_id = ${tenantId} and attribute_type = ${type} and value_id > ${page.after} and deleted_at is null
    order by value_id limit ${page.limit}`)
  return rows.map(toMessage)
}

export const deleteAttributeValue = (tx: Tx, tenantId: string, type: string, id: string) =>
  tx.count(sql`
    update attribute_values set deleted_at = now(), updated_at = now()
    where tenant_id = ${tenantId} and attribute_type = ${type} and value_id = ${id} and deleted_at is null`)
