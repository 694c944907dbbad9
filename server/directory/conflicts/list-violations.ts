import { ConflictViolationList, ListViolationsQuery } from '../../../contract/directory/conflict.ts'
import { readOperation } from '../../http/index.ts'
import { findMonitor } from './monitor.store.ts'
import { listViolations } from './violation.store.ts'

export const listViolationsOperation = readOperation({
  id: 'svc.api.accessconflict.v1.AccessConflictService.ListViolations',
  method: 'GET',
  path: '/api/v1/accessconflict/{id}/violations',
  tag: 'Access conflicts',
  summary: 'List who breaks or broke the rule of a conflict monitor, oldest first',
  permission: 'conflict.read',
  query: ListViolationsQuery,
  reply: ConflictViolationList,
  errors: ['not_found', 'invalid_page_token'],
  async run({ db, tenant, page, fail }, { params, query: { status = UNSPECIFIED, ...query } }) {
    if (!(await findMonitor(db, tenant.id, params.id))) return fail('not_found', { thing: 'conflict monitor' })
    const wanted = status === UNSPECIFIED ? undefined : status
    const { rows, nextPageToken } = await page({
      ...query,
      filter: { ...params, status },
      fetch: (limit, after) =>
        listViolations(db, tenant.id, params.id, { after: String(after?.[0] ?? ''), limit }, wanted),
      keyOf: (violation) => [violation.id],
    })
    return { list: rows, nextPageToken }
  },
})

const UNSPECIFIED = 'CONFLICT_VIOLATION_STATUS_UNSPECIFIED'
