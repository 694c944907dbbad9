import { PermissionList } from '../../../contract/auth/role.ts'
import { PERMISSIONS } from '../../../contract/auth/roles.ts'
import { readOperation } from '../../http/index.ts'

export const listPermissions = readOperation({
  id: 'svc.api.iam.v1.Permissions.List',
  method: 'GET',
  path: '/api/v1/iam/permissions',
  tag: 'Roles',
  summary: 'List the permissions and what they allow',
  description: 'A role is a set of these permissions; every permission is built in.',
  permission: 'role.read',
  reply: PermissionList,
  errors: [],
  run: async () => ({
    list: Object.entries(PERMISSIONS).map(([name, description]) => ({ name, description })),
  }),
})
