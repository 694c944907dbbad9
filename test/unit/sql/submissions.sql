-- The open tasks of a reviewer that a filter selects
select t.numeric_id::text as number, t.step_seq as "stepSeq"
from reviewer_set_members m
join tasks t on t.tenant_id = m.tenant_id
  and t.review_key = m.review_key
  and t.set_key = m.set_key
  and t.state = 'O'
where m.tenant_id = $1
  and m.user_id = $2
  and m.review_key = $3
  and t.numeric_id > $4::bigint
  and t.entitlement_key in (
    select e.entitlement_key
    from preparation_entitlements e
    join entitlement_versions ev on ev.tenant_id = e.tenant_id and ev.version = e.entitlement_version
    where e.tenant_id = $5 and e.preparation_key = $6 and ev.app_id = any($7::text[])
  )
  and t.principal_key in (
    select p.principal_key
    from preparation_principals p
    left join account_versions av on av.tenant_id = p.tenant_id and av.version = p.account_version
    left join user_versions uv on uv.tenant_id = p.tenant_id and uv.version = p.user_version
    left join resource_versions rv on rv.tenant_id = p.tenant_id and rv.version = p.resource_version
    where p.tenant_id = $8 and p.preparation_key = $9 and uv.user_id = any($10::text[])
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
limit $13;

-- Take all pending decisions
select "stepSeq", approved, comment, string_agg(numeric_id::text, ' ') as numbers
from (
  select p.numeric_id, p.step_seq as "stepSeq", p.approved, p.comment
  from pending_decisions p
  where p.tenant_id = $1 and p.user_id = $2 and p.review_key = $3 and p.submission_key is null
  order by p.numeric_id
  limit $4 for update
) chosen
group by 1, 2, 3;

select "stepSince", "stepDueAt", "outcomeAt", "pathKey", "setKey", "stepNo", "stepSeq", "runNo", why,
  because, state, outcome, "outcomeReason", string_agg("numericId", ' ') as numbers,
  string_agg("principalKey", ' ') as "principalKeys",
  string_agg("entitlementKey", ' ') as "entitlementKeys", string_agg("grantVersion", ' ') as "grantVersions"
from (
  select t.numeric_id::text as "numericId", t.principal_key::text as "principalKey",
    t.entitlement_key::text as "entitlementKey", t.step_since as "stepSince", t.step_due_at as "stepDueAt",
    t.outcome_at as "outcomeAt", t.path_key as "pathKey", t.set_key as "setKey", t.step_no as "stepNo",
    t.step_seq as "stepSeq", t.run_no as "runNo", t.why, t.because, t.state, t.outcome,
    t.outcome_reason as "outcomeReason", i.grant_version::text as "grantVersion"
  from tasks t
  join items i on i.tenant_id = t.tenant_id
    and i.preparation_key = $1
    and i.principal_key = t.principal_key
    and i.entitlement_key = t.entitlement_key
  where t.tenant_id = $2 and t.review_key = $3::bigint and t.numeric_id = any($4::bigint[])
  order by t.numeric_id for update of t
) tasks
group by "stepSince", "stepDueAt", "outcomeAt", "pathKey", "setKey", "stepNo", "stepSeq", "runNo", why,
  because, state, outcome, "outcomeReason";

-- Take those of some tasks
select "stepSeq", approved, comment, string_agg(numeric_id::text, ' ') as numbers
from (
  select p.numeric_id, p.step_seq as "stepSeq", p.approved, p.comment
  from pending_decisions p
  where p.tenant_id = $1
    and p.user_id = $2
    and p.review_key = $3
    and p.submission_key is null
    and p.numeric_id = any($4::bigint[])
  order by p.numeric_id
  limit $5 for update
) chosen
group by 1, 2, 3;

select "stepSince", "stepDueAt", "outcomeAt", "pathKey", "setKey", "stepNo", "stepSeq", "runNo", why,
  because, state, outcome, "outcomeReason", string_agg("numericId", ' ') as numbers,
  string_agg("principalKey", ' ') as "principalKeys",
  string_agg("entitlementKey", ' ') as "entitlementKeys", string_agg("grantVersion", ' ') as "grantVersions"
from (
  select t.numeric_id::text as "numericId", t.principal_key::text as "principalKey",
    t.entitlement_key::text as "entitlementKey", t.step_since as "stepSince", t.step_due_at as "stepDueAt",
    t.outcome_at as "outcomeAt", t.path_key as "pathKey", t.set_key as "setKey", t.step_no as "stepNo",
    t.step_seq as "stepSeq", t.run_no as "runNo", t.why, t.because, t.state, t.outcome,
    t.outcome_reason as "outcomeReason", i.grant_version::text as "grantVersion"
  from tasks t
  join items i on i.tenant_id = t.tenant_id
    and i.preparation_key = $1
    and i.principal_key = t.principal_key
    and i.entitlement_key = t.entitlement_key
  where t.tenant_id = $2 and t.review_key = $3::bigint and t.numeric_id = any($4::bigint[])
  order by t.numeric_id for update of t
) tasks
group by "stepSince", "stepDueAt", "outcomeAt", "pathKey", "setKey", "stepNo", "stepSeq", "runNo", why,
  because, state, outcome, "outcomeReason";

-- Lock all pending decisions
update pending_decisions p
set submission_key = $1
where p.tenant_id = $2 and p.user_id = $3 and p.review_key = $4 and p.submission_key is null;

-- What a submission has locked
select "stepSeq", approved, comment, string_agg(numeric_id::text, ' ') as numbers
from (
  select p.numeric_id, p.step_seq as "stepSeq", p.approved, p.comment
  from pending_decisions p
  where p.tenant_id = $1
    and p.user_id = $2
    and p.review_key = $3
    and p.submission_key = $4
    and p.numeric_id > $5::bigint
  order by p.numeric_id
  limit $6 for update
) chosen
group by 1, 2, 3;

select "stepSince", "stepDueAt", "outcomeAt", "pathKey", "setKey", "stepNo", "stepSeq", "runNo", why,
  because, state, outcome, "outcomeReason", string_agg("numericId", ' ') as numbers,
  string_agg("principalKey", ' ') as "principalKeys",
  string_agg("entitlementKey", ' ') as "entitlementKeys", string_agg("grantVersion", ' ') as "grantVersions"
from (
  select t.numeric_id::text as "numericId", t.principal_key::text as "principalKey",
    t.entitlement_key::text as "entitlementKey", t.step_since as "stepSince", t.step_due_at as "stepDueAt",
    t.outcome_at as "outcomeAt", t.path_key as "pathKey", t.set_key as "setKey", t.step_no as "stepNo",
    t.step_seq as "stepSeq", t.run_no as "runNo", t.why, t.because, t.state, t.outcome,
    t.outcome_reason as "outcomeReason", i.grant_version::text as "grantVersion"
  from tasks t
  join items i on i.tenant_id = t.tenant_id
    and i.preparation_key = $1
    and i.principal_key = t.principal_key
    and i.entitlement_key = t.entitlement_key
  where t.tenant_id = $2 and t.review_key = $3::bigint and t.numeric_id = any($4::bigint[])
  order by t.numeric_id for update of t
) tasks
group by "stepSince", "stepDueAt", "outcomeAt", "pathKey", "setKey", "stepNo", "stepSeq", "runNo", why,
  because, state, outcome, "outcomeReason";

-- Entries of a submission
select e.numeric_id::text as number, e.step_seq as "stepSeq", e.approved, e.comment, e.result, e.reason,
  e.description
from (
  (
    select d.numeric_id, d.step_seq, d.approved, d.comment, 'ACCEPTED' as result, '' as reason,
      '' as description
    from decisions d
    where d.tenant_id = $1 and d.submission_key = $2 and d.numeric_id > $3::bigint
    order by d.numeric_id
    limit $4
  )
  union all (
    select f.numeric_id, f.step_seq, f.approved, f.comment, 'REFUSED', f.reason, f.description
    from submission_refusals f
    where f.tenant_id = $5 and f.submission_key = $6 and f.numeric_id > $7::bigint
    order by f.numeric_id
    limit $8
  )
  union all (
    select p.numeric_id, p.step_seq, p.approved, p.comment, 'LOCKED', '', ''
    from pending_decisions p
    where p.tenant_id = $9 and p.submission_key = $10 and p.numeric_id > $11::bigint
    order by p.numeric_id
    limit $12
  )
) e
order by e.numeric_id
limit $13;

-- Submissions that nothing ends by itself
select s.submission_key::text as key, s.review_key::text as "reviewKey", s.state,
  (
    select count(*)::int
    from pending_decisions p
    where p.tenant_id = s.tenant_id and p.submission_key = s.submission_key
  ) as "lockedCount"
from submissions s
join reviews r on r.tenant_id = s.tenant_id
  and r.review_key = s.review_key
  and r.opened_at is not null
  and r.closed_at is null
where s.tenant_id = $1
  and (
    s.state in ('AWAITING_SIGNATURE', 'TIMESTAMPING')
      and s.deadline_at <= now()
      or s.state = 'APPLYING'
      and not exists (
        select 1
        from (select tenant_id, kind, key from jobs where failed_at is null) j
        where j.tenant_id = s.tenant_id and j.kind = $2 and j.key = s.submission_key::text
      )
  );
