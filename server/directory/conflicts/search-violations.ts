import { ConflictViolationSearchReply, SearchViolationsRequest } from '../../../contract/directory/conflict.ts'
import { searchOperation } from '../../http/index.ts'
import { listMonitors } from './monitor.store.ts'
import { searchViolations } from './violation.store.ts'

export const searchViolationsOperation = searchOperation({
  id: 'svc.api.accessconflict.v1.AccessConflictSearchService.SearchViolations',
  path: '/api/v1/search/accessconflict/violations',
  tag: 'Access conflicts',
  summary: 'Search violations of all conflict monitors, oldest first',
  description:
    'Filters are combined with AND, the values of one filter with OR. Each violation comes with its monitor.',
  permission: 'conflict.read',
  body: SearchViolationsRequest,
  reply: ConflictViolationSearchReply,
  fetch: ({ db, tenant }, { filter, after: [after = ''], limit }) =>
    searchViolations(db, tenant.id, { after, limit }, filter),
  keyOf: (violation) => [violation.id],
  async view({ db, tenant }, rows) {
    const ids = [...new Set(rows.map(({ monitorId }) => monitorId))]
    const monitors = await listMonitors(db, tenant.id, { after: '', limit: ids.length }, { ids })
    const monitorOf = new Map(monitors.map((monitor) => [monitor.id, monitor]))
    return rows.flatMap((violation) => {
      const monitor = monitorOf.get(violation.monitorId)
      return monitor ? [{ violation, monitor }] : []
    })
  },
})
