import Type, { type Static } from 'typebox'
import { Line, listReply, Message, Timestamp, UpdateMask } from '../wire/scalars.ts'
import { isApiOnly, permissionsOf, ROLES, type RoleId } from './roles.ts'

/** A role and its permissions (interface 11.1). */
export const Role = Message('Role', {
  id: Type.String(),
  name: Type.String(),
  displayName: Type.String(),
  permissions: Type.Array(Type.String()),
  serviceRoles: Type.Array(Type.String()),
  systemBuiltin: Type.Boolean(),
  systemApiOnly: Type.Boolean({ description: 'For credentials only, not for people' }),
})
export const RoleReply = Message('RoleReply', { role: Role })
/** Accepts read-only fields, since clients send back what they read. */
export const UpdateRoleRequest = Message('UpdateRoleRequest', {
  role: Type.Optional(
    Message('RoleInput', {
      id: Type.Optional(Type.String({ maxLength: 64 })),
      name: Type.Optional(Line(200)),
      displayName: Type.Optional(Line(200)),
      permissions: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 100 })),
      serviceRoles: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 100 })),
      systemBuiltin: Type.Optional(Type.Boolean()),
      systemApiOnly: Type.Optional(Type.Boolean()),
      createdAt: Type.Optional(Timestamp),
      updatedAt: Type.Optional(Timestamp),
      deletedAt: Type.Optional(Timestamp),
    }),
  ),
  updateMask: Type.Optional(UpdateMask),
})
export const PermissionList = Message('PermissionList', {
  list: Type.Array(Message('Permission', { name: Type.String(), description: Type.String() })),
})
export const GiveRoleRequest = Message('GiveRoleRequest', { roleId: Type.String({ maxLength: 64 }) })
export const RoleList = listReply('RoleList', Role)

/** A built-in role as the API returns it. */
export const roleMessage = (id: RoleId): Static<typeof Role> => ({
  id,
  name: id,
  displayName: ROLES[id].displayName,
  permissions: [...permissionsOf([id])].sort(),
  serviceRoles: [],
  systemBuiltin: true,
  systemApiOnly: isApiOnly(id),
})
