import type { SetupEntitlement } from '../../contract/campaign-setup.ts'
import type { Reader, Tx } from '../db/index.ts'
import { type Sql, sql } from '../db/sql.ts'

/** What can be chosen for a campaign beside its scope. */
export type SelectionList =
  | 'entitlements'
  | 'resource_types'
  | 'excluded_entitlements'
  | 'excluded_resource_types'
  | 'resources'
  | 'scope_roles'
  | 'conflict_monitors'

/** One thing that is chosen, in the columns that every list has. */
export interface Entry {
  appId: string
  objectId: string
  roleId: string
  policyId: string
}

const rowsOf = (entries: readonly Entry[]): Sql => sql`unnest(${entries.map(({ appId }) => appId)}::text[],
  ${entries.map(({ objectId }) => objectId)}::text[], ${entries.map(({ roleId }) => roleId)}::text[],
  ${entries.map(({ policyId }) => policyId)}::text[]) with ordinality as e (app_id, object_id, role_id, policy_id, place)`

const entitlements = sql`select app_id, entitlement_id, '' from entitlements where tenant_id = `
const resourceTypes = sql`select app_id, resource_type_id, '' from resource_types where tenant_id = `
/** What can be chosen in each list, as (app, object, role). */
const CHOICES: Record<SelectionList, (tenantId: string) => Sql> = {
  entitlements: (tenantId) => sql`${entitlements}${tenantId}`,
  excluded_entitlements: (tenantId) => sql`${entitlements}${tenantId}`,
  resource_types: (tenantId) => sql`${resourceTypes}${tenantId}`,
  excluded_resource_types: (tenantId) => sql`${resourceTypes}${tenantId}`,
  resources: (tenantId) => sql`select app_id, resource_id, '' from resources where tenant_id = ${tenantId}`,
  scope_roles: (tenantId) => sql`
    select s.app_id, s.resource_id, r.resource_id from resources s
    join resources r on r.tenant_id = s.tenant_id and r.app_id = s.app_id where s.tenant_id = ${tenantId}`,
  conflict_monitors: (tenantId) => sql`
    select '', monitor_id, '' from conflict_monitors where tenant_id = ${tenantId} and deleted_at is null`,
}

/** The places (from 0) of those of the entries that name something that is not there. */
export async function unknownEntries(
  reader: Reader,
  tenantId: string,
  list: SelectionList,
  entries: readonly Entry[],
): Promise<number[]> {
  if (entries.length === 0) return []
  const rows = await reader.rows<{ place: number }>(sql`
    select (e.place - 1)::int as place from ${rowsOf(entries)}
    where not exists (
      select 1 from (${CHOICES[list](tenantId)}) as c (app_id, object_id, role_id)
      where c.app_id = e.app_id and c.object_id = e.object_id and c.role_id = e.role_id)
    order by e.place`)
  return rows.map(({ place }) => place)
}

/** What is chosen, in order of app and object. */
export const listEntries = (reader: Reader, tenantId: string, campaignId: string, list: SelectionList) =>
  reader.rows<Entry>(sql`
    select e.app_id as "appId", e.object_id as "objectId", e.role_id as "roleId", e.policy_id as "policyId"
    from campaign_selections s join selection_entries e on e.tenant_id = s.tenant_id and e.set_id = s.set_id
    where s.tenant_id = ${tenantId} and s.campaign_id = ${campaignId} and s.list = ${list}
    order by e.app_id, e.object_id, e.role_id`)

/** Chooses these and nothing else. A set that no campaign refers to any more is dropped. */
export async function replaceEntries(
  tx: Tx,
  tenantId: string,
  campaignId: string,
  list: SelectionList,
  chosen: { setId: string; entries: readonly Entry[] },
): Promise<void> {
  const { setId, entries } = chosen
  const before = await tx.first<{ setId: string }>(sql`
    delete from campaign_selections where tenant_id = ${tenantId} and campaign_id = ${campaignId} and list = ${list}
    returning set_id as "setId"`)
  if (before)
    await tx.count(sql`
      delete from selection_entries e where e.tenant_id = ${tenantId} and e.set_id = ${before.setId} and not exists (
        select 1 from campaign_selections s where s.tenant_id = e.tenant_id and s.set_id = e.set_id)`)
  if (entries.length === 0) return
  await tx.count(sql`
    insert into selection_entries (tenant_id, set_id, app_id, object_id, role_id, policy_id)
    select ${tenantId}, ${setId}, e.app_id, e.object_id, e.role_id, e.policy_id from ${rowsOf(entries)}`)
  await tx.count(sql`
    insert into campaign_selections (tenant_id, campaign_id, list, set_id)
    values (${tenantId}, ${campaignId}, ${list}, ${setId})`)
}

/** Lets a campaign have what another has chosen: both refer to the same sets, which never change. */
export const copySelections = (tx: Tx, tenantId: string, from: string, to: string) =>
  tx.count(sql`
    insert into campaign_selections (tenant_id, campaign_id, list, set_id)
    select tenant_id, ${to}, list, set_id from campaign_selections
    where tenant_id = ${tenantId} and campaign_id = ${from}`)

interface Row extends Omit<SetupEntitlement, 'createdAt' | 'updatedAt'> {
  selectedAt: Date
}

/** The entitlements that are chosen, each with the policy that will review it (client-facts 8.4). */
export async function listSetupEntitlements(
  reader: Reader,
  tenantId: string,
  campaignId: string,
): Promise<SetupEntitlement[]> {
  const rows = await reader.rows<Row>(sql`
    select c.tenant_id as "tenantId", c.campaign_id as "accessReviewId", chosen.app_id as "appId",
      chosen.object_id as "appEntitlementId", coalesce(e.resource_id, '') as "appResourceId",
      coalesce(e.resource_type_id, '') as "appResourceTypeId", o.policy_id as "customPolicyId",
      coalesce(nullif(o.policy_id, ''), c.policy_id) as "policyId", s.selected_at as "selectedAt"
    from campaigns c
    join campaign_selections s on s.tenant_id = c.tenant_id and s.campaign_id = c.campaign_id
      and s.list = 'entitlements'
    join selection_entries chosen on chosen.tenant_id = s.tenant_id and chosen.set_id = s.set_id
    left join entitlements e on e.tenant_id = c.tenant_id and e.entitlement_id = chosen.object_id
    left join apps a on a.tenant_id = c.tenant_id and a.app_id = chosen.app_id,
    lateral (select case when chosen.policy_id <> '' then chosen.policy_id
      when not c.use_policy_override then ''
      else coalesce(nullif(e.certify_policy_id, ''), a.certify_policy_id, '') end as policy_id) o
    where c.tenant_id = ${tenantId} and c.campaign_id = ${campaignId}
    order by chosen.app_id, chosen.object_id`)
  return rows.map(({ selectedAt, ...row }) => ({
    ...row,
    createdAt: selectedAt.toISOString(),
    updatedAt: selectedAt.toISOString(),
  }))
}
