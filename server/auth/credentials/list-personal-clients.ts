import { PersonalClientList } from '../../../contract/auth/credential.ts'
import { PageQuery } from '../../../contract/wire/scalars.ts'
import { readOperation } from '../../http/index.ts'
import { listCredentials } from './credential.store.ts'

export const listPersonalClients = readOperation({
  id: 'svc.api.iam.v1.PersonalClientService.List',
  method: 'GET',
  path: '/api/v1/iam/personal_clients',
  tag: 'API credentials',
  summary: 'List your API credentials',
  permission: 'credential.own',
  query: PageQuery,
  reply: PersonalClientList,
  errors: ['invalid_page_token'],
  async run({ db, tenant, actor, page }, { query }) {
    const { rows, nextPageToken } = await page({
      ...query,
      filter: actor.userId,
      fetch: (limit, after) =>
        listCredentials(db, tenant.id, { after: String(after?.[0] ?? ''), limit }, { userIds: [actor.userId] }),
      keyOf: (client) => [client.id],
    })
    return { list: rows, nextPageToken }
  },
})
