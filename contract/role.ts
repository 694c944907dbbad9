import Type, { type Static } from 'typebox'
import { ROLES, type RoleId } from './roles.ts'
import { listReply, Message } from './scalars.ts'

/** client-facts 2.11 */
export const Role = Message('Role', {
  id: Type.String(),
  name: Type.String(),
  displayName: Type.String(),
  permissions: Type.Array(Type.String()),
  serviceRoles: Type.Array(Type.String()),
  systemBuiltin: Type.Boolean(),
  systemApiOnly: Type.Boolean({ description: 'Only for credentials, not for people' }),
})
export const RoleReply = Message('RoleReply', { role: Role })
export const RoleList = listReply('RoleList', Role)

/** A built-in role as the API shows it. */
export const roleMessage = (id: RoleId): Static<typeof Role> => ({
  id,
  name: id,
  displayName: ROLES[id].displayName,
  permissions: [...ROLES[id].permissions].sort(),
  serviceRoles: [],
  systemBuiltin: true,
  systemApiOnly: id === 'read_only_system_log',
})
