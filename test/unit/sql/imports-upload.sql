-- insertRows
with open_sync as (
  select sync_id
  from syncs
  where tenant_id = $1 and sync_id = $2 and state = 'SYNC_STATE_UPLOADING' for share
),
  file as (
    update sync_files
    set row_count = row_count + $3
    where tenant_id = $4
      and sync_id = $5
      and kind = $6
      and upload_id = $7
      and sync_id = (select sync_id from open_sync)
    returning tenant_id, sync_id, kind
  )
insert into sync_rows (tenant_id, sync_id, kind, line, fields)
select file.tenant_id, file.sync_id, file.kind, t.line, string_to_array(t.row, $8, $9)
from file, unnest(string_to_array($10, $11), $12::int[]) as t (row, line);

-- insertFileFaults
with open_sync as (
  select sync_id
  from syncs
  where tenant_id = $1 and sync_id = $2 and state = 'SYNC_STATE_UPLOADING' for share
),
  file as (
    select tenant_id, sync_id, kind, file_name
    from sync_files
    where tenant_id = $3
      and sync_id = $4
      and kind = $5
      and upload_id = $6
      and sync_id = (select sync_id from open_sync) for share
  )
insert into sync_faults (
  tenant_id, sync_id, kind, file_name, line, column_name, value, reason, problem, row_key
)
select file.*, t.*
from file, unnest($7::int[], $8::text[], $9::text[], $10::text[], $11::text[], $12::text[]) as t;

-- findSync
select y.sync_id as id, y.source_id as "sourceId", y.state, y.phase, y.skip_bad_rows as "skipBadRows",
  y.allow_removals as "allowRemovals", y.deletes_source as "deletesSource", y.counts,
  y.fault_count as "faultCount", y.problem, coalesce(y.created_by, '') as "createdById",
  y.created_at as "createdAt", y.updated_at as "updatedAt", y.finished_at as "finishedAt",
  (
    select json_agg(
      json_build_object(
        'kind', f.kind, 'fileName', f.file_name, 'sha256', f.sha256, 'byteCount', f.byte_count::text,
          'rowCount', f.row_count, 'leftOutCount', f.left_out_count, 'complete', f.complete
      )
      order by array_position($1::text[], f.kind)
    )
    from sync_files f
    where f.tenant_id = y.tenant_id and f.sync_id = y.sync_id
  ) as files
from syncs y
where y.tenant_id = $2 and y.source_id = $3 and y.sync_id = $4;

-- listSources
select s.source_id as id, s.display_name as "displayName", s.kind, s.owner_ids as "ownerIds",
  s.expected_every_seconds as "ownSeconds", s.zone, s.created_at as "createdAt", now() as now,
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
        'SYNC_STATE_UPLOADING', 'SYNC_STATE_QUEUED', 'SYNC_STATE_APPLYING', 'SYNC_STATE_NEEDS_CONFIRMATION'
      )
  ) as deleting
from sources s
where s.tenant_id = $1 and s.source_id > $2 and s.deleted_at is null
order by s.source_id
limit $3;
