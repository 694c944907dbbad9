import { AppUserList, SearchAppUsersRequest } from '../../../contract/directory/account.ts'
import { readOperation } from '../../http/index.ts'
import { accountPage } from './account-page.ts'

export const searchAccounts = readOperation({
  id: 'svc.api.app.v1.AppUserService.Search',
  method: 'POST',
  path: '/api/v1/search/app_users',
  tag: 'Accounts',
  summary: 'Search accounts of all apps',
  description: 'Filters are combined with and; the values of one filter with or.',
  permission: 'app.read',
  body: SearchAppUsersRequest,
  reply: AppUserList,
  errors: ['invalid_page_token', 'unknown_expand_path'],
  run: (context, { body: { pageSize, pageToken, expandMask, ...filter } }) =>
    accountPage(context, { pageSize, pageToken, expandMask }, filter),
})
