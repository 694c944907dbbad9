import { Empty } from '../../../contract/wire/scalars.ts'
import { writeOperation } from '../../http/index.ts'
import { findUsers } from './user.store.ts'
import { deleteRole, lockActiveHolders } from './user-role.store.ts'

const ADMINISTRATOR = 'super_administrator'

export const takeRole = writeOperation({
  id: 'svc.api.iam.v1.UserRoles.Remove',
  method: 'DELETE',
  path: '/api/v1/users/{user_id}/roles/{role_id}',
  tag: 'Roles',
  summary: 'Remove a role from a person',
  description:
    'Takes effect with their next request. The role of the last Super Administrator who can sign in cannot be taken away.',
  permission: 'role.write',
  idempotent: false,
  changesAccess: true,
  reply: Empty,
  errors: ['not_found', 'last_administrator'],
  async run({ tx, tenant, audit, fail }, { params: { user_id: userId, role_id: roleId } }) {
    const [user] = await findUsers(tx, tenant.id, [userId])
    if (!user) return fail('not_found', { thing: 'user' })
    if (roleId === ADMINISTRATOR) {
      const holders = await lockActiveHolders(tx, tenant.id, roleId)
      if (holders.includes(userId) && holders.length === 1) return fail('last_administrator')
    }
    if (!(await deleteRole(tx, tenant.id, userId, roleId))) return fail('not_found', { thing: 'role of this person' })
    audit({ target: userId, detail: { roleId } })
    return {}
  },
})
