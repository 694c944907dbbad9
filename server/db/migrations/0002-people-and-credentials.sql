-- Access data is versioned (docs/adr/0020): a row is one version of an object, the open one is what is true now, and a
-- view shows the open ones. A change closes a version and opens the next; nothing is overwritten.
create table user_versions (
  tenant_id text collate "C" not null references tenants,
  version bigint generated always as identity,
  user_id text collate "C" not null,
  email text not null,
  display_name text not null,
  status text not null default 'ENABLED' check (status in ('ENABLED', 'DISABLED', 'DELETED')),
  type text not null default 'USER_TYPE_HUMAN',
  origin text not null default 'USER_ORIGIN_LOCAL',
  username text not null default '',
  department text not null default '',
  job_title text not null default '',
  employment_status text not null default '',
  employment_type text not null default '',
  employee_ids text[] not null default '{}',
  manager_ids text[] not null default '{}',
  delegated_user_id text collate "C",
  profile jsonb not null default '{}',
  -- Where the object comes from, and its id there; null and empty for what was made here.
  source_id text collate "C",
  external_id text collate "C" not null default '',
  -- Columns that were changed here, which an import leaves alone.
  edited text[] not null default '{}',
  created_at timestamptz not null default now(),
  -- When this version became true and stopped being true, and the sync that saw it.
  opened_at timestamptz not null default now(),
  opened_by text collate "C",
  closed_at timestamptz,
  closed_by text collate "C",
  -- Closed because the object is gone, not because it changed.
  removed boolean not null default false,
  primary key (tenant_id, version)
);
create unique index user_versions_open on user_versions (tenant_id, user_id) where closed_at is null;
create unique index user_versions_email on user_versions (tenant_id, lower(email)) where closed_at is null;
create unique index user_versions_external on user_versions (tenant_id, source_id, external_id)
  where closed_at is null and source_id is not null;
create view users as select * from user_versions where closed_at is null;

create table user_roles (
  tenant_id text collate "C" not null,
  user_id text collate "C" not null,
  role_id text collate "C" not null,
  primary key (tenant_id, user_id, role_id)
);

create table credentials (
  tenant_id text collate "C" not null,
  credential_id text collate "C" not null,
  user_id text collate "C" not null,
  client_id text collate "C" not null,
  display_name text not null,
  -- What of the secret is kept: the public key, and a hash of the whole text (it holds a 256-bit random key).
  public_key bytea not null,
  secret_hash bytea not null,
  -- Empty means any address.
  allowed_cidrs text[] not null default '{}',
  -- Empty means all of the owner's roles.
  scoped_roles text[] not null default '{}',
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_used_at timestamptz,
  deleted_at timestamptz,
  primary key (tenant_id, credential_id),
  unique (tenant_id, client_id)
);
create index credentials_owner on credentials (tenant_id, user_id);

create table access_tokens (
  tenant_id text collate "C" not null,
  token_hash bytea not null,
  credential_id text collate "C" not null,
  expires_at timestamptz not null,
  primary key (tenant_id, token_hash)
);
create index access_tokens_expiry on access_tokens (tenant_id, expires_at);

create table sign_in_links (
  tenant_id text collate "C" not null,
  token_hash bytea not null,
  user_id text collate "C" not null,
  expires_at timestamptz not null,
  primary key (tenant_id, token_hash)
);

create table sessions (
  tenant_id text collate "C" not null,
  session_id text collate "C" not null,
  token_hash bytea not null,
  user_id text collate "C" not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (tenant_id, session_id),
  unique (tenant_id, token_hash)
);

-- Signed assertions that were used, until they could no longer be accepted anyway.
create table assertion_uses (
  tenant_id text collate "C" not null,
  credential_id text collate "C" not null,
  use_key text collate "C" not null,
  expires_at timestamptz not null,
  primary key (tenant_id, credential_id, use_key)
);
create index assertion_uses_expiry on assertion_uses (tenant_id, expires_at);
