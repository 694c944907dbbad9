-- How serious a risk level is. Null: by its name (server/directory/attributes/risk-rank.sql.ts).
alter table attribute_values add column rank integer;

-- Who gave it: the id of a person, or what the source wrote when nobody is known by that.
alter table grant_versions add column granted_by text;
create or replace view grants as select * from grant_versions where closed_at is null;

-- The campaign that an entry is about. Entries with one are hashed under a domain of their own (server/audit/chain.ts).
alter table audit_entries add column campaign_id text collate "C";
create index audit_entries_of_campaign on audit_entries (tenant_id, campaign_id, entry_id) where campaign_id is not null;

-- The monitors of a conflict campaign and their active violations, as they were.
create table preparation_monitors (
  tenant_id text collate "C" not null,
  preparation_key bigint not null,
  monitor_id text collate "C" not null,
  display_name text not null,
  description text not null,
  negate_b boolean not null,
  group_a text[] not null,
  group_b text[] not null,
  primary key (tenant_id, preparation_key, monitor_id)
);
create table preparation_violations (
  tenant_id text collate "C" not null,
  preparation_key bigint not null,
  violation_id text collate "C" not null,
  monitor_id text collate "C" not null,
  -- One of both: a person with all accounts, or an account without an owner.
  user_id text collate "C",
  account_id text collate "C",
  detected_at timestamptz not null,
  primary key (tenant_id, preparation_key, violation_id)
);

-- What happened to the tasks of a review since a time.
create index task_events_by_time on task_events (tenant_id, review_key, at);
