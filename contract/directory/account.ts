import Type, { type Static } from 'typebox'
import { Expanded, ExpandMask } from '../wire/expand.ts'
import { AppUserRef } from '../wire/refs.ts'
import { Empty, Id, listReply, Message, pageFields, Timestamp, UpdateMask } from '../wire/scalars.ts'
import { AppUserDomain, AppUserStatusStatus, AppUserType } from './access-enums.ts'

/** client-facts 2.14: an account inside one app. */
export const AppUser = Message('AppUser', {
  id: Id,
  appId: Id,
  identityUserId: Type.String({ description: 'The person behind it; empty when nobody is' }),
  appUserType: AppUserType,
  status: Message('AppUserStatus', {
    status: AppUserStatusStatus,
    details: Type.String({ description: 'What the app itself says, such as locked' }),
  }),
  displayName: Type.String(),
  username: Type.String(),
  usernames: Type.Array(Type.String()),
  email: Type.String(),
  emails: Type.Array(Type.String()),
  employeeIds: Type.Array(Type.String()),
  isExternal: Type.Boolean({ description: 'Its address is of a domain that is not trusted' }),
  profile: Type.Record(Type.String(), Type.Unknown(), { description: 'Free attributes' }),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  deletedAt: Type.Optional(Timestamp),
})
export type AppUser = Static<typeof AppUser>

export const AppUserView = Message('AppUserView', {
  appUser: AppUser,
  appPath: Type.String(),
  identityUserPath: Type.String(),
  lastUsagePath: Type.String(),
})
export type AppUserView = Static<typeof AppUserView>

/** client-facts 3.2 */
export const APP_USER_EXPAND_PATHS = ['identity_user_id', 'app_id', 'last_usage'] as const

export const AppUserReply = Message('AppUserReply', { appUserView: AppUserView, expanded: Expanded })
export const AppUserList = Message('AppUserList', {
  ...listReply('AppUserList', AppUserView).properties,
  expanded: Expanded,
})

export const OwnedServiceAccountsRequest = Message('OwnedServiceAccountsRequest', {
  ...pageFields,
  expandMask: Type.Optional(ExpandMask),
})

const texts = Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 1000 }))
export const SearchAppUsersRequest = Message('SearchAppUsersRequest', {
  ...pageFields,
  query: Type.Optional(Type.String({ maxLength: 200, description: 'Part of the name, user name or e-mail address' })),
  appId: Type.Optional(Type.String({ maxLength: 64 })),
  appIds: texts,
  appUserIds: texts,
  excludeAppUserIds: texts,
  refs: Type.Optional(Type.Array(AppUserRef, { maxItems: 1000 })),
  userIds: texts,
  withoutResponsibleParty: Type.Optional(Type.Boolean({ description: 'Only accounts that belong to nobody' })),
  appUserTypes: Type.Optional(Type.Array(AppUserType, { maxItems: 10 })),
  appUserStatuses: Type.Optional(Type.Array(AppUserStatusStatus, { maxItems: 10 })),
  appUserStatusDetails: texts,
  appUserDomains: Type.Optional(
    Type.Array(AppUserDomain, { maxItems: 10, description: 'UNSPECIFIED: no address, or no trusted domains to go by' }),
  ),
  excludeDeletedApps: Type.Optional(
    Type.Boolean({ description: 'Accounts go with their app, so this changes nothing' }),
  ),
  withOpenFindings: Type.Optional(Type.Boolean({ description: 'Findings are not kept, so true finds nothing' })),
  sortBy: Type.Optional(Type.Enum(['APP_USER_SEARCH_SORT_BY_UNSPECIFIED', 'APP_USER_SEARCH_SORT_BY_APP'])),
  expandMask: Type.Optional(ExpandMask),
})
export type SearchAppUsersRequest = Static<typeof SearchAppUsersRequest>

export const UpdateAppUserRequest = Message('UpdateAppUserRequest', {
  appUser: Type.Optional(
    Message('AppUserInput', { appUserType: Type.Optional(AppUserType), status: Type.Optional(Empty) }),
  ),
  updateMask: Type.Optional(UpdateMask),
  expandMask: Type.Optional(ExpandMask),
})
