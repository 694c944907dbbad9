import { Empty } from '../../../contract/wire/scalars.ts'
import { writeOperation } from '../../http/index.ts'
import { deleteSession } from './session.store.ts'

export const revokeSession = writeOperation({
  id: 'svc.api.auth.v1.SessionService.Revoke',
  method: 'DELETE',
  path: '/api/v1/auth/sessions/{id}',
  tag: 'Auth',
  summary: 'End one of your browser sessions',
  description: 'Takes effect with the next request of that session.',
  permission: 'session.own',
  idempotent: false,
  changesAccess: true,
  reply: Empty,
  errors: ['not_found'],
  async run({ tx, tenant, actor, audit, fail }, { params }) {
    const ended = await deleteSession(tx, tenant.id, actor.userId, params.id)
    if (ended === 0) return fail('not_found', { thing: 'session' })
    audit({ target: params.id })
    return {}
  },
})
