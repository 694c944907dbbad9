create table users (
  tenant_id text collate "C" not null references tenants,
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
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, user_id)
);
create unique index users_email on users (tenant_id, lower(email));

create table user_roles (
  tenant_id text collate "C" not null,
  user_id text collate "C" not null,
  role_id text collate "C" not null,
  primary key (tenant_id, user_id, role_id),
  foreign key (tenant_id, user_id) references users
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
  unique (tenant_id, client_id),
  foreign key (tenant_id, user_id) references users
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
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, user_id) references users
);

create table sessions (
  tenant_id text collate "C" not null,
  session_id text collate "C" not null,
  token_hash bytea not null,
  user_id text collate "C" not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (tenant_id, session_id),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, user_id) references users
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
