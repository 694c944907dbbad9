import { DelegationReply, SetDelegationRequest } from '../../../contract/directory/user.ts'
import { writeOperation } from '../../http/index.ts'
import { changeDelegation } from './change-delegation.ts'
import { findUsers } from './user.store.ts'

export const setDelegation = writeOperation({
  id: 'svc.api.user.v1.UserService.SetExpiringUserDelegationBindingByAdmin',
  method: 'POST',
  path: '/api/v1/users/{user_id}/set-delegation-by-admin',
  tag: 'Users',
  summary: 'Set the delegate of a person, and for how long',
  description: 'Replaces the current delegation. An empty delegatedUserId removes it.',
  permission: 'user.write',
  idempotent: true,
  body: SetDelegationRequest,
  reply: DelegationReply,
  errors: ['not_found'],
  async run(context, { params: { user_id: userId }, body }) {
    const [user] = await findUsers(context.tx, context.tenant.id, [userId])
    if (!user) return context.fail('not_found', { thing: 'user' })
    return { item: await changeDelegation(context, userId, body) }
  },
})
