import type {
  AttributeUses,
  AttributeValue,
  SearchAttributeValuesRequest,
} from '../../../contract/directory/attribute.ts'
import type { AuditedChange } from '../../audit/index.ts'
import type { Reader, Tx } from '../../db/index.ts'
import { anyOf, containing, join, noneOf, type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import { riskRank } from './risk-rank.sql.ts'

interface Row {
  id: string
  attributeTypeId: string
  value: string
  rank: number
  createdAt: Date
  updatedAt: Date
}

const columns = sql`value_id as id, attribute_type as "attributeTypeId", value, ${riskRank(sql`attribute_values`)} as rank,
  created_at as "createdAt", updated_at as "updatedAt"`

const toMessage = (row: Row): AttributeValue => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

export interface NewAttributeValue {
  id: string
  type: string
  value: string
}

/** The new values, without those that the tenant already has, in any letter case. */
export async function insertAttributeValues(tx: Tx, tenantId: TenantId, values: readonly NewAttributeValue[]) {
  const rows = await tx.rows<Row>(insertion(tenantId, values))
  return rows.map(toMessage)
}

/** The new value, or undefined if the tenant already has it. */
export async function insertAttributeValue(change: AuditedChange, tenantId: TenantId, value: NewAttributeValue) {
  const row = await change<Row>(
    (entry) => sql`
    with added as (${insertion(tenantId, [value])}), recorded as (${entry(sql`added`)}) select * from added`,
  )
  return row && toMessage(row)
}

const insertion = (tenantId: TenantId, values: readonly NewAttributeValue[]): Sql => sql`
  insert into attribute_values (tenant_id, value_id, attribute_type, value)
  select ${tenantId}, * from unnest(${values.map(({ id }) => id)}::text[], ${values.map(({ type }) => type)}::text[],
    ${values.map(({ value }) => value)}::text[])
  on conflict (tenant_id, attribute_type, lower(value)) where deleted_at is null do nothing
  returning ${columns}`

/** The value with this id, of one type or of any type. */
export async function findAttributeValue(reader: Reader, tenantId: TenantId, type: string | undefined, id: string) {
  // By its key, not as a list of one, for which the planner may walk through all values in order.
  const row = await reader.first<Row>(sql`
    select ${columns} from attribute_values
    where tenant_id = ${tenantId} and value_id = ${id} and deleted_at is null
      and attribute_type = coalesce(${type ?? null}, attribute_type)`)
  return row && toMessage(row)
}

export type AttributeFilter = Omit<SearchAttributeValuesRequest, 'pageSize' | 'pageToken'>

/** Values in order of creation, after a given id. */
export async function listAttributeValues(
  reader: Reader,
  tenantId: TenantId,
  page: { after: string; limit: number },
  filter: AttributeFilter = {},
): Promise<AttributeValue[]> {
  const conditions: Sql[] = [
    sql`tenant_id = ${tenantId} and value_id > ${page.after} and deleted_at is null`,
    ...anyOf(sql`attribute_type`, filter.attributeTypeIds),
    ...anyOf(sql`value_id`, filter.ids),
    ...noneOf(sql`value_id`, filter.excludeIds),
    ...(filter.value ? [sql`lower(value) = lower(${filter.value})`] : []),
    ...(filter.query ? [sql`lower(value) like ${containing(filter.query)}`] : []),
  ]
  const rows = await reader.rows<Row>(sql`
    select ${columns} from attribute_values where ${join(conditions, ' and ')}
    order by value_id limit ${page.limit}`)
  return rows.map(toMessage)
}

/** The number of entitlements with this value, and the name of one of them. */
export async function countEntitlementsWith(reader: Reader, tenantId: TenantId, id: string) {
  const row = await reader.first<{ count: number; example: string | null }>(sql`
    select count(*)::int as count, min(display_name) as example from entitlements
    where tenant_id = ${tenantId} and (risk_level_id = ${id} or ${id} = any(compliance_framework_ids))`)
  return { count: row?.count ?? 0, example: row?.example ?? '' }
}

/** How many entitlements have each of these values, and how many have no risk level or no compliance framework. */
export async function countAttributeUses(
  reader: Reader,
  tenantId: TenantId,
  ids: readonly string[],
): Promise<AttributeUses> {
  const uses = await reader.rows<AttributeUses['uses'][number]>(sql`
    select v.value_id as "attributeValueId", count(e.id)::int as "entitlementCount" from attribute_values v
    left join (
      select risk_level_id as id from entitlements where tenant_id = ${tenantId}
      union all
      select unnest(compliance_framework_ids) from entitlements where tenant_id = ${tenantId}) e on e.id = v.value_id
    where v.tenant_id = ${tenantId} and v.value_id = any(${ids}::text[]) and v.deleted_at is null
    group by v.value_id order by v.value_id`)
  const totals = await reader.first<Omit<AttributeUses, 'uses'>>(sql`
    select count(*)::int as "entitlementCount", count(*) filter (where risk_level_id = '')::int as "withoutRiskLevelCount",
      count(*) filter (where compliance_framework_ids = '{}')::int as "withoutFrameworkCount"
    from entitlements where tenant_id = ${tenantId}`)
  return { uses, entitlementCount: 0, withoutRiskLevelCount: 0, withoutFrameworkCount: 0, ...totals }
}

export async function updateRank(tx: Tx, tenantId: TenantId, id: string, rank: number) {
  const row = await tx.first<Row>(sql`
    update attribute_values set rank = ${rank}, updated_at = now()
    where tenant_id = ${tenantId} and value_id = ${id} and attribute_type = 'risk_level' and deleted_at is null
    returning ${columns}`)
  return row && toMessage(row)
}

/** The rank that a usual name gives a risk level stays. */
export async function renameAttributeValue(tx: Tx, tenantId: TenantId, id: string, value: string) {
  const row = await tx.first<Row>(sql`
    update attribute_values set value = ${value}, updated_at = now(),
      rank = case when attribute_type = 'risk_level' then ${riskRank(sql`attribute_values`)} end
    where tenant_id = ${tenantId} and value_id = ${id} and deleted_at is null
    returning ${columns}`)
  return row && toMessage(row)
}

export const deleteAttributeValue = (tx: Tx, tenantId: TenantId, id: string) =>
  tx.count(sql`
    update attribute_values set deleted_at = now(), updated_at = now()
    where tenant_id = ${tenantId} and value_id = ${id} and deleted_at is null`)
