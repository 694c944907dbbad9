import { DelegationReply } from '../../../contract/directory/user.ts'
import { readOperation } from '../../http/index.ts'
import { findDelegation } from './delegation.store.ts'
import { requireSelfOrReader } from './require-self-or-reader.ts'

export const getDelegation = readOperation({
  id: 'svc.api.user.v1.UserService.GetDelegation',
  method: 'GET',
  path: '/api/v1/users/{user_id}/delegation',
  tag: 'Users',
  summary: 'Get the delegate of a person, and for how long',
  description:
    'Your own, or that of others with `user.read`; also one that has yet to start. Without times it is the delegate that the directory names; without delegatedUserId there is none.',
  permission: 'signed_in',
  reply: DelegationReply,
  errors: ['not_found'],
  async run(context, { params: { user_id: userId } }) {
    requireSelfOrReader(context, userId)
    const item = await findDelegation(context.db, context.tenant.id, userId)
    return item ? { item } : context.fail('not_found', { thing: 'user' })
  },
})
