-- preparation.store.beginPreparation
update campaigns
set state = $1, updated_at = now(), revision = revision + 1, held_reason = $2, preparation_key = $3,
  expected_count = $4, sources_frozen_at = $5, has_accuracy_support = $6
where tenant_id = $7 and campaign_id = $8 and state = $9;

-- preparation.store.beginPolicies
update campaigns
set state = $1, updated_at = now(), revision = revision + 1, held_reason = $2
where tenant_id = $3 and campaign_id = $4 and state = $5;

-- preparation.store.lockCampaignInState
select 1
from (
  select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, review_key, completion_at,
    closed_at, held_reason
  from campaigns
  where state <> 'ACCESS_REVIEW_STATE_DELETED'
) c
join preparations p on p.tenant_id = c.tenant_id and p.campaign_id = c.campaign_id
where p.tenant_id = $1 and p.preparation_key = $2 and c.preparation_key = $3 and c.state = $4 for share of c;

-- preparation.store.finishPolicies
update campaigns
set state = $1, updated_at = now(), revision = revision + 1, held_reason = $2
where tenant_id = $3 and campaign_id = $4 and state = $5;

select c.state,
  (
    c.auto_start
      and c.scheduled_start_at is not null
      and c.scheduled_start_at is distinct from c.start_tried_for
  ) as scheduled
from campaigns c
where c.tenant_id = $1 and c.campaign_id = $2;

-- preparation.store.finishPreparation
select c.state,
  (
    c.auto_start
      and c.scheduled_start_at is not null
      and c.scheduled_start_at is distinct from c.start_tried_for
  ) as scheduled
from campaigns c
where c.tenant_id = $1 and c.campaign_id = $2;

-- preparation.store.dropPreparation
update campaigns
set state = $1, updated_at = now(), revision = revision + 1, held_reason = $2,
  start_tried_for = case when scheduled_start_at <= now() then scheduled_start_at else start_tried_for end,
  preparation_key = $3, expected_count = $4, sources_frozen_at = $5, has_accuracy_support = $6
where tenant_id = $7 and campaign_id = $8 and state = $9;

-- preparation.store.deletePreparationRows
delete from items
where tenant_id = $1
  and preparation_key = $2
  and ctid = any(array(select ctid from items where tenant_id = $3 and preparation_key = $4 limit $5));
