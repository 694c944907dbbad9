-- listLedgerSources
select source_id as "sourceId", display_name as "displayName", kind, expected_every_seconds as "ownSeconds",
  sync_id as "syncId", synced_at as "syncedAt", last_state as "lastState", files,
  grant_count::text as "grantCount"
from ledger_sources
where tenant_id = $1 and preparation_key = $2
order by source_id = '', display_name, source_id;

-- listCurrentSources
select source_id as "sourceId", display_name as "displayName", kind, expected_every_seconds as "ownSeconds",
  sync_id as "syncId", synced_at as "syncedAt", last_state as "lastState", files,
  grant_count::text as "grantCount"
from (
  select s.*, 0::bigint as grant_count
  from (
    select s.source_id, s.display_name, s.kind, s.expected_every_seconds,
      coalesce(applied.sync_id, '') as sync_id, applied.finished_at as synced_at,
      coalesce(last.state, '') as last_state,
      coalesce(
        (
          select jsonb_agg(
            jsonb_build_object(
              'fileName', f.file_name, 'kind', f.kind, 'sha256', f.sha256, 'rowCount', f.row_count,
                'leftOutCount', f.left_out_count, 'syncId', f.sync_id
            )
            order by f.kind, f.table_number
          )
          from (
            select f.*,
              dense_rank() over (partition by f.kind order by y.created_at desc, y.sync_id desc) as age
            from syncs y
            join sync_files f on f.tenant_id = y.tenant_id and f.sync_id = y.sync_id
            where y.tenant_id = s.tenant_id and y.source_id = s.source_id and y.state = 'SYNC_STATE_DONE'
          ) f
          where f.age = 1
        ), '[]'
      ) as files
    from sources s
    left join lateral (
      select y.sync_id, y.finished_at
      from syncs y
      where y.tenant_id = s.tenant_id and y.source_id = s.source_id and y.state = 'SYNC_STATE_DONE'
      order by y.created_at desc, y.sync_id desc
      limit 1
    ) applied on true
    left join lateral (
      select y.state
      from syncs y
      where y.tenant_id = s.tenant_id and y.source_id = s.source_id and y.finished_at is not null
      order by y.created_at desc, y.sync_id desc
      limit 1
    ) last on true
    where s.tenant_id = $1 and s.deleted_at is null
  ) s
) s
order by display_name;

-- listLedgerEntries
select source_id as "sourceId", rule, grant_count::text as "grantCount"
from ledger_entries
where tenant_id = $1 and preparation_key = $2;
