import { type PersonalClient, PersonalClientList } from '../../../contract/auth/credential.ts'
import { listOperation, type RowSource } from '../../http/index.ts'
import { type CredentialFilter, listCredentials } from './credential.store.ts'

export const personalClientRows = {
  fetch: ({ db, tenant }, { filter, after: [after = ''], limit }) =>
    listCredentials(db, tenant.id, { after, limit }, filter),
  keyOf: (client) => [client.id],
} satisfies RowSource<CredentialFilter, PersonalClient>

export const listPersonalClients = listOperation({
  id: 'svc.api.iam.v1.PersonalClientService.List',
  path: '/api/v1/iam/personal_clients',
  tag: 'API credentials',
  summary: 'List your API credentials',
  description: 'Only your own. Client secrets are not stored and cannot be listed.',
  permission: 'credential.own',
  reply: PersonalClientList,
  filter: ({ actor }) => ({ userIds: [actor.userId] }),
  ...personalClientRows,
})
