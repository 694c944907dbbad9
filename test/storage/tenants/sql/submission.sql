-- submission.store.findSubmission
select s.submission_key::text as key, s.review_key::text as "reviewKey", r.campaign_id as "campaignId",
  s.user_id as "userId", coalesce(u.display_name, '') as "userDisplayName", s.state, s.channel, s.comment,
  s.submitted_at as "submittedAt", s.deadline_at as "deadlineAt", s.finished_at as "finishedAt",
  s.submitted_count as "submittedCount", s.approved_count as "approvedCount",
  s.denied_count as "deniedCount", s.refused_count as "refusedCount",
  s.decisions_digest as "decisionsDigest", g.meaning, g.tsp_url as "tspUrl",
  g.step_up_provider_id as "stepUpProviderId", g.printed_name as "printedName", g.signed_at as "signedAt",
  g.stamped_at as "stampedAt", g.problem
from submissions s
join reviews r on r.tenant_id = s.tenant_id and r.review_key = s.review_key
left join submission_signatures g on g.tenant_id = s.tenant_id and g.submission_key = s.submission_key
left join users u on u.tenant_id = s.tenant_id and u.user_id = s.user_id
where s.tenant_id = $1 and s.submission_key = $2;

-- submission.store.listSubmissions
select s.submission_key::text as key, s.review_key::text as "reviewKey", r.campaign_id as "campaignId",
  s.user_id as "userId", coalesce(u.display_name, '') as "userDisplayName", s.state, s.channel, s.comment,
  s.submitted_at as "submittedAt", s.deadline_at as "deadlineAt", s.finished_at as "finishedAt",
  s.submitted_count as "submittedCount", s.approved_count as "approvedCount",
  s.denied_count as "deniedCount", s.refused_count as "refusedCount",
  s.decisions_digest as "decisionsDigest", g.meaning, g.tsp_url as "tspUrl",
  g.step_up_provider_id as "stepUpProviderId", g.printed_name as "printedName", g.signed_at as "signedAt",
  g.stamped_at as "stampedAt", g.problem
from submissions s
join reviews r on r.tenant_id = s.tenant_id and r.review_key = s.review_key
left join submission_signatures g on g.tenant_id = s.tenant_id and g.submission_key = s.submission_key
left join users u on u.tenant_id = s.tenant_id and u.user_id = s.user_id
where s.tenant_id = $1 and s.review_key = $2
order by s.submission_key desc
limit $3;

-- submission.store.countPending
select count(*)::int as n
from (
  select 1
  from pending_decisions p
  where p.tenant_id = $1 and p.user_id = $2 and p.review_key = $3 and p.submission_key is null
  limit $4
) as chosen;

-- submission.store.deleteSubmitted
delete from pending_decisions p
where p.tenant_id = $1 and p.user_id = $2 and p.review_key = $3 and p.numeric_id = any($4::bigint[]);

-- submission.store.listApprovedSteps
select distinct t.path_key as "pathKey", t.step_no as "stepNo"
from pending_decisions p
join tasks t on t.tenant_id = p.tenant_id and t.review_key = p.review_key and t.numeric_id = p.numeric_id
where p.tenant_id = $1
  and p.user_id = $2
  and p.review_key = $3
  and p.submission_key is null
  and p.approved
  and t.step_seq = p.step_seq
  and t.state = 'O';
