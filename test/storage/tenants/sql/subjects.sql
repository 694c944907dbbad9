-- subjects.store.loadAsked
select q.principal_key::text as "principalKey", q.entitlement_key::text as "entitlementKey",
  u.user_id as "subjectId", h.resource_id as "holderId", e.app_id as "appId",
  nullif(e.resource_id, '') as "resourceId"
from unnest($1::bigint[], $2::bigint[]) with ordinality as q (principal_key, entitlement_key, n)
left join preparation_principals p on p.tenant_id = $3
  and p.preparation_key = $4
  and p.principal_key = q.principal_key
left join user_versions u on u.tenant_id = $5 and u.version = p.user_version
left join resource_versions h on h.tenant_id = $6 and h.version = p.resource_version
left join preparation_entitlements pe on pe.tenant_id = $7
  and pe.preparation_key = $8
  and pe.entitlement_key = q.entitlement_key
left join entitlement_versions e on e.tenant_id = $9 and e.version = pe.entitlement_version
order by q.n;

-- subjects.store.loadPrincipals
select p.principal_key::text as key, u.user_id as id, u.email, u.display_name as "displayName", u.username,
  u.department, u.job_title as "jobTitle", u.employment_type as "employmentType",
  u.employment_status as "employmentStatus", u.status, u.type,
  coalesce(u.manager_ids[1], '') as "managerId",
  coalesce(
    (
      select manager.email
      from user_versions manager
      where manager.tenant_id = u.tenant_id
        and manager.user_id = u.manager_ids[1]
        and (
          manager.version <= $1::bigint
            and (manager.closed_at is null or manager.closed_at > $2::timestamptz)
        )
    ), ''
  ) as manager, u.profile
from preparation_principals p
join user_versions u on u.tenant_id = p.tenant_id and u.version = p.user_version
where p.tenant_id = $3 and p.preparation_key = $4 and p.principal_key = any($5::bigint[]);

select p.principal_key::text as key, a.account_id as id, a.display_name as "displayName", a.username,
  a.email, a.employee_ids as "employeeIds", a.account_type as type, a.status,
  a.status_details as "statusDetails", a.profile
from preparation_principals p
join account_versions a on a.tenant_id = p.tenant_id and a.version = p.account_version
where p.tenant_id = $1 and p.preparation_key = $2 and p.principal_key = any($3::bigint[]);

-- subjects.store.loadEntitlementSubjects
select pe.entitlement_key::text as key, e.entitlement_id as id, e.app_id as "appId",
  e.risk_level_id as "riskLevelValueId", e.resource_type_id as "appResourceType", e.annotations
from preparation_entitlements pe
join entitlement_versions e on e.tenant_id = pe.tenant_id and e.version = pe.entitlement_version
where pe.tenant_id = $1 and pe.preparation_key = $2 and pe.entitlement_key = any($3::bigint[]);

-- subjects.store.loadItemSubjects
select i.principal_key || ' ' || i.entitlement_key as key, g.expires_at is null as "isGrantPermanent",
  array(
    select c.violation_id
    from preparation_conflicts c
    where c.tenant_id = $1
      and c.preparation_key = $2
      and c.entitlement_key = i.entitlement_key
      and c.principal_key = i.principal_key
    order by 1
  ) as "violationIds"
from unnest($3::bigint[], $4::bigint[]) as q (principal_key, entitlement_key)
join items i on i.tenant_id = $5
  and i.preparation_key = $6
  and i.principal_key = q.principal_key
  and i.entitlement_key = q.entitlement_key
join grant_versions g on g.tenant_id = i.tenant_id and g.version = i.grant_version;
