-- directory-lookup.store.directoryLookup
select q.n
from unnest($1::int[], $2::text[], $3::text[]) as q (n, user_id, app_id)
where exists (
  select 1 from accounts a where a.tenant_id = $4 and a.user_id = q.user_id and a.app_id = q.app_id
);

select q.n
from unnest($1::int[], $2::text[], $3::text[], $4::text[]) as q (n, user_id, app_id, entitlement_id)
join entitlements e on e.tenant_id = $5 and e.entitlement_id = q.entitlement_id and e.app_id = q.app_id
where exists (
  select 1
  from accounts a
  join grants g on g.tenant_id = a.tenant_id and g.principal_key = a.account_key
  where a.tenant_id = $6 and a.user_id = q.user_id and g.entitlement_key = e.entitlement_key and true
);

select q.n
from unnest($1::int[], $2::text[], $3::text[], $4::text[]) as q (n, user_id, app_id, entitlement_id)
join entitlements e on e.tenant_id = $5 and e.entitlement_id = q.entitlement_id and e.app_id = q.app_id
where exists (
  select 1
  from accounts a
  join grants g on g.tenant_id = a.tenant_id and g.principal_key = a.account_key
  where a.tenant_id = $6
    and a.user_id = q.user_id
    and g.entitlement_key = e.entitlement_key
    and g.access_profile_ids <> '{}'
);

select distinct on (q.n) q.n, a.status
from unnest($1::int[], $2::text[], $3::text[]) as q (n, user_id, app_id)
join accounts a on a.tenant_id = $4 and a.user_id = q.user_id and a.app_id = q.app_id
order by q.n, a.status = 'STATUS_DELETED', a.account_type <> 'APP_USER_TYPE_USER', a.account_id;

select found.n, u.user_id as id, u.email, u.display_name as "displayName", u.username, u.department,
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
from (
  select *
  from (
    select q.n, manager.place, manager.user_id
    from unnest($1::int[], $2::text[], $3::text[]) as q (n, user_id, app_id)
    join users u on u.tenant_id = $4 and u.user_id = q.user_id
    cross join lateral unnest(u.manager_ids) with ordinality as manager (user_id, place)
    where exists (
      select 1 from accounts a where a.tenant_id = $5 and a.user_id = q.user_id and a.app_id = q.app_id
    )
  ) as x
  limit $6
) as found (n, place, user_id)
left join users u on u.tenant_id = $7 and u.user_id = found.user_id
order by found.n, found.place, u.user_id;

select q.n, a.account_id as id, a.display_name as "displayName", a.username, a.email,
  a.employee_ids as "employeeIds", a.account_type as type, a.status, a.status_details as "statusDetails",
  a.profile
from unnest($1::int[], $2::text[], $3::text[]) as q (n, user_id, app_id)
join accounts a on a.tenant_id = $4 and a.user_id = q.user_id and a.app_id = q.app_id
order by q.n, a.account_id
limit $5;

select distinct on (q.n) q.n, u.user_id as id, u.email, u.display_name as "displayName", u.username,
  u.department, u.job_title as "jobTitle", u.employment_type as "employmentType",
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
from unnest($1::int[], $2::text[]) as q (n, wanted)
join users u on u.tenant_id = $3 and lower(u.email) = lower(q.wanted)
order by q.n, u.user_id;

select distinct on (q.n) q.n, u.user_id as id, u.email, u.display_name as "displayName", u.username,
  u.department, u.job_title as "jobTitle", u.employment_type as "employmentType",
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
from unnest($1::int[], $2::text[]) as q (n, wanted)
join users u on u.tenant_id = $3 and u.user_id = q.wanted
order by q.n, u.user_id;

select distinct on (q.n) q.n, u.user_id as id, u.email, u.display_name as "displayName", u.username,
  u.department, u.job_title as "jobTitle", u.employment_type as "employmentType",
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
from unnest($1::int[], $2::text[]) as q (n, wanted)
join users u on u.tenant_id = $3 and u.display_name = q.wanted
order by q.n, u.user_id;

select found.n, u.user_id as id, u.email, u.display_name as "displayName", u.username, u.department,
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
from (
  select *
  from (
    select q.n, manager.place, manager.user_id
    from unnest($1::int[], $2::text[]) as q (n, user_id)
    join users u on u.tenant_id = $3 and u.user_id = q.user_id
    cross join lateral unnest(u.manager_ids) with ordinality as manager (user_id, place)
  ) as x
  limit $4
) as found (n, place, user_id)
left join users u on u.tenant_id = $5 and u.user_id = found.user_id
order by found.n, found.place, u.user_id;

select found.n, u.user_id as id, u.email, u.display_name as "displayName", u.username, u.department,
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
from (
  select *
  from (
    select distinct q.n, 0, u.user_id
    from users u
    cross join lateral unnest(u.manager_ids) as manager (user_id)
    join unnest($1::int[], $2::text[]) as q (n, user_id) on q.user_id = manager.user_id
    where u.tenant_id = $3 and u.manager_ids && $4::text[]
  ) as x
  limit $5
) as found (n, place, user_id)
left join users u on u.tenant_id = $6 and u.user_id = found.user_id
order by found.n, found.place, u.user_id;

select found.n, u.user_id as id, u.email, u.display_name as "displayName", u.username, u.department,
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
from (
  select *
  from (
    select q.n, 0, member.user_id
    from unnest($1::int[], $2::text[], $3::text[]) as q (n, app_id, entitlement_id)
    join entitlements e on e.tenant_id = $4 and e.entitlement_id = q.entitlement_id and e.app_id = q.app_id
    cross join lateral (
      select distinct a.user_id
      from grants g
      join accounts a on a.tenant_id = g.tenant_id and a.account_key = g.principal_key
      where g.tenant_id = $5 and g.entitlement_key = e.entitlement_key and a.user_id is not null
      limit $6
    ) member
  ) as x
  limit $7
) as found (n, place, user_id)
left join users u on u.tenant_id = $8 and u.user_id = found.user_id
order by found.n, found.place, u.user_id;

select found.n, u.user_id as id, u.email, u.display_name as "displayName", u.username, u.department,
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
from (
  select *
  from (
    select q.n, owner.place, owner.user_id
    from unnest($1::int[], $2::text[], $3::text[]) as q (n, app_id, entitlement_id)
    join entitlements e on e.tenant_id = $4 and e.entitlement_id = q.entitlement_id and e.app_id = q.app_id
    cross join lateral unnest(e.owner_ids) with ordinality as owner (user_id, place)
  ) as x
  limit $5
) as found (n, place, user_id)
left join users u on u.tenant_id = $6 and u.user_id = found.user_id
order by found.n, found.place, u.user_id;

select distinct on (q.n) q.n, r.resource_id as id, r.app_id as "appId", r.display_name as "displayName"
from unnest($1::int[], $2::text[]) as q (n, wanted)
join resources r on r.tenant_id = $3 and r.display_name = q.wanted
join resource_types t on t.tenant_id = r.tenant_id
  and t.app_id = r.app_id
  and t.resource_type_id = r.resource_type_id
  and 'group' = any(t.trait_ids)
order by q.n, r.resource_id;
