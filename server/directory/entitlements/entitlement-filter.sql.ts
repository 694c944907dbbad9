import type { SearchAppEntitlementsRequest } from '../../../contract/directory/entitlement.ts'
import { anyOf, containing, join, noneOf, type Sql, sql } from '../../db/sql.ts'
import type { Actor } from '../../http/index.ts'
import type { TenantId } from '../../lib/ids.ts'

/**
 * A query for the keys of the entitlements that a campaign reviews, contributed by other domains; without rows if the
 * caller may not see the campaign.
 */
export type ReviewedEntitlements = (tenantId: TenantId, campaignId: string, actor: Actor) => Sql

/** The filters of searches and lists of entitlements. */
export interface EntitlementFilter
  extends Omit<SearchAppEntitlementsRequest, 'pageSize' | 'pageToken' | 'expandMask' | 'accessReviewId'> {
  /** Entitlements whose keys one of these queries finds. */
  reviewed?: readonly Sql[]
  appId?: string
  resourceId?: string
  /** Part of the name of the app. */
  appDisplayName?: string
  /** Entitlements that some account of this person holds, or that none does. */
  holder?: { userId: string; holds: boolean }
}

/** The conditions that an entitlement `e` must meet. */
export function entitlementConditions(tenantId: TenantId, filter: EntitlementFilter): Sql[] {
  const policies = filter.policyRefs?.map(({ id }) => id)
  return [
    ...(filter.appId ? [sql`e.app_id = ${filter.appId}`] : []),
    ...(filter.resourceId ? [sql`e.resource_id = ${filter.resourceId}`] : []),
    ...[filter.query, filter.displayName].flatMap((text) =>
      text ? [sql`lower(e.display_name) like ${containing(text)}`] : [],
    ),
    ...(filter.alias ? [sql`e.alias = ${filter.alias} and e.alias <> ''`] : []),
    ...anyOf(sql`e.app_id`, filter.appIds),
    ...noneOf(sql`e.app_id`, filter.excludeAppIds),
    ...anyOf(sql`e.entitlement_id`, filter.appEntitlementIds),
    ...(filter.refs?.length ? [sql`${isOneOf(filter.refs)}`] : []),
    ...(filter.excludedEntitlementRefs?.length ? [sql`not ${isOneOf(filter.excludedEntitlementRefs)}`] : []),
    ...anyOf(sql`e.resource_id`, filter.resourceIds),
    ...anyOf(sql`e.resource_type_id`, filter.resourceTypeIds),
    ...noneOf(sql`e.resource_type_id`, filter.excludeResourceTypeIds),
    ...anyOf(sql`e.risk_level_id`, filter.riskLevelIds),
    ...(filter.complianceFrameworkIds?.length
      ? [sql`e.compliance_framework_ids && ${filter.complianceFrameworkIds}::text[]`]
      : []),
    ...(filter.ownerUserIds?.length ? [sql`e.owner_ids && ${filter.ownerUserIds}::text[]`] : []),
    ...(policies?.length
      ? [
          sql`array[e.certify_policy_id, e.grant_policy_id, e.revoke_policy_id, e.settings->>'emergencyGrantPolicyId']
            && ${policies}::text[]`,
        ]
      : []),
    ...anyOf(sql`e.settings->>'requestSchemaId'`, filter.requestSchemaIds),
    ...(filter.sourceConnectorId ? [sql`e.source_id = ${filter.sourceConnectorId}`] : []),
    ...(filter.isAutomated ? [sql`false`] : []),
    ...(filter.reviewed ? [sql`e.entitlement_key in (${join(filter.reviewed, ' union all ')})`] : []),
    ...relatedConditions(tenantId, filter),
  ]
}

const isOneOf = (refs: readonly { appId: string; id: string }[]) =>
  sql`(e.app_id, e.entitlement_id) in (select * from unnest(${refs.map(({ appId }) => appId)}::text[],
    ${refs.map(({ id }) => id)}::text[]))`

/** Conditions on objects related to an entitlement: its app, its resource type, its holders. */
function relatedConditions(tenantId: TenantId, filter: EntitlementFilter): Sql[] {
  const { appDisplayName, resourceTraitIds, appUserIds = [], excludeAppUserIds, holder } = filter
  return [
    ...(appDisplayName
      ? [
          sql`e.app_id in (select app_id from apps where tenant_id = ${tenantId}
            and lower(display_name) like ${containing(appDisplayName)})`,
        ]
      : []),
    ...(resourceTraitIds?.length
      ? [
          sql`(e.app_id, e.resource_type_id) in (select app_id, resource_type_id from resource_types
            where tenant_id = ${tenantId} and trait_ids && ${resourceTraitIds}::text[])`,
        ]
      : []),
    ...membership(tenantId, appUserIds, filter.membershipType ?? []),
    ...(excludeAppUserIds?.length ? [sql`not ${heldBy(tenantId, anyOf(sql`a.account_id`, excludeAppUserIds))}`] : []),
    ...(holder ? [sql`${heldBy(tenantId, [sql`a.user_id = ${holder.userId}`])} = ${holder.holds}::boolean`] : []),
    ...(filter.onlyGetExpiring
      ? [
          sql`e.entitlement_key in (select g.entitlement_key from grants g
            where g.tenant_id = ${tenantId} and g.expires_at is not null)`,
        ]
      : []),
  ]
}

const heldBy = (tenantId: TenantId, accounts: readonly Sql[]) =>
  sql`(e.entitlement_key in (select g.entitlement_key from accounts a
    join grants g on g.tenant_id = a.tenant_id and g.principal_key = a.account_key
    where a.tenant_id = ${tenantId} and ${join(accounts, ' and ')}))`

type MembershipTypes = NonNullable<SearchAppEntitlementsRequest['membershipType']>

/** Entitlements that these accounts, or without accounts anybody, have in one of these ways. */
function membership(tenantId: TenantId, accountIds: readonly string[], types: MembershipTypes): Sql[] {
  if (accountIds.length === 0 && types.length === 0) return []
  const asMember = types.length === 0 || types.includes('APP_ENTITLEMENT_MEMBERSHIP_TYPE_MEMBER')
  const asOwner = types.includes('APP_ENTITLEMENT_MEMBERSHIP_TYPE_OWNER')
  const member =
    accountIds.length > 0
      ? heldBy(tenantId, anyOf(sql`a.account_id`, accountIds))
      : sql`exists (select 1 from grants g where g.tenant_id = ${tenantId} and g.entitlement_key = e.entitlement_key)`
  const owner =
    accountIds.length > 0
      ? sql`e.owner_ids && array(select a.user_id from accounts a
          where a.tenant_id = ${tenantId} and a.account_id = any(${accountIds}::text[]) and a.user_id is not null)`
      : sql`e.owner_ids <> '{}'`
  const ways = [...(asMember ? [member] : []), ...(asOwner ? [owner] : [])]
  return [ways.length > 0 ? sql`(${join(ways, ' or ')})` : sql`false`]
}
