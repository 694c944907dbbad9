import { ConflictMonitor, CreateMonitorRequest } from '../../../contract/directory/conflict.ts'
import { writeOperation } from '../../http/index.ts'
import { newId } from '../../lib/ids.ts'
import { insertMonitor } from './monitor.store.ts'
import { completeConfig, monitorViolations } from './monitor-fields.ts'

export const createMonitor = writeOperation({
  id: 'svc.api.accessconflict.v1.AccessConflictService.CreateMonitor',
  method: 'POST',
  path: '/api/v1/accessconflict',
  tag: 'Access conflicts',
  summary: 'Add a conflict monitor',
  description: 'The new monitor is enabled. It finds nothing until both groups have entitlements.',
  permission: 'conflict.write',
  idempotent: true,
  body: CreateMonitorRequest,
  reply: ConflictMonitor,
  errors: [],
  fieldReasons: ['not_found'],
  async run({ tx, tenant, audit, invalid }, { body }) {
    const fields = {
      displayName: body.displayName.trim(),
      description: body.description ?? '',
      enabled: true,
      negateGroupB: false,
      notificationConfig: completeConfig(body.notificationConfig ?? {}),
    }
    const violations = await monitorViolations(tx, tenant.id, fields)
    if (violations.length > 0) return invalid(...violations)
    const [id, setAId, setBId] = [newId(), newId(), newId()]
    const monitor = await insertMonitor(tx, tenant.id, { id, setAId, setBId }, fields)
    audit({ target: id, detail: { displayName: fields.displayName } })
    return monitor
  },
})
