-- staging.store.beginStaging
delete from sync_batches where tenant_id = $1 and sync_id = $2;

delete from sync_dropped_rows where tenant_id = $1 and sync_id = $2;

delete from sync_files where tenant_id = $1 and sync_id = $2;

delete from sync_tables where tenant_id = $1 and sync_id = $2;

-- staging.store.insertTable
with open_sync as (
  select tenant_id, sync_id
  from syncs
  where tenant_id = $1 and sync_id = $2 and state = 'SYNC_STATE_CHECKING' and staging_id = $3 for share
)
insert into sync_tables (
  tenant_id, sync_id, table_number, file_name, member, part_name, format, encoding, separator, header_line,
    columns, mapping_file
)
select tenant_id, sync_id, $4::int, $5, $6, $7, $8, $9, $10, $11::int, $12::text[], $13::int
from open_sync;

-- staging.store.updateTable
with open_sync as (
  select tenant_id, sync_id
  from syncs
  where tenant_id = $1 and sync_id = $2 and state = 'SYNC_STATE_CHECKING' and staging_id = $3 for share
)
update sync_tables t
set row_count = $4, empty_count = $5, repeated_count = $6, filtered = $7::jsonb, filtered_count = $8
from open_sync y
where t.tenant_id = y.tenant_id and t.sync_id = y.sync_id and t.table_number = $9;

-- staging.store.insertKind
with open_sync as (
  select tenant_id, sync_id
  from syncs
  where tenant_id = $1 and sync_id = $2 and state = 'SYNC_STATE_CHECKING' and staging_id = $3 for share
)
insert into sync_files (
  tenant_id, sync_id, kind, table_number, file_name, columns, sha256, row_count, made_count, merged_count
)
select tenant_id, sync_id, $4, $5::int, $6, $7::text[], $8, $9::int, $10::int, $11::int
from open_sync;

-- staging.store.dropTableRows
delete from sync_batches where tenant_id = $1 and sync_id = $2 and table_number = $3;

delete from sync_faults where tenant_id = $1 and sync_id = $2 and table_number = $3;

-- staging.store.unusualAddresses
select table_line as line, r.fields[2] as email
from (
  select (b.first_line + r.at::int - 1) as line, string_to_array(r.row, $1, $2) as fields, b.kind,
    b.table_number, r.table_line, b.is_parent
  from sync_batches b, rows
  from (string_to_table(b.rows, $3), unnest(b.table_lines)) with ordinality as r (row, table_line, at)
  where b.tenant_id = $4
    and b.sync_id = $5
    and b.kind = $6
    and true
    and true
    and true
    and not exists (
      select 1
      from sync_dropped_rows d
      where d.tenant_id = $7
        and d.sync_id = $8
        and d.kind = b.kind
        and d.line = (b.first_line + r.at::int - 1)
    ) offset 0
) r
where octet_length(r.fields[2]) > length(r.fields[2])
order by table_number, table_line
limit $9;

-- staging.store.dropStaged
drop schema if exists merge_id cascade;

do $$ begin lock table sync_batches,
  sync_dropped_rows in access exclusive mode nowait; if not exists (
    select 1
    from syncs
    where state in (
      'SYNC_STATE_UPLOADING', 'SYNC_STATE_CHECKING', 'SYNC_STATE_PREVIEWED', 'SYNC_STATE_QUEUED',
        'SYNC_STATE_APPLYING', 'SYNC_STATE_NEEDS_CONFIRMATION'
    )
  ) then truncate sync_batches,
  sync_dropped_rows; end if; exception when lock_not_available then null; end $$;
