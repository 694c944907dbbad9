-- reviewer-facts.store.loadFactRows
select c.campaign_id, c.display_name, c.state, c.scope_type, c.policy_id, c.use_policy_override,
  c.scoping_version, c.scheduled_start_at, c.completion_at, c.auto_start, c.auto_close, c.template_id,
  c.created_by, c.created_at, c.updated_at, c.started_at, c.closed_at, c.sources_frozen_at,
  c.has_accuracy_support, c.expected_count, c.error_state, c.settings, c.scope, c.revision, c.is_closing,
  (
    select json_build_object('checkedAt', r.health_checked_at, 'phantomLockedCount', r.phantom_count)
    from reviews r
    where r.tenant_id = c.tenant_id and r.review_key = c.review_key and r.opened_at is not null
  ) as health,
  (
    select r.insights from reviews r where r.tenant_id = c.tenant_id and r.review_key = c.review_key
  ) as insights,
  coalesce(
    (
      select true
      from campaign_owners o
      where o.tenant_id = c.tenant_id and o.campaign_id = c.campaign_id and o.user_id = $1
    ), false
  ) as owned
from campaigns c
where c.tenant_id = $2 and c.campaign_id = $3 and c.state <> 'ACCESS_REVIEW_STATE_DELETED' and true;
