-- Totals of a review
select measure, sum(n)::float8 as n
from (
  select key, measure, sum(n) as n
  from review_tallies
  where tenant_id = $1 and review_key = $2 and dimension = $3::"char"
  group by key, measure
  having sum(n) <> 0
) t
group by measure;

-- Totals of campaigns
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

-- Open tasks that came to the owners
select count(*)::float8 as n from tasks where tenant_id = $1 and review_key = $2 and state = 'O' and why = 13;

-- Tasks that nobody can answer
select coalesce(sum(s.n) filter (where s.key = 0), 0)::float8 as unassigned,
  coalesce(
    sum(s.n) filter (
      where s.key > 0
        and not exists (
          select 1
          from reviewer_set_members m
          join users u on u.tenant_id = m.tenant_id and u.user_id = m.user_id
          where m.tenant_id = $1 and m.review_key = $2 and m.set_key = s.key and u.status = 'ENABLED'
        )
    ), 0
  )::float8 as inactive
from (
  select key, measure, sum(n) as n
  from review_tallies
  where tenant_id = $3 and review_key = $4 and dimension = $5::"char"
  group by key, measure
  having sum(n) <> 0
) s;

-- Tasks without a reviewer
select coalesce(sum(n), 0)::float8 as n
from (
  select key, measure, sum(n) as n
  from review_tallies
  where tenant_id = $1 and review_key = $2 and dimension = $3::"char"
  group by key, measure
  having sum(n) <> 0
) s
where key = 0;

-- Reviewers who are away
select o.user_id as "userId", u.display_name as "displayName", o.n::float8 as "openCount",
  coalesce(i.display_name, '') as "standIn", d.expires_at as until
from (
  select m.user_id, sum(s.n) as n
  from (
    select key, measure, sum(n) as n
    from review_tallies
    where tenant_id = $1 and review_key = $2 and dimension = $3::"char"
    group by key, measure
    having sum(n) <> 0
  ) s
  join reviewer_set_members m on m.tenant_id = $4 and m.review_key = $5 and m.set_key = s.key
  group by m.user_id
) o
join user_delegations d on d.tenant_id = $6
  and d.user_id = o.user_id
  and d.starts_at <= now()
  and coalesce(d.expires_at > now(), true)
join users u on u.tenant_id = $7 and u.user_id = o.user_id and u.status = 'ENABLED'
left join users i on i.tenant_id = $8 and i.user_id = d.delegated_user_id
where o.n > 0
order by o.n desc, o.user_id
limit $9;

-- Reviewers who have not opened it for a week
select o.user_id as "userId", late.display_name as "displayName", o.n::float8 as "openCount",
  late.seen_at as "seenAt",
  (
    select count(*)::int
    from outbox x
    where x.tenant_id = $1
      and x.user_id = o.user_id
      and x.campaign_id in (late.campaign_id, '')
      and x.kind in ('REMINDER', 'REMINDER_NOW')
      and x.state = 'SENT'
      and x.created_at > coalesce(late.seen_at, late.opened_at)
  ) as "reminderCount"
from (
  select o.user_id, o.n
  from (
    select m.user_id, sum(s.n) as n
    from (
      select key, measure, sum(n) as n
      from review_tallies
      where tenant_id = $2 and review_key = $3 and dimension = $4::"char"
      group by key, measure
      having sum(n) <> 0
    ) s
    join reviewer_set_members m on m.tenant_id = $5 and m.review_key = $6 and m.set_key = s.key
    group by m.user_id
  ) o
  where o.n > 0
    and exists (
      select 1
      from reviews r
      where r.tenant_id = $7
        and r.review_key = $8
        and r.closing_at is null
        and r.opened_at < now() - interval '7 days'
    )
  order by o.n desc, o.user_id offset 0
) o
cross join lateral (
  select u.display_name, r.campaign_id, r.opened_at, v.seen_at
  from reviews r
  join users u on u.tenant_id = $9 and u.user_id = o.user_id and u.status = 'ENABLED'
  cross join lateral (
    select greatest(
      (
        select v.seen_at
        from review_visits v
        where v.tenant_id = $10 and v.review_key = $11 and v.user_id = o.user_id
      ),
        (
          select max(d.chosen_at)
          from pending_decisions d
          where d.tenant_id = $12 and d.user_id = o.user_id and d.review_key = $13
        ),
        (
          select max(d.submitted_at)
          from submissions d
          where d.tenant_id = $14 and d.user_id = o.user_id and d.review_key = $15
        )
    ) as seen_at
  ) v
  where r.tenant_id = $16
    and r.review_key = $17
    and coalesce(v.seen_at < now() - interval '7 days', true)
    and not exists (
      select 1
      from user_delegations d
      where d.tenant_id = $18
        and d.user_id = o.user_id
        and d.starts_at <= now()
        and coalesce(d.expires_at > now(), true)
    )
    and exists (
      select 1
      from reviewer_set_members m
      join tasks t on t.tenant_id = $19
        and t.review_key = $20
        and t.set_key = m.set_key
        and t.state = 'O'
        and t.step_since < now() - interval '7 days'
      where m.tenant_id = $21 and m.review_key = $22 and m.user_id = o.user_id
    )
  limit 1
) late
order by o.n desc, o.user_id
limit $23;

-- Tasks closed in the last week
select now() as now,
  coalesce(sum(t.n) filter (where t.key > extract(epoch from now() - interval '7 days')), 0)::float8 as closed
from (
  select key, measure, sum(n) as n
  from review_tallies
  where tenant_id = $1 and review_key = $2 and dimension = $3::"char"
  group by key, measure
  having sum(n) <> 0
) t;

-- Reviewers without mail
select (
  select count(distinct o.user_id)::int
  from outbox o
  where o.tenant_id = $1
    and o.campaign_id in (r.campaign_id, '')
    and o.state = 'FAILED'
    and o.created_at >= r.opened_at
    and exists (
      select 1
      from reviewer_set_members m
      where m.tenant_id = $2 and m.user_id = o.user_id and m.review_key = r.review_key
    )
) as n
from reviews r
where r.tenant_id = $3 and r.review_key = $4;

-- Work of reviewers
select coalesce(sum(a.answered), 0)::float8 as answered, coalesce(sum(s.n), 0)::float8 as staged,
  count(s.n)::int as "stagedBy",
  (select count(*)::int from submissions where tenant_id = $1 and review_key = $2) as submissions,
  count(*) filter (where o.n > 0)::int as reviewers,
  count(*) filter (where (o.n > 0 and coalesce(a.answered, 0) = 0 and s.n is null))::int as "notBegun"
from (
  select m.user_id, sum(s.n) as n
  from (
    select key, measure, sum(n) as n
    from review_tallies
    where tenant_id = $3 and review_key = $4 and dimension = $5::"char"
    group by key, measure
    having sum(n) <> 0
  ) s
  join reviewer_set_members m on m.tenant_id = $6 and m.review_key = $7 and m.set_key = s.key
  group by m.user_id
) o
full join (
  select user_id, sum(approved_count + denied_count) as answered, sum(denied_count) as denied,
    max(submitted_at) filter (where approved_count + denied_count > 0) as last_at
  from submissions
  where tenant_id = $8 and review_key = $9
  group by user_id
) a on a.user_id = o.user_id
full join (
  select p.user_id, count(*) as n
  from pending_decisions p
  join tasks t on t.tenant_id = p.tenant_id
    and t.review_key = p.review_key
    and t.numeric_id = p.numeric_id
    and t.step_seq = p.step_seq
    and t.state = 'O'
  where p.tenant_id = $10 and p.review_key = $11 and p.submission_key is null
  group by p.user_id
) s on s.user_id = coalesce(o.user_id, a.user_id);

-- Reviewers by open tasks
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
where (o.n > 0 and coalesce(a.answered, 0) = 0 and s.n is null)
  and (
    -coalesce(o.n, 0), coalesce(u.display_name, '') collate "C", p.user_id
  ) > (-$23::bigint, $24::text collate "C", $25::text)
order by -coalesce(o.n, 0), coalesce(u.display_name, '') collate "C", p.user_id
limit $26;

-- Reviewers by name
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
where true and (coalesce(u.display_name, '') collate "C", p.user_id) > ($23::text collate "C", $24::text)
order by coalesce(u.display_name, '') collate "C", p.user_id
limit $25;

-- Apps
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
where ("displayName" collate "C", "appId") > ($7::text collate "C", $8::text)
order by "displayName" collate "C", "appId"
limit $9;

-- Apps with the most open tasks
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
where (-"openCount", "displayName" collate "C", "appId") > (-$7::float8, $8::text collate "C", $9::text)
order by -"openCount", "displayName" collate "C", "appId"
limit $10;

-- Remind everybody with open tasks
insert into outbox (tenant_id, kind, user_id, campaign_id, once_key, data, gathers, due_at)
select $1, $2::text, p.user_id, $3::text, concat_ws(' ', $4::text, $5::text, p.user_id, $6::text),
  $7::jsonb, $8, now() + make_interval(secs => $9)
from (
  select distinct m.user_id
  from reviewer_set_members m
  where m.tenant_id = $10
    and m.review_key = any($11::bigint[])
    and exists (
      select 1
      from tasks t
      where t.tenant_id = $12 and t.review_key = m.review_key and t.set_key = m.set_key and t.state = 'O'
    )
) p
on conflict (tenant_id, once_key) do nothing;

-- When tasks were closed
select key::float8 as at, measure, n::float8 as n
from (
  select key, measure, sum(n) as n
  from review_tallies
  where tenant_id = $1 and review_key = $2 and dimension = $3::"char"
  group by key, measure
  having sum(n) <> 0
) t
order by key, measure;

-- What is open
select coalesce(sum(a.answered), 0)::float8 as answered, coalesce(sum(s.n), 0)::float8 as staged,
  count(s.n)::int as "stagedBy",
  (select count(*)::int from submissions where tenant_id = $1 and review_key = $2) as submissions,
  count(*) filter (where o.n > 0)::int as reviewers,
  count(*) filter (where (o.n > 0 and coalesce(a.answered, 0) = 0 and s.n is null))::int as "notBegun"
from (
  select m.user_id, sum(s.n) as n
  from (
    select key, measure, sum(n) as n
    from review_tallies
    where tenant_id = $3 and review_key = $4 and dimension = $5::"char"
    group by key, measure
    having sum(n) <> 0
  ) s
  join reviewer_set_members m on m.tenant_id = $6 and m.review_key = $7 and m.set_key = s.key
  group by m.user_id
) o
full join (
  select user_id, sum(approved_count + denied_count) as answered, sum(denied_count) as denied,
    max(submitted_at) filter (where approved_count + denied_count > 0) as last_at
  from submissions
  where tenant_id = $8 and review_key = $9
  group by user_id
) a on a.user_id = o.user_id
full join (
  select p.user_id, count(*) as n
  from pending_decisions p
  join tasks t on t.tenant_id = p.tenant_id
    and t.review_key = p.review_key
    and t.numeric_id = p.numeric_id
    and t.step_seq = p.step_seq
    and t.state = 'O'
  where p.tenant_id = $10 and p.review_key = $11 and p.submission_key is null
  group by p.user_id
) s on s.user_id = coalesce(o.user_id, a.user_id);

select id, name as "displayName", n::float8 as "itemCount"
from (
  select e.app_id as id, coalesce(max(a.display_name), '') as name, sum(t.n) as n
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
    and t.measure in ('O', 'W')
  left join apps a on a.tenant_id = $6 and a.app_id = e.app_id
  group by e.app_id
) c
where n > 0
order by n desc, name collate "C", id
limit $7;

select id, name as "displayName", n::float8 as "itemCount"
from (
  select e.entitlement_id as id, e.display_name as name, t.n
  from (
    select app_rank, count(*) as n
    from tasks
    where tenant_id = $1 and review_key = $2 and state <> 'C'
    group by app_rank
  ) t
  join (
    select p.app_rank, p.app_no, v.entitlement_id, v.app_id, v.display_name
    from preparation_entitlements p
    join entitlement_versions v on v.tenant_id = p.tenant_id and v.version = p.entitlement_version
    where p.tenant_id = $3 and p.preparation_key = $4
  ) e on e.app_rank = t.app_rank
) c
where n > 0
order by n desc, name collate "C", id
limit $5;

select id, name as "displayName", n::float8 as "itemCount"
from (
  select c.user_id as id, coalesce(u.display_name, '') as name, c.n
  from (
    select m.user_id, sum(s.n) as n
    from (
      select key, measure, sum(n) as n
      from review_tallies
      where tenant_id = $1 and review_key = $2 and dimension = $3::"char"
      group by key, measure
      having sum(n) <> 0
    ) s
    join reviewer_set_members m on m.tenant_id = $4 and m.review_key = $5 and m.set_key = s.key
    group by m.user_id
  ) c
  left join users u on u.tenant_id = $6 and u.user_id = c.user_id
) c
where n > 0
order by n desc, name collate "C", id
limit $7;

select id, name as "displayName", n::float8 as "itemCount"
from (
  select c.user_id as id, coalesce(u.display_name, '') as name, c.n
  from (
    select p.user_id, count(*) as n
    from pending_decisions p
    join tasks t on t.tenant_id = p.tenant_id
      and t.review_key = p.review_key
      and t.numeric_id = p.numeric_id
      and t.step_seq = p.step_seq
      and t.state = 'O'
    where p.tenant_id = $1 and p.review_key = $2 and p.submission_key is null
    group by p.user_id
  ) c
  left join users u on u.tenant_id = $3 and u.user_id = c.user_id
) c
where n > 0
order by n desc, name collate "C", id
limit $4;

-- Reviews with many tallies
select review_key::text as key
from reviews r
where tenant_id = $1
  and opened_at is not null
  and closed_at is null
  and (
    select tally_id
    from review_tallies t
    where t.tenant_id = r.tenant_id and t.review_key = r.review_key
    order by tally_id desc
    limit 1
  ) - folded_to >= greatest(folded_count, $2)
order by review_key;

-- Replace tallies by their sums
with gone as (
  delete from review_tallies where tenant_id = $1 and review_key = $2 returning dimension, key, measure, n
),
  folded as (
    insert into review_tallies (tenant_id, review_key, dimension, key, measure, n)
    select $3, $4::bigint, dimension, key, measure, sum(n)
    from gone
    group by dimension, key, measure
    having sum(n) <> 0
    returning tally_id
  )
update reviews
set folded_to = f.last, folded_count = f.n
from (select coalesce(max(tally_id), 0) as last, count(*) as n from folded) f
where tenant_id = $5 and review_key = $6;
