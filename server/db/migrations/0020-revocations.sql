-- Removal of denied access (docs/adr/0059). One row for each grant that has to go; its number is that of its revoke task.
create table revocations (
  tenant_id text collate "C" not null references tenants,
  numeric_id bigint not null,
  -- The run of the review task that was denied; null for what somebody asked for by hand.
  review_key bigint,
  task_number bigint,
  run_no smallint,
  requested_by text collate "C",
  description text not null default '',
  principal_key bigint not null,
  entitlement_key bigint not null,
  created_at timestamptz not null default now(),
  -- Pairs of holder and entitlement that have to be removed so that the access is gone; none when it is the grant itself.
  target_principals bigint[] not null default '{}',
  target_entitlements bigint[] not null default '{}',
  -- Apps of the grant and of its targets: their owners may carry it out.
  app_ids text[] not null default '{}',
  channel text collate "C" not null default 'MANUAL',
  -- People whom the entitlement names for its removal.
  assignee_ids text[] not null default '{}',
  instructions text not null default '',
  -- The revocation whose work removes this grant as well.
  carried_by bigint,
  state text collate "C" not null default 'READY',
  state_at timestamptz not null default now(),
  is_open boolean not null generated always as (state not in ('VERIFIED', 'KEPT', 'CANCELLED')) stored,
  released_at timestamptz,
  claimed_at timestamptz,
  claimed_by text collate "C",
  ticket_id text not null default '',
  ticket_url text not null default '',
  verified_at timestamptz,
  -- The sync that no longer had the grant, and the one that had it again; null when no sync did.
  verified_sync text collate "C",
  reappeared_at timestamptz,
  reappeared_sync text collate "C",
  overdue_told_at timestamptz,
  primary key (tenant_id, numeric_id)
);
create unique index revocations_of_task on revocations (tenant_id, review_key, task_number, run_no);
create index revocations_of_pair on revocations (tenant_id, principal_key, entitlement_key, numeric_id) where is_open;
create index revocations_open on revocations (tenant_id, numeric_id) where is_open;
create index revocations_carried on revocations (tenant_id, carried_by) where carried_by is not null;
create index revocations_watched on revocations (tenant_id, numeric_id) where state = 'VERIFIED' and reappeared_at is null;

-- What happened to a revocation. Its state at a time is that of its last event until then.
create table revocation_events (
  tenant_id text collate "C" not null,
  numeric_id bigint not null,
  event_id bigint generated always as identity,
  at timestamptz not null default now(),
  kind text collate "C" not null,
  state text collate "C" not null,
  -- Null when nobody did it.
  user_id text collate "C",
  sync_id text collate "C",
  delivery_id text collate "C",
  comment text not null default '',
  primary key (tenant_id, numeric_id, event_id)
);
create function revocation_events_guard() returns trigger language plpgsql as $$
begin
  raise exception 'events of revocations are append-only';
end $$;
create trigger revocation_events_append_only before update or delete or truncate on revocation_events
  for each statement execute function revocation_events_guard();
