-- Note what was found
insert into removal_notices (tenant_id, numeric_id, kind) select $1, unnest($2::bigint[]), $3;

-- Mail people who have access to remove
insert into outbox (tenant_id, kind, user_id, campaign_id, once_key, data, gathers, due_at)
select $1, $2::text, p.user_id, $3::text, concat_ws(' ', $4::text, $5::text, p.user_id, $6::text),
  $7::jsonb, $8, now() + make_interval(secs => $9)
from (
  select distinct p.user_id
  from revocations x
  cross join lateral (
    select unnest(
      coalesce(
        nullif(
          array(
            select u.user_id
            from users u
            where u.tenant_id = x.tenant_id
              and u.user_id in (select unnest(x.assignee_ids))
              and u.status = 'ENABLED'
          ), '{}'
        ),
          nullif(
            array(
              select u.user_id
              from users u
              where u.tenant_id = x.tenant_id
                and u.user_id in (
                  select unnest(a.owner_ids)
                  from (
                    select w.principal_key, w.entitlement_key
                    from unnest(
                      case when x.target_principals = '{}' then array[x.principal_key]
                        else x.target_principals end,
                        case when x.target_principals = '{}' then array[x.entitlement_key]
                          else x.target_entitlements end
                    ) as w (principal_key, entitlement_key)
                  ) w
                  join entitlements e on e.tenant_id = x.tenant_id and e.entitlement_key = w.entitlement_key
                  join apps a on a.tenant_id = e.tenant_id and a.app_id = e.app_id
                )
                and u.status = 'ENABLED'
            ), '{}'
          ),
          nullif(
            array(
              select u.user_id
              from users u
              where u.tenant_id = x.tenant_id
                and u.user_id in (
                  select o.user_id
                  from reviews v
                  join (
                    select tenant_id, campaign_id, user_id from campaign_owners
                  ) o on o.tenant_id = v.tenant_id
                    and o.campaign_id = v.campaign_id
                  where v.tenant_id = x.tenant_id and v.review_key = x.review_key
                  union
                  select x.requested_by
                  where x.requested_by is not null
                )
                and u.status = 'ENABLED'
            ), '{}'
          ), '{}'
      )
    ) as user_id
  ) p
  where x.tenant_id = $10
    and x.is_open
    and (
      x.state = any($11::text[])
        and x.carried_by is null
        and not (x.channel = 'WEBHOOK' and x.state in ('READY', 'SENT') and x.ticket_id = '')
    )
) p
on conflict (tenant_id, once_key) do nothing;

-- Mail owners what was found
update removal_notices set told_on = $1::date where tenant_id = $2 and told_on is null;

insert into outbox (tenant_id, kind, user_id, campaign_id, once_key, data, gathers, due_at)
select $1, $2::text, p.user_id, $3::text, concat_ws(' ', $4::text, $5::text, p.user_id, $6::text),
  $7::jsonb, $8, now() + make_interval(secs => $9)
from (
  select distinct p.user_id
  from removal_notices t
  join revocations x on x.tenant_id = t.tenant_id and x.numeric_id = t.numeric_id
  cross join lateral (
    select unnest(a.owner_ids) as user_id
    from apps a
    where a.tenant_id = x.tenant_id and a.app_id = any(x.app_ids)
    union
    select o.user_id
    from reviews v
    join (select tenant_id, campaign_id, user_id from campaign_owners) o on o.tenant_id = v.tenant_id
      and o.campaign_id = v.campaign_id
    where v.tenant_id = x.tenant_id and v.review_key = x.review_key
    union
    select x.requested_by
    where x.requested_by is not null
    union
    select x.claimed_by
    where t.kind = 'STILL_THERE' and x.claimed_by is not null
  ) p
  where t.tenant_id = $10 and t.told_on = $11::date
) p
on conflict (tenant_id, once_key) do nothing;

-- What people have to remove
select p.user_id as "userId",
  coalesce(
    (select p.display_name from apps p where p.tenant_id = x.tenant_id and p.app_id = e.app_id), ''
  ) as "displayName", count(*)::int as count,
  count(*) filter (
    where (x.is_open and x.created_at < now() - make_interval(days => $1::int))
  )::int as overdue
from revocations x
cross join lateral (
  select unnest(
    coalesce(
      nullif(
        array(
          select u.user_id
          from users u
          where u.tenant_id = x.tenant_id
            and u.user_id in (select unnest(x.assignee_ids))
            and u.status = 'ENABLED'
        ), '{}'
      ),
        nullif(
          array(
            select u.user_id
            from users u
            where u.tenant_id = x.tenant_id
              and u.user_id in (
                select unnest(a.owner_ids)
                from (
                  select w.principal_key, w.entitlement_key
                  from unnest(
                    case when x.target_principals = '{}' then array[x.principal_key]
                      else x.target_principals end,
                      case when x.target_principals = '{}' then array[x.entitlement_key]
                        else x.target_entitlements end
                  ) as w (principal_key, entitlement_key)
                ) w
                join entitlements e on e.tenant_id = x.tenant_id and e.entitlement_key = w.entitlement_key
                join apps a on a.tenant_id = e.tenant_id and a.app_id = e.app_id
              )
              and u.status = 'ENABLED'
          ), '{}'
        ),
        nullif(
          array(
            select u.user_id
            from users u
            where u.tenant_id = x.tenant_id
              and u.user_id in (
                select o.user_id
                from reviews v
                join (
                  select tenant_id, campaign_id, user_id from campaign_owners
                ) o on o.tenant_id = v.tenant_id
                  and o.campaign_id = v.campaign_id
                where v.tenant_id = x.tenant_id and v.review_key = x.review_key
                union
                select x.requested_by
                where x.requested_by is not null
              )
              and u.status = 'ENABLED'
          ), '{}'
        ), '{}'
    )
  ) as user_id
) p
join entitlements e on e.tenant_id = x.tenant_id
  and e.entitlement_key = coalesce(x.target_entitlements[1], x.entitlement_key)
where x.tenant_id = $2
  and x.is_open
  and (
    x.state = any($3::text[])
      and x.carried_by is null
      and not (x.channel = 'WEBHOOK' and x.state in ('READY', 'SENT') and x.ticket_id = '')
  )
  and p.user_id = any($4::text[])
group by p.user_id, e.app_id, 2
order by p.user_id, count desc, 2;

-- What owners are told
select p.user_id as "userId", t.told_on::text as day,
  coalesce(
    (select p.display_name from apps p where p.tenant_id = x.tenant_id and p.app_id = e.app_id), ''
  ) as "displayName", count(distinct x.numeric_id)::int as count,
  count(distinct x.numeric_id) filter (where t.kind = $1)::int as overdue,
  count(distinct x.numeric_id) filter (where t.kind = $2)::int as "stillThere",
  count(distinct x.numeric_id) filter (where t.kind = $3)::int as reappeared
from removal_notices t
join revocations x on x.tenant_id = t.tenant_id and x.numeric_id = t.numeric_id
cross join lateral (
  select unnest(a.owner_ids) as user_id
  from apps a
  where a.tenant_id = x.tenant_id and a.app_id = any(x.app_ids)
  union
  select o.user_id
  from reviews v
  join (select tenant_id, campaign_id, user_id from campaign_owners) o on o.tenant_id = v.tenant_id
    and o.campaign_id = v.campaign_id
  where v.tenant_id = x.tenant_id and v.review_key = x.review_key
  union
  select x.requested_by
  where x.requested_by is not null
  union
  select x.claimed_by
  where t.kind = 'STILL_THERE' and x.claimed_by is not null
) p
join entitlement_versions e on e.tenant_id = x.tenant_id
  and e.entitlement_key = x.entitlement_key
  and (e.closed_at is null or e.removed)
where t.tenant_id = $4
  and t.told_on = any($5::date[])
  and p.user_id = any($6::text[])
  and case t.kind when 'OVERDUE' then x.is_open when 'STILL_THERE' then x.state = 'STILL_THERE'
    else exists (
      select 1
      from grants g
      where g.tenant_id = x.tenant_id
        and g.principal_key = x.principal_key
        and g.entitlement_key = x.entitlement_key
    ) end
group by p.user_id, t.told_on, e.app_id, 3
order by p.user_id, t.told_on, count desc, 3;
