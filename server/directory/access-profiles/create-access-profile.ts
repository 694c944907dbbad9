import { AccessProfileReply, CreateAccessProfileRequest } from '../../../contract/directory/access-profile.ts'
import { writeOperation } from '../../http/index.ts'
import { newId } from '../../lib/ids.ts'
import { insertAccessProfile } from './access-profile.store.ts'

export const createAccessProfile = writeOperation({
  id: 'svc.api.directory.v1.AccessProfiles.Create',
  method: 'POST',
  path: '/api/v1/access_profiles',
  tag: 'Access profiles',
  summary: 'Add an access profile',
  description: 'Its name must be new. Scopes can include or leave out the grants of access profiles.',
  permission: 'app.write',
  idempotent: true,
  body: CreateAccessProfileRequest,
  reply: AccessProfileReply,
  errors: ['already_exists'],
  async run({ tx, tenant, audit, fail, invalid }, { body }) {
    const fields = { displayName: body.displayName.trim(), description: body.description ?? '' }
    if (fields.displayName === '') return invalid({ field: 'displayName', description: 'must not be empty' })
    const accessProfile = await insertAccessProfile(tx, tenant.id, newId(), fields)
    if (!accessProfile) return fail('already_exists', { thing: 'access profile', name: `"${fields.displayName}"` })
    audit({ target: accessProfile.id, detail: fields })
    return { accessProfile }
  },
})
