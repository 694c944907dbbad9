-- item-facts.store.loadFacts
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
            where m.tenant_id = $7 and m.user_id = u.manager_ids[1] and m.closed_at is null
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
          join entitlement_versions s on s.tenant_id = $8
            and s.entitlement_key = step.key
            and s.closed_at is null
        ), 'accessProfiles',
        (
          select coalesce(
            json_agg(
              json_build_object('id', f.access_profile_id, 'displayName', f.display_name)
              order by f.display_name
            ), '[]'
          )
          from access_profiles f
          where f.tenant_id = $9 and f.access_profile_id = any(g.access_profile_ids)
        ), 'sourceId', coalesce(g.source_id, '')
    )
  ) as grant
from unnest($10::bigint[], $11::bigint[], $12::bigint[], $13::bigint[], $14::bigint[]) as i (
  grant_version, entitlement_version, account_version, resource_version, user_version
)
join grant_versions g on g.tenant_id = $15 and g.version = i.grant_version
join entitlement_versions e on e.tenant_id = $16 and e.version = i.entitlement_version
left join app_versions ap on ap.tenant_id = $17 and ap.app_id = e.app_id and ap.closed_at is null
left join resource_versions r on r.tenant_id = $18 and r.resource_id = e.resource_id and r.closed_at is null
left join lateral (
  with recursive above as (
    select 0 as step, r.app_id, r.resource_type_id, r.resource_id, r.display_name, r.parent_id
    union all select above.step + 1, x.app_id, x.resource_type_id, x.resource_id, x.display_name, x.parent_id
    from above
    join resource_versions x on x.tenant_id = $19 and x.resource_id = above.parent_id and x.closed_at is null
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
        where y.tenant_id = $20
          and y.app_id = x.app_id
          and y.resource_type_id = x.resource_type_id
          and (y.closed_at is null or y.closed_at > $21::timestamptz)
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
    where e.tenant_id = $22 and e.version = any($23::bigint[])
  ) e
  join resource_versions x on x.tenant_id = $24 and x.parent_id = e.resource_id and x.closed_at is null
  group by x.parent_id
) inside on inside.parent_id = r.resource_id
left join account_versions a on a.tenant_id = $25 and a.version = i.account_version
left join resource_versions h on h.tenant_id = $26 and h.version = i.resource_version
left join user_versions u on u.tenant_id = $27 and u.version = i.user_version;
