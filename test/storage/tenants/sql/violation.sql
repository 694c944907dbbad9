-- violation.store.findViolation
select v.violation_id as id, v.monitor_id as "monitorId", v.user_id as "userId",
  v.account_id as "appUserId", v.detected_at as "detectedAt", v.resolved_at as "resolvedAt",
  v.exempted_at as "exemptedAt", v.exempted_by as "exemptedById", v.exemption_reason as reason,
  v.exemption_expires_at as "expiresAt",
  (v.exempted_at is not null and coalesce(v.exemption_expires_at > now(), true)) as exempted,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'entitlementGroup', c.entitlement_group, 'appId', e.app_id, 'appEntitlementId',
            e.entitlement_id, 'appUserId', a.account_id
        )
        order by c.entitlement_group, e.entitlement_id, a.account_id
      ), '[]'
    )
    from conflict_entitlements c
    join entitlements e on e.tenant_id = c.tenant_id and e.entitlement_id = c.entitlement_id
    join accounts a on a.tenant_id = c.tenant_id and (a.user_id = v.user_id or a.account_id = v.account_id)
    join grants g on g.tenant_id = c.tenant_id
      and g.entitlement_key = e.entitlement_key
      and g.principal_key = a.account_key
      and not g.to_resource
    where c.tenant_id = v.tenant_id and c.monitor_id = v.monitor_id and v.resolved_at is null
  ) as grants
from conflict_violations v
join conflict_monitors m on m.tenant_id = v.tenant_id and m.monitor_id = v.monitor_id and m.deleted_at is null
where v.tenant_id = $1 and v.monitor_id = $2 and v.violation_id = $3;

-- violation.store.searchViolations
select v.violation_id as id, v.monitor_id as "monitorId", v.user_id as "userId",
  v.account_id as "appUserId", v.detected_at as "detectedAt", v.resolved_at as "resolvedAt",
  v.exempted_at as "exemptedAt", v.exempted_by as "exemptedById", v.exemption_reason as reason,
  v.exemption_expires_at as "expiresAt",
  (v.exempted_at is not null and coalesce(v.exemption_expires_at > now(), true)) as exempted,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'entitlementGroup', c.entitlement_group, 'appId', e.app_id, 'appEntitlementId',
            e.entitlement_id, 'appUserId', a.account_id
        )
        order by c.entitlement_group, e.entitlement_id, a.account_id
      ), '[]'
    )
    from conflict_entitlements c
    join entitlements e on e.tenant_id = c.tenant_id and e.entitlement_id = c.entitlement_id
    join accounts a on a.tenant_id = c.tenant_id and (a.user_id = v.user_id or a.account_id = v.account_id)
    join grants g on g.tenant_id = c.tenant_id
      and g.entitlement_key = e.entitlement_key
      and g.principal_key = a.account_key
      and not g.to_resource
    where c.tenant_id = v.tenant_id and c.monitor_id = v.monitor_id and v.resolved_at is null
  ) as grants
from conflict_violations v
join conflict_monitors m on m.tenant_id = v.tenant_id and m.monitor_id = v.monitor_id and m.deleted_at is null
where v.tenant_id = $1 and v.violation_id > $2 and v.user_id = any($3::text[]) and true and true
order by v.violation_id
limit $4;

-- violation.store.listViolations
select v.violation_id as id, v.monitor_id as "monitorId", v.user_id as "userId",
  v.account_id as "appUserId", v.detected_at as "detectedAt", v.resolved_at as "resolvedAt",
  v.exempted_at as "exemptedAt", v.exempted_by as "exemptedById", v.exemption_reason as reason,
  v.exemption_expires_at as "expiresAt",
  (v.exempted_at is not null and coalesce(v.exemption_expires_at > now(), true)) as exempted,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'entitlementGroup', c.entitlement_group, 'appId', e.app_id, 'appEntitlementId',
            e.entitlement_id, 'appUserId', a.account_id
        )
        order by c.entitlement_group, e.entitlement_id, a.account_id
      ), '[]'
    )
    from conflict_entitlements c
    join entitlements e on e.tenant_id = c.tenant_id and e.entitlement_id = c.entitlement_id
    join accounts a on a.tenant_id = c.tenant_id and (a.user_id = v.user_id or a.account_id = v.account_id)
    join grants g on g.tenant_id = c.tenant_id
      and g.entitlement_key = e.entitlement_key
      and g.principal_key = a.account_key
      and not g.to_resource
    where c.tenant_id = v.tenant_id and c.monitor_id = v.monitor_id and v.resolved_at is null
  ) as grants
from conflict_violations v
where v.tenant_id = $1 and v.monitor_id = $2 and v.violation_id > $3 and true
order by v.violation_id
limit $4;

-- violation.store.countViolations
select m.monitor_id as "monitorId",
  count(v.violation_id) filter (
    where v.resolved_at is null
      and not (v.exempted_at is not null and coalesce(v.exemption_expires_at > now(), true))
  )::int as "activeCount",
  count(v.violation_id) filter (
    where v.resolved_at is null
      and (v.exempted_at is not null and coalesce(v.exemption_expires_at > now(), true))
  )::int as "exemptedCount",
  count(v.violation_id) filter (where v.resolved_at is not null)::int as "resolvedCount",
  (
    select count(*)
    from conflict_entitlements c
    join entitlements e on e.tenant_id = c.tenant_id and e.entitlement_id = c.entitlement_id
    where c.tenant_id = m.tenant_id and c.monitor_id = m.monitor_id and c.entitlement_group = $1
  )::int as "groupACount",
  (
    select count(*)
    from conflict_entitlements c
    join entitlements e on e.tenant_id = c.tenant_id and e.entitlement_id = c.entitlement_id
    where c.tenant_id = m.tenant_id and c.monitor_id = m.monitor_id and c.entitlement_group = $2
  )::int as "groupBCount"
from conflict_monitors m
left join conflict_violations v on v.tenant_id = m.tenant_id and v.monitor_id = m.monitor_id
where m.tenant_id = $3 and m.monitor_id = any($4::text[]) and m.deleted_at is null
group by m.tenant_id, m.monitor_id
order by m.monitor_id;

-- violation.store.updateExemption
update conflict_violations
set exempted_at = null, exempted_by = $1, exemption_reason = $2, exemption_expires_at = $3
where tenant_id = $4 and violation_id = $5 and resolved_at is null;

-- violation.store.exemptViolations
update conflict_violations v
set exempted_at = now(), exempted_by = $1, exemption_reason = $2, exemption_expires_at = null
where v.tenant_id = $3
  and v.violation_id = any($4::text[])
  and v.resolved_at is null
  and not (v.exempted_at is not null and coalesce(v.exemption_expires_at > now(), true));
