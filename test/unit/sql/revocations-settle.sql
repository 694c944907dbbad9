-- What to remove, and how
with found as (
  select x.numeric_id, e.app_id,
    coalesce(
      array_agg(
        h.principal_key order by h.entitlement_key, h.principal_key
      ) filter (where h.principal_key is not null), '{}'
    ) as principals,
    coalesce(
      array_agg(
        h.entitlement_key order by h.entitlement_key, h.principal_key
      ) filter (where h.principal_key is not null), '{}'
    ) as entitlements, array_remove(array_agg(distinct h.app_id), null) as target_apps, x.entitlement_key
  from revocations x
  join entitlements e on e.tenant_id = x.tenant_id and e.entitlement_key = x.entitlement_key
  join grants g on g.tenant_id = x.tenant_id
    and g.entitlement_key = x.entitlement_key
    and g.principal_key = x.principal_key
  left join lateral (
    select d.principal_key, d.entitlement_key, m.app_id
    from (
      select x.principal_key as principal_key
      union
      select o.account_key
      from accounts a
      join accounts o on o.tenant_id = a.tenant_id and o.user_id = a.user_id
      where a.tenant_id = x.tenant_id and a.account_key = x.principal_key
    ) o
    join grants d on d.tenant_id = x.tenant_id
      and d.principal_key = o.principal_key
      and d.is_direct
      and d.entitlement_key = any(g.path_keys)
    join entitlements m on m.tenant_id = d.tenant_id and m.entitlement_key = d.entitlement_key
    where not g.is_direct
  ) h on true
  where x.tenant_id = $1 and x.numeric_id = any($2::bigint[]) and x.is_open
  group by x.numeric_id, e.app_id, x.entitlement_key
),
  ways as (
    select f.*,
      case
        when w.settings #> '{deprovisionerPolicy,delegated}' is null then w.settings -> 'deprovisionerPolicy'
        else (
          select d.settings -> 'deprovisionerPolicy'
          from entitlements d
          where d.tenant_id = w.tenant_id
            and d.entitlement_id = w.settings #>> '{deprovisionerPolicy,delegated,entitlementId}'
        ) end as policy
    from found f
    join entitlements w on w.tenant_id = $3
      and w.entitlement_key = coalesce(f.entitlements[1], f.entitlement_key)
  ),
  settled as (
    select numeric_id, principals, entitlements,
      array(select distinct a from unnest(target_apps || app_id) as a order by a) as apps,
      case when policy -> 'webhook' is not null then 'WEBHOOK'
        when policy -> 'externalTicket' is not null then 'TICKET'
        when policy -> 'manual' is not null then 'MANUAL' else $4 end as channel,
      case
        when coalesce(
          policy -> 'webhook', policy -> 'externalTicket', policy -> 'manual'
        ) is null then nullif($5, '') else policy #>> '{webhook,webhookId}' end as webhook,
      coalesce(
        policy #>> '{manual,instructions}', policy #>> '{externalTicket,instructions}', ''
      ) as instructions
    from ways
  )
update revocations x
set target_principals = s.principals, target_entitlements = s.entitlements, app_ids = s.apps,
  channel = s.channel, webhook_id = s.webhook, instructions = s.instructions
from settled s
where x.tenant_id = $6
  and x.numeric_id = s.numeric_id
  and (
    x.target_principals, x.target_entitlements, x.app_ids, x.channel, x.webhook_id, x.instructions
  ) is distinct from (s.principals, s.entitlements, s.apps, s.channel, s.webhook, s.instructions);

-- Which revocation removes for others
with carriers as (
  select x.numeric_id,
    coalesce(
      (
        select min(c.numeric_id)
        from revocations c
        where c.tenant_id = x.tenant_id
          and c.is_open
          and c.principal_key = x.principal_key
          and c.entitlement_key = x.entitlement_key
          and c.numeric_id < x.numeric_id
      ),
        (
          select case when bool_and(t.carrier is not null) then min(t.carrier) end
          from unnest(x.target_principals, x.target_entitlements) as w (principal_key, entitlement_key)
          cross join lateral (
            select min(c.numeric_id) as carrier
            from revocations c
            where c.tenant_id = x.tenant_id
              and c.is_open
              and c.principal_key = w.principal_key
              and c.entitlement_key = w.entitlement_key
          ) t
        )
    ) as carrier
  from revocations x
  where x.tenant_id = $1 and x.numeric_id = any($2::bigint[]) and x.is_open
)
update revocations x
set carried_by = c.carrier
from carriers c
where x.tenant_id = $3 and x.numeric_id = c.numeric_id and x.carried_by is distinct from c.carrier;

-- What states follow from
select x.numeric_id::text as number, x.state, x.carried_by is not null as "isCarried",
  x.released_at is not null as "isReleased", (g.is_direct or x.target_principals <> '{}') as "hasWay",
  x.carried_by is null
    and x.released_at is null
    and x.review_key is not null
    and exists (
      select 1
      from reviews v
      cross join lateral (
        select w.principal_key, w.entitlement_key
        from (
          select principal_key, entitlement_key
          from (
            select w.principal_key, w.entitlement_key
            from unnest(
              case when x.target_principals = '{}' then array[x.principal_key] else x.target_principals end,
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
      join preparation_principals p on p.tenant_id = v.tenant_id
        and p.preparation_key = v.preparation_key
        and p.principal_key = w.principal_key
      join tasks t on t.tenant_id = v.tenant_id
        and t.review_key = v.review_key
        and t.numeric_id >= v.first_number + p.first_item
        and t.numeric_id < v.first_number + p.first_item + p.item_count
        and t.entitlement_key = w.entitlement_key
      where v.tenant_id = x.tenant_id and v.review_key = x.review_key and (t.state <> 'C' or t.outcome = 'C')
    ) as "takesCertified"
from revocations x
join grants g on g.tenant_id = x.tenant_id
  and g.entitlement_key = x.entitlement_key
  and g.principal_key = x.principal_key
where x.tenant_id = $1
  and x.numeric_id = any($2::bigint[])
  and x.is_open
  and x.state in ('HELD', 'NEEDS_ATTENTION', 'READY')
order by x.numeric_id;
