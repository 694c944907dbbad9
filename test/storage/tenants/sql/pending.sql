-- pending.store.findPending
select p.numeric_id::text as number
from pending_decisions p
where p.tenant_id = $1 and p.user_id = $2 and p.review_key = $3 and p.numeric_id = any($4::bigint[]);

-- pending.store.findChosen
select p.numeric_id::text as number, p.step_seq as "stepSeq", p.approved, p.comment
from unnest($1::bigint[], $2::int[]) as t (numeric_id, step_seq)
join pending_decisions p on p.tenant_id = $3
  and p.user_id = $4
  and p.review_key = $5
  and p.numeric_id = t.numeric_id
  and p.step_seq = t.step_seq;

-- pending.store.listPending
select p.numeric_id::text as number, p.step_seq as "stepSeq", p.approved, p.comment,
  p.chosen_at as "chosenAt", (t.state <> 'O' or t.step_seq <> p.step_seq) as "isVoid",
  p.submission_key::text as "submissionKey", s.submitted_at as "submittedAt"
from pending_decisions p
join tasks t on t.tenant_id = p.tenant_id and t.review_key = p.review_key and t.numeric_id = p.numeric_id
left join submissions s on s.tenant_id = p.tenant_id and s.submission_key = p.submission_key
where p.tenant_id = $1 and p.user_id = $2 and p.review_key = $3 and p.numeric_id > $4::bigint
order by p.numeric_id
limit $5;

-- pending.store.listAssigned
select t.numeric_id::text as number, t.step_seq as "stepSeq"
from reviewer_set_members m
join tasks t on t.tenant_id = m.tenant_id
  and t.review_key = m.review_key
  and t.set_key = m.set_key
  and t.state = 'O'
where m.tenant_id = $1 and m.user_id = $2 and m.review_key = $3 and t.numeric_id > $4::bigint and true
order by t.numeric_id
limit $5;

-- pending.store.countAssigned
select count(*)::int as n
from reviewer_set_members m
join tasks t on t.tenant_id = m.tenant_id
  and t.review_key = m.review_key
  and t.set_key = m.set_key
  and t.state = 'O'
where m.tenant_id = $1 and m.user_id = $2 and m.review_key = $3 and t.numeric_id > $4::bigint and true;

-- pending.store.deletePending
select p.numeric_id::text as number, p.submission_key is not null as "isLocked"
from pending_decisions p
where p.tenant_id = $1 and p.user_id = $2 and p.review_key = $3 and p.numeric_id = any($4::bigint[])
order by p.numeric_id for update;

delete from pending_decisions p
where p.tenant_id = $1
  and p.user_id = $2
  and p.review_key = $3
  and p.numeric_id = any($4::bigint[])
  and p.submission_key is null;
