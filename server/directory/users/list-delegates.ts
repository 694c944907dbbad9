import { DelegateList, DelegatesQuery, UserType } from '../../../contract/directory/user.ts'
import { listOperation } from '../../http/index.ts'
import { requireSelfOrReader } from './require-self-or-reader.ts'
import { findUsers, listUsers } from './user.store.ts'

const NOT_HUMAN = UserType.enum.filter((type) => type !== 'USER_TYPE_HUMAN') as never[]

export const listDelegates = listOperation({
  id: 'svc.api.user.v1.UserService.ListDelegates',
  path: '/api/v1/users/{user_id}/delegates',
  tag: 'Users',
  summary: 'Search the people who can be the delegate of a person',
  description: 'Names and addresses only: people who review cannot search the directory.',
  permission: 'signed_in',
  query: DelegatesQuery,
  reply: DelegateList,
  errors: ['not_found'],
  async filter(context, { params: { user_id: userId }, request }) {
    requireSelfOrReader(context, userId)
    const [user] = await findUsers(context.db, context.tenant.id, [userId])
    if (!user) return context.fail('not_found', { thing: 'user' })
    return { query: request.query ?? '', excludeIds: [userId] }
  },
  fetch: ({ db, tenant }, { filter, after: [after = ''], limit }) =>
    listUsers(db, tenant.id, { after, limit }, { ...filter, userStatuses: ['ENABLED'], excludeTypes: NOT_HUMAN }),
  keyOf: ({ id }) => [id],
  view: (_, rows) => rows.map(({ id, displayName, email }) => ({ id, displayName, email })),
})
