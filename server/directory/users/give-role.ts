import { GiveRoleRequest } from '../../../contract/auth/role.ts'
import { isApiOnly, isRoleId, ROLES } from '../../../contract/auth/roles.ts'
import { Empty } from '../../../contract/wire/scalars.ts'
import { writeOperation } from '../../http/index.ts'
import { findUsers } from './user.store.ts'
import { insertRole } from './user-role.store.ts'

export const giveRole = writeOperation({
  id: 'svc.api.iam.v1.UserRoles.Add',
  method: 'POST',
  path: '/api/v1/users/{user_id}/roles',
  tag: 'Roles',
  summary: 'Give a person a role',
  description: 'Takes effect with their next request. Giving a role again changes nothing.',
  permission: 'role.write',
  idempotent: true,
  changesAccess: true,
  body: GiveRoleRequest,
  reply: Empty,
  errors: ['not_found'],
  example: { roleId: 'campaign_administrator' },
  async run({ tx, tenant, audit, fail, invalid }, { params: { user_id: userId }, body: { roleId } }) {
    const [user] = await findUsers(tx, tenant.id, [userId])
    if (!user) return fail('not_found', { thing: 'user' })
    const violation = (description: string) => invalid({ field: 'roleId', description })
    if (!isRoleId(roleId)) return violation(`is not a role; valid roles: ${PEOPLE_ROLES.join(', ')}`)
    if (isApiOnly(roleId)) return violation('is a role for credentials only')
    if (user.status === 'DELETED') return violation('cannot be given to a person who was deleted')
    const isNew = await insertRole(tx, tenant.id, userId, roleId)
    audit({ target: userId, detail: { roleId, ...(!isNew && { unchanged: true }) } })
    return {}
  },
})

const PEOPLE_ROLES = Object.keys(ROLES)
  .filter(isRoleId)
  .filter((id) => !isApiOnly(id))
