-- listGrants without filters
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
from (select * from entitlements where tenant_id = $1 and entitlement_key >= $2::bigint) e
cross join lateral (
  select g.*, a.account_id
  from grants g
  join accounts a on a.tenant_id = g.tenant_id and a.account_key = g.principal_key
  where g.tenant_id = e.tenant_id
    and g.entitlement_key = e.entitlement_key
    and g.principal_key > case when e.entitlement_key = $3::bigint then $4::bigint else 0 end
    and true
    and true
  order by g.principal_key
  limit $5
) g
where e.tenant_id = $6 and true
order by e.entitlement_key, g.principal_key
limit $7;

-- listGrants of accounts, with all filters
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
  where g.tenant_id = $1
    and (g.entitlement_key, g.principal_key) > ($2::bigint, $3::bigint)
    and g.principal_key = any(
      array(
        select account_key
        from accounts
        where tenant_id = $4 and account_id = any($5::text[]) and user_id = $6
      )
    )
    and true
) g on g.tenant_id = e.tenant_id
  and g.entitlement_key = e.entitlement_key
  and true
where e.tenant_id = $7
  and e.entitlement_id = any($8::text[])
  and e.app_id = any($9::text[])
  and (e.app_id, e.entitlement_id) in (select * from unnest($10::text[], $11::text[]))
  and e.slug = any($12::text[])
  and e.purpose = any($13::text[])
  and e.resource_id = any($14::text[])
  and e.resource_type_id = any($15::text[])
order by e.entitlement_key, g.principal_key
limit $16;

-- listPastGrants with all filters
select g.entitlement_key::text as "entitlementKey", g.principal_key::text as "accountKey", g.at,
  g.at::text as "atText", coalesce(e.entitlement_id, '') as "appEntitlementId",
  coalesce(e.app_id, '') as "appId", coalesce(a.account_id, '') as "appUserId",
  coalesce(nullif(a.display_name, ''), nullif(a.username, ''), a.email, '') as "appUserDisplayName",
  coalesce(g.added_at, g.created_at) as "grantedAt", g.type
from (
  select g.*, g.closed_at as at, $1 as type
  from grant_versions g
  where g.tenant_id = $2
    and not g.to_resource
    and g.removed
    and g.entitlement_key = any(
      array(
        select entitlement_key
        from entitlement_versions
        where tenant_id = $3
          and (closed_at is null or removed)
          and app_id = any($4::text[])
          and (app_id, entitlement_id) in (select * from unnest($5::text[], $6::text[]))
      )
    )
    and g.principal_key = any(
      array(
        select account_key
        from account_versions
        where tenant_id = $7
          and (closed_at is null or removed)
          and (app_id, account_id) in (select * from unnest($8::text[], $9::text[]))
          and user_id = any($10::text[])
      )
    )
    and g.closed_at >= $11::timestamptz
    and g.closed_at < $12::timestamptz
    and (g.closed_at, g.entitlement_key, g.principal_key) < ($13::timestamptz, $14::bigint, $15::bigint)
  order by g.closed_at desc, g.entitlement_key desc, g.principal_key desc
  limit $16
) as g
left join entitlement_versions e on e.tenant_id = g.tenant_id
  and e.entitlement_key = g.entitlement_key
  and (e.closed_at is null or e.removed)
left join account_versions a on a.tenant_id = g.tenant_id
  and a.account_key = g.principal_key
  and (a.closed_at is null or a.removed)
order by g.at desc, g.entitlement_key desc, g.principal_key desc, g.type desc;

-- listGrantEvents without filters
select g.entitlement_key::text as "entitlementKey", g.principal_key::text as "accountKey", g.at,
  g.at::text as "atText", coalesce(e.entitlement_id, '') as "appEntitlementId",
  coalesce(e.app_id, '') as "appId", coalesce(a.account_id, '') as "appUserId",
  coalesce(nullif(a.display_name, ''), nullif(a.username, ''), a.email, '') as "appUserDisplayName",
  coalesce(g.added_at, g.created_at) as "grantedAt", g.type
from (
  select *
  from (
    (
      select g.*, g.created_at as at, $1 as type
      from grant_versions g
      where g.tenant_id = $2 and not g.to_resource and g.opened_at = g.created_at
      order by g.created_at desc, g.entitlement_key desc, g.principal_key desc
      limit $3
    )
    union all (
      select g.*, g.closed_at as at, $4 as type
      from grant_versions g
      where g.tenant_id = $5 and not g.to_resource and g.removed
      order by g.closed_at desc, g.entitlement_key desc, g.principal_key desc
      limit $6
    )
  ) as g
  order by at desc, entitlement_key desc, principal_key desc, type desc
  limit $7
) as g
left join entitlement_versions e on e.tenant_id = g.tenant_id
  and e.entitlement_key = g.entitlement_key
  and (e.closed_at is null or e.removed)
left join account_versions a on a.tenant_id = g.tenant_id
  and a.account_key = g.principal_key
  and (a.closed_at is null or a.removed)
order by g.at desc, g.entitlement_key desc, g.principal_key desc, g.type desc;

-- listGrantEvents with all filters
select g.entitlement_key::text as "entitlementKey", g.principal_key::text as "accountKey", g.at,
  g.at::text as "atText", coalesce(e.entitlement_id, '') as "appEntitlementId",
  coalesce(e.app_id, '') as "appId", coalesce(a.account_id, '') as "appUserId",
  coalesce(nullif(a.display_name, ''), nullif(a.username, ''), a.email, '') as "appUserDisplayName",
  coalesce(g.added_at, g.created_at) as "grantedAt", g.type
from (
  select *
  from (
    (
      select g.*, g.created_at as at, $1 as type
      from grant_versions g
      where g.tenant_id = $2
        and not g.to_resource
        and (g.closed_at is null or g.removed)
        and g.entitlement_key = any(
          array(
            select entitlement_key
            from entitlement_versions
            where tenant_id = $3
              and (closed_at is null or removed)
              and app_id = any($4::text[])
              and (app_id, entitlement_id) in (select * from unnest($5::text[], $6::text[]))
          )
        )
        and g.principal_key = any(
          array(
            select account_key
            from account_versions
            where tenant_id = $7
              and (closed_at is null or removed)
              and (app_id, account_id) in (select * from unnest($8::text[], $9::text[]))
              and user_id = any($10::text[])
          )
        )
        and g.created_at >= $11::timestamptz
        and g.created_at < $12::timestamptz
        and (g.created_at, g.entitlement_key, g.principal_key) <= ($13::timestamptz, $14::bigint, $15::bigint)
      order by g.created_at desc, g.entitlement_key desc, g.principal_key desc
      limit $16
    )
    union all (
      select g.*, g.closed_at as at, $17 as type
      from grant_versions g
      where g.tenant_id = $18
        and not g.to_resource
        and g.removed
        and g.entitlement_key = any(
          array(
            select entitlement_key
            from entitlement_versions
            where tenant_id = $19
              and (closed_at is null or removed)
              and app_id = any($20::text[])
              and (app_id, entitlement_id) in (select * from unnest($21::text[], $22::text[]))
          )
        )
        and g.principal_key = any(
          array(
            select account_key
            from account_versions
            where tenant_id = $23
              and (closed_at is null or removed)
              and (app_id, account_id) in (select * from unnest($24::text[], $25::text[]))
              and user_id = any($26::text[])
          )
        )
        and g.closed_at >= $27::timestamptz
        and g.closed_at < $28::timestamptz
        and (g.closed_at, g.entitlement_key, g.principal_key) < ($29::timestamptz, $30::bigint, $31::bigint)
      order by g.closed_at desc, g.entitlement_key desc, g.principal_key desc
      limit $32
    )
  ) as g
  order by at desc, entitlement_key desc, principal_key desc, type desc
  limit $33
) as g
left join entitlement_versions e on e.tenant_id = g.tenant_id
  and e.entitlement_key = g.entitlement_key
  and (e.closed_at is null or e.removed)
left join account_versions a on a.tenant_id = g.tenant_id
  and a.account_key = g.principal_key
  and (a.closed_at is null or a.removed)
order by g.at desc, g.entitlement_key desc, g.principal_key desc, g.type desc;
