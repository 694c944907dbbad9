-- task.store.findTasks
select t.numeric_id::text as "numericId", t.principal_key::text as "principalKey",
  t.entitlement_key::text as "entitlementKey", t.step_since as "stepSince", t.step_due_at as "stepDueAt",
  t.outcome_at as "outcomeAt", t.path_key as "pathKey", t.set_key as "setKey", t.step_no as "stepNo",
  t.step_seq as "stepSeq", t.run_no as "runNo", t.why, t.because, t.state, t.outcome,
  t.outcome_reason as "outcomeReason"
from tasks t
where t.tenant_id = $1 and t.review_key = $2 and t.numeric_id = any($3::bigint[])
order by t.numeric_id;

-- task.store.lockTasks
select t.numeric_id::text as "numericId", t.principal_key::text as "principalKey",
  t.entitlement_key::text as "entitlementKey", t.step_since as "stepSince", t.step_due_at as "stepDueAt",
  t.outcome_at as "outcomeAt", t.path_key as "pathKey", t.set_key as "setKey", t.step_no as "stepNo",
  t.step_seq as "stepSeq", t.run_no as "runNo", t.why, t.because, t.state, t.outcome,
  t.outcome_reason as "outcomeReason"
from tasks t
where t.tenant_id = $1 and t.review_key = $2 and t.numeric_id = any($3::bigint[])
order by t.numeric_id for update;
