import type { Reader } from '../db/index.ts'
import { sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'

/** The policies among these that exist, locked against deletion until the transaction ends. */
export async function knownPolicyIds(reader: Reader, tenantId: TenantId, ids: readonly string[]): Promise<Set<string>> {
  const rows = await reader.rows<{ id: string }>(sql`
    select policy_id as id from policies
    where tenant_id = ${tenantId} and policy_id = any(${ids}::text[]) and deleted_at is null for share`)
  return new Set(rows.map(({ id }) => id))
}

/** The review policies among these that exist, locked in the same way. */
export async function knownReviewPolicyIds(reader: Reader, tenantId: TenantId, ids: readonly string[]) {
  const rows = await reader.rows<{ id: string }>(sql`
    select policy_id as id from policies
    where tenant_id = ${tenantId} and policy_id = any(${ids}::text[]) and policy_type = 'POLICY_TYPE_CERTIFY'
      and deleted_at is null
    for share`)
  return new Set(rows.map(({ id }) => id))
}

/** The step-up providers among these that exist and are enabled. */
export async function knownStepUpProviderIds(reader: Reader, tenantId: TenantId, ids: readonly string[]) {
  const rows = await reader.rows<{ id: string }>(sql`
    select provider_id as id from step_up_providers
    where tenant_id = ${tenantId} and provider_id = any(${ids}::text[]) and deleted_at is null and enabled
    for share`)
  return new Set(rows.map(({ id }) => id))
}

/** The attribute values among these that exist, of one type. */
export async function knownAttributeValueIds(reader: Reader, tenantId: TenantId, type: string, ids: readonly string[]) {
  const rows = await reader.rows<{ id: string }>(sql`
    select value_id as id from attribute_values
    where tenant_id = ${tenantId} and attribute_type = ${type} and value_id = any(${ids}::text[])
      and deleted_at is null`)
  return new Set(rows.map(({ id }) => id))
}

export interface EntitlementRef {
  appId: string
  id: string
}

/** The entitlements among these that exist in the app named with each. */
export const knownEntitlements = (
  reader: Reader,
  tenantId: TenantId,
  refs: readonly EntitlementRef[],
): Promise<EntitlementRef[]> =>
  reader.rows<EntitlementRef>(sql`
    select e.app_id as "appId", e.entitlement_id as id from entitlements e
    where e.tenant_id = ${tenantId} and (e.app_id, e.entitlement_id) in (
      select * from unnest(${refs.map(({ appId }) => appId)}::text[], ${refs.map(({ id }) => id)}::text[]))`)

/** The users among these that exist, whatever their status: the access of leavers is reviewed too. */
export async function knownUserIds(reader: Reader, tenantId: TenantId, ids: readonly string[]): Promise<Set<string>> {
  const rows = await reader.rows<{ id: string }>(sql`
    select user_id as id from users where tenant_id = ${tenantId} and user_id = any(${ids}::text[])`)
  return new Set(rows.map(({ id }) => id))
}

/** The access profiles among these that exist. */
export async function knownAccessProfileIds(reader: Reader, tenantId: TenantId, ids: readonly string[]) {
  const rows = await reader.rows<{ id: string }>(sql`
    select access_profile_id as id from access_profiles
    where tenant_id = ${tenantId} and access_profile_id = any(${ids}::text[]) and deleted_at is null`)
  return new Set(rows.map(({ id }) => id))
}

/** The apps among these that exist. */
export async function knownAppIds(reader: Reader, tenantId: TenantId, ids: readonly string[]): Promise<Set<string>> {
  const rows = await reader.rows<{ id: string }>(sql`
    select app_id as id from apps where tenant_id = ${tenantId} and app_id = any(${ids}::text[])`)
  return new Set(rows.map(({ id }) => id))
}

/** The webhooks among these that exist, locked against deletion until the transaction ends. */
export async function knownWebhookIds(
  reader: Reader,
  tenantId: TenantId,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await reader.rows<{ id: string }>(sql`
    select webhook_id as id from webhooks
    where tenant_id = ${tenantId} and webhook_id = any(${ids}::text[]) and deleted_at is null for share`)
  return new Set(rows.map(({ id }) => id))
}
