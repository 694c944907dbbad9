-- task-search.store.listSearchedReviews
select r.review_key::text as key, r.campaign_id as "campaignId",
  r.preparation_key::text as "preparationKey", r.first_number::text as "firstNumber",
  r.started_by as "startedBy",
  exists (
    select 1
    from campaign_owners r
    where r.tenant_id = c.tenant_id and r.campaign_id = c.campaign_id and r.user_id = $1
  ) as "seesAll"
from reviews r
join (
  select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, review_key,
    completion_at, closed_at, held_reason
  from campaigns
  where state <> 'ACCESS_REVIEW_STATE_DELETED'
) c on c.tenant_id = r.tenant_id
  and c.campaign_id = r.campaign_id
  and c.review_key = r.review_key
where r.tenant_id = $2 and r.opened_at is not null and true
order by r.first_number;

-- task-search.store.searchTasks
select t.numeric_id::text as "numericId", t.principal_key::text as "principalKey",
  t.entitlement_key::text as "entitlementKey", t.step_since as "stepSince", t.step_due_at as "stepDueAt",
  t.outcome_at as "outcomeAt", t.path_key as "pathKey", t.set_key as "setKey", t.step_no as "stepNo",
  t.step_seq as "stepSeq", t.run_no as "runNo", t.why, t.because, t.state, t.outcome,
  t.outcome_reason as "outcomeReason", t.review_key::text as "reviewKey", f.sort_key as "sortKey"
from (
  select f.*
  from (
    select $1::bigint as review_key, $2::bigint as first_number, $3::bigint as preparation_key,
      $4::text as started_by, $5::boolean as sees_all
  ) r
  cross join lateral (
    select t.review_key, t.numeric_id, array[t.numeric_id::text] as sort_key
    from tasks t
    where t.tenant_id = $6
      and t.review_key = r.review_key
      and true
      and true
      and (
        r.sees_all
          or (
            t.state = 'O'
              and exists (
                select 1
                from reviewer_set_members m
                where m.tenant_id = t.tenant_id
                  and m.review_key = t.review_key
                  and m.set_key = t.set_key
                  and m.user_id = any($7::text[])
              )
          )
          or exists (
            select 1
            from decisions d
            where d.tenant_id = t.tenant_id
              and d.review_key = t.review_key
              and d.numeric_id = t.numeric_id
              and d.user_id = any($8::text[])
          )
      )
    order by t.numeric_id
    limit $9
  ) f
  where r.sees_all
) f
join tasks t on t.tenant_id = $10 and t.review_key = f.review_key and t.numeric_id = f.numeric_id
order by t.numeric_id
limit $11;

-- task-search.store.listMatching
select t.numeric_id::text as "numericId", t.principal_key::text as "principalKey",
  t.entitlement_key::text as "entitlementKey", t.step_since as "stepSince", t.step_due_at as "stepDueAt",
  t.outcome_at as "outcomeAt", t.path_key as "pathKey", t.set_key as "setKey", t.step_no as "stepNo",
  t.step_seq as "stepSeq", t.run_no as "runNo", t.why, t.because, t.state, t.outcome,
  t.outcome_reason as "outcomeReason", t.review_key::text as "reviewKey", f.sort_key as "sortKey"
from (
  select f.*
  from (
    select $1::bigint as review_key, $2::bigint as first_number, $3::bigint as preparation_key,
      $4::text as started_by, $5::boolean as sees_all
  ) r
  cross join lateral (
    select t.review_key, t.numeric_id, array[t.numeric_id::text] as sort_key
    from tasks t
    where t.tenant_id = $6
      and t.review_key = r.review_key
      and true
      and t.numeric_id > $7::bigint
      and (
        r.sees_all
          or (
            t.state = 'O'
              and exists (
                select 1
                from reviewer_set_members m
                where m.tenant_id = t.tenant_id
                  and m.review_key = t.review_key
                  and m.set_key = t.set_key
                  and m.user_id = any($8::text[])
              )
          )
          or exists (
            select 1
            from decisions d
            where d.tenant_id = t.tenant_id
              and d.review_key = t.review_key
              and d.numeric_id = t.numeric_id
              and d.user_id = any($9::text[])
          )
      )
    order by t.numeric_id
    limit $10
  ) f
  where r.sees_all
) f
join tasks t on t.tenant_id = $11 and t.review_key = f.review_key and t.numeric_id = f.numeric_id
order by t.numeric_id
limit $12;

-- task-search.store.countMatching
select count(*)::int as n
from (
  select f.*
  from (
    select $1::bigint as review_key, $2::bigint as first_number, $3::bigint as preparation_key,
      $4::text as started_by, $5::boolean as sees_all
  ) r
  cross join lateral (
    select t.review_key, t.numeric_id, array[t.numeric_id::text] as sort_key
    from tasks t
    where t.tenant_id = $6
      and t.review_key = r.review_key
      and true
      and t.numeric_id > $7::bigint
      and (
        r.sees_all
          or (
            t.state = 'O'
              and exists (
                select 1
                from reviewer_set_members m
                where m.tenant_id = t.tenant_id
                  and m.review_key = t.review_key
                  and m.set_key = t.set_key
                  and m.user_id = any($8::text[])
              )
          )
          or exists (
            select 1
            from decisions d
            where d.tenant_id = t.tenant_id
              and d.review_key = t.review_key
              and d.numeric_id = t.numeric_id
              and d.user_id = any($9::text[])
          )
      )
    order by t.numeric_id
    limit $10
  ) f
  where r.sees_all
) f;
