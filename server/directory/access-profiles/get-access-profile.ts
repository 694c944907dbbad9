import { AccessProfileReply } from '../../../contract/directory/access-profile.ts'
import { readOperation } from '../../http/index.ts'
import { findAccessProfile } from './access-profile.store.ts'

export const getAccessProfile = readOperation({
  id: 'svc.api.directory.v1.AccessProfiles.Get',
  method: 'GET',
  path: '/api/v1/access_profiles/{id}',
  tag: 'Access profiles',
  summary: 'Get an access profile',
  description: 'Answers 404 for one that was deleted.',
  permission: 'app.read',
  reply: AccessProfileReply,
  errors: ['not_found'],
  async run({ db, tenant, fail }, { params }) {
    const accessProfile = await findAccessProfile(db, tenant.id, params.id)
    return accessProfile ? { accessProfile } : fail('not_found', { thing: 'access profile' })
  },
})
