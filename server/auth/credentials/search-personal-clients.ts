import { PersonalClientList, SearchPersonalClientsRequest } from '../../../contract/auth/credential.ts'
import { readOperation } from '../../http/index.ts'
import { listCredentials } from './credential.store.ts'

export const searchPersonalClients = readOperation({
  id: 'svc.api.iam.v1.PersonalClientSearchService.Search',
  method: 'POST',
  path: '/api/v1/search/iam/personal_clients',
  tag: 'API credentials',
  summary: 'Search everybody’s API credentials',
  permission: 'credential.manage',
  body: SearchPersonalClientsRequest,
  reply: PersonalClientList,
  errors: ['invalid_page_token'],
  async run({ db, tenant, page }, { body: { pageSize, pageToken, query, users } }) {
    const filter = { query, userIds: users?.map((user) => user.id) }
    const { rows, nextPageToken } = await page({
      pageSize,
      pageToken,
      filter,
      fetch: (limit, after) => listCredentials(db, tenant.id, { after: String(after?.[0] ?? ''), limit }, filter),
      keyOf: (client) => [client.id],
    })
    return { list: rows, nextPageToken }
  },
})
