-- expression-subjects.store.listAccountSubjects
select a.version::text, a.account_id as id, a.display_name as "displayName", a.username, a.email,
  a.employee_ids as "employeeIds", a.account_type as type, a.status, a.status_details as "statusDetails",
  a.profile
from account_versions a
where a.tenant_id = $1 and a.closed_at is null and true;

-- expression-subjects.store.listUserSubjects
select u.version::text, u.user_id as id, u.email, u.display_name as "displayName", u.username, u.department,
  u.job_title as "jobTitle", u.employment_type as "employmentType",
  u.employment_status as "employmentStatus", u.status, u.type,
  coalesce(u.manager_ids[1], '') as "managerId",
  coalesce(
    (
      select manager.email
      from user_versions manager
      where manager.tenant_id = u.tenant_id
        and manager.user_id = u.manager_ids[1]
        and manager.closed_at is null
    ), ''
  ) as manager, u.profile
from user_versions u
where u.tenant_id = $1
  and u.closed_at is null
  and u.user_id in (
    select a.user_id from account_versions a where a.tenant_id = $2 and a.closed_at is null and true
  );

-- expression-subjects.store.listAccountSubjectsAfter
select a.account_id as id, a.display_name as "displayName", a.username, a.email,
  a.employee_ids as "employeeIds", a.account_type as type, a.status, a.status_details as "statusDetails",
  a.profile
from accounts a
where a.tenant_id = $1 and a.account_id > $2
order by a.account_id
limit $3;

-- expression-subjects.store.listUserSubjectsAfter
select u.user_id as id, u.email, u.display_name as "displayName", u.username, u.department,
  u.job_title as "jobTitle", u.employment_type as "employmentType",
  u.employment_status as "employmentStatus", u.status, u.type,
  coalesce(u.manager_ids[1], '') as "managerId",
  coalesce(
    (
      select manager.email
      from user_versions manager
      where manager.tenant_id = u.tenant_id
        and manager.user_id = u.manager_ids[1]
        and manager.closed_at is null
    ), ''
  ) as manager, u.profile
from users u
where u.tenant_id = $1 and u.user_id > $2
order by u.user_id
limit $3;
