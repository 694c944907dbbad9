-- Sources that a sync writes in several transactions: between two of them, half of the sync is there (docs/adr/0074).
create table half_written_sources (
  tenant_id text collate "C" not null,
  source_id text collate "C" not null,
  sync_id text collate "C" not null,
  -- HELD: nothing is written yet. WRITING. ENDED: the sync failed.
  state text not null check (state in ('HELD', 'WRITING', 'ENDED')),
  -- Until the next sync is done: some sync has written a part.
  is_broken boolean not null default false,
  primary key (tenant_id, source_id),
  foreign key (tenant_id, source_id) references sources (tenant_id, source_id)
);

-- How far a sync is. Not in the row of the sync, which stays locked while one transaction applies it.
create unlogged table sync_progress (
  tenant_id text collate "C" not null,
  sync_id text collate "C" not null,
  percent smallint not null check (percent between 0 and 100),
  seconds_left integer,
  primary key (tenant_id, sync_id)
);

-- Rows are merged in ranges of lines.
drop index sync_rows_of_sync;
create index sync_rows_of_sync on sync_rows (tenant_id, sync_id, kind, line);
