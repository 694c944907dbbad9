-- ledger.store.listExcludedApps
select a.id
from unnest($1::text[]) as a (id)
where exists (
  select 1
  from entitlement_versions e
  join grant_versions g on g.tenant_id = e.tenant_id
    and g.entitlement_key = e.entitlement_key
    and g.closed_at is null
  where e.tenant_id = $2 and e.app_id = a.id
)
  and not exists (
    select 1
    from preparation_entitlements p
    join entitlement_versions e on e.tenant_id = p.tenant_id and e.version = p.entitlement_version
    where p.tenant_id = $3 and p.preparation_key = $4 and e.app_id = a.id
  );

-- ledger.store.listFaults
select count(*)::int as n from preparation_faults where tenant_id = $1 and preparation_key = $2;

select rule, object_id as "objectId", problem
from preparation_faults
where tenant_id = $1 and preparation_key = $2
order by rule, object_id
limit $3;
