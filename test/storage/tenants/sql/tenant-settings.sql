-- tenant-settings.store.loadTenantSettings
select display_name as "displayName", settings from tenants where tenant_id = $1;

-- tenant-settings.store.lockTenantSettings
select display_name as "displayName", settings from tenants where tenant_id = $1 for update;

-- tenant-settings.store.loadLimit
select display_name as "displayName", settings from tenants where tenant_id = $1;

-- tenant-settings.store.loadRemovalDays
select display_name as "displayName", settings from tenants where tenant_id = $1;

-- tenant-settings.store.changeTenantSettings
update tenants
set display_name = coalesce($1, display_name), settings = settings || $2::jsonb
where tenant_id = $3
returning display_name as "displayName", settings;
