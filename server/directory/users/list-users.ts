import { USER_EXPAND_PATHS, type User, UserList, type UserView } from '../../../contract/directory/user.ts'
import { listOperation, type RowSource } from '../../http/index.ts'
import { listUsers, type UserFilter } from './user.store.ts'
import { userViews } from './user-view.ts'

export const userRows = {
  expand: USER_EXPAND_PATHS,
  fetch: ({ db, tenant }, { filter, after: [after = ''], limit }) => listUsers(db, tenant.id, { after, limit }, filter),
  keyOf: (user) => [user.id],
  view: ({ db, tenant, actor }, rows, { expansion }) => userViews(db, tenant.id, actor, rows, expansion),
} satisfies RowSource<UserFilter, User, UserView>

export const listUsersOperation = listOperation({
  id: 'svc.api.user.v1.UserService.List',
  path: '/api/v1/users',
  tag: 'Users',
  summary: 'List people, oldest first',
  description: 'All people, including disabled ones.',
  permission: 'user.read',
  reply: UserList,
  ...userRows,
})
