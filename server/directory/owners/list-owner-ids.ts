import { OwnerIdList } from '../../../contract/directory/owner.ts'
import { readOperation } from '../../http/index.ts'
import type { Owned } from './owned.ts'

export const listOwnerIds = (owned: Owned) =>
  readOperation({
    id: `svc.api.app.v1.${owned.service}.ListOwnerIDs`,
    method: 'GET',
    path: `${owned.path}/ownerids`,
    tag: owned.tag,
    summary: `List the ids of the owners of one ${owned.thing}`,
    description: 'All of them at once, without pages.',
    permission: 'app.read',
    reply: OwnerIdList,
    errors: ['not_found'],
    async run({ db, tenant, fail }, { params }) {
      const found = await owned.find(db, tenant.id, params)
      return found ? { userIds: [...found.ownerIds] } : fail('not_found', { thing: owned.thing })
    },
  })
