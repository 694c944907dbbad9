-- How the people of a tenant sign in (docs/adr/0061). The secret is sealed with SECRET_KEY.
create table sign_in_providers (
  tenant_id text collate "C" primary key references tenants,
  display_name text not null default '',
  issuer text not null default '',
  client_id text not null default '',
  sealed_secret bytea,
  enabled boolean not null default false,
  links_allowed boolean not null default true,
  -- Whether an address counts as verified when the provider does not say.
  trusts_emails boolean not null default false,
  updated_at timestamptz not null default now(),
  -- Of the present issuer, client and secret. The problem is empty when the test succeeded.
  tested_at timestamptz,
  test_problem text not null default ''
);

-- Who a person is to a provider. A subject never changes and is never given to somebody else; an address may be.
create table sign_in_subjects (
  tenant_id text collate "C" not null references tenants,
  issuer text collate "C" not null,
  subject text collate "C" not null,
  user_id text collate "C" not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, issuer, subject),
  unique (tenant_id, issuer, user_id)
);

-- Sign-ins that began and have not come back from the provider. Each is used once, by the browser that began it.
create table sign_in_attempts (
  tenant_id text collate "C" not null,
  state_hash bytea not null,
  browser_hash bytea not null,
  sealed_checks bytea not null,
  return_path text not null,
  -- Who tests the settings; null for a sign-in.
  tester_id text collate "C",
  expires_at timestamptz not null,
  primary key (tenant_id, state_hash)
);
create index sign_in_attempts_expiry on sign_in_attempts (tenant_id, expires_at);

-- The ID token that began a session, sealed: providers ask for it when the person signs out.
alter table sessions add column sealed_id_token bytea;

-- When the person proved who they are: a provider may sign in whom it knows from yesterday. Null if it does not say.
alter table sessions add column authenticated_at timestamptz;
update sessions set authenticated_at = created_at;
alter table sessions alter column authenticated_at set default now();

-- Programs that wait for a person to let them in (RFC 8628), and the tokens that they get.
create table device_logins (
  tenant_id text collate "C" not null,
  login_id text collate "C" not null,
  device_hash bytea not null,
  user_code_hash bytea not null,
  client_id text not null,
  address text not null,
  user_agent text not null,
  state text collate "C" not null default 'WAITING',
  -- Who decided.
  user_id text collate "C",
  interval_seconds integer not null,
  polled_at timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  token_hash bytea,
  token_expires_at timestamptz,
  primary key (tenant_id, login_id),
  unique (tenant_id, device_hash),
  unique (tenant_id, user_code_hash)
);
create unique index device_logins_token on device_logins (tenant_id, token_hash) where token_hash is not null;
create index device_logins_expiry on device_logins (tenant_id, expires_at);
