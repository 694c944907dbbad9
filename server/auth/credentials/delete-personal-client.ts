import { Empty } from '../../../contract/wire/scalars.ts'
import { writeOperation } from '../../http/index.ts'
import { deleteCredential, findCredential } from './credential.store.ts'
import { ownerFilter } from './get-personal-client.ts'

export const deletePersonalClient = writeOperation({
  id: 'svc.api.iam.v1.PersonalClientService.Delete',
  method: 'DELETE',
  path: '/api/v1/iam/personal_clients/{id}',
  tag: 'API credentials',
  summary: 'Delete an API credential and its tokens',
  description: 'Its tokens stop working at once.',
  permission: 'credential.own',
  idempotent: false,
  changesAccess: true,
  reply: Empty,
  errors: ['not_found'],
  async run({ tx, tenant, actor, audit, fail }, { params }) {
    const client = await findCredential(tx, tenant.id, params.id, ownerFilter(actor))
    if (!client) return fail('not_found', { thing: 'API credential' })
    await deleteCredential(tx, tenant.id, client.id)
    audit({ target: client.id, detail: { clientId: client.clientId, userId: client.userId } })
    return {}
  },
})
