import type { Reader } from '../../db/index.ts'
import { anyOf, join, type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'

export type GrantEventType = 'GRANT_EVENT_TYPE_ADDED' | 'GRANT_EVENT_TYPE_REMOVED'

/** Filters of the history; they also match removed accounts and entitlements. */
export interface HistoryFilter {
  appIds?: readonly string[] | undefined
  entitlementRefs?: readonly { appId: string; id: string }[] | undefined
  accountRefs?: readonly { appId: string; id: string }[] | undefined
  userIds?: readonly string[] | undefined
  since?: string | undefined
  /** Exclusive. */
  until?: string | undefined
}

/** A place in the history, newest first; the time as the database writes it, to the microsecond. */
export interface HistoryKey {
  atText: string
  entitlementKey: string
  accountKey: string
  type: GrantEventType
}
export interface HistoryPage {
  after: HistoryKey | undefined
  limit: number
}

/** A grant was added or removed. */
export interface GrantEvent extends HistoryKey {
  at: Date
  appEntitlementId: string
  appId: string
  appUserId: string
  appUserDisplayName: string
  grantedAt: Date
}

/** A page of versions of grants to accounts, with the current or last version of entitlement and account. */
const named = (versions: Sql) => sql`
  select g.entitlement_key::text as "entitlementKey", g.principal_key::text as "accountKey", g.at, g.at::text as "atText",
    coalesce(e.entitlement_id, '') as "appEntitlementId", coalesce(e.app_id, '') as "appId",
    coalesce(a.account_id, '') as "appUserId",
    coalesce(nullif(a.display_name, ''), nullif(a.username, ''), a.email, '') as "appUserDisplayName",
    coalesce(g.added_at, g.created_at) as "grantedAt", g.type
  from (${versions}) as g
  left join entitlement_versions e on e.tenant_id = g.tenant_id and e.entitlement_key = g.entitlement_key
    and (e.closed_at is null or e.removed)
  left join account_versions a on a.tenant_id = g.tenant_id and a.account_key = g.principal_key
    and (a.closed_at is null or a.removed)
  order by g.at desc, g.entitlement_key desc, g.principal_key desc, g.type desc`

/** Removed grants, newest first. */
export const listPastGrants = (
  reader: Reader,
  tenantId: TenantId,
  page: HistoryPage,
  filter: HistoryFilter,
): Promise<GrantEvent[]> => reader.rows<GrantEvent>(named(endedVersions(tenantId, page, filter)))

/** Grants that were added and removed, newest first. */
export const listGrantEvents = (
  reader: Reader,
  tenantId: TenantId,
  page: HistoryPage,
  filter: HistoryFilter,
): Promise<GrantEvent[]> =>
  reader.rows<GrantEvent>(
    named(sql`
      select * from ((${addedVersions(tenantId, page, filter)}) union all (${endedVersions(tenantId, page, filter)})) as g
      order by at desc, entitlement_key desc, principal_key desc, type desc limit ${page.limit}`),
  )

const endedVersions = (tenantId: TenantId, page: HistoryPage, filter: HistoryFilter) =>
  versionsBy('GRANT_EVENT_TYPE_REMOVED', sql`g.closed_at`, tenantId, page, filter, [sql`g.removed`])

/**
 * First versions have an index by time. With a filter on accounts or entitlements the keys are looked up instead; only
 * open and removed versions have an index by key, and these also carry the creation time of the grant.
 */
function addedVersions(tenantId: TenantId, page: HistoryPage, filter: HistoryFilter): Sql {
  const hasKeys = keyConditions(tenantId, filter).length > 0
  const first = hasKeys ? sql`(g.closed_at is null or g.removed)` : sql`g.opened_at = g.created_at`
  return versionsBy('GRANT_EVENT_TYPE_ADDED', sql`g.created_at`, tenantId, page, filter, [first])
}

function versionsBy(
  type: GrantEventType,
  at: Sql,
  tenantId: TenantId,
  { after, limit }: HistoryPage,
  filter: HistoryFilter,
  which: readonly Sql[],
): Sql {
  // At the same time a removal sorts before an addition, so the addition still follows it.
  const beyond = after && after.type > type ? sql`<=` : sql`<`
  const conditions = [
    ...which,
    ...keyConditions(tenantId, filter),
    ...(filter.since ? [sql`${at} >= ${filter.since}::timestamptz`] : []),
    ...(filter.until ? [sql`${at} < ${filter.until}::timestamptz`] : []),
    ...(after
      ? [
          sql`(${at}, g.entitlement_key, g.principal_key) ${beyond}
            (${after.atText}::timestamptz, ${after.entitlementKey}::bigint, ${after.accountKey}::bigint)`,
        ]
      : []),
  ]
  return sql`
    select g.*, ${at} as at, ${type} as type from grant_versions g
    where g.tenant_id = ${tenantId} and not g.to_resource and ${join(conditions, ' and ')}
    order by ${at} desc, g.entitlement_key desc, g.principal_key desc limit ${limit}`
}

/** Conditions on the keys of a grant, so that the indexes on keys can serve them. */
function keyConditions(tenantId: TenantId, filter: HistoryFilter): Sql[] {
  const { appIds, entitlementRefs, accountRefs, userIds } = filter
  const entitlements = [...anyOf(sql`app_id`, appIds), ...oneOf(sql`entitlement_id`, entitlementRefs)]
  const accounts = [...oneOf(sql`account_id`, accountRefs), ...anyOf(sql`user_id`, userIds)]
  return [
    ...(entitlements.length > 0
      ? [
          sql`g.entitlement_key = any(array(select entitlement_key from entitlement_versions
            where tenant_id = ${tenantId} and (closed_at is null or removed) and ${join(entitlements, ' and ')}))`,
        ]
      : []),
    ...(accounts.length > 0
      ? [
          sql`g.principal_key = any(array(select account_key from account_versions
            where tenant_id = ${tenantId} and (closed_at is null or removed) and ${join(accounts, ' and ')}))`,
        ]
      : []),
  ]
}

const oneOf = (id: Sql, refs: readonly { appId: string; id: string }[] | undefined): Sql[] =>
  refs?.length
    ? [
        sql`(app_id, ${id}) in (select * from unnest(${refs.map((ref) => ref.appId)}::text[],
          ${refs.map((ref) => ref.id)}::text[]))`,
      ]
    : []
