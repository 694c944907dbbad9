-- progress.store.listReviewers
with people as (select distinct user_id from reviewer_set_members where tenant_id = $1 and review_key = $2)
select p.user_id as "userId", coalesce(u.display_name, '') as "displayName",
  coalesce(u.status = 'ENABLED', false) as enabled, coalesce(o.n, 0)::float8 as "openCount",
  coalesce(s.n, 0)::float8 as "stagedCount", coalesce(a.answered, 0)::float8 as "decidedCount",
  coalesce(a.denied, 0)::float8 as "deniedCount", coalesce(f.choice_count, 0) as "choiceCount",
  coalesce(f.quick_count, 0) as "quickChoiceCount", a.last_at as "lastSubmittedAt",
  greatest(
    (
      select v.seen_at
      from review_visits v
      where v.tenant_id = $3 and v.review_key = $4 and v.user_id = p.user_id
    ),
      (
        select max(d.chosen_at)
        from pending_decisions d
        where d.tenant_id = $5 and d.user_id = p.user_id and d.review_key = $6
      ),
      (
        select max(d.submitted_at)
        from submissions d
        where d.tenant_id = $7 and d.user_id = p.user_id and d.review_key = $8
      )
  ) as "lastSeenAt",
  (
    select jsonb_build_object(
      'kind', o.kind, 'state', o.state, 'at', coalesce(o.ended_at, o.created_at), 'lastError', o.last_error
    )
    from outbox o
    join reviews r on r.tenant_id = o.tenant_id and r.review_key = $9
    where o.tenant_id = $10
      and o.user_id = p.user_id
      and o.campaign_id in (r.campaign_id, '')
      and o.created_at >= r.created_at
    order by o.outbox_key desc
    limit 1
  ) as "lastMail"
from people p
left join users u on u.tenant_id = $11 and u.user_id = p.user_id
left join (
  select m.user_id, sum(s.n) as n
  from (
    select key, measure, sum(n) as n
    from review_tallies
    where tenant_id = $12 and review_key = $13 and dimension = $14::"char"
    group by key, measure
    having sum(n) <> 0
  ) s
  join reviewer_set_members m on m.tenant_id = $15 and m.review_key = $16 and m.set_key = s.key
  group by m.user_id
) o on o.user_id = p.user_id
left join (
  select user_id, sum(approved_count + denied_count) as answered, sum(denied_count) as denied,
    max(submitted_at) filter (where approved_count + denied_count > 0) as last_at
  from submissions
  where tenant_id = $17 and review_key = $18
  group by user_id
) a on a.user_id = p.user_id
left join (
  select p.user_id, count(*) as n
  from pending_decisions p
  join tasks t on t.tenant_id = p.tenant_id
    and t.review_key = p.review_key
    and t.numeric_id = p.numeric_id
    and t.step_seq = p.step_seq
    and t.state = 'O'
  where p.tenant_id = $19 and p.review_key = $20 and p.submission_key is null
  group by p.user_id
) s on s.user_id = p.user_id
left join reviewer_speeds f on f.tenant_id = $21 and f.review_key = $22 and f.user_id = p.user_id
where true and true
order by coalesce(u.display_name, '') collate "C", p.user_id
limit $23;

-- progress.store.listApps
select *
from (
  select e.app_id as "appId", coalesce(max(a.display_name), '') as "displayName",
    sum(t.n) filter (where t.measure <> 'I')::float8 as "taskCount",
    coalesce(sum(t.n) filter (where t.measure in ('O', 'W')), 0)::float8 as "openCount",
    coalesce(sum(t.n) filter (where t.measure not in ('O', 'W', 'I')), 0)::float8 as "closedCount",
    coalesce(sum(t.n) filter (where t.measure like '_P'), 0)::float8 as "decidedCount",
    coalesce(sum(t.n) filter (where t.measure like 'D_'), 0)::float8 as "deniedCount"
  from (
    select key, measure, sum(n) as n
    from review_tallies
    where tenant_id = $1 and review_key = $2 and dimension = $3::"char"
    group by key, measure
    having sum(n) <> 0
  ) t
  join (
    select app_no, min(app_id) as app_id
    from (
      select p.app_rank, p.app_no, v.entitlement_id, v.app_id, v.display_name
      from preparation_entitlements p
      join entitlement_versions v on v.tenant_id = p.tenant_id and v.version = p.entitlement_version
      where p.tenant_id = $4 and p.preparation_key = $5
    ) e
    group by app_no
  ) e on e.app_no = t.key
  left join apps a on a.tenant_id = $6 and a.app_id = e.app_id
  group by e.app_id
) apps
where true
order by "displayName" collate "C", "appId"
limit $7;
