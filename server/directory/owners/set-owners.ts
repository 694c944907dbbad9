import { SetOwnersRequest } from '../../../contract/directory/owner.ts'
import { Empty } from '../../../contract/wire/scalars.ts'
import { writeOperation } from '../../http/index.ts'
import { changeOwners, type Owned } from './owned.ts'
import { ownerViolations } from './owner-violations.ts'

export const setOwners = (owned: Owned) =>
  writeOperation({
    id: `svc.api.app.v1.${owned.service}.Set`,
    method: 'PUT',
    path: `${owned.path}/owners`,
    tag: owned.tag,
    summary: `Replace the owners of one ${owned.thing}`,
    description: 'An empty list removes all owners.',
    permission: 'app.write',
    idempotent: true,
    body: SetOwnersRequest,
    reply: Empty,
    errors: ['not_found'],
    run: (context, { params, body: { userIds = [] } }) =>
      changeOwners(context, owned, params, async () => {
        const violations = await ownerViolations(context.tx, context.tenant.id, userIds, 'userIds')
        return violations.length > 0 ? context.invalid(...violations) : userIds
      }),
  })
