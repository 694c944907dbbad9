-- Departments, managers and job titles
insert into review_peer_groups (tenant_id, review_key, peer_no, kind, value, people_count)
select $1, $2::bigint, row_number() over (order by k.kind, k.value), k.kind, k.value, count(*)
from users u
cross join lateral (
  values ('D'::"char", u.department), ('M'::"char", u.manager_ids[1]), ('J'::"char", u.job_title)
) as k (kind, value)
where u.tenant_id = $3 and u.status <> 'DELETED' and k.value <> ''
group by k.kind, k.value;

-- Peers who hold the entitlements of a range
insert into review_peers (tenant_id, review_key, entitlement_key, peer_no, holder_count)
with holders as (
  select distinct g.entitlement_key, a.user_id
  from preparation_entitlements e
  join grants g on g.tenant_id = $1 and g.entitlement_key = e.entitlement_key and not g.to_resource
  join accounts a on a.tenant_id = $2 and a.account_key = g.principal_key
  where e.tenant_id = $3
    and e.preparation_key = $4::bigint
    and e.app_rank > $5::int
    and e.app_rank <= $6::int
),
  peers as (
    select h.entitlement_key, d.peer_no as department, m.peer_no as manager, j.peer_no as job_title
    from holders h
    join users u on u.tenant_id = $7 and u.user_id = h.user_id and u.status <> 'DELETED'
    left join review_peer_groups d on d.tenant_id = $8
      and d.review_key = $9::bigint
      and d.kind = $10
      and d.value = u.department
    left join review_peer_groups m on m.tenant_id = $11
      and m.review_key = $12::bigint
      and m.kind = $13
      and m.value = u.manager_ids[1]
    left join review_peer_groups j on j.tenant_id = $14
      and j.review_key = $15::bigint
      and j.kind = $16
      and j.value = u.job_title
  )
select $17, $18::bigint, entitlement_key, coalesce(department, manager, job_title), count(*)
from peers
group by grouping sets (
  (entitlement_key, department), (entitlement_key, manager), (entitlement_key, job_title)
)
having coalesce(department, manager, job_title) is not null;

-- Facts of a page of tasks
with earlier as materialized (
  select r.preparation_key, p.frozen_at
  from reviews r
  join preparations p on p.tenant_id = r.tenant_id and p.preparation_key = r.preparation_key
  where r.tenant_id = $1 and r.closed_at is not null and r.review_key <> $2
  order by r.closed_at desc
  limit $3
),
  logins as materialized (
    select y.app_id,
      exists (
        select 1
        from (
          select x.last_login_at
          from accounts x
          where x.tenant_id = $4 and x.app_id = y.app_id
          order by x.account_id
          limit $5
        ) x
        where x.last_login_at is not null
      ) as are_told
    from (
      select distinct e.app_id
      from unnest($6::bigint[]) as k (key)
      join preparation_entitlements pe on pe.tenant_id = $7
        and pe.preparation_key = $8
        and pe.entitlement_key = k.key
      join entitlement_versions e on e.tenant_id = $9 and e.version = pe.entitlement_version
    ) y
  ),
  frozen as materialized (
    select q.*, pr.trusted_domains, i.grant_version, p.account_version, p.user_version, p.resource_version,
      pe.entitlement_version
    from unnest($10::bigint[], $11::bigint[], $12::bigint[]) as q (numeric_id, principal_key, entitlement_key)
    join preparations pr on pr.tenant_id = $13 and pr.preparation_key = $14
    join items i on i.tenant_id = $15
      and i.preparation_key = pr.preparation_key
      and i.principal_key = q.principal_key
      and i.entitlement_key = q.entitlement_key
    join preparation_principals p on p.tenant_id = $16
      and p.preparation_key = pr.preparation_key
      and p.principal_key = q.principal_key
    join preparation_entitlements pe on pe.tenant_id = $17
      and pe.preparation_key = pr.preparation_key
      and pe.entitlement_key = q.entitlement_key
  )
select q.numeric_id::text as "numericId",
  case when q.resource_version is not null then 'resource'
    when a.account_type = 'APP_USER_TYPE_USER' then 'person' else 'service' end as holder,
  u.status as "personStatus", u.display_name as "personName", coalesce(u.department, '') as department,
  a.status as "accountStatus", g.last_used_at as "lastUsedAt", a.last_login_at as "lastLoginAt",
  a.last_login_at is not null or l.are_told as "appTellsLogins",
  coalesce(g.added_at, g.created_at) as "addedAt", g.expires_at as "expiresAt",
  coalesce(
    (
      select case
        when v.attribute_type = 'risk_level' then coalesce(v.rank, ($18::jsonb ->> lower(v.value))::int, 0)
        else 0 end
      from attribute_values v
      where v.tenant_id = $19 and v.value_id = e.risk_level_id
    ), 0
  ) as "riskRank",
  coalesce(
    (
      select json_agg(
        json_build_object(
          'kind', case pg.kind when 'D' then 'DEPARTMENT' when 'M' then 'MANAGER' else 'JOB_TITLE' end,
            'value', coalesce(m.display_name, pg.value), 'peopleCount', pg.people_count, 'holderCount',
            coalesce(h.holder_count, 0)
        )
        order by pg.kind
      )
      from (
        values ('D'::"char", u.department), ('M'::"char", u.manager_ids[1]), ('J'::"char", u.job_title)
      ) as k (kind, value)
      join lateral (
        select g.*
        from review_peer_groups g
        where g.tenant_id = $20 and g.review_key = $21 and g.kind = k.kind and g.value = k.value
        limit 1
      ) pg on true
      left join review_peers h on h.tenant_id = $22
        and h.review_key = $23
        and h.entitlement_key = q.entitlement_key
        and h.peer_no = pg.peer_no
      left join users m on m.tenant_id = $24 and pg.kind = 'M' and m.user_id = pg.value
    ), '[]'
  ) as peers,
  array(
    select distinct m.display_name
    from conflict_entitlements c
    join conflict_monitors m on m.tenant_id = c.tenant_id
      and m.monitor_id = c.monitor_id
      and m.deleted_at is null
    join conflict_violations v on v.tenant_id = c.tenant_id
      and v.monitor_id = c.monitor_id
      and coalesce(v.user_id, v.account_id) in (u.user_id, a.account_id)
      and v.resolved_at is null
      and not (v.exempted_at is not null and coalesce(v.exemption_expires_at > now(), true))
    where c.tenant_id = $25
      and c.entitlement_id = e.entitlement_id
      and (c.entitlement_group = 'ENTITLEMENT_GROUP_A' or not m.negate_b)
    order by 1
  ) as conflicts,
  (
    select o.department
    from user_versions o
    where o.tenant_id = $26
      and o.user_id = u.user_id
      and o.opened_at <= coalesce(g.added_at, g.created_at)
      and o.closed_at > coalesce(g.added_at, g.created_at)
      and o.department not in ('', u.department)
    order by o.version desc
    limit 1
  ) as "movedFrom",
  (
    select max(x.frozen_at)
    from earlier x
    join preparation_entitlements o on o.tenant_id = $27
      and o.preparation_key = x.preparation_key
      and o.entitlement_key = q.entitlement_key
  ) as "reviewedBefore", last.outcome_at as "lastReviewAt", last.outcome::text as "lastOutcome",
  last.campaign_id as "lastCampaignId", last.display_name as "lastCampaignName",
  case when a.domain <> ''
    and cardinality(q.trusted_domains) > 0
    and a.domain <> all(q.trusted_domains) then a.domain end as "outsideDomain"
from frozen q
join grant_versions g on g.tenant_id = $28 and g.version = q.grant_version
join entitlement_versions e on e.tenant_id = $29 and e.version = q.entitlement_version
join logins l on l.app_id = e.app_id
left join account_versions a on a.tenant_id = $30 and a.version = q.account_version
left join user_versions u on u.tenant_id = $31 and u.version = q.user_version
left join lateral (
  select t.outcome, t.outcome_at, c.campaign_id, c.display_name
  from tasks t
  join reviews r on r.tenant_id = t.tenant_id and r.review_key = t.review_key
  join (
    select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, review_key,
      completion_at, closed_at, held_reason
    from campaigns
    where state <> 'ACCESS_REVIEW_STATE_DELETED'
  ) c on c.tenant_id = r.tenant_id
    and c.campaign_id = r.campaign_id
  where t.tenant_id = $32
    and t.principal_key = q.principal_key
    and t.entitlement_key = q.entitlement_key
    and t.outcome_reason = 'P'
    and t.review_key <> $33
  order by t.outcome_at desc
  limit 1
) last on true;
