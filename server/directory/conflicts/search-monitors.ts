import { ConflictMonitorList, SearchMonitorsRequest } from '../../../contract/directory/conflict.ts'
import { searchOperation } from '../../http/index.ts'
import { monitorRows } from './list-monitors.ts'

export const searchMonitors = searchOperation({
  id: 'svc.api.accessconflict.v1.AccessConflictSearchService.Search',
  path: '/api/v1/search/accessconflict',
  tag: 'Access conflicts',
  summary: 'Search conflict monitors',
  description: 'Filters are combined with AND, the values of one filter with OR.',
  permission: 'conflict.read',
  body: SearchMonitorsRequest,
  reply: ConflictMonitorList,
  ...monitorRows,
})
