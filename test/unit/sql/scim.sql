-- A user
select s.resource_id as id, s.display_name as "displayName", s.attributes as document, s.revision::text,
  s.created_at as "createdAt", s.updated_at as "updatedAt", coalesce(a.account_key::text, '') as key,
  '' as "entitlementKey", '' as "entitlementId"
from scim_resources s
left join accounts a on a.tenant_id = s.tenant_id and a.account_id = s.resource_id
where s.tenant_id = $1
  and s.source_id = $2
  and s.kind = $3
  and s.resource_id = $4
  and (a.account_key is not null or not s.has_account);

-- A group
select s.resource_id as id, s.display_name as "displayName", s.attributes as document, s.revision::text,
  s.created_at as "createdAt", s.updated_at as "updatedAt", r.resource_key::text as key,
  e.entitlement_key::text as "entitlementKey", e.entitlement_id as "entitlementId"
from scim_resources s
join resources r on r.tenant_id = s.tenant_id and r.resource_id = s.resource_id
join entitlements e on e.tenant_id = s.tenant_id
  and e.resource_id = s.resource_id
  and e.slug = 'member'
  and e.source_id = s.source_id
where s.tenant_id = $1 and s.source_id = $2 and s.kind = $3 and s.resource_id = $4 and true;

-- A page of users
select count(*)::int as total
from scim_resources s
left join accounts a on a.tenant_id = s.tenant_id and a.account_id = s.resource_id
where s.tenant_id = $1
  and s.source_id = $2
  and s.kind = $3
  and (a.account_key is not null or not s.has_account)
  and (lower(s.user_name) = lower($4::text) and not (s.is_active = $5::boolean));

select s.resource_id as id, s.display_name as "displayName", s.attributes as document, s.revision::text,
  s.created_at as "createdAt", s.updated_at as "updatedAt", coalesce(a.account_key::text, '') as key,
  '' as "entitlementKey", '' as "entitlementId"
from scim_resources s
left join accounts a on a.tenant_id = s.tenant_id and a.account_id = s.resource_id
where s.tenant_id = $1
  and s.source_id = $2
  and s.kind = $3
  and (a.account_key is not null or not s.has_account)
  and (lower(s.user_name) = lower($4::text) and not (s.is_active = $5::boolean))
order by s.resource_id offset $6
limit $7;

-- A page of groups
select count(*)::int as total
from scim_resources s
join resources r on r.tenant_id = s.tenant_id and r.resource_id = s.resource_id
join entitlements e on e.tenant_id = s.tenant_id
  and e.resource_id = s.resource_id
  and e.slug = 'member'
  and e.source_id = s.source_id
where s.tenant_id = $1 and s.source_id = $2 and s.kind = $3 and true and lower(s.display_name) like $4;

select s.resource_id as id, s.display_name as "displayName", s.attributes as document, s.revision::text,
  s.created_at as "createdAt", s.updated_at as "updatedAt", r.resource_key::text as key,
  e.entitlement_key::text as "entitlementKey", e.entitlement_id as "entitlementId"
from scim_resources s
join resources r on r.tenant_id = s.tenant_id and r.resource_id = s.resource_id
join entitlements e on e.tenant_id = s.tenant_id
  and e.resource_id = s.resource_id
  and e.slug = 'member'
  and e.source_id = s.source_id
where s.tenant_id = $1 and s.source_id = $2 and s.kind = $3 and true and lower(s.display_name) like $4
order by s.resource_id offset $5
limit $6;

-- Members of groups
select e.resource_id as "groupId", s.resource_id as id, s.display_name as display, g.to_resource as "isGroup"
from entitlements e
join grants g on g.tenant_id = e.tenant_id and g.entitlement_key = e.entitlement_key and g.source_id = $1
left join accounts a on a.tenant_id = g.tenant_id and a.account_key = g.principal_key and not g.to_resource
left join resources r on r.tenant_id = g.tenant_id and r.resource_key = g.principal_key and g.to_resource
join scim_resources s on s.tenant_id = g.tenant_id and s.resource_id = coalesce(a.account_id, r.resource_id)
where e.tenant_id = $2 and e.source_id = $3 and e.slug = 'member' and e.resource_id = any($4::text[])
order by e.resource_id, g.principal_key
limit $5;

-- Users and groups by their ids
select s.resource_id as id, coalesce(a.account_key, r.resource_key)::text as key,
  r.resource_key is not null as "isResource"
from scim_resources s
left join accounts a on a.tenant_id = s.tenant_id and a.account_id = s.resource_id
left join resources r on r.tenant_id = s.tenant_id and r.resource_id = s.resource_id
where s.tenant_id = $1
  and s.source_id = $2
  and s.resource_id = any($3::text[])
  and (a.account_key is not null or r.resource_key is not null);
