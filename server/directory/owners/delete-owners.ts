import { DeleteOwnersRequest } from '../../../contract/directory/owner.ts'
import { Empty } from '../../../contract/wire/scalars.ts'
import { writeOperation } from '../../http/index.ts'
import { changeOwners, type Owned } from './owned.ts'

/** Removes all owners at once. */
export const deleteAllOwners = (owned: Owned, below: 'owners' | 'ownerids') =>
  writeOperation({
    id: `svc.api.app.v1.${owned.service}.Delete`,
    method: 'DELETE',
    path: `${owned.path}/${below}`,
    tag: owned.tag,
    summary: `Remove all owners of one ${owned.thing}`,
    description: `The ${owned.thing} then has no owner.`,
    permission: 'app.write',
    idempotent: false,
    body: Empty,
    reply: Empty,
    errors: ['not_found'],
    run: (context, { params }) => changeOwners(context, owned, params, () => []),
  })

export const deleteNamedOwners = (owned: Owned) =>
  writeOperation({
    id: `svc.api.app.v1.${owned.service}.Delete`,
    method: 'DELETE',
    path: `${owned.path}/owners`,
    tag: owned.tag,
    summary: `Remove several owners of one ${owned.thing}`,
    description: `Every id must be that of an owner of the ${owned.thing}.`,
    permission: 'app.write',
    idempotent: false,
    body: DeleteOwnersRequest,
    reply: Empty,
    errors: ['not_found'],
    run: (context, { params, body: { userIds } }) =>
      changeOwners(context, owned, params, (ownerIds) => {
        const violations = userIds.flatMap((id, index) =>
          ownerIds.includes(id) ? [] : [{ field: `userIds[${index}]`, description: 'is not an owner' }],
        )
        return violations.length > 0 ? context.invalid(...violations) : ownerIds.filter((id) => !userIds.includes(id))
      }),
  })
