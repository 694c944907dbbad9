-- Staged rows are kept as they are sent, a text for each batch: a row of its own took forty times as long to store.
create table sync_batches (
  tenant_id text collate "C" not null,
  sync_id text collate "C" not null,
  kind text collate "C" not null,
  first_line integer not null,
  row_count integer not null,
  table_number integer not null,
  is_parent boolean not null,
  -- The line of each row in its table, and the fields of all rows (server/imports/stage/batch-text.ts).
  table_lines integer[] not null,
  rows text not null,
  primary key (tenant_id, sync_id, kind, first_line)
);
-- Staged rows that no longer count: they said what another row says.
create table sync_dropped_rows (
  tenant_id text collate "C" not null,
  sync_id text collate "C" not null,
  kind text collate "C" not null,
  line integer not null,
  table_number integer not null,
  primary key (tenant_id, sync_id, kind, line)
);
-- Rows of syncs that somebody is asked about stay; a batch is a run of lines.
insert into sync_batches (tenant_id, sync_id, kind, first_line, row_count, table_number, is_parent, table_lines, rows)
select tenant_id, sync_id, kind, min(line), count(*), table_number, is_parent, array_agg(table_line order by line),
  string_agg(array_to_string(fields, chr(29), chr(28)), chr(30) order by line)
from (select *, line - row_number() over (partition by tenant_id, sync_id, kind, table_number, is_parent order by line) as run
  from sync_rows) r
group by tenant_id, sync_id, kind, table_number, is_parent, run, line / 2000;
drop table sync_rows;
