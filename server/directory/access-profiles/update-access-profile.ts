import { AccessProfileReply, UpdateAccessProfileRequest } from '../../../contract/directory/access-profile.ts'
import { isUniqueViolation } from '../../db/index.ts'
import { writeOperation } from '../../http/index.ts'
import { maskedFields } from '../../http/wire/field-mask.ts'
import { updateAccessProfile } from './access-profile.store.ts'

export const updateAccessProfileOperation = writeOperation({
  id: 'svc.api.directory.v1.AccessProfiles.Update',
  method: 'POST',
  path: '/api/v1/access_profiles/{id}',
  tag: 'Access profiles',
  summary: 'Change an access profile',
  description: 'Changes the fields that `updateMask` names, or those that are sent.',
  permission: 'app.write',
  idempotent: true,
  body: UpdateAccessProfileRequest,
  reply: AccessProfileReply,
  errors: ['not_found', 'already_exists'],
  async run({ tx, tenant, audit, fail, invalid }, { params, body }) {
    const given = body.accessProfile ?? {}
    const { fields, violations } = maskedFields(body.updateMask, given, ['displayName', 'description'])
    const wanted = {
      ...(fields.includes('displayName') && { displayName: (given.displayName ?? '').trim() }),
      ...(fields.includes('description') && { description: given.description ?? '' }),
    }
    if (wanted.displayName === '')
      violations.push({ field: 'accessProfile.displayName', description: 'must not be empty' })
    if (violations.length > 0) return invalid(...violations)
    const accessProfile = await updateAccessProfile(tx, tenant.id, params.id, wanted).catch((error: unknown) => {
      if (!isUniqueViolation(error, 'access_profiles_name')) throw error
      return fail('already_exists', { thing: 'access profile', name: `"${wanted.displayName}"` })
    })
    if (!accessProfile) return fail('not_found', { thing: 'access profile' })
    audit({ target: accessProfile.id, detail: { fields } })
    return { accessProfile }
  },
})
