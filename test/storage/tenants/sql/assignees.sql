-- assignees.store.updateAssignees
with asked as (
  select x.numeric_id, x.principal_key, w.app_id, w.owner_ids, w.manual,
    coalesce(w.manual -> 'assignee', '{}') as assignee
  from revocations x
  join lateral (
    select w.entitlement_key, w.app_id, w.owner_ids,
      coalesce(
        case
          when w.settings #> '{deprovisionerPolicy,delegated}' is null then w.settings #> '{deprovisionerPolicy,manual}'
          else (
            select d.settings #> '{deprovisionerPolicy,manual}'
            from entitlements d
            where d.tenant_id = w.tenant_id
              and d.entitlement_id = w.settings #>> '{deprovisionerPolicy,delegated,entitlementId}'
          ) end, '{}'
      ) as manual
    from entitlements w
    where w.tenant_id = x.tenant_id
      and w.entitlement_key = coalesce(x.target_entitlements[1], x.entitlement_key)
  ) w on true
  where x.tenant_id = $1 and x.numeric_id = any($2::bigint[]) and x.is_open
),
  groups as (
    select q.app_id, q.entitlement_id,
      array(
        select distinct a.user_id
        from entitlements e
        join grants g on g.tenant_id = e.tenant_id and g.entitlement_key = e.entitlement_key
        join accounts a on a.tenant_id = g.tenant_id and a.account_key = g.principal_key
        where e.tenant_id = $3
          and e.app_id = q.app_id
          and e.entitlement_id = q.entitlement_id
          and a.user_id is not null
        limit $4
      ) as members
    from (
      select distinct assignee #>> '{group,appId}' as app_id,
        assignee #>> '{group,appGroupId}' as entitlement_id
      from asked
      where assignee -> 'group' is not null
    ) q
  ),
  named as materialized (
    select a.numeric_id,
      case when a.manual = '{}' then '{}'
        else array(
          select jsonb_array_elements_text(a.manual -> 'userIds')
          union
          select jsonb_array_elements_text(a.assignee #> '{users,userIds}')
          union
          select unnest(a.owner_ids)
          where a.assignee -> 'entitlementOwners' is not null
          union
          select unnest(p.owner_ids)
          from apps p
          where a.assignee -> 'appOwners' is not null and p.tenant_id = $5 and p.app_id = a.app_id
          union
          select unnest(u.manager_ids)
          from accounts c
          join users u on u.tenant_id = c.tenant_id and u.user_id = c.user_id
          where a.assignee -> 'manager' is not null and c.tenant_id = $6 and c.account_key = a.principal_key
          union
          select unnest(s.owner_ids)
          from resources s
          where a.assignee -> 'manager' is not null and s.tenant_id = $7 and s.resource_key = a.principal_key
          union
          select unnest(g.members)
          from groups g
          where g.app_id = a.assignee #>> '{group,appId}'
            and g.entitlement_id = a.assignee #>> '{group,appGroupId}'
            and cardinality(g.members) <= $8
        ) end as people,
      array(
        select jsonb_array_elements_text(f.value -> 'fallbackUserIds') from jsonb_each(a.assignee) f
      ) as fallback
    from asked a
    where a.assignee -> 'expression' is null
  ),
  found as materialized (
    select n.numeric_id,
      case when n.people = '{}' then '{}'
        else array(
          select u.user_id
          from users u
          where u.tenant_id = $9 and u.user_id = any(n.people) and u.status = 'ENABLED'
          order by u.user_id
        ) end as people,
      case when n.fallback = '{}' then '{}'
        else array(
          select u.user_id
          from users u
          where u.tenant_id = $10 and u.user_id = any(n.fallback) and u.status = 'ENABLED'
          order by u.user_id
        ) end as fallback
    from named n
  )
update revocations x
set assignee_ids = case when f.people = '{}' then f.fallback else f.people end
from found f
where x.tenant_id = $11
  and x.numeric_id = f.numeric_id
  and x.assignee_ids is distinct from case when f.people = '{}' then f.fallback else f.people end;

-- assignees.store.listExpressionWork
select x.numeric_id::text as number,
  coalesce(w.manual #> '{assignee,expression,expressions}', '[]') as expressions,
  coalesce(w.manual #> '{assignee,expression,fallbackUserIds}', '[]') as "fallbackUserIds",
  x.principal_key::text as "principalKey", x.created_at as "createdAt",
  coalesce(x.requested_by, '') as "requestedBy",
  coalesce(
    (
      select g.expires_at is null
      from grants g
      where g.tenant_id = x.tenant_id
        and g.principal_key = x.principal_key
        and g.entitlement_key = x.entitlement_key
    ), true
  ) as "isGrantPermanent",
  array(
    select v.violation_id
    from conflict_violations v
    join conflict_entitlements c on c.tenant_id = v.tenant_id and c.monitor_id = v.monitor_id
    join entitlements i on i.tenant_id = c.tenant_id
      and i.entitlement_id = c.entitlement_id
      and i.entitlement_key = x.entitlement_key
    join accounts a on a.tenant_id = x.tenant_id and a.account_key = x.principal_key
    where v.tenant_id = x.tenant_id
      and v.resolved_at is null
      and (v.user_id = a.user_id or v.account_id = a.account_id)
    order by 1
  ) as "violationIds",
  jsonb_build_object(
    'id', e.entitlement_id, 'appId', e.app_id, 'riskLevelValueId', e.risk_level_id, 'appResourceType',
      e.resource_type_id, 'annotations', e.annotations
  ) as entitlement,
  coalesce(
    (select p.owner_ids from apps p where p.tenant_id = x.tenant_id and p.app_id = e.app_id), '{}'
  ) as "appOwnerIds"
from revocations x
join lateral (
  select w.entitlement_key, w.app_id, w.owner_ids,
    coalesce(
      case
        when w.settings #> '{deprovisionerPolicy,delegated}' is null then w.settings #> '{deprovisionerPolicy,manual}'
        else (
          select d.settings #> '{deprovisionerPolicy,manual}'
          from entitlements d
          where d.tenant_id = w.tenant_id
            and d.entitlement_id = w.settings #>> '{deprovisionerPolicy,delegated,entitlementId}'
        ) end, '{}'
    ) as manual
  from entitlements w
  where w.tenant_id = x.tenant_id
    and w.entitlement_key = coalesce(x.target_entitlements[1], x.entitlement_key)
) w on true
join entitlements e on e.tenant_id = x.tenant_id and e.entitlement_key = w.entitlement_key
where x.tenant_id = $1
  and x.numeric_id = any($2::bigint[])
  and x.is_open
  and w.manual #> '{assignee,expression}' is not null
order by x.numeric_id;

-- assignees.store.loadSubjects
select p.account_key::text as key, u.user_id as id, u.email, u.display_name as "displayName", u.username,
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
from accounts p
join users u on u.tenant_id = p.tenant_id and u.user_id = p.user_id
where p.tenant_id = $1 and p.account_key = any($2::bigint[]);

select a.account_key::text as key, a.account_id as id, a.display_name as "displayName", a.username, a.email,
  a.employee_ids as "employeeIds", a.account_type as type, a.status, a.status_details as "statusDetails",
  a.profile
from accounts a
where a.tenant_id = $1 and a.account_key = any($2::bigint[]);

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

-- assignees.store.setAssignees
with found as materialized (
  select q.number::bigint as numeric_id,
    case when array(select jsonb_array_elements_text(q.people::jsonb)) = '{}' then '{}'
      else array(
        select u.user_id
        from users u
        where u.tenant_id = $1
          and u.user_id = any(array(select jsonb_array_elements_text(q.people::jsonb)))
          and u.status = 'ENABLED'
        order by u.user_id
      ) end as people,
    case when array(select jsonb_array_elements_text(q.fallback::jsonb)) = '{}' then '{}'
      else array(
        select u.user_id
        from users u
        where u.tenant_id = $2
          and u.user_id = any(array(select jsonb_array_elements_text(q.fallback::jsonb)))
          and u.status = 'ENABLED'
        order by u.user_id
      ) end as fallback
  from unnest($3::text[], $4::text[], $5::text[]) as q (number, people, fallback)
)
update revocations x
set assignee_ids = case when f.people = '{}' then f.fallback else f.people end
from found f
where x.tenant_id = $6
  and x.numeric_id = f.numeric_id
  and x.assignee_ids is distinct from case when f.people = '{}' then f.fallback else f.people end;
