import { ConflictViolationList, ListViolationsQuery } from '../../../contract/directory/conflict.ts'
import { listOperation } from '../../http/index.ts'
import { findMonitor } from './monitor.store.ts'
import { listViolations } from './violation.store.ts'

const UNSPECIFIED = 'CONFLICT_VIOLATION_STATUS_UNSPECIFIED'

export const listViolationsOperation = listOperation({
  id: 'svc.api.accessconflict.v1.AccessConflictService.ListViolations',
  path: '/api/v1/accessconflict/{id}/violations',
  tag: 'Access conflicts',
  summary: 'List the violations of a conflict monitor, oldest first',
  description: 'Who breaks the rule of the monitor, and who did. Filter by status.',
  permission: 'conflict.read',
  query: ListViolationsQuery,
  reply: ConflictViolationList,
  errors: ['not_found'],
  async filter({ db, tenant, fail }, { params, request: { status = UNSPECIFIED } }) {
    const monitor = await findMonitor(db, tenant.id, params.id)
    if (!monitor) return fail('not_found', { thing: 'conflict monitor' })
    return { monitorId: monitor.id, status: status === UNSPECIFIED ? undefined : status }
  },
  fetch: ({ db, tenant }, { filter: { monitorId, status }, after: [after = ''], limit }) =>
    listViolations(db, tenant.id, monitorId, { after, limit }, status),
  keyOf: (violation) => [violation.id],
})
