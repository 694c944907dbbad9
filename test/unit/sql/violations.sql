-- recomputeViolations of all monitors
select 1 from conflict_monitors where tenant_id = $1 and true order by monitor_id for update;

with holders as (
  select m.monitor_id, m.negate_b, a.user_id,
    case when a.user_id is null then a.account_id end as account_id,
    bool_or(c.entitlement_group = 'ENTITLEMENT_GROUP_A') as has_a,
    bool_or(c.entitlement_group = 'ENTITLEMENT_GROUP_B') as has_b
  from conflict_monitors m
  join conflict_entitlements c on c.tenant_id = m.tenant_id and c.monitor_id = m.monitor_id
  join entitlements e on e.tenant_id = c.tenant_id and e.entitlement_id = c.entitlement_id
  join grants g on g.tenant_id = e.tenant_id and g.entitlement_key = e.entitlement_key and not g.to_resource
  join accounts a on a.tenant_id = g.tenant_id and a.account_key = g.principal_key
  where m.tenant_id = $1 and m.enabled and m.deleted_at is null and true
  group by 1, 2, 3, 4
)
select monitor_id as "monitorId", user_id as "userId", account_id as "accountId",
  max(violation_id) as "violationId"
from (
  select monitor_id, user_id, account_id, null as violation_id
  from holders
  where has_a and has_b <> negate_b
  union all select monitor_id, user_id, account_id, violation_id
  from conflict_violations
  where tenant_id = $2 and resolved_at is null and true
) as subjects
group by 1, 2, 3
having count(*) = 1;

update conflict_violations set resolved_at = now() where tenant_id = $1 and violation_id = any($2::text[]);

insert into conflict_violations (tenant_id, violation_id, monitor_id, user_id, account_id)
select $1, found.*
from unnest($2::text[], $3::text[], $4::text[], $5::text[]) as found;

-- recomputeViolations of some monitors
select 1
from conflict_monitors
where tenant_id = $1 and monitor_id = any($2::text[])
order by monitor_id for update;

with holders as (
  select m.monitor_id, m.negate_b, a.user_id,
    case when a.user_id is null then a.account_id end as account_id,
    bool_or(c.entitlement_group = 'ENTITLEMENT_GROUP_A') as has_a,
    bool_or(c.entitlement_group = 'ENTITLEMENT_GROUP_B') as has_b
  from conflict_monitors m
  join conflict_entitlements c on c.tenant_id = m.tenant_id and c.monitor_id = m.monitor_id
  join entitlements e on e.tenant_id = c.tenant_id and e.entitlement_id = c.entitlement_id
  join grants g on g.tenant_id = e.tenant_id and g.entitlement_key = e.entitlement_key and not g.to_resource
  join accounts a on a.tenant_id = g.tenant_id and a.account_key = g.principal_key
  where m.tenant_id = $1 and m.enabled and m.deleted_at is null and m.monitor_id = any($2::text[])
  group by 1, 2, 3, 4
)
select monitor_id as "monitorId", user_id as "userId", account_id as "accountId",
  max(violation_id) as "violationId"
from (
  select monitor_id, user_id, account_id, null as violation_id
  from holders
  where has_a and has_b <> negate_b
  union all select monitor_id, user_id, account_id, violation_id
  from conflict_violations
  where tenant_id = $3 and resolved_at is null and monitor_id = any($4::text[])
) as subjects
group by 1, 2, 3
having count(*) = 1;

update conflict_violations set resolved_at = now() where tenant_id = $1 and violation_id = any($2::text[]);

insert into conflict_violations (tenant_id, violation_id, monitor_id, user_id, account_id)
select $1, found.*
from unnest($2::text[], $3::text[], $4::text[], $5::text[]) as found;

-- listViolations with a status
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
where v.tenant_id = $1
  and v.monitor_id = $2
  and v.violation_id > $3
  and v.resolved_at is null
  and not (v.exempted_at is not null and coalesce(v.exemption_expires_at > now(), true))
order by v.violation_id
limit $4;
