-- takeSnapshot
select coalesce(max(version), 0)::text as version from user_versions where tenant_id = $1;

select coalesce(max(version), 0)::text as version from app_versions where tenant_id = $1;

select coalesce(max(version), 0)::text as version from resource_versions where tenant_id = $1;

select coalesce(max(version), 0)::text as version from entitlement_versions where tenant_id = $1;

select coalesce(max(version), 0)::text as version from account_versions where tenant_id = $1;

select coalesce(max(version), 0)::text as version from grant_versions where tenant_id = $1;

update preparations
set frozen_at = clock_timestamp(), versions = $1,
  trusted_domains = array(select domain from trusted_domains where tenant_id = $2 order by domain)
where tenant_id = $3 and preparation_key = $4;

insert into preparation_resources (tenant_id, preparation_key, resource_id, path)
select $1, $2::bigint, r.id, array(select jsonb_array_elements_text(r.path::jsonb))
from unnest($3::text[], $4::text[]) as r (id, path);

insert into preparation_conflicts (tenant_id, preparation_key, entitlement_key, principal_key, violation_id)
select $1, $2::bigint, g.entitlement_key, g.principal_key, v.violation_id
from conflict_monitors m
join conflict_violations v on v.tenant_id = m.tenant_id
  and v.monitor_id = m.monitor_id
  and v.resolved_at is null
  and not (v.exempted_at is not null and coalesce(v.exemption_expires_at > now(), true))
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
where m.tenant_id = $3 and m.deleted_at is null and false
on conflict do nothing;

insert into preparation_monitors (
  tenant_id, preparation_key, monitor_id, display_name, description, negate_b, group_a, group_b
)
select $1, $2::bigint, m.monitor_id, m.display_name, m.description, m.negate_b,
  array(
    select c.entitlement_id
    from conflict_entitlements c
    where c.tenant_id = m.tenant_id and c.monitor_id = m.monitor_id and c.entitlement_group = $3
    order by 1
  ),
  array(
    select c.entitlement_id
    from conflict_entitlements c
    where c.tenant_id = m.tenant_id and c.monitor_id = m.monitor_id and c.entitlement_group = $4
    order by 1
  )
from conflict_monitors m
where m.tenant_id = $5 and m.deleted_at is null and false;

insert into preparation_violations (
  tenant_id, preparation_key, violation_id, monitor_id, user_id, account_id, detected_at
)
select $1, $2::bigint, v.violation_id, v.monitor_id, v.user_id, v.account_id, v.detected_at
from conflict_monitors m
join conflict_violations v on v.tenant_id = m.tenant_id and v.monitor_id = m.monitor_id
where m.tenant_id = $3
  and m.deleted_at is null
  and false
  and v.resolved_at is null
  and not (v.exempted_at is not null and coalesce(v.exemption_expires_at > now(), true));

insert into ledger_sources (
  tenant_id, preparation_key, source_id, display_name, kind, expected_every_seconds, sync_id, synced_at,
    last_state, files, grant_count
)
select $1, $2::bigint, s.*
from (
  select s.*, 0::bigint as grant_count
  from (
    select s.source_id, s.display_name, s.kind, s.expected_every_seconds,
      coalesce(applied.sync_id, '') as sync_id, applied.finished_at as synced_at,
      coalesce(last.state, '') as last_state,
      coalesce(
        (
          select jsonb_agg(
            jsonb_build_object(
              'fileName', f.file_name, 'kind', f.kind, 'sha256', f.sha256, 'rowCount', f.row_count,
                'leftOutCount', f.left_out_count, 'syncId', f.sync_id
            )
            order by f.kind, f.table_number
          )
          from (
            select f.*,
              dense_rank() over (partition by f.kind order by y.created_at desc, y.sync_id desc) as age
            from syncs y
            join sync_files f on f.tenant_id = y.tenant_id and f.sync_id = y.sync_id
            where y.tenant_id = s.tenant_id and y.source_id = s.source_id and y.state = 'SYNC_STATE_DONE'
          ) f
          where f.age = 1
        ), '[]'
      ) as files
    from sources s
    left join lateral (
      select y.sync_id, y.finished_at
      from syncs y
      where y.tenant_id = s.tenant_id and y.source_id = s.source_id and y.state = 'SYNC_STATE_DONE'
      order by y.created_at desc, y.sync_id desc
      limit 1
    ) applied on true
    left join lateral (
      select y.state
      from syncs y
      where y.tenant_id = s.tenant_id and y.source_id = s.source_id and y.finished_at is not null
      order by y.created_at desc, y.sync_id desc
      limit 1
    ) last on true
    where s.tenant_id = $3 and s.deleted_at is null
  ) s
) s
union all select $4, $5::bigint, '', 'Added in Recert', '', null, '', null, '', '[]', 0;

-- countGrants
with counted as (
  select coalesce(g.source_id, '') as source_id, count(*) as n
  from grant_versions g
  where g.tenant_id = $1
    and g.version > $2::bigint
    and g.version <= $3::bigint
    and (g.version <= $4::bigint and (g.closed_at is null or g.closed_at > $5::timestamptz))
  group by 1
)
insert into ledger_sources as l (tenant_id, preparation_key, source_id, display_name, kind, grant_count)
select $6, $7::bigint, source_id, source_id, '', n
from counted
on conflict (tenant_id, preparation_key, source_id) do update
set grant_count = l.grant_count + excluded.grant_count
returning (select n from counted c where c.source_id = l.source_id)::float8 as n;

-- insertEntitlements
insert into preparation_entitlements (
  tenant_id, preparation_key, entitlement_key, entitlement_version, policy_id, app_order, resource_order, rule
)
select $1, $2::bigint, e.entitlement_key, e.version,
  coalesce(
    (
      select nullif(s.policy_id, '')
      from selection_entries s
      where s.tenant_id = $3
        and s.set_id = $4
        and s.app_id = e.app_id
        and s.object_id = e.entitlement_id
        and s.role_id = ''
    ), nullif(e.certify_policy_id, ''),
      (
        select nullif(ap.certify_policy_id, '')
        from app_versions ap
        where ap.tenant_id = $5
          and ap.app_id = e.app_id
          and (ap.version <= $6::bigint and (ap.closed_at is null or ap.closed_at > $7::timestamptz))
      ), $8::text
  ), lower(left(ap.display_name, 100)) || ' ' || e.app_id || ' ' || lower(left(e.display_name, 100)),
  left(
    lower(ap.display_name), 40
  ) || ' ' || e.app_id || coalesce(r.path, '') || chr(1) || e.resource_id || ' ' || lower(left(e.display_name, 100)),
  (case when not coalesce(((e.risk_level_id = any($9::text[]))), false) then $10::text end) as rule
from entitlement_versions e
left join app_versions ap on ap.tenant_id = e.tenant_id
  and ap.app_id = e.app_id
  and (ap.version <= $11::bigint and (ap.closed_at is null or ap.closed_at > $12::timestamptz))
left join (
  with recursive line as (
    select r.resource_id as of_resource, r.parent_id,
      left(lower(r.display_name), 40) || ' ' || right(r.resource_id, 8) as level, 0 as step
    from (
      select distinct e.resource_id
      from entitlement_versions e
      where e.tenant_id = $13
        and e.resource_id <> ''
        and (e.version <= $14::bigint and (e.closed_at is null or e.closed_at > $15::timestamptz))
        and e.version > $16::bigint
        and e.version <= $17::bigint
    ) e
    join resource_versions r on r.tenant_id = $18
      and r.resource_id = e.resource_id
      and (r.version <= $19::bigint and (r.closed_at is null or r.closed_at > $20::timestamptz))
    union all select line.of_resource, r.parent_id,
      left(lower(r.display_name), 40) || ' ' || right(r.resource_id, 8), line.step + 1
    from line
    join resource_versions r on r.tenant_id = $21
      and r.resource_id = line.parent_id
      and (r.version <= $22::bigint and (r.closed_at is null or r.closed_at > $23::timestamptz))
    where line.step < $24
  )
  select of_resource, left(string_agg(chr(2) || level, '' order by step desc), $25) as path
  from line
  group by of_resource
) r on r.of_resource = e.resource_id
where e.tenant_id = $26
  and (e.version <= $27::bigint and (e.closed_at is null or e.closed_at > $28::timestamptz))
  and e.version > $29::bigint
  and e.version <= $30::bigint;

-- insertAccounts
insert into preparation_principals (
  tenant_id, preparation_key, principal_key, account_version, user_version, user_order, rule
)
select $1, $2::bigint, a.account_key, a.version, u.version,
  coalesce(
    '1' || lower(left(u.display_name, 100)) || ' ' || u.user_id || ' ' || lower(left(a.display_name, 100)),
      '2' || lower(left(a.display_name, 100))
  ),
  (
    case
      when not coalesce(
        (
          (
            u.status = any($3::text[])
              and u.manager_ids && $4::text[]
              and (
                case
                  when jsonb_typeof(u.profile -> $5) = 'array' then exists (
                    select 1
                    from jsonb_array_elements(u.profile -> $6) as one
                    where jsonb_typeof(one) not in ('object', 'array') and one #>> '{}' = any($7::text[])
                  ) when u.profile ? $8 then jsonb_typeof(u.profile -> $9) <> 'object'
                  and u.profile ->> $10 = any($11::text[]) else u.department = any($12::text[]) end
              )
              and u.user_id in (
                select ha.user_id
                from account_versions ha
                where ha.tenant_id = $13
                  and ha.user_id is not null
                  and (
                    ha.version <= $14::bigint and (ha.closed_at is null or ha.closed_at > $15::timestamptz)
                  )
                  and ha.account_key in (
                    select h.principal_key
                    from grant_versions h
                    where h.tenant_id = $16
                      and h.entitlement_key = any(
                        array(
                          select h.entitlement_key
                          from entitlement_versions h
                          join unnest(
                            $17::text[], $18::text[]
                          ) as ref (app_id, id) on h.app_id = ref.app_id
                            and h.entitlement_id = ref.id
                          where h.tenant_id = $19
                            and (
                              h.version <= $20::bigint
                                and (h.closed_at is null or h.closed_at > $21::timestamptz)
                            )
                        )
                      )
                      and not h.to_resource
                      and h.closed_at is null
                      and h.version <= $22::bigint
                    union all select h.principal_key
                    from grant_versions h
                    where h.tenant_id = $23
                      and h.entitlement_key = any(
                        array(
                          select h.entitlement_key
                          from entitlement_versions h
                          join unnest(
                            $24::text[], $25::text[]
                          ) as ref (app_id, id) on h.app_id = ref.app_id
                            and h.entitlement_id = ref.id
                          where h.tenant_id = $26
                            and (
                              h.version <= $27::bigint
                                and (h.closed_at is null or h.closed_at > $28::timestamptz)
                            )
                        )
                      )
                      and not h.to_resource
                      and h.closed_at > $29::timestamptz
                      and h.version <= $30::bigint
                  )
              )
          )
        ), false
      ) then $31::text
      when not coalesce(
        (
          (
            (a.domain <> '' and not a.domain = any($32::text[]))
              and a.account_type = any($33::text[])
              and a.status = any($34::text[])
          )
        ), false
      ) then $35::text end
  ) as rule
from account_versions a
left join user_versions u on u.tenant_id = a.tenant_id
  and u.user_id = a.user_id
  and (u.version <= $36::bigint and (u.closed_at is null or u.closed_at > $37::timestamptz))
where a.tenant_id = $38
  and (a.version <= $39::bigint and (a.closed_at is null or a.closed_at > $40::timestamptz))
  and a.version > $41::bigint
  and a.version <= $42::bigint
  and a.app_id = any(
    (select app_ids from preparations where tenant_id = $43 and preparation_key = $44)::text[]
  );

-- insertResources
insert into preparation_principals (
  tenant_id, preparation_key, principal_key, resource_version, user_order, rule
)
select $1, $2::bigint, r.resource_key, r.version, '3' || lower(left(r.display_name, 100)), $3::text as rule
from resource_versions r
where r.tenant_id = $4
  and (r.version <= $5::bigint and (r.closed_at is null or r.closed_at > $6::timestamptz))
  and r.version > $7::bigint
  and r.version <= $8::bigint;

-- insertItems
with evaluated as materialized (
  select g.version, g.entitlement_key, g.principal_key, g.source_id,
    coalesce(
      (case when not coalesce((not g.to_resource), false) then $1::text end),
        case when e.entitlement_key is null then 'unmatched' else e.rule end,
        case when p.principal_key is null then 'unmatched' else p.rule end,
        (
          case
            when not coalesce(
              (
                (
                  coalesce(g.last_used_at <= $2::timestamptz - make_interval(secs => $3), true)
                    and g.is_direct
                )
              ), false
            ) then $4::text end
        )
    ) as rule
  from (
    select *
    from grant_versions g
    where g.tenant_id = $5
      and g.version <= $6::bigint
      and (g.principal_key, g.entitlement_key) > ($7::bigint, $8::bigint)
      and (g.principal_key, g.entitlement_key) <= ($9::bigint, $10::bigint)
      and g.closed_at is null
    union all select *
    from grant_versions g
    where g.tenant_id = $11
      and g.version <= $12::bigint
      and (g.principal_key, g.entitlement_key) > ($13::bigint, $14::bigint)
      and (g.principal_key, g.entitlement_key) <= ($15::bigint, $16::bigint)
      and (g.closed_at > $17::timestamptz and g.version <= $18::bigint)
  ) g
  left join preparation_entitlements e on e.tenant_id = $19
    and e.preparation_key = $20
    and e.entitlement_key = g.entitlement_key
  left join preparation_principals p on p.tenant_id = $21
    and p.preparation_key = $22
    and p.principal_key = g.principal_key
    and p.principal_key between $23::bigint
    and $24::bigint
),
  made as (
    insert into items (tenant_id, preparation_key, entitlement_key, principal_key, grant_version)
    select $25, $26::bigint, entitlement_key, principal_key, version
    from evaluated
    where rule is null
    order by entitlement_key
  ),
  counted as (
    select coalesce(source_id, '') as source_id, coalesce(rule, '') as rule, count(*) as n
    from evaluated
    group by 1, 2
  ),
  recorded as (
    insert into ledger_entries as l (tenant_id, preparation_key, source_id, rule, grant_count)
    select $27, $28::bigint, source_id, rule, n
    from counted
    on conflict (tenant_id, preparation_key, source_id, rule) do update
    set grant_count = l.grant_count + excluded.grant_count
  )
select rule, sum(n)::float8 as n
from counted
group by rule;
