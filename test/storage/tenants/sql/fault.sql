-- fault.store.listFaultsOfFiles
select x.fault_id::text as "faultId", y.source_id as "sourceId", x.file_name as "fileName", x.line,
  x.column_name as column, x.value, x.reason, x.problem
from sync_faults x
join syncs y on y.tenant_id = x.tenant_id and y.sync_id = x.sync_id
where x.tenant_id = $1
  and x.fault_id > $2::bigint
  and x.effect = 'LEFT_OUT'
  and exists (
    select 1
    from sync_files f
    join unnest($3::text[], $4::text[]) as wanted (sync_id, kind) on f.sync_id = wanted.sync_id
      and f.kind = wanted.kind
    where f.tenant_id = x.tenant_id
      and f.sync_id = x.sync_id
      and f.table_number = x.table_number
      and x.kind in (f.kind, '')
  )
order by x.fault_id
limit $5;

-- fault.store.listLeftOutApps
select distinct y.source_id as "sourceId", coalesce(a.app_id, '') as "appId"
from sync_faults x
join syncs y on y.tenant_id = x.tenant_id and y.sync_id = x.sync_id
left join app_versions a on x.kind not in ('users', '')
  and a.tenant_id = x.tenant_id
  and a.source_id = y.source_id
  and a.external_id = split_part(x.row_key, chr(31), 1)
where x.tenant_id = $1
  and x.effect = 'LEFT_OUT'
  and exists (
    select 1
    from sync_files f
    join unnest($2::text[], $3::text[]) as wanted (sync_id, kind) on f.sync_id = wanted.sync_id
      and f.kind = wanted.kind
    where f.tenant_id = x.tenant_id
      and f.sync_id = x.sync_id
      and f.table_number = x.table_number
      and x.kind in (f.kind, '')
  );
