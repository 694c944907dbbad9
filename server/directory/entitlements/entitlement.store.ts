import type {
  AppEntitlement,
  AppEntitlementInput,
  SearchUntaggedRequest,
} from '../../../contract/directory/entitlement.ts'
import type { Annotations } from '../../../contract/wire/annotations.ts'
import type { Reader, Tx } from '../../db/index.ts'
import { join, type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import { announceAccessWrite } from '../access-data-lock.store.ts'
import { removeObjects } from '../versions.store.ts'
import { type EntitlementFilter, entitlementConditions } from './entitlement-filter.sql.ts'

/** Fields that no statement filters by, stored together. */
export type EntitlementSettings = Pick<
  AppEntitlementInput,
  | 'deprovisionerPolicy'
  | 'durationGrant'
  | 'emergencyGrantEnabled'
  | 'emergencyGrantPolicyId'
  | 'matchBatonId'
  | 'overrideAccessRequestsDefaults'
  | 'provisionerPolicy'
  | 'requestSchemaId'
>

/** The open version of an entitlement, or the last version of a removed one. */
export interface EntitlementRow {
  id: string
  version: string
  key: string
  appId: string
  appResourceId: string
  appResourceTypeId: string
  displayName: string
  description: string
  alias: string
  slug: string
  purpose: AppEntitlement['purpose']
  isAppAccess: boolean
  ownerIds: string[]
  certifyPolicyId: string
  grantPolicyId: string
  revokePolicyId: string
  riskLevelValueId: string
  complianceFrameworkValueIds: string[]
  annotations: Annotations
  settings: EntitlementSettings
  sourceId: string | null
  externalId: string
  edited: string[]
  createdAt: Date
  updatedAt: Date
  deletedAt: Date | null
}

const columns = sql`e.entitlement_id as id, e.version::text, e.entitlement_key::text as key, e.app_id as "appId",
  e.resource_id as "appResourceId", e.resource_type_id as "appResourceTypeId", e.display_name as "displayName",
  e.description, e.alias, e.slug, e.purpose, e.is_app_access as "isAppAccess", e.owner_ids as "ownerIds",
  e.certify_policy_id as "certifyPolicyId", e.grant_policy_id as "grantPolicyId",
  e.revoke_policy_id as "revokePolicyId", e.risk_level_id as "riskLevelValueId",
  e.compliance_framework_ids as "complianceFrameworkValueIds", e.annotations, e.settings, e.source_id as "sourceId",
  e.external_id as "externalId", e.edited, e.created_at as "createdAt", e.opened_at as "updatedAt",
  e.closed_at as "deletedAt"`

export async function findEntitlements(
  reader: Reader,
  tenantId: TenantId,
  ids: readonly string[],
): Promise<EntitlementRow[]> {
  if (ids.length === 0) return []
  return reader.rows<EntitlementRow>(sql`
    select ${columns} from entitlements e
    where e.tenant_id = ${tenantId} and e.entitlement_id = any(${ids}::text[])`)
}

/** The entitlement with this id, if it belongs to this app. */
export async function findEntitlement(reader: Reader, tenantId: TenantId, appId: string, id: string) {
  const [entitlement] = await findEntitlements(reader, tenantId, [id])
  return entitlement?.appId === appId ? entitlement : undefined
}

/** Entitlements in order of creation, after a given id. */
export const listEntitlements = (
  reader: Reader,
  tenantId: TenantId,
  page: { after: string; limit: number },
  filter: EntitlementFilter,
): Promise<EntitlementRow[]> =>
  reader.rows<EntitlementRow>(sql`
    select ${columns} from ${lastVersions(filter.includeDeleted)} e
    where e.tenant_id = ${tenantId} and e.entitlement_id > ${page.after}
      and ${join(entitlementConditions(tenantId, filter), ' and ')}
    order by e.entitlement_id limit ${page.limit}`)

/** Entitlements that lack a kind of tag, those with the most grants first, after a given one. */
export const listUntagged = (
  reader: Reader,
  tenantId: TenantId,
  { after, limit }: { after: { grants: string; id: string } | undefined; limit: number },
  { attributeTypeId, ...filter }: Pick<SearchUntaggedRequest, 'attributeTypeId' | 'query' | 'appIds'>,
) => {
  const lacks = attributeTypeId === 'risk_level' ? sql`e.risk_level_id = ''` : sql`e.compliance_framework_ids = '{}'`
  const grants = sql`(select count(*) from grants g
    where g.tenant_id = e.tenant_id and g.entitlement_key = e.entitlement_key)`
  return reader.rows<EntitlementRow & { grants: string }>(sql`
    select * from (
      select ${columns}, ${grants}::text as grants from entitlements e
      where e.tenant_id = ${tenantId} and ${lacks} and ${join(entitlementConditions(tenantId, filter), ' and ')}) e
    where ${after ? sql`(-grants::bigint, id) > (-${after.grants}::bigint, ${after.id})` : sql`true`}
    order by -grants::bigint, id limit ${limit}`)
}

const lastVersions = (includeDeleted = false): Sql =>
  includeDeleted ? sql`(select * from entitlement_versions where closed_at is null or removed)` : sql`entitlements`

/** The entitlements that an account holds, ordered by key, after a given key. */
export const listEntitlementsOfAccount = (
  reader: Reader,
  tenantId: TenantId,
  accountId: string,
  page: { after: string; limit: number },
): Promise<EntitlementRow[]> =>
  reader.rows<EntitlementRow>(sql`
    select ${columns} from grants g
    join entitlements e on e.tenant_id = g.tenant_id and e.entitlement_key = g.entitlement_key
    where g.tenant_id = ${tenantId} and g.entitlement_key > ${page.after}::bigint
      and g.principal_key = (select account_key from accounts where tenant_id = ${tenantId} and account_id = ${accountId})
    order by g.entitlement_key limit ${page.limit}`)

/** The number of grants of each of these entitlements; those without grants are omitted. */
export async function countGrants(reader: Reader, tenantId: TenantId, keys: readonly string[]) {
  const rows = await reader.rows<{ key: string; count: string }>(sql`
    select entitlement_key::text as key, count(*)::text as count from grants
    where tenant_id = ${tenantId} and entitlement_key = any(${keys}::bigint[]) group by entitlement_key`)
  return new Map(rows.map(({ key, count }) => [key, count]))
}

/** The fields of an entitlement that a caller can set. */
export type EntitlementContent = Pick<
  EntitlementRow,
  | 'displayName'
  | 'description'
  | 'alias'
  | 'slug'
  | 'purpose'
  | 'appResourceId'
  | 'appResourceTypeId'
  | 'certifyPolicyId'
  | 'grantPolicyId'
  | 'revokePolicyId'
  | 'riskLevelValueId'
  | 'complianceFrameworkValueIds'
  | 'annotations'
  | 'settings'
>

export async function insertEntitlement(
  tx: Tx,
  tenantId: TenantId,
  appId: string,
  id: string,
  { ownerIds, ...content }: EntitlementContent & { ownerIds: readonly string[] },
): Promise<number> {
  await announceAccessWrite(tx, tenantId)
  return tx.count(sql`
    insert into entitlement_versions (tenant_id, entitlement_id, app_id, display_name, description, alias, slug, purpose,
      resource_id, resource_type_id, owner_ids, certify_policy_id, grant_policy_id, revoke_policy_id, risk_level_id,
      compliance_framework_ids, annotations, settings)
    values (${tenantId}, ${id}, ${appId}, ${content.displayName}, ${content.description}, ${content.alias},
      ${content.slug}, ${content.purpose}, ${content.appResourceId}, ${content.appResourceTypeId}, ${ownerIds},
      ${content.certifyPolicyId}, ${content.grantPolicyId}, ${content.revokePolicyId}, ${content.riskLevelValueId},
      ${content.complianceFrameworkValueIds}, ${content.annotations}, ${content.settings})`)
}

/** Removes an entitlement with its grants. */
export async function removeEntitlement(tx: Tx, tenantId: TenantId, id: string): Promise<number> {
  const key = sql`(select entitlement_key from entitlements where tenant_id = ${tenantId} and entitlement_id = ${id})`
  await removeObjects(tx, 'grant', tenantId, sql`old.entitlement_key = ${key}`)
  return removeObjects(tx, 'entitlement', tenantId, sql`old.entitlement_id = ${id}`)
}
