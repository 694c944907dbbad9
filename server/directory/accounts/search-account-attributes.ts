import { ProfileAttributeList, SearchAccountAttributesRequest } from '../../../contract/directory/profile-attribute.ts'
import { readOperation } from '../../http/index.ts'
import { listAccountAttributes } from '../profile-attribute.store.ts'

export const searchAccountAttributes = readOperation({
  id: 'svc.api.app.v1.AppUserService.SearchProfileAttributes',
  method: 'POST',
  path: '/api/v1/search/app_users/profile_attributes',
  tag: 'Accounts',
  summary: 'List the profile attributes of accounts, with values',
  description: 'Found in the profiles of the 5,000 accounts that were added last.',
  permission: 'app.read',
  body: SearchAccountAttributesRequest,
  reply: ProfileAttributeList,
  errors: [],
  run: async ({ db, tenant }, { body: { appIds = [] } }) => ({
    list: await listAccountAttributes(db, tenant.id, appIds),
  }),
})
