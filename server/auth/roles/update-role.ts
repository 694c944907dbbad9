import { RoleReply, UpdateRoleRequest } from '../../../contract/auth/role.ts'
import { isRoleId, ROLES } from '../../../contract/auth/roles.ts'
import { writeOperation } from '../../http/index.ts'

export const updateRole = writeOperation({
  id: 'svc.api.iam.v1.Roles.Update',
  method: 'POST',
  path: '/api/v1/iam/roles/{role_id}',
  tag: 'Roles',
  summary: 'Change a role (always refused: every role is built in)',
  description: 'Exists for clients that expect it, and answers 409.',
  permission: 'role.read',
  idempotent: false,
  body: UpdateRoleRequest,
  reply: RoleReply,
  errors: ['not_found', 'builtin_role'],
  async run({ fail }, { params }) {
    if (!isRoleId(params.role_id)) return fail('not_found', { thing: 'role' })
    return fail('builtin_role', { name: ROLES[params.role_id].displayName })
  },
})
