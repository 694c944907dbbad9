-- task-history.store.findDecisions
select x.numeric_id::text as "numericId", x.step_seq as "stepSeq", x.step_no as "stepNo",
  x.run_no as "runNo", x.path_key as "pathKey", x.set_key as "setKey", x.why, x.because,
  x.step_since as "stepSince", x.user_id as "userId", x.on_behalf_of as "onBehalfOf", x.approved, x.comment,
  x.decided_at as "decidedAt", x.submission_key::text as "submissionKey", s.submitted_at as "submittedAt",
  coalesce(nullif(g.step_up_transaction_id, ''), s.step_up_transaction_id) as "stepUpTransactionId",
  g.signed_at as "signedAt", g.printed_name as "printedName", g.meaning
from decisions x
join submissions s on s.tenant_id = x.tenant_id and s.submission_key = x.submission_key
left join submission_signatures g on g.tenant_id = x.tenant_id and g.submission_key = x.submission_key
where x.tenant_id = $1 and x.review_key = $2 and x.numeric_id = any($3::bigint[])
order by x.numeric_id, x.step_seq;

-- task-history.store.findEvents
select x.numeric_id::text as "numericId", x.step_seq as "stepSeq", x.step_no as "stepNo",
  x.run_no as "runNo", x.path_key as "pathKey", x.set_key as "setKey", x.why, x.because,
  x.step_since as "stepSince", x.event_id::text as "eventId", x.at, x.kind, x.user_id as "userId",
  x.comment, x.detail
from task_events x
where x.tenant_id = $1 and x.review_key = $2 and x.numeric_id = any($3::bigint[])
order by x.numeric_id, x.event_id;

-- task-history.store.loadHistories
select x.numeric_id::text as "numericId", x.step_seq as "stepSeq", x.step_no as "stepNo",
  x.run_no as "runNo", x.path_key as "pathKey", x.set_key as "setKey", x.why, x.because,
  x.step_since as "stepSince", x.user_id as "userId", x.on_behalf_of as "onBehalfOf", x.approved, x.comment,
  x.decided_at as "decidedAt", x.submission_key::text as "submissionKey", s.submitted_at as "submittedAt",
  coalesce(nullif(g.step_up_transaction_id, ''), s.step_up_transaction_id) as "stepUpTransactionId",
  g.signed_at as "signedAt", g.printed_name as "printedName", g.meaning
from decisions x
join submissions s on s.tenant_id = x.tenant_id and s.submission_key = x.submission_key
left join submission_signatures g on g.tenant_id = x.tenant_id and g.submission_key = x.submission_key
where x.tenant_id = $1 and x.review_key = $2 and x.numeric_id = any($3::bigint[])
order by x.numeric_id, x.step_seq;

select x.numeric_id::text as "numericId", x.step_seq as "stepSeq", x.step_no as "stepNo",
  x.run_no as "runNo", x.path_key as "pathKey", x.set_key as "setKey", x.why, x.because,
  x.step_since as "stepSince", x.event_id::text as "eventId", x.at, x.kind, x.user_id as "userId",
  x.comment, x.detail
from task_events x
where x.tenant_id = $1 and x.review_key = $2 and x.numeric_id = any($3::bigint[])
order by x.numeric_id, x.event_id;
