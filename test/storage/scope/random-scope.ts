import fc from 'fast-check'
import { AccessReviewScopeType } from '../../../contract/campaign/campaign.ts'
import {
  AccessReviewExclusionScope,
  AccessReviewInclusionScope,
  AccessReviewScope,
  type AccessReviewScopeV2,
  type GrantsByCriteriaScope,
  PrincipalTypeFilter,
} from '../../../contract/campaign/scope.ts'
import { AppUserDomain, AppUserStatus, AppUserType } from '../../../contract/directory/access-enums.ts'
import { UserStatus } from '../../../contract/directory/user.ts'
import { completerOf } from '../../../server/lib/completer.ts'
import { completeScope } from '../../../server/scope/index.ts'
import { ACCOUNT_EXPRESSIONS, USER_EXPRESSIONS } from './cel-twins.ts'
import type { PlannedScope } from './directory.ts'
import {
  ACCESS_PROFILES,
  APPS,
  appOf,
  chance,
  FRAMEWORKS,
  from,
  MOMENTS,
  MOST,
  PERIODS,
  RISKS,
  recordOf,
} from './random-directory.ts'
import { maybe, numbers, selections, sparse } from './random-selections.ts'

/** Criteria: often a single one, which lets more through than several do; some that can be said in many ways more often. */
const criteriaOf = <T extends object>(
  often: (keyof T & string)[],
  fields: { [K in keyof T]-?: fc.Arbitrary<NonNullable<T[K]>> },
) =>
  fc.oneof(
    { arbitrary: sparse<T>(35, fields), weight: 1 },
    {
      arbitrary: from([...Object.keys(fields), ...often, ...often]).chain((name) =>
        fields[name as keyof T].map((value) => ({ [name]: value }) as unknown as T),
      ),
      weight: 2,
    },
  )

/** One of these members: an object with that one. */
type Choice = fc.Arbitrary<Partial<AccessReviewScopeV2>>
const oneOf = (members: { [K in keyof AccessReviewScopeV2]: fc.Arbitrary<AccessReviewScopeV2[K]> }) =>
  fc.oneof(
    ...Object.entries(members).map(([name, value]) => (value as fc.Arbitrary<unknown>).map((v) => ({ [name]: v }))),
  ) as Choice
const marker = fc.constant({})

const userIds = fc.uniqueArray(
  numbers(MOST.users).map((n) => `user-${n}`),
  { minLength: 1, maxLength: 3 },
)
const nonEmpty = <T>(values: readonly T[], maxLength = 2) =>
  fc.uniqueArray(from(values), { minLength: 1, maxLength }) as fc.Arbitrary<T[]>
/** Lists of criteria may be there and empty: they ask for nothing then. */
const orEmpty = <T>(list: fc.Arbitrary<T[]>) => fc.oneof({ arbitrary: list, weight: 5 }, fc.constant<T[]>([]))
const criteria = <T>(values: readonly T[]) => orEmpty(nonEmpty(values, 3))

/** Values of profiles as text, and texts that a careless cast would make of what is no single value. */
const PROFILE_VALUES = ['Oslo', 'Rome', '7', '2.5', 'true', 'null', '["Rome", 7]', '{"a": "Oslo"}']
/** Which values each attribute is asked for: some that are there, and some that only look like it. */
const VALUES: Record<string, readonly string[]> = {
  site: PROFILE_VALUES,
  team: PROFILE_VALUES,
  department: ['Sales', 'Legal', 'sales', ...PROFILE_VALUES],
  jobTitle: ['Clerk', 'Chief'],
  job_title: ['Clerk', 'Chief', ...PROFILE_VALUES],
  employmentType: ['staff', 'contract'],
  employment_type: ['staff'],
  employmentStatus: ['active'],
  employment_status: ['leave', 'active'],
  username: ['ann', 'bob'],
  email: ['user-0@corp.example', 'user-1@corp.example', 'user-2@partner.example'],
  status: ['ENABLED'],
}
const IN_PROFILES = ['site', 'team', 'department', 'job_title']
const attributes = fc
  .uniqueArray(
    from([...Object.keys(VALUES), ...IN_PROFILES, ...IN_PROFILES]).chain((name) =>
      nonEmpty(VALUES[name] ?? [], 6).map((values) => [name, { values: values.map((value) => ({ value })) }] as const),
    ),
    { minLength: 1, maxLength: 2, selector: ([name]) => name },
  )
  .map((entries) => Object.fromEntries(entries))

const userCriteria = criteriaOf<NonNullable<AccessReviewScopeV2['userCriteria']>>(['multiUserProfileAttributes'], {
  userStatus: criteria(UserStatus.enum),
  managerUserIds: orEmpty(userIds),
  groupAppEntitlementsRef: fc.uniqueArray(
    fc
      .tuple(numbers(MOST.entitlements), chance(65))
      .map(([n, own]) => ({ appId: appOf(own ? n : n + 1), id: `entitlement-${n}` })),
    { maxLength: 4, selector: ({ appId, id }) => `${appId} ${id}` },
  ),
  multiUserProfileAttributes: fc.oneof({ arbitrary: attributes, weight: 5 }, fc.constant({})),
})

const accountCriteria = criteriaOf<NonNullable<AccessReviewScopeV2['accountCriteria']>>(['accountDomain'], {
  accountDomain: from(AppUserDomain.enum),
  accountTypes: criteria(AppUserType.enum),
  appUserStatuses: criteria(AppUserStatus.enum),
  noAccountOwner: fc.boolean(),
})

const period = from(Object.keys(PERIODS))
const between = fc
  .tuple(
    fc.uniqueArray(from(MOMENTS), { minLength: 2, maxLength: 2, selector: Number }),
    from(['start', 'end', 'both']),
  )
  .map(([moments, ends]) => {
    const [startDate = '', endDate = ''] = moments.map((moment) => moment.toISOString()).sort()
    return { ...(ends === 'end' ? {} : { startDate }), ...(ends === 'start' ? {} : { endDate }) }
  })
const profileFilter: fc.Arbitrary<NonNullable<GrantsByCriteriaScope['accessProfileFilter']>> = fc.oneof(
  {
    arbitrary: from([
      {},
      { filterType: 'ACCESS_PROFILE_FILTER_TYPE_UNSPECIFIED' as const },
      { filterType: 'ACCESS_PROFILE_FILTER_TYPE_INCLUDE_ALL' as const },
      { filterType: 'ACCESS_PROFILE_FILTER_TYPE_EXCLUDE_ALL' as const },
    ]),
    weight: 4,
  },
  nonEmpty(ACCESS_PROFILES).map((ids) => ({
    filterType: 'ACCESS_PROFILE_FILTER_TYPE_INCLUDE_SPECIFIC' as const,
    includedAccessProfileIds: ids,
  })),
  nonEmpty(ACCESS_PROFILES).map((ids) => ({
    filterType: 'ACCESS_PROFILE_FILTER_TYPE_EXCLUDE_SPECIFIC' as const,
    excludedAccessProfileIds: ids,
  })),
)
/** At most one of three ways to ask when a grant was added or reviewed (interface 2.7). */
const grantsByCriteria: fc.Arbitrary<GrantsByCriteriaScope> = fc
  .tuple(
    maybe(
      60,
      fc.oneof(
        period.map((daysSinceAdded) => ({ daysSinceAdded })),
        period.map((daysSinceReviewed) => ({ daysSinceReviewed })),
        between.map((grantsAddedBetween) => ({ grantsAddedBetween })),
      ),
    ),
    sparse<Pick<GrantsByCriteriaScope, 'daysSinceLastUsed' | 'sourceFilter' | 'typeFilter' | 'accessProfileFilter'>>(
      30,
      {
        daysSinceLastUsed: period,
        sourceFilter: from([
          'GRANT_SOURCE_FILTER_UNSPECIFIED',
          'GRANT_SOURCE_FILTER_DIRECT',
          'GRANT_SOURCE_FILTER_INHERITED',
        ]),
        typeFilter: from([
          'GRANT_FILTER_TYPE_UNSPECIFIED',
          'GRANT_FILTER_TYPE_PERMANENT',
          'GRANT_FILTER_TYPE_TEMPORARY',
        ]),
        accessProfileFilter: profileFilter,
      },
    ),
  )
  .map(([time, rest]) => ({ ...time, ...rest }))

const expressionOf = (twins: readonly { text: string }[]) => from(twins).map(({ text }) => ({ expression: text }))

/** By group of members, in the order in which they are asked. */
const GROUPS: readonly Choice[] = [
  oneOf({
    appAccess: marker,
    specificResources: marker,
    resourceTypeSelections: marker,
    appSelectionCriteria: sparse<NonNullable<AccessReviewScopeV2['appSelectionCriteria']>>(60, {
      riskLevelAttributeValueIds: criteria([...RISKS, 'risk-9']),
      complianceFrameworkAttributeValueIds: criteria([...FRAMEWORKS, 'framework-9']),
    }),
  }),
  from([{ resourceSelection: {} }, { scopeRoleSelection: {} }, { resourceSelection: {}, scopeRoleSelection: {} }]),
  oneOf({ excludedSpecificResources: marker, excludedResourceTypeSelections: marker }),
  fc.oneof(
    { arbitrary: oneOf({ allUsers: marker }), weight: 1 },
    { arbitrary: oneOf({ selectedUsers: userIds.map((ids) => ({ userIds: ids })) }), weight: 2 },
    { arbitrary: oneOf({ userCriteria, celExpression: expressionOf(USER_EXPRESSIONS) }), weight: 8 },
  ),
  fc.oneof(
    { arbitrary: oneOf({ allAccounts: marker }), weight: 1 },
    { arbitrary: oneOf({ accountCriteria, accountCelExpression: expressionOf(ACCOUNT_EXPRESSIONS) }), weight: 7 },
  ),
  oneOf({ allAccessConflicts: marker, specificAccessConflicts: marker }),
  fc.oneof(
    { arbitrary: oneOf({ allGrants: marker }), weight: 1 },
    { arbitrary: oneOf({ grantsByCriteria }), weight: 7 },
  ),
]

const BOTH = 'PRINCIPAL_TYPE_FILTER_USERS_AND_RESOURCES' as const
/** A few groups at once: with all of them next to nothing would reach the last. */
const scopeV2: fc.Arbitrary<AccessReviewScopeV2> = fc
  .tuple(
    sparse<Pick<AccessReviewScopeV2, 'principalTypeFilter'>>(60, {
      principalTypeFilter: from([...PrincipalTypeFilter.enum, BOTH, BOTH]),
    }),
    fc.tuple(...GROUPS),
    fc.uniqueArray(fc.nat(GROUPS.length - 1), { maxLength: 3, size: 'max' }),
  )
  .map(([principals, groups, kept]) => Object.assign({}, principals, ...kept.map((group) => groups[group])))

const accountLists = { appUserStatuses: criteria(AppUserStatus.enum), appUserTypes: criteria(AppUserType.enum) }
const inclusionScope = criteriaOf<AccessReviewInclusionScope>(['multiUserProfileAttributes'], {
  ...accountLists,
  managerIds: userIds,
  multiUserProfileAttributes: attributes,
  noAccountOwners: fc.boolean(),
  userIds,
  userStatuses: criteria(['USER_UNKNOWN', 'USER_ENABLED', 'USER_DISABLED', 'USER_DELETED'] as const),
})
const setup: fc.Arbitrary<Pick<PlannedScope, 'singleApp' | 'multiApp' | 'bindings'>> = fc.oneof(
  { arbitrary: fc.constant({}), weight: 5 },
  from(['app-0', 'app-1', ...APPS]).map((appId) => ({ singleApp: { appId } })),
  from([{ multiApp: {} }, { multiApp: { appEntitlements: {}, appEntitlementDetails: {} } }, { bindings: {} }]),
)

/** Any scope that a campaign can have. Stored scopes have all their lists and flags, so half of these have them too. */
const randomScope: fc.Arbitrary<PlannedScope> = fc
  .tuple(
    recordOf({
      scopeType: fc.oneof(
        from(AccessReviewScopeType.enum),
        fc.constant('ACCESS_REVIEW_SCOPE_TYPE_BY_INHERITANCE' as const),
      ),
      selections,
    }),
    sparse<Pick<PlannedScope, 'scope' | 'inclusionScope' | 'exclusionScope'>>(15, {
      scope: sparse(60, accountLists),
      inclusionScope,
      exclusionScope: sparse(60, accountLists),
    }),
    maybe(95, scopeV2),
    setup,
    fc.boolean(),
  )
  .map(([campaign, legacy, v2, choice, complete]) => {
    const scope: PlannedScope = { ...campaign, ...legacy, ...(v2 ? { scopeV2: v2 } : {}), ...choice }
    return complete ? completed(scope) : scope
  })

function completed(planned: PlannedScope): PlannedScope {
  const whole: PlannedScope = { ...planned }
  if (whole.scopeV2) whole.scopeV2 = completeScope(whole.scopeV2)
  if (whole.scope) whole.scope = completerOf(AccessReviewScope)(whole.scope)
  if (whole.inclusionScope) whole.inclusionScope = completerOf(AccessReviewInclusionScope)(whole.inclusionScope)
  if (whole.exclusionScope) whole.exclusionScope = completerOf(AccessReviewExclusionScope)(whole.exclusionScope)
  return whole
}

/** Several for one directory: what a directory costs is its loading. */
export const randomScopes: fc.Arbitrary<PlannedScope[]> = fc.array(randomScope, {
  minLength: 1,
  maxLength: 32,
  size: 'max',
})
