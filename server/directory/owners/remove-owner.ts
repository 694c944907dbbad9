import { OwnerRequest } from '../../../contract/directory/owner.ts'
import { Empty } from '../../../contract/wire/scalars.ts'
import { writeOperation } from '../../http/index.ts'
import { changeOwners, type Owned } from './owned.ts'

/** The request names the user in its path or in its body. */
export const removeOwner = (owned: Owned, named: 'in path' | 'in body') =>
  writeOperation({
    id: `svc.api.app.v1.${owned.service}.Remove`,
    method: 'DELETE',
    path: named === 'in path' ? `${owned.path}/owners/{user_id}` : `${owned.path}/owners`,
    tag: owned.tag,
    summary: `Remove an owner of one ${owned.thing}`,
    description: 'Others stay owners.',
    permission: 'app.write',
    idempotent: false,
    body: named === 'in path' ? Empty : OwnerRequest,
    reply: Empty,
    errors: ['not_found'],
    run: (context, { params, body }) =>
      changeOwners(context, owned, params, (ownerIds) => {
        const { userId: id = '' } = { ...body, ...('user_id' in params && { userId: params.user_id }) }
        return ownerIds.includes(id)
          ? ownerIds.filter((other) => other !== id)
          : context.fail('not_found', { thing: 'owner' })
      }),
  })
