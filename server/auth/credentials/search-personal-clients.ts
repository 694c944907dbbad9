import { PersonalClientList, SearchPersonalClientsRequest } from '../../../contract/auth/credential.ts'
import { searchOperation } from '../../http/index.ts'
import { personalClientRows } from './list-personal-clients.ts'

export const searchPersonalClients = searchOperation({
  id: 'svc.api.iam.v1.PersonalClientSearchService.Search',
  path: '/api/v1/search/iam/personal_clients',
  tag: 'API credentials',
  summary: 'Search the API credentials of all users',
  description: 'Filters are combined with AND.',
  permission: 'credential.manage',
  body: SearchPersonalClientsRequest,
  reply: PersonalClientList,
  filter: (_, { request: { query, users } }) => ({ query, userIds: users?.map((user) => user.id) }),
  ...personalClientRows,
})
