-- item.store.findItems
select i.grant_version::text as "grantVersion", i.entitlement_key::text as "entitlementKey",
  i.principal_key::text as "principalKey", e.entitlement_version::text as "entitlementVersion",
  e.policy_id as "policyId", e.app_order as "appOrder", e.resource_order as "resourceOrder",
  p.account_version::text as "accountVersion", p.resource_version::text as "resourceVersion",
  p.user_version::text as "userVersion", p.user_order as "userOrder",
  (
    select coalesce(
      json_agg(json_build_object('id', r.resource_id, 'displayName', r.display_name) order by step.n), '[]'
    )
    from preparation_resources w
    join preparations m on m.tenant_id = w.tenant_id and m.preparation_key = w.preparation_key
    cross join unnest(w.path) with ordinality as step (id, n)
    cross join lateral (
      select resource_id, display_name
      from resource_versions r
      where r.tenant_id = w.tenant_id
        and r.resource_id = step.id
        and r.version <= (m.versions ->> 'resource')::bigint
      order by r.version desc
      limit 1
    ) r
    where w.tenant_id = e.tenant_id
      and w.preparation_key = e.preparation_key
      and w.resource_id = ev.resource_id
  ) as "inheritedThrough",
  array(
    select c.violation_id
    from preparation_conflicts c
    where c.tenant_id = e.tenant_id
      and c.preparation_key = e.preparation_key
      and c.entitlement_key = i.entitlement_key
      and c.principal_key = i.principal_key
    order by 1
  ) as "conflictViolationIds"
from unnest($1::bigint[], $2::bigint[]) as q (principal_key, entitlement_key)
join items i on i.tenant_id = $3
  and i.preparation_key = $4
  and i.principal_key = q.principal_key
  and i.entitlement_key = q.entitlement_key
join (
  preparation_entitlements e
  join entitlement_versions ev on ev.tenant_id = e.tenant_id and ev.version = e.entitlement_version
) on e.tenant_id = $5
  and e.preparation_key = $6
  and e.entitlement_key = i.entitlement_key
join (
  preparation_principals p
  left join account_versions av on av.tenant_id = p.tenant_id and av.version = p.account_version
  left join user_versions uv on uv.tenant_id = p.tenant_id and uv.version = p.user_version
  left join resource_versions rv on rv.tenant_id = p.tenant_id and rv.version = p.resource_version
) on p.tenant_id = $7
  and p.preparation_key = $8
  and p.principal_key = i.principal_key;
