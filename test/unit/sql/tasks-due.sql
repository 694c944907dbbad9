-- Reviews with a step that is due
select r.campaign_id as "campaignId", r.review_key::text as "reviewKey"
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
  and c.state = 'ACCESS_REVIEW_STATE_OPEN'
  and r.closing_at is null
  and r.review_key = any(
    array(
      select distinct t.review_key
      from tasks t
      where t.tenant_id = $2 and t.step_due_at <= now() and t.step_due_at is not null and t.state <> 'C'
    )
  )
order by r.review_key;

-- Reviews that wait for a condition
select r.campaign_id as "campaignId", r.review_key::text as "reviewKey"
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
  and c.state = 'ACCESS_REVIEW_STATE_OPEN'
  and r.closing_at is null
  and exists (
    select 1
    from review_paths p
    where p.tenant_id = r.tenant_id and p.review_key = r.review_key and p.steps @? '$[*].wait.condition'
  )
order by r.review_key;

-- Tasks that wait for a condition
select max(numeric_id)::text as last
from (
  select t.numeric_id
  from tasks t
  where t.tenant_id = $1
    and t.review_key = $2
    and t.state = 'W'
    and (t.path_key, t.step_no) in (select * from unnest($3::int[], $4::int[]))
    and t.numeric_id > $5::bigint
  order by t.tenant_id, t.review_key, t.numeric_id
  limit $6
) next;

-- A reviewer set in which nobody is active
select r.campaign_id as "campaignId", r.review_key::text as "reviewKey", m.set_key as "setKey",
  array_agg(m.user_id order by m.user_id) as "userIds"
from reviews r
join (
  select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, review_key,
    completion_at, closed_at, held_reason
  from campaigns
  where state <> 'ACCESS_REVIEW_STATE_DELETED'
) c on c.tenant_id = r.tenant_id
  and c.campaign_id = r.campaign_id
  and c.review_key = r.review_key
join reviewer_set_members m on m.tenant_id = r.tenant_id and m.review_key = r.review_key
where r.tenant_id = $1 and c.state = 'ACCESS_REVIEW_STATE_OPEN' and r.closing_at is null
group by r.campaign_id, r.review_key, m.set_key, m.tenant_id
having not bool_or(
  exists (
    select 1
    from users u
    where u.tenant_id = m.tenant_id
      and u.user_id = m.user_id
      and u.status = 'ENABLED'
      and u.type = 'USER_TYPE_HUMAN'
  )
)
  and exists (
    select 1
    from tasks t
    where t.tenant_id = $2 and t.review_key = r.review_key and t.set_key = m.set_key and t.state = 'O'
  )
order by r.review_key, m.set_key
limit 1;
