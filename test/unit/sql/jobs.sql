-- leaseJobs
update jobs
set locked_by = $1, locked_until = now() + make_interval(secs => $2), attempts = attempts + 1
where (tenant_id, job_id) in (
  select job.tenant_id, job.job_id
  from jobs as job
  where job.locked_by is null
    and job.failed_at is null
    and job.run_at <= now()
    and job.kind = any($3)
    and not exists (
      select 1
      from jobs as running
      where running.tenant_id = job.tenant_id
        and running.kind = job.kind
        and running.key = job.key
        and running.locked_by is not null
    )
  order by job.run_at, job.job_id
  limit $4 for update skip locked
)
returning tenant_id as "tenantId", job_id::text as "jobId", kind, payload, attempts, settled;

-- takeOverJobs
update jobs
set locked_by = $1, locked_until = now() + make_interval(secs => $2), attempts = attempts + 1,
  last_error = 'the worker stopped in the middle'
where (tenant_id, job_id) in (
  select job.tenant_id, job.job_id
  from jobs as job
  where job.locked_by is not null
    and job.locked_until <= now()
    and job.kind = any($3)
    and job.job_id <> all($4::bigint[])
  order by job.run_at, job.job_id
  limit $5 for update skip locked
)
returning tenant_id as "tenantId", job_id::text as "jobId", kind, payload, attempts, settled;

-- returnLeases
delete from jobs as held
where (tenant_id, job_id) in (
  select job.tenant_id, job.job_id from jobs as job where job.locked_by = $1 for update skip locked
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
set locked_by = null, locked_until = null, attempts = greatest(attempts - 1, 0),
  run_at = now() + make_interval(secs => $1), last_error = coalesce($2, last_error)
where (tenant_id, job_id) in (
  select job.tenant_id, job.job_id from jobs as job where job.locked_by = $3 for update skip locked
);
