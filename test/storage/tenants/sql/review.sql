-- review.store.findReview
select r.review_key::text as key, r.campaign_id as "campaignId", c.state as "campaignState",
  r.preparation_key::text as "preparationKey", r.first_number::text as "firstNumber",
  r.task_count as "taskCount", r.created_at as "createdAt", r.started_by as "startedBy",
  r.send_kickoff as "sendKickoff", r.confirmed_reject_count as "confirmedRejectCount",
  r.assigned_at::text as at, r.versions, r.phase, r.done::float8 as done, r.total::float8 as total,
  r.rule_failure_count as "ruleFailureCount", r.opened_at as "openedAt", r.closing_at as "closingAt",
  r.closed_by as "closedBy", r.close_decision as "closeDecision", r.close_comment as "closeComment",
  r.closed_at as "closedAt"
from reviews r
join (
  select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, review_key,
    completion_at, closed_at, held_reason
  from campaigns
  where state <> 'ACCESS_REVIEW_STATE_DELETED'
) c on c.tenant_id = r.tenant_id
  and c.campaign_id = r.campaign_id
  and c.review_key = r.review_key
where r.tenant_id = $1 and r.campaign_id = $2;

-- review.store.findReviewOfNumber
select r.review_key::text as key, r.campaign_id as "campaignId", c.state as "campaignState",
  r.preparation_key::text as "preparationKey", r.first_number::text as "firstNumber",
  r.task_count as "taskCount", r.created_at as "createdAt", r.started_by as "startedBy",
  r.send_kickoff as "sendKickoff", r.confirmed_reject_count as "confirmedRejectCount",
  r.assigned_at::text as at, r.versions, r.phase, r.done::float8 as done, r.total::float8 as total,
  r.rule_failure_count as "ruleFailureCount", r.opened_at as "openedAt", r.closing_at as "closingAt",
  r.closed_by as "closedBy", r.close_decision as "closeDecision", r.close_comment as "closeComment",
  r.closed_at as "closedAt"
from reviews r
join (
  select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, review_key,
    completion_at, closed_at, held_reason
  from campaigns
  where state <> 'ACCESS_REVIEW_STATE_DELETED'
) c on c.tenant_id = r.tenant_id
  and c.campaign_id = r.campaign_id
  and c.review_key = r.review_key
where r.tenant_id = $1
  and r.review_key = (
    select n.review_key
    from reviews n
    where n.tenant_id = $2 and n.first_number <= $3::bigint
    order by n.first_number desc, n.task_count desc
    limit 1
  )
  and $4::bigint < r.first_number + r.task_count;

-- review.store.lockReview
select 1
from reviews r
join (
  select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, review_key,
    completion_at, closed_at, held_reason
  from campaigns
  where state <> 'ACCESS_REVIEW_STATE_DELETED'
) c on c.tenant_id = r.tenant_id
  and c.campaign_id = r.campaign_id
  and c.review_key = r.review_key
where r.tenant_id = $1 and r.campaign_id = $2 for share of r;

select r.review_key::text as key, r.campaign_id as "campaignId", c.state as "campaignState",
  r.preparation_key::text as "preparationKey", r.first_number::text as "firstNumber",
  r.task_count as "taskCount", r.created_at as "createdAt", r.started_by as "startedBy",
  r.send_kickoff as "sendKickoff", r.confirmed_reject_count as "confirmedRejectCount",
  r.assigned_at::text as at, r.versions, r.phase, r.done::float8 as done, r.total::float8 as total,
  r.rule_failure_count as "ruleFailureCount", r.opened_at as "openedAt", r.closing_at as "closingAt",
  r.closed_by as "closedBy", r.close_decision as "closeDecision", r.close_comment as "closeComment",
  r.closed_at as "closedAt"
from reviews r
join (
  select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, review_key,
    completion_at, closed_at, held_reason
  from campaigns
  where state <> 'ACCESS_REVIEW_STATE_DELETED'
) c on c.tenant_id = r.tenant_id
  and c.campaign_id = r.campaign_id
  and c.review_key = r.review_key
where r.tenant_id = $1 and r.campaign_id = $2;
