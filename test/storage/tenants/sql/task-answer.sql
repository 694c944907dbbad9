-- task-answer.store.listLocked
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
  limit $6
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
  order by t.numeric_id
) tasks
group by "stepSince", "stepDueAt", "outcomeAt", "pathKey", "setKey", "stepNo", "stepSeq", "runNo", why,
  because, state, outcome, "outcomeReason";
