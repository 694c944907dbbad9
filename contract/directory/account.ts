import Type, { type Static } from 'typebox'
import { Expanded, ExpandMask } from '../wire/expand.ts'
import { AppUserRef } from '../wire/refs.ts'
import { Id, listReply, Message, pageFields, Timestamp, UpdateMask } from '../wire/scalars.ts'
import { AppUserDomain, AppUserStatusStatus, AppUserType } from './access-enums.ts'
import { at } from './as-of.ts'

/** An account in one app (interface 11.4). */
export const AppUser = Message('AppUser', {
  id: Id,
  appId: Id,
  identityUserId: Type.String({ description: 'The person who owns the account; empty if nobody does' }),
  appUserType: AppUserType,
  status: Message('AppUserStatus', {
    status: AppUserStatusStatus,
    details: Type.String({ description: 'Status as reported by the app, such as locked' }),
  }),
  displayName: Type.String(),
  username: Type.String(),
  usernames: Type.Array(Type.String()),
  email: Type.String(),
  emails: Type.Array(Type.String()),
  employeeIds: Type.Array(Type.String()),
  isExternal: Type.Boolean({ description: 'Its e-mail address is not in a trusted domain' }),
  profile: Type.Record(Type.String(), Type.Unknown(), { description: 'Additional attributes' }),
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

/** Related objects that can be expanded (interface 10.8). */
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
  at,
  query: Type.Optional(Type.String({ maxLength: 200, description: 'Part of the name, username or e-mail address' })),
  appId: Type.Optional(Type.String({ maxLength: 64 })),
  appIds: texts,
  appUserIds: texts,
  excludeAppUserIds: texts,
  refs: Type.Optional(Type.Array(AppUserRef, { maxItems: 1000 })),
  userIds: texts,
  withoutResponsibleParty: Type.Optional(Type.Boolean({ description: 'Only accounts without an owner' })),
  appUserTypes: Type.Optional(Type.Array(AppUserType, { maxItems: 10 })),
  appUserStatuses: Type.Optional(Type.Array(AppUserStatusStatus, { maxItems: 10 })),
  appUserStatusDetails: texts,
  appUserDomains: Type.Optional(
    Type.Array(AppUserDomain, {
      maxItems: 10,
      description: 'UNSPECIFIED: accounts without an e-mail address, or all accounts if no trusted domains are set',
    }),
  ),
  excludeDeletedApps: Type.Optional(
    Type.Boolean({ description: 'Has no effect: accounts are deleted with their app' }),
  ),
  withOpenFindings: Type.Optional(Type.Boolean({ description: 'Findings are not stored, so true matches nothing' })),
  sortBy: Type.Optional(
    Type.Enum(['APP_USER_SEARCH_SORT_BY_UNSPECIFIED', 'APP_USER_SEARCH_SORT_BY_APP'], { title: 'AppUserSearchSortBy' }),
  ),
  expandMask: Type.Optional(ExpandMask),
})
export type SearchAppUsersRequest = Static<typeof SearchAppUsersRequest>

export const UpdateAppUserRequest = Message('UpdateAppUserRequest', {
  appUser: Type.Optional(
    // Accepts read-only fields, since clients send back what they read; naming one in the mask is refused.
    Message('AppUserInput', {
      ...Type.Partial(AppUser).properties,
      status: Type.Optional(Message('AppUserStatusInput', Type.Partial(AppUser.properties.status).properties)),
    }),
  ),
  updateMask: Type.Optional(UpdateMask),
  expandMask: Type.Optional(ExpandMask),
})
