-- revocation-rows.store.listRevocations
select x.numeric_id::text as number, x.state, x.state_at as "stateAt", x.created_at as "createdAt",
  x.created_at + make_interval(days => $1::int) as "dueAt",
  (x.is_open and x.created_at < now() - make_interval(days => $2::int)) as "isOverdue", x.channel,
  x.carried_by::text as "carriedBy", b.created_at as "carriedByAt", x.assignee_ids as "assigneeIds",
  x.instructions, x.ticket_id as "ticketId", x.ticket_url as "ticketUrl", x.claimed_at as "claimedAt",
  x.claimed_by as "claimedBy", x.verified_at as "verifiedAt", x.verified_sync as "verifiedSync",
  x.reappeared_at as "reappearedAt", x.reappeared_sync as "reappearedSync", r.campaign_id as "campaignId",
  c.display_name as "campaignName", x.review_key::text as "reviewKey",
  coalesce(r.opened_at, r.created_at) as "reviewAt", x.task_number::text as "taskNumber",
  x.requested_by as "requestedBy", y.user_id as "deniedBy", du.display_name as "deniedByName",
  y.at as "deniedAt", y.reason, e.app_id as "appId",
  coalesce(
    (
      select p.display_name
      from app_versions p
      where p.tenant_id = x.tenant_id and p.app_id = e.app_id
      order by (p.closed_at is null) desc, p.version desc
      limit 1
    ), ''
  ) as "appName", e.entitlement_id as "entitlementId", e.display_name as "entitlementName",
  a.account_id as "accountId",
  coalesce(nullif(a.display_name, ''), nullif(a.username, ''), a.account_id) as "accountName", a.username,
  a.user_id as "userId", u.display_name as "userName",
  case
    when h.resource_id is not null then json_build_object(
      'appId', h.app_id, 'appResourceTypeId', h.resource_type_id, 'id', h.resource_id
    ) end as holder, h.display_name as "holderName", targets.shown as targets,
  others.shown as "alsoRemoved", others.total as "alsoRemovedCount",
  (
    select count(*)::int
    from revocation_events v
    where v.tenant_id = x.tenant_id and v.numeric_id = x.numeric_id and v.comment <> ''
  ) as "commentCount", x.review_key is null as "isRequest",
  exists (
    select 1
    from reviews v
    join (
      select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, review_key,
        completion_at, closed_at, held_reason
      from campaigns
      where state <> 'ACCESS_REVIEW_STATE_DELETED'
    ) c on c.tenant_id = v.tenant_id
      and c.campaign_id = v.campaign_id
    where v.tenant_id = x.tenant_id
      and v.review_key = x.review_key
      and exists (
        select 1
        from campaign_owners r
        where r.tenant_id = c.tenant_id and r.campaign_id = c.campaign_id and r.user_id = $3
      )
  ) as "ownsCampaign",
  (
    $4 = any(x.assignee_ids)
      or exists (
        select 1
        from apps p
        where p.tenant_id = x.tenant_id and p.app_id = any(x.app_ids) and p.owner_ids @> array[$5::text]
      )
  ) as "ownsWork", coalesce(x.requested_by = $6, false) as "hasRequested"
from (
  select x.*
  from revocations x
  where x.tenant_id = $7 and x.numeric_id > $8::bigint and true and true
  order by x.numeric_id
  limit $9
) x
cross join lateral (
  select coalesce(
    json_agg(
      w.access
      order by w.access ->> 'entitlementDisplayName', w.access ->> 'appEntitlementId',
        w.access ->> 'username'
    ), '[]'
  ) as shown, coalesce(max(w.total), 0) as total
  from (
    select w.total,
      json_build_object(
        'appId', m.app_id, 'appDisplayName',
          coalesce(
            (
              select p.display_name
              from app_versions p
              where p.tenant_id = x.tenant_id and p.app_id = m.app_id
              order by (p.closed_at is null) desc, p.version desc
              limit 1
            ), ''
          ), 'appEntitlementId', m.entitlement_id, 'entitlementDisplayName', m.display_name, 'appUserId',
          coalesce(n.account_id, ''), 'username', coalesce(nullif(n.username, ''), n.display_name, '')
      ) as access
    from (
      select *, count(*) over ()::int as total
      from (
        select * from unnest(x.target_principals, x.target_entitlements) as w (principal_key, entitlement_key)
      ) w
    ) w
    join entitlement_versions m on m.tenant_id = x.tenant_id
      and m.entitlement_key = w.entitlement_key
      and (m.closed_at is null or m.removed)
    left join account_versions n on n.tenant_id = x.tenant_id
      and n.account_key = w.principal_key
      and (n.closed_at is null or n.removed)
    order by w.entitlement_key, w.principal_key
    limit all
  ) w
) targets
cross join lateral (
  select coalesce(
    json_agg(
      w.access
      order by w.access ->> 'entitlementDisplayName', w.access ->> 'appEntitlementId',
        w.access ->> 'username'
    ), '[]'
  ) as shown, coalesce(max(w.total), 0) as total
  from (
    select w.total,
      json_build_object(
        'appId', m.app_id, 'appDisplayName',
          coalesce(
            (
              select p.display_name
              from app_versions p
              where p.tenant_id = x.tenant_id and p.app_id = m.app_id
              order by (p.closed_at is null) desc, p.version desc
              limit 1
            ), ''
          ), 'appEntitlementId', m.entitlement_id, 'entitlementDisplayName', m.display_name, 'appUserId',
          coalesce(n.account_id, ''), 'username', coalesce(nullif(n.username, ''), n.display_name, '')
      ) as access
    from (
      select *, count(*) over ()::int as total
      from (
        select principal_key, entitlement_key
        from (
          select w.principal_key, w.entitlement_key
          from (
            select principal_key, entitlement_key
            from (
              select w.principal_key, w.entitlement_key
              from unnest(
                case when x.target_principals = '{}' then array[x.principal_key] else x.target_principals
                  end,
                  case when x.target_principals = '{}' then array[x.entitlement_key]
                    else x.target_entitlements end
              ) as w (principal_key, entitlement_key)
            ) targets
            union
            select g.principal_key, g.entitlement_key
            from (
              select x.principal_key as principal_key
              union
              select o.account_key
              from accounts a
              join accounts o on o.tenant_id = a.tenant_id and o.user_id = a.user_id
              where a.tenant_id = x.tenant_id and a.account_key = x.principal_key
            ) h
            join grants g on g.tenant_id = x.tenant_id
              and g.principal_key = h.principal_key
              and not g.is_direct
              and g.path_keys && case when x.target_principals = '{}' then array[x.entitlement_key]
                else x.target_entitlements end
            union
            select g.principal_key, g.entitlement_key
            from resources s
            join entitlements m on m.tenant_id = s.tenant_id and m.resource_id = s.resource_id
            join grants g on g.tenant_id = s.tenant_id
              and g.entitlement_key = x.entitlement_key
              and not g.is_direct
              and g.path_keys @> array[m.entitlement_key]
            where s.tenant_id = x.tenant_id and s.resource_key = x.principal_key
          ) w
          where (w.principal_key, w.entitlement_key) <> (x.principal_key, x.entitlement_key)
        ) w
        where x.is_open except
        select principal_key, entitlement_key
        from (
          select w.principal_key, w.entitlement_key
          from unnest(
            case when x.target_principals = '{}' then array[x.principal_key] else x.target_principals end,
              case when x.target_principals = '{}' then array[x.entitlement_key] else x.target_entitlements
                end
          ) as w (principal_key, entitlement_key)
        ) v
      ) w
    ) w
    join entitlement_versions m on m.tenant_id = x.tenant_id
      and m.entitlement_key = w.entitlement_key
      and (m.closed_at is null or m.removed)
    left join account_versions n on n.tenant_id = x.tenant_id
      and n.account_key = w.principal_key
      and (n.closed_at is null or n.removed)
    order by w.entitlement_key, w.principal_key
    limit $10::int
  ) w
) others
left join revocations b on b.tenant_id = x.tenant_id and b.numeric_id = x.carried_by
left join reviews r on r.tenant_id = x.tenant_id and r.review_key = x.review_key
left join (
  select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, review_key,
    completion_at, closed_at, held_reason
  from campaigns
  where state <> 'ACCESS_REVIEW_STATE_DELETED'
) c on c.tenant_id = r.tenant_id
  and c.campaign_id = r.campaign_id
left join tasks t on t.tenant_id = x.tenant_id
  and t.review_key = x.review_key
  and t.numeric_id = x.task_number
left join lateral (
  select d.user_id, d.decided_at, d.comment
  from decisions d
  where d.tenant_id = x.tenant_id
    and d.review_key = x.review_key
    and d.numeric_id = x.task_number
    and d.run_no = x.run_no
    and not d.approved
  order by d.step_seq desc
  limit 1
) d on true
cross join lateral (
  select case when d.user_id is not null then d.user_id when t.outcome_reason = 'F' then r.closed_by
    else x.requested_by end as user_id,
    coalesce(d.decided_at, case when t.outcome_reason = 'F' then t.outcome_at end, x.created_at) as at,
    case when d.user_id is not null then d.comment when t.outcome_reason = 'F' then r.close_comment
      else x.description end as reason
) y
left join users du on du.tenant_id = x.tenant_id and du.user_id = y.user_id
join entitlement_versions e on e.tenant_id = x.tenant_id
  and e.entitlement_key = x.entitlement_key
  and (e.closed_at is null or e.removed)
left join account_versions a on a.tenant_id = x.tenant_id
  and a.account_key = x.principal_key
  and (a.closed_at is null or a.removed)
left join users u on u.tenant_id = x.tenant_id and u.user_id = a.user_id
left join lateral (
  select v.*
  from resource_versions v
  where v.tenant_id = x.tenant_id and v.resource_key = x.principal_key and a.account_id is null
  order by v.version desc
  limit 1
) h on true
where x.tenant_id = $11
order by x.numeric_id;

-- revocation-rows.store.listRevokeTasks
select x.numeric_id::text as number, x.state, x.state_at as "stateAt", x.created_at as "createdAt",
  x.created_at + make_interval(days => $1::int) as "dueAt",
  (x.is_open and x.created_at < now() - make_interval(days => $2::int)) as "isOverdue", x.channel,
  x.carried_by::text as "carriedBy", b.created_at as "carriedByAt", x.assignee_ids as "assigneeIds",
  x.instructions, x.ticket_id as "ticketId", x.ticket_url as "ticketUrl", x.claimed_at as "claimedAt",
  x.claimed_by as "claimedBy", x.verified_at as "verifiedAt", x.verified_sync as "verifiedSync",
  x.reappeared_at as "reappearedAt", x.reappeared_sync as "reappearedSync", r.campaign_id as "campaignId",
  c.display_name as "campaignName", x.review_key::text as "reviewKey",
  coalesce(r.opened_at, r.created_at) as "reviewAt", x.task_number::text as "taskNumber",
  x.requested_by as "requestedBy", y.user_id as "deniedBy", du.display_name as "deniedByName",
  y.at as "deniedAt", y.reason, e.app_id as "appId",
  coalesce(
    (
      select p.display_name
      from app_versions p
      where p.tenant_id = x.tenant_id and p.app_id = e.app_id
      order by (p.closed_at is null) desc, p.version desc
      limit 1
    ), ''
  ) as "appName", e.entitlement_id as "entitlementId", e.display_name as "entitlementName",
  a.account_id as "accountId",
  coalesce(nullif(a.display_name, ''), nullif(a.username, ''), a.account_id) as "accountName", a.username,
  a.user_id as "userId", u.display_name as "userName",
  case
    when h.resource_id is not null then json_build_object(
      'appId', h.app_id, 'appResourceTypeId', h.resource_type_id, 'id', h.resource_id
    ) end as holder, h.display_name as "holderName", targets.shown as targets,
  others.shown as "alsoRemoved", others.total as "alsoRemovedCount",
  (
    select count(*)::int
    from revocation_events v
    where v.tenant_id = x.tenant_id and v.numeric_id = x.numeric_id and v.comment <> ''
  ) as "commentCount", x.review_key is null as "isRequest",
  exists (
    select 1
    from reviews v
    join (
      select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, review_key,
        completion_at, closed_at, held_reason
      from campaigns
      where state <> 'ACCESS_REVIEW_STATE_DELETED'
    ) c on c.tenant_id = v.tenant_id
      and c.campaign_id = v.campaign_id
    where v.tenant_id = x.tenant_id
      and v.review_key = x.review_key
      and exists (
        select 1
        from campaign_owners r
        where r.tenant_id = c.tenant_id and r.campaign_id = c.campaign_id and r.user_id = $3
      )
  ) as "ownsCampaign",
  (
    $4 = any(x.assignee_ids)
      or exists (
        select 1
        from apps p
        where p.tenant_id = x.tenant_id and p.app_id = any(x.app_ids) and p.owner_ids @> array[$5::text]
      )
  ) as "ownsWork", coalesce(x.requested_by = $6, false) as "hasRequested"
from (
  select x.*
  from revocations x
  where x.tenant_id = $7 and x.numeric_id > $8::bigint and true and true
  order by x.numeric_id
  limit $9
) x
cross join lateral (
  select coalesce(
    json_agg(
      w.access
      order by w.access ->> 'entitlementDisplayName', w.access ->> 'appEntitlementId',
        w.access ->> 'username'
    ), '[]'
  ) as shown, coalesce(max(w.total), 0) as total
  from (
    select w.total,
      json_build_object(
        'appId', m.app_id, 'appDisplayName',
          coalesce(
            (
              select p.display_name
              from app_versions p
              where p.tenant_id = x.tenant_id and p.app_id = m.app_id
              order by (p.closed_at is null) desc, p.version desc
              limit 1
            ), ''
          ), 'appEntitlementId', m.entitlement_id, 'entitlementDisplayName', m.display_name, 'appUserId',
          coalesce(n.account_id, ''), 'username', coalesce(nullif(n.username, ''), n.display_name, '')
      ) as access
    from (
      select *, count(*) over ()::int as total
      from (
        select * from unnest(x.target_principals, x.target_entitlements) as w (principal_key, entitlement_key)
      ) w
    ) w
    join entitlement_versions m on m.tenant_id = x.tenant_id
      and m.entitlement_key = w.entitlement_key
      and (m.closed_at is null or m.removed)
    left join account_versions n on n.tenant_id = x.tenant_id
      and n.account_key = w.principal_key
      and (n.closed_at is null or n.removed)
    order by w.entitlement_key, w.principal_key
    limit all
  ) w
) targets
cross join lateral (
  select coalesce(
    json_agg(
      w.access
      order by w.access ->> 'entitlementDisplayName', w.access ->> 'appEntitlementId',
        w.access ->> 'username'
    ), '[]'
  ) as shown, coalesce(max(w.total), 0) as total
  from (
    select w.total,
      json_build_object(
        'appId', m.app_id, 'appDisplayName',
          coalesce(
            (
              select p.display_name
              from app_versions p
              where p.tenant_id = x.tenant_id and p.app_id = m.app_id
              order by (p.closed_at is null) desc, p.version desc
              limit 1
            ), ''
          ), 'appEntitlementId', m.entitlement_id, 'entitlementDisplayName', m.display_name, 'appUserId',
          coalesce(n.account_id, ''), 'username', coalesce(nullif(n.username, ''), n.display_name, '')
      ) as access
    from (
      select *, count(*) over ()::int as total
      from (
        select principal_key, entitlement_key
        from (
          select w.principal_key, w.entitlement_key
          from (
            select principal_key, entitlement_key
            from (
              select w.principal_key, w.entitlement_key
              from unnest(
                case when x.target_principals = '{}' then array[x.principal_key] else x.target_principals
                  end,
                  case when x.target_principals = '{}' then array[x.entitlement_key]
                    else x.target_entitlements end
              ) as w (principal_key, entitlement_key)
            ) targets
            union
            select g.principal_key, g.entitlement_key
            from (
              select x.principal_key as principal_key
              union
              select o.account_key
              from accounts a
              join accounts o on o.tenant_id = a.tenant_id and o.user_id = a.user_id
              where a.tenant_id = x.tenant_id and a.account_key = x.principal_key
            ) h
            join grants g on g.tenant_id = x.tenant_id
              and g.principal_key = h.principal_key
              and not g.is_direct
              and g.path_keys && case when x.target_principals = '{}' then array[x.entitlement_key]
                else x.target_entitlements end
            union
            select g.principal_key, g.entitlement_key
            from resources s
            join entitlements m on m.tenant_id = s.tenant_id and m.resource_id = s.resource_id
            join grants g on g.tenant_id = s.tenant_id
              and g.entitlement_key = x.entitlement_key
              and not g.is_direct
              and g.path_keys @> array[m.entitlement_key]
            where s.tenant_id = x.tenant_id and s.resource_key = x.principal_key
          ) w
          where (w.principal_key, w.entitlement_key) <> (x.principal_key, x.entitlement_key)
        ) w
        where x.is_open except
        select principal_key, entitlement_key
        from (
          select w.principal_key, w.entitlement_key
          from unnest(
            case when x.target_principals = '{}' then array[x.principal_key] else x.target_principals end,
              case when x.target_principals = '{}' then array[x.entitlement_key] else x.target_entitlements
                end
          ) as w (principal_key, entitlement_key)
        ) v
      ) w
    ) w
    join entitlement_versions m on m.tenant_id = x.tenant_id
      and m.entitlement_key = w.entitlement_key
      and (m.closed_at is null or m.removed)
    left join account_versions n on n.tenant_id = x.tenant_id
      and n.account_key = w.principal_key
      and (n.closed_at is null or n.removed)
    order by w.entitlement_key, w.principal_key
    limit $10::int
  ) w
) others
left join revocations b on b.tenant_id = x.tenant_id and b.numeric_id = x.carried_by
left join reviews r on r.tenant_id = x.tenant_id and r.review_key = x.review_key
left join (
  select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, review_key,
    completion_at, closed_at, held_reason
  from campaigns
  where state <> 'ACCESS_REVIEW_STATE_DELETED'
) c on c.tenant_id = r.tenant_id
  and c.campaign_id = r.campaign_id
left join tasks t on t.tenant_id = x.tenant_id
  and t.review_key = x.review_key
  and t.numeric_id = x.task_number
left join lateral (
  select d.user_id, d.decided_at, d.comment
  from decisions d
  where d.tenant_id = x.tenant_id
    and d.review_key = x.review_key
    and d.numeric_id = x.task_number
    and d.run_no = x.run_no
    and not d.approved
  order by d.step_seq desc
  limit 1
) d on true
cross join lateral (
  select case when d.user_id is not null then d.user_id when t.outcome_reason = 'F' then r.closed_by
    else x.requested_by end as user_id,
    coalesce(d.decided_at, case when t.outcome_reason = 'F' then t.outcome_at end, x.created_at) as at,
    case when d.user_id is not null then d.comment when t.outcome_reason = 'F' then r.close_comment
      else x.description end as reason
) y
left join users du on du.tenant_id = x.tenant_id and du.user_id = y.user_id
join entitlement_versions e on e.tenant_id = x.tenant_id
  and e.entitlement_key = x.entitlement_key
  and (e.closed_at is null or e.removed)
left join account_versions a on a.tenant_id = x.tenant_id
  and a.account_key = x.principal_key
  and (a.closed_at is null or a.removed)
left join users u on u.tenant_id = x.tenant_id and u.user_id = a.user_id
left join lateral (
  select v.*
  from resource_versions v
  where v.tenant_id = x.tenant_id and v.resource_key = x.principal_key and a.account_id is null
  order by v.version desc
  limit 1
) h on true
where x.tenant_id = $11
order by x.numeric_id;

-- revocation-rows.store.listWork
select x.numeric_id::text as number, x.state, x.state_at as "stateAt", x.created_at as "createdAt",
  x.created_at + make_interval(days => $1::int) as "dueAt",
  (x.is_open and x.created_at < now() - make_interval(days => $2::int)) as "isOverdue", x.channel,
  x.carried_by::text as "carriedBy", b.created_at as "carriedByAt", x.assignee_ids as "assigneeIds",
  x.instructions, x.ticket_id as "ticketId", x.ticket_url as "ticketUrl", x.claimed_at as "claimedAt",
  x.claimed_by as "claimedBy", x.verified_at as "verifiedAt", x.verified_sync as "verifiedSync",
  x.reappeared_at as "reappearedAt", x.reappeared_sync as "reappearedSync", r.campaign_id as "campaignId",
  c.display_name as "campaignName", x.review_key::text as "reviewKey",
  coalesce(r.opened_at, r.created_at) as "reviewAt", x.task_number::text as "taskNumber",
  x.requested_by as "requestedBy", y.user_id as "deniedBy", du.display_name as "deniedByName",
  y.at as "deniedAt", y.reason, e.app_id as "appId",
  coalesce(
    (
      select p.display_name
      from app_versions p
      where p.tenant_id = x.tenant_id and p.app_id = e.app_id
      order by (p.closed_at is null) desc, p.version desc
      limit 1
    ), ''
  ) as "appName", e.entitlement_id as "entitlementId", e.display_name as "entitlementName",
  a.account_id as "accountId",
  coalesce(nullif(a.display_name, ''), nullif(a.username, ''), a.account_id) as "accountName", a.username,
  a.user_id as "userId", u.display_name as "userName",
  case
    when h.resource_id is not null then json_build_object(
      'appId', h.app_id, 'appResourceTypeId', h.resource_type_id, 'id', h.resource_id
    ) end as holder, h.display_name as "holderName", targets.shown as targets,
  others.shown as "alsoRemoved", others.total as "alsoRemovedCount",
  (
    select count(*)::int
    from revocation_events v
    where v.tenant_id = x.tenant_id and v.numeric_id = x.numeric_id and v.comment <> ''
  ) as "commentCount", x.review_key is null as "isRequest",
  exists (
    select 1
    from reviews v
    join (
      select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, review_key,
        completion_at, closed_at, held_reason
      from campaigns
      where state <> 'ACCESS_REVIEW_STATE_DELETED'
    ) c on c.tenant_id = v.tenant_id
      and c.campaign_id = v.campaign_id
    where v.tenant_id = x.tenant_id
      and v.review_key = x.review_key
      and exists (
        select 1
        from campaign_owners r
        where r.tenant_id = c.tenant_id and r.campaign_id = c.campaign_id and r.user_id = $3
      )
  ) as "ownsCampaign",
  (
    $4 = any(x.assignee_ids)
      or exists (
        select 1
        from apps p
        where p.tenant_id = x.tenant_id and p.app_id = any(x.app_ids) and p.owner_ids @> array[$5::text]
      )
  ) as "ownsWork", coalesce(x.requested_by = $6, false) as "hasRequested"
from (
  select x.*
  from revocations x
  where x.tenant_id = $7
    and x.is_open
    and x.numeric_id > $8::bigint
    and true
    and (
      x.state = any($9::text[])
        and x.carried_by is null
        and not (x.channel = 'WEBHOOK' and x.state in ('READY', 'SENT') and x.ticket_id = '')
    )
    and x.review_key in (
      select v.review_key from reviews v where v.tenant_id = x.tenant_id and v.campaign_id = any($10::text[])
    )
  order by x.numeric_id
  limit $11
) x
cross join lateral (
  select coalesce(
    json_agg(
      w.access
      order by w.access ->> 'entitlementDisplayName', w.access ->> 'appEntitlementId',
        w.access ->> 'username'
    ), '[]'
  ) as shown, coalesce(max(w.total), 0) as total
  from (
    select w.total,
      json_build_object(
        'appId', m.app_id, 'appDisplayName',
          coalesce(
            (
              select p.display_name
              from app_versions p
              where p.tenant_id = x.tenant_id and p.app_id = m.app_id
              order by (p.closed_at is null) desc, p.version desc
              limit 1
            ), ''
          ), 'appEntitlementId', m.entitlement_id, 'entitlementDisplayName', m.display_name, 'appUserId',
          coalesce(n.account_id, ''), 'username', coalesce(nullif(n.username, ''), n.display_name, '')
      ) as access
    from (
      select *, count(*) over ()::int as total
      from (
        select * from unnest(x.target_principals, x.target_entitlements) as w (principal_key, entitlement_key)
      ) w
    ) w
    join entitlement_versions m on m.tenant_id = x.tenant_id
      and m.entitlement_key = w.entitlement_key
      and (m.closed_at is null or m.removed)
    left join account_versions n on n.tenant_id = x.tenant_id
      and n.account_key = w.principal_key
      and (n.closed_at is null or n.removed)
    order by w.entitlement_key, w.principal_key
    limit all
  ) w
) targets
cross join lateral (
  select coalesce(
    json_agg(
      w.access
      order by w.access ->> 'entitlementDisplayName', w.access ->> 'appEntitlementId',
        w.access ->> 'username'
    ), '[]'
  ) as shown, coalesce(max(w.total), 0) as total
  from (
    select w.total,
      json_build_object(
        'appId', m.app_id, 'appDisplayName',
          coalesce(
            (
              select p.display_name
              from app_versions p
              where p.tenant_id = x.tenant_id and p.app_id = m.app_id
              order by (p.closed_at is null) desc, p.version desc
              limit 1
            ), ''
          ), 'appEntitlementId', m.entitlement_id, 'entitlementDisplayName', m.display_name, 'appUserId',
          coalesce(n.account_id, ''), 'username', coalesce(nullif(n.username, ''), n.display_name, '')
      ) as access
    from (
      select *, count(*) over ()::int as total
      from (
        select principal_key, entitlement_key
        from (
          select w.principal_key, w.entitlement_key
          from (
            select principal_key, entitlement_key
            from (
              select w.principal_key, w.entitlement_key
              from unnest(
                case when x.target_principals = '{}' then array[x.principal_key] else x.target_principals
                  end,
                  case when x.target_principals = '{}' then array[x.entitlement_key]
                    else x.target_entitlements end
              ) as w (principal_key, entitlement_key)
            ) targets
            union
            select g.principal_key, g.entitlement_key
            from (
              select x.principal_key as principal_key
              union
              select o.account_key
              from accounts a
              join accounts o on o.tenant_id = a.tenant_id and o.user_id = a.user_id
              where a.tenant_id = x.tenant_id and a.account_key = x.principal_key
            ) h
            join grants g on g.tenant_id = x.tenant_id
              and g.principal_key = h.principal_key
              and not g.is_direct
              and g.path_keys && case when x.target_principals = '{}' then array[x.entitlement_key]
                else x.target_entitlements end
            union
            select g.principal_key, g.entitlement_key
            from resources s
            join entitlements m on m.tenant_id = s.tenant_id and m.resource_id = s.resource_id
            join grants g on g.tenant_id = s.tenant_id
              and g.entitlement_key = x.entitlement_key
              and not g.is_direct
              and g.path_keys @> array[m.entitlement_key]
            where s.tenant_id = x.tenant_id and s.resource_key = x.principal_key
          ) w
          where (w.principal_key, w.entitlement_key) <> (x.principal_key, x.entitlement_key)
        ) w
        where x.is_open except
        select principal_key, entitlement_key
        from (
          select w.principal_key, w.entitlement_key
          from unnest(
            case when x.target_principals = '{}' then array[x.principal_key] else x.target_principals end,
              case when x.target_principals = '{}' then array[x.entitlement_key] else x.target_entitlements
                end
          ) as w (principal_key, entitlement_key)
        ) v
      ) w
    ) w
    join entitlement_versions m on m.tenant_id = x.tenant_id
      and m.entitlement_key = w.entitlement_key
      and (m.closed_at is null or m.removed)
    left join account_versions n on n.tenant_id = x.tenant_id
      and n.account_key = w.principal_key
      and (n.closed_at is null or n.removed)
    order by w.entitlement_key, w.principal_key
    limit $12::int
  ) w
) others
left join revocations b on b.tenant_id = x.tenant_id and b.numeric_id = x.carried_by
left join reviews r on r.tenant_id = x.tenant_id and r.review_key = x.review_key
left join (
  select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, review_key,
    completion_at, closed_at, held_reason
  from campaigns
  where state <> 'ACCESS_REVIEW_STATE_DELETED'
) c on c.tenant_id = r.tenant_id
  and c.campaign_id = r.campaign_id
left join tasks t on t.tenant_id = x.tenant_id
  and t.review_key = x.review_key
  and t.numeric_id = x.task_number
left join lateral (
  select d.user_id, d.decided_at, d.comment
  from decisions d
  where d.tenant_id = x.tenant_id
    and d.review_key = x.review_key
    and d.numeric_id = x.task_number
    and d.run_no = x.run_no
    and not d.approved
  order by d.step_seq desc
  limit 1
) d on true
cross join lateral (
  select case when d.user_id is not null then d.user_id when t.outcome_reason = 'F' then r.closed_by
    else x.requested_by end as user_id,
    coalesce(d.decided_at, case when t.outcome_reason = 'F' then t.outcome_at end, x.created_at) as at,
    case when d.user_id is not null then d.comment when t.outcome_reason = 'F' then r.close_comment
      else x.description end as reason
) y
left join users du on du.tenant_id = x.tenant_id and du.user_id = y.user_id
join entitlement_versions e on e.tenant_id = x.tenant_id
  and e.entitlement_key = x.entitlement_key
  and (e.closed_at is null or e.removed)
left join account_versions a on a.tenant_id = x.tenant_id
  and a.account_key = x.principal_key
  and (a.closed_at is null or a.removed)
left join users u on u.tenant_id = x.tenant_id and u.user_id = a.user_id
left join lateral (
  select v.*
  from resource_versions v
  where v.tenant_id = x.tenant_id and v.resource_key = x.principal_key and a.account_id is null
  order by v.version desc
  limit 1
) h on true
where x.tenant_id = $13
order by x.numeric_id;

-- revocation-rows.store.findRevocations
select x.numeric_id::text as number, x.state, x.state_at as "stateAt", x.created_at as "createdAt",
  x.created_at + make_interval(days => $1::int) as "dueAt",
  (x.is_open and x.created_at < now() - make_interval(days => $2::int)) as "isOverdue", x.channel,
  x.carried_by::text as "carriedBy", b.created_at as "carriedByAt", x.assignee_ids as "assigneeIds",
  x.instructions, x.ticket_id as "ticketId", x.ticket_url as "ticketUrl", x.claimed_at as "claimedAt",
  x.claimed_by as "claimedBy", x.verified_at as "verifiedAt", x.verified_sync as "verifiedSync",
  x.reappeared_at as "reappearedAt", x.reappeared_sync as "reappearedSync", r.campaign_id as "campaignId",
  c.display_name as "campaignName", x.review_key::text as "reviewKey",
  coalesce(r.opened_at, r.created_at) as "reviewAt", x.task_number::text as "taskNumber",
  x.requested_by as "requestedBy", y.user_id as "deniedBy", du.display_name as "deniedByName",
  y.at as "deniedAt", y.reason, e.app_id as "appId",
  coalesce(
    (
      select p.display_name
      from app_versions p
      where p.tenant_id = x.tenant_id and p.app_id = e.app_id
      order by (p.closed_at is null) desc, p.version desc
      limit 1
    ), ''
  ) as "appName", e.entitlement_id as "entitlementId", e.display_name as "entitlementName",
  a.account_id as "accountId",
  coalesce(nullif(a.display_name, ''), nullif(a.username, ''), a.account_id) as "accountName", a.username,
  a.user_id as "userId", u.display_name as "userName",
  case
    when h.resource_id is not null then json_build_object(
      'appId', h.app_id, 'appResourceTypeId', h.resource_type_id, 'id', h.resource_id
    ) end as holder, h.display_name as "holderName", targets.shown as targets,
  others.shown as "alsoRemoved", others.total as "alsoRemovedCount",
  (
    select count(*)::int
    from revocation_events v
    where v.tenant_id = x.tenant_id and v.numeric_id = x.numeric_id and v.comment <> ''
  ) as "commentCount", x.review_key is null as "isRequest",
  exists (
    select 1
    from reviews v
    join (
      select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, review_key,
        completion_at, closed_at, held_reason
      from campaigns
      where state <> 'ACCESS_REVIEW_STATE_DELETED'
    ) c on c.tenant_id = v.tenant_id
      and c.campaign_id = v.campaign_id
    where v.tenant_id = x.tenant_id
      and v.review_key = x.review_key
      and exists (
        select 1
        from campaign_owners r
        where r.tenant_id = c.tenant_id and r.campaign_id = c.campaign_id and r.user_id = $3
      )
  ) as "ownsCampaign",
  (
    $4 = any(x.assignee_ids)
      or exists (
        select 1
        from apps p
        where p.tenant_id = x.tenant_id and p.app_id = any(x.app_ids) and p.owner_ids @> array[$5::text]
      )
  ) as "ownsWork", coalesce(x.requested_by = $6, false) as "hasRequested"
from revocations x
cross join lateral (
  select coalesce(
    json_agg(
      w.access
      order by w.access ->> 'entitlementDisplayName', w.access ->> 'appEntitlementId',
        w.access ->> 'username'
    ), '[]'
  ) as shown, coalesce(max(w.total), 0) as total
  from (
    select w.total,
      json_build_object(
        'appId', m.app_id, 'appDisplayName',
          coalesce(
            (
              select p.display_name
              from app_versions p
              where p.tenant_id = x.tenant_id and p.app_id = m.app_id
              order by (p.closed_at is null) desc, p.version desc
              limit 1
            ), ''
          ), 'appEntitlementId', m.entitlement_id, 'entitlementDisplayName', m.display_name, 'appUserId',
          coalesce(n.account_id, ''), 'username', coalesce(nullif(n.username, ''), n.display_name, '')
      ) as access
    from (
      select *, count(*) over ()::int as total
      from (
        select * from unnest(x.target_principals, x.target_entitlements) as w (principal_key, entitlement_key)
      ) w
    ) w
    join entitlement_versions m on m.tenant_id = x.tenant_id
      and m.entitlement_key = w.entitlement_key
      and (m.closed_at is null or m.removed)
    left join account_versions n on n.tenant_id = x.tenant_id
      and n.account_key = w.principal_key
      and (n.closed_at is null or n.removed)
    order by w.entitlement_key, w.principal_key
    limit all
  ) w
) targets
cross join lateral (
  select coalesce(
    json_agg(
      w.access
      order by w.access ->> 'entitlementDisplayName', w.access ->> 'appEntitlementId',
        w.access ->> 'username'
    ), '[]'
  ) as shown, coalesce(max(w.total), 0) as total
  from (
    select w.total,
      json_build_object(
        'appId', m.app_id, 'appDisplayName',
          coalesce(
            (
              select p.display_name
              from app_versions p
              where p.tenant_id = x.tenant_id and p.app_id = m.app_id
              order by (p.closed_at is null) desc, p.version desc
              limit 1
            ), ''
          ), 'appEntitlementId', m.entitlement_id, 'entitlementDisplayName', m.display_name, 'appUserId',
          coalesce(n.account_id, ''), 'username', coalesce(nullif(n.username, ''), n.display_name, '')
      ) as access
    from (
      select *, count(*) over ()::int as total
      from (
        select principal_key, entitlement_key
        from (
          select w.principal_key, w.entitlement_key
          from (
            select principal_key, entitlement_key
            from (
              select w.principal_key, w.entitlement_key
              from unnest(
                case when x.target_principals = '{}' then array[x.principal_key] else x.target_principals
                  end,
                  case when x.target_principals = '{}' then array[x.entitlement_key]
                    else x.target_entitlements end
              ) as w (principal_key, entitlement_key)
            ) targets
            union
            select g.principal_key, g.entitlement_key
            from (
              select x.principal_key as principal_key
              union
              select o.account_key
              from accounts a
              join accounts o on o.tenant_id = a.tenant_id and o.user_id = a.user_id
              where a.tenant_id = x.tenant_id and a.account_key = x.principal_key
            ) h
            join grants g on g.tenant_id = x.tenant_id
              and g.principal_key = h.principal_key
              and not g.is_direct
              and g.path_keys && case when x.target_principals = '{}' then array[x.entitlement_key]
                else x.target_entitlements end
            union
            select g.principal_key, g.entitlement_key
            from resources s
            join entitlements m on m.tenant_id = s.tenant_id and m.resource_id = s.resource_id
            join grants g on g.tenant_id = s.tenant_id
              and g.entitlement_key = x.entitlement_key
              and not g.is_direct
              and g.path_keys @> array[m.entitlement_key]
            where s.tenant_id = x.tenant_id and s.resource_key = x.principal_key
          ) w
          where (w.principal_key, w.entitlement_key) <> (x.principal_key, x.entitlement_key)
        ) w
        where x.is_open except
        select principal_key, entitlement_key
        from (
          select w.principal_key, w.entitlement_key
          from unnest(
            case when x.target_principals = '{}' then array[x.principal_key] else x.target_principals end,
              case when x.target_principals = '{}' then array[x.entitlement_key] else x.target_entitlements
                end
          ) as w (principal_key, entitlement_key)
        ) v
      ) w
    ) w
    join entitlement_versions m on m.tenant_id = x.tenant_id
      and m.entitlement_key = w.entitlement_key
      and (m.closed_at is null or m.removed)
    left join account_versions n on n.tenant_id = x.tenant_id
      and n.account_key = w.principal_key
      and (n.closed_at is null or n.removed)
    order by w.entitlement_key, w.principal_key
    limit $7::int
  ) w
) others
left join revocations b on b.tenant_id = x.tenant_id and b.numeric_id = x.carried_by
left join reviews r on r.tenant_id = x.tenant_id and r.review_key = x.review_key
left join (
  select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, review_key,
    completion_at, closed_at, held_reason
  from campaigns
  where state <> 'ACCESS_REVIEW_STATE_DELETED'
) c on c.tenant_id = r.tenant_id
  and c.campaign_id = r.campaign_id
left join tasks t on t.tenant_id = x.tenant_id
  and t.review_key = x.review_key
  and t.numeric_id = x.task_number
left join lateral (
  select d.user_id, d.decided_at, d.comment
  from decisions d
  where d.tenant_id = x.tenant_id
    and d.review_key = x.review_key
    and d.numeric_id = x.task_number
    and d.run_no = x.run_no
    and not d.approved
  order by d.step_seq desc
  limit 1
) d on true
cross join lateral (
  select case when d.user_id is not null then d.user_id when t.outcome_reason = 'F' then r.closed_by
    else x.requested_by end as user_id,
    coalesce(d.decided_at, case when t.outcome_reason = 'F' then t.outcome_at end, x.created_at) as at,
    case when d.user_id is not null then d.comment when t.outcome_reason = 'F' then r.close_comment
      else x.description end as reason
) y
left join users du on du.tenant_id = x.tenant_id and du.user_id = y.user_id
join entitlement_versions e on e.tenant_id = x.tenant_id
  and e.entitlement_key = x.entitlement_key
  and (e.closed_at is null or e.removed)
left join account_versions a on a.tenant_id = x.tenant_id
  and a.account_key = x.principal_key
  and (a.closed_at is null or a.removed)
left join users u on u.tenant_id = x.tenant_id and u.user_id = a.user_id
left join lateral (
  select v.*
  from resource_versions v
  where v.tenant_id = x.tenant_id and v.resource_key = x.principal_key and a.account_id is null
  order by v.version desc
  limit 1
) h on true
where x.tenant_id = $8 and x.numeric_id = any($9::bigint[])
order by x.numeric_id;

-- revocation-rows.store.countRevocations
select x.state, count(*)::int as count,
  count(*) filter (
    where (
      x.state = any($1::text[])
        and x.carried_by is null
        and not (x.channel = 'WEBHOOK' and x.state in ('READY', 'SENT') and x.ticket_id = '')
    )
  )::int as work,
  count(*) filter (
    where (x.is_open and x.created_at < now() - make_interval(days => $2::int))
  )::int as overdue, count(*) filter (where x.reappeared_at is not null)::int as reappeared
from revocations x
where x.tenant_id = $3 and true and true
group by x.state
order by x.state;
