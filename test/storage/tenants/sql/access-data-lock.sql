-- access-data-lock.store.lockAccessData
select pg_advisory_xact_lock($1::int, hashtext($2)),
  not exists (select 1 from half_written_sources h where h.tenant_id = $3) as "isWhole";

-- access-data-lock.store.unlockAccessData
delete from half_written_sources where tenant_id = $1 and sync_id = $2 and not is_broken;

update half_written_sources set state = 'ENDED' where tenant_id = $1 and sync_id = $2;
