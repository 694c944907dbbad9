import { OwnerList } from '../../../contract/directory/owner.ts'
import { listOperation } from '../../http/index.ts'
import { listUsers } from '../users/user.store.ts'
import type { Owned } from './owned.ts'

export const listOwners = (owned: Owned) =>
  listOperation({
    id: `svc.api.app.v1.${owned.service}.List`,
    path: `${owned.path}/owners`,
    tag: owned.tag,
    summary: `List the owners of one ${owned.thing}`,
    description: `The people who answer for the ${owned.thing}.`,
    permission: 'app.read',
    reply: OwnerList,
    errors: ['not_found'],
    async filter({ db, tenant, fail }, { params }) {
      const found = await owned.find(db, tenant.id, params)
      return found ?? fail('not_found', { thing: owned.thing })
    },
    // Owners may change between two pages.
    boundTo: ({ id }) => id,
    fetch: async ({ db, tenant }, { filter: { ownerIds }, after: [after = ''], limit }) =>
      ownerIds.length === 0 ? [] : listUsers(db, tenant.id, { after, limit }, { ids: [...ownerIds] }),
    keyOf: (user) => [user.id],
    also: owned.kind === 'resource' ? { immutableUserIds: [] } : {},
  })
