-- listResources, newest first, with all filters
select r.resource_id as id, r.version::text, r.app_id as "appId", r.resource_type_id as "appResourceTypeId",
  coalesce(p.resource_id, '') as "parentAppResourceId",
  coalesce(p.resource_type_id, '') as "parentAppResourceTypeId", r.display_name as "displayName",
  r.description, r.custom_description as "customDescription", r.owner_ids as "ownerIds", r.profile,
  r.annotations, r.settings, r.source_id as "sourceId", r.external_id as "externalId",
  r.created_at as "createdAt", r.opened_at as "updatedAt"
from resources r
left join resources p on p.tenant_id = r.tenant_id and p.resource_id = r.parent_id
where r.tenant_id = $1
  and r.resource_id < $2
  and r.app_id = $3
  and r.resource_type_id = $4
  and r.app_id = any($5::text[])
  and r.resource_type_id = any($6::text[])
  and r.resource_id = any($7::text[])
  and r.resource_id <> all($8::text[])
  and lower(r.display_name) like $9
  and (r.app_id, r.resource_type_id, r.resource_id) in (
    select * from unnest($10::text[], $11::text[], $12::text[])
  )
  and exists (
    select 1
    from resource_types t
    where t.tenant_id = r.tenant_id
      and t.app_id = r.app_id
      and t.resource_type_id = r.resource_type_id
      and t.trait_ids && $13::text[]
  )
  and not exists (
    select 1
    from resource_types t
    where t.tenant_id = r.tenant_id
      and t.app_id = r.app_id
      and t.resource_type_id = r.resource_type_id
      and t.trait_ids && $14::text[]
  )
  and r.owner_ids && $15::text[]
  and r.owner_ids = '{}'
  and r.resource_id in (
    select e.resource_id
    from entitlements e
    join grants g on g.tenant_id = e.tenant_id and g.entitlement_key = e.entitlement_key
    join accounts c on c.tenant_id = g.tenant_id
      and c.account_key = g.principal_key
      and c.tenant_id = $16
      and c.account_id = any($17::text[])
  )
  and false
order by r.resource_id desc
limit $18;
