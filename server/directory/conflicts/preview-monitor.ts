import { MonitorPreview, PreviewMonitorRequest } from '../../../contract/directory/conflict.ts'
import { readOperation } from '../../http/index.ts'
import { countConflicting } from './violation.store.ts'

export const previewMonitor = readOperation({
  id: 'svc.api.accessconflict.v1.AccessConflictSearchService.Preview',
  method: 'POST',
  path: '/api/v1/search/accessconflict/preview',
  tag: 'Access conflicts',
  summary: 'Count the violations that a conflict monitor with these groups would have',
  description: 'Goes by the access that people hold now, and changes nothing.',
  permission: 'conflict.read',
  body: PreviewMonitorRequest,
  reply: MonitorPreview,
  errors: [],
  run: ({ db, tenant }, { body }) => countConflicting(db, tenant.id, body),
})
