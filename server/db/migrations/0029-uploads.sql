-- Uploads as they are, and what is read of them (docs/adr/0067): a sync keeps the bytes until it ends, so that another
-- mapping needs no second upload and a kill loses nothing.

-- Rows that were staged by an earlier version cannot be read again.
update syncs set state = 'SYNC_STATE_CANCELLED', phase = '', finished_at = now(), updated_at = now(),
    problem = 'Cancelled, because Recert was updated while it was in progress. Start a new import.'
  where state in ('SYNC_STATE_UPLOADING', 'SYNC_STATE_QUEUED', 'SYNC_STATE_APPLYING', 'SYNC_STATE_NEEDS_CONFIRMATION')
    and not deletes_source;
truncate sync_rows;

create table sync_uploads (
  tenant_id text collate "C" not null,
  sync_id text collate "C" not null,
  file_name text not null,
  -- Which upload of the file it is: one that was overtaken by another can add nothing.
  upload_id text collate "C" not null,
  -- Of the bytes as they were uploaded.
  sha256 text not null default '',
  byte_count bigint not null default 0,
  -- How it was found to be written while it arrived, if it is text.
  encoding jsonb,
  -- Set when its last byte is stored.
  complete boolean not null default false,
  -- The order in which the files arrived.
  arrived_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, sync_id, file_name),
  foreign key (tenant_id, sync_id) references syncs
);

-- The bytes of an upload in parts, until its sync ends.
create table sync_spool (
  tenant_id text collate "C" not null,
  upload_id text collate "C" not null,
  part integer not null,
  -- Compressed with gzip.
  is_packed boolean not null,
  bytes bytea not null,
  primary key (tenant_id, upload_id, part)
);
-- Parts are compressed already, or cannot be.
alter table sync_spool alter column bytes set storage external;

-- The tables that were found in the uploads: files, members of archives, sheets, lists of a JSON document.
create table sync_tables (
  tenant_id text collate "C" not null,
  sync_id text collate "C" not null,
  table_number integer not null,
  file_name text not null,
  member text not null default '',
  part_name text not null default '',
  format text not null,
  encoding text not null default '',
  separator text not null default '',
  header_line integer not null default 1,
  columns text[] not null,
  -- Rows read = taken + empty + repeated + filtered + left out.
  row_count integer not null default 0,
  empty_count integer not null default 0,
  repeated_count integer not null default 0,
  filtered_count integer not null default 0,
  left_out_count integer not null default 0,
  -- By the rule that dropped them.
  filtered jsonb not null default '{}',
  primary key (tenant_id, sync_id, table_number),
  foreign key (tenant_id, sync_id) references syncs
);

insert into sync_uploads (tenant_id, sync_id, file_name, upload_id, sha256, byte_count, complete)
  select tenant_id, sync_id, file_name, upload_id, sha256, byte_count, complete from sync_files
  on conflict do nothing;
insert into sync_tables (tenant_id, sync_id, table_number, file_name, format, columns, row_count, left_out_count)
  select tenant_id, sync_id, row_number() over (partition by tenant_id, sync_id order by kind), file_name,
    case when file_name ilike '%.csv' then 'csv' else 'jsonl' end, columns, row_count, left_out_count
  from sync_files;

-- What a table has of a kind; row_count is how many things of it its rows made.
alter table sync_files add column table_number integer not null default 1;
update sync_files f set table_number = t.table_number from sync_tables t
  where t.tenant_id = f.tenant_id and t.sync_id = f.sync_id and t.file_name = f.file_name;
alter table sync_files alter column table_number drop default, drop constraint sync_files_pkey,
  add primary key (tenant_id, sync_id, kind, table_number),
  drop column complete, drop column upload_id, drop column byte_count;

-- A row knows where it came from; its line is its number among the rows of its kind.
alter table sync_rows add column table_number integer not null, add column table_line integer not null,
  -- Made because another row names it: it counts only where no row describes the same thing.
  add column is_parent boolean not null default false;

-- A fault leaves its row out; a warning says what was emptied, cut, assumed or merged.
alter table sync_faults add column table_number integer not null default 1,
  add column effect text not null default 'LEFT_OUT' check (effect in ('LEFT_OUT', 'WARNING')),
  -- The row it is about, when it was staged.
  add column row_line integer,
  -- Found when the rows were compared with the access data: found anew each time that is done.
  add column is_compared boolean not null default false;
update sync_faults set row_line = line;
alter table sync_faults alter column table_number drop default, alter column effect drop default;

-- Mappings of a source, one for each change.
create table source_mappings (
  tenant_id text collate "C" not null,
  source_id text collate "C" not null,
  version integer not null,
  document jsonb not null,
  -- Of its canonical JSON.
  sha256 text not null,
  preset_id text not null default '',
  created_by text collate "C",
  created_at timestamptz not null default now(),
  primary key (tenant_id, source_id, version),
  foreign key (tenant_id, source_id) references sources
);

alter table syncs
  -- The mapping that somebody chose for this sync; it becomes the source's when the sync is applied.
  add column mapping jsonb,
  add column preset_id text not null default '',
  -- The version of the source's mapping that was used; 0 for our own files.
  add column mapping_version integer not null default 0,
  -- Who stages its rows now, and whether that is done for the present mapping.
  add column staging_id text collate "C",
  add column staged boolean not null default false,
  add column warning_count integer not null default 0,
  add column left_out_count integer not null default 0,
  -- Somebody has agreed to this number of left-out rows.
  add column agreed_left_out integer;

drop index syncs_under_way;
create unique index syncs_under_way on syncs (tenant_id, source_id)
  where state in ('SYNC_STATE_UPLOADING', 'SYNC_STATE_CHECKING', 'SYNC_STATE_PREVIEWED', 'SYNC_STATE_QUEUED',
    'SYNC_STATE_APPLYING', 'SYNC_STATE_NEEDS_CONFIRMATION');

-- What is to become of rows that cannot be taken (docs/import.md).
alter table sources
  add column bad_rows text not null default 'BAD_ROWS_ASK'
    check (bad_rows in ('BAD_ROWS_ASK', 'BAD_ROWS_LEAVE_OUT', 'BAD_ROWS_STOP')),
  add column max_left_out_percent integer not null default 1 check (max_left_out_percent between 0 and 100);

-- People without an address.
drop index user_versions_email;
create unique index user_versions_email on user_versions (tenant_id, lower(email)) where closed_at is null and email <> '';
create index user_versions_by_email on user_versions (tenant_id, lower(email)) where closed_at is null;
-- What the file said about whose account it is, when nobody was found.
alter table account_versions add column owner_ref text not null default '';
-- Who asked for it: the id of a person, or the text of the file.
alter table grant_versions add column requested_by text;
create or replace view grants as select * from grant_versions where closed_at is null;
create or replace view accounts as select * from account_versions where closed_at is null;

-- What a sync would change, as it was found when somebody asked. Kept until the sync ends.
create table sync_previews (
  tenant_id text collate "C" not null,
  sync_id text collate "C" not null,
  -- Tells whether applying would change the same.
  change_hash text not null,
  result jsonb not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, sync_id),
  foreign key (tenant_id, sync_id) references syncs
);
-- The changes that somebody has agreed to; empty when nobody was asked.
alter table syncs add column agreed_hash text not null default '';
