import { MAX_OWNERS, OwnerRequest } from '../../../contract/directory/owner.ts'
import { Empty } from '../../../contract/wire/scalars.ts'
import { writeOperation } from '../../http/index.ts'
import { findUsers } from '../users/user.store.ts'
import { changeOwners, type Owned } from './owned.ts'
import { ownerProblem } from './owner-violations.ts'

/** The request names the user in its path or in its body. */
export const addOwner = (owned: Owned, named: 'in path' | 'in body') =>
  writeOperation({
    id: `svc.api.app.v1.${owned.service}.Add`,
    method: 'POST',
    path: named === 'in path' ? `${owned.path}/owners/{user_id}` : `${owned.path}/owners`,
    tag: owned.tag,
    summary: `Add an owner to one ${owned.thing}`,
    description: 'Adding an owner again changes nothing.',
    permission: 'app.write',
    idempotent: true,
    body: named === 'in path' ? Empty : OwnerRequest,
    reply: Empty,
    errors: ['not_found'],
    run: (context, { params, body }) =>
      changeOwners(context, owned, params, async (ownerIds) => {
        const { userId: id = '' } = { ...body, ...('user_id' in params && { userId: params.user_id }) }
        const [user] = await findUsers(context.tx, context.tenant.id, [id])
        if (!user && named === 'in path') return context.fail('not_found', { thing: 'user' })
        const after = [...new Set([...ownerIds, id])]
        const problem =
          ownerProblem(user?.status) ??
          (after.length > MAX_OWNERS ? `is one more than the ${MAX_OWNERS} owners there can be; remove one first` : '')
        return problem ? context.invalid({ field: 'userId', description: problem }) : after
      }),
  })
