import { RoleList, roleMessage } from '../../../contract/auth/role.ts'
import { isRoleId, ROLES } from '../../../contract/auth/roles.ts'
import { listOperation } from '../../http/index.ts'

const ROLE_IDS = Object.keys(ROLES).filter(isRoleId).sort()

export const listRoles = listOperation({
  id: 'svc.api.iam.v1.Roles.List',
  path: '/api/v1/iam/roles',
  tag: 'Roles',
  summary: 'List the roles and what they allow',
  description: 'Every role is built in.',
  permission: 'role.read',
  reply: RoleList,
  fetch: async (_, { after: [after = ''], limit }) => ROLE_IDS.filter((id) => id > after).slice(0, limit),
  keyOf: (id) => [id],
  view: (_, ids) => ids.map(roleMessage),
})
