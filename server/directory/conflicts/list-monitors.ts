import { type ConflictMonitor, ConflictMonitorList } from '../../../contract/directory/conflict.ts'
import { listOperation, type RowSource } from '../../http/index.ts'
import { listMonitors, type MonitorFilter } from './monitor.store.ts'

export const monitorRows = {
  fetch: ({ db, tenant }, { filter, after: [after = ''], limit }) =>
    listMonitors(db, tenant.id, { after, limit }, filter),
  keyOf: (monitor) => [monitor.id],
} satisfies RowSource<MonitorFilter, ConflictMonitor>

export const listMonitorsOperation = listOperation({
  id: 'svc.api.accessconflict.v1.AccessConflictService.ListMonitors',
  path: '/api/v1/accessconflict',
  tag: 'Access conflicts',
  summary: 'List the conflict monitors, oldest first',
  description: 'All conflict monitors, also those that are switched off.',
  permission: 'conflict.read',
  reply: ConflictMonitorList,
  ...monitorRows,
})
