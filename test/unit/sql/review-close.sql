-- What contradicts that a review is finished
with counted as (
  select app_rank, state, outcome, outcome_reason, count(*) as n
  from tasks
  where tenant_id = $1 and review_key = $2
  group by 1, 2, 3, 4
)
select measure, sum(tasks)::text as tasks, sum(tallies)::text as tallies
from (
  select case when c.state = 'C' then c.outcome::text || c.outcome_reason::text else c.state::text
    end as measure, e.app_no as key, c.n as tasks, 0 as tallies
  from counted c
  join preparation_entitlements e on e.tenant_id = $3 and e.preparation_key = $4 and e.app_rank = c.app_rank
  union all select measure, key, 0, n
  from (
    select key, measure, sum(n) as n
    from review_tallies
    where tenant_id = $5 and review_key = $6 and dimension = $7::"char"
    group by key, measure
    having sum(n) <> 0
  ) t
  where measure <> 'I'
) both_sides
group by measure, key
having sum(tasks) <> sum(tallies) or measure in ('O', 'W')
order by measure
limit 10;

select 1
from pending_decisions p
join submissions s on s.tenant_id = p.tenant_id and s.submission_key = p.submission_key
where p.tenant_id = $1 and p.review_key = $2 and s.state not in ('DONE', 'EXPIRED', 'FAILED')
limit 1;

-- Reviewers of a closed review
with left_open as (
  select set_key
  from tasks
  where tenant_id = $1 and review_key = $2 and (outcome_at >= $3 and outcome_reason = $4::"char")
  group by set_key
),
  people as (
    select m.user_id, bool_or(l.set_key is not null) as unfinished
    from reviewer_set_members m
    left join left_open l on l.set_key = m.set_key
    where m.tenant_id = $5 and m.review_key = $6
    group by m.user_id
  )
select count(*)::int as assigned, count(*) filter (where p.unfinished)::int as unfinished,
  count(*) filter (where p.unfinished and coalesce(a.answered, 0) = 0)::int as "neverBegan",
  count(*) filter (where a.last_at > $7::timestamptz)::int as late
from people p
left join (
  select user_id, sum(approved_count + denied_count) as answered, sum(denied_count) as denied,
    max(submitted_at) filter (where approved_count + denied_count > 0) as last_at
  from submissions
  where tenant_id = $8 and review_key = $9
  group by user_id
) a on a.user_id = p.user_id;

select coalesce(u.display_name, '') as name, count(*)::int as count
from pending_decisions p
left join users u on u.tenant_id = p.tenant_id and u.user_id = p.user_id
where p.tenant_id = $1 and p.review_key = $2
group by p.user_id, u.display_name
order by count(*) desc, coalesce(u.display_name, '') collate "C", p.user_id;

-- How tasks came to their reviewers
select why, because, count(*)::int as count,
  count(*) filter (
    where set_key = 0 and state = 'C' and (outcome_at >= $1 and outcome_reason = $2::"char")
  )::int as unassigned
from tasks
where tenant_id = $3 and review_key = $4
group by why, because
order by 3 desc, 1, 2;

select (
  select count(distinct m.user_id)::int
  from reviewer_set_members m
  where m.tenant_id = $1 and m.review_key = $2 and m.on_behalf_of is not null
) as delegations,
  (
    select count(*)::int
    from task_events e
    where e.tenant_id = $3 and e.review_key = $4 and e.kind = 'REASSIGNED'
  ) as reassignments,
  (
    select count(*)::int
    from decisions d
    where d.tenant_id = $5 and d.review_key = $6 and d.relations & $7 <> 0
  ) as mutual;

-- Answers in later steps
select (
  select count(*)::int
  from decisions d
  where d.tenant_id = $1
    and d.review_key = $2
    and not d.approved
    and d.step_no > 0
    and exists (
      select 1
      from decisions e
      where e.tenant_id = d.tenant_id
        and e.review_key = d.review_key
        and e.numeric_id = d.numeric_id
        and e.run_no = d.run_no
        and e.step_seq < d.step_seq
        and e.approved
    )
) as overturned,
  (
    select count(*)::int
    from tasks t
    where t.tenant_id = $3
      and t.review_key = $4
      and (outcome_at >= $5 and outcome_reason = $6::"char")
      and t.step_no > 0
      and exists (
        select 1
        from decisions e
        where e.tenant_id = t.tenant_id
          and e.review_key = t.review_key
          and e.numeric_id = t.numeric_id
          and e.run_no = t.run_no
          and e.approved
      )
  ) as "approvedThenClosed";
