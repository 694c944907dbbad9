-- resource.store.findResource
select r.resource_id as id, r.version::text, r.app_id as "appId", r.resource_type_id as "appResourceTypeId",
  coalesce(p.resource_id, '') as "parentAppResourceId",
  coalesce(p.resource_type_id, '') as "parentAppResourceTypeId", r.display_name as "displayName",
  r.description, r.custom_description as "customDescription", r.owner_ids as "ownerIds", r.profile,
  r.annotations, r.settings, r.source_id as "sourceId", r.external_id as "externalId",
  r.created_at as "createdAt", r.opened_at as "updatedAt"
from resources r
left join resources p on p.tenant_id = r.tenant_id and p.resource_id = r.parent_id
where r.tenant_id = $1 and r.app_id = $2 and r.resource_type_id = $3 and r.resource_id = $4;

-- resource.store.findResources
select r.resource_id as id, r.version::text, r.app_id as "appId", r.resource_type_id as "appResourceTypeId",
  coalesce(p.resource_id, '') as "parentAppResourceId",
  coalesce(p.resource_type_id, '') as "parentAppResourceTypeId", r.display_name as "displayName",
  r.description, r.custom_description as "customDescription", r.owner_ids as "ownerIds", r.profile,
  r.annotations, r.settings, r.source_id as "sourceId", r.external_id as "externalId",
  r.created_at as "createdAt", r.opened_at as "updatedAt"
from resources r
left join resources p on p.tenant_id = r.tenant_id and p.resource_id = r.parent_id
where r.tenant_id = $1 and r.resource_id = any($2::text[]);

-- resource.store.listResources
select r.resource_id as id, r.version::text, r.app_id as "appId", r.resource_type_id as "appResourceTypeId",
  coalesce(p.resource_id, '') as "parentAppResourceId",
  coalesce(p.resource_type_id, '') as "parentAppResourceTypeId", r.display_name as "displayName",
  r.description, r.custom_description as "customDescription", r.owner_ids as "ownerIds", r.profile,
  r.annotations, r.settings, r.source_id as "sourceId", r.external_id as "externalId",
  r.created_at as "createdAt", r.opened_at as "updatedAt"
from resources r
left join resources p on p.tenant_id = r.tenant_id and p.resource_id = r.parent_id
where r.tenant_id = $1 and true and true
order by r.resource_id asc
limit $2;

-- resource.store.removeResource
update grant_versions as old
set closed_at = clock_timestamp(), closed_by = $1, removed = true
where old.tenant_id = $2
  and old.closed_at is null
  and old.entitlement_key in (
    select entitlement_key from entitlements where tenant_id = $3 and resource_id = $4
  );

update grant_versions as old
set closed_at = clock_timestamp(), closed_by = $1, removed = true
where old.tenant_id = $2
  and old.closed_at is null
  and old.principal_key in (select resource_key from resources where tenant_id = $3 and resource_id = $4);

update entitlement_versions as old
set closed_at = clock_timestamp(), closed_by = $1, removed = true
where old.tenant_id = $2 and old.closed_at is null and old.resource_id = $3;

update resource_versions as old
set closed_at = clock_timestamp(), closed_by = $1, removed = true
where old.tenant_id = $2 and old.closed_at is null and old.resource_id = $3;

-- resource.store.listStored
select count(*)::int as total
from scim_resources s
join resources r on r.tenant_id = s.tenant_id and r.resource_id = s.resource_id
join entitlements e on e.tenant_id = s.tenant_id
  and e.resource_id = s.resource_id
  and e.slug = 'member'
  and e.source_id = s.source_id
where s.tenant_id = $1 and s.source_id = $2 and s.kind = $3 and true and true;

select s.resource_id as id, s.display_name as "displayName", s.attributes as document, s.revision::text,
  s.created_at as "createdAt", s.updated_at as "updatedAt", r.resource_key::text as key,
  e.entitlement_key::text as "entitlementKey", e.entitlement_id as "entitlementId"
from scim_resources s
join resources r on r.tenant_id = s.tenant_id and r.resource_id = s.resource_id
join entitlements e on e.tenant_id = s.tenant_id
  and e.resource_id = s.resource_id
  and e.slug = 'member'
  and e.source_id = s.source_id
where s.tenant_id = $1 and s.source_id = $2 and s.kind = $3 and true and true
order by s.resource_id offset $4
limit $5;
