-- audit-log.store.namesOf
select user_id as id, coalesce(nullif(display_name, ''), email) as name
from users
where tenant_id = $1 and user_id = any($2)
union all select app_id, display_name
from apps
where tenant_id = $3 and app_id = any($4)
union all select resource_id, display_name
from resources
where tenant_id = $5 and resource_id = any($6)
union all select entitlement_id, display_name
from entitlements
where tenant_id = $7 and entitlement_id = any($8)
union all select account_id, display_name
from accounts
where tenant_id = $9 and account_id = any($10)
union all select monitor_id, display_name
from conflict_monitors
where tenant_id = $11 and monitor_id = any($12)
union all select c.campaign_id, c.display_name
from (
  select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, review_key, completion_at,
    closed_at, held_reason
  from campaigns
  where state <> 'ACCESS_REVIEW_STATE_DELETED'
) c
where c.tenant_id = $13 and c.campaign_id = any($14);
