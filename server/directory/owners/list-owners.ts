import { OwnerList } from '../../../contract/directory/owner.ts'
import { PageQuery } from '../../../contract/wire/scalars.ts'
import { readOperation } from '../../http/index.ts'
import { listUsers } from '../users/user.store.ts'
import type { Owned } from './owned.ts'

export const listOwners = (owned: Owned) =>
  readOperation({
    id: `svc.api.app.v1.${owned.service}.List`,
    method: 'GET',
    path: `${owned.path}/owners`,
    tag: owned.tag,
    summary: `List the owners of one ${owned.thing}`,
    permission: 'app.read',
    query: PageQuery,
    reply: OwnerList,
    errors: ['not_found', 'invalid_page_token'],
    async run({ db, tenant, fail, page }, { params, query }) {
      const found = await owned.find(db, tenant.id, params)
      if (!found) return fail('not_found', { thing: owned.thing })
      const ids = [...found.ownerIds]
      const { rows, nextPageToken } = await page({
        ...query,
        filter: found.id,
        fetch: async (limit, after) =>
          ids.length === 0 ? [] : listUsers(db, tenant.id, { after: String(after?.[0] ?? ''), limit }, { ids }),
        keyOf: (user) => [user.id],
      })
      return { list: rows, nextPageToken, ...(owned.kind === 'resource' ? { immutableUserIds: [] } : {}) }
    },
  })
