import { CountViolationsRequest, MonitorCountsReply } from '../../../contract/directory/conflict.ts'
import { readOperation } from '../../http/index.ts'
import { countViolations } from './violation.store.ts'

export const countViolationsOperation = readOperation({
  id: 'svc.api.accessconflict.v1.AccessConflictSearchService.CountViolations',
  method: 'POST',
  path: '/api/v1/search/accessconflict/counts',
  tag: 'Access conflicts',
  summary: 'Count the violations and entitlements of conflict monitors',
  description: 'Violations are counted by status, entitlements by group.',
  permission: 'conflict.read',
  body: CountViolationsRequest,
  reply: MonitorCountsReply,
  errors: [],
  run: async ({ db, tenant }, { body }) => ({ counts: await countViolations(db, tenant.id, body.monitorIds) }),
})
