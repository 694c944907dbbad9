-- people.store.loadUserSubjects
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
where u.tenant_id = $1 and u.user_id = any($2::text[]);
