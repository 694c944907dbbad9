import { join, name, type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import { field, listOf, userOf } from './merge-expressions.sql.ts'
import type { ColumnValues, SyncRef } from './merge-rows.sql.ts'

/** How the columns of a grant follow from the file and from its open version (`old`). */
export const grantValues = ({ sourceId }: SyncRef): ColumnValues => ({
  to_resource: sql`n.to_resource`,
  is_direct: sql`coalesce(n.is_direct, old.is_direct, true)`,
  path_keys: sql`coalesce(n.path_keys, old.path_keys, '{}')`,
  added_at: sql`coalesce(n.added_at, old.added_at, now())`,
  last_used_at: sql`case when n.says_last_used then n.last_used_at else old.last_used_at end`,
  // Reviews happen here as well as in the source: the later one counts.
  last_reviewed_at: sql`greatest(n.last_reviewed_at, old.last_reviewed_at)`,
  expires_at: sql`case when n.says_expires then n.expires_at else old.expires_at end`,
  access_profile_ids: sql`coalesce(n.access_profile_ids, old.access_profile_ids, '{}')`,
  granted_by: sql`coalesce(n.granted_by, old.granted_by)`,
  requested_by: sql`coalesce(n.requested_by, old.requested_by)`,
  source_id: sql`${sourceId}::text`,
})

export const isUnchanged = (merge: SyncRef): Sql =>
  join(
    Object.entries(grantValues(merge)).map(([column, value]) => sql`${value} is not distinct from old.${name(column)}`),
    ' and ',
  )
export const sameGrant = (
  tenantId: TenantId,
): Sql => sql`old.tenant_id = ${tenantId} and old.entitlement_key = n.entitlement_key
  and old.principal_key = n.principal_key and old.closed_at is null`

/**
 * The text of a column, and null for one that no table has: the planner then leaves out what follows from it, which
 * is half the time of resolving grants of five columns.
 */
type TextOf = (column: string) => Sql
export const textsIn =
  (columns: readonly string[]): TextOf =>
  (column) =>
    columns.includes(column) ? field('grants', column) : sql`null::text`

const timeOf = (text: Sql): Sql => sql`nullif(${text}, '')::timestamptz`
/** A person, or the text as it is when nobody is known by it. */
const personOf = (text: Sql): Sql => sql`coalesce(${userOf(text)}, ${text})`

/** The key of an entitlement in `inherited_from`: an id in the same app, or app/entitlement, where ids may contain slashes. */
const stepKey = sql`coalesce(
  (select n.object_key from known_object n where n.kind = 'entitlement' and n.app_id = a.app_id and n.ref = x.ref),
  (select n.object_key from known_app other join known_object n on n.kind = 'entitlement' and n.app_id = other.app_id
    and n.ref = substr(x.ref, length(other.ref) + 2)
    where other.ref = any(array(
      select left(x.ref, at - 1) from generate_series(2, length(x.ref)) as at where substr(x.ref, at, 1) = '/'))
    limit 1))`
const pathOf = (text: Sql): Sql => sql`case when ${text} <> '' then
  (select array_agg(${stepKey} order by x.at) from unnest(${listOf(text)}) with ordinality as x (ref, at))
  when ${text} = '' then '{}' end`

const profilesOf = (text: Sql, tenantId: TenantId): Sql => sql`case when ${text} <> '' then
  (select array_agg(distinct p.access_profile_id) from unnest(${listOf(text)}) as x (text)
    join (select o.access_profile_id, o.display_name from access_profiles o
        where o.tenant_id = ${tenantId} and o.deleted_at is null
      union all select w.id, w.text from new_name w where w.type = 'access_profile') p
      on lower(p.display_name) = lower(x.text))
  when ${text} = '' then '{}' end`

/** What a row says, with keys instead of names. */
export const resolvedGrant = (t: TextOf, tenantId: TenantId): ColumnValues => ({
  line: sql`r.line`,
  entitlement_key: sql`e.object_key`,
  principal_key: sql`case when coalesce(${t('account')}, '') = '' or coalesce(${t('resource')}, '') = ''
    then coalesce(p.object_key, q.object_key) end`,
  to_resource: sql`q.object_key is not null`,
  is_direct: sql`${t('inherited_from')} = ''`,
  path_keys: pathOf(t('inherited_from')),
  added_at: timeOf(t('added_at')),
  last_used_at: timeOf(t('last_used_at')),
  last_reviewed_at: timeOf(t('last_reviewed_at')),
  expires_at: timeOf(t('expires_at')),
  access_profile_ids: profilesOf(t('access_profiles'), tenantId),
  granted_by: personOf(t('granted_by')),
  requested_by: personOf(t('requested_by')),
  says_last_used: sql`${t('last_used_at')} is not null`,
  says_expires: sql`${t('expires_at')} is not null`,
})

/** The objects that a row names. */
export const joinKnown = (t: TextOf): Sql => sql`
  left join known_app a on a.ref = ${t('app')}
  left join known_object e on e.kind = 'entitlement' and e.app_id = a.app_id and e.ref = ${t('entitlement')}
  left join known_object p on p.kind = 'account' and p.app_id = a.app_id and p.ref = ${t('account')}
  left join known_app ra on ${t('resource')} <> '' and ra.ref = coalesce(nullif(${t('resource_app')}, ''), ${t('app')})
  left join known_object q on q.kind = 'resource' and q.app_id = ra.app_id and q.ref = ${t('resource')}`
