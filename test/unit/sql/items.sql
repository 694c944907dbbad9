-- listItems by app, without filters
select i.grant_version::text as "grantVersion", i.entitlement_key::text as "entitlementKey",
  i.principal_key::text as "principalKey", e.entitlement_version::text as "entitlementVersion",
  e.policy_id as "policyId", e.app_order as "appOrder", e.resource_order as "resourceOrder",
  p.account_version::text as "accountVersion", p.resource_version::text as "resourceVersion",
  p.user_version::text as "userVersion", p.user_order as "userOrder",
  (
    select coalesce(
      json_agg(json_build_object('id', r.resource_id, 'displayName', r.display_name) order by step.n), '[]'
    )
    from preparation_resources w
    join preparations m on m.tenant_id = w.tenant_id and m.preparation_key = w.preparation_key
    cross join unnest(w.path) with ordinality as step (id, n)
    cross join lateral (
      select resource_id, display_name
      from resource_versions r
      where r.tenant_id = w.tenant_id
        and r.resource_id = step.id
        and r.version <= (m.versions ->> 'resource')::bigint
      order by r.version desc
      limit 1
    ) r
    where w.tenant_id = e.tenant_id
      and w.preparation_key = e.preparation_key
      and w.resource_id = ev.resource_id
  ) as "inheritedThrough",
  array(
    select c.violation_id
    from preparation_conflicts c
    where c.tenant_id = e.tenant_id
      and c.preparation_key = e.preparation_key
      and c.entitlement_key = i.entitlement_key
      and c.principal_key = i.principal_key
    order by 1
  ) as "conflictViolationIds"
from (
  preparation_entitlements e
  join entitlement_versions ev on ev.tenant_id = e.tenant_id and ev.version = e.entitlement_version
)
cross join lateral (
  select i.*
  from items i
  join (
    preparation_principals p
    left join account_versions av on av.tenant_id = p.tenant_id and av.version = p.account_version
    left join user_versions uv on uv.tenant_id = p.tenant_id and uv.version = p.user_version
    left join resource_versions rv on rv.tenant_id = p.tenant_id and rv.version = p.resource_version
  ) on p.tenant_id = $1
    and p.preparation_key = $2
    and p.principal_key = i.principal_key
  where i.tenant_id = $3
    and i.preparation_key = $4
    and i.entitlement_key = e.entitlement_key
    and i.principal_key > case when e.entitlement_key = $5::bigint then $6::bigint else 0 end
    and true
  order by i.principal_key
  limit $7
) i
join (
  preparation_principals p
  left join account_versions av on av.tenant_id = p.tenant_id and av.version = p.account_version
  left join user_versions uv on uv.tenant_id = p.tenant_id and uv.version = p.user_version
  left join resource_versions rv on rv.tenant_id = p.tenant_id and rv.version = p.resource_version
) on p.tenant_id = $8
  and p.preparation_key = $9
  and p.principal_key = i.principal_key
where e.tenant_id = $10
  and e.preparation_key = $11
  and true
  and (e.app_order, e.entitlement_key) >= ($12::text, $13::bigint)
order by e.app_order, e.entitlement_key, i.principal_key
limit $14;

-- listItems by user, without filters
select i.grant_version::text as "grantVersion", i.entitlement_key::text as "entitlementKey",
  i.principal_key::text as "principalKey", e.entitlement_version::text as "entitlementVersion",
  e.policy_id as "policyId", e.app_order as "appOrder", e.resource_order as "resourceOrder",
  p.account_version::text as "accountVersion", p.resource_version::text as "resourceVersion",
  p.user_version::text as "userVersion", p.user_order as "userOrder",
  (
    select coalesce(
      json_agg(json_build_object('id', r.resource_id, 'displayName', r.display_name) order by step.n), '[]'
    )
    from preparation_resources w
    join preparations m on m.tenant_id = w.tenant_id and m.preparation_key = w.preparation_key
    cross join unnest(w.path) with ordinality as step (id, n)
    cross join lateral (
      select resource_id, display_name
      from resource_versions r
      where r.tenant_id = w.tenant_id
        and r.resource_id = step.id
        and r.version <= (m.versions ->> 'resource')::bigint
      order by r.version desc
      limit 1
    ) r
    where w.tenant_id = e.tenant_id
      and w.preparation_key = e.preparation_key
      and w.resource_id = ev.resource_id
  ) as "inheritedThrough",
  array(
    select c.violation_id
    from preparation_conflicts c
    where c.tenant_id = e.tenant_id
      and c.preparation_key = e.preparation_key
      and c.entitlement_key = i.entitlement_key
      and c.principal_key = i.principal_key
    order by 1
  ) as "conflictViolationIds"
from (
  preparation_principals p
  left join account_versions av on av.tenant_id = p.tenant_id and av.version = p.account_version
  left join user_versions uv on uv.tenant_id = p.tenant_id and uv.version = p.user_version
  left join resource_versions rv on rv.tenant_id = p.tenant_id and rv.version = p.resource_version
)
cross join lateral (
  select i.*
  from items i
  join (
    preparation_entitlements e
    join entitlement_versions ev on ev.tenant_id = e.tenant_id and ev.version = e.entitlement_version
  ) on e.tenant_id = $1
    and e.preparation_key = $2
    and e.entitlement_key = i.entitlement_key
  where i.tenant_id = $3
    and i.preparation_key = $4
    and i.principal_key = p.principal_key
    and i.entitlement_key > case when p.principal_key = $5::bigint then $6::bigint else 0 end
    and true
  order by i.entitlement_key
  limit $7
) i
join (
  preparation_entitlements e
  join entitlement_versions ev on ev.tenant_id = e.tenant_id and ev.version = e.entitlement_version
) on e.tenant_id = $8
  and e.preparation_key = $9
  and e.entitlement_key = i.entitlement_key
where p.tenant_id = $10
  and p.preparation_key = $11
  and true
  and (p.user_order, p.principal_key) >= ($12::text, $13::bigint)
order by p.user_order, p.principal_key, i.entitlement_key
limit $14;

-- listItems without structure
select i.grant_version::text as "grantVersion", i.entitlement_key::text as "entitlementKey",
  i.principal_key::text as "principalKey", e.entitlement_version::text as "entitlementVersion",
  e.policy_id as "policyId", e.app_order as "appOrder", e.resource_order as "resourceOrder",
  p.account_version::text as "accountVersion", p.resource_version::text as "resourceVersion",
  p.user_version::text as "userVersion", p.user_order as "userOrder",
  (
    select coalesce(
      json_agg(json_build_object('id', r.resource_id, 'displayName', r.display_name) order by step.n), '[]'
    )
    from preparation_resources w
    join preparations m on m.tenant_id = w.tenant_id and m.preparation_key = w.preparation_key
    cross join unnest(w.path) with ordinality as step (id, n)
    cross join lateral (
      select resource_id, display_name
      from resource_versions r
      where r.tenant_id = w.tenant_id
        and r.resource_id = step.id
        and r.version <= (m.versions ->> 'resource')::bigint
      order by r.version desc
      limit 1
    ) r
    where w.tenant_id = e.tenant_id
      and w.preparation_key = e.preparation_key
      and w.resource_id = ev.resource_id
  ) as "inheritedThrough",
  array(
    select c.violation_id
    from preparation_conflicts c
    where c.tenant_id = e.tenant_id
      and c.preparation_key = e.preparation_key
      and c.entitlement_key = i.entitlement_key
      and c.principal_key = i.principal_key
    order by 1
  ) as "conflictViolationIds"
from (
  select *
  from items i
  where i.tenant_id = $1
    and i.preparation_key = $2
    and (i.principal_key, i.entitlement_key) > ($3::bigint, $4::bigint)
  order by i.principal_key, i.entitlement_key
) i
join (
  preparation_entitlements e
  join entitlement_versions ev on ev.tenant_id = e.tenant_id and ev.version = e.entitlement_version
) on e.tenant_id = $5
  and e.preparation_key = $6
  and e.entitlement_key = i.entitlement_key
join (
  preparation_principals p
  left join account_versions av on av.tenant_id = p.tenant_id and av.version = p.account_version
  left join user_versions uv on uv.tenant_id = p.tenant_id and uv.version = p.user_version
  left join resource_versions rv on rv.tenant_id = p.tenant_id and rv.version = p.resource_version
) on p.tenant_id = $7
  and p.preparation_key = $8
  and p.principal_key = i.principal_key
where true
order by i.principal_key, i.entitlement_key
limit $9;

-- listItems by resource, with all filters
select 1
from items i
where i.tenant_id = $1
  and i.preparation_key = $2
  and i.principal_key = any(
    array(
      select p.principal_key
      from preparation_principals p
      left join account_versions av on av.tenant_id = p.tenant_id and av.version = p.account_version
      left join user_versions uv on uv.tenant_id = p.tenant_id and uv.version = p.user_version
      left join resource_versions rv on rv.tenant_id = p.tenant_id and rv.version = p.resource_version
      where p.tenant_id = $3
        and p.preparation_key = $4
        and uv.user_id = any($5::text[])
        and av.account_id = any($6::text[])
        and av.account_type = any($7::text[])
    )
  )
limit $8;

select i.grant_version::text as "grantVersion", i.entitlement_key::text as "entitlementKey",
  i.principal_key::text as "principalKey", e.entitlement_version::text as "entitlementVersion",
  e.policy_id as "policyId", e.app_order as "appOrder", e.resource_order as "resourceOrder",
  p.account_version::text as "accountVersion", p.resource_version::text as "resourceVersion",
  p.user_version::text as "userVersion", p.user_order as "userOrder",
  (
    select coalesce(
      json_agg(json_build_object('id', r.resource_id, 'displayName', r.display_name) order by step.n), '[]'
    )
    from preparation_resources w
    join preparations m on m.tenant_id = w.tenant_id and m.preparation_key = w.preparation_key
    cross join unnest(w.path) with ordinality as step (id, n)
    cross join lateral (
      select resource_id, display_name
      from resource_versions r
      where r.tenant_id = w.tenant_id
        and r.resource_id = step.id
        and r.version <= (m.versions ->> 'resource')::bigint
      order by r.version desc
      limit 1
    ) r
    where w.tenant_id = e.tenant_id
      and w.preparation_key = e.preparation_key
      and w.resource_id = ev.resource_id
  ) as "inheritedThrough",
  array(
    select c.violation_id
    from preparation_conflicts c
    where c.tenant_id = e.tenant_id
      and c.preparation_key = e.preparation_key
      and c.entitlement_key = i.entitlement_key
      and c.principal_key = i.principal_key
    order by 1
  ) as "conflictViolationIds"
from items i
join (
  preparation_entitlements e
  join entitlement_versions ev on ev.tenant_id = e.tenant_id and ev.version = e.entitlement_version
) on e.tenant_id = $1
  and e.preparation_key = $2
  and e.entitlement_key = i.entitlement_key
join (
  preparation_principals p
  left join account_versions av on av.tenant_id = p.tenant_id and av.version = p.account_version
  left join user_versions uv on uv.tenant_id = p.tenant_id and uv.version = p.user_version
  left join resource_versions rv on rv.tenant_id = p.tenant_id and rv.version = p.resource_version
) on p.tenant_id = $3
  and p.preparation_key = $4
  and p.principal_key = i.principal_key
where i.tenant_id = $5
  and i.preparation_key = $6
  and i.principal_key = any(
    array(
      select p.principal_key
      from preparation_principals p
      left join account_versions av on av.tenant_id = p.tenant_id and av.version = p.account_version
      left join user_versions uv on uv.tenant_id = p.tenant_id and uv.version = p.user_version
      left join resource_versions rv on rv.tenant_id = p.tenant_id and rv.version = p.resource_version
      where p.tenant_id = $7
        and p.preparation_key = $8
        and uv.user_id = any($9::text[])
        and av.account_id = any($10::text[])
        and av.account_type = any($11::text[])
    )
  )
  and ev.app_id = any($12::text[])
  and ev.entitlement_id = any($13::text[])
  and ev.resource_id = any($14::text[])
  and ev.risk_level_id = any($15::text[])
  and e.policy_id = any($16::text[])
  and uv.user_id = any($17::text[])
  and av.account_id = any($18::text[])
  and av.account_type = any($19::text[])
  and (
    lower(ev.display_name) like $20
      or coalesce(
        (
          lower(av.display_name || ' ' || av.username || ' ' || av.email) like $21
            or lower(uv.display_name || ' ' || uv.email) like $22
            or lower(rv.display_name) like $23
        ), false
      )
  )
  and (e.resource_order, i.entitlement_key, i.principal_key) > ($24::text, $25::bigint, $26::bigint)
order by e.resource_order, i.entitlement_key, i.principal_key
limit $27;

-- findItem
select i.grant_version::text as "grantVersion", i.entitlement_key::text as "entitlementKey",
  i.principal_key::text as "principalKey", e.entitlement_version::text as "entitlementVersion",
  e.policy_id as "policyId", e.app_order as "appOrder", e.resource_order as "resourceOrder",
  p.account_version::text as "accountVersion", p.resource_version::text as "resourceVersion",
  p.user_version::text as "userVersion", p.user_order as "userOrder",
  (
    select coalesce(
      json_agg(json_build_object('id', r.resource_id, 'displayName', r.display_name) order by step.n), '[]'
    )
    from preparation_resources w
    join preparations m on m.tenant_id = w.tenant_id and m.preparation_key = w.preparation_key
    cross join unnest(w.path) with ordinality as step (id, n)
    cross join lateral (
      select resource_id, display_name
      from resource_versions r
      where r.tenant_id = w.tenant_id
        and r.resource_id = step.id
        and r.version <= (m.versions ->> 'resource')::bigint
      order by r.version desc
      limit 1
    ) r
    where w.tenant_id = e.tenant_id
      and w.preparation_key = e.preparation_key
      and w.resource_id = ev.resource_id
  ) as "inheritedThrough",
  array(
    select c.violation_id
    from preparation_conflicts c
    where c.tenant_id = e.tenant_id
      and c.preparation_key = e.preparation_key
      and c.entitlement_key = i.entitlement_key
      and c.principal_key = i.principal_key
    order by 1
  ) as "conflictViolationIds"
from grant_versions g
join items i on i.tenant_id = $1
  and i.preparation_key = $2
  and i.entitlement_key = g.entitlement_key
  and i.principal_key = g.principal_key
  and i.grant_version = g.version
join (
  preparation_entitlements e
  join entitlement_versions ev on ev.tenant_id = e.tenant_id and ev.version = e.entitlement_version
) on e.tenant_id = $3
  and e.preparation_key = $4
  and e.entitlement_key = i.entitlement_key
join (
  preparation_principals p
  left join account_versions av on av.tenant_id = p.tenant_id and av.version = p.account_version
  left join user_versions uv on uv.tenant_id = p.tenant_id and uv.version = p.user_version
  left join resource_versions rv on rv.tenant_id = p.tenant_id and rv.version = p.resource_version
) on p.tenant_id = $5
  and p.preparation_key = $6
  and p.principal_key = i.principal_key
where g.tenant_id = $7 and g.version = $8::bigint;

-- loadFacts
select i.grant_version::text as "grantVersion",
  json_build_object('id', e.app_id, 'displayName', coalesce(ap.display_name, '')) as app,
  json_strip_nulls(
    json_build_object(
      'id', e.entitlement_id, 'displayName', e.display_name, 'description', e.description, 'riskLevel',
        (
          select json_build_object('id', t.value_id, 'value', t.value)
          from attribute_values t
          where t.tenant_id = $1 and t.value_id = e.risk_level_id
        ), 'complianceFrameworks',
        (
          select coalesce(
            json_agg(json_build_object('id', t.value_id, 'value', t.value) order by t.value), '[]'
          )
          from attribute_values t
          where t.tenant_id = $2 and t.value_id = any(e.compliance_framework_ids)
        )
    )
  ) as entitlement,
  case
    when r.version is not null then json_strip_nulls(
      json_build_object(
        'id', r.resource_id, 'displayName', r.display_name, 'resourceTypeId', r.resource_type_id,
          'resourceTypeDisplayName',
          coalesce(
            (
              select y.display_name
              from resource_type_versions y
              where y.tenant_id = $3
                and y.app_id = r.app_id
                and y.resource_type_id = r.resource_type_id
                and (y.closed_at is null or y.closed_at > $4::timestamptz)
              order by y.version
              limit 1
            ), ''
          ), 'path', up.path, 'project', up.project, 'children', coalesce(inside.first, '[]'), 'childCount',
          coalesce(inside.n, 0)
      )
    ) end as resource,
  case
    when a.version is not null then json_strip_nulls(
      json_build_object(
        'id', a.account_id, 'displayName', a.display_name, 'username', a.username, 'email', a.email,
          'accountType', a.account_type, 'status', a.status, 'statusDetails', a.status_details,
          'lastLoginAt', to_char(a.last_login_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'attributes',
          (
            select coalesce(
              json_agg(json_build_object('key', x.key, 'value', a.profile ->> x.key) order by x.n), '[]'
            )
            from unnest($5::text[], $6::text[]) with ordinality as x (app_id, key, n)
            where x.app_id = a.app_id and a.profile ->> x.key is not null
          )
      )
    ) end as account,
  case
    when h.version is not null then json_build_object(
      'id', h.resource_id, 'displayName', h.display_name, 'resourceTypeId', h.resource_type_id
    ) end as holder,
  case
    when u.version is not null then json_strip_nulls(
      json_build_object(
        'id', u.user_id, 'displayName', u.display_name, 'email', u.email, 'status', u.status, 'jobTitle',
          u.job_title, 'department', u.department, 'manager',
          (
            select json_build_object('id', m.user_id, 'displayName', m.display_name, 'email', m.email)
            from user_versions m
            where m.tenant_id = $7
              and m.user_id = u.manager_ids[1]
              and (m.version <= $8::bigint and (m.closed_at is null or m.closed_at > $9::timestamptz))
          )
      )
    ) end as user,
  json_strip_nulls(
    json_build_object(
      'addedAt',
        to_char(coalesce(g.added_at, g.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'discoveredAt', to_char(g.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'lastUsedAt', to_char(g.last_used_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'lastReviewedAt', to_char(g.last_reviewed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'expiresAt', to_char(g.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'isDirect',
        g.is_direct, 'inheritedFrom',
        (
          select coalesce(
            json_agg(
              json_build_object('id', s.entitlement_id, 'displayName', s.display_name) order by step.n
            ), '[]'
          )
          from unnest(g.path_keys) with ordinality as step (key, n)
          join entitlement_versions s on s.tenant_id = $10
            and s.entitlement_key = step.key
            and (s.version <= $11::bigint and (s.closed_at is null or s.closed_at > $12::timestamptz))
        ), 'accessProfiles',
        (
          select coalesce(
            json_agg(
              json_build_object('id', f.access_profile_id, 'displayName', f.display_name)
              order by f.display_name
            ), '[]'
          )
          from access_profiles f
          where f.tenant_id = $13 and f.access_profile_id = any(g.access_profile_ids)
        ), 'sourceId', coalesce(g.source_id, '')
    )
  ) as grant
from unnest($14::bigint[], $15::bigint[], $16::bigint[], $17::bigint[], $18::bigint[]) as i (
  grant_version, entitlement_version, account_version, resource_version, user_version
)
join grant_versions g on g.tenant_id = $19 and g.version = i.grant_version
join entitlement_versions e on e.tenant_id = $20 and e.version = i.entitlement_version
left join app_versions ap on ap.tenant_id = $21
  and ap.app_id = e.app_id
  and (ap.version <= $22::bigint and (ap.closed_at is null or ap.closed_at > $23::timestamptz))
left join resource_versions r on r.tenant_id = $24
  and r.resource_id = e.resource_id
  and (r.version <= $25::bigint and (r.closed_at is null or r.closed_at > $26::timestamptz))
left join lateral (
  with recursive above as (
    select 0 as step, r.app_id, r.resource_type_id, r.resource_id, r.display_name, r.parent_id
    union all select above.step + 1, x.app_id, x.resource_type_id, x.resource_id, x.display_name, x.parent_id
    from above
    join resource_versions x on x.tenant_id = $27
      and x.resource_id = above.parent_id
      and (x.version <= $28::bigint and (x.closed_at is null or x.closed_at > $29::timestamptz))
    where above.step < 32
  )
  select coalesce(
    json_agg(
      json_build_object('id', x.resource_id, 'displayName', x.display_name) order by x.step
    ) filter (where x.step > 0), '[]'
  ) as path,
    json_agg(json_build_object('id', x.resource_id, 'displayName', x.display_name) order by x.step) filter (
      where exists (
        select 1
        from resource_type_versions y
        where y.tenant_id = $30
          and y.app_id = x.app_id
          and y.resource_type_id = x.resource_type_id
          and (y.closed_at is null or y.closed_at > $31::timestamptz)
          and y.trait_ids && array['project', 'PROJECT']
      )
    ) -> 0 as project
  from above x
) up on r.version is not null
left join (
  select x.parent_id, count(*)::int as n,
    to_json(
      (
        array_agg(
          json_build_object('id', x.resource_id, 'displayName', x.display_name)
          order by x.display_name, x.resource_id
        )
      )[1:3]
    ) as first
  from (
    select distinct e.resource_id
    from entitlement_versions e
    where e.tenant_id = $32 and e.version = any($33::bigint[])
  ) e
  join resource_versions x on x.tenant_id = $34
    and x.parent_id = e.resource_id
    and (x.version <= $35::bigint and (x.closed_at is null or x.closed_at > $36::timestamptz))
  group by x.parent_id
) inside on inside.parent_id = r.resource_id
left join account_versions a on a.tenant_id = $37 and a.version = i.account_version
left join resource_versions h on h.tenant_id = $38 and h.version = i.resource_version
left join user_versions u on u.tenant_id = $39 and u.version = i.user_version;
