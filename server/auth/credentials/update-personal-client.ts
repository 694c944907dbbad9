import { PersonalClientReply, UpdatePersonalClientRequest } from '../../../contract/auth/credential.ts'
import type { FieldViolation } from '../../../contract/wire/errors.ts'
import { writeOperation } from '../../http/index.ts'
import { maskedFields } from '../../http/wire/field-mask.ts'
import { cidrViolations, escalationViolations, roleViolations } from './credential.rules.ts'
import { findCredential, updateCredential } from './credential.store.ts'
import { ownerFilter } from './get-personal-client.ts'

const WRITABLE = ['displayName', 'allowSourceCidr', 'scopedRoles', 'expiresTime'] as const

export const updatePersonalClient = writeOperation({
  id: 'svc.api.iam.v1.PersonalClientService.Update',
  method: 'POST',
  path: '/api/v1/iam/personal_clients/{id}',
  tag: 'API credentials',
  summary: 'Change the name, IP ranges, roles or expiry of an API credential',
  description: 'The expiry can only be moved earlier. To extend it, create a new credential.',
  permission: 'credential.own',
  idempotent: true,
  changesAccess: true,
  body: UpdatePersonalClientRequest,
  reply: PersonalClientReply,
  errors: ['not_found'],
  example: {
    client: { displayName: 'Weekly export', allowSourceCidr: ['192.0.2.0/24'] },
    updateMask: 'displayName,allowSourceCidr',
  },
  async run({ tx, tenant, actor, audit, fail, invalid }, { params, body }) {
    const before = await findCredential(tx, tenant.id, params.id, ownerFilter(actor))
    if (!before) return fail('not_found', { thing: 'API credential' })
    const given = body.client ?? {}
    const { fields, violations } = maskedFields(body.updateMask, given, WRITABLE)
    const wanted = {
      displayName: fields.includes('displayName') ? (given.displayName ?? '').trim() : before.displayName,
      allowSourceCidr: fields.includes('allowSourceCidr') ? (given.allowSourceCidr ?? []) : before.allowSourceCidr,
      scopedRoles: fields.includes('scopedRoles') ? (given.scopedRoles ?? []) : before.scopedRoles,
      expiresTime: fields.includes('expiresTime') ? given.expiresTime : before.expiresTime,
    }
    if (wanted.displayName === '') violations.push({ field: 'client.displayName', description: 'must not be empty' })
    if (fields.includes('expiresTime'))
      violations.push(...expiryViolations(before.expiresTime, wanted.expiresTime, await tx.now()))
    violations.push(...roleViolations(wanted.scopedRoles, 'client.scopedRoles'))
    violations.push(...cidrViolations(wanted.allowSourceCidr, 'client.allowSourceCidr'))
    violations.push(...escalationViolations(actor, wanted))
    if (violations.length > 0) return invalid(...violations)
    await updateCredential(tx, tenant.id, before.id, {
      ...wanted,
      expiresTime: wanted.expiresTime ? new Date(wanted.expiresTime) : null,
    })
    audit({ target: before.id, detail: { fields } })
    const client = await findCredential(tx, tenant.id, before.id, undefined)
    return client ? { client } : fail('not_found', { thing: 'API credential' })
  },
})

function expiryViolations(before: string | undefined, wanted: string | undefined, now: Date): FieldViolation[] {
  const end = wanted === undefined ? Number.POSITIVE_INFINITY : Date.parse(wanted)
  const until = before === undefined ? Number.POSITIVE_INFINITY : Date.parse(before)
  if (end > until)
    return [{ field: 'client.expiresTime', description: `cannot be later than ${before}; create a new credential` }]
  if (end <= now.getTime())
    return [{ field: 'client.expiresTime', description: 'must be in the future; delete the credential to end it now' }]
  return []
}
