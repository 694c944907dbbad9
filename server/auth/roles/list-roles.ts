import { RoleList, roleMessage } from '../../../contract/auth/role.ts'
import { isRoleId, ROLES } from '../../../contract/auth/roles.ts'
import { PageQuery } from '../../../contract/wire/scalars.ts'
import { readOperation } from '../../http/index.ts'

const ROLE_IDS = Object.keys(ROLES).filter(isRoleId).sort()

export const listRoles = readOperation({
  id: 'svc.api.iam.v1.Roles.List',
  method: 'GET',
  path: '/api/v1/iam/roles',
  tag: 'Roles',
  summary: 'List the roles and what they allow',
  permission: 'role.read',
  query: PageQuery,
  reply: RoleList,
  errors: ['invalid_page_token'],
  async run({ page }, { query }) {
    const { rows, nextPageToken } = await page({
      ...query,
      fetch: async (limit, after) => ROLE_IDS.filter((id) => id > String(after?.[0] ?? '')).slice(0, limit),
      keyOf: (id) => [id],
    })
    return { list: rows.map(roleMessage), nextPageToken }
  },
})
