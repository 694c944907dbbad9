-- listPolicyUsers
select kind, name, count(*) over ()::int as count
from (
  select p, 'app', app_id, display_name
  from apps, unnest(array[certify_policy_id, grant_policy_id, revoke_policy_id]) as p
  where tenant_id = $1 and p = any($2::text[])
  union
  select p, 'entitlement', entitlement_id, display_name
  from entitlements, unnest(array[certify_policy_id, grant_policy_id, revoke_policy_id]) as p
  where tenant_id = $3 and p = any($4::text[])
  union
  select p #>> '{}', 'policy', policy_id, display_name
  from policies, jsonb_path_query(steps, '$.*.steps[*].approval.escalation.replacePolicy.policyId') as p
  where tenant_id = $5 and deleted_at is null and p #>> '{}' = any($6::text[]) and p #>> '{}' <> policy_id
  union
  select c.policy_id, 'campaign', c.campaign_id, coalesce(nullif(c.display_name, ''), c.campaign_id)
  from (
    select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, review_key,
      completion_at, closed_at, held_reason
    from campaigns
    where state <> 'ACCESS_REVIEW_STATE_DELETED'
  ) c
  where c.tenant_id = $7 and c.closed_at is null and c.policy_id = any($8::text[])
  union
  select e.policy_id, 'campaign', c.campaign_id, coalesce(nullif(c.display_name, ''), c.campaign_id)
  from (
    select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, review_key,
      completion_at, closed_at, held_reason
    from campaigns
    where state <> 'ACCESS_REVIEW_STATE_DELETED'
  ) c
  join campaign_selections s on s.tenant_id = c.tenant_id and s.campaign_id = c.campaign_id
  join selection_entries e on e.tenant_id = s.tenant_id and e.set_id = s.set_id
  where c.tenant_id = $9 and c.closed_at is null and e.policy_id = any($10::text[])
  union
  select p.policy_id, 'campaign', c.campaign_id, coalesce(nullif(c.display_name, ''), c.campaign_id)
  from (
    select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, review_key,
      completion_at, closed_at, held_reason
    from campaigns
    where state <> 'ACCESS_REVIEW_STATE_DELETED'
  ) c
  join preparation_entitlements p on p.tenant_id = c.tenant_id and p.preparation_key = c.preparation_key
  where c.tenant_id = $11 and c.closed_at is null and p.policy_id = any($12::text[])
) as users (policy_id, kind, id, name)
order by kind, name
limit $13;
