-- user.store.findUserByEmail
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
where u.tenant_id = $1 and lower(u.email) in (lower($2), lower($3));

-- user.store.findUsers
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
where u.tenant_id = $1 and u.user_id = any($2::text[]);

-- user.store.listUsers
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
where u.tenant_id = $1 and u.user_id > $2 and u.user_id = any($3::text[])
order by u.user_id
limit $4;

-- user.store.updateUserEmail
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
select old.tenant_id, old.closed_at, old.closed_by, old.user_id, $4, old.display_name, old.status, old.type,
  old.origin, old.username, old.department, old.job_title, old.employment_status, old.employment_type,
  old.employee_ids, old.manager_ids, old.delegated_user_id, old.profile, old.source_id, old.external_id,
  (select coalesce(array_agg(distinct c order by c), '{}') from unnest(old.edited || $5::text[]) as c),
  old.created_at
from old;

-- user.store.updateUserStatus
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
  (select coalesce(array_agg(distinct c order by c), '{}') from unnest(old.edited || $5::text[]) as c),
  old.created_at
from old;
