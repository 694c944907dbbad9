-- grant-history.store.listPastGrants
select g.entitlement_key::text as "entitlementKey", g.principal_key::text as "accountKey", g.at,
  g.at::text as "atText", coalesce(e.entitlement_id, '') as "appEntitlementId",
  coalesce(e.app_id, '') as "appId", coalesce(a.account_id, '') as "appUserId",
  coalesce(nullif(a.display_name, ''), nullif(a.username, ''), a.email, '') as "appUserDisplayName",
  coalesce(g.added_at, g.created_at) as "grantedAt", g.type
from (
  select g.*, g.closed_at as at, $1 as type
  from grant_versions g
  where g.tenant_id = $2 and not g.to_resource and g.removed
  order by g.closed_at desc, g.entitlement_key desc, g.principal_key desc
  limit $3
) as g
left join entitlement_versions e on e.tenant_id = g.tenant_id
  and e.entitlement_key = g.entitlement_key
  and (e.closed_at is null or e.removed)
left join account_versions a on a.tenant_id = g.tenant_id
  and a.account_key = g.principal_key
  and (a.closed_at is null or a.removed)
order by g.at desc, g.entitlement_key desc, g.principal_key desc, g.type desc;
