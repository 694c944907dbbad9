import { MonitorBindingList } from '../../../contract/directory/conflict.ts'
import { listOperation } from '../../http/index.ts'
import { findMonitor, listBindings } from './monitor.store.ts'

export const listMonitorBindings = listOperation({
  id: 'svc.api.accessconflict.v1.AppEntitlementMonitorBindingService.ListAppEntitlementMonitorBindings',
  path: '/api/v1/accessconflict/{id}/bindings',
  tag: 'Access conflicts',
  summary: 'List the entitlements of a conflict monitor, group A first',
  description: 'Which entitlements are in which of its two groups.',
  permission: 'conflict.read',
  reply: MonitorBindingList,
  errors: ['not_found'],
  async filter({ db, tenant, fail }, { params }) {
    const monitor = await findMonitor(db, tenant.id, params.id)
    return monitor ? { monitorId: monitor.id } : fail('not_found', { thing: 'conflict monitor' })
  },
  fetch: ({ db, tenant }, { filter, after: [group = '', entitlementId = ''], limit }) =>
    listBindings(db, tenant.id, filter.monitorId, { after: [group, entitlementId], limit }),
  keyOf: (binding) => [binding.entitlementGroup, binding.appEntitlementId],
})
