import Type, { type Static, type TSchema } from 'typebox'
import { AppUserDomain, AppUserStatus, AppUserType } from '../directory/access-enums.ts'
import { UserStatus } from '../directory/user.ts'
import { AppEntitlementRef } from '../wire/refs.ts'
import { Duration, Id, Message, Timestamp } from '../wire/scalars.ts'

/** At most one member of each group is set (interface 2.6). Errors use these group names. */
export const SCOPE_GROUPS = {
  apps_and_resources: ['appAccess', 'specificResources', 'appSelectionCriteria', 'resourceTypeSelections'],
  users: ['allUsers', 'selectedUsers', 'userCriteria', 'celExpression'],
  accounts: ['allAccounts', 'accountCriteria', 'accountCelExpression'],
  grants: ['allGrants', 'grantsByCriteria'],
  access_conflicts: ['allAccessConflicts', 'specificAccessConflicts'],
  resource: ['resourceSelection'],
  excluded: ['excludedSpecificResources', 'excludedResourceTypeSelections'],
} as const satisfies Record<string, readonly (keyof AccessReviewScopeV2)[]>
export type ScopeGroup = keyof typeof SCOPE_GROUPS

/** At most one of these is set (interface 2.7). */
export const GRANTS_CHOICE = ['daysSinceAdded', 'daysSinceReviewed', 'grantsAddedBetween'] as const

/** Limit for the access profiles of a filter (interface 8.2). */
export const MAX_ACCESS_PROFILES = 32
/** Limit for the people or managers that one part of a scope names. */
export const MAX_SCOPE_IDS = 10_000
export const MAX_PROFILE_ATTRIBUTES = 100

const listOf = <T extends TSchema>(item: T, maxItems: number) =>
  Type.Optional(Type.Array(item, { maxItems, default: [] }))
const flag = () => Type.Optional(Type.Boolean({ default: false }))
/** An empty member: its presence is what counts. The selection it refers to is stored separately. */
const marker = (title: string) => Type.Optional(Message(title, {}))

export const PrincipalTypeFilter = Type.Enum(
  [
    'PRINCIPAL_TYPE_FILTER_UNSPECIFIED',
    'PRINCIPAL_TYPE_FILTER_USERS',
    'PRINCIPAL_TYPE_FILTER_RESOURCES',
    'PRINCIPAL_TYPE_FILTER_USERS_AND_RESOURCES',
  ],
  {
    title: 'PrincipalTypeFilter',
    default: 'PRINCIPAL_TYPE_FILTER_UNSPECIFIED',
    description: 'Unspecified means users',
  },
)

export const CelExpressionScope = Message('CelExpressionScope', { expression: Type.String() })

export const IncludedUserAttributeValues = Message('IncludedUserAttributeValues', {
  values: listOf(
    Message('IncludedUserAttributeValue', { value: Type.String({ minLength: 1, maxLength: 1000 }) }),
    1000,
  ),
})
/** Accepted values, keyed by attribute name. */
const multiUserProfileAttributes = Type.Optional(
  Type.Record(Type.String(), IncludedUserAttributeValues, { default: {} }),
)

export const AccountCriteriaScope = Message('AccountCriteriaScope', {
  accountDomain: Type.Optional(
    Type.Enum(AppUserDomain.enum, { title: 'AppUserDomain', default: 'APP_USER_DOMAIN_UNSPECIFIED' }),
  ),
  accountTypes: listOf(AppUserType, 16),
  appUserStatuses: listOf(AppUserStatus, 16),
  noAccountOwner: flag(),
})

export const AppSelectionCriteriaScope = Message('AppSelectionCriteriaScope', {
  complianceFrameworkAttributeValueIds: listOf(Id, 1000),
  riskLevelAttributeValueIds: listOf(Id, 1000),
})

export const SelectedUsersScope = Message('SelectedUsersScope', { userIds: listOf(Id, MAX_SCOPE_IDS) })

export const UserCriteriaScope = Message('UserCriteriaScope', {
  groupAppEntitlementsRef: listOf(AppEntitlementRef, 1000),
  managerUserIds: listOf(Id, MAX_SCOPE_IDS),
  multiUserProfileAttributes,
  userStatus: listOf(UserStatus, 16),
})

const accessProfileIds = (choice: string) =>
  Type.Optional(
    Type.Array(Id, {
      default: [],
      maxItems: MAX_ACCESS_PROFILES,
      tooMany: 'too_many_access_profiles',
      description: `With ${choice}`,
    }),
  )
export const GrantAccessProfileFilter = Message('GrantAccessProfileFilter', {
  filterType: Type.Optional(
    Type.Enum(
      [
        'ACCESS_PROFILE_FILTER_TYPE_UNSPECIFIED',
        'ACCESS_PROFILE_FILTER_TYPE_INCLUDE_ALL',
        'ACCESS_PROFILE_FILTER_TYPE_EXCLUDE_ALL',
        'ACCESS_PROFILE_FILTER_TYPE_EXCLUDE_SPECIFIC',
        'ACCESS_PROFILE_FILTER_TYPE_INCLUDE_SPECIFIC',
      ],
      { title: 'AccessProfileFilterType', default: 'ACCESS_PROFILE_FILTER_TYPE_UNSPECIFIED' },
    ),
  ),
  includedAccessProfileIds: accessProfileIds('INCLUDE_SPECIFIC'),
  excludedAccessProfileIds: accessProfileIds('EXCLUDE_SPECIFIC'),
})
export type GrantAccessProfileFilter = Static<typeof GrantAccessProfileFilter>

export const GrantsByCriteriaScope = Message('GrantsByCriteriaScope', {
  accessProfileFilter: Type.Optional(GrantAccessProfileFilter),
  daysSinceAdded: Type.Optional(Duration),
  daysSinceLastUsed: Type.Optional(Duration),
  daysSinceReviewed: Type.Optional(Duration),
  grantsAddedBetween: Type.Optional(
    Message(
      'GrantsAddedBetween',
      { startDate: Type.Optional(Timestamp), endDate: Type.Optional(Timestamp) },
      'From startDate (inclusive) to endDate (exclusive); one of them may be omitted',
    ),
  ),
  sourceFilter: Type.Optional(
    Type.Enum(['GRANT_SOURCE_FILTER_UNSPECIFIED', 'GRANT_SOURCE_FILTER_DIRECT', 'GRANT_SOURCE_FILTER_INHERITED'], {
      title: 'GrantSourceFilter',
      default: 'GRANT_SOURCE_FILTER_UNSPECIFIED',
    }),
  ),
  typeFilter: Type.Optional(
    Type.Enum(['GRANT_FILTER_TYPE_UNSPECIFIED', 'GRANT_FILTER_TYPE_PERMANENT', 'GRANT_FILTER_TYPE_TEMPORARY'], {
      title: 'GrantFilterType',
      default: 'GRANT_FILTER_TYPE_UNSPECIFIED',
    }),
  ),
})
export type GrantsByCriteriaScope = Static<typeof GrantsByCriteriaScope>

export const AccessReviewScopeV2 = Message(
  'AccessReviewScopeV2',
  {
    accountCelExpression: Type.Optional(CelExpressionScope),
    accountCriteria: Type.Optional(AccountCriteriaScope),
    allAccessConflicts: marker('AllAccessConflictsScope'),
    allAccounts: marker('AllAccountsScope'),
    allGrants: marker('AllGrantsScope'),
    allUsers: marker('AllUsersScope'),
    appAccess: marker('ApplicationAccessScope'),
    appSelectionCriteria: Type.Optional(AppSelectionCriteriaScope),
    celExpression: Type.Optional(CelExpressionScope),
    excludedResourceTypeSelections: marker('ResourceTypeSelectionScope'),
    excludedSpecificResources: marker('SpecificResourcesScope'),
    grantsByCriteria: Type.Optional(GrantsByCriteriaScope),
    principalTypeFilter: Type.Optional(PrincipalTypeFilter),
    resourceSelection: marker('ResourceSelectionScope'),
    resourceTypeSelections: marker('ResourceTypeSelectionScope'),
    scopeRoleSelection: marker('ScopeRoleSelectionScope'),
    selectedUsers: Type.Optional(SelectedUsersScope),
    specificAccessConflicts: marker('SpecificAccessConflictsScope'),
    specificResources: marker('SpecificResourcesScope'),
    userCriteria: Type.Optional(UserCriteriaScope),
  },
  'What is reviewed. At most one member of each group is set, and the groups are combined with AND',
)
export type AccessReviewScopeV2 = Static<typeof AccessReviewScopeV2>

const accountLists = { appUserStatuses: listOf(AppUserStatus, 16), appUserTypes: listOf(AppUserType, 16) }
/** The three legacy scopes (interface 2.8). */
export const AccessReviewScope = Message('AccessReviewScope', accountLists)
export type AccessReviewScope = Static<typeof AccessReviewScope>
export const AccessReviewExclusionScope = Message('AccessReviewExclusionScope', accountLists)
export type AccessReviewExclusionScope = Static<typeof AccessReviewExclusionScope>
export const AccessReviewInclusionScope = Message('AccessReviewInclusionScope', {
  ...accountLists,
  managerIds: listOf(Id, MAX_SCOPE_IDS),
  multiUserProfileAttributes,
  noAccountOwners: flag(),
  userIds: listOf(Id, MAX_SCOPE_IDS),
  userStatuses: listOf(
    Type.Enum(['USER_UNKNOWN', 'USER_ENABLED', 'USER_DISABLED', 'USER_DELETED'], { title: 'InclusionUserStatus' }),
    16,
  ),
})
export type AccessReviewInclusionScope = Static<typeof AccessReviewInclusionScope>
