-- close.store.lockClosing
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
where r.tenant_id = $1
  and r.review_key = $2
  and r.closing_at is not null
  and r.closed_at is null
  and c.state = 'ACCESS_REVIEW_STATE_OPEN' for share of r;

-- close.store.finishClose
update campaigns
set state = $1, updated_at = now(), revision = revision + 1, held_reason = $2, is_closing = false,
  closed_at = $3
where tenant_id = $4 and campaign_id = $5 and state = $6;
