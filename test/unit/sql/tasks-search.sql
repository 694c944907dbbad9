-- Reviews that a search is about
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
where r.tenant_id = $2 and r.opened_at is not null and r.campaign_id = any($3::text[])
order by r.first_number;

-- The inbox of a reviewer, by app
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
  join (
    select distinct m.review_key, m.set_key
    from reviewer_set_members m
    where m.tenant_id = $6 and m.user_id = any($7::text[])
  ) s on s.review_key = r.review_key
  cross join lateral (
    select t.review_key, t.numeric_id, array[t.app_rank::text, t.numeric_id::text] as sort_key
    from tasks t
    where t.tenant_id = $8
      and t.review_key = r.review_key
      and t.set_key = s.set_key
      and t.state = 'O'
      and (t.app_rank, t.numeric_id) > ($9::int, $10::bigint)
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
                  and m.user_id = any($11::text[])
              )
          )
          or exists (
            select 1
            from decisions d
            where d.tenant_id = t.tenant_id
              and d.review_key = t.review_key
              and d.numeric_id = t.numeric_id
              and d.user_id = any($12::text[])
          )
      )
      and (
        t.state = 'O'
          and exists (
            select 1
            from reviewer_set_members m
            where m.tenant_id = t.tenant_id
              and m.review_key = t.review_key
              and m.set_key = t.set_key
              and m.user_id = any($13::text[])
          )
      )
    order by t.app_rank, t.numeric_id
    limit $14
  ) f
) f
join tasks t on t.tenant_id = $15 and t.review_key = f.review_key and t.numeric_id = f.numeric_id
order by t.app_rank, t.numeric_id
limit $16;

-- Everything that a reviewer may see
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
  join (
    select distinct m.review_key, m.set_key
    from reviewer_set_members m
    where m.tenant_id = $6 and m.user_id = any($7::text[])
  ) s on s.review_key = r.review_key
  cross join lateral (
    select t.review_key, t.numeric_id, array[t.numeric_id::text] as sort_key
    from tasks t
    where t.tenant_id = $8
      and t.review_key = r.review_key
      and t.set_key = s.set_key
      and t.state = 'O'
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
                  and m.user_id = any($9::text[])
              )
          )
          or exists (
            select 1
            from decisions d
            where d.tenant_id = t.tenant_id
              and d.review_key = t.review_key
              and d.numeric_id = t.numeric_id
              and d.user_id = any($10::text[])
          )
      )
    order by t.numeric_id
    limit $11
  ) f
  union
  select f.*
  from (
    select $12::bigint as review_key, $13::bigint as first_number, $14::bigint as preparation_key,
      $15::text as started_by, $16::boolean as sees_all
  ) r
  join submissions s on s.tenant_id = $17 and s.review_key = r.review_key and s.user_id = any($18::text[])
  cross join lateral (
    select t.review_key, t.numeric_id, array[t.numeric_id::text] as sort_key
    from decisions d
    join tasks t on t.tenant_id = d.tenant_id and t.review_key = d.review_key and t.numeric_id = d.numeric_id
    where t.tenant_id = $19
      and t.review_key = r.review_key
      and d.tenant_id = $20
      and d.submission_key = s.submission_key
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
                  and m.user_id = any($21::text[])
              )
          )
          or exists (
            select 1
            from decisions d
            where d.tenant_id = t.tenant_id
              and d.review_key = t.review_key
              and d.numeric_id = t.numeric_id
              and d.user_id = any($22::text[])
          )
      )
    order by t.numeric_id
    limit $23
  ) f
) f
join tasks t on t.tenant_id = $24 and t.review_key = f.review_key and t.numeric_id = f.numeric_id
order by t.numeric_id
limit $25;

-- All tasks of a campaign, by app
select t.numeric_id::text as "numericId", t.principal_key::text as "principalKey",
  t.entitlement_key::text as "entitlementKey", t.step_since as "stepSince", t.step_due_at as "stepDueAt",
  t.outcome_at as "outcomeAt", t.path_key as "pathKey", t.set_key as "setKey", t.step_no as "stepNo",
  t.step_seq as "stepSeq", t.run_no as "runNo", t.why, t.because, t.state, t.outcome,
  t.outcome_reason as "outcomeReason", t.review_key::text as "reviewKey", f.sort_key as "sortKey"
from (
  (
    select f.review_key, f.numeric_id, f.sort_key
    from (
      select $1::bigint as review_key, $2::bigint as first_number, $3::bigint as preparation_key,
        $4::text as started_by, $5::boolean as sees_all
    ) r
    join (
      preparation_entitlements e
      join entitlement_versions ev on ev.tenant_id = e.tenant_id and ev.version = e.entitlement_version
    ) on e.tenant_id = $6
      and e.preparation_key = r.preparation_key
      and e.app_rank >= $7::int
      and true
    cross join lateral (
      select t.review_key, t.numeric_id, t.principal_key, array[t.app_rank::text,
        t.principal_key::text] as sort_key
      from items i
      join preparation_principals p on p.tenant_id = $8
        and p.preparation_key = r.preparation_key
        and p.principal_key = i.principal_key
      join tasks t on t.tenant_id = $9
        and t.review_key = r.review_key
        and t.numeric_id >= r.first_number + p.first_item
        and t.numeric_id < r.first_number + p.first_item + p.item_count
        and t.entitlement_key = i.entitlement_key
      where i.preparation_key = r.preparation_key
        and i.tenant_id = $10
        and i.entitlement_key = e.entitlement_key
        and i.principal_key > case when e.app_rank = $11::int then $12::bigint else 0 end
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
                    and m.user_id = any($13::text[])
                )
            )
            or exists (
              select 1
              from decisions d
              where d.tenant_id = t.tenant_id
                and d.review_key = t.review_key
                and d.numeric_id = t.numeric_id
                and d.user_id = any($14::text[])
            )
        )
      order by i.principal_key
      limit $15
    ) f
    where r.sees_all
    order by e.app_rank, f.principal_key
    limit $16
  )
) f
join tasks t on t.tenant_id = $17 and t.review_key = f.review_key and t.numeric_id = f.numeric_id
order by t.app_rank, t.principal_key
limit $18;

-- Tasks that came to the owners because nobody was found
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
      and (t.state = 'O' and t.why = any($9::int[]))
      and (t.state = 'O' and t.because = any($10::int[]))
    order by t.numeric_id
    limit $11
  ) f
  where r.sees_all
) f
join tasks t on t.tenant_id = $12 and t.review_key = f.review_key and t.numeric_id = f.numeric_id
order by t.numeric_id
limit $13;

-- The tasks of one person
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
  join (
    preparation_principals p
    left join account_versions av on av.tenant_id = p.tenant_id and av.version = p.account_version
    left join user_versions uv on uv.tenant_id = p.tenant_id and uv.version = p.user_version
  ) on p.tenant_id = $6
    and p.preparation_key = r.preparation_key
    and uv.user_id = any($7::text[])
  cross join lateral (
    select t.review_key, t.numeric_id, array[t.numeric_id::text] as sort_key
    from tasks t
    where t.tenant_id = $8
      and t.review_key = r.review_key
      and t.numeric_id >= r.first_number + p.first_item
      and t.numeric_id < r.first_number + p.first_item + p.item_count
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
                  and m.user_id = any($9::text[])
              )
          )
          or exists (
            select 1
            from decisions d
            where d.tenant_id = t.tenant_id
              and d.review_key = t.review_key
              and d.numeric_id = t.numeric_id
              and d.user_id = any($10::text[])
          )
      )
      and (r.preparation_key, t.principal_key) in (
        select p.preparation_key, p.principal_key
        from preparation_principals p
        left join account_versions av on av.tenant_id = p.tenant_id and av.version = p.account_version
        left join user_versions uv on uv.tenant_id = p.tenant_id and uv.version = p.user_version
        left join resource_versions rv on rv.tenant_id = p.tenant_id and rv.version = p.resource_version
        where p.tenant_id = $11 and p.preparation_key = any($12::bigint[]) and uv.user_id = any($13::text[])
      )
    order by t.numeric_id
    limit $14
  ) f
  where r.sees_all
) f
join tasks t on t.tenant_id = $15 and t.review_key = f.review_key and t.numeric_id = f.numeric_id
order by t.numeric_id
limit $16;
