import { PersonalClientReply } from '../../../contract/auth/credential.ts'
import { type Actor, readOperation } from '../../http/index.ts'
import { findCredential } from './credential.store.ts'

/** The owner whose credentials the caller may use; undefined for anyone, with `credential.manage`. */
export const ownerFilter = (actor: Actor): string | undefined =>
  actor.permissions.has('credential.manage') ? undefined : actor.userId

export const getPersonalClient = readOperation({
  id: 'svc.api.iam.v1.PersonalClientService.Get',
  method: 'GET',
  path: '/api/v1/iam/personal_clients/{id}',
  tag: 'API credentials',
  summary: 'Get an API credential',
  description: 'Your own, or any for those who may manage all credentials.',
  permission: 'credential.own',
  reply: PersonalClientReply,
  errors: ['not_found'],
  async run({ db, tenant, actor, fail }, { params }) {
    const client = await findCredential(db, tenant.id, params.id, ownerFilter(actor))
    return client ? { client } : fail('not_found', { thing: 'API credential' })
  },
})
