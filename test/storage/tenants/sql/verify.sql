-- verify.store.listLines
select e.numeric_id::text as number, e.step_seq as "stepSeq", e.approved, e.comment, e.result,
  e.user_id as "userId", i.grant_version::text as "grantVersion",
  coalesce(e.at between s.submitted_at and coalesce(s.finished_at, now()), true) as "isInTime"
from (
  (
    select d.numeric_id, d.step_seq, d.approved, d.comment, 'ACCEPTED' as result, d.user_id,
      d.decided_at as at
    from decisions d
    where d.tenant_id = $1 and d.submission_key = $2 and d.numeric_id > $3::bigint
    order by d.numeric_id
    limit $4
  )
  union all (
    select f.numeric_id, f.step_seq, f.approved, f.comment, 'REFUSED', null, null
    from submission_refusals f
    where f.tenant_id = $5 and f.submission_key = $6 and f.numeric_id > $7::bigint
    order by f.numeric_id
    limit $8
  )
  union all (
    select p.numeric_id, p.step_seq, p.approved, p.comment, 'LOCKED', p.user_id, null
    from pending_decisions p
    where p.tenant_id = $9 and p.submission_key = $10 and p.numeric_id > $11::bigint
    order by p.numeric_id
    limit $12
  )
) e
join submissions s on s.tenant_id = $13 and s.submission_key = $14
left join tasks t on t.tenant_id = $15 and t.review_key = $16 and t.numeric_id = e.numeric_id
left join items i on i.tenant_id = $17
  and i.preparation_key = $18
  and i.principal_key = t.principal_key
  and i.entitlement_key = t.entitlement_key
order by e.numeric_id
limit $19;

-- verify.store.countLinesAfter
select (
  (select count(*) from decisions where tenant_id = $1 and submission_key = $2 and numeric_id > $3::bigint) + (
    select count(*)
    from submission_refusals
    where tenant_id = $4 and submission_key = $5 and numeric_id > $6::bigint
  ) + (select count(*) from pending_decisions where tenant_id = $7 and submission_key = $8 and numeric_id > $9::bigint)
)::int as n;
