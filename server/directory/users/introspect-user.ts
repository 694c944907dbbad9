import { UserIntrospectRequest, UserReply } from '../../../contract/user.ts'
import { readOperation } from '../../http/index.ts'
import { findUsers } from './user.store.ts'
import { userViews } from './user-view.ts'

export const introspectUser = readOperation({
  id: 'svc.api.user.v1.UserService.Introspect',
  method: 'POST',
  path: '/api/v1/users/introspect',
  tag: 'Users',
  summary: 'Who am I, as a full user view',
  permission: 'signed_in',
  body: UserIntrospectRequest,
  reply: UserReply,
  errors: ['not_found', 'unknown_expand_path'],
  async run({ db, tenant, actor, fail }, { body }) {
    const users = await findUsers(db, tenant.id, [actor.userId])
    const { views, expanded } = await userViews(db, tenant.id, actor, users, body.expandMask)
    const [userView] = views
    return userView ? { userView, expanded } : fail('not_found', { thing: 'user' })
  },
})
