-- begin-start.store.checkOwnersAndDate
select exists (
  select 1 from users u where u.tenant_id = $1 and u.user_id = any($2::text[]) and u.status = 'ENABLED'
) as "hasOwner", coalesce($3::timestamptz <= now(), false) as "isPast";

-- begin-start.store.giveUpReview
update campaigns
set state = $1, updated_at = now(), revision = revision + 1, held_reason = $2, review_key = $3
where tenant_id = $4 and campaign_id = $5 and state = $6;

-- begin-start.store.openReview
update campaigns
set state = $1, updated_at = now(), revision = revision + 1, held_reason = $2, started_at = $3
where tenant_id = $4 and campaign_id = $5 and state = $6;

-- begin-start.store.lockStartingCampaign
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
where r.tenant_id = $1 and r.review_key = $2 and c.state = 'ACCESS_REVIEW_STATE_STARTING' for share of c;

-- begin-start.store.deleteReviewRows
delete from tasks
where tenant_id = $1
  and review_key = $2
  and ctid = any(array(select ctid from tasks where tenant_id = $3 and review_key = $4 limit $5));
