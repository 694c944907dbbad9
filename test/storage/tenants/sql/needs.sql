-- needs.store.listNeeds
select r.campaign_id as "campaignId",
  jsonb_build_object(
    'unassigned',
      (
        select coalesce(sum(y.n), 0)
        from review_tallies y
        where y.tenant_id = $1
          and y.review_key = r.review_key
          and y.dimension = 'S'
          and y.key = 0
          and y.measure = 'O'
      ), 'reviewerGone',
      (
        select count(*)
        from task_events e
        where e.tenant_id = $2 and e.review_key = r.review_key and e.kind = 'REVIEWER_GONE'
      ), 'mailFailed',
      (
        select count(distinct o.user_id)::int
        from outbox o
        where o.tenant_id = $3
          and o.campaign_id in (r.campaign_id, '')
          and o.state = 'FAILED'
          and o.created_at >= r.opened_at
          and exists (
            select 1
            from reviewer_set_members m
            where m.tenant_id = $4 and m.user_id = o.user_id and m.review_key = r.review_key
          )
      )
  ) as needs,
  (
    select o.data
    from outbox o
    where o.tenant_id = $5 and o.campaign_id = r.campaign_id and o.kind = 'NEEDS_YOU'
    order by o.outbox_key desc
    limit 1
  ) as told
from reviews r
join (
  select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, review_key,
    completion_at, closed_at, held_reason
  from campaigns
  where state <> 'ACCESS_REVIEW_STATE_DELETED'
) c on c.tenant_id = r.tenant_id
  and c.campaign_id = r.campaign_id
  and c.review_key = r.review_key
where r.tenant_id = $6 and r.opened_at is not null and r.closing_at is null
order by r.campaign_id;
