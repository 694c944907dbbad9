import { AppUserList, OwnedServiceAccountsRequest } from '../../../contract/directory/account.ts'
import { searchOperation } from '../../http/index.ts'
import type { AccountFilter } from './account.store.ts'
import { accountRows } from './list-accounts.ts'

export const listOwnedServiceAccounts = searchOperation({
  id: 'svc.api.app.v1.AppUserService.ListOwnedServiceAccounts',
  path: '/api/v1/app_users/owned_service_accounts',
  tag: 'Accounts',
  summary: 'List the service accounts that you are responsible for',
  description: 'The service accounts whose owner is the caller.',
  permission: 'signed_in',
  body: OwnedServiceAccountsRequest,
  reply: AppUserList,
  filter: ({ actor }): AccountFilter => ({
    userIds: [actor.userId],
    appUserTypes: ['APP_USER_TYPE_SERVICE_ACCOUNT'],
  }),
  ...accountRows,
})
