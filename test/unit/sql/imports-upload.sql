-- insertPart
with open_sync as (
  select sync_id from syncs where tenant_id = $1 and sync_id = $2 and state = 'SYNC_STATE_UPLOADING' for share
)
insert into sync_spool (tenant_id, upload_id, part, is_packed, bytes)
select tenant_id, upload_id, $3::int, $4::boolean, $5::bytea
from sync_uploads
where tenant_id = $6
  and sync_id = $7
  and file_name = $8
  and upload_id = $9
  and sync_id = (select sync_id from open_sync) for share;

-- insertRows
with open_sync as (
  select tenant_id, sync_id
  from syncs
  where tenant_id = $1 and sync_id = $2 and state = 'SYNC_STATE_CHECKING' and staging_id = $3 for share
)
insert into sync_batches (
  tenant_id, sync_id, kind, first_line, row_count, table_number, is_parent, table_lines, rows
)
select tenant_id, sync_id, $4, $5::int, $6::int, $7::int, $8::boolean, $9::int[], $10::text
from open_sync;

-- insertRowProblems
with open_sync as (
  select tenant_id, sync_id
  from syncs
  where tenant_id = $1 and sync_id = $2 and state = 'SYNC_STATE_CHECKING' and staging_id = $3 for share
)
insert into sync_faults (
  tenant_id, sync_id, file_name, table_number, kind, line, column_name, value, reason, problem, row_key,
    effect, field, cells
)
select y.tenant_id, y.sync_id, $4, $5::int, t.*
from open_sync y,
  unnest(
    $6::text[], $7::int[], $8::text[], $9::text[], $10::text[], $11::text[], $12::text[], $13::text[],
      $14::text[], $15::text[]
  ) as t;

-- findSettled
with open_sync as (
  select tenant_id, sync_id
  from syncs
  where tenant_id = $1 and sync_id = $2 and state = 'SYNC_STATE_CHECKING' and staging_id = $3 for share
)
select 1
from open_sync;

select set_config('search_path', $1, true);

drop schema if exists merge_sync cascade;

create schema merge_sync;

create unlogged table settled (
  kind text collate "C", line integer, first_line integer, is_same boolean, table_number integer,
    table_line integer, is_parent boolean, is_list boolean
);

select coalesce(sum(row_count), 0)::int as count
from sync_batches
where tenant_id = $1 and sync_id = $2 and kind = $3;

with open_sync as (
  select tenant_id, sync_id
  from syncs
  where tenant_id = $1 and sync_id = $2 and state = 'SYNC_STATE_CHECKING' and staging_id = $3 for share
)
select 1
from open_sync;

select set_config('search_path', $1, true);

insert into settled (kind, line, first_line, is_same, table_number, table_line, is_parent, is_list)
select $1, k.line, k.first_line, k.fields = k.first_fields, k.table_number, k.table_line, k.is_parent,
  (
    select count(*) = 1
    from sync_files f
    where f.tenant_id = $2 and f.sync_id = $3 and f.table_number = k.table_number
  )
from (
  select r.line, r.fields, r.table_number, r.table_line, r.is_parent,
    first_value(r.line) over w as first_line, first_value(r.fields) over w as first_fields
  from (
    select (b.first_line + r.at::int - 1) as line, string_to_array(r.row, $4, $5) as fields, b.kind,
      b.table_number, r.table_line, b.is_parent
    from sync_batches b, rows
    from (string_to_table(b.rows, $6), unnest(b.table_lines)) with ordinality as r (row, table_line, at)
    where b.tenant_id = $7
      and b.sync_id = $8
      and b.kind = $9
      and true
      and true
      and true
      and not exists (
        select 1
        from sync_dropped_rows d
        where d.tenant_id = $10
          and d.sync_id = $11
          and d.kind = b.kind
          and d.line = (b.first_line + r.at::int - 1)
      ) offset 0
  ) r
  where mod(
    hashtext(coalesce(r.fields[1], '')) & 2147483647, $12::int
  ) = $13::int window w as (partition by r.fields[1] order by r.is_parent, r.line)
) k
where k.line <> k.first_line;

select coalesce(sum(row_count), 0)::int as count
from sync_batches
where tenant_id = $1 and sync_id = $2 and kind = $3;

with open_sync as (
  select tenant_id, sync_id
  from syncs
  where tenant_id = $1 and sync_id = $2 and state = 'SYNC_STATE_CHECKING' and staging_id = $3 for share
)
select 1
from open_sync;

select set_config('search_path', $1, true);

insert into settled (kind, line, first_line, is_same, table_number, table_line, is_parent, is_list)
select $1, k.line, k.first_line, k.fields = k.first_fields, k.table_number, k.table_line, k.is_parent,
  (
    select count(*) = 1
    from sync_files f
    where f.tenant_id = $2 and f.sync_id = $3 and f.table_number = k.table_number
  )
from (
  select r.line, r.fields, r.table_number, r.table_line, r.is_parent,
    first_value(r.line) over w as first_line, first_value(r.fields) over w as first_fields
  from (
    select (b.first_line + r.at::int - 1) as line, string_to_array(r.row, $4, $5) as fields, b.kind,
      b.table_number, r.table_line, b.is_parent
    from sync_batches b, rows
    from (string_to_table(b.rows, $6), unnest(b.table_lines)) with ordinality as r (row, table_line, at)
    where b.tenant_id = $7
      and b.sync_id = $8
      and b.kind = $9
      and true
      and true
      and true
      and not exists (
        select 1
        from sync_dropped_rows d
        where d.tenant_id = $10
          and d.sync_id = $11
          and d.kind = b.kind
          and d.line = (b.first_line + r.at::int - 1)
      ) offset 0
  ) r
  where mod(
    hashtext(coalesce(r.fields[1], '')) & 2147483647, $12::int
  ) = $13::int window w as (partition by r.fields[1] order by r.is_parent, r.line)
) k
where k.line <> k.first_line;

select coalesce(sum(row_count), 0)::int as count
from sync_batches
where tenant_id = $1 and sync_id = $2 and kind = $3;

with open_sync as (
  select tenant_id, sync_id
  from syncs
  where tenant_id = $1 and sync_id = $2 and state = 'SYNC_STATE_CHECKING' and staging_id = $3 for share
)
select 1
from open_sync;

select set_config('search_path', $1, true);

insert into settled (kind, line, first_line, is_same, table_number, table_line, is_parent, is_list)
select $1, k.line, k.first_line, k.fields = k.first_fields, k.table_number, k.table_line, k.is_parent,
  (
    select count(*) = 1
    from sync_files f
    where f.tenant_id = $2 and f.sync_id = $3 and f.table_number = k.table_number
  )
from (
  select r.line, r.fields, r.table_number, r.table_line, r.is_parent,
    first_value(r.line) over w as first_line, first_value(r.fields) over w as first_fields
  from (
    select (b.first_line + r.at::int - 1) as line, string_to_array(r.row, $4, $5) as fields, b.kind,
      b.table_number, r.table_line, b.is_parent
    from sync_batches b, rows
    from (string_to_table(b.rows, $6), unnest(b.table_lines)) with ordinality as r (row, table_line, at)
    where b.tenant_id = $7
      and b.sync_id = $8
      and b.kind = $9
      and true
      and true
      and true
      and not exists (
        select 1
        from sync_dropped_rows d
        where d.tenant_id = $10
          and d.sync_id = $11
          and d.kind = b.kind
          and d.line = (b.first_line + r.at::int - 1)
      ) offset 0
  ) r
  where mod(hashtext(coalesce(r.fields[2], '')) & 2147483647, $12::int) = $13::int window w as (
    partition by r.fields[1], r.fields[2] order by r.is_parent, r.line
  )
) k
where k.line <> k.first_line;

select coalesce(sum(row_count), 0)::int as count
from sync_batches
where tenant_id = $1 and sync_id = $2 and kind = $3;

with open_sync as (
  select tenant_id, sync_id
  from syncs
  where tenant_id = $1 and sync_id = $2 and state = 'SYNC_STATE_CHECKING' and staging_id = $3 for share
)
select 1
from open_sync;

select set_config('search_path', $1, true);

insert into settled (kind, line, first_line, is_same, table_number, table_line, is_parent, is_list)
select $1, k.line, k.first_line, k.fields = k.first_fields, k.table_number, k.table_line, k.is_parent,
  (
    select count(*) = 1
    from sync_files f
    where f.tenant_id = $2 and f.sync_id = $3 and f.table_number = k.table_number
  )
from (
  select r.line, r.fields, r.table_number, r.table_line, r.is_parent,
    first_value(r.line) over w as first_line, first_value(r.fields) over w as first_fields
  from (
    select (b.first_line + r.at::int - 1) as line, string_to_array(r.row, $4, $5) as fields, b.kind,
      b.table_number, r.table_line, b.is_parent
    from sync_batches b, rows
    from (string_to_table(b.rows, $6), unnest(b.table_lines)) with ordinality as r (row, table_line, at)
    where b.tenant_id = $7
      and b.sync_id = $8
      and b.kind = $9
      and true
      and true
      and true
      and not exists (
        select 1
        from sync_dropped_rows d
        where d.tenant_id = $10
          and d.sync_id = $11
          and d.kind = b.kind
          and d.line = (b.first_line + r.at::int - 1)
      ) offset 0
  ) r
  where mod(hashtext(coalesce(r.fields[2], '')) & 2147483647, $12::int) = $13::int window w as (
    partition by r.fields[1], r.fields[2] order by r.is_parent, r.line
  )
) k
where k.line <> k.first_line;

select coalesce(sum(row_count), 0)::int as count
from sync_batches
where tenant_id = $1 and sync_id = $2 and kind = $3;

with open_sync as (
  select tenant_id, sync_id
  from syncs
  where tenant_id = $1 and sync_id = $2 and state = 'SYNC_STATE_CHECKING' and staging_id = $3 for share
)
select 1
from open_sync;

select set_config('search_path', $1, true);

insert into settled (kind, line, first_line, is_same, table_number, table_line, is_parent, is_list)
select $1, k.line, k.first_line, k.fields = k.first_fields, k.table_number, k.table_line, k.is_parent,
  (
    select count(*) = 1
    from sync_files f
    where f.tenant_id = $2 and f.sync_id = $3 and f.table_number = k.table_number
  )
from (
  select r.line, r.fields, r.table_number, r.table_line, r.is_parent,
    first_value(r.line) over w as first_line, first_value(r.fields) over w as first_fields
  from (
    select (b.first_line + r.at::int - 1) as line, string_to_array(r.row, $4, $5) as fields, b.kind,
      b.table_number, r.table_line, b.is_parent
    from sync_batches b, rows
    from (string_to_table(b.rows, $6), unnest(b.table_lines)) with ordinality as r (row, table_line, at)
    where b.tenant_id = $7
      and b.sync_id = $8
      and b.kind = $9
      and true
      and true
      and true
      and not exists (
        select 1
        from sync_dropped_rows d
        where d.tenant_id = $10
          and d.sync_id = $11
          and d.kind = b.kind
          and d.line = (b.first_line + r.at::int - 1)
      ) offset 0
  ) r
  where mod(hashtext(coalesce(r.fields[2], '')) & 2147483647, $12::int) = $13::int window w as (
    partition by r.fields[1], r.fields[2] order by r.is_parent, r.line
  )
) k
where k.line <> k.first_line;

select coalesce(sum(row_count), 0)::int as count
from sync_batches
where tenant_id = $1 and sync_id = $2 and kind = $3;

with open_sync as (
  select tenant_id, sync_id
  from syncs
  where tenant_id = $1 and sync_id = $2 and state = 'SYNC_STATE_CHECKING' and staging_id = $3 for share
)
select 1
from open_sync;

select set_config('search_path', $1, true);

insert into settled (kind, line, first_line, is_same, table_number, table_line, is_parent, is_list)
select $1, k.line, k.first_line, k.fields = k.first_fields, k.table_number, k.table_line, k.is_parent,
  (
    select count(*) = 1
    from sync_files f
    where f.tenant_id = $2 and f.sync_id = $3 and f.table_number = k.table_number
  )
from (
  select r.line, r.fields, r.table_number, r.table_line, r.is_parent,
    first_value(r.line) over w as first_line, first_value(r.fields) over w as first_fields
  from (
    select (b.first_line + r.at::int - 1) as line, string_to_array(r.row, $4, $5) as fields, b.kind,
      b.table_number, r.table_line, b.is_parent
    from sync_batches b, rows
    from (string_to_table(b.rows, $6), unnest(b.table_lines)) with ordinality as r (row, table_line, at)
    where b.tenant_id = $7
      and b.sync_id = $8
      and b.kind = $9
      and true
      and true
      and true
      and not exists (
        select 1
        from sync_dropped_rows d
        where d.tenant_id = $10
          and d.sync_id = $11
          and d.kind = b.kind
          and d.line = (b.first_line + r.at::int - 1)
      ) offset 0
  ) r
  where mod(hashtext(coalesce(r.fields[2], '')) & 2147483647, $12::int) = $13::int window w as (
    partition by r.fields[1], r.fields[2] order by r.is_parent, r.line
  )
) k
where k.line <> k.first_line;

-- settleRows
with open_sync as (
  select tenant_id, sync_id
  from syncs
  where tenant_id = $1 and sync_id = $2 and state = 'SYNC_STATE_CHECKING' and staging_id = $3 for share
)
select 1
from open_sync;

select set_config('search_path', $1, true);

insert into sync_faults (
  tenant_id, sync_id, file_name, table_number, kind, line, row_line, column_name, value, reason, problem,
    row_key, effect, cells
)
select $1, $2, f.file_name, s.table_number, s.kind, s.table_line, s.line, 'id',
  left(case when s.kind not in ('users', 'apps') then r.fields[2] else r.fields[1] end, 100),
  case when s.is_list then 'duplicate_id' else 'values_differ' end,
  case when s.is_list then 'Line ' || first.table_line || ' already has the id "' || case
    when s.kind not in ('users', 'apps') then r.fields[2] else r.fields[1] end || '".'
    else 'says something else than line ' || first.table_line || ', which counts' end,
  case when s.kind not in ('users', 'apps') then r.fields[1] || chr(31) || r.fields[2] else r.fields[1] end,
  case when s.is_list then 'LEFT_OUT' else 'WARNING' end,
  coalesce(
    left(
      (
        select string_agg(x.name || ': ' || replace(x.value, chr(31), ', '), '; ' order by x.at)
        from unnest(
          case s.kind when $3 then $4::text[] when $5 then $6::text[] when $7 then $8::text[]
            when $9 then $10::text[] when $11 then $12::text[] when $13 then $14::text[]
            when $15 then $16::text[] end, r.fields
        ) with ordinality as x (name, value, at)
        where x.value <> ''
      ), $17::int
    ), ''
  )
from settled s
join (
  select (b.first_line + r.at::int - 1) as line, string_to_array(r.row, $18, $19) as fields, b.kind,
    b.table_number, r.table_line, b.is_parent
  from sync_batches b, rows
  from (string_to_table(b.rows, $20), unnest(b.table_lines)) with ordinality as r (row, table_line, at)
  where b.tenant_id = $21
    and b.sync_id = $22
    and true
    and b.kind in (select kind from settled)
    and true
    and true
    and not exists (
      select 1
      from sync_dropped_rows d
      where d.tenant_id = $23
        and d.sync_id = $24
        and d.kind = b.kind
        and d.line = (b.first_line + r.at::int - 1)
    ) offset 0
) as r on r.kind = s.kind
  and r.line = s.line
join (
  select (b.first_line + r.at::int - 1) as line, b.kind, b.table_number, r.table_line, b.is_parent
  from sync_batches b
  cross join lateral unnest(b.table_lines) with ordinality as r (table_line, at)
  where b.tenant_id = $25
    and b.sync_id = $26
    and true
    and b.kind in (select kind from settled)
    and true
    and true
    and not exists (
      select 1
      from sync_dropped_rows d
      where d.tenant_id = $27
        and d.sync_id = $28
        and d.kind = b.kind
        and d.line = (b.first_line + r.at::int - 1)
    )
) as first on first.kind = s.kind
  and first.line = s.first_line
join sync_files f on f.tenant_id = $29
  and f.sync_id = $30
  and f.kind = s.kind
  and f.table_number = s.table_number
where not s.is_same and not s.is_parent
order by s.kind, s.line;

insert into sync_dropped_rows (tenant_id, sync_id, kind, line, table_number)
select $1, $2, x.kind, x.line, x.table_number
from (select kind, line, table_number from settled) x
on conflict do nothing;

update sync_tables t
set repeated_count = t.repeated_count + c.count
from (
  select s.table_number, count(distinct s.table_line)::int as count
  from settled s
  where s.is_same
    and not s.is_parent
    and not exists (
      select 1
      from (
        select (b.first_line + r.at::int - 1) as line, b.kind, b.table_number, r.table_line, b.is_parent
        from sync_batches b
        cross join lateral unnest(b.table_lines) with ordinality as r (table_line, at)
        where b.tenant_id = $1
          and b.sync_id = $2
          and true
          and true
          and true
          and true
          and not exists (
            select 1
            from sync_dropped_rows d
            where d.tenant_id = $3
              and d.sync_id = $4
              and d.kind = b.kind
              and d.line = (b.first_line + r.at::int - 1)
          )
      ) r
      where r.table_number = s.table_number and r.table_line = s.table_line and not r.is_parent
    )
  group by s.table_number
) c
where t.tenant_id = $5 and t.sync_id = $6 and t.table_number = c.table_number;

update sync_files f
set row_count = f.row_count - c.count, merged_count = f.merged_count + c.count
from (
  select kind, table_number, count(*)::int as count
  from settled
  where is_same or is_parent or not is_list
  group by kind, table_number
) c
where f.tenant_id = $1 and f.sync_id = $2 and f.kind = c.kind and f.table_number = c.table_number;

-- findSync
select y.sync_id as id, y.source_id as "sourceId", y.state, y.phase, y.skip_bad_rows as "skipBadRows",
  y.allow_removals as "allowRemovals", y.deletes_source as "deletesSource", y.counts, y.things,
  y.fault_count as "faultCount", y.left_out_count as "leftOutCount", y.warning_count as "warningCount",
  y.preset_id as "presetId", y.mapping_version as "mappingVersion", y.problem, y.questions,
  coalesce(y.created_by, '') as "createdById", y.created_at as "createdAt", y.updated_at as "updatedAt",
  y.finished_at as "finishedAt",
  case when y.state = 'SYNC_STATE_DONE' then json_build_object('percent', 100, 'secondsLeft', 0)
    when y.state in ('SYNC_STATE_CHECKING', 'SYNC_STATE_APPLYING') then (
      select json_strip_nulls(
        json_build_object(
          'percent', p.percent, 'secondsLeft', p.seconds_left, 'doneRows', p.done_rows, 'totalRows',
            p.total_rows
        )
      )
      from sync_progress p
      where p.tenant_id = y.tenant_id and p.sync_id = y.sync_id
    ) end as progress,
  (
    select json_agg(
      json_build_object(
        'kind',
          coalesce(
            (
              select case when count(distinct k.kind) = 1 then min(k.kind) end
              from sync_files k
              join sync_tables t on t.tenant_id = y.tenant_id
                and t.sync_id = y.sync_id
                and t.table_number = k.table_number
                and t.file_name = f.file_name
              where k.tenant_id = y.tenant_id and k.sync_id = y.sync_id
            ), ''
          ), 'fileName', f.file_name, 'sha256', f.sha256, 'byteCount', f.byte_count::text, 'rowCount',
          coalesce(
            (
              select sum(t.row_count)
              from sync_tables t
              where t.tenant_id = y.tenant_id and t.sync_id = y.sync_id and t.file_name = f.file_name
            ), 0
          ), 'leftOutCount',
          coalesce(
            (
              select sum(t.left_out_count)
              from sync_tables t
              where t.tenant_id = y.tenant_id and t.sync_id = y.sync_id and t.file_name = f.file_name
            ), 0
          ), 'complete', f.complete
      )
      order by f.arrived_at, f.file_name
    )
    from sync_uploads f
    where f.tenant_id = y.tenant_id and f.sync_id = y.sync_id
  ) as files,
  (
    select json_agg(
      json_build_object(
        'fileName', t.file_name, 'member', t.member, 'part', t.part_name, 'format', t.format, 'encoding',
          t.encoding, 'separator', t.separator, 'headerLine', t.header_line, 'kinds',
          array(
            select k.kind
            from sync_files k
            where k.tenant_id = y.tenant_id and k.sync_id = y.sync_id and k.table_number = t.table_number
            order by array_position($1::text[], k.kind)
          ), 'rowCount', t.row_count, 'emptyCount', t.empty_count, 'repeatedCount', t.repeated_count,
          'filteredCount', t.filtered_count, 'filtered', t.filtered, 'leftOutCount', t.left_out_count,
          'takenCount', t.row_count - t.empty_count - t.repeated_count - t.filtered_count - t.left_out_count
      )
      order by t.table_number
    )
    from sync_tables t
    where t.tenant_id = y.tenant_id and t.sync_id = y.sync_id
  ) as tables
from syncs y
where y.tenant_id = $2 and y.source_id = $3 and y.sync_id = $4;

-- listSources
select s.source_id as id, s.display_name as "displayName", s.kind, s.owner_ids as "ownerIds",
  s.expected_every_seconds as "ownSeconds", s.zone, s.bad_rows as "badRows",
  s.max_left_out_percent as "maxLeftOutPercent", s.max_removal_percent as "ownRemovalPercent",
  s.scim_users as "ownScimUsers", s.created_at as "createdAt", now() as now,
  (
    select max(y.finished_at)
    from syncs y
    where y.tenant_id = s.tenant_id and y.source_id = s.source_id and y.state = 'SYNC_STATE_DONE'
  ) as "lastSyncAt",
  exists (
    select 1
    from syncs y
    where y.tenant_id = s.tenant_id
      and y.source_id = s.source_id
      and y.deletes_source
      and state in (
        'SYNC_STATE_UPLOADING', 'SYNC_STATE_CHECKING', 'SYNC_STATE_PREVIEWED', 'SYNC_STATE_QUEUED',
          'SYNC_STATE_APPLYING', 'SYNC_STATE_NEEDS_CONFIRMATION'
      )
  ) as deleting
from sources s
where s.tenant_id = $1 and s.source_id > $2 and s.deleted_at is null
order by s.source_id
limit $3;
