import { SessionList } from '../../../contract/auth/session.ts'
import { PageQuery } from '../../../contract/wire/scalars.ts'
import { readOperation } from '../../http/index.ts'
import { listSessions } from './session.store.ts'

export const listOwnSessions = readOperation({
  id: 'svc.api.auth.v1.SessionService.List',
  method: 'GET',
  path: '/api/v1/auth/sessions',
  tag: 'Auth',
  summary: 'List your browser sessions',
  permission: 'session.own',
  query: PageQuery,
  reply: SessionList,
  errors: ['invalid_page_token'],
  async run({ db, tenant, actor, page }, { query }) {
    const { rows, nextPageToken } = await page({
      ...query,
      filter: actor.userId,
      fetch: (limit, after) => listSessions(db, tenant.id, actor.userId, { after: String(after?.[0] ?? ''), limit }),
      keyOf: (session) => [session.id],
    })
    const list = rows.map(({ id, createdAt, expiresAt }) => ({
      id,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      current: id === actor.principalId,
    }))
    return { list, nextPageToken }
  },
})
