-- Risk levels and compliance frameworks (client-facts 2.18).
create table attribute_values (
  tenant_id text collate "C" not null references tenants,
  value_id text collate "C" not null,
  attribute_type text not null,
  value text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (tenant_id, value_id)
);
create unique index attribute_values_name on attribute_values (tenant_id, attribute_type, lower(value))
  where deleted_at is null;
create index attribute_values_list on attribute_values (tenant_id, attribute_type, value_id) where deleted_at is null;
