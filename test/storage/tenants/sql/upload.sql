-- upload.store.completeUpload
update sync_uploads
set complete = true, sha256 = $1, byte_count = $2, encoding = $3::jsonb
where tenant_id = $4 and sync_id = $5 and file_name = $6 and upload_id = $7;

-- upload.store.dropUpload
delete from sync_uploads where tenant_id = $1 and sync_id = $2 and file_name = $3 and upload_id = $4;

-- upload.store.purgeSpool
delete from sync_spool s using (
  select s.tenant_id, s.upload_id, s.part
  from syncs y
  join sync_uploads u on u.tenant_id = y.tenant_id and u.sync_id = y.sync_id
  join sync_spool s on s.tenant_id = u.tenant_id and s.upload_id = u.upload_id
  where y.tenant_id = $1
    and y.keep_files_days > 0
    and y.finished_at < now() - make_interval(days => y.keep_files_days)
  limit $2
) old
where s.tenant_id = old.tenant_id and s.upload_id = old.upload_id and s.part = old.part;
