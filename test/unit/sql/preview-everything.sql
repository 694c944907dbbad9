-- countOutcomes
with g as materialized (
  select g.*
  from grant_versions g
  where g.tenant_id = $1
    and g.closed_at is null
    and g.principal_key > $2::bigint
    and g.principal_key <= $3::bigint
),
  e as materialized (
    select e.entitlement_key, e.version as entitlement_version, e.entitlement_id, e.app_id, e.resource_id,
      null::text as rule
    from entitlement_versions e
    where e.tenant_id = $4 and e.closed_at is null and e.entitlement_key in (select entitlement_key from g)
  ),
  p as materialized (
    select a.account_key as principal_key, a.version as account_version, null::bigint as resource_version,
      u.version as user_version, a.account_id as principal_id, u.user_id, null::text as rule
    from account_versions a
    left join user_versions u on u.tenant_id = a.tenant_id and u.user_id = a.user_id and u.closed_at is null
    where a.tenant_id = $5
      and a.closed_at is null
      and a.account_key > $6::bigint
      and a.account_key <= $7::bigint
    union all select r.resource_key, null::bigint, r.version, null::bigint, r.resource_id, null::text,
      $8::text as rule
    from resource_versions r
    where r.tenant_id = $9
      and r.closed_at is null
      and r.resource_key > $10::bigint
      and r.resource_key <= $11::bigint
  ),
  evaluated as materialized (
    select g.version as grant_version, g.entitlement_key, g.principal_key, e.entitlement_version,
      p.account_version, p.resource_version, p.user_version, e.entitlement_id, e.app_id, e.resource_id,
      p.principal_id, p.user_id,
      coalesce(
        (case when not coalesce((not g.to_resource), false) then $12::text end),
          case when e.entitlement_key is null then 'unmatched' else e.rule end,
          case when p.principal_key is null then 'unmatched' else p.rule end, null::text
      ) as rule
    from g
    left join e on e.entitlement_key = g.entitlement_key
    left join p on p.principal_key = g.principal_key
  )
select 'rule' as by, coalesce(rule, '') as id, count(*)::float8 as n
from evaluated
group by 2
union all select case when grouping(app_id) = 0 then 'app'
  when grouping(entitlement_id) = 0 then 'entitlement' else 'user' end,
  coalesce(app_id, entitlement_id, user_id, ''), count(*)::float8
from evaluated
where rule is null
group by grouping sets ((app_id), (entitlement_id), (user_id))
union all select distinct 'ownerless', principal_id, 1::float8
from evaluated
where rule is null and user_id is null and account_version is not null
union all select 'ownerlessLeftOut', '', count(distinct principal_id)::float8
from evaluated
where rule = 'users' and user_id is null and account_version is not null;

-- listSampleItems
with g as materialized (
  select g.*
  from grant_versions g
  where g.tenant_id = $1
    and g.closed_at is null
    and g.principal_key > $2::bigint
    and g.principal_key <= $3::bigint
),
  e as materialized (
    select e.entitlement_key, e.version as entitlement_version, e.entitlement_id, e.app_id, e.resource_id,
      null::text as rule
    from entitlement_versions e
    where e.tenant_id = $4 and e.closed_at is null and e.entitlement_key in (select entitlement_key from g)
  ),
  p as materialized (
    select a.account_key as principal_key, a.version as account_version, null::bigint as resource_version,
      u.version as user_version, a.account_id as principal_id, u.user_id, null::text as rule
    from account_versions a
    left join user_versions u on u.tenant_id = a.tenant_id and u.user_id = a.user_id and u.closed_at is null
    where a.tenant_id = $5
      and a.closed_at is null
      and a.account_key > $6::bigint
      and a.account_key <= $7::bigint
    union all select r.resource_key, null::bigint, r.version, null::bigint, r.resource_id, null::text,
      $8::text as rule
    from resource_versions r
    where r.tenant_id = $9
      and r.closed_at is null
      and r.resource_key > $10::bigint
      and r.resource_key <= $11::bigint
  ),
  evaluated as materialized (
    select g.version as grant_version, g.entitlement_key, g.principal_key, e.entitlement_version,
      p.account_version, p.resource_version, p.user_version, e.entitlement_id, e.app_id, e.resource_id,
      p.principal_id, p.user_id,
      coalesce(
        (case when not coalesce((not g.to_resource), false) then $12::text end),
          case when e.entitlement_key is null then 'unmatched' else e.rule end,
          case when p.principal_key is null then 'unmatched' else p.rule end, null::text
      ) as rule
    from g
    left join e on e.entitlement_key = g.entitlement_key
    left join p on p.principal_key = g.principal_key
  )
select entitlement_key::text as "entitlementKey", principal_key::text as "principalKey",
  resource_id as "resourceId", grant_version::text as "grantVersion",
  entitlement_version::text as "entitlementVersion", account_version::text as "accountVersion",
  resource_version::text as "resourceVersion", user_version::text as "userVersion"
from evaluated
where rule is null
order by grant_version
limit $13;

-- listConflicts
select distinct entitlement_key::text as "entitlementKey", principal_key::text as "principalKey",
  violation_id as "violationId"
from (
  select g.entitlement_key, g.principal_key, v.violation_id
  from conflict_monitors m
  join conflict_violations v on v.tenant_id = m.tenant_id
    and v.monitor_id = m.monitor_id
    and v.resolved_at is null
    and not (v.exempted_at is not null and coalesce(v.exemption_expires_at > $1::timestamptz, true))
  join account_versions a on a.tenant_id = m.tenant_id
    and a.closed_at is null
    and (a.user_id = v.user_id or a.account_id = v.account_id)
  join conflict_entitlements c on c.tenant_id = m.tenant_id
    and c.monitor_id = m.monitor_id
    and (c.entitlement_group = 'ENTITLEMENT_GROUP_A' or not m.negate_b)
  join entitlement_versions e on e.tenant_id = m.tenant_id
    and e.entitlement_id = c.entitlement_id
    and e.closed_at is null
  join grant_versions g on g.tenant_id = m.tenant_id
    and g.entitlement_key = e.entitlement_key
    and g.principal_key = a.account_key
    and not g.to_resource
    and g.closed_at is null
  where m.tenant_id = $2 and m.deleted_at is null and false
) c
where principal_key in (select unnest($3::bigint[]))
order by 3;
