-- Signatures of submissions (docs/adr/0062). A submission that has to be signed gets its row when it is made, with the
-- configuration of that moment; the rest is written once, when it is signed and stamped.
create table submission_signatures (
  tenant_id text collate "C" not null,
  submission_key bigint not null,
  meaning text not null,
  tsp_url text not null default '',
  step_up_provider_id text collate "C" not null default '',
  printed_name text not null default '',
  signed_at timestamptz,
  -- Canonical JSON, byte for byte as it was signed.
  manifest text not null default '',
  jws text not null default '',
  step_up_transaction_id text collate "C" not null default '',
  -- A token of RFC 3161 over the manifest, and its time.
  time_stamp bytea,
  stamped_at timestamptz,
  stamp_attempts integer not null default 0,
  -- Why there is no time stamp yet, or none at all.
  problem text not null default '',
  primary key (tenant_id, submission_key),
  foreign key (tenant_id, submission_key) references submissions
);

-- An approval of one task with step-up authentication.
alter table submissions add column step_up_transaction_id text collate "C" not null default '';

-- OpenID providers that people authenticate with once more before they sign or approve.
create table step_up_providers (
  tenant_id text collate "C" not null references tenants,
  provider_id text collate "C" not null,
  display_name text not null,
  issuer_url text not null,
  client_id text not null,
  sealed_secret bytea not null,
  enabled boolean not null default true,
  -- What kind it is: oauth2 or microsoft, with its settings.
  kind text collate "C" not null,
  config jsonb not null,
  last_tested_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (tenant_id, provider_id)
);

-- One challenge: begun, answered once by the provider, used once.
create table step_up_transactions (
  tenant_id text collate "C" not null,
  transaction_id text collate "C" not null,
  provider_id text collate "C" not null,
  user_id text collate "C" not null,
  state text collate "C" not null default 'PENDING',
  -- SUBMISSION, TASK or TEST.
  target text collate "C" not null,
  -- What it is bound to, as canonical JSON; its SHA-256 is the nonce that the provider signs.
  binding text not null,
  -- The page on which the person goes on.
  return_path text not null,
  -- The state parameter, as hash, and the verifier of PKCE, sealed; both are gone once it is answered.
  state_hash bytea,
  sealed_verifier bytea,
  problem text not null default '',
  claims jsonb not null default '{}',
  -- What the provider signed, and the keys it published then: evidence that does not depend on this server.
  id_token text not null default '',
  key_set jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  verified_at timestamptz,
  used_at timestamptz,
  expires_at timestamptz not null,
  primary key (tenant_id, transaction_id),
  foreign key (tenant_id, provider_id) references step_up_providers
);
create unique index step_up_transactions_state on step_up_transactions (tenant_id, state_hash) where state_hash is not null;
