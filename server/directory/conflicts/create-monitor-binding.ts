import { MAX_GROUP_ENTITLEMENTS, MonitorBinding, MonitorBindingKey } from '../../../contract/directory/conflict.ts'
import type { FieldViolation } from '../../../contract/wire/errors.ts'
import { writeOperation } from '../../http/index.ts'
import { knownEntitlements } from '../references.store.ts'
import { insertBinding, listBindings, lockMonitor } from './monitor.store.ts'
import { recomputeViolations } from './violation.store.ts'

export const createMonitorBinding = writeOperation({
  id: 'svc.api.accessconflict.v1.AppEntitlementMonitorBindingService.CreateAppEntitlementMonitorBinding',
  method: 'POST',
  path: '/api/v1/appentitlementmonitorbinding',
  tag: 'Access conflicts',
  summary: 'Add an entitlement to a group of a conflict monitor',
  description: `A group has at most ${MAX_GROUP_ENTITLEMENTS} entitlements, and an entitlement can be in only one group.`,
  permission: 'conflict.write',
  idempotent: true,
  body: MonitorBindingKey,
  reply: MonitorBinding,
  errors: ['already_exists'],
  fieldReasons: ['not_found'],
  async run({ tx, tenant, audit, fail, invalid }, { body: key }) {
    const monitor = await lockMonitor(tx, tenant.id, key.monitorId)
    const [entitlement] = await knownEntitlements(tx, tenant.id, [{ appId: key.appId, id: key.appEntitlementId }])
    const unknown: FieldViolation[] = [
      ...(monitor ? [] : [{ field: 'monitorId', description: 'is not the id of a conflict monitor' }]),
      ...(entitlement
        ? []
        : [{ field: 'appEntitlementId', description: 'is not the id of an entitlement of this app' }]),
    ]
    if (unknown.length > 0) return invalid(...unknown)
    const page = { after: ['', ''] as const, limit: 2 * MAX_GROUP_ENTITLEMENTS }
    const bindings = await listBindings(tx, tenant.id, key.monitorId, page)
    const there = bindings.find(({ appEntitlementId }) => appEntitlementId === key.appEntitlementId)
    if (there?.entitlementGroup === key.entitlementGroup)
      return fail('already_exists', { thing: 'binding of this entitlement in', name: key.entitlementGroup })
    const fault = groupFault(there, bindings, key.entitlementGroup)
    if (fault) return invalid(fault)
    const binding = await insertBinding(tx, tenant.id, key)
    await recomputeViolations(tx, tenant.id, [key.monitorId])
    audit({ target: key.monitorId, detail: key })
    return binding
  },
})

/**
 * An entitlement in both groups would conflict with itself or, with group B negated, could never cause a conflict: both
 * are mistakes.
 */
function groupFault(there: MonitorBinding | undefined, bindings: readonly MonitorBinding[], group: string) {
  if (there)
    return {
      field: 'appEntitlementId',
      description: `is already in ${there.entitlementGroup} of this monitor; remove it there first`,
    }
  const taken = bindings.filter(({ entitlementGroup }) => entitlementGroup === group).length
  if (taken < MAX_GROUP_ENTITLEMENTS) return undefined
  return { field: 'entitlementGroup', description: `${group} already has ${taken} entitlements, which is the limit` }
}
