import { ProfileTypesReply } from '../../../contract/directory/user.ts'
import { readOperation } from '../../http/index.ts'
import { findUsers } from './user.store.ts'

export const getUserProfileTypes = readOperation({
  id: 'svc.api.user.v1.UserService.GetUserProfileTypes',
  method: 'GET',
  path: '/api/v1/users/{user_id}/profile-types',
  tag: 'Users',
  summary: 'List the profile types of a person',
  description: 'Always empty: no profile types are built in.',
  permission: 'signed_in',
  reply: ProfileTypesReply,
  errors: ['not_found'],
  async run({ db, tenant, fail }, { params }) {
    const [user] = await findUsers(db, tenant.id, [params.user_id])
    return user ? { profileTypes: [] } : fail('not_found', { thing: 'user' })
  },
})
