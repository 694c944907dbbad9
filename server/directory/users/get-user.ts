import { USER_EXPAND_PATHS, UserReply } from '../../../contract/directory/user.ts'
import { readOperation } from '../../http/index.ts'
import { findUsers } from './user.store.ts'
import { userViews } from './user-view.ts'

export const getUser = readOperation({
  id: 'svc.api.user.v1.UserService.Get',
  method: 'GET',
  path: '/api/v1/users/{id}',
  tag: 'Users',
  summary: 'Get a person',
  description: 'Without `user.read`, details are shown only for yourself and your direct reports.',
  permission: 'signed_in',
  reply: UserReply,
  errors: ['not_found'],
  async run({ db, tenant, actor, expand, fail }, { params }) {
    const users = await findUsers(db, tenant.id, [params.id])
    const expansion = expand(undefined, USER_EXPAND_PATHS)
    const views = await userViews(db, tenant.id, actor, users, expansion)
    const [userView] = views
    return userView ? { userView, expanded: expansion.expanded } : fail('not_found', { thing: 'user' })
  },
})
