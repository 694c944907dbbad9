-- listPolicyUsers
select kind, name, count(*) over ()::int as count
from (
  select 'app', app_id, display_name
  from apps
  where tenant_id = $1 and $2 in (certify_policy_id, grant_policy_id, revoke_policy_id)
  union
  select 'entitlement', entitlement_id, display_name
  from entitlements
  where tenant_id = $3 and $4 in (certify_policy_id, grant_policy_id, revoke_policy_id)
  union
  select 'policy', policy_id, display_name
  from policies
  where tenant_id = $5
    and policy_id <> $6
    and deleted_at is null
    and jsonb_path_query_array(steps, '$.*.steps[*].approval.escalation.replacePolicy.policyId') ? $7
  union
  select 'campaign', c.campaign_id, coalesce(nullif(c.display_name, ''), c.campaign_id)
  from (
    select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, review_key,
      completion_at, closed_at, held_reason
    from campaigns
    where state <> 'ACCESS_REVIEW_STATE_DELETED'
  ) c
  where c.tenant_id = $8
    and c.closed_at is null
    and (
      c.policy_id = $9
        or exists (
          select 1
          from campaign_selections s
          join selection_entries e on e.tenant_id = s.tenant_id and e.set_id = s.set_id and e.policy_id = $10
          where s.tenant_id = c.tenant_id and s.campaign_id = c.campaign_id
        )
    )
  union
  select 'campaign', c.campaign_id, coalesce(nullif(c.display_name, ''), c.campaign_id)
  from (
    select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, review_key,
      completion_at, closed_at, held_reason
    from campaigns
    where state <> 'ACCESS_REVIEW_STATE_DELETED'
  ) c
  where c.tenant_id = $11
    and c.closed_at is null
    and exists (
      select 1
      from preparation_entitlements p
      where p.tenant_id = c.tenant_id and p.preparation_key = c.preparation_key and p.policy_id = $12
    )
) as users (kind, id, name)
order by kind, name
limit $13;
