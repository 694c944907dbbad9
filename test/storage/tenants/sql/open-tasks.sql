-- open-tasks.store.loadOpenTasks
with work as (
  select q.n, r.campaign_id, r.preparation_key, t.app_rank, count(*) as open
  from unnest($1::text[], $2::text[], $3::timestamptz[]) with ordinality as q (user_id, campaign_id, since, n)
  join reviewer_set_members m on m.tenant_id = $4 and m.user_id = q.user_id
  join (
    select r.tenant_id, r.review_key, r.campaign_id, r.preparation_key
    from reviews r
    join (
      select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, review_key,
        completion_at, closed_at, held_reason
      from campaigns
      where state <> 'ACCESS_REVIEW_STATE_DELETED'
    ) c on c.tenant_id = r.tenant_id
      and c.campaign_id = r.campaign_id
      and c.review_key = r.review_key
    where r.tenant_id = $5 and r.opened_at is not null and r.closing_at is null
  ) r on r.review_key = m.review_key
    and r.campaign_id = coalesce(q.campaign_id, r.campaign_id)
  join tasks t on t.tenant_id = $6
    and t.review_key = m.review_key
    and t.set_key = m.set_key
    and t.state = 'O'
    and t.step_since >= coalesce(q.since, t.step_since)
  group by q.n, r.campaign_id, r.preparation_key, t.app_rank
)
select w.n::int as n, w.campaign_id as "campaignId", coalesce(a.display_name, '') as "displayName",
  sum(w.open)::int as open
from work w
join preparation_entitlements e on e.tenant_id = $7
  and e.preparation_key = w.preparation_key
  and e.app_rank = w.app_rank
join entitlement_versions v on v.tenant_id = $8 and v.version = e.entitlement_version
left join apps a on a.tenant_id = $9 and a.app_id = v.app_id
group by w.n, w.campaign_id, v.app_id, a.display_name
order by w.n, w.campaign_id, open desc, a.display_name collate "C", v.app_id;
