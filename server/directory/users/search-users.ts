import { SearchUsersRequest, UserList } from '../../../contract/directory/user.ts'
import { searchOperation } from '../../http/index.ts'
import { asOf } from '../as-of.ts'
import { userRows } from './list-users.ts'

export const searchUsers = searchOperation({
  id: 'svc.api.user.v1.UserSearch.Search',
  path: '/api/v1/search/users',
  tag: 'Users',
  summary: 'Search people',
  description: 'Filters are combined with AND, the values of one filter with OR.',
  permission: 'user.read',
  body: SearchUsersRequest,
  reply: UserList,
  asOf,
  ...userRows,
})
