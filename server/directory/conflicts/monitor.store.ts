import type {
  ConflictMonitor,
  MonitorBinding,
  MonitorBindingKey,
  SearchMonitorsRequest,
} from '../../../contract/directory/conflict.ts'
import type { Reader, Tx } from '../../db/index.ts'
import { anyOf, containing, join, type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'

const columns = sql`m.monitor_id as id, m.display_name as "displayName", m.description, m.enabled,
  m.negate_b as "negateGroupB", m.set_a_id as "entitlementSetAId", m.set_b_id as "entitlementSetBId",
  m.notification_config as "notificationConfig", m.created_at as "createdAt", m.updated_at as "updatedAt"`

type Dated<T> = Omit<T, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date }

const toMessage = <T>(row: Dated<T>) =>
  ({ ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() }) as T

/** The fields of a monitor that a caller can set. */
export type MonitorFields = Pick<
  ConflictMonitor,
  'displayName' | 'description' | 'enabled' | 'negateGroupB' | 'notificationConfig'
>

export async function insertMonitor(
  tx: Tx,
  tenantId: TenantId,
  monitor: { id: string; setAId: string; setBId: string },
  fields: MonitorFields,
): Promise<ConflictMonitor> {
  const row = await tx.first<Dated<ConflictMonitor>>(sql`
    insert into conflict_monitors as m
      (tenant_id, monitor_id, set_a_id, set_b_id, display_name, description, enabled, negate_b, notification_config)
    values (${tenantId}, ${monitor.id}, ${monitor.setAId}, ${monitor.setBId}, ${fields.displayName},
      ${fields.description}, ${fields.enabled}, ${fields.negateGroupB}, ${JSON.stringify(fields.notificationConfig)})
    returning ${columns}`)
  return toMessage<ConflictMonitor>(row as Dated<ConflictMonitor>)
}

export async function updateMonitor(tx: Tx, tenantId: TenantId, id: string, fields: MonitorFields) {
  const row = await tx.first<Dated<ConflictMonitor>>(sql`
    update conflict_monitors m set display_name = ${fields.displayName}, description = ${fields.description},
      enabled = ${fields.enabled}, negate_b = ${fields.negateGroupB},
      notification_config = ${JSON.stringify(fields.notificationConfig)}, updated_at = now()
    where m.tenant_id = ${tenantId} and m.monitor_id = ${id} and m.deleted_at is null returning ${columns}`)
  return row && toMessage<ConflictMonitor>(row)
}

export const deleteMonitor = (tx: Tx, tenantId: TenantId, id: string) =>
  tx.count(sql`
    update conflict_monitors set deleted_at = now(), updated_at = now()
    where tenant_id = ${tenantId} and monitor_id = ${id} and deleted_at is null`)

export async function findMonitor(
  reader: Reader,
  tenantId: TenantId,
  id: string,
): Promise<ConflictMonitor | undefined> {
  const [monitor] = await listMonitors(reader, tenantId, { after: '', limit: 1 }, { ids: [id] })
  return monitor
}

/** The monitor, locked until the transaction ends: changes of its bindings are serialized. */
export async function lockMonitor(tx: Tx, tenantId: TenantId, id: string): Promise<ConflictMonitor | undefined> {
  await tx.count(sql`
    select 1 from conflict_monitors where tenant_id = ${tenantId} and monitor_id = ${id} for update`)
  return findMonitor(tx, tenantId, id)
}

export type MonitorFilter = Omit<SearchMonitorsRequest, 'pageSize' | 'pageToken'>

/** Monitors in order of creation, after a given id. */
export async function listMonitors(
  reader: Reader,
  tenantId: TenantId,
  page: { after: string; limit: number },
  filter: MonitorFilter = {},
): Promise<ConflictMonitor[]> {
  const conditions: Sql[] = [
    sql`m.tenant_id = ${tenantId} and m.deleted_at is null and m.monitor_id > ${page.after}`,
    ...anyOf(sql`m.monitor_id`, filter.ids),
    ...(filter.query ? [sql`lower(m.display_name) like ${containing(filter.query)}`] : []),
    ...(filter.enabled === undefined ? [] : [sql`m.enabled = ${filter.enabled}`]),
  ]
  const rows = await reader.rows<Dated<ConflictMonitor>>(sql`
    select ${columns} from conflict_monitors m where ${join(conditions, ' and ')}
    order by m.monitor_id limit ${page.limit}`)
  return rows.map((row) => toMessage<ConflictMonitor>(row))
}

const bindings = sql`conflict_entitlements c
  join conflict_monitors m on m.tenant_id = c.tenant_id and m.monitor_id = c.monitor_id and m.deleted_at is null
  join entitlements e on e.tenant_id = c.tenant_id and e.entitlement_id = c.entitlement_id`

const bindingColumns = sql`c.monitor_id as "monitorId", e.app_id as "appId", c.entitlement_id as "appEntitlementId",
  c.entitlement_group as "entitlementGroup", c.created_at as "createdAt", c.created_at as "updatedAt"`

/** The entitlements in the groups of a monitor, after a given group and entitlement. */
export async function listBindings(
  reader: Reader,
  tenantId: TenantId,
  monitorId: string,
  page: { after: readonly [group: string, entitlementId: string]; limit: number },
): Promise<MonitorBinding[]> {
  const rows = await reader.rows<Dated<MonitorBinding>>(sql`
    select ${bindingColumns} from ${bindings}
    where c.tenant_id = ${tenantId} and c.monitor_id = ${monitorId}
      and (c.entitlement_group, c.entitlement_id) > (${page.after[0]}, ${page.after[1]})
    order by c.entitlement_group, c.entitlement_id limit ${page.limit}`)
  return rows.map((row) => toMessage<MonitorBinding>(row))
}

export async function findBinding(reader: Reader, tenantId: TenantId, key: MonitorBindingKey) {
  const row = await reader.first<Dated<MonitorBinding>>(sql`
    select ${bindingColumns} from ${bindings}
    where c.tenant_id = ${tenantId} and c.monitor_id = ${key.monitorId} and e.app_id = ${key.appId}
      and c.entitlement_group = ${key.entitlementGroup} and c.entitlement_id = ${key.appEntitlementId}`)
  return row && toMessage<MonitorBinding>(row)
}

export async function insertBinding(tx: Tx, tenantId: TenantId, key: MonitorBindingKey): Promise<MonitorBinding> {
  await tx.count(sql`
    insert into conflict_entitlements (tenant_id, monitor_id, entitlement_group, entitlement_id)
    values (${tenantId}, ${key.monitorId}, ${key.entitlementGroup}, ${key.appEntitlementId})`)
  const at = (await tx.now()).toISOString()
  return { ...key, createdAt: at, updatedAt: at }
}

export const deleteBinding = (tx: Tx, tenantId: TenantId, key: MonitorBindingKey) =>
  tx.count(sql`
    delete from conflict_entitlements
    where tenant_id = ${tenantId} and monitor_id = ${key.monitorId}
      and entitlement_group = ${key.entitlementGroup} and entitlement_id = ${key.appEntitlementId}`)
