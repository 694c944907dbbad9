-- listUsers without filters
select u.user_id as id, u.email, u.display_name as "displayName", u.status, u.type, u.origin, u.username,
  u.department, u.job_title as "jobTitle", u.employment_status as "employmentStatus",
  u.employment_type as "employmentType", u.employee_ids as "employeeIds", u.manager_ids as "managerIds",
  coalesce(
    (
      select d.delegated_user_id
      from user_delegations d
      where d.tenant_id = u.tenant_id
        and d.user_id = u.user_id
        and d.starts_at <= now()
        and coalesce(d.expires_at > now(), true)
    ), u.delegated_user_id
  ) as "delegatedUserId", u.profile, u.created_at as "createdAt", u.opened_at as "updatedAt",
  coalesce(
    (
      select array_agg(r.role_id order by r.role_id)
      from user_roles r
      where r.tenant_id = u.tenant_id and r.user_id = u.user_id
    ), '{}'
  ) as "roleIds"
from users u
where u.tenant_id = $1 and u.user_id > $2 and u.status <> 'DELETED'
order by u.user_id
limit $3;

-- listUsers with all filters
select u.user_id as id, u.email, u.display_name as "displayName", u.status, u.type, u.origin, u.username,
  u.department, u.job_title as "jobTitle", u.employment_status as "employmentStatus",
  u.employment_type as "employmentType", u.employee_ids as "employeeIds", u.manager_ids as "managerIds",
  coalesce(
    (
      select d.delegated_user_id
      from user_delegations d
      where d.tenant_id = u.tenant_id
        and d.user_id = u.user_id
        and d.starts_at <= now()
        and coalesce(d.expires_at > now(), true)
    ), u.delegated_user_id
  ) as "delegatedUserId", u.profile, u.created_at as "createdAt", u.opened_at as "updatedAt",
  coalesce(
    (
      select array_agg(r.role_id order by r.role_id)
      from user_roles r
      where r.tenant_id = u.tenant_id and r.user_id = u.user_id
    ), '{}'
  ) as "roleIds"
from users u
where u.tenant_id = $1
  and u.user_id > $2
  and u.user_id = any($3::text[])
  and u.user_id <> all($4::text[])
  and lower(u.display_name || ' ' || u.email) like $5
  and lower(u.email) in (lower($6), lower($7))
  and u.department = any($8::text[])
  and u.job_title = any($9::text[])
  and u.status = any($10::text[])
  and u.origin = any($11::text[])
  and u.origin <> all($12::text[])
  and u.type <> all($13::text[])
  and u.manager_ids && $14::text[]
  and coalesce(
    (
      select d.delegated_user_id
      from user_delegations d
      where d.tenant_id = u.tenant_id
        and d.user_id = u.user_id
        and d.starts_at <= now()
        and coalesce(d.expires_at > now(), true)
    ), u.delegated_user_id
  ) = any($15::text[])
  and exists (
    select 1
    from user_roles r
    where r.tenant_id = u.tenant_id and r.user_id = u.user_id and r.role_id = any($16::text[])
  )
  and coalesce(
    (
      select d.delegated_user_id
      from user_delegations d
      where d.tenant_id = u.tenant_id
        and d.user_id = u.user_id
        and d.starts_at <= now()
        and coalesce(d.expires_at > now(), true)
    ), u.delegated_user_id
  ) is not null
  and $17::boolean = (
    u.user_id in (
      select delegate
      from (
        select coalesce(
          (
            select d.delegated_user_id
            from user_delegations d
            where d.tenant_id = o.tenant_id
              and d.user_id = o.user_id
              and d.starts_at <= now()
              and coalesce(d.expires_at > now(), true)
          ), o.delegated_user_id
        ) as delegate
        from users o
        where o.tenant_id = $18
      ) as o
      where delegate is not null
    )
  )
order by u.user_id
limit $19;

-- reviseObjects of a user
select pg_advisory_xact_lock_shared($1::int, hashtext($2)),
  exists (
    select 1 from half_written_sources h where h.tenant_id = $3 and h.sync_id <> $4 and h.state <> 'ENDED'
  ) as "isHeld";

with old as (
  update user_versions as old
  set closed_at = clock_timestamp(), closed_by = $1
  where old.tenant_id = $2 and old.closed_at is null and old.user_id = $3
  returning *
)
insert into user_versions (
  tenant_id, opened_at, opened_by, user_id, email, display_name, status, type, origin, username, department,
    job_title, employment_status, employment_type, employee_ids, manager_ids, delegated_user_id, profile,
    source_id, external_id, edited, created_at
)
select old.tenant_id, old.closed_at, old.closed_by, old.user_id, old.email, old.display_name, $4, old.type,
  old.origin, old.username, old.department, old.job_title, old.employment_status, old.employment_type,
  old.employee_ids, old.manager_ids, old.delegated_user_id, old.profile, old.source_id, old.external_id,
  old.edited, old.created_at
from old;
