import { SessionList } from '../../../contract/auth/session.ts'
import { listOperation } from '../../http/index.ts'
import { listSessions } from './session.store.ts'

export const listOwnSessions = listOperation({
  id: 'svc.api.auth.v1.SessionService.List',
  path: '/api/v1/auth/sessions',
  tag: 'Auth',
  summary: 'List your browser sessions',
  description: 'Only your own sessions, with the one of this request marked.',
  permission: 'session.own',
  reply: SessionList,
  filter: ({ actor }) => actor.userId,
  fetch: ({ db, tenant }, { filter: userId, after: [after = ''], limit }) =>
    listSessions(db, tenant.id, userId, { after, limit }),
  keyOf: (session) => [session.id],
  view: ({ actor }, rows) =>
    rows.map(({ id, address, userAgent, createdAt, expiresAt }) => ({
      id,
      address,
      userAgent,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      current: id === actor.principalId,
    })),
})
