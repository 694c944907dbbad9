-- Who has access to what (docs/adr/0020). Each kind is a table of versions and a view of the open ones.

create extension if not exists pg_trgm;

-- Short keys of what grants refer to, one sequence for all: a principal's key says which account or resource it is.
create sequence object_keys;

create table policies (
  tenant_id text collate "C" not null references tenants,
  policy_id text collate "C" not null,
  display_name text not null,
  description text not null default '',
  policy_type text not null,
  steps jsonb not null,
  rules jsonb not null default '[]',
  post_actions jsonb not null default '[]',
  reassign_tasks_to_delegates boolean not null default false,
  annotations jsonb not null default '{}',
  -- Names a policy that every tenant has from the start.
  builtin text collate "C",
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (tenant_id, policy_id)
);
create unique index policies_builtin on policies (tenant_id, builtin) where builtin is not null;
create index policies_name on policies using gin (lower(display_name) gin_trgm_ops) with (fastupdate = off);

create table access_profiles (
  tenant_id text collate "C" not null references tenants,
  access_profile_id text collate "C" not null,
  display_name text not null,
  description text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (tenant_id, access_profile_id)
);
create unique index access_profiles_name on access_profiles (tenant_id, lower(display_name)) where deleted_at is null;

-- Mail domains of the company and its partners; an account with an address elsewhere is external.
create table trusted_domains (
  tenant_id text collate "C" not null references tenants,
  domain text collate "C" not null check (domain = lower(domain)),
  primary key (tenant_id, domain)
);

create table sources (
  tenant_id text collate "C" not null references tenants,
  source_id text collate "C" not null,
  display_name text not null,
  kind text not null check (kind in ('SOURCE_KIND_FILE', 'SOURCE_KIND_CONNECTOR')),
  created_at timestamptz not null default now(),
  primary key (tenant_id, source_id)
);
create unique index sources_name on sources (tenant_id, lower(display_name));

create table syncs (
  tenant_id text collate "C" not null,
  sync_id text collate "C" not null,
  source_id text collate "C" not null,
  state text not null,
  skip_bad_rows boolean not null default false,
  allow_removals boolean not null default false,
  -- What is being done, and how far it is.
  phase text not null default '',
  -- Added, changed, removed and unchanged by kind, once applied.
  counts jsonb not null default '{}',
  fault_count integer not null default 0,
  -- Why it stopped, for a person.
  problem text not null default '',
  created_by text collate "C",
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (tenant_id, sync_id),
  foreign key (tenant_id, source_id) references sources
);
-- One at a time: a second sync of a source is refused while one is under way.
create unique index syncs_under_way on syncs (tenant_id, source_id)
  where state in ('SYNC_STATE_UPLOADING', 'SYNC_STATE_QUEUED', 'SYNC_STATE_APPLYING', 'SYNC_STATE_NEEDS_CONFIRMATION');
create index syncs_of_source on syncs (tenant_id, source_id, created_at, sync_id);

create table sync_files (
  tenant_id text collate "C" not null,
  sync_id text collate "C" not null,
  kind text collate "C" not null,
  file_name text not null,
  columns text[] not null,
  sha256 text not null,
  byte_count bigint not null,
  row_count integer not null,
  -- Set when its last row is staged.
  complete boolean not null default false,
  -- Which upload of the file it is: one that was overtaken by another can add nothing.
  upload_id text collate "C" not null,
  primary key (tenant_id, sync_id, kind),
  foreign key (tenant_id, sync_id) references syncs
);

-- Rows as they were uploaded, until their sync is applied. An index without uniqueness is small: its keys repeat.
create table sync_rows (
  tenant_id text collate "C" not null,
  sync_id text collate "C" not null,
  kind text collate "C" not null,
  line integer not null,
  fields text[] not null
);
create index sync_rows_of_sync on sync_rows (tenant_id, sync_id, kind);

create table sync_faults (
  tenant_id text collate "C" not null,
  sync_id text collate "C" not null,
  fault_id bigint generated always as identity,
  kind text collate "C" not null,
  file_name text not null,
  line integer not null,
  column_name text not null,
  value text not null,
  reason text not null,
  problem text not null,
  -- The key of the row where it could be read: what is there already under this key stays as it is.
  row_key text collate "C" not null,
  primary key (tenant_id, sync_id, fault_id),
  foreign key (tenant_id, sync_id) references syncs
);

create table app_versions (
  tenant_id text collate "C" not null references tenants,
  version bigint generated always as identity,
  app_id text collate "C" not null,
  display_name text not null,
  description text not null default '',
  owner_ids text[] not null default '{}',
  certify_policy_id text collate "C" not null default '',
  grant_policy_id text collate "C" not null default '',
  revoke_policy_id text collate "C" not null default '',
  is_directory boolean not null default false,
  monthly_cost_usd integer not null default 0,
  annotations jsonb not null default '{}',
  -- Writable members of the message that nothing here goes by.
  settings jsonb not null default '{}',
  source_id text collate "C",
  external_id text collate "C" not null default '',
  edited text[] not null default '{}',
  created_at timestamptz not null default now(),
  opened_at timestamptz not null default now(),
  opened_by text collate "C",
  closed_at timestamptz,
  closed_by text collate "C",
  removed boolean not null default false,
  primary key (tenant_id, version)
);
create unique index app_versions_open on app_versions (tenant_id, app_id) where closed_at is null;
create unique index app_versions_external on app_versions (tenant_id, source_id, external_id)
  where closed_at is null and source_id is not null;
create index app_versions_name on app_versions using gin (lower(display_name) gin_trgm_ops) where closed_at is null;
create index app_versions_owners on app_versions using gin (owner_ids) with (fastupdate = off)
  where closed_at is null;
create view apps as select * from app_versions where closed_at is null;

create table resource_type_versions (
  tenant_id text collate "C" not null references tenants,
  version bigint generated always as identity,
  resource_type_id text collate "C" not null,
  app_id text collate "C" not null,
  display_name text not null,
  trait_ids text[] not null default '{}',
  source_id text collate "C",
  external_id text collate "C" not null default '',
  edited text[] not null default '{}',
  created_at timestamptz not null default now(),
  opened_at timestamptz not null default now(),
  opened_by text collate "C",
  closed_at timestamptz,
  closed_by text collate "C",
  removed boolean not null default false,
  primary key (tenant_id, version)
);
create unique index resource_type_versions_open on resource_type_versions (tenant_id, app_id, resource_type_id)
  where closed_at is null;
create unique index resource_type_versions_external on resource_type_versions (tenant_id, app_id, external_id)
  where closed_at is null and source_id is not null;
create view resource_types as select * from resource_type_versions where closed_at is null;

create table resource_versions (
  tenant_id text collate "C" not null references tenants,
  version bigint generated always as identity,
  resource_id text collate "C" not null,
  resource_key bigint not null default nextval('object_keys'),
  app_id text collate "C" not null,
  resource_type_id text collate "C" not null,
  parent_id text collate "C",
  display_name text not null,
  description text not null default '',
  custom_description text not null default '',
  owner_ids text[] not null default '{}',
  profile jsonb not null default '{}',
  annotations jsonb not null default '{}',
  source_id text collate "C",
  external_id text collate "C" not null default '',
  edited text[] not null default '{}',
  created_at timestamptz not null default now(),
  opened_at timestamptz not null default now(),
  opened_by text collate "C",
  closed_at timestamptz,
  closed_by text collate "C",
  removed boolean not null default false,
  primary key (tenant_id, version)
);
create unique index resource_versions_open on resource_versions (tenant_id, resource_id) where closed_at is null;
create unique index resource_versions_key on resource_versions (tenant_id, resource_key) where closed_at is null;
create unique index resource_versions_external on resource_versions (tenant_id, app_id, external_id)
  where closed_at is null and source_id is not null;
create index resource_versions_of_type on resource_versions (tenant_id, app_id, resource_type_id, resource_id)
  where closed_at is null;
create index resource_versions_parent on resource_versions (tenant_id, parent_id) where closed_at is null;
create index resource_versions_name on resource_versions using gin (lower(display_name) gin_trgm_ops) where closed_at is null;
create index resource_versions_owners on resource_versions using gin (owner_ids) with (fastupdate = off)
  where closed_at is null;
create view resources as select * from resource_versions where closed_at is null;

create table entitlement_versions (
  tenant_id text collate "C" not null references tenants,
  version bigint generated always as identity,
  entitlement_id text collate "C" not null,
  entitlement_key bigint not null default nextval('object_keys'),
  app_id text collate "C" not null,
  resource_type_id text collate "C" not null default '',
  resource_id text collate "C" not null default '',
  display_name text not null,
  description text not null default '',
  alias text collate "C" not null default '',
  slug text not null default '',
  purpose text not null default 'APP_ENTITLEMENT_PURPOSE_VALUE_ASSIGNMENT',
  -- Holding it means having access to the app at all.
  is_app_access boolean not null default false,
  owner_ids text[] not null default '{}',
  certify_policy_id text collate "C" not null default '',
  grant_policy_id text collate "C" not null default '',
  revoke_policy_id text collate "C" not null default '',
  risk_level_id text collate "C" not null default '',
  compliance_framework_ids text[] not null default '{}',
  annotations jsonb not null default '{}',
  settings jsonb not null default '{}',
  source_id text collate "C",
  external_id text collate "C" not null default '',
  edited text[] not null default '{}',
  created_at timestamptz not null default now(),
  opened_at timestamptz not null default now(),
  opened_by text collate "C",
  closed_at timestamptz,
  closed_by text collate "C",
  removed boolean not null default false,
  primary key (tenant_id, version)
);
-- The last version of what is gone counts too: past grants and searches still show it.
create unique index entitlement_versions_open on entitlement_versions (tenant_id, entitlement_id)
  where closed_at is null or removed;
create unique index entitlement_versions_key on entitlement_versions (tenant_id, entitlement_key)
  where closed_at is null or removed;
create unique index entitlement_versions_external on entitlement_versions (tenant_id, app_id, external_id)
  where closed_at is null and source_id is not null;
create index entitlement_versions_of_app on entitlement_versions (tenant_id, app_id, entitlement_id)
  where closed_at is null;
create index entitlement_versions_resource on entitlement_versions (tenant_id, resource_id) where closed_at is null;
create index entitlement_versions_alias on entitlement_versions (tenant_id, alias)
  where closed_at is null and alias <> '';
create index entitlement_versions_name on entitlement_versions using gin (lower(display_name) gin_trgm_ops) where closed_at is null;
create index entitlement_versions_owners on entitlement_versions using gin (owner_ids) with (fastupdate = off)
  where closed_at is null;
create view entitlements as select * from entitlement_versions where closed_at is null;

create table account_versions (
  tenant_id text collate "C" not null references tenants,
  version bigint generated always as identity,
  account_id text collate "C" not null,
  account_key bigint not null default nextval('object_keys'),
  app_id text collate "C" not null,
  -- The person behind it; null for an account without an owner.
  user_id text collate "C",
  account_type text not null default 'APP_USER_TYPE_USER',
  status text not null default 'STATUS_ENABLED',
  status_details text not null default '',
  display_name text not null,
  username text not null default '',
  email text not null default '',
  domain text collate "C" generated always as (lower(split_part(email, '@', 2))) stored,
  employee_ids text[] not null default '{}',
  last_login_at timestamptz,
  profile jsonb not null default '{}',
  source_id text collate "C",
  external_id text collate "C" not null default '',
  edited text[] not null default '{}',
  created_at timestamptz not null default now(),
  opened_at timestamptz not null default now(),
  opened_by text collate "C",
  closed_at timestamptz,
  closed_by text collate "C",
  removed boolean not null default false,
  primary key (tenant_id, version)
);
create unique index account_versions_open on account_versions (tenant_id, account_id) where closed_at is null or removed;
create unique index account_versions_key on account_versions (tenant_id, account_key) where closed_at is null or removed;
create unique index account_versions_external on account_versions (tenant_id, app_id, external_id)
  where closed_at is null and source_id is not null;
create index account_versions_of_app on account_versions (tenant_id, app_id, account_id) where closed_at is null;
create index account_versions_user on account_versions (tenant_id, user_id) where closed_at is null or removed;
create index account_versions_name on account_versions
  using gin (lower(display_name || ' ' || username || ' ' || email) gin_trgm_ops) where closed_at is null;
create view accounts as select * from account_versions where closed_at is null;

-- A million of these: keys instead of ids, and nothing that the account or the entitlement says already.
create table grant_versions (
  tenant_id text collate "C" not null,
  version bigint generated always as identity,
  entitlement_key bigint not null,
  -- An account, or a resource (group, role) that holds the entitlement.
  principal_key bigint not null,
  to_resource boolean not null default false,
  is_direct boolean not null default true,
  -- How it was inherited: the entitlements on the way, nearest first.
  path_keys bigint[] not null default '{}',
  added_at timestamptz,
  last_used_at timestamptz,
  last_reviewed_at timestamptz,
  expires_at timestamptz,
  access_profile_ids text[] not null default '{}',
  source_id text collate "C",
  created_at timestamptz not null default now(),
  opened_at timestamptz not null default now(),
  opened_by text collate "C",
  closed_at timestamptz,
  closed_by text collate "C",
  removed boolean not null default false,
  primary key (tenant_id, version)
);
create unique index grant_versions_open on grant_versions (tenant_id, entitlement_key, principal_key)
  where closed_at is null;
create index grant_versions_principal on grant_versions (tenant_id, principal_key, entitlement_key)
  where closed_at is null or removed;
create index grant_versions_expiring on grant_versions (tenant_id, expires_at)
  where closed_at is null and expires_at is not null;
create index grant_versions_past on grant_versions (tenant_id, entitlement_key, principal_key) where removed;
-- What was given and taken away, by time.
create index grant_versions_added on grant_versions (tenant_id, created_at, entitlement_key, principal_key)
  where opened_at = created_at;
create index grant_versions_removed on grant_versions (tenant_id, closed_at, entitlement_key, principal_key) where removed;
create view grants as select * from grant_versions where closed_at is null;

create index user_versions_managers on user_versions using gin (manager_ids) where closed_at is null;
create index user_versions_name on user_versions using gin (lower(display_name || ' ' || email) gin_trgm_ops) where closed_at is null;

-- How common a piece of a name is: otherwise every search is taken for a rare one, and a common one sorts all it finds.
create statistics user_versions_names on (lower(display_name || ' ' || email)) from user_versions;
create statistics account_versions_names on (lower(display_name || ' ' || username || ' ' || email)) from account_versions;
create statistics entitlement_versions_names on (lower(display_name)) from entitlement_versions;
create statistics resource_versions_names on (lower(display_name)) from resource_versions;

-- Separation of duties: who holds something of set A must not (or, negated, must) hold something of set B.
create table conflict_monitors (
  tenant_id text collate "C" not null references tenants,
  monitor_id text collate "C" not null,
  display_name text not null,
  description text not null default '',
  enabled boolean not null default true,
  negate_b boolean not null default false,
  set_a_id text collate "C" not null,
  set_b_id text collate "C" not null,
  notification_config jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (tenant_id, monitor_id)
);

create table conflict_entitlements (
  tenant_id text collate "C" not null,
  monitor_id text collate "C" not null,
  entitlement_group text not null check (entitlement_group in ('ENTITLEMENT_GROUP_A', 'ENTITLEMENT_GROUP_B')),
  entitlement_id text collate "C" not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, monitor_id, entitlement_group, entitlement_id),
  foreign key (tenant_id, monitor_id) references conflict_monitors
);
create index conflict_entitlements_entitlement on conflict_entitlements (tenant_id, entitlement_id);

-- Who breaks a rule: a person with all of their accounts, or an account without an owner.
create table conflict_violations (
  tenant_id text collate "C" not null,
  violation_id text collate "C" not null,
  monitor_id text collate "C" not null,
  user_id text collate "C",
  account_id text collate "C",
  detected_at timestamptz not null default now(),
  resolved_at timestamptz,
  exempted_at timestamptz,
  exempted_by text collate "C",
  exemption_reason text not null default '',
  exemption_expires_at timestamptz,
  primary key (tenant_id, violation_id),
  foreign key (tenant_id, monitor_id) references conflict_monitors
);
create unique index conflict_violations_open on conflict_violations
  (tenant_id, monitor_id, coalesce(user_id, account_id)) where resolved_at is null;
create index conflict_violations_of_monitor on conflict_violations (tenant_id, monitor_id, violation_id);

-- Who stands in for whom during a time; outside of it the delegate that the user's own row names.
create table user_delegations (
  tenant_id text collate "C" not null references tenants,
  user_id text collate "C" not null,
  delegated_user_id text collate "C" not null,
  starts_at timestamptz not null,
  -- Null: until it is changed.
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, user_id)
);
