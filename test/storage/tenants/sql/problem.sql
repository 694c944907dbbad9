-- problem.store.searchProblemRows
select f.fault_id::text as "faultId", coalesce(t.file_name, f.file_name) as "fileName",
  concat_ws(', ', nullif(t.member, ''), nullif(t.part_name, '')) as sheet, f.line, f.effect, f.reason,
  f.column_name as column, concat_ws('.', nullif(f.kind, ''), nullif(f.field, '')) as field, f.value,
  f.problem, f.cells
from sync_faults f
left join sync_tables t on t.tenant_id = f.tenant_id
  and t.sync_id = f.sync_id
  and t.table_number = f.table_number
where f.tenant_id = $1
  and f.sync_id = $2
  and f.fault_id > $3::bigint
  and f.effect = coalesce($4, f.effect)
  and f.reason = coalesce($5, f.reason)
  and f.file_name = coalesce($6, f.file_name)
  and f.kind = coalesce($7, f.kind)
  and f.column_name = coalesce($8, f.column_name)
  and f.value = coalesce($9, f.value)
order by f.fault_id
limit $10;

-- problem.store.listProblemRows
with warned as (
  select fault_id
  from sync_faults
  where tenant_id = $1 and sync_id = $2 and effect = 'WARNING'
  order by fault_id
  limit $3
)
select coalesce(t.file_name, f.file_name) as "fileName",
  concat_ws(', ', nullif(t.member, ''), nullif(t.part_name, '')) as sheet, f.line, f.effect, f.reason,
  f.column_name as column, concat_ws('.', nullif(f.kind, ''), nullif(f.field, '')) as field, f.value,
  f.problem, f.cells
from sync_faults f
left join sync_tables t on t.tenant_id = f.tenant_id
  and t.sync_id = f.sync_id
  and t.table_number = f.table_number
where f.tenant_id = $4
  and f.sync_id = $5
  and (f.effect = 'LEFT_OUT' or f.fault_id in (select fault_id from warned))
order by f.effect, f.fault_id;
