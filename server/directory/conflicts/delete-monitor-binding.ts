import { MonitorBindingKey } from '../../../contract/directory/conflict.ts'
import { Empty } from '../../../contract/wire/scalars.ts'
import { writeOperation } from '../../http/index.ts'
import { deleteBinding, findBinding, lockMonitor } from './monitor.store.ts'
import { recomputeViolations } from './violation.store.ts'

export const deleteMonitorBinding = writeOperation({
  id: 'svc.api.accessconflict.v1.AppEntitlementMonitorBindingService.DeleteAppEntitlementMonitorBinding',
  method: 'DELETE',
  path: '/api/v1/appentitlementmonitorbinding',
  tag: 'Access conflicts',
  summary: 'Remove an entitlement from a group of a conflict monitor',
  description: 'Violations that depend on it are resolved.',
  permission: 'conflict.write',
  idempotent: false,
  body: MonitorBindingKey,
  reply: Empty,
  errors: ['not_found'],
  async run({ tx, tenant, audit, fail }, { body: key }) {
    await lockMonitor(tx, tenant.id, key.monitorId)
    if (!(await findBinding(tx, tenant.id, key))) return fail('not_found', { thing: 'binding' })
    await deleteBinding(tx, tenant.id, key)
    await recomputeViolations(tx, tenant.id, [key.monitorId])
    audit({ target: key.monitorId, detail: key })
    return {}
  },
})
