-- answer.store.insertDecisions
with t as materialized (
  select * from tasks where tenant_id = $1 and review_key = $2::bigint and numeric_id = any($3::bigint[])
),
  m as materialized (
    select set_key, on_behalf_of
    from reviewer_set_members
    where tenant_id = $4 and user_id = $5 and review_key = $6::bigint and set_key in (select set_key from t)
  )
insert into decisions (
  tenant_id, review_key, numeric_id, step_seq, step_no, run_no, path_key, user_id, on_behalf_of, approved,
    comment, decided_at, submission_key, set_key, why, because, step_since, relations, chosen_at,
    chosen_with
)
select t.tenant_id, t.review_key, t.numeric_id, t.step_seq, t.step_no, t.run_no, t.path_key, $7,
  m.on_behalf_of, p.approved, p.comment, now(), $8::bigint, t.set_key, t.why, t.because, t.step_since,
  q.relations, p.chosen_at, p.chosen_with
from unnest($9::bigint[], $10::int[]) as q (numeric_id, relations)
join (
  select $11::bigint as numeric_id, $12::boolean as approved, $13::text as comment, now() as chosen_at,
    1 as chosen_with
) p on p.numeric_id = q.numeric_id
join t on t.numeric_id = q.numeric_id
left join m on m.set_key = t.set_key;
