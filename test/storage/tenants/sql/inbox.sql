-- inbox.store.listMyTasks
select t.numeric_id::text as "numericId", t.principal_key::text as "principalKey",
  t.entitlement_key::text as "entitlementKey", t.step_since as "stepSince", t.step_due_at as "stepDueAt",
  t.outcome_at as "outcomeAt", t.path_key as "pathKey", t.set_key as "setKey", t.step_no as "stepNo",
  t.step_seq as "stepSeq", t.run_no as "runNo", t.why, t.because, t.state, t.outcome,
  t.outcome_reason as "outcomeReason", array[t.numeric_id::text] as "sortKey"
from reviewer_set_members m
cross join lateral (
  select *
  from tasks t
  where t.tenant_id = $1 and t.review_key = $2 and t.set_key = m.set_key and t.state = 'O' and true and true
  order by t.numeric_id
  limit $3
) t
where m.tenant_id = $4 and m.user_id = $5 and m.review_key = $6
order by t.numeric_id
limit $7;
