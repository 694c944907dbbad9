-- Ids compare byte by byte ("C"): keyset pages and the order of time-ordered ids must not depend on a server's locale.

create table tenants (
  tenant_id text collate "C" primary key,
  display_name text not null,
  host text not null unique,
  -- Key of this tenant's page tokens.
  page_key bytea not null,
  created_at timestamptz not null default now()
);

-- The tables that every write or token adds a row to have no foreign keys: checking one locks the row it points to, which
-- is the same one for a whole tenant or client (measured: 1,850 -> 3,050 tokens/s on PostgreSQL without).
create table idempotency_keys (
  tenant_id text collate "C" not null,
  actor_id text collate "C" not null,
  operation text not null,
  key text collate "C" not null,
  request_hash bytea not null,
  -- Null only inside the transaction that runs the request.
  reply text,
  expires_at timestamptz not null,
  primary key (tenant_id, actor_id, operation, key)
);
create index idempotency_keys_expiry on idempotency_keys (tenant_id, expires_at);

create table audit_entries (
  tenant_id text collate "C" not null,
  entry_id bigint generated always as identity,
  at timestamptz not null,
  actor_id text collate "C",
  -- The credential or session the actor used.
  principal_id text collate "C",
  operation text not null,
  outcome text not null,
  target_id text collate "C",
  detail jsonb not null,
  request_id text,
  address text,
  -- Set once, when the entry is sealed into the tenant's chain.
  seq bigint,
  hash bytea,
  primary key (tenant_id, entry_id)
);
-- For both: the sealed ones by number, and the others in order of arrival.
create index audit_entries_order on audit_entries (tenant_id, seq, entry_id);

create table audit_heads (
  tenant_id text collate "C" primary key references tenants,
  seq bigint not null,
  hash bytea not null
);

create function audit_entries_guard() returns trigger language plpgsql as $$
begin
  raise exception 'audit entries are append-only';
end $$;
-- Sealing sets seq and hash once. The conditions keep the function from being called for each entry that is sealed.
create trigger audit_entries_append_only
  before delete or update of tenant_id, entry_id, at, actor_id, principal_id, operation, outcome, target_id, detail,
    request_id, address on audit_entries
  for each row execute function audit_entries_guard();
create trigger audit_entries_sealed_once before update on audit_entries
  for each row when (old.seq is not null or new.seq is null) execute function audit_entries_guard();
create trigger audit_entries_no_truncate before truncate on audit_entries
  for each statement execute function audit_entries_guard();

create table jobs (
  tenant_id text collate "C" not null,
  job_id bigint generated always as identity,
  kind text not null,
  -- At most one waiting job per tenant, kind and key.
  key text collate "C",
  payload jsonb not null,
  run_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- The lease: who works on it and until when, by the database's clock.
  locked_by text,
  locked_until timestamptz,
  failed_at timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  primary key (tenant_id, job_id)
);
create unique index jobs_one_waiting on jobs (tenant_id, kind, key)
  where key is not null and locked_by is null and failed_at is null;
create index jobs_due on jobs (run_at) where locked_by is null and failed_at is null;
create index jobs_leases on jobs (locked_until) where locked_by is not null;

-- When each recurring job runs next; one row per kind, shared by all processes.
create table schedules (
  kind text primary key,
  next_at timestamptz not null
);
