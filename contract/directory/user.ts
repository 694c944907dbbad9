import Type, { type Static } from 'typebox'
import { Expanded, ExpandMask, ObjectPermissions } from '../wire/expand.ts'
import { Id, listReply, Message, pageFields, Timestamp } from '../wire/scalars.ts'
import { at } from './as-of.ts'

/** The status of a person (interface 11.2). */
export const UserStatus = Type.Enum(['UNKNOWN', 'ENABLED', 'DISABLED', 'DELETED'], { title: 'UserStatus' })
export const UserType = Type.Enum(
  ['USER_TYPE_UNSPECIFIED', 'USER_TYPE_SYSTEM', 'USER_TYPE_HUMAN', 'USER_TYPE_SERVICE', 'USER_TYPE_AGENT'],
  { title: 'UserType' },
)
export const UserOrigin = Type.Enum(
  ['USER_ORIGIN_UNSPECIFIED', 'USER_ORIGIN_DIRECTORY', 'USER_ORIGIN_LOCAL', 'USER_ORIGIN_SYSTEM'],
  { title: 'UserOrigin' },
)

export const User = Message('User', {
  id: Id,
  displayName: Type.String(),
  email: Type.String(),
  emails: Type.Array(Type.String()),
  username: Type.String(),
  usernames: Type.Array(Type.String()),
  status: UserStatus,
  directoryStatus: UserStatus,
  type: UserType,
  origin: UserOrigin,
  department: Type.String(),
  jobTitle: Type.String(),
  employmentStatus: Type.String(),
  employmentType: Type.String(),
  employeeIds: Type.Array(Type.String()),
  managerIds: Type.Array(Type.String()),
  directoryIds: Type.Array(Type.String()),
  delegatedUserId: Type.String({ description: 'Their current delegate' }),
  roleIds: Type.Array(Type.String()),
  profile: Type.Record(Type.String(), Type.Unknown(), { description: 'Additional attributes' }),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  deletedAt: Type.Optional(Timestamp),
})
export type User = Static<typeof User>

export const UserView = Message('UserView', {
  user: User,
  userId: Id,
  rolesPath: Type.String(),
  managersPath: Type.String(),
  delegatedUserPath: Type.String(),
  directoriesPath: Type.String(),
  objectPermissions: ObjectPermissions,
})
export type UserView = Static<typeof UserView>

/** Related objects that can be expanded (interface 10.8). */
export const USER_EXPAND_PATHS = ['role_ids', 'manager_ids', 'delegated_user_id', 'directory_ids'] as const

export const UserReply = Message('UserReply', { userView: UserView, expanded: Expanded })
export const UserIntrospectRequest = Message('UserIntrospectRequest', { expandMask: Type.Optional(ExpandMask) })
export const UserList = Type.Object(
  { ...listReply('UserList', UserView).properties, expanded: Expanded },
  { additionalProperties: false, title: 'UserList' },
)

/** No profile type is built in (interface 11.2). */
export const ProfileType = Message('ProfileType', {
  id: Id,
  name: Type.String(),
  slug: Type.String(),
  description: Type.String(),
  displayToUser: Type.Boolean(),
  iconUrl: Type.String(),
  priority: Type.Integer(),
  sizes: Type.Array(Type.Integer()),
})
export const ProfileTypesReply = Message('ProfileTypesReply', { profileTypes: Type.Array(ProfileType) })

export const SetDelegationRequest = Message('SetDelegationRequest', {
  delegatedUserId: Type.Optional(Type.String({ maxLength: 64, description: 'Empty removes the delegate' })),
  delegationStartAt: Type.Optional(Type.String({ format: 'date-time', description: 'When omitted: now' })),
  delegationExpireAt: Type.Optional(
    Type.String({ format: 'date-time', description: 'When omitted: until it is changed' }),
  ),
})
export type SetDelegationRequest = Static<typeof SetDelegationRequest>
export const Delegation = Message('ExpiringUserDelegationBinding', {
  userId: Id,
  delegatedUserId: Type.String(),
  startAt: Type.Optional(Timestamp),
  expirationAt: Type.Optional(Timestamp),
  createdAt: Type.Optional(Timestamp),
  updatedAt: Type.Optional(Timestamp),
  deletedAt: Type.Optional(Timestamp),
})
export type Delegation = Static<typeof Delegation>
export const DelegatesQuery = Type.Object(
  {
    ...pageFields,
    query: Type.Optional(Type.String({ maxLength: 200, description: 'Part of the name or e-mail address' })),
  },
  { additionalProperties: false },
)
export const DelegateList = listReply(
  'DelegateList',
  Message('Delegate', { id: Id, displayName: Type.String(), email: Type.String() }),
)
export const DelegationReply = Message('DelegationReply', { item: Delegation })

const ids = Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 1000 }))
const names = Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 1000 }))
export const SearchUsersRequest = Message('SearchUsersRequest', {
  ...pageFields,
  at,
  query: Type.Optional(Type.String({ maxLength: 200, description: 'Part of the name or e-mail address' })),
  email: Type.Optional(Type.String({ maxLength: 320 })),
  ids,
  excludeIds: ids,
  refs: Type.Optional(Type.Array(Message('UserRef', { id: Id }), { maxItems: 1000 })),
  roleIds: ids,
  managerIds: ids,
  sourceAppIds: ids,
  departments: names,
  jobTitles: names,
  userStatuses: Type.Optional(
    Type.Array(UserStatus, {
      maxItems: 10,
      description: 'Deleted people are returned only when requested here or by id',
    }),
  ),
  origins: Type.Optional(Type.Array(UserOrigin, { maxItems: 10 })),
  excludeOrigins: Type.Optional(Type.Array(UserOrigin, { maxItems: 10 })),
  excludeTypes: Type.Optional(Type.Array(UserType, { maxItems: 10 })),
  delegateStatus: Type.Optional(
    Type.Enum(['DELEGATE_STATUS_UNSPECIFIED', 'DELEGATE_STATUS_HAS_DELEGATE', 'DELEGATE_STATUS_NO_DELEGATE'], {
      title: 'DelegateStatus',
    }),
  ),
  delegatedUserIds: ids,
  isDelegate: Type.Optional(Type.Boolean()),
  expandMask: Type.Optional(ExpandMask),
})
export type SearchUsersRequest = Static<typeof SearchUsersRequest>
