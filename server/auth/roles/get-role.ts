import { RoleReply, roleMessage } from '../../../contract/auth/role.ts'
import { isRoleId } from '../../../contract/auth/roles.ts'
import { readOperation } from '../../http/index.ts'

export const getRole = readOperation({
  id: 'svc.api.iam.v1.Roles.Get',
  method: 'GET',
  path: '/api/v1/iam/roles/{role_id}',
  tag: 'Roles',
  summary: 'Get a role and its permissions',
  description: 'Ids of roles are names, such as `super_administrator`.',
  permission: 'role.read',
  reply: RoleReply,
  errors: ['not_found'],
  async run({ fail }, { params }) {
    return isRoleId(params.role_id) ? { role: roleMessage(params.role_id) } : fail('not_found', { thing: 'role' })
  },
})
