-- grant.store.findGrant
select g.version::text, g.entitlement_key::text as "entitlementKey", g.principal_key::text as "accountKey",
  e.entitlement_id as "appEntitlementId", e.app_id as "appId", g.account_id as "appUserId",
  coalesce(g.added_at, g.created_at) as "addedAt", g.created_at as "discoveredAt",
  g.expires_at as "expiresAt", g.last_used_at as "lastUsedAt", g.is_direct as "isDirect",
  case when g.path_keys = '{}' then '[]'
    else (
      select coalesce(
        json_agg(json_build_object('appId', s.app_id, 'id', s.entitlement_id) order by step.n), '[]'
      )
      from unnest(g.path_keys) with ordinality as step (key, n)
      join entitlements s on s.tenant_id = g.tenant_id and s.entitlement_key = step.key
    ) end as "grantSources"
from entitlements e
join (
  select g.*, a.account_id
  from grants g
  join accounts a on a.tenant_id = g.tenant_id and a.account_key = g.principal_key
  where a.account_id = $1
) g on g.tenant_id = e.tenant_id
  and g.entitlement_key = e.entitlement_key
where e.tenant_id = $2 and e.entitlement_id = $3;

-- grant.store.grantsOfUser
select g.version::text, g.entitlement_key::text as "entitlementKey", g.principal_key::text as "accountKey",
  e.entitlement_id as "appEntitlementId", e.app_id as "appId", g.account_id as "appUserId",
  coalesce(g.added_at, g.created_at) as "addedAt", g.created_at as "discoveredAt",
  g.expires_at as "expiresAt", g.last_used_at as "lastUsedAt", g.is_direct as "isDirect",
  case when g.path_keys = '{}' then '[]'
    else (
      select coalesce(
        json_agg(json_build_object('appId', s.app_id, 'id', s.entitlement_id) order by step.n), '[]'
      )
      from unnest(g.path_keys) with ordinality as step (key, n)
      join entitlements s on s.tenant_id = g.tenant_id and s.entitlement_key = step.key
    ) end as "grantSources"
from entitlements e
join (
  select g.*, a.account_id
  from grants g
  join accounts a on a.tenant_id = g.tenant_id and a.account_key = g.principal_key
  where a.tenant_id = $1 and a.user_id = $2
) g on g.tenant_id = e.tenant_id
  and g.entitlement_key = e.entitlement_key
where e.tenant_id = $3 and e.entitlement_id = any($4::text[])
order by g.entitlement_key, g.principal_key;

-- grant.store.countGrantsOfUser
select a.app_id as "appId", count(g.version)::text as "grantCount",
  array_agg(distinct a.account_id) as "accountIds"
from accounts a
left join grants g on g.tenant_id = a.tenant_id and g.principal_key = a.account_key
where a.tenant_id = $1 and a.user_id = $2 and true
group by a.app_id
order by a.app_id;

-- grant.store.updateGrantExpiry
select g.version::text, g.entitlement_key::text as "entitlementKey", g.principal_key::text as "accountKey",
  e.entitlement_id as "appEntitlementId", e.app_id as "appId", g.account_id as "appUserId",
  coalesce(g.added_at, g.created_at) as "addedAt", g.created_at as "discoveredAt",
  g.expires_at as "expiresAt", g.last_used_at as "lastUsedAt", g.is_direct as "isDirect",
  case when g.path_keys = '{}' then '[]'
    else (
      select coalesce(
        json_agg(json_build_object('appId', s.app_id, 'id', s.entitlement_id) order by step.n), '[]'
      )
      from unnest(g.path_keys) with ordinality as step (key, n)
      join entitlements s on s.tenant_id = g.tenant_id and s.entitlement_key = step.key
    ) end as "grantSources"
from entitlements e
join (
  select g.*, a.account_id
  from grants g
  join accounts a on a.tenant_id = g.tenant_id and a.account_key = g.principal_key
  where a.account_id = $1
) g on g.tenant_id = e.tenant_id
  and g.entitlement_key = e.entitlement_key
where e.tenant_id = $2 and e.entitlement_id = $3;

with old as (
  update grant_versions as old
  set closed_at = clock_timestamp(), closed_by = $1
  where old.tenant_id = $2 and old.closed_at is null and old.version = $3
  returning *
)
insert into grant_versions (
  tenant_id, opened_at, opened_by, entitlement_key, principal_key, to_resource, is_direct, path_keys,
    added_at, last_used_at, last_reviewed_at, expires_at, access_profile_ids, granted_by, requested_by,
    source_id, created_at
)
select old.tenant_id, old.closed_at, old.closed_by, old.entitlement_key, old.principal_key, old.to_resource,
  old.is_direct, old.path_keys, old.added_at, old.last_used_at, old.last_reviewed_at, $4,
  old.access_profile_ids, old.granted_by, old.requested_by, old.source_id, old.created_at
from old;

-- grant.store.removeOwnGrants
update grant_versions as old
set closed_at = clock_timestamp(), closed_by = $1, removed = true
where old.tenant_id = $2
  and old.closed_at is null
  and old.source_id is null
  and (old.entitlement_key, old.principal_key) in (select * from unnest($3::bigint[], $4::bigint[]));
