import { AppUserList, SearchAppUsersRequest } from '../../../contract/directory/account.ts'
import { searchOperation } from '../../http/index.ts'
import { asOf } from '../as-of.ts'
import { accountRows } from './list-accounts.ts'

export const searchAccounts = searchOperation({
  id: 'svc.api.app.v1.AppUserService.Search',
  path: '/api/v1/search/app_users',
  tag: 'Accounts',
  summary: 'Search accounts of all apps',
  description: 'Filters are combined with AND, the values of one filter with OR.',
  permission: 'app.read',
  body: SearchAppUsersRequest,
  reply: AppUserList,
  asOf,
  ...accountRows,
})
