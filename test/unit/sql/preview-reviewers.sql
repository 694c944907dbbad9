-- groupByPolicy
select coalesce(
  null, nullif(e.certify_policy_id, ''),
    (
      select nullif(ap.certify_policy_id, '')
      from app_versions ap
      where ap.tenant_id = $1
        and ap.app_id = e.app_id
        and (ap.version <= $2::bigint and (ap.closed_at is null or ap.closed_at > $3::timestamptz))
    ), $4::text
) as "policyId", array_agg(e.entitlement_id) as "entitlementIds"
from entitlement_versions e
where e.tenant_id = $5 and e.closed_at is null and e.entitlement_id in (select unnest($6::text[]))
group by 1;

-- countManagerGaps
with unmanaged as materialized (
  select u.user_id, u.manager_ids
  from users u
  where u.tenant_id = $1
    and u.user_id in (select unnest($2::text[]))
    and not exists (
      select 1
      from users r
      where r.tenant_id = $3
        and r.user_id = any(u.manager_ids)
        and r.status = 'ENABLED'
        and r.type = 'USER_TYPE_HUMAN'
    )
),
  reviewed as materialized (
    select e.entitlement_key
    from entitlements e
    where e.tenant_id = $4 and e.entitlement_id in (select unnest($5::text[]))
  )
select count(*) filter (where cardinality(manager_ids) = 0)::int as missing,
  count(*) filter (where cardinality(manager_ids) > 0)::int as gone
from unmanaged
where user_id in (
  select a.user_id
  from accounts a
  join grants g on g.tenant_id = a.tenant_id and g.principal_key = a.account_key and not g.to_resource
  where a.tenant_id = $6
    and a.user_id in (select user_id from unmanaged)
    and g.entitlement_key in (select entitlement_key from reviewed)
);

-- listUnownedApps
select a.display_name as name, count(*) over ()::int as count
from apps a
where a.tenant_id = $1
  and not exists (
    select 1
    from users r
    where r.tenant_id = $2
      and r.user_id = any(a.owner_ids)
      and r.status = 'ENABLED'
      and r.type = 'USER_TYPE_HUMAN'
  )
  and a.app_id in (
    select e.app_id
    from entitlements e
    where e.tenant_id = $3 and e.entitlement_id in (select unnest($4::text[]))
  )
order by a.display_name, a.app_id
limit $5;

-- listUnownedEntitlements
select e.display_name as name, count(*) over ()::int as count
from entitlements e
where e.tenant_id = $1
  and e.entitlement_id in (select unnest($2::text[]))
  and not exists (
    select 1
    from users r
    where r.tenant_id = $3
      and r.user_id = any(e.owner_ids)
      and r.status = 'ENABLED'
      and r.type = 'USER_TYPE_HUMAN'
  )
order by e.display_name, e.entitlement_id
limit $4;
