import { SearchUsersRequest, USER_EXPAND_PATHS, UserList } from '../../../contract/directory/user.ts'
import { readOperation } from '../../http/index.ts'
import { listUsers } from './user.store.ts'
import { userViews } from './user-view.ts'

export const searchUsers = readOperation({
  id: 'svc.api.user.v1.UserSearch.Search',
  method: 'POST',
  path: '/api/v1/search/users',
  tag: 'Users',
  summary: 'Search people',
  description: 'Filters are combined with and; the values of one filter with or.',
  permission: 'user.read',
  body: SearchUsersRequest,
  reply: UserList,
  errors: ['invalid_page_token', 'unknown_expand_path'],
  async run({ db, tenant, actor, expand, page }, { body: { pageSize, pageToken, expandMask, ...filter } }) {
    const { rows, nextPageToken } = await page({
      pageSize,
      pageToken,
      filter,
      fetch: (limit, after) => listUsers(db, tenant.id, { after: String(after?.[0] ?? ''), limit }, filter),
      keyOf: (user) => [user.id],
    })
    const expansion = expand(expandMask, USER_EXPAND_PATHS)
    const views = await userViews(db, tenant.id, actor, rows, expansion)
    return { list: views, expanded: expansion.expanded, nextPageToken }
  },
})
