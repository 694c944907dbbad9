-- The next apps
select max(key)::text as last
from (
  select distinct app_no as key
  from preparation_entitlements
  where tenant_id = $1 and preparation_key = $2 and app_no > $3::bigint
  order by 1
  limit $4
) as next;

-- The next items
select coalesce(
  (
    select user_rank
    from preparation_principals
    where tenant_id = $1
      and preparation_key = $2
      and user_rank > $3::int
      and first_item + item_count >= (
        select first_item
        from preparation_principals
        where tenant_id = $4 and preparation_key = $5 and user_rank > $6::int
        order by user_rank
        limit 1
      ) + $7::bigint
    order by user_rank
    limit 1
  ),
    (
      select max(user_rank)
      from preparation_principals
      where tenant_id = $8 and preparation_key = $9 and user_rank > $10::int
    )
)::text as last;

-- What rules of a policy are evaluated for
select entitlement_key::text as key, null as "principalKey", min(entitlement_key)::text as "entitlementKey",
  0 as "holderNo"
from preparation_entitlements
where tenant_id = $1
  and preparation_key = $2
  and entitlement_key > $3::bigint
  and entitlement_key <= $4::bigint
  and entitlement_key in (
    select n.entitlement_key
    from (
      select n.*
      from (
        select n.*,
          $5::bigint + n.first_item - 1 + row_number() over (
            partition by n.user_rank order by n.app_rank
          ) as numeric_id
        from (
          select i.principal_key, i.entitlement_key, p.user_rank, p.holder_no, p.first_item, e.policy_id,
            e.app_rank, e.resource_rank, e.app_no, e.resource_no
          from preparation_principals p
          join items i on i.tenant_id = $6 and i.preparation_key = $7 and i.principal_key = p.principal_key
          join preparation_entitlements e on e.tenant_id = $8
            and e.preparation_key = $9
            and e.entitlement_key = i.entitlement_key
          where p.tenant_id = $10
            and p.preparation_key = $11
            and p.user_rank > $12::int
            and p.user_rank <= $13::int
        ) n
      ) n
      where n.policy_id = $14
    ) n
  )
group by entitlement_key
order by entitlement_key;

-- What a step is resolved for
select app_no::text as key, null as "principalKey", min(entitlement_key)::text as "entitlementKey",
  0 as "holderNo"
from preparation_entitlements
where tenant_id = $1
  and preparation_key = $2
  and app_no > $3::bigint
  and app_no <= $4::bigint
  and app_no in (
    select n.app_no
    from (
      select n.*
      from (
        select n.*, case when o.grouping is null then o.path_key else r.path_key end as path_key
        from (
          select n.*,
            $5::bigint + n.first_item - 1 + row_number() over (
              partition by n.user_rank order by n.app_rank
            ) as numeric_id
          from (
            select i.principal_key, i.entitlement_key, p.user_rank, p.holder_no, p.first_item, e.policy_id,
              e.app_rank, e.resource_rank, e.app_no, e.resource_no
            from preparation_principals p
            join items i on i.tenant_id = $6 and i.preparation_key = $7 and i.principal_key = p.principal_key
            join preparation_entitlements e on e.tenant_id = $8
              and e.preparation_key = $9
              and e.entitlement_key = i.entitlement_key
            where p.tenant_id = $10
              and p.preparation_key = $11
              and p.user_rank > $12::int
              and p.user_rank <= $13::int
          ) n
        ) n
        join unnest(
          $14::text[], $15::int[], $16::int[], $17::int[]
        ) as o (policy_id, policy_no, path_key, grouping) on o.policy_id = n.policy_id
        left join (
          select policy_no, tuple_key, path_key
          from review_rule_results
          where tenant_id = $18 and review_key = $19::bigint
        ) r on r.policy_no = o.policy_no
          and r.tuple_key = n.entitlement_key::bigint
      ) n
      where n.path_key = any($20::int[])
    ) n
  )
group by app_no
order by app_no;

-- Each item
select n.numeric_id::text as key, n.principal_key::text as "principalKey",
  n.entitlement_key::text as "entitlementKey", n.holder_no as "holderNo"
from (
  select n.*,
    $1::bigint + n.first_item - 1 + row_number() over (
      partition by n.user_rank order by n.app_rank
    ) as numeric_id
  from (
    select i.principal_key, i.entitlement_key, p.user_rank, p.holder_no, p.first_item, e.policy_id,
      e.app_rank, e.resource_rank, e.app_no, e.resource_no
    from preparation_principals p
    join items i on i.tenant_id = $2 and i.preparation_key = $3 and i.principal_key = p.principal_key
    join preparation_entitlements e on e.tenant_id = $4
      and e.preparation_key = $5
      and e.entitlement_key = i.entitlement_key
    where p.tenant_id = $6 and p.preparation_key = $7 and p.user_rank > $8::int and p.user_rank <= $9::int
  ) n
) n
order by n.numeric_id;

-- Principals of people
select distinct p.holder_no as "holderNo", u.user_id as "userId"
from user_versions u
join preparation_principals p on p.tenant_id = u.tenant_id
  and p.preparation_key = $1
  and p.user_version = u.version
where u.tenant_id = $2 and u.user_id = any($3::text[]);

-- Items on paths
select count(*)::float8 as n
from (
  select n.*, case when o.grouping is null then o.path_key else r.path_key end as path_key
  from (
    select n.*,
      $1::bigint + n.first_item - 1 + row_number() over (
        partition by n.user_rank order by n.app_rank
      ) as numeric_id
    from (
      select i.principal_key, i.entitlement_key, p.user_rank, p.holder_no, p.first_item, e.policy_id,
        e.app_rank, e.resource_rank, e.app_no, e.resource_no
      from preparation_principals p
      join items i on i.tenant_id = $2 and i.preparation_key = $3 and i.principal_key = p.principal_key
      join preparation_entitlements e on e.tenant_id = $4
        and e.preparation_key = $5
        and e.entitlement_key = i.entitlement_key
      where p.tenant_id = $6 and p.preparation_key = $7 and p.user_rank > $8::int and p.user_rank <= $9::int
    ) n
  ) n
  join unnest(
    $10::text[], $11::int[], $12::int[], $13::int[]
  ) as o (policy_id, policy_no, path_key, grouping) on o.policy_id = n.policy_id
  left join (
    select policy_no, tuple_key, path_key
    from review_rule_results
    where tenant_id = $14 and review_key = $15::bigint
  ) r on r.policy_no = o.policy_no
    and r.tuple_key = n.entitlement_key::bigint
) n
where n.path_key = any($16::int[]);

-- Items by group, before a start
select n.path_key as "pathKey",
  coalesce(
    case e.grouping when $1 then n.app_no::bigint when $2 then n.user_rank::bigint end, 0
  )::text as key, case when n.holder_no = any($3::int[]) then n.holder_no else 0 end as "holderNo",
  count(*)::float8 as items
from (
  select n.*, case when o.grouping is null then o.path_key else r.path_key end as path_key
  from (
    select n.*,
      $4::bigint + n.first_item - 1 + row_number() over (
        partition by n.user_rank order by n.app_rank
      ) as numeric_id
    from (
      select i.principal_key, i.entitlement_key, p.user_rank, p.holder_no, p.first_item, e.policy_id,
        e.app_rank, e.resource_rank, e.app_no, e.resource_no
      from preparation_principals p
      join items i on i.tenant_id = $5 and i.preparation_key = $6 and i.principal_key = p.principal_key
      join preparation_entitlements e on e.tenant_id = $7
        and e.preparation_key = $8
        and e.entitlement_key = i.entitlement_key
      where p.tenant_id = $9
        and p.preparation_key = $10
        and p.user_rank > $11::int
        and p.user_rank <= $12::int
    ) n
  ) n
  join unnest(
    $13::text[], $14::int[], $15::int[], $16::int[]
  ) as o (policy_id, policy_no, path_key, grouping) on o.policy_id = n.policy_id
  left join (
    select * from unnest($17::int[], $18::bigint[], $19::int[]) as g (policy_no, tuple_key, path_key)
  ) r on r.policy_no = o.policy_no
    and r.tuple_key = n.entitlement_key::bigint
) n
join unnest($20::int[], $21::int[]) as e (path_key, grouping) on e.path_key = n.path_key
group by 1, 2, 3;

-- Tasks of a range of items
insert into tasks (
  tenant_id, review_key, numeric_id, principal_key, entitlement_key, step_since, step_due_at, outcome_at,
    path_key, set_key, app_rank, resource_rank, step_no, why, because, state, outcome, outcome_reason
)
select $1, $2::bigint,
  $3::bigint + n.first_item - 1 + row_number() over (partition by n.user_rank order by n.app_rank),
  n.principal_key, n.entitlement_key, $4::timestamptz, n.due,
  case when n.state = 'C' then $5::timestamptz end, n.path_key, coalesce(own.set_key, g.set_key, 0),
  n.app_rank, n.resource_rank, n.step_no, coalesce(own.why, g.why, 0), coalesce(own.because, g.because, 0),
  n.state::"char", n.outcome::"char", n.reason::"char"
from (
  select n.*, e.state, e.step_no, e.outcome, e.reason, e.due, e.group_path, e.group_step,
    case e.grouping when $6 then n.app_no::bigint when $7 then n.user_rank::bigint end as group_key
  from (
    select n.*, case when o.grouping is null then o.path_key else r.path_key end as path_key
    from (
      select i.principal_key, i.entitlement_key, p.user_rank, p.holder_no, p.first_item, e.policy_id,
        e.app_rank, e.resource_rank, e.app_no, e.resource_no
      from preparation_principals p
      join items i on i.tenant_id = $8 and i.preparation_key = $9 and i.principal_key = p.principal_key
      join preparation_entitlements e on e.tenant_id = $10
        and e.preparation_key = $11
        and e.entitlement_key = i.entitlement_key
      where p.tenant_id = $12
        and p.preparation_key = $13
        and p.user_rank > $14::int
        and p.user_rank <= $15::int
    ) n
    join unnest(
      $16::text[], $17::int[], $18::int[], $19::int[]
    ) as o (policy_id, policy_no, path_key, grouping) on o.policy_id = n.policy_id
    left join (
      select policy_no, tuple_key, path_key
      from review_rule_results
      where tenant_id = $20 and review_key = $21::bigint
    ) r on r.policy_no = o.policy_no
      and r.tuple_key = n.entitlement_key::bigint
  ) n
  join unnest(
    $22::int[], $23::text[], $24::int[], $25::text[], $26::text[], $27::timestamptz[], $28::int[],
      $29::int[], $30::int[]
  ) as e (path_key, state, step_no, outcome, reason, due, group_path, group_step, grouping) on e.path_key = n.path_key
) n
left join review_groups g on g.tenant_id = $31
  and g.review_key = $32::bigint
  and g.path_key = n.group_path
  and g.step_no = n.group_step
  and g.group_key = n.group_key
  and g.holder_no = 0
left join review_groups own on own.tenant_id = $33
  and own.review_key = $34::bigint
  and own.path_key = n.group_path
  and own.step_no = n.group_step
  and own.group_key = n.group_key
  and own.holder_no = nullif(n.holder_no, 0)
where n.group_path is null or g.set_key is not null;

-- Tallies of a range of tasks
insert into review_tallies (tenant_id, review_key, dimension, key, measure, n)
with counted as materialized (
  select grouping(app_rank) = 0 as is_app, app_rank, set_key, outcome_at, state,
    case when state = 'C' then outcome::text || outcome_reason::text else state::text end as measure,
    count(*) as n
  from tasks
  where tenant_id = $1 and review_key = $2::bigint and numeric_id > $3::bigint and numeric_id <= $4::bigint
  group by grouping sets ((app_rank, state, outcome, outcome_reason, outcome_at), (set_key, state))
),
  apps as (
    select e.app_no, c.measure, sum(c.n) as n
    from counted c
    join preparation_entitlements e on e.tenant_id = $5
      and e.preparation_key = $6::bigint
      and e.app_rank = c.app_rank
    where c.is_app
    group by 1, 2
  )
select $7, $8::bigint, 'A', app_no, measure, sum(n)
from apps
group by app_no, measure
union all select $9, $10::bigint, 'A', app_no, 'I', sum(n)
from apps
group by app_no
union all select $11, $12::bigint, 'T', floor(extract(epoch from outcome_at) / 900)::bigint * 900, measure,
  sum(n)
from counted
where is_app and state = 'C'
group by 4, measure
union all select $13, $14::bigint, 'S', set_key, 'O', n
from counted
where not is_app and state = 'O';

-- Tasks that were made
select (
  select coalesce(sum(n), 0)::float8
  from review_tallies
  where tenant_id = $1 and review_key = $2::bigint and dimension = 'A' and measure = 'I'
) as tasks,
  (select min(numeric_id)::text from tasks where tenant_id = $3 and review_key = $4::bigint) as first,
  (select max(numeric_id)::text from tasks where tenant_id = $5 and review_key = $6::bigint) as last,
  (
    select count(*)::float8
    from tasks
    where tenant_id = $7 and review_key = $8::bigint and path_key = any($9::int[])
  ) as failed;
