-- Names of a source that look alike and are two things all the same, as somebody has said.
create table source_different_names (
  tenant_id text collate "C" not null,
  source_id text collate "C" not null,
  kind text collate "C" not null check (kind in ('apps', 'entitlements')),
  -- The app of entitlements, as previews name it; empty for apps.
  app text collate "C" not null,
  -- In this order, whichever was named first.
  name text collate "C" not null,
  other_name text collate "C" not null,
  created_by text collate "C",
  created_at timestamptz not null default now(),
  primary key (tenant_id, source_id, kind, app, name, other_name),
  foreign key (tenant_id, source_id) references sources,
  check (name < other_name)
);

-- What a previewed sync would change, row by row, until the sync ends.
create table sync_preview_rows (
  tenant_id text collate "C" not null,
  sync_id text collate "C" not null,
  kind text collate "C" not null,
  change text collate "C" not null check (change in ('added', 'changed', 'removed')),
  -- Counted from 1 for each kind and change.
  position integer not null,
  app text not null,
  name text not null,
  -- Who holds it: the person, else the account or resource.
  holder text not null,
  fields jsonb not null,
  primary key (tenant_id, sync_id, kind, change, position)
);

-- Share of the grants, people or accounts that may be removed without asking; null: as the organisation allows.
alter table sources add column max_removal_percent integer check (max_removal_percent between 0 and 100);

alter table syncs
  -- Days for which its uploads are kept after it ends, as the server was set when it began.
  add column keep_files_days integer not null default 0;

-- Which file of the mapping a table is read by, so that fixes change that one; -1 where none is.
alter table sync_tables add column mapping_file integer not null default -1;
-- The field that a value was meant for; the column is the file's name for it.
alter table sync_faults add column field text not null default '';
