-- my-review.store.findMyReviewRow
select r.campaign_id as id, c.display_name as "displayName", c.state, c.completion_at as "completionAt",
  r.opened_at as "openedAt", r.closed_at as "closedAt", r.closing_at as "closingAt",
  pr.frozen_at as "frozenAt",
  (
    select v.seen_at
    from review_visits v
    where v.tenant_id = $1 and v.review_key = r.review_key and v.user_id = $2
  ) as "seenAt",
  (
    select json_build_object('id', u.user_id, 'displayName', u.display_name)
    from users u
    where u.tenant_id = $3 and u.user_id = r.started_by
  ) as "startedBy",
  coalesce(
    (
      select sum(y.n)
      from review_tallies y
      where y.tenant_id = $4
        and y.review_key = r.review_key
        and y.dimension = 'S'
        and y.measure = 'O'
        and y.key in (
          select m.set_key
          from reviewer_set_members m
          where m.tenant_id = $5 and m.user_id = $6 and m.review_key = r.review_key
        )
    ), 0
  )::int as open, staged.approve, staged.deny, submitted.answered, submitted.denied,
  array(
    select distinct t.why
    from (
      select m.set_key
      from reviewer_set_members m
      where m.tenant_id = $7 and m.user_id = $8 and m.review_key = r.review_key
    ) m
    cross join lateral (
      select t.why
      from tasks t
      where t.tenant_id = $9 and t.review_key = r.review_key and t.set_key = m.set_key and t.state = 'O'
      limit 1
    ) t
    order by 1
  ) as whys
from reviews r
join (
  select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, review_key,
    completion_at, closed_at, held_reason
  from campaigns
  where state <> 'ACCESS_REVIEW_STATE_DELETED'
) c on c.tenant_id = r.tenant_id
  and c.campaign_id = r.campaign_id
  and c.review_key = r.review_key
join preparations pr on pr.tenant_id = r.tenant_id and pr.preparation_key = r.preparation_key
cross join lateral (
  select count(*) filter (where p.approved)::int as approve,
    count(*) filter (where not p.approved)::int as deny
  from pending_decisions p
  join tasks t on t.tenant_id = p.tenant_id
    and t.review_key = p.review_key
    and t.numeric_id = p.numeric_id
    and t.step_seq = p.step_seq
    and t.state = 'O'
  where p.tenant_id = $10 and p.user_id = $11 and p.review_key = r.review_key
) staged
cross join lateral (
  select coalesce(sum(s.approved_count + s.denied_count), 0)::int as answered,
    coalesce(sum(s.denied_count), 0)::int as denied
  from submissions s
  where s.tenant_id = $12 and s.user_id = $13 and s.review_key = r.review_key
) submitted
where r.tenant_id = $14
  and r.opened_at is not null
  and exists (
    select 1
    from reviewer_set_members m
    where m.tenant_id = r.tenant_id and m.user_id = $15 and m.review_key = r.review_key
  )
  and r.campaign_id = $16;
