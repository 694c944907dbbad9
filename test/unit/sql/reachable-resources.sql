-- findReachableResources
select r.resource_id as id
from selection_entries s
join resources r on r.tenant_id = s.tenant_id and r.resource_id = s.object_id and r.app_id = s.app_id
where s.tenant_id = $1 and s.set_id = $2
order by 1;

with recursive above as (
  select s.role_id, s.object_id as scope_id, r.resource_id, r.parent_id
  from selection_entries s
  join resources r on r.tenant_id = s.tenant_id and r.resource_id = s.role_id and r.app_id = s.app_id
  where s.tenant_id = $1 and s.set_id = $2
  union
  select above.role_id, above.scope_id, r.resource_id, r.parent_id
  from above
  join resources r on r.tenant_id = $3 and r.resource_id = above.parent_id
  where above.resource_id <> above.scope_id
)
select distinct role_id as id
from above
where resource_id = scope_id
order by 1;

select r.resource_id as from, p.resource_id as to
from resources r
join resources p on p.tenant_id = r.tenant_id and p.resource_id = r.parent_id
where r.tenant_id = $1 and r.resource_id = any($2::text[])
union
select e.resource_id, h.resource_id
from entitlements e
join grants g on g.tenant_id = e.tenant_id and g.entitlement_key = e.entitlement_key and g.to_resource
join resources h on h.tenant_id = g.tenant_id and h.resource_key = g.principal_key
where e.tenant_id = $3 and e.resource_id = any($4::text[])
order by 1, 2;
