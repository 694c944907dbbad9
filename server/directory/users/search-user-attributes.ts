import { ProfileAttributeList, SearchUserAttributesRequest } from '../../../contract/directory/profile-attribute.ts'
import { readOperation } from '../../http/index.ts'
import { listUserAttributes } from '../profile-attribute.store.ts'

export const searchUserAttributes = readOperation({
  id: 'svc.api.user.v1.UserSearch.SearchProfileAttributes',
  method: 'POST',
  path: '/api/v1/search/users/profile_attributes',
  tag: 'Users',
  summary: 'List the profile attributes of people, with values',
  description:
    'Found in the profiles of the 5,000 people who were added last, and the fields that a scope can go by: `department`, `jobTitle`, `employmentType`, `employmentStatus`.',
  permission: 'user.read',
  body: SearchUserAttributesRequest,
  reply: ProfileAttributeList,
  errors: [],
  run: async ({ db, tenant }) => ({ list: await listUserAttributes(db, tenant.id) }),
})
