import { ConflictViolationReply, ExemptViolationRequest } from '../../../contract/directory/conflict.ts'
import { writeOperation } from '../../http/index.ts'
import { findViolation, updateExemption } from './violation.store.ts'

export const exemptViolation = writeOperation({
  id: 'svc.api.accessconflict.v1.AccessConflictService.ExemptViolation',
  method: 'POST',
  path: '/api/v1/accessconflict/{id}/violations/{violation_id}/exempt',
  tag: 'Access conflicts',
  summary: 'Exempt a violation, for a reason and optionally for a limited time',
  description: 'An existing exemption gets the new reason and expiry.',
  permission: 'conflict.write',
  idempotent: true,
  body: ExemptViolationRequest,
  reply: ConflictViolationReply,
  errors: ['not_found', 'violation_resolved'],
  async run({ tx, tenant, actor, audit, fail, invalid }, { params, body }) {
    const reason = body.reason.trim()
    const expiresAt = body.expiresAt === undefined ? null : new Date(body.expiresAt)
    const faults = [
      ...(reason === '' ? [{ field: 'reason', description: 'must not be empty' }] : []),
      ...(expiresAt && expiresAt <= (await tx.now())
        ? [{ field: 'expiresAt', description: 'must be in the future' }]
        : []),
    ]
    if (faults.length > 0) return invalid(...faults)
    const find = () => findViolation(tx, tenant.id, params.id, params.violation_id)
    const before = await find()
    if (!before) return fail('not_found', { thing: 'violation' })
    const exempted = await updateExemption(tx, tenant.id, before.id, { by: actor.userId, reason, expiresAt })
    if (exempted === 0) return fail('violation_resolved')
    audit({ target: before.id, detail: { monitorId: before.monitorId, ...body, reason } })
    const violation = await find()
    return violation ? { violation } : fail('not_found', { thing: 'violation' })
  },
})
