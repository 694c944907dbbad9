-- resource-grant.store.listResourceGrants
select r.resource_key::text as "resourceKey", e.entitlement_key::text as "entitlementKey",
  e.app_id as "appId", a.display_name as "appDisplayName", e.entitlement_id as "appEntitlementId",
  e.display_name as "appEntitlementDisplayName", r.app_id as "holderAppId",
  r.resource_id as "holderResourceId", r.display_name as "holderDisplayName",
  coalesce(t.display_name, '') as "holderTypeDisplayName", g.is_direct as "isDirect",
  coalesce(g.added_at, g.created_at) as "addedAt", g.expires_at as "expiresAt",
  case when g.path_keys = '{}' then '[]'
    else (
      select coalesce(
        json_agg(json_build_object('appId', s.app_id, 'id', s.entitlement_id) order by step.n), '[]'
      )
      from unnest(g.path_keys) with ordinality as step (key, n)
      join entitlements s on s.tenant_id = g.tenant_id and s.entitlement_key = step.key
    ) end as "grantSources"
from (select * from resources where tenant_id = $1 and resource_key >= $2::bigint) r
cross join lateral (
  select *
  from grants g
  where g.tenant_id = r.tenant_id
    and g.principal_key = r.resource_key
    and g.to_resource
    and g.entitlement_key > case when r.resource_key = $3::bigint then $4::bigint else 0 end
  order by g.entitlement_key
) g
join entitlements e on e.tenant_id = g.tenant_id and e.entitlement_key = g.entitlement_key
join apps a on a.tenant_id = e.tenant_id and a.app_id = e.app_id
left join resource_types t on t.tenant_id = r.tenant_id
  and t.app_id = r.app_id
  and t.resource_type_id = r.resource_type_id
where true
order by r.resource_key, e.entitlement_key
limit $5;
