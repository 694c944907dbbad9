import { SearchUserOwnershipRequest, UserOwnershipList } from '../../../contract/directory/app.ts'
import { readOperation } from '../../http/index.ts'
import { listOwnerships } from './ownership.store.ts'

export const searchUserOwnership = readOperation({
  id: 'svc.api.app.v1.AppSearch.SearchUserOwnership',
  method: 'POST',
  path: '/api/v1/search/user-ownership',
  tag: 'Apps',
  summary: 'List what one person owns: apps, then resources, then entitlements',
  permission: 'app.read',
  body: SearchUserOwnershipRequest,
  reply: UserOwnershipList,
  errors: ['invalid_page_token'],
  async run({ db, tenant, page }, { body: { pageSize, pageToken, userId, ownershipTypes = [] } }) {
    const types = ownershipTypes.filter((type) => type !== 'USER_OWNERSHIP_TYPE_UNSPECIFIED')
    const { rows, nextPageToken } = await page({
      pageSize,
      pageToken,
      filter: { userId, types },
      fetch: (limit, [rank = 0, id = ''] = []) =>
        listOwnerships(db, tenant.id, userId, types, { rank: Number(rank), id: String(id), limit }),
      keyOf: ({ rank, id }) => [rank, id],
    })
    return { list: rows.map(({ rank: _, id: __, ...entry }) => entry), nextPageToken }
  },
})
