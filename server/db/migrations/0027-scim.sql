-- SCIM 2.0 as a source (docs/adr/0069).

alter table sources drop constraint sources_kind_check;
alter table sources add constraint sources_kind_check
  check (kind in ('SOURCE_KIND_FILE', 'SOURCE_KIND_CONNECTOR', 'SOURCE_KIND_SCIM'));

-- What a source writes to; its row is locked by each write, so the writes of a source come one after the other.
create table scim_sources (
  tenant_id text collate "C" not null,
  source_id text collate "C" not null,
  app_id text collate "C" not null default '',
  resource_type_id text collate "C" not null default '',
  -- The sync of the present hour.
  sync_id text collate "C" not null default '',
  sync_hour timestamptz,
  primary key (tenant_id, source_id),
  foreign key (tenant_id, source_id) references sources
);

create table scim_tokens (
  tenant_id text collate "C" not null,
  token_id text collate "C" not null,
  source_id text collate "C" not null,
  display_name text not null,
  token_hash bytea not null,
  -- Empty means any address.
  allowed_cidrs text[] not null default '{}',
  created_by text collate "C",
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  primary key (tenant_id, token_id),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, source_id) references sources
);
create index scim_tokens_of_source on scim_tokens (tenant_id, source_id, token_id);

-- Users and groups as the provider sees them; people, accounts, resources and grants follow from them. The id is that of
-- the account or the resource. Members of groups are the grants.
create table scim_resources (
  tenant_id text collate "C" not null,
  source_id text collate "C" not null,
  resource_id text collate "C" not null,
  kind text not null check (kind in ('User', 'Group')),
  -- Empty for groups.
  user_name text not null default '',
  display_name text not null default '',
  external_id text collate "C" not null default '',
  is_active boolean not null default true,
  -- In lower case.
  emails text[] not null default '{}',
  attributes jsonb not null default '{}',
  revision bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, resource_id),
  foreign key (tenant_id, source_id) references scim_sources
);
create index scim_resources_of_source on scim_resources (tenant_id, source_id, kind, resource_id);
create unique index scim_resources_user_name on scim_resources (tenant_id, source_id, lower(user_name)) where kind = 'User';
create index scim_resources_external on scim_resources (tenant_id, source_id, external_id) where external_id <> '';
create index scim_resources_name on scim_resources (tenant_id, source_id, kind, lower(display_name));
create index scim_resources_emails on scim_resources using gin (emails) with (fastupdate = off);
