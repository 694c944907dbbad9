-- sync.store.findSyncInProgress
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
where y.tenant_id = $2
  and y.source_id = $3
  and state in (
    'SYNC_STATE_UPLOADING', 'SYNC_STATE_CHECKING', 'SYNC_STATE_PREVIEWED', 'SYNC_STATE_QUEUED',
      'SYNC_STATE_APPLYING', 'SYNC_STATE_NEEDS_CONFIRMATION'
  );

-- sync.store.listSyncs
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
where y.tenant_id = $2 and y.source_id = $3 and true
order by y.created_at desc, y.sync_id desc
limit $4;

-- sync.store.lockSync
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
where y.tenant_id = $2 and y.sync_id = $3;

-- sync.store.readSync
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
where y.tenant_id = $2 and y.sync_id = $3;

-- sync.store.countProblems
update sync_tables t
set left_out_count = (
  select count(distinct f.line)
  from sync_faults f
  where f.tenant_id = $1 and f.sync_id = $2 and f.table_number = t.table_number and f.effect = 'LEFT_OUT'
)
where tenant_id = $3 and sync_id = $4;

update syncs
set fault_count = (
  select count(*) from sync_faults f where f.tenant_id = $1 and f.sync_id = $2 and f.effect = 'LEFT_OUT'
),
  warning_count = (
    select count(*) from sync_faults f where f.tenant_id = $3 and f.sync_id = $4 and f.effect = 'WARNING'
  ),
  left_out_count = (
    select coalesce(sum(t.left_out_count), 0) from sync_tables t where t.tenant_id = $5 and t.sync_id = $6
  )
where tenant_id = $7 and sync_id = $8
returning fault_count as "faultCount", left_out_count as "leftOutCount", warning_count as "warningCount";

-- sync.store.countLeftOut
with staged as (
  select *
  from (
    select b.kind, b.table_number,
      sum(b.row_count) - coalesce(
        (
          select count(*)
          from sync_dropped_rows d
          where d.tenant_id = $1
            and d.sync_id = $2
            and d.kind = b.kind
            and d.table_number = b.table_number
        ), 0
      ) as count
    from sync_batches b
    where b.tenant_id = $3 and b.sync_id = $4
    group by b.kind, b.table_number
  ) s
),
  left_out as (
    select x.kind, x.table_number, count(distinct x.row_line) as count
    from sync_faults x
    where x.tenant_id = $5
      and x.sync_id = $6
      and x.effect = 'LEFT_OUT'
      and x.row_line is not null
      and not exists (
        select 1
        from sync_dropped_rows d
        where d.tenant_id = x.tenant_id and d.sync_id = x.sync_id and d.kind = x.kind and d.line = x.row_line
      )
    group by x.kind, x.table_number
  )
update sync_files f
set left_out_count = f.row_count - coalesce((select s.count from staged s where s.kind = f.kind and s.table_number = f.table_number), 0) + coalesce(
  (select l.count from left_out l where l.kind = f.kind and l.table_number = f.table_number), 0
)
where f.tenant_id = $7 and f.sync_id = $8;

-- sync.store.cancelAbandoned
update syncs
set state = 'SYNC_STATE_CANCELLED', problem = 'Cancelled after a long time without activity.',
  questions = '[]', finished_at = now(), updated_at = now()
where tenant_id = $1
  and source_id = $2
  and updated_at < now() - case state when 'SYNC_STATE_UPLOADING' then interval '1 hour'
    else interval '1 day' end
  and state in (
    'SYNC_STATE_UPLOADING', 'SYNC_STATE_CHECKING', 'SYNC_STATE_PREVIEWED', 'SYNC_STATE_APPLYING',
      'SYNC_STATE_NEEDS_CONFIRMATION'
  )
  and not deletes_source
returning sync_id as id;

-- sync.store.insertSync
insert into syncs (
  tenant_id, sync_id, source_id, state, skip_bad_rows, allow_removals, created_by, deletes_source,
    keep_files_days
)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
on conflict (tenant_id, source_id)
where state in (
  'SYNC_STATE_UPLOADING', 'SYNC_STATE_CHECKING', 'SYNC_STATE_PREVIEWED', 'SYNC_STATE_QUEUED',
    'SYNC_STATE_APPLYING', 'SYNC_STATE_NEEDS_CONFIRMATION'
) do nothing;
