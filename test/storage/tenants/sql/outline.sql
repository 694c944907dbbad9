-- outline.store.findTaskIndex
select n::int as index
from (
  select t.numeric_id, row_number() over (order by t.numeric_id) - 1 as n
  from (
    select t.*
    from reviewer_set_members m
    cross join lateral (
      select *
      from tasks t
      where t.tenant_id = $1
        and t.review_key = $2
        and t.set_key = m.set_key
        and t.state = 'O'
        and true
        and true
    ) t
    where m.tenant_id = $3 and m.user_id = $4 and m.review_key = $5
  ) t
) t
where numeric_id = $6::bigint;

-- outline.store.loadOutline
with joined as materialized (
  select t.numeric_id, t.entitlement_key, t.principal_key, t.app_rank, t.resource_rank,
    case when t.state = 'O' then p.approved end as approved, w.codes,
    r.path_key is not null as needs_reason
  from (
    select t.*
    from reviewer_set_members m
    cross join lateral (
      select *
      from tasks t
      where t.tenant_id = $1
        and t.review_key = $2
        and t.set_key = m.set_key
        and t.state = 'O'
        and true
        and true
    ) t
    where m.tenant_id = $3 and m.user_id = $4 and m.review_key = $5
  ) t
  full join (
    select s.path_key, (a.n - 1)::smallint as step_no
    from review_paths s
    cross join lateral jsonb_array_elements(s.steps) with ordinality a (step, n)
    where s.tenant_id = $6
      and s.review_key = $7
      and (
        (a.step -> 'approval' ->> 'requireApprovalReason')::boolean
          or (a.step -> 'approval' ->> 'requireDenialReason')::boolean
      )
  ) r on r.path_key = t.path_key
    and r.step_no = t.step_no
  full join (
    select p.numeric_id, p.step_seq, p.approved
    from pending_decisions p
    where p.tenant_id = $8 and p.user_id = $9 and p.review_key = $10
  ) p on p.numeric_id = t.numeric_id
    and p.step_seq = t.step_seq
  full join (
    select w.numeric_id, w.codes from review_insights w where w.tenant_id = $11 and w.review_key = $12
  ) w on w.numeric_id = t.numeric_id
), mine as materialized (select * from joined where numeric_id is not null),
  entitled as (
    select ev.risk_level_id, ev.compliance_framework_ids, t.n
    from (select entitlement_key, count(*) as n from mine group by 1) t
    join preparation_entitlements e on e.tenant_id = $13
      and e.preparation_key = $14
      and e.entitlement_key = t.entitlement_key
    join entitlement_versions ev on ev.tenant_id = $15 and ev.version = e.entitlement_version
  ) ,
  numbered as materialized (
    select t.*, sum(begins) over (order by t.numeric_id) as run
    from (
      select t.*,
        (
          lag(no) over (order by t.numeric_id) is distinct from no
            or lag(section) over (order by t.numeric_id) is distinct from section
        )::int as begins
      from (
        select t.*, p.holder_no as no, e.app_no as section
        from mine t
        join preparation_entitlements e on e.tenant_id = $16
          and e.preparation_key = $17
          and e.entitlement_key = t.entitlement_key
        join preparation_principals p on p.tenant_id = $18
          and p.preparation_key = $19
          and p.principal_key = t.principal_key
      ) t
    ) t
  ),
  grouped as (
    select no, sum(n)::int as n, sum(staged)::int as staged, sum(deny)::int as deny,
      sum(answered)::int as answered, sum(denied)::int as denied,
      json_agg(json_build_object('all', n, 'left', n - staged) order by run) filter (where n > 0) as sections
    from (
      select no, run, count(*) as n, count(approved) as staged,
        count(*) filter (where not approved) as deny, 0 as answered, 0 as denied
      from numbered t
      group by no, run
      union all select p.holder_no, 0, 0, 0, 0, count(*),
        count(*) filter (
          where t.numeric_id in (
            select d.numeric_id
            from (
              select distinct on (d.numeric_id) d.numeric_id, d.approved
              from submissions s
              join decisions d on d.tenant_id = s.tenant_id and d.submission_key = s.submission_key
              where s.tenant_id = $20 and s.user_id = $21 and s.review_key = $22
              order by d.numeric_id, d.step_seq desc
            ) d
            where not d.approved
          )
        )
      from (
        select t.*
        from tasks t
        where t.tenant_id = $23
          and t.review_key = $24
          and true
          and true
          and t.numeric_id in (
            select d.numeric_id
            from submissions s
            join decisions d on d.tenant_id = s.tenant_id and d.submission_key = s.submission_key
            where s.tenant_id = $25 and s.user_id = $26 and s.review_key = $27
          )
      ) t
      join preparation_entitlements e on e.tenant_id = $28
        and e.preparation_key = $29
        and e.entitlement_key = t.entitlement_key
      join preparation_principals p on p.tenant_id = $30
        and p.preparation_key = $31
        and p.principal_key = t.principal_key
      group by 1
    ) s
    group by no
  )
select (
  select json_build_object(
    'open', count(*), 'approve', count(*) filter (where approved), 'deny',
      count(*) filter (where not approved), 'lookCloser', count(codes), 'needsReason',
      count(*) filter (where needs_reason)
  )
  from mine
) as counts,
  (
    select json_agg(
      json_build_object(
        'id', coalesce(uv.user_id, rv.resource_id, ''), 'displayName',
          coalesce(uv.display_name, rv.display_name, ''), 'appId', ev.app_id, 'all', t.n, 'staged',
          t.staged, 'deny', t.deny, 'answered', t.answered, 'denied', t.denied, 'first',
          array[t.numeric_id::text], 'sections', t.sections
      )
      order by t.numeric_id
    )
    from (
      select distinct on (t.no) t.*, g.n, g.staged, g.deny, g.answered, g.denied, g.sections
      from numbered t
      join grouped g on g.no = t.no
      where t.begins = 1
      order by t.no, t.numeric_id
    ) t
    join preparation_entitlements e on e.tenant_id = $32
      and e.preparation_key = $33
      and e.entitlement_key = t.entitlement_key
    join entitlement_versions ev on ev.tenant_id = $34 and ev.version = e.entitlement_version
    join preparation_principals p on p.tenant_id = $35
      and p.preparation_key = $36
      and p.principal_key = t.principal_key
    left join account_versions av on av.tenant_id = $37 and av.version = p.account_version
    left join user_versions uv on uv.tenant_id = $38 and uv.version = p.user_version
    left join resource_versions rv on rv.tenant_id = $39 and rv.version = p.resource_version
  ) as groups,
  (
    select json_agg(json_build_object('n', n, 'sortKey', array[t.numeric_id::text]) order by n)
    from (select t.*, row_number() over (order by t.numeric_id) as n from mine t) t
    where n % $40 = 0
  ) as anchors,
  (
    select json_agg(
      json_build_object('id', v.value_id, 'displayName', v.value, 'count', c.n) order by c.n desc, v.value
    )
    from (
      select x.id, sum(c.n) as n
      from entitled c, lateral (select c.risk_level_id as id) x
      where x.id <> ''
      group by x.id
    ) c
    join attribute_values v on v.tenant_id = $41 and v.value_id = c.id
  ) as "riskLevels",
  (
    select json_agg(
      json_build_object('id', v.value_id, 'displayName', v.value, 'count', c.n) order by c.n desc, v.value
    )
    from (
      select x.id, sum(c.n) as n
      from entitled c, lateral (select unnest(c.compliance_framework_ids) as id) x
      where x.id <> ''
      group by x.id
    ) c
    join attribute_values v on v.tenant_id = $42 and v.value_id = c.id
  ) as "complianceFrameworks",
  (
    select json_agg(json_build_object('id', c.type, 'displayName', c.type, 'count', c.n) order by c.n desc)
    from (
      select av.account_type as type, sum(t.n) as n
      from (select principal_key, count(*) as n from mine group by 1) t
      join preparation_principals p on p.tenant_id = $43
        and p.preparation_key = $44
        and p.principal_key = t.principal_key
      join account_versions av on av.tenant_id = $45 and av.version = p.account_version
      group by 1
    ) c
  ) as "accountTypes",
  (
    select json_agg(
      json_build_object('id', c.code, 'displayName', c.code, 'count', c.n) order by c.n desc, c.code
    )
    from (select unnest(codes) as code, count(*) as n from mine group by 1) c
  ) as "insightCodes";
