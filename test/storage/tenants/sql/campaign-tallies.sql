-- campaign-tallies.store.countByCampaign
with c as materialized (
  select c.campaign_id, c.review_key, c.held_reason, r.opened_at,
    case when r.opened_at is null then 0 else r.task_count end as task_count,
    case when r.opened_at is null then 0 else r.rule_failure_count end as rule_failure_count
  from (
    select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, review_key,
      completion_at, closed_at, held_reason
    from campaigns
    where state <> 'ACCESS_REVIEW_STATE_DELETED'
  ) c
  left join reviews r on r.tenant_id = c.tenant_id and r.review_key = c.review_key
  where c.tenant_id = $1 and c.campaign_id = any($2::text[])
),
  done as (
    select c.campaign_id, sum(t.n) filter (where t.measure in ('O', 'W')) as open,
      sum(t.n) filter (where t.measure like '_P') as decided,
      sum(t.n) filter (where t.measure = 'DP') as denied
    from c
    join review_tallies t on t.tenant_id = $3 and t.review_key = c.review_key and t.dimension = 'A'::"char"
    where c.opened_at is not null
    group by c.campaign_id
  ),
  sets as (
    select c.campaign_id, c.review_key, t.key, sum(t.n) as n
    from c
    join review_tallies t on t.tenant_id = $4 and t.review_key = c.review_key and t.dimension = 'S'::"char"
    where c.opened_at is not null
    group by c.campaign_id, c.review_key, t.key
    having sum(t.n) > 0
  ),
  unanswerable as (
    select s.campaign_id, bool_or(s.key = 0) as unassigned,
      bool_or(
        s.key > 0
          and not exists (
            select 1
            from reviewer_set_members m
            join users u on u.tenant_id = m.tenant_id and u.user_id = m.user_id
            where m.tenant_id = $5
              and m.review_key = s.review_key
              and m.set_key = s.key
              and u.status = 'ENABLED'
          )
      ) as inactive
    from sets s
    group by s.campaign_id
  )
select c.campaign_id as "campaignId", c.task_count as "taskCount",
  coalesce(d.open, 0)::float8 as "openCount", coalesce(d.decided, 0)::float8 as "decidedCount",
  coalesce(d.denied, 0)::float8 as "deniedCount",
  (
    (c.held_reason <> '')::int + (
      c.rule_failure_count > 0
    )::int + coalesce(x.unassigned, false)::int + coalesce(x.inactive, false)::int
  ) as "needsYouCount"
from c
left join done d on d.campaign_id = c.campaign_id
left join unanswerable x on x.campaign_id = c.campaign_id;
