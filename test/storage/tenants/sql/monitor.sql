-- monitor.store.findMonitor
select m.monitor_id as id, m.display_name as "displayName", m.description, m.enabled,
  m.negate_b as "negateGroupB", m.set_a_id as "entitlementSetAId", m.set_b_id as "entitlementSetBId",
  m.notification_config as "notificationConfig", m.created_at as "createdAt", m.updated_at as "updatedAt"
from conflict_monitors m
where m.tenant_id = $1 and m.deleted_at is null and m.monitor_id > $2 and m.monitor_id = any($3::text[])
order by m.monitor_id
limit $4;

-- monitor.store.lockMonitor
select m.monitor_id as id, m.display_name as "displayName", m.description, m.enabled,
  m.negate_b as "negateGroupB", m.set_a_id as "entitlementSetAId", m.set_b_id as "entitlementSetBId",
  m.notification_config as "notificationConfig", m.created_at as "createdAt", m.updated_at as "updatedAt"
from conflict_monitors m
where m.tenant_id = $1 and m.deleted_at is null and m.monitor_id > $2 and m.monitor_id = any($3::text[])
order by m.monitor_id
limit $4;

-- monitor.store.listMonitors
select m.monitor_id as id, m.display_name as "displayName", m.description, m.enabled,
  m.negate_b as "negateGroupB", m.set_a_id as "entitlementSetAId", m.set_b_id as "entitlementSetBId",
  m.notification_config as "notificationConfig", m.created_at as "createdAt", m.updated_at as "updatedAt"
from conflict_monitors m
where m.tenant_id = $1 and m.deleted_at is null and m.monitor_id > $2
order by m.monitor_id
limit $3;

-- monitor.store.updateMonitor
update conflict_monitors m
set display_name = $1, description = $2, enabled = $3, negate_b = $4, notification_config = $5,
  updated_at = now()
where m.tenant_id = $6 and m.monitor_id = $7 and m.deleted_at is null
returning m.monitor_id as id, m.display_name as "displayName", m.description, m.enabled,
  m.negate_b as "negateGroupB", m.set_a_id as "entitlementSetAId", m.set_b_id as "entitlementSetBId",
  m.notification_config as "notificationConfig", m.created_at as "createdAt", m.updated_at as "updatedAt";

-- monitor.store.findBinding
select c.monitor_id as "monitorId", e.app_id as "appId", c.entitlement_id as "appEntitlementId",
  c.entitlement_group as "entitlementGroup", c.created_at as "createdAt", c.created_at as "updatedAt"
from conflict_entitlements c
join conflict_monitors m on m.tenant_id = c.tenant_id and m.monitor_id = c.monitor_id and m.deleted_at is null
join entitlements e on e.tenant_id = c.tenant_id and e.entitlement_id = c.entitlement_id
where c.tenant_id = $1
  and c.monitor_id = $2
  and e.app_id = $3
  and c.entitlement_group = $4
  and c.entitlement_id = $5;

-- monitor.store.listBindings
select c.monitor_id as "monitorId", e.app_id as "appId", c.entitlement_id as "appEntitlementId",
  c.entitlement_group as "entitlementGroup", c.created_at as "createdAt", c.created_at as "updatedAt"
from conflict_entitlements c
join conflict_monitors m on m.tenant_id = c.tenant_id and m.monitor_id = c.monitor_id and m.deleted_at is null
join entitlements e on e.tenant_id = c.tenant_id and e.entitlement_id = c.entitlement_id
where c.tenant_id = $1 and c.monitor_id = $2 and (c.entitlement_group, c.entitlement_id) > ($3, $4)
order by c.entitlement_group, c.entitlement_id
limit $5;

-- monitor.store.insertMonitor
insert into conflict_monitors as m (
  tenant_id, monitor_id, set_a_id, set_b_id, display_name, description, enabled, negate_b, notification_config
)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
returning m.monitor_id as id, m.display_name as "displayName", m.description, m.enabled,
  m.negate_b as "negateGroupB", m.set_a_id as "entitlementSetAId", m.set_b_id as "entitlementSetBId",
  m.notification_config as "notificationConfig", m.created_at as "createdAt", m.updated_at as "updatedAt";
