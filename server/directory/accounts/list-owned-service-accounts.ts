import { AppUserList, OwnedServiceAccountsRequest } from '../../../contract/directory/account.ts'
import { readOperation } from '../../http/index.ts'
import { accountPage } from './account-page.ts'

export const listOwnedServiceAccounts = readOperation({
  id: 'svc.api.app.v1.AppUserService.ListOwnedServiceAccounts',
  method: 'POST',
  path: '/api/v1/app_users/owned_service_accounts',
  tag: 'Accounts',
  summary: 'List the service accounts that you are responsible for',
  permission: 'signed_in',
  body: OwnedServiceAccountsRequest,
  reply: AppUserList,
  errors: ['invalid_page_token', 'unknown_expand_path'],
  run: (context, { body }) =>
    accountPage(context, body, {
      userIds: [context.actor.userId],
      appUserTypes: ['APP_USER_TYPE_SERVICE_ACCOUNT'],
    }),
})
