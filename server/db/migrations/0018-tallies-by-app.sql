-- Tallies by app instead of by entitlement: dimension A (app_no) replaces E. A submission of 10,000 decisions touched
-- 4,000 entitlements and wrote as many rows as it changed tasks, and a close left one row for each of its tasks.
create or replace function tally_changed_tasks() returns trigger language plpgsql as $$
begin
  insert into review_tallies (tenant_id, review_key, dimension, key, measure, n)
  with outcomes as (
    select tenant_id, review_key, app_rank, state, outcome, outcome_reason, count(*) as n, sum(step_seq) as instances
    from added group by 1, 2, 3, 4, 5, 6
    union all
    select tenant_id, review_key, app_rank, state, outcome, outcome_reason, -count(*), -sum(step_seq)
    from removed group by 1, 2, 3, 4, 5, 6
  ), apps as (
    select o.tenant_id, o.review_key, e.app_no, o.state, o.outcome, o.outcome_reason, sum(o.n) as n,
      sum(o.instances) as instances
    from outcomes o
    join reviews r on r.tenant_id = o.tenant_id and r.review_key = o.review_key
    join preparation_entitlements e on e.tenant_id = r.tenant_id and e.preparation_key = r.preparation_key
      and e.app_rank = o.app_rank
    group by 1, 2, 3, 4, 5, 6
  ), times as (
    select tenant_id, review_key, outcome_at, outcome, outcome_reason, count(*) as n
    from added where state = 'C' group by 1, 2, 3, 4, 5
    union all
    select tenant_id, review_key, outcome_at, outcome, outcome_reason, -count(*)
    from removed where state = 'C' group by 1, 2, 3, 4, 5)
  select tenant_id, review_key, dimension, key, measure, sum(n) from (
    select tenant_id, review_key, 'A'::"char" as dimension, app_no::bigint as key,
      case when state = 'C' then outcome::text || outcome_reason::text else state::text end as measure, n
    from apps
    union all
    select tenant_id, review_key, 'A', app_no, 'I', instances from apps
    union all
    select tenant_id, review_key, 'S', set_key, 'O', count(*) from added where state = 'O' group by 1, 2, 4
    union all
    select tenant_id, review_key, 'S', set_key, 'O', -count(*) from removed where state = 'O' group by 1, 2, 4
    union all
    select tenant_id, review_key, 'T', floor(extract(epoch from outcome_at) / 900)::bigint * 900,
      outcome::text || outcome_reason::text, n
    from times) changes
  group by 1, 2, 3, 4, 5 having sum(n) <> 0;
  return null;
end $$;

insert into review_tallies (tenant_id, review_key, dimension, key, measure, n)
select t.tenant_id, t.review_key, 'A', e.app_no, t.measure, sum(t.n) from review_tallies t
join reviews r on r.tenant_id = t.tenant_id and r.review_key = t.review_key
join preparation_entitlements e on e.tenant_id = r.tenant_id and e.preparation_key = r.preparation_key
  and e.app_rank = t.key
where t.dimension = 'E' group by t.tenant_id, t.review_key, e.app_no, t.measure having sum(t.n) <> 0;
delete from review_tallies where dimension = 'E';
