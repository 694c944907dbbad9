import { SearchUserOwnershipRequest, UserOwnershipList } from '../../../contract/directory/app.ts'
import { searchOperation } from '../../http/index.ts'
import { listOwnerships } from './ownership.store.ts'

export const searchUserOwnership = searchOperation({
  id: 'svc.api.app.v1.AppSearch.SearchUserOwnership',
  path: '/api/v1/search/user-ownership',
  tag: 'Apps',
  summary: 'List what one person owns: apps, then resources, then entitlements',
  description: 'Everything that the person answers for.',
  permission: 'app.read',
  body: SearchUserOwnershipRequest,
  reply: UserOwnershipList,
  filter: (_, { request: { userId, ownershipTypes = [] } }) => ({
    userId,
    types: ownershipTypes.filter((type) => type !== 'USER_OWNERSHIP_TYPE_UNSPECIFIED'),
  }),
  fetch: ({ db, tenant }, { filter: { userId, types }, after: [rank = '0', id = ''], limit }) =>
    listOwnerships(db, tenant.id, userId, types, { rank: Number(rank), id, limit }),
  keyOf: ({ rank, id }) => [String(rank), id],
  view: (_, rows) => rows.map(({ rank: _rank, id: _id, ...entry }) => entry),
})
