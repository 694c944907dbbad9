-- policy.store.findPolicy
select policy_id as id, display_name as "displayName", description, policy_type as "policyType",
  steps as "policySteps", rules, post_actions as "postActions",
  reassign_tasks_to_delegates as "reassignTasksToDelegates", annotations,
  builtin is not null as "systemBuiltin", created_at as "createdAt", updated_at as "updatedAt",
  deleted_at as "deletedAt"
from policies
where tenant_id = $1 and policy_id = $2 and deleted_at is null;

-- policy.store.lockPolicy
select policy_id as id, display_name as "displayName", description, policy_type as "policyType",
  steps as "policySteps", rules, post_actions as "postActions",
  reassign_tasks_to_delegates as "reassignTasksToDelegates", annotations,
  builtin is not null as "systemBuiltin", created_at as "createdAt", updated_at as "updatedAt",
  deleted_at as "deletedAt"
from policies
where tenant_id = $1 and policy_id = $2 and deleted_at is null for update;

-- policy.store.listPolicies
select policy_id as id, display_name as "displayName", description, policy_type as "policyType",
  steps as "policySteps", rules, post_actions as "postActions",
  reassign_tasks_to_delegates as "reassignTasksToDelegates", annotations,
  builtin is not null as "systemBuiltin", created_at as "createdAt", updated_at as "updatedAt",
  deleted_at as "deletedAt"
from policies
where tenant_id = $1 and policy_id > $2 and deleted_at is null and policy_id = any($3::text[])
order by policy_id
limit $4;

-- policy.store.updatePolicy
update policies
set display_name = $1, description = $2, steps = $3::jsonb, rules = $4::jsonb, post_actions = $5::jsonb,
  reassign_tasks_to_delegates = $6, annotations = $7::jsonb, updated_at = now()
where tenant_id = $8 and policy_id = $9 and deleted_at is null
returning policy_id as id, display_name as "displayName", description, policy_type as "policyType",
  steps as "policySteps", rules, post_actions as "postActions",
  reassign_tasks_to_delegates as "reassignTasksToDelegates", annotations,
  builtin is not null as "systemBuiltin", created_at as "createdAt", updated_at as "updatedAt",
  deleted_at as "deletedAt";

-- policy.store.countPolicyUsers
select p.policy_id as "policyId", count(*) filter (where u.kind = $1)::int as "campaignCount",
  count(*) filter (where u.kind = $2)::int as "appCount",
  count(*) filter (where u.kind = $3)::int as "entitlementCount",
  count(*) filter (where u.kind = $4)::int as "policyCount"
from policies p
left join (
  select policy_id, kind
  from (
    select p, 'app', app_id, display_name
    from apps, unnest(array[certify_policy_id, grant_policy_id, revoke_policy_id]) as p
    where tenant_id = $5 and p = any($6::text[])
    union
    select p, 'entitlement', entitlement_id, display_name
    from entitlements, unnest(array[certify_policy_id, grant_policy_id, revoke_policy_id]) as p
    where tenant_id = $7 and p = any($8::text[])
    union
    select p #>> '{}', 'policy', policy_id, display_name
    from policies, jsonb_path_query(steps, '$.*.steps[*].approval.escalation.replacePolicy.policyId') as p
    where tenant_id = $9 and deleted_at is null and p #>> '{}' = any($10::text[]) and p #>> '{}' <> policy_id
    union
    select c.policy_id, 'campaign', c.campaign_id, coalesce(nullif(c.display_name, ''), c.campaign_id)
    from (
      select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, review_key,
        completion_at, closed_at, held_reason
      from campaigns
      where state <> 'ACCESS_REVIEW_STATE_DELETED'
    ) c
    where c.tenant_id = $11 and c.closed_at is null and c.policy_id = any($12::text[])
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
    where c.tenant_id = $13 and c.closed_at is null and e.policy_id = any($14::text[])
    union
    select p.policy_id, 'campaign', c.campaign_id, coalesce(nullif(c.display_name, ''), c.campaign_id)
    from (
      select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, review_key,
        completion_at, closed_at, held_reason
      from campaigns
      where state <> 'ACCESS_REVIEW_STATE_DELETED'
    ) c
    join preparation_entitlements p on p.tenant_id = c.tenant_id and p.preparation_key = c.preparation_key
    where c.tenant_id = $15 and c.closed_at is null and p.policy_id = any($16::text[])
  ) as users (policy_id, kind, id, name)
) u on u.policy_id = p.policy_id
where p.tenant_id = $17 and p.policy_id = any($18::text[]) and p.deleted_at is null
group by p.policy_id
order by p.policy_id;

-- policy.store.loadPolicies
select policy_id as id, display_name as "displayName", description, policy_type as "policyType",
  steps as "policySteps", rules, post_actions as "postActions",
  reassign_tasks_to_delegates as "reassignTasksToDelegates", annotations,
  builtin is not null as "systemBuiltin", created_at as "createdAt", updated_at as "updatedAt",
  deleted_at as "deletedAt"
from policies
where tenant_id = $1 and policy_id = any($2::text[]);

-- policy.store.policiesReplacedBy
with recursive reached (start, policy_id) as (
  select id, id
  from unnest($1::text[]) as id
  union
  select r.start, next #>> '{}'
  from reached r
  join policies p on p.tenant_id = $2 and p.policy_id = r.policy_id and p.deleted_at is null,
    jsonb_path_query(p.steps, '$.*.steps[*].approval.escalation.replacePolicy.policyId') as next
  where r.policy_id <> $3
)
select distinct start as id
from reached
where policy_id = $4;

-- policy.store.insertPolicy
insert into policies (
  tenant_id, policy_id, display_name, description, policy_type, steps, rules, post_actions,
    reassign_tasks_to_delegates, annotations
)
values ($1, $2, $3, $4, $5, $6::jsonb, $7::jsonb, $8::jsonb, $9, $10::jsonb)
returning policy_id as id, display_name as "displayName", description, policy_type as "policyType",
  steps as "policySteps", rules, post_actions as "postActions",
  reassign_tasks_to_delegates as "reassignTasksToDelegates", annotations,
  builtin is not null as "systemBuiltin", created_at as "createdAt", updated_at as "updatedAt",
  deleted_at as "deletedAt";
