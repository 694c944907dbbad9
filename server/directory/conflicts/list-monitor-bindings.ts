import { MonitorBindingList } from '../../../contract/directory/conflict.ts'
import { PageQuery } from '../../../contract/wire/scalars.ts'
import { readOperation } from '../../http/index.ts'
import { findMonitor, listBindings } from './monitor.store.ts'

export const listMonitorBindings = readOperation({
  id: 'svc.api.accessconflict.v1.AppEntitlementMonitorBindingService.ListAppEntitlementMonitorBindings',
  method: 'GET',
  path: '/api/v1/accessconflict/{id}/bindings',
  tag: 'Access conflicts',
  summary: 'List the entitlements of a conflict monitor, group A first',
  permission: 'conflict.read',
  query: PageQuery,
  reply: MonitorBindingList,
  errors: ['not_found', 'invalid_page_token'],
  async run({ db, tenant, page, fail }, { params, query }) {
    if (!(await findMonitor(db, tenant.id, params.id))) return fail('not_found', { thing: 'conflict monitor' })
    const { rows, nextPageToken } = await page({
      ...query,
      filter: params,
      fetch: (limit, after) =>
        listBindings(db, tenant.id, params.id, { after: [String(after?.[0] ?? ''), String(after?.[1] ?? '')], limit }),
      keyOf: (binding) => [binding.entitlementGroup, binding.appEntitlementId],
    })
    return { list: rows, nextPageToken }
  },
})
