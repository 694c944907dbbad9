-- mail-list.store.listMails
select o.outbox_key::text as key, o.kind, o.state, o.user_id as "userId",
  coalesce(u.display_name, '') as "displayName", coalesce(u.email, '') as email,
  o.campaign_id as "campaignId", coalesce(c.display_name, '') as "campaignName",
  o.created_at as "createdAt", o.due_at as "dueAt", o.ended_at as "endedAt", o.attempts,
  o.last_error as "lastError"
from outbox o
left join users u on u.tenant_id = o.tenant_id and u.user_id = o.user_id
left join (
  select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, review_key,
    completion_at, closed_at, held_reason
  from campaigns
  where state <> 'ACCESS_REVIEW_STATE_DELETED'
) c on c.tenant_id = o.tenant_id
  and c.campaign_id = o.campaign_id
where o.tenant_id = $1 and true
order by o.outbox_key desc
limit $2;

-- mail-list.store.findMail
select o.outbox_key::text as key, o.kind, o.state, o.user_id as "userId",
  coalesce(u.display_name, '') as "displayName", coalesce(u.email, '') as email,
  o.campaign_id as "campaignId", coalesce(c.display_name, '') as "campaignName",
  o.created_at as "createdAt", o.due_at as "dueAt", o.ended_at as "endedAt", o.attempts,
  o.last_error as "lastError"
from outbox o
left join users u on u.tenant_id = o.tenant_id and u.user_id = o.user_id
left join (
  select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, review_key,
    completion_at, closed_at, held_reason
  from campaigns
  where state <> 'ACCESS_REVIEW_STATE_DELETED'
) c on c.tenant_id = o.tenant_id
  and c.campaign_id = o.campaign_id
where o.tenant_id = $1 and o.outbox_key = $2::bigint;
