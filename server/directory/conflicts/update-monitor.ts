import { ConflictMonitor, UpdateMonitorRequest } from '../../../contract/directory/conflict.ts'
import { writeOperation } from '../../http/index.ts'
import { lockMonitor, updateMonitor } from './monitor.store.ts'
import { completeConfig, monitorViolations } from './monitor-fields.ts'
import { recomputeViolations } from './violation.store.ts'

export const updateMonitorOperation = writeOperation({
  id: 'svc.api.accessconflict.v1.AccessConflictService.UpdateMonitor',
  method: 'POST',
  path: '/api/v1/accessconflict/{id}',
  tag: 'Access conflicts',
  summary: 'Change, enable or disable a conflict monitor',
  description: 'Changes the fields that are sent. Disabling a monitor resolves its violations.',
  permission: 'conflict.write',
  idempotent: true,
  body: UpdateMonitorRequest,
  reply: ConflictMonitor,
  errors: ['not_found'],
  fieldReasons: ['not_found'],
  async run({ tx, tenant, audit, fail, invalid }, { params, body }) {
    const before = await lockMonitor(tx, tenant.id, params.id)
    if (!before) return fail('not_found', { thing: 'conflict monitor' })
    const fields = {
      ...before,
      ...body,
      displayName: (body.displayName ?? before.displayName).trim(),
      notificationConfig: completeConfig(body.notificationConfig ?? before.notificationConfig),
    }
    const violations = await monitorViolations(tx, tenant.id, fields)
    if (violations.length > 0) return invalid(...violations)
    const monitor = await updateMonitor(tx, tenant.id, before.id, fields)
    await recomputeViolations(tx, tenant.id, [before.id])
    audit({ target: before.id, detail: { fields: Object.keys(body).sort() } })
    return monitor ?? fail('not_found', { thing: 'conflict monitor' })
  },
})
