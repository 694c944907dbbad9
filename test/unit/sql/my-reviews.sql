-- The campaigns of a reviewer
select r.campaign_id as id, c.display_name as "displayName", c.state, c.completion_at as "completionAt",
  r.opened_at as "openedAt", r.closed_at as "closedAt", r.closing_at as "closingAt",
  pr.frozen_at as "frozenAt",
  (
    select v.seen_at
    from review_visits v
    where v.tenant_id = $1 and v.review_key = r.review_key and v.user_id = $2
  ) as "seenAt",
  (
    select json_build_object('id', u.user_id, 'displayName', u.display_name)
    from users u
    where u.tenant_id = $3 and u.user_id = r.started_by
  ) as "startedBy",
  coalesce(
    (
      select sum(y.n)
      from review_tallies y
      where y.tenant_id = $4
        and y.review_key = r.review_key
        and y.dimension = 'S'
        and y.measure = 'O'
        and y.key in (
          select m.set_key
          from reviewer_set_members m
          where m.tenant_id = $5 and m.user_id = $6 and m.review_key = r.review_key
        )
    ), 0
  )::int as open, staged.approve, staged.deny, submitted.answered, submitted.denied,
  array(
    select distinct t.why
    from (
      select m.set_key
      from reviewer_set_members m
      where m.tenant_id = $7 and m.user_id = $8 and m.review_key = r.review_key
    ) m
    cross join lateral (
      select t.why
      from tasks t
      where t.tenant_id = $9 and t.review_key = r.review_key and t.set_key = m.set_key and t.state = 'O'
      limit 1
    ) t
    order by 1
  ) as whys, coalesce(extract(epoch from c.completion_at) * 1000000, 9000000000000000)::bigint::text as due
from reviews r
join (
  select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, review_key,
    completion_at, closed_at, held_reason
  from campaigns
  where state <> 'ACCESS_REVIEW_STATE_DELETED'
) c on c.tenant_id = r.tenant_id
  and c.campaign_id = r.campaign_id
  and c.review_key = r.review_key
join preparations pr on pr.tenant_id = r.tenant_id and pr.preparation_key = r.preparation_key
cross join lateral (
  select count(*) filter (where p.approved)::int as approve,
    count(*) filter (where not p.approved)::int as deny
  from pending_decisions p
  join tasks t on t.tenant_id = p.tenant_id
    and t.review_key = p.review_key
    and t.numeric_id = p.numeric_id
    and t.step_seq = p.step_seq
    and t.state = 'O'
  where p.tenant_id = $10 and p.user_id = $11 and p.review_key = r.review_key
) staged
cross join lateral (
  select coalesce(sum(s.approved_count + s.denied_count), 0)::int as answered,
    coalesce(sum(s.denied_count), 0)::int as denied
  from submissions s
  where s.tenant_id = $12 and s.user_id = $13 and s.review_key = r.review_key
) submitted
where r.tenant_id = $14
  and r.opened_at is not null
  and exists (
    select 1
    from reviewer_set_members m
    where m.tenant_id = r.tenant_id and m.user_id = $15 and m.review_key = r.review_key
  )
  and r.closed_at is null
  and true
order by coalesce(extract(epoch from c.completion_at) * 1000000, 9000000000000000)::bigint, r.campaign_id
limit $16;

-- A page of open tasks, by app
select t.numeric_id::text as "numericId", t.principal_key::text as "principalKey",
  t.entitlement_key::text as "entitlementKey", t.step_since as "stepSince", t.step_due_at as "stepDueAt",
  t.outcome_at as "outcomeAt", t.path_key as "pathKey", t.set_key as "setKey", t.step_no as "stepNo",
  t.step_seq as "stepSeq", t.run_no as "runNo", t.why, t.because, t.state, t.outcome,
  t.outcome_reason as "outcomeReason", array[t.app_rank::text, t.numeric_id::text] as "sortKey"
from reviewer_set_members m
cross join lateral (
  select *
  from tasks t
  where t.tenant_id = $1
    and t.review_key = $2
    and t.set_key = m.set_key
    and t.state = 'O'
    and (t.app_rank, t.numeric_id) > ($3::int, $4::bigint)
    and true
  order by t.app_rank asc, t.numeric_id asc
  limit $5
) t
where m.tenant_id = $6 and m.user_id = $7 and m.review_key = $8
order by t.app_rank asc, t.numeric_id asc
limit $9;

-- A page of undecided tasks that a text is found in, by user
select t.numeric_id::text as "numericId", t.principal_key::text as "principalKey",
  t.entitlement_key::text as "entitlementKey", t.step_since as "stepSince", t.step_due_at as "stepDueAt",
  t.outcome_at as "outcomeAt", t.path_key as "pathKey", t.set_key as "setKey", t.step_no as "stepNo",
  t.step_seq as "stepSeq", t.run_no as "runNo", t.why, t.because, t.state, t.outcome,
  t.outcome_reason as "outcomeReason", array[t.numeric_id::text] as "sortKey"
from reviewer_set_members m
cross join lateral (
  select *
  from tasks t
  where t.tenant_id = $1
    and t.review_key = $2
    and t.set_key = m.set_key
    and t.state = 'O'
    and true
    and (
      t.entitlement_key in (
        select e.entitlement_key
        from preparation_entitlements e
        join entitlement_versions ev on ev.tenant_id = e.tenant_id and ev.version = e.entitlement_version
        where e.tenant_id = $3 and e.preparation_key = $4 and lower(ev.display_name) like $5
      )
        or t.principal_key in (
          select p.principal_key
          from preparation_principals p
          left join account_versions av on av.tenant_id = p.tenant_id and av.version = p.account_version
          left join user_versions uv on uv.tenant_id = p.tenant_id and uv.version = p.user_version
          left join resource_versions rv on rv.tenant_id = p.tenant_id and rv.version = p.resource_version
          where p.tenant_id = $6
            and p.preparation_key = $7
            and (
              lower(av.display_name || ' ' || av.username || ' ' || av.email) like $8
                or lower(uv.display_name || ' ' || uv.email) like $9
                or lower(rv.display_name) like $10
            )
        )
    )
    and not exists (
      select 1
      from pending_decisions p
      where p.tenant_id = $11
        and p.user_id = $12
        and p.review_key = t.review_key
        and p.numeric_id = t.numeric_id
        and p.step_seq = t.step_seq
        and true
    )
  order by t.numeric_id
  limit $13
) t
where m.tenant_id = $14 and m.user_id = $15 and m.review_key = $16
order by t.numeric_id
limit $17;

-- A page of tasks to look closer at, by risk, the highest first
select t.numeric_id::text as "numericId", t.principal_key::text as "principalKey",
  t.entitlement_key::text as "entitlementKey", t.step_since as "stepSince", t.step_due_at as "stepDueAt",
  t.outcome_at as "outcomeAt", t.path_key as "pathKey", t.set_key as "setKey", t.step_no as "stepNo",
  t.step_seq as "stepSeq", t.run_no as "runNo", t.why, t.because, t.state, t.outcome,
  t.outcome_reason as "outcomeReason", array[t.sort_key::text, t.numeric_id::text] as "sortKey"
from (
  select t.*,
    coalesce(
      (
        select case
          when v.attribute_type = 'risk_level' then coalesce(v.rank, ($1::jsonb ->> lower(v.value))::int, 0)
          else 0 end
        from attribute_values v
        where v.tenant_id = ev.tenant_id and v.value_id = ev.risk_level_id
      ), 0
    ) as sort_key
  from (
    select t.*
    from reviewer_set_members m
    cross join lateral (
      select *
      from tasks t
      where t.tenant_id = $2
        and t.review_key = $3
        and t.set_key = m.set_key
        and t.state = 'O'
        and true
        and exists (
          select 1
          from review_insights w
          where w.tenant_id = $4
            and w.review_key = t.review_key
            and w.numeric_id = t.numeric_id
            and w.codes && $5::text[]
        )
        and exists (
          select 1
          from review_paths s
          cross join lateral (select s.steps -> t.step_no::int -> 'approval' as approval) a
          where s.tenant_id = t.tenant_id
            and s.review_key = t.review_key
            and s.path_key = t.path_key
            and (
              (a.approval ->> 'requireApprovalReason')::boolean
                or (a.approval ->> 'requireDenialReason')::boolean
            )
        )
    ) t
    where m.tenant_id = $6 and m.user_id = $7 and m.review_key = $8
  ) t
  join preparation_entitlements e on e.tenant_id = $9
    and e.preparation_key = $10
    and e.entitlement_key = t.entitlement_key
  join entitlement_versions ev on ev.tenant_id = $11 and ev.version = e.entitlement_version
  join preparation_principals p on p.tenant_id = $12
    and p.preparation_key = $13
    and p.principal_key = t.principal_key
  left join account_versions av on av.tenant_id = $14 and av.version = p.account_version
  left join user_versions uv on uv.tenant_id = $15 and uv.version = p.user_version
  left join resource_versions rv on rv.tenant_id = $16 and rv.version = p.resource_version
) t
where (t.sort_key, t.numeric_id) < ($17::int, $18::bigint)
order by t.sort_key desc, t.numeric_id desc
limit $19;

-- A page of answered tasks
select t.numeric_id::text as "numericId", t.principal_key::text as "principalKey",
  t.entitlement_key::text as "entitlementKey", t.step_since as "stepSince", t.step_due_at as "stepDueAt",
  t.outcome_at as "outcomeAt", t.path_key as "pathKey", t.set_key as "setKey", t.step_no as "stepNo",
  t.step_seq as "stepSeq", t.run_no as "runNo", t.why, t.because, t.state, t.outcome,
  t.outcome_reason as "outcomeReason", array[t.app_rank::text, t.numeric_id::text] as "sortKey"
from tasks t
where t.tenant_id = $1
  and t.review_key = $2
  and true
  and true
  and t.numeric_id in (
    select d.numeric_id
    from submissions s
    join decisions d on d.tenant_id = s.tenant_id and d.submission_key = s.submission_key
    where s.tenant_id = $3 and s.user_id = $4 and s.review_key = $5
  )
order by t.app_rank asc, t.numeric_id asc
limit $6;

-- The outline of open tasks, by app
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
    select t.*, sum(begins) over (order by t.app_rank asc, t.numeric_id asc) as run
    from (
      select t.*,
        (
          lag(no) over (order by t.app_rank asc, t.numeric_id asc) is distinct from no
            or lag(section) over (order by t.app_rank asc, t.numeric_id asc) is distinct from section
        )::int as begins
      from (
        select t.*, e.app_no as no, t.entitlement_key as section
        from mine t
        join preparation_entitlements e on e.tenant_id = $16
          and e.preparation_key = $17
          and e.entitlement_key = t.entitlement_key
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
      union all select e.app_no, 0, 0, 0, 0, count(*),
        count(*) filter (
          where t.numeric_id in (
            select d.numeric_id
            from (
              select distinct on (d.numeric_id) d.numeric_id, d.approved
              from submissions s
              join decisions d on d.tenant_id = s.tenant_id and d.submission_key = s.submission_key
              where s.tenant_id = $18 and s.user_id = $19 and s.review_key = $20
              order by d.numeric_id, d.step_seq desc
            ) d
            where not d.approved
          )
        )
      from (
        select t.*
        from tasks t
        where t.tenant_id = $21
          and t.review_key = $22
          and true
          and true
          and t.numeric_id in (
            select d.numeric_id
            from submissions s
            join decisions d on d.tenant_id = s.tenant_id and d.submission_key = s.submission_key
            where s.tenant_id = $23 and s.user_id = $24 and s.review_key = $25
          )
      ) t
      join preparation_entitlements e on e.tenant_id = $26
        and e.preparation_key = $27
        and e.entitlement_key = t.entitlement_key
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
        'id', ev.app_id, 'displayName',
          (
            select a.display_name
            from app_versions a
            where a.tenant_id = ev.tenant_id and a.app_id = ev.app_id
            order by (a.closed_at is null) desc, a.version desc
            limit 1
          ), 'appId', ev.app_id, 'all', t.n, 'staged', t.staged, 'deny', t.deny, 'answered', t.answered,
          'denied', t.denied, 'first', array[t.app_rank::text, t.numeric_id::text], 'sections', t.sections
      )
      order by t.app_rank asc, t.numeric_id asc
    )
    from (
      select distinct on (t.no) t.*, g.n, g.staged, g.deny, g.answered, g.denied, g.sections
      from numbered t
      join grouped g on g.no = t.no
      where t.begins = 1
      order by t.no, t.app_rank asc, t.numeric_id asc
    ) t
    join preparation_entitlements e on e.tenant_id = $28
      and e.preparation_key = $29
      and e.entitlement_key = t.entitlement_key
    join entitlement_versions ev on ev.tenant_id = $30 and ev.version = e.entitlement_version
    join preparation_principals p on p.tenant_id = $31
      and p.preparation_key = $32
      and p.principal_key = t.principal_key
    left join account_versions av on av.tenant_id = $33 and av.version = p.account_version
    left join user_versions uv on uv.tenant_id = $34 and uv.version = p.user_version
    left join resource_versions rv on rv.tenant_id = $35 and rv.version = p.resource_version
  ) as groups,
  (
    select json_agg(
      json_build_object('n', n, 'sortKey', array[t.app_rank::text, t.numeric_id::text]) order by n
    )
    from (select t.*, row_number() over (order by t.app_rank asc, t.numeric_id asc) as n from mine t) t
    where n % $36 = 0
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
    join attribute_values v on v.tenant_id = $37 and v.value_id = c.id
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
    join attribute_values v on v.tenant_id = $38 and v.value_id = c.id
  ) as "complianceFrameworks",
  (
    select json_agg(json_build_object('id', c.type, 'displayName', c.type, 'count', c.n) order by c.n desc)
    from (
      select av.account_type as type, sum(t.n) as n
      from (select principal_key, count(*) as n from mine group by 1) t
      join preparation_principals p on p.tenant_id = $39
        and p.preparation_key = $40
        and p.principal_key = t.principal_key
      join account_versions av on av.tenant_id = $41 and av.version = p.account_version
      group by 1
    ) c
  ) as "accountTypes",
  (
    select json_agg(
      json_build_object('id', c.code, 'displayName', c.code, 'count', c.n) order by c.n desc, c.code
    )
    from (select unnest(codes) as code, count(*) as n from mine group by 1) c
  ) as "insightCodes";

-- What others changed
with mine as materialized (
  select m.set_key
  from reviewer_set_members m
  where m.tenant_id = $1 and m.user_id = $2 and m.review_key = $3
),
  happened as (
    select d.numeric_id, 'DECIDED' as kind, d.decided_at as at, d.user_id, d.approved, d.set_key
    from submissions s
    join decisions d on d.tenant_id = s.tenant_id
      and d.submission_key = s.submission_key
      and d.decided_at >= ($4::timestamptz - $5::interval)
    where s.tenant_id = $6
      and s.review_key = $7
      and s.user_id <> $8
      and (s.finished_at >= ($9::timestamptz - $10::interval) or s.finished_at is null)
    union all select v.numeric_id, v.kind, v.at, v.user_id, null, v.set_key
    from task_events v
    where v.tenant_id = $11
      and v.review_key = $12
      and v.at >= ($13::timestamptz - $14::interval)
      and v.kind <> 'COMMENT'
      and v.user_id is distinct from $15
  )
select h.numeric_id::text as "numericId", h.kind, h.at, h.user_id as "userId",
  u.display_name as "userDisplayName", h.approved,
  t.state = 'O' and t.set_key in (select set_key from mine) as "isAssigned"
from happened h
join tasks t on t.tenant_id = $16 and t.review_key = $17 and t.numeric_id = h.numeric_id
left join users u on u.tenant_id = $18 and u.user_id = h.user_id
where h.set_key in (select set_key from mine) or (t.state = 'O' and t.set_key in (select set_key from mine))
order by h.at, h.numeric_id
limit $19;
