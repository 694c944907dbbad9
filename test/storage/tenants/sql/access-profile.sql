-- access-profile.store.findAccessProfile
select access_profile_id as id, display_name as "displayName", description, created_at as "createdAt",
  updated_at as "updatedAt"
from access_profiles
where tenant_id = $1 and deleted_at is null and access_profile_id > $2 and access_profile_id = any($3::text[])
order by access_profile_id
limit $4;

-- access-profile.store.listAccessProfiles
select access_profile_id as id, display_name as "displayName", description, created_at as "createdAt",
  updated_at as "updatedAt"
from access_profiles
where tenant_id = $1 and deleted_at is null and access_profile_id > $2
order by access_profile_id
limit $3;

-- access-profile.store.updateAccessProfile
update access_profiles
set display_name = coalesce($1, display_name), description = coalesce($2, description), updated_at = now()
where tenant_id = $3 and access_profile_id = $4 and deleted_at is null
returning access_profile_id as id, display_name as "displayName", description, created_at as "createdAt",
  updated_at as "updatedAt";

-- access-profile.store.insertAccessProfile
insert into access_profiles (tenant_id, access_profile_id, display_name, description)
values ($1, $2, $3, $4)
on conflict (tenant_id, lower(display_name))
where deleted_at is null do nothing
returning access_profile_id as id, display_name as "displayName", description, created_at as "createdAt",
  updated_at as "updatedAt";
