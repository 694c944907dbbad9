-- resource-type.store.findResourceType
select t.resource_type_id as id, t.version::text, t.app_id as "appId", t.display_name as "displayName",
  t.trait_ids as "traitIds", t.source_id as "sourceId", t.created_at as "createdAt",
  t.opened_at as "updatedAt"
from resource_types t
where t.tenant_id = $1 and t.app_id = $2 and t.resource_type_id = $3;

-- resource-type.store.loadResourceTypes
select t.resource_type_id as id, t.version::text, t.app_id as "appId", t.display_name as "displayName",
  t.trait_ids as "traitIds", t.source_id as "sourceId", t.created_at as "createdAt",
  t.opened_at as "updatedAt"
from resource_types t
where t.tenant_id = $1 and t.app_id = any($2::text[]) and t.resource_type_id = any($3::text[]);

-- resource-type.store.listResourceTypes
select t.resource_type_id as id, t.version::text, t.app_id as "appId", t.display_name as "displayName",
  t.trait_ids as "traitIds", t.source_id as "sourceId", t.created_at as "createdAt",
  t.opened_at as "updatedAt"
from resource_types t
where t.tenant_id = $1 and (t.app_id, t.resource_type_id) > ($2, $3) and true
order by t.app_id, t.resource_type_id
limit $4;

-- resource-type.store.removeResourceType
update resource_type_versions as old
set closed_at = clock_timestamp(), closed_by = $1, removed = true
where old.tenant_id = $2 and old.closed_at is null and old.app_id = $3 and old.resource_type_id = $4;
