-- speed.store.noteSpeed
select display_name as "displayName", settings from tenants where tenant_id = $1;

with choices as materialized (
  select d.review_key, d.user_id, d.chosen_at, count(*) filter (where d.approved) as approved,
    max(abs(d.chosen_with)) > $1 as is_bulk
  from decisions d
  where d.tenant_id = $2 and d.submission_key = any($3::bigint[])
  group by d.review_key, d.user_id, d.chosen_at
),
  risky as (
    select d.review_key, d.user_id, d.chosen_at, count(*) as n
    from choices c
    join decisions d on d.tenant_id = $4
      and d.submission_key = any($5::bigint[])
      and d.review_key = c.review_key
      and d.user_id = c.user_id
      and d.chosen_at = c.chosen_at
      and d.approved
    join reviews r on r.tenant_id = $6 and r.review_key = d.review_key
    join tasks t on t.tenant_id = $7 and t.review_key = d.review_key and t.numeric_id = d.numeric_id
    join preparation_entitlements e on e.tenant_id = $8
      and e.preparation_key = r.preparation_key
      and e.entitlement_key = t.entitlement_key
    join entitlement_versions ev on ev.tenant_id = $9 and ev.version = e.entitlement_version
    join attribute_values v on v.tenant_id = $10 and v.value_id = ev.risk_level_id
    where c.is_bulk
      and case
        when v.attribute_type = 'risk_level' then coalesce(v.rank, ($11::jsonb ->> lower(v.value))::int, 0)
        else 0 end >= $12
    group by d.review_key, d.user_id, d.chosen_at
  ),
  gaps as (
    select c.*, coalesce(x.n, 0) as risk,
      c.chosen_at - coalesce(
        lag(c.chosen_at) over (partition by c.review_key, c.user_id order by c.chosen_at), s.last_chosen_at
      ) as gap
    from choices c
    left join reviewer_speeds s on s.tenant_id = $13 and s.review_key = c.review_key and s.user_id = c.user_id
    left join risky x on x.review_key = c.review_key and x.user_id = c.user_id and x.chosen_at = c.chosen_at
  )
insert into reviewer_speeds as s (
  tenant_id, review_key, user_id, choice_count, quick_count, last_chosen_at, bulk_count, bulk_risk_count
)
select $14, review_key, user_id, count(*),
  count(*) filter (where gap >= interval '0' and gap < make_interval(secs => $15::int)), max(chosen_at),
  coalesce(max(approved) filter (where risk > 0), 0),
  coalesce((array_agg(risk order by approved desc) filter (where risk > 0))[1], 0)
from gaps
group by review_key, user_id
on conflict (tenant_id, review_key, user_id) do update
set choice_count = s.choice_count + excluded.choice_count,
  quick_count = s.quick_count + excluded.quick_count,
  last_chosen_at = greatest(s.last_chosen_at, excluded.last_chosen_at),
  bulk_risk_count = case when excluded.bulk_count > s.bulk_count then excluded.bulk_risk_count
    else s.bulk_risk_count end, bulk_count = greatest(s.bulk_count, excluded.bulk_count);
