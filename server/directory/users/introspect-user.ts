import { USER_EXPAND_PATHS, UserIntrospectRequest, UserReply } from '../../../contract/directory/user.ts'
import { readOperation } from '../../http/index.ts'
import { findUsers } from './user.store.ts'
import { userViews } from './user-view.ts'

export const introspectUser = readOperation({
  id: 'svc.api.user.v1.UserService.Introspect',
  method: 'POST',
  path: '/api/v1/users/introspect',
  tag: 'Users',
  summary: 'Get the current user',
  description: 'The user whom the token or session belongs to.',
  permission: 'signed_in',
  body: UserIntrospectRequest,
  reply: UserReply,
  errors: ['not_found', 'unknown_expand_path'],
  async run({ db, tenant, actor, expand, fail }, { body }) {
    const users = await findUsers(db, tenant.id, [actor.userId])
    const expansion = expand(body.expandMask, USER_EXPAND_PATHS)
    const views = await userViews(db, tenant.id, actor, users, expansion)
    const [userView] = views
    return userView ? { userView, expanded: expansion.expanded } : fail('not_found', { thing: 'user' })
  },
})
