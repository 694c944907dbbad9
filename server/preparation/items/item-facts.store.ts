import type { AccessReviewItem } from '../../../contract/campaign/item.ts'
import type { Reader } from '../../db/index.ts'
import { type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import { live, type Snapshot } from '../../scope/index.ts'

/** The versions that an item was made of. */
export interface ItemVersions {
  grantVersion: string
  entitlementVersion: string
  accountVersion: string | null
  resourceVersion: string | null
  userVersion: string | null
  policyId: string
}

/** A key of the profiles of an app's accounts that reviewers may see. */
export interface AllowedAttribute {
  appId: string
  attributeKey: string
}

type Facts = Omit<AccessReviewItem, 'id' | 'accessReviewId' | 'policyId' | 'grant'> & {
  grantVersion: string
  grant: AccessReviewItem['grant']
}

/** A JSON object without its null members. */
const object = (pairs: Sql) => sql`json_strip_nulls(json_build_object(${pairs}))`
const time = (column: Sql) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/**
 * What a reviewer sees of these items. Grant, entitlement, account and person are the versions that the item was made of;
 * what they refer to (app, resource and its parents, manager) is as of the same snapshot.
 */
export async function loadFacts(
  reader: Reader,
  tenantId: TenantId,
  snapshot: Snapshot | undefined,
  versions: readonly ItemVersions[],
  allowed: readonly AllowedAttribute[],
): Promise<Map<string, Facts>> {
  const at = (alias: Sql, kind: Parameters<typeof live>[1]) => live(alias, kind, snapshot)
  const column = (pick: (item: ItemVersions) => string | null) => versions.map(pick)
  const value = (id: Sql) => sql`(select json_build_object('id', t.value_id, 'value', t.value) from attribute_values t
    where t.tenant_id = ${tenantId} and t.value_id = ${id})`
  // A snapshot has no highest version of types: the first version that was still open then is the right one.
  const openThen = (type: Sql) =>
    sql`(${type}.closed_at is null or ${type}.closed_at > ${snapshot?.at ?? null}::timestamptz)`
  const typeName = sql`coalesce((select y.display_name from resource_type_versions y
    where y.tenant_id = ${tenantId} and y.app_id = r.app_id and y.resource_type_id = r.resource_type_id
      and ${openThen(sql`y`)}
    order by y.version limit 1), '')`
  const ref = sql`json_build_object('id', x.resource_id, 'displayName', x.display_name)`
  // Its parents, nearest first, and the nearest of it and them that is a project. Imports and the API spell traits unlike.
  const above = sql`lateral (
    with recursive above as (
      select 0 as step, r.app_id, r.resource_type_id, r.resource_id, r.display_name, r.parent_id
      union all
      select above.step + 1, x.app_id, x.resource_type_id, x.resource_id, x.display_name, x.parent_id
      from above join resource_versions x
        on x.tenant_id = ${tenantId} and x.resource_id = above.parent_id and ${at(sql`x`, 'resource')}
      where above.step < 32)
    select coalesce(json_agg(${ref} order by x.step) filter (where x.step > 0), '[]') as path,
      json_agg(${ref} order by x.step) filter (where exists (
        select 1 from resource_type_versions y where y.tenant_id = ${tenantId} and y.app_id = x.app_id
          and y.resource_type_id = x.resource_type_id and ${openThen(sql`y`)}
          and y.trait_ids && array['project', 'PROJECT'])) -> 0 as project
    from above x) up`
  // Once for each resource: many items are of the same one.
  const inside = sql`(
    select x.parent_id, count(*)::int as n, to_json((array_agg(${ref} order by x.display_name, x.resource_id))[1:3]) as first
    from (
      select distinct e.resource_id from entitlement_versions e
      where e.tenant_id = ${tenantId} and e.version = any(${column((item) => item.entitlementVersion)}::bigint[])) e
    join resource_versions x on x.tenant_id = ${tenantId} and x.parent_id = e.resource_id and ${at(sql`x`, 'resource')}
    group by x.parent_id)`
  const manager = sql`(select json_build_object('id', m.user_id, 'displayName', m.display_name, 'email', m.email)
    from user_versions m where m.tenant_id = ${tenantId} and m.user_id = u.manager_ids[1] and ${at(sql`m`, 'user')})`
  const inheritedFrom = sql`(
    select coalesce(json_agg(json_build_object('id', s.entitlement_id, 'displayName', s.display_name) order by step.n), '[]')
    from unnest(g.path_keys) with ordinality as step (key, n)
    join entitlement_versions s on s.tenant_id = ${tenantId} and s.entitlement_key = step.key and ${at(sql`s`, 'entitlement')})`
  const attributes = sql`(
    select coalesce(json_agg(json_build_object('key', x.key, 'value', a.profile ->> x.key) order by x.n), '[]')
    from unnest(${allowed.map(({ appId }) => appId)}::text[], ${allowed.map(({ attributeKey }) => attributeKey)}::text[])
      with ordinality as x (app_id, key, n)
    where x.app_id = a.app_id and a.profile ->> x.key is not null)`
  const rows = await reader.rows<Facts>(sql`
    select i.grant_version::text as "grantVersion",
      json_build_object('id', e.app_id, 'displayName', coalesce(ap.display_name, '')) as app,
      ${object(sql`'id', e.entitlement_id, 'displayName', e.display_name, 'description', e.description,
        'riskLevel', ${value(sql`e.risk_level_id`)}, 'complianceFrameworks', (
          select coalesce(json_agg(json_build_object('id', t.value_id, 'value', t.value) order by t.value), '[]')
          from attribute_values t where t.tenant_id = ${tenantId} and t.value_id = any(e.compliance_framework_ids))`)} as entitlement,
      case when r.version is not null then ${object(sql`'id', r.resource_id, 'displayName', r.display_name,
        'resourceTypeId', r.resource_type_id, 'resourceTypeDisplayName', ${typeName}, 'path', up.path,
        'project', up.project, 'children', coalesce(inside.first, '[]'), 'childCount', coalesce(inside.n, 0)`)} end
        as resource,
      case when a.version is not null then ${object(sql`'id', a.account_id, 'displayName', a.display_name,
        'username', a.username, 'email', a.email, 'accountType', a.account_type, 'status', a.status,
        'statusDetails', a.status_details, 'lastLoginAt', ${time(sql`a.last_login_at`)}, 'attributes', ${attributes}`)} end as account,
      case when h.version is not null then json_build_object('id', h.resource_id, 'displayName', h.display_name,
        'resourceTypeId', h.resource_type_id) end as holder,
      case when u.version is not null then ${object(sql`'id', u.user_id, 'displayName', u.display_name, 'email', u.email,
        'status', u.status, 'jobTitle', u.job_title, 'department', u.department, 'manager', ${manager}`)} end as user,
      ${object(sql`'addedAt', ${time(sql`coalesce(g.added_at, g.created_at)`)}, 'discoveredAt', ${time(sql`g.created_at`)},
        'lastUsedAt', ${time(sql`g.last_used_at`)}, 'lastReviewedAt', ${time(sql`g.last_reviewed_at`)},
        'expiresAt', ${time(sql`g.expires_at`)}, 'isDirect', g.is_direct, 'inheritedFrom', ${inheritedFrom},
        'accessProfiles', (
          select coalesce(json_agg(json_build_object('id', f.access_profile_id, 'displayName', f.display_name)
            order by f.display_name), '[]')
          from access_profiles f where f.tenant_id = ${tenantId} and f.access_profile_id = any(g.access_profile_ids)),
        'sourceId', coalesce(g.source_id, '')`)} as grant
    from unnest(${column((item) => item.grantVersion)}::bigint[], ${column((item) => item.entitlementVersion)}::bigint[],
      ${column((item) => item.accountVersion)}::bigint[], ${column((item) => item.resourceVersion)}::bigint[],
      ${column((item) => item.userVersion)}::bigint[])
      as i (grant_version, entitlement_version, account_version, resource_version, user_version)
    join grant_versions g on g.tenant_id = ${tenantId} and g.version = i.grant_version
    join entitlement_versions e on e.tenant_id = ${tenantId} and e.version = i.entitlement_version
    left join app_versions ap on ap.tenant_id = ${tenantId} and ap.app_id = e.app_id and ${at(sql`ap`, 'app')}
    left join resource_versions r on r.tenant_id = ${tenantId} and r.resource_id = e.resource_id and ${at(sql`r`, 'resource')}
    left join ${above} on r.version is not null
    left join ${inside} inside on inside.parent_id = r.resource_id
    left join account_versions a on a.tenant_id = ${tenantId} and a.version = i.account_version
    left join resource_versions h on h.tenant_id = ${tenantId} and h.version = i.resource_version
    left join user_versions u on u.tenant_id = ${tenantId} and u.version = i.user_version`)
  return new Map(rows.map((row) => [row.grantVersion, row]))
}
