import { USER_EXPAND_PATHS, UserList } from '../../../contract/directory/user.ts'
import { PageQuery } from '../../../contract/wire/scalars.ts'
import { readOperation } from '../../http/index.ts'
import { listUsers } from './user.store.ts'
import { userViews } from './user-view.ts'

export const listUsersOperation = readOperation({
  id: 'svc.api.user.v1.UserService.List',
  method: 'GET',
  path: '/api/v1/users',
  tag: 'Users',
  summary: 'List people, oldest first',
  permission: 'user.read',
  query: PageQuery,
  reply: UserList,
  errors: ['invalid_page_token'],
  async run({ db, tenant, actor, expand, page }, { query }) {
    const { rows, nextPageToken } = await page({
      ...query,
      fetch: (limit, after) => listUsers(db, tenant.id, { after: String(after?.[0] ?? ''), limit }),
      keyOf: (user) => [user.id],
    })
    const expansion = expand(undefined, USER_EXPAND_PATHS)
    const views = await userViews(db, tenant.id, actor, rows, expansion)
    return { list: views, expanded: expansion.expanded, nextPageToken }
  },
})
