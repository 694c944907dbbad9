import { Empty } from '../../../contract/wire/scalars.ts'
import { writeOperation } from '../../http/index.ts'
import { deleteMonitor } from './monitor.store.ts'
import { recomputeViolations } from './violation.store.ts'

export const deleteMonitorOperation = writeOperation({
  id: 'svc.api.accessconflict.v1.AccessConflictService.DeleteMonitor',
  method: 'DELETE',
  path: '/api/v1/accessconflict/{id}',
  tag: 'Access conflicts',
  summary: 'Delete a conflict monitor',
  description: 'Its entitlements are no longer watched.',
  permission: 'conflict.write',
  idempotent: false,
  reply: Empty,
  errors: ['not_found'],
  async run({ tx, tenant, audit, fail }, { params }) {
    const deleted = await deleteMonitor(tx, tenant.id, params.id)
    if (deleted === 0) return fail('not_found', { thing: 'conflict monitor' })
    await recomputeViolations(tx, tenant.id, [params.id])
    audit({ target: params.id })
    return {}
  },
})
