-- job.store.failAttempt
delete from jobs as held
where (tenant_id, job_id) in (
  select job.tenant_id, job.job_id
  from jobs as job
  where job.tenant_id = $1 and job.job_id = $2 for update skip locked
)
  and exists (
    select 1
    from jobs as waiting
    where waiting.tenant_id = held.tenant_id
      and waiting.kind = held.kind
      and waiting.key = held.key
      and waiting.locked_by is null
      and waiting.failed_at is null
  );

update jobs
set locked_by = null, locked_until = null, attempts = attempts, run_at = now() + make_interval(secs => $1),
  last_error = coalesce($2, last_error)
where (tenant_id, job_id) in (
  select job.tenant_id, job.job_id
  from jobs as job
  where job.tenant_id = $3 and job.job_id = $4 for update skip locked
);
