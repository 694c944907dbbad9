-- nextVersions of entitlements
select max(version)::text as "upTo"
from (
  select version
  from entitlement_versions
  where tenant_id = $1 and version <= $2::bigint and version > $3::bigint
  order by version
  limit $4
) as next;

-- nextPrepared principals
select max(principal_key)::text as "upTo"
from (
  select principal_key
  from preparation_principals
  where tenant_id = $1 and preparation_key = $2 and principal_key > $3::bigint
  order by principal_key
  limit $4
) as next;

-- nextGrants
select principal_key || ' ' || entitlement_key as "upTo"
from (
  (
    select g.principal_key, g.entitlement_key
    from grant_versions g
    where g.tenant_id = $1
      and g.closed_at is null
      and (g.principal_key, g.entitlement_key) > ($2::bigint, $3::bigint)
    order by g.principal_key, g.entitlement_key
    limit $4
  )
  union all (
    select g.principal_key, g.entitlement_key
    from grant_versions g
    where g.tenant_id = $5
      and (g.closed_at > $6::timestamptz and g.version <= $7::bigint)
      and (g.principal_key, g.entitlement_key) > ($8::bigint, $9::bigint)
    order by g.principal_key, g.entitlement_key
    limit $10
  )
) as next
order by principal_key, entitlement_key offset $11
limit 1;

-- updateApps
update preparations
set app_ids = array(
  select distinct e.app_id
  from preparation_entitlements pe
  join entitlement_versions e on e.tenant_id = pe.tenant_id and e.version = pe.entitlement_version
  where pe.tenant_id = $1 and pe.preparation_key = $2 and pe.rule is null
)
where tenant_id = $3 and preparation_key = $4;

-- findPolicies
select e.version::text,
  coalesce(
    null, nullif(e.certify_policy_id, ''),
      (
        select nullif(ap.certify_policy_id, '')
        from app_versions ap
        where ap.tenant_id = $1
          and ap.app_id = e.app_id
          and (ap.version <= $2::bigint and (ap.closed_at is null or ap.closed_at > $3::timestamptz))
      ), $4::text
  ) as "policyId"
from entitlement_versions e
where e.tenant_id = $5 and e.version = any($6::bigint[]);

-- updatePolicies
update preparation_entitlements as pe
set policy_id = coalesce(
  null, nullif(e.certify_policy_id, ''),
    (
      select nullif(ap.certify_policy_id, '')
      from app_versions ap
      where ap.tenant_id = $1
        and ap.app_id = e.app_id
        and (ap.version <= $2::bigint and (ap.closed_at is null or ap.closed_at > $3::timestamptz))
    ), $4::text
)
from entitlement_versions e
where pe.tenant_id = $5
  and pe.preparation_key = $6
  and pe.entitlement_key > $7::bigint
  and pe.entitlement_key <= $8::bigint
  and e.tenant_id = pe.tenant_id
  and e.version = pe.entitlement_version;

-- deleteUnusedEntitlements
delete from preparation_entitlements as x
where x.tenant_id = $1
  and x.preparation_key = $2
  and x.entitlement_key > $3::bigint
  and x.entitlement_key <= $4::bigint
  and not exists (
    select 1
    from items i
    where i.tenant_id = $5 and i.preparation_key = $6 and i.entitlement_key = x.entitlement_key
  );
