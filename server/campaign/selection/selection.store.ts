import type { Reader, Tx } from '../../db/index.ts'
import { type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import type { SelectionList } from '../../scope/index.ts'

/** An entry of a selection, in the columns that every list shares. */
export interface Entry {
  appId: string
  objectId: string
  roleId: string
  policyId: string
}

const rowsOf = (entries: readonly Entry[]): Sql => sql`unnest(${entries.map(({ appId }) => appId)}::text[],
  ${entries.map(({ objectId }) => objectId)}::text[], ${entries.map(({ roleId }) => roleId)}::text[],
  ${entries.map(({ policyId }) => policyId)}::text[]) as e (app_id, object_id, role_id, policy_id)`

const entitlements = sql`select app_id as "appId", entitlement_id as id from entitlements where entitlement_id`
const resourceTypes = sql`select app_id as "appId", resource_type_id as id from resource_types where resource_type_id`
const resources = sql`select app_id as "appId", resource_id as id from resources where resource_id`
/** What the entries of each list can name. */
const CANDIDATES: Record<SelectionList, Sql> = {
  entitlements,
  excluded_entitlements: entitlements,
  resource_types: resourceTypes,
  excluded_resource_types: resourceTypes,
  resources,
  scope_roles: resources,
  conflict_monitors: sql`select '' as "appId", monitor_id as id from conflict_monitors
    where deleted_at is null and monitor_id`,
}

/**
 * The indexes of entries that name nothing that exists. Compared in JavaScript: the planner cannot estimate how many
 * entries there are, and joining 10,000 of them took 6 s.
 */
export async function unknownEntries(
  reader: Reader,
  tenantId: TenantId,
  list: SelectionList,
  entries: readonly Entry[],
): Promise<number[]> {
  if (entries.length === 0) return []
  const ids = [...new Set(entries.flatMap(({ objectId, roleId }) => [objectId, roleId]))]
  const rows = await reader.rows<{ appId: string; id: string }>(
    sql`${CANDIDATES[list]} = any(${ids}::text[]) and tenant_id = ${tenantId}`,
  )
  const known = new Set(rows.map(({ appId, id }) => `${appId} ${id}`))
  const isKnown = ({ appId, objectId, roleId }: Entry) =>
    known.has(`${appId} ${objectId}`) && (list !== 'scope_roles' || known.has(`${appId} ${roleId}`))
  return entries.flatMap((entry, index) => (isKnown(entry) ? [] : [index]))
}

/** The entries of a selection, ordered by app and object. */
export const listEntries = (reader: Reader, tenantId: TenantId, campaignId: string, list: SelectionList) =>
  reader.rows<Entry>(sql`
    select e.app_id as "appId", e.object_id as "objectId", e.role_id as "roleId", e.policy_id as "policyId"
    from campaign_selections s join selection_entries e on e.tenant_id = s.tenant_id and e.set_id = s.set_id
    where s.tenant_id = ${tenantId} and s.campaign_id = ${campaignId} and s.list = ${list}
    order by e.app_id, e.object_id, e.role_id`)

/**
 * Replaces a selection. A set that no campaign uses any more is deleted. When two campaigns drop the same set at once,
 * the second waits for the first and then sees that it was the last.
 */
export async function replaceEntries(
  tx: Tx,
  tenantId: TenantId,
  campaignId: string,
  list: SelectionList,
  selection: { setId: string; entries: readonly Entry[] },
): Promise<void> {
  const { setId, entries } = selection
  const before = await tx.first<{ setId: string }>(sql`
    delete from campaign_selections where tenant_id = ${tenantId} and campaign_id = ${campaignId} and list = ${list}
    returning set_id as "setId"`)
  if (before) {
    await tx.rows(sql`select pg_advisory_xact_lock(hashtextextended(${before.setId}, 0))`)
    await tx.count(sql`
      delete from selection_entries e where e.tenant_id = ${tenantId} and e.set_id = ${before.setId} and not exists (
        select 1 from campaign_selections s where s.tenant_id = e.tenant_id and s.set_id = e.set_id)`)
  }
  if (entries.length === 0) return
  await tx.count(sql`
    insert into selection_entries (tenant_id, set_id, app_id, object_id, role_id, policy_id)
    select ${tenantId}, ${setId}, e.app_id, e.object_id, e.role_id, e.policy_id from ${rowsOf(entries)}`)
  await tx.count(sql`
    insert into campaign_selections (tenant_id, campaign_id, list, set_id)
    values (${tenantId}, ${campaignId}, ${list}, ${setId})`)
}

/** The set of entries that a campaign has in each list. */
export async function listSets(reader: Reader, tenantId: TenantId, campaignId: string) {
  const rows = await reader.rows<{ list: SelectionList; setId: string }>(sql`
    select list, set_id as "setId" from campaign_selections
    where tenant_id = ${tenantId} and campaign_id = ${campaignId}`)
  return Object.fromEntries(rows.map(({ list, setId }) => [list, setId])) as Partial<Record<SelectionList, string>>
}

/** Copies the selections of a campaign to another: both refer to the same sets, which never change. */
export const copySelections = (tx: Tx, tenantId: TenantId, from: string, to: string) =>
  tx.count(sql`
    insert into campaign_selections (tenant_id, campaign_id, list, set_id)
    select tenant_id, ${to}, list, set_id from campaign_selections
    where tenant_id = ${tenantId} and campaign_id = ${from}`)

/** When a list of a campaign was last replaced; undefined when it is empty. */
export async function selectedAt(reader: Reader, tenantId: TenantId, campaignId: string, list: SelectionList) {
  const row = await reader.first<{ at: Date }>(sql`
    select selected_at as at from campaign_selections
    where tenant_id = ${tenantId} and campaign_id = ${campaignId} and list = ${list}`)
  return row?.at
}

/** Resources and review policies of entitlements, by entitlement id, and the review policies of their apps. */
export async function findEntitlementLocations(reader: Reader, tenantId: TenantId, entries: readonly Entry[]) {
  const unique = (ids: readonly string[]) => [...new Set(ids)]
  // For a deleted entitlement its last version is used.
  const rows = await reader.rows<EntitlementLocation & { id: string }>(sql`
    select entitlement_id as id, resource_id as "resourceId", resource_type_id as "resourceTypeId",
      certify_policy_id as "policyId", closed_at as "deletedAt" from entitlement_versions
    where tenant_id = ${tenantId} and (closed_at is null or removed) and entitlement_id = any(${unique(entries.map(({ objectId }) => objectId))}::text[])`)
  const apps = await reader.rows<{ id: string; policyId: string }>(sql`
    select app_id as id, certify_policy_id as "policyId" from apps
    where tenant_id = ${tenantId} and app_id = any(${unique(entries.map(({ appId }) => appId))}::text[])`)
  return {
    locations: new Map(rows.map(({ id, ...location }) => [id, location])),
    appPolicies: new Map(apps.map(({ id, policyId }) => [id, policyId])),
  }
}
interface EntitlementLocation {
  resourceId: string
  resourceTypeId: string
  policyId: string
  deletedAt: Date | null
}
