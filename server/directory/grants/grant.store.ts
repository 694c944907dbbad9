import type { AppEntitlementUserBinding, SearchGrantsRequest } from '../../../contract/directory/grant.ts'
import type { Reader, Tx } from '../../db/index.ts'
import { anyOf, containing, join, type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import { announceAccessWrite } from '../access-data-lock.store.ts'
import { removeObjects, reviseVersion } from '../versions.store.ts'

/** An open grant to an account. */
export interface Grant {
  version: string
  entitlementKey: string
  accountKey: string
  appEntitlementId: string
  appId: string
  appUserId: string
  /** When the app granted it, if known, and when it was first seen here. */
  addedAt: Date
  discoveredAt: Date
  expiresAt: Date | null
  lastUsedAt: Date | null
  isDirect: boolean
  grantSources: AppEntitlementUserBinding['grantSources']
}

const columns = sql`g.version::text, g.entitlement_key::text as "entitlementKey", g.principal_key::text as "accountKey",
  e.entitlement_id as "appEntitlementId", e.app_id as "appId", g.account_id as "appUserId",
  coalesce(g.added_at, g.created_at) as "addedAt", g.created_at as "discoveredAt", g.expires_at as "expiresAt",
  g.last_used_at as "lastUsedAt", g.is_direct as "isDirect",
  case when g.path_keys = '{}' then '[]' else (
    select coalesce(json_agg(json_build_object('appId', s.app_id, 'id', s.entitlement_id) order by step.n), '[]')
    from unnest(g.path_keys) with ordinality as step (key, n)
    join entitlements s on s.tenant_id = g.tenant_id and s.entitlement_key = step.key) end as "grantSources"`

/** Grants to accounts; those to resources have no account to join. */
const heldGrants = sql`select g.*, a.account_id from grants g
  join accounts a on a.tenant_id = g.tenant_id and a.account_key = g.principal_key`

export interface GrantFilter extends Omit<SearchGrantsRequest, 'pageSize' | 'pageToken' | 'expandMask'> {
  entitlementIds?: readonly string[]
}
export interface GrantPage {
  after: readonly [entitlementKey: string, accountKey: string]
  limit: number
}

/** Grants ordered by the keys of entitlement and account, after a given pair of keys. */
export const listGrants = (
  reader: Reader,
  tenantId: TenantId,
  page: GrantPage,
  filter: GrantFilter,
): Promise<Grant[]> =>
  reader.rows<Grant>(sql`
    select ${columns}
    from ${filter.appUserIds?.length || filter.userId ? grantsOfAccounts(tenantId, page, filter) : grantsInOrder(tenantId, page, filter)}
    where e.tenant_id = ${tenantId} and ${join(conditions(filter), ' and ')}
    order by e.entitlement_key, g.principal_key limit ${page.limit}`)

/** For few accounts: all their grants, which are then sorted. */
function grantsOfAccounts(tenantId: TenantId, { after }: GrantPage, filter: GrantFilter): Sql {
  const { appUserIds, userId } = filter
  const accounts = [...anyOf(sql`account_id`, appUserIds), ...(userId ? [sql`user_id = ${userId}`] : [])]
  return sql`entitlements e
    join (${heldGrants} where g.tenant_id = ${tenantId}
      and (g.entitlement_key, g.principal_key) > (${after[0]}::bigint, ${after[1]}::bigint)
      and g.principal_key = any(array(
        select account_key from accounts where tenant_id = ${tenantId} and ${join(accounts, ' and ')}))
      and ${join(ownConditions(filter), ' and ')}) g
    on g.tenant_id = e.tenant_id and g.entitlement_key = e.entitlement_key and ${hasText(tenantId, filter)}`
}

/** Entitlement by entitlement, at most a page of grants of each: nothing is sorted, however many grants exist. */
const grantsInOrder = (tenantId: TenantId, { after, limit }: GrantPage, filter: GrantFilter): Sql =>
  sql`(select * from entitlements where tenant_id = ${tenantId} and entitlement_key >= ${after[0]}::bigint) e
    cross join lateral (${heldGrants}
      where g.tenant_id = e.tenant_id and g.entitlement_key = e.entitlement_key
        and g.principal_key > case when e.entitlement_key = ${after[0]}::bigint then ${after[1]}::bigint else 0 end
        and ${join(ownConditions(filter), ' and ')} and ${hasText(tenantId, filter)}
      order by g.principal_key limit ${limit}) g`

/** The accounts with the text in their name or that of their owner are found once, not for each grant. */
const hasText = (tenantId: TenantId, { query }: GrantFilter): Sql =>
  query
    ? sql`(lower(e.display_name) like ${containing(query)} or g.principal_key in (
        select named.account_key from accounts named
        left join users u on u.tenant_id = named.tenant_id and u.user_id = named.user_id
        where named.tenant_id = ${tenantId} and lower(named.display_name || ' ' || named.username || ' ' || named.email
          || ' ' || coalesce(u.display_name || ' ' || u.email, '')) like ${containing(query)}))`
    : sql`true`

/** Conditions on the grant `g` alone. */
const ownConditions = ({ isDirect, notUsedForDays, onlyExpiring, accessProfileIds }: GrantFilter): Sql[] => [
  ...(isDirect === undefined ? [] : [sql`g.is_direct = ${isDirect}::boolean`]),
  ...(notUsedForDays === undefined
    ? []
    : [sql`coalesce(g.last_used_at < now() - make_interval(days => ${notUsedForDays}::int), true)`]),
  ...(onlyExpiring ? [sql`g.expires_at is not null`] : []),
  ...(accessProfileIds?.length ? [sql`g.access_profile_ids && ${accessProfileIds}::text[]`] : []),
]

function conditions(filter: GrantFilter): Sql[] {
  const { entitlementRefs } = filter
  return [
    ...anyOf(sql`e.entitlement_id`, filter.entitlementIds),
    ...anyOf(sql`e.app_id`, filter.appIds),
    ...(entitlementRefs?.length
      ? [
          sql`(e.app_id, e.entitlement_id) in (select * from unnest(${entitlementRefs.map(({ appId }) => appId)}::text[],
            ${entitlementRefs.map(({ id }) => id)}::text[]))`,
        ]
      : []),
    ...anyOf(sql`e.slug`, filter.entitlementSlugs),
    ...anyOf(sql`e.purpose`, filter.purpose),
    ...anyOf(sql`e.resource_id`, filter.resourceIds),
    ...anyOf(sql`e.resource_type_id`, filter.resourceTypeIds),
  ]
}

/** The grant of this entitlement to this account. */
export const findGrant = (reader: Reader, tenantId: TenantId, entitlementId: string, accountId: string) =>
  reader.first<Grant>(sql`
    select ${columns} from entitlements e
    join (${heldGrants} where a.account_id = ${accountId}) g
      on g.tenant_id = e.tenant_id and g.entitlement_key = e.entitlement_key
    where e.tenant_id = ${tenantId} and e.entitlement_id = ${entitlementId}`)

/** The grants of these entitlements to accounts of this person. */
export const grantsOfUser = (
  reader: Reader,
  tenantId: TenantId,
  userId: string,
  entitlementIds: readonly string[],
): Promise<Grant[]> =>
  reader.rows<Grant>(sql`
    select ${columns} from entitlements e
    join (${heldGrants} where a.tenant_id = ${tenantId} and a.user_id = ${userId}) g
      on g.tenant_id = e.tenant_id and g.entitlement_key = e.entitlement_key
    where e.tenant_id = ${tenantId} and e.entitlement_id = any(${entitlementIds}::text[])
    order by g.entitlement_key, g.principal_key`)

export interface AppGrants {
  appId: string
  grantCount: string
  accountIds: string[]
}

/** The number of grants and the accounts of a person in each of these apps, or in every app. */
export const countGrantsOfUser = (reader: Reader, tenantId: TenantId, userId: string, appIds: readonly string[]) =>
  reader.rows<AppGrants>(sql`
    select a.app_id as "appId", count(g.version)::text as "grantCount",
      array_agg(distinct a.account_id) as "accountIds"
    from accounts a left join grants g on g.tenant_id = a.tenant_id and g.principal_key = a.account_key
    where a.tenant_id = ${tenantId} and a.user_id = ${userId} and ${join(anyOf(sql`a.app_id`, appIds), ' and ')}
    group by a.app_id order by a.app_id`)

/** The number of grants of each of these people; those without grants are left out. */
export const countGrantsOfUsers = (reader: Reader, tenantId: TenantId, userIds: readonly string[]) =>
  reader.rows<{ userId: string; grantCount: string }>(sql`
    select a.user_id as "userId", count(*)::text as "grantCount"
    from accounts a join grants g on g.tenant_id = a.tenant_id and g.principal_key = a.account_key
    where a.tenant_id = ${tenantId} and a.user_id = any(${userIds}::text[])
    group by a.user_id order by a.user_id`)

export const updateGrantExpiry = (tx: Tx, tenantId: TenantId, version: string, expiresAt: Date | null) =>
  reviseVersion(tx, 'grant', tenantId, version, { expires_at: expiresAt })

/** Grants an entitlement to accounts; those that already hold it keep their grants. */
export async function insertGrants(
  tx: Tx,
  tenantId: TenantId,
  entitlementId: string,
  accountIds: readonly string[],
  grantedBy?: string,
) {
  await announceAccessWrite(tx, tenantId)
  return tx.count(sql`
    insert into grant_versions (tenant_id, entitlement_key, principal_key, added_at, granted_by)
    select e.tenant_id, e.entitlement_key, a.account_key, now(), ${grantedBy}::text
    from entitlements e join accounts a on a.tenant_id = e.tenant_id and a.app_id = e.app_id
    where e.tenant_id = ${tenantId} and e.entitlement_id = ${entitlementId}
      and a.account_id = any(${accountIds}::text[])
    on conflict (tenant_id, entitlement_key, principal_key) where closed_at is null do nothing`)
}

/** Removes those of these grants that were made here by hand; what a source has, only the source can remove. */
export const removeOwnGrants = (
  tx: Tx,
  tenantId: TenantId,
  grants: readonly { entitlementKey: string; principalKey: string }[],
): Promise<number> =>
  removeObjects(
    tx,
    'grant',
    tenantId,
    sql`old.source_id is null and (old.entitlement_key, old.principal_key) in (select * from unnest(
      ${grants.map(({ entitlementKey }) => entitlementKey)}::bigint[],
      ${grants.map(({ principalKey }) => principalKey)}::bigint[]))`,
  )
