import { RevokeSessionsReply } from '../../../contract/auth/session.ts'
import { writeOperation } from '../../http/index.ts'
import { deleteOtherSessions } from './session.store.ts'

export const revokeOtherSessions = writeOperation({
  id: 'svc.api.auth.v1.SessionService.RevokeOthers',
  method: 'DELETE',
  path: '/api/v1/auth/sessions',
  tag: 'Auth',
  summary: 'End all of your browser sessions except this one',
  description: 'A request with an access token ends all of them. Takes effect with the next request of each session.',
  permission: 'session.own',
  idempotent: false,
  changesAccess: true,
  reply: RevokeSessionsReply,
  errors: [],
  async run({ tx, tenant, actor, audit }) {
    const endedCount = await deleteOtherSessions(tx, tenant.id, actor.userId, actor.principalId)
    audit({ target: actor.userId, detail: { endedCount } })
    return { endedCount }
  },
})
