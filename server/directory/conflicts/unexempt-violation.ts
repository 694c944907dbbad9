import { ConflictViolationReply } from '../../../contract/directory/conflict.ts'
import { writeOperation } from '../../http/index.ts'
import { findViolation, updateExemption } from './violation.store.ts'

export const unexemptViolation = writeOperation({
  id: 'svc.api.accessconflict.v1.AccessConflictService.UnexemptViolation',
  method: 'POST',
  path: '/api/v1/accessconflict/{id}/violations/{violation_id}/unexempt',
  tag: 'Access conflicts',
  summary: 'Remove the exemption of a violation',
  description: 'The violation counts again, if it still lasts.',
  permission: 'conflict.write',
  idempotent: true,
  reply: ConflictViolationReply,
  errors: ['not_found', 'violation_resolved'],
  async run({ tx, tenant, audit, fail }, { params }) {
    const find = () => findViolation(tx, tenant.id, params.id, params.violation_id)
    const before = await find()
    if (!before) return fail('not_found', { thing: 'violation' })
    if ((await updateExemption(tx, tenant.id, before.id, undefined)) === 0) return fail('violation_resolved')
    audit({ target: before.id, detail: { monitorId: before.monitorId, ...before.exemption } })
    const violation = await find()
    return violation ? { violation } : fail('not_found', { thing: 'violation' })
  },
})
