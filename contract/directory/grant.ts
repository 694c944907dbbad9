import Type, { type Static } from 'typebox'
import { Expanded, ExpandMask } from '../wire/expand.ts'
import { AppEntitlementRef, AppRef, AppUserRef } from '../wire/refs.ts'
import { Id, Int64, listReply, Message, pageFields, Timestamp } from '../wire/scalars.ts'
import { AppEntitlementPurpose } from './access-enums.ts'
import { AppUser, AppUserView } from './account.ts'
import { at } from './as-of.ts'
import { AppEntitlementView } from './entitlement.ts'
import { User } from './user.ts'

const grantSources = Type.Array(AppEntitlementRef, {
  description: 'Entitlements it is inherited through, nearest first; empty for a direct grant',
})

/** A grant: one account holds one entitlement (interface 11.6). */
export const AppEntitlementUserBinding = Message('AppEntitlementUserBinding', {
  appEntitlementId: Type.String({ description: 'Empty when the account does not hold the entitlement' }),
  appId: Id,
  appUserId: Id,
  createdAt: Type.Optional(Timestamp),
  deletedAt: Type.Optional(Timestamp),
  deprovisionAt: Type.Optional(Timestamp),
  grantSources,
})
export type AppEntitlementUserBinding = Static<typeof AppEntitlementUserBinding>

export const AppEntitlementUserView = Message('AppEntitlementUserView', {
  appEntitlementId: Id,
  appId: Id,
  appUserId: Id,
  appUser: AppUserView,
  appEntitlementUserBindingCreatedAt: Timestamp,
  appEntitlementUserBindingDeprovisionAt: Type.Optional(Timestamp),
  grantSources,
  isDirect: Type.Boolean({ description: 'Given to the account itself, not inherited' }),
  lastUsedAt: Type.Optional(Timestamp),
  originatingTicketId: Type.String({ description: 'Always empty: access requests are not supported' }),
})
export type AppEntitlementUserView = Static<typeof AppEntitlementUserView>
export const AppEntitlementUserList = Message('AppEntitlementUserList', {
  ...listReply('AppEntitlementUserList', AppEntitlementUserView).properties,
  expanded: Expanded,
})

export const AppEntitlementWithExpired = Message('AppEntitlementWithExpired', {
  appEntitlementId: Id,
  appId: Id,
  appUserId: Id,
  appUser: AppUser,
  user: Type.Optional(User),
  discovered: Timestamp,
  expired: Type.Optional(Timestamp),
  grantSources,
  grantReasons: Type.Array(
    Message('GrantReason', {
      appEntitlementId: Id,
      appId: Id,
      appUserId: Id,
      createdAt: Type.Optional(Timestamp),
      deletedAt: Type.Optional(Timestamp),
      derivedIdData: Type.String(),
      derivedIdType: Type.String(),
      reasonExpiresAt: Type.Optional(Timestamp),
      referenceStrength: Type.Enum(
        [
          'GRANT_REASON_REFERENCE_STRENGTH_UNSPECIFIED',
          'GRANT_REASON_REFERENCE_STRENGTH_WEAK',
          'GRANT_REASON_REFERENCE_STRENGTH_STRONG',
        ],
        { title: 'GrantReferenceStrength' },
      ),
      updatedAt: Type.Optional(Timestamp),
    }),
    { description: 'Always empty: see grantSources for inheritance' },
  ),
})
export const AppEntitlementWithExpiredList = listReply('AppEntitlementWithExpiredList', AppEntitlementWithExpired)

export const AppEntitlementWithUserBinding = Message('AppEntitlementWithUserBinding', {
  appEntitlementUserBinding: AppEntitlementUserView,
  entitlement: AppEntitlementView,
})
export const GrantList = Message('GrantList', {
  ...listReply('GrantList', AppEntitlementWithUserBinding).properties,
  expanded: Expanded,
})

const ids = Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 1000 }))
const entitlementRefs = Type.Optional(Type.Array(AppEntitlementRef, { maxItems: 1000 }))
const appUserRefs = Type.Optional(Type.Array(AppUserRef, { maxItems: 1000 }))

export const SearchGrantsRequest = Message('SearchGrantsRequest', {
  ...pageFields,
  at,
  query: Type.Optional(
    Type.String({ maxLength: 200, description: 'Text in the name of the entitlement, of the account or of its owner' }),
  ),
  appIds: ids,
  appUserIds: ids,
  userId: Type.Optional(Type.String({ maxLength: 64, description: 'The owner of the accounts' })),
  entitlementRefs,
  entitlementSlugs: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 1000 })),
  purpose: Type.Optional(Type.Array(AppEntitlementPurpose, { maxItems: 10 })),
  resourceIds: ids,
  resourceTypeIds: ids,
  isDirect: Type.Optional(Type.Boolean({ description: 'Only direct grants, or only inherited ones' })),
  notUsedForDays: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 36_500, description: 'Only grants not used for this many days, or never' }),
  ),
  onlyExpiring: Type.Optional(Type.Boolean({ description: 'Only grants with an end' })),
  accessProfileIds: ids,
  expandMask: Type.Optional(ExpandMask),
})
export type SearchGrantsRequest = Static<typeof SearchGrantsRequest>

/** A grant whose principal is a resource, such as a group, and not an account. */
export const ResourceGrant = Message(
  'ResourceGrant',
  {
    appId: Type.String({ description: 'The app of the entitlement' }),
    appDisplayName: Type.String({ description: 'The name of that app' }),
    appEntitlementId: Type.String({ description: 'The entitlement that is held' }),
    appEntitlementDisplayName: Type.String({ description: 'The name of the entitlement' }),
    holderAppId: Type.String({ description: 'The app of the resource that holds it' }),
    holderResourceId: Type.String({ description: 'The resource that holds it' }),
    holderDisplayName: Type.String({ description: 'The name of that resource' }),
    holderTypeDisplayName: Type.String({ description: 'Its type, such as Group' }),
    isDirect: Type.Boolean({ description: 'Given to the resource itself, not inherited' }),
    grantSources,
    createdAt: Timestamp,
    deprovisionAt: Type.Optional(Timestamp),
  },
  'A grant that a resource, such as a group or role, holds',
)
export type ResourceGrant = Static<typeof ResourceGrant>
export const ResourceGrantList = listReply('ResourceGrantList', ResourceGrant)
export const SearchResourceGrantsRequest = Message('SearchResourceGrantsRequest', {
  ...pageFields,
  at,
  query: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'Text in the name of the entitlement or of the resource that holds it',
    }),
  ),
  appIds: ids,
  entitlementRefs,
  holderResourceIds: Type.Optional(
    Type.Array(Type.String({ maxLength: 64 }), { maxItems: 1000, description: 'Only what these resources hold' }),
  ),
  isDirect: Type.Optional(Type.Boolean({ description: 'Only direct grants, or only inherited ones' })),
  onlyExpiring: Type.Optional(Type.Boolean({ description: 'Only grants with an end' })),
})
export type SearchResourceGrantsRequest = Static<typeof SearchResourceGrantsRequest>

export const CountGrantsByUserRequest = Message('CountGrantsByUserRequest', {
  userIds: Type.Array(Type.String({ maxLength: 64 }), { maxItems: 1000, description: 'These people' }),
  at,
})
export const CountGrantsByUserReply = Message('CountGrantsByUserReply', {
  list: Type.Array(Message('UserGrantCount', { userId: Id, grantCount: Int64 }), {
    description: 'People without grants are left out',
  }),
})

export const CountGrantsRequest = Message('CountGrantsRequest', { userId: Id, appIds: ids })
export const CountGrantsReply = Message('CountGrantsReply', {
  totalGrants: Int64,
  appCount: Type.Integer(),
  appGrantCounts: Type.Array(Message('GraphAppGrantCount', { appId: Id, grantCount: Int64 })),
  appUsers: Type.Array(AppUserRef),
  band: Type.Enum(
    [
      'GRAPH_SIZE_BAND_UNSPECIFIED',
      'GRAPH_SIZE_BAND_NORMAL',
      'GRAPH_SIZE_BAND_SUMMARIZED',
      'GRAPH_SIZE_BAND_TOO_LARGE',
    ],
    {
      title: 'GraphSizeBand',
      description: 'Size of a graph of these grants: NORMAL up to 1,000, SUMMARIZED up to 10,000, TOO_LARGE above',
    },
  ),
})

export const BindingList = Message('BindingList', { bindings: Type.Array(AppEntitlementUserBinding) })
export const BindingReply = Message('BindingReply', { binding: AppEntitlementUserBinding })
export const UpdateGrantDurationRequest = Message('UpdateGrantDurationRequest', { newDeprovisionAt: Timestamp })

/** These paths follow the fields of the two messages below. */
export const GRANT_HISTORY_EXPAND_PATHS = ['app_id', 'app_user_id', 'app_entitlement_id'] as const

const historyPaths = { appPath: Type.String(), appUserPath: Type.String(), entitlementPath: Type.String() }
const grantIds = { appEntitlementId: Id, appId: Id, appUserId: Id }

export const GrantFeedView = Message('AppEntitlementUserBindingFeedView', {
  ...historyPaths,
  ticketPath: Type.String(),
  feed: Message('AppEntitlementUserBindingFeed', {
    ...grantIds,
    date: Timestamp,
    eventType: Type.Enum(['GRANT_EVENT_TYPE_UNSPECIFIED', 'GRANT_EVENT_TYPE_ADDED', 'GRANT_EVENT_TYPE_REMOVED'], {
      title: 'GrantEventType',
    }),
    ticketId: Type.String(),
  }),
})
export const GrantFeedList = Message('GrantFeedList', {
  ...listReply('GrantFeedList', GrantFeedView).properties,
  expanded: Expanded,
})
export const SearchGrantFeedRequest = Message('SearchGrantFeedRequest', {
  ...pageFields,
  after: Type.Optional(Timestamp),
  before: Type.Optional(Timestamp),
  appRefs: Type.Optional(Type.Array(AppRef, { maxItems: 1000 })),
  appEntitlementRefs: entitlementRefs,
  appUserRefs,
  userRefs: Type.Optional(Type.Array(Message('UserRef', { id: Id }), { maxItems: 1000 })),
  expandMask: Type.Optional(ExpandMask),
})

export const PastGrantView = Message('AppEntitlementUserBindingHistoryView', {
  ...historyPaths,
  history: Message('AppEntitlementUserBindingHistory', { ...grantIds, grantedAt: Timestamp, revokedAt: Timestamp }),
  appUserDisplayName: Type.String({
    description: 'Name of the account, else its username or mail address; of a removed account what it was last',
  }),
})
export const PastGrantList = Message('PastGrantList', {
  ...listReply('PastGrantList', PastGrantView).properties,
  expanded: Expanded,
})
export const SearchPastGrantsRequest = Message('SearchPastGrantsRequest', {
  ...pageFields,
  appIds: ids,
  appEntitlementRefs: entitlementRefs,
  appUserRefs,
  expandMask: Type.Optional(ExpandMask),
})

/** An entitlement that can be requested, with the caller's grants of it (interface 11.12). */
export const CatalogEntry = Message('CatalogEntry', {
  entitlement: AppEntitlementView,
  appEntitlementUserBindings: Type.Array(AppEntitlementUserBinding, {
    description: 'Your own grants of this entitlement',
  }),
})
export const CatalogList = Message('CatalogList', {
  ...listReply('CatalogList', CatalogEntry).properties,
  expanded: Expanded,
})
export const SearchCatalogRequest = Message('SearchCatalogRequest', {
  ...pageFields,
  query: Type.Optional(Type.String({ maxLength: 200, description: 'Part of the name' })),
  appDisplayName: Type.Optional(Type.String({ maxLength: 200, description: 'Part of the app name' })),
  entitlementAlias: Type.Optional(Type.String({ maxLength: 200, description: 'The whole alias' })),
  grantedStatus: Type.Optional(Type.Enum(['UNSPECIFIED', 'ALL', 'GRANTED', 'NOT_GRANTED'], { title: 'GrantedStatus' })),
  includeDeleted: Type.Optional(Type.Boolean()),
  expandMask: Type.Optional(ExpandMask),
})
