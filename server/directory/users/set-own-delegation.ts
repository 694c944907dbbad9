import { DelegationReply, SetDelegationRequest } from '../../../contract/directory/user.ts'
import { EXAMPLE_IDS } from '../../../contract/wire/example-ids.ts'
import { writeOperation } from '../../http/index.ts'
import { changeDelegation } from './change-delegation.ts'

export const setOwnDelegation = writeOperation({
  id: 'svc.api.user.v1.UserService.SetOwnDelegation',
  method: 'POST',
  path: '/api/v1/users/set-own-delegation',
  tag: 'Users',
  summary: 'Set your own delegate, and for how long',
  description:
    'Steps of tasks that open during this time are assigned to the delegate, where the policy allows it; what you have already stays with you. Replaces the current delegation. An empty delegatedUserId removes it.',
  permission: 'review.own',
  idempotent: true,
  body: SetDelegationRequest,
  reply: DelegationReply,
  errors: [],
  example: { delegatedUserId: EXAMPLE_IDS.user },
  run: async (context, { body }) => ({ item: await changeDelegation(context, context.actor.userId, body) }),
})
