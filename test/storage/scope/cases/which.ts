import type { GrantsByCriteriaScope } from '../../../../contract/campaign/scope.ts'
import { AT, type Directory, daysBefore, type PlannedScope, type RuleCode } from '../directory.ts'
import {
  account,
  directory,
  entitlement,
  entry,
  grant,
  grantToResource,
  monitor,
  resource,
  type ScopeCase,
  scope,
  user,
  violation,
} from './small-directory.ts'

const BOTH = { principalTypeFilter: 'PRINCIPAL_TYPE_FILTER_USERS_AND_RESOURCES' } as const

/** Ann has two accounts, Bob one, one has no owner; who pays must not approve. A group may pay too. */
const office = directory({
  users: [user('ann'), user('bob')],
  resources: [resource('staff')],
  entitlements: [entitlement('pay'), entitlement('approve'), entitlement('look')],
  accounts: [account('ann'), account('ann', { id: 'ann-2@crm' }), account('bob'), account('robot', { userId: null })],
  grants: [
    grant('pay', 'ann@crm'),
    grant('look', 'ann@crm'),
    grant('approve', 'ann-2@crm'),
    grant('pay', 'bob@crm'),
    grant('pay', 'robot@crm'),
    grantToResource('pay', 'staff'),
  ],
  monitors: [monitor()],
  violations: [violation()],
})
const TAKING_PART = ['pay/ann@crm', 'approve/ann-2@crm']

const all = { scopeV2: { ...BOTH, allAccessConflicts: {} } }
const specific = (...monitorIds: string[]): Partial<PlannedScope> => ({
  scopeV2: { ...BOTH, specificAccessConflicts: {} },
  selections: { conflict_monitors: monitorIds.map((id) => entry(id, '')) },
})
const conflicts = (
  name: string,
  parts: Partial<PlannedScope>,
  changes: Partial<Directory>,
  inside: readonly string[],
): ScopeCase => {
  const changed = { ...office, ...changes }
  const keys = changed.grants.map(({ entitlementId, principalId }) => `${entitlementId}/${principalId}`)
  const expected = keys.map((key) => [key, inside.includes(key) ? null : 'access_conflicts'] as const)
  return { name: `conflicts: ${name}`, directory: changed, scope: scope(parts), expected: Object.fromEntries(expected) }
}
const exempted = (exemptionExpiresAt: Date | null) => ({
  violations: [violation({ exemptedAt: daysBefore(10), exemptionExpiresAt })],
})

const CONFLICTS: ScopeCase[] = [
  conflicts('all: both groups, through all accounts of the person', all, {}, TAKING_PART),
  conflicts('all: of an account', all, { violations: [violation({ userId: null, accountId: 'robot@crm' })] }, [
    'pay/robot@crm',
  ]),
  conflicts('all: nobody breaks a rule', all, { violations: [] }, []),
  conflicts('all: resolved', all, { violations: [violation({ resolvedAt: daysBefore(1) })] }, []),
  conflicts('all: exempted', all, exempted(null), []),
  conflicts('all: exempted for a moment longer', all, exempted(daysBefore(0, 1)), []),
  conflicts('all: exempted until now', all, exempted(AT), TAKING_PART),
  conflicts(
    'all: with an end of an exemption that was taken back',
    all,
    {
      violations: [violation({ exemptionExpiresAt: daysBefore(-1) })],
    },
    TAKING_PART,
  ),
  conflicts('all: negated', all, { monitors: [monitor({ negateB: true })] }, ['pay/ann@crm']),
  conflicts('all: not enabled', all, { monitors: [monitor({ enabled: false })] }, []),
  conflicts('all: deleted', all, { monitors: [monitor({ deleted: true })] }, []),
  conflicts(
    'all: the groups of the monitor that is broken',
    all,
    { monitors: [monitor(), monitor({ id: 'other', groupA: ['look'], groupB: [] })] },
    TAKING_PART,
  ),
  conflicts('specific', specific('monitor', 'nothing'), {}, TAKING_PART),
  conflicts('specific: another', specific('other'), { monitors: [monitor(), monitor({ id: 'other' })] }, []),
  conflicts('specific: none', specific(), {}, []),
  conflicts('specific: not enabled', specific('monitor'), { monitors: [monitor({ enabled: false })] }, TAKING_PART),
  conflicts('specific: deleted', specific('monitor'), { monitors: [monitor({ deleted: true })] }, []),
  conflicts('specific: exempted', specific('monitor'), exempted(null), []),
]

/** Three grants that differ in one thing; who of them is in. */
const three = (
  name: string,
  grantsByCriteria: GrantsByCriteriaScope,
  changes: readonly [object, object, object],
  inside: readonly number[],
): ScopeCase => ({
  name: `grants: ${name}`,
  directory: directory({
    users: [user('ann')],
    accounts: [account('ann')],
    entitlements: [0, 1, 2].map((n) => entitlement(`e${n}`)),
    grants: changes.map((each, n) => grant(`e${n}`, 'ann@crm', each)),
  }),
  scope: scope({ scopeV2: { grantsByCriteria } }),
  expected: Object.fromEntries([0, 1, 2].map((n) => [`e${n}/ann@crm`, inside.includes(n) ? null : 'grants'])),
})
const MONTH = '2592000s'
const start = daysBefore(60)
const end = daysBefore(30)
/** A millisecond before, exactly at and a millisecond after. */
const around = (field: string, at: Date): [object, object, object] => [
  { [field]: new Date(at.getTime() - 1) },
  { [field]: at },
  { [field]: new Date(at.getTime() + 1) },
]
const days = { startDate: start.toISOString(), endDate: end.toISOString() }
const added = (at: Date) => around('addedAt', at)
const profiles = [{ accessProfileIds: ['basic'] }, { accessProfileIds: ['basic', 'admin'] }, {}] as const
const filter = (type: 'UNSPECIFIED' | 'INCLUDE_ALL' | 'EXCLUDE_ALL' | 'INCLUDE_SPECIFIC' | 'EXCLUDE_SPECIFIC') => ({
  filterType: `ACCESS_PROFILE_FILTER_TYPE_${type}` as const,
})
const sources = [{ isDirect: true }, { isDirect: false }, { isDirect: false }] as const
const ends = [{}, { expiresAt: daysBefore(-5) }, { expiresAt: daysBefore(5) }] as const

const GRANTS: ScopeCase[] = [
  { ...three('all', {}, added(end), [0, 1, 2]), scope: scope({ scopeV2: { allGrants: {} } }) },
  three('nothing is asked', {}, added(end), [0, 1, 2]),
  three('added since', { daysSinceAdded: MONTH }, added(end), [1, 2]),
  three('added since, as far as is known', { daysSinceAdded: MONTH }, around('createdAt', end), [1, 2]),
  three(
    'added goes before created',
    { daysSinceAdded: MONTH },
    [{ addedAt: daysBefore(90), createdAt: AT }, { addedAt: AT, createdAt: daysBefore(90) }, { createdAt: AT }],
    [1, 2],
  ),
  three('added since a second and a half', { daysSinceAdded: '1.5s' }, added(daysBefore(0, -1500)), [1, 2]),
  three('not used for', { daysSinceLastUsed: MONTH }, around('lastUsedAt', end), [0, 1]),
  three('never used', { daysSinceLastUsed: MONTH }, [{}, { lastUsedAt: AT }, { addedAt: AT }], [0, 2]),
  three('not reviewed for', { daysSinceReviewed: MONTH }, around('lastReviewedAt', end), [0, 1]),
  three('never reviewed', { daysSinceReviewed: MONTH }, [{}, { lastReviewedAt: AT }, { addedAt: AT }], [0, 2]),
  three('added between: the start is in', { grantsAddedBetween: days }, added(start), [1, 2]),
  three('added between: the end is out', { grantsAddedBetween: days }, added(end), [0]),
  three('added from', { grantsAddedBetween: { startDate: days.startDate } }, added(start), [1, 2]),
  three('added before', { grantsAddedBetween: { endDate: days.endDate } }, added(end), [0]),
  three('direct', { sourceFilter: 'GRANT_SOURCE_FILTER_DIRECT' }, sources, [0]),
  three('inherited', { sourceFilter: 'GRANT_SOURCE_FILTER_INHERITED' }, sources, [1, 2]),
  three('any source', { sourceFilter: 'GRANT_SOURCE_FILTER_UNSPECIFIED' }, sources, [0, 1, 2]),
  three('permanent', { typeFilter: 'GRANT_FILTER_TYPE_PERMANENT' }, ends, [0]),
  three('temporary, over or not', { typeFilter: 'GRANT_FILTER_TYPE_TEMPORARY' }, ends, [1, 2]),
  three('any type', { typeFilter: 'GRANT_FILTER_TYPE_UNSPECIFIED' }, ends, [0, 1, 2]),
  three('any profile or none', { accessProfileFilter: filter('UNSPECIFIED') }, profiles, [0, 1, 2]),
  three('a filter that says nothing', { accessProfileFilter: {} }, profiles, [0, 1, 2]),
  three('by a profile', { accessProfileFilter: filter('INCLUDE_ALL') }, profiles, [0, 1]),
  three('by no profile', { accessProfileFilter: filter('EXCLUDE_ALL') }, profiles, [2]),
  three(
    'by one of these',
    { accessProfileFilter: { ...filter('INCLUDE_SPECIFIC'), includedAccessProfileIds: ['admin', 'other'] } },
    profiles,
    [1],
  ),
  three(
    'by none of these',
    { accessProfileFilter: { ...filter('EXCLUDE_SPECIFIC'), excludedAccessProfileIds: ['admin', 'other'] } },
    profiles,
    [0, 2],
  ),
  three(
    'all at once',
    { daysSinceAdded: MONTH, daysSinceLastUsed: MONTH, sourceFilter: 'GRANT_SOURCE_FILTER_DIRECT' },
    [{ addedAt: AT }, { addedAt: AT, lastUsedAt: AT }, { addedAt: AT, isDirect: false }],
    [0],
  ),
]

/** One grant that fails every rule; each next case takes the first of them away. */
const failing: [RuleCode, Partial<PlannedScope>][] = [
  ['principal_type', { scopeV2: { principalTypeFilter: 'PRINCIPAL_TYPE_FILTER_RESOURCES' } }],
  ['setup', { singleApp: { appId: 'erp' } }],
  ['apps_and_resources', { scopeV2: { specificResources: {} } }],
  ['resource', { scopeV2: { resourceSelection: {} } }],
  ['excluded', { scopeV2: { excludedSpecificResources: {} }, selections: { excluded_entitlements: [entry('look')] } }],
  ['users_failed', { scopeV2: { celExpression: { expression: 'subject.profile.site == "Oslo"' } } }],
  ['accounts_failed', { scopeV2: { accountCelExpression: { expression: 'subject.profile.tier == "gold"' } } }],
  ['legacy', { inclusionScope: { userIds: ['bob'] } }],
  ['access_conflicts', { scopeV2: { allAccessConflicts: {} } }],
  ['grants', { scopeV2: { grantsByCriteria: { typeFilter: 'GRANT_FILTER_TYPE_TEMPORARY' } } }],
]
const lonely = { ...office, grants: [grant('look', 'ann@crm')] }
const ORDER: ScopeCase[] = failing.map(([rule], from) => {
  const rest = failing.slice(from).map(([, parts]) => parts)
  const merged = Object.assign({}, ...rest, { scopeV2: Object.assign({}, ...rest.map(({ scopeV2 }) => scopeV2)) })
  const selections = Object.assign({}, ...rest.map((parts) => parts.selections))
  return {
    name: `the first rule is told: ${rule}`,
    directory: lonely,
    scope: scope({ ...merged, selections }),
    expected: { 'look/ann@crm': rule },
  }
})

/** Everything was otherwise once: by what is over, Ann would be out and the grants that are gone would be in. */
const changed: Directory = {
  ...lonely,
  entitlements: [entitlement('look', { resourceId: 'staff', riskLevelId: 'high' })],
  past: {
    users: [{ ...user('ann', { status: 'DELETED', department: 'Sales' }), removed: false }],
    resources: [
      { ...resource('staff', 'gone'), removed: false },
      { ...resource('gone'), removed: true },
    ],
    entitlements: [
      { ...entitlement('look', { isAppAccess: true, riskLevelId: 'low' }), removed: false },
      { ...entitlement('gone', { resourceId: 'staff', riskLevelId: 'high' }), removed: true },
    ],
    accounts: [
      { ...account('ann', { userId: null, status: 'STATUS_DISABLED' }), removed: false },
      { ...account('gone', { userId: 'ann' }), removed: true },
    ],
    grants: [
      { ...grant('look', 'ann@crm', { expiresAt: AT }), removed: false },
      { ...grant('pay', 'bob@crm'), removed: true },
      { ...grant('gone', 'ann@crm'), removed: true },
      { ...grant('look', 'gone@crm'), removed: true },
    ],
  },
}
const past = (name: string, parts: Partial<PlannedScope>, rule: RuleCode | null): ScopeCase => ({
  name: `what is over: ${name}`,
  directory: { ...changed, entitlements: [...changed.entitlements, entitlement('pay')] },
  scope: scope(parts),
  expected: { 'look/ann@crm': rule },
})
const PAST: ScopeCase[] = [
  past('grants', {}, null),
  past('permanent', { scopeV2: { grantsByCriteria: { typeFilter: 'GRANT_FILTER_TYPE_PERMANENT' } } }, null),
  past('people', { scopeV2: { userCriteria: { userStatus: ['ENABLED'] } } }, null),
  past('expressions', { scopeV2: { celExpression: { expression: 'subject.department == "Sales"' } } }, 'users'),
  past('accounts', { scopeV2: { accountCriteria: { appUserStatuses: ['APP_USER_STATUS_DISABLED'] } } }, 'accounts'),
  past('owners', { scopeV2: { accountCriteria: { noAccountOwner: true } } }, 'accounts'),
  past('entitlements', { scopeV2: { appSelectionCriteria: { riskLevelAttributeValueIds: ['high'] } } }, null),
  past(
    'parents',
    { scopeV2: { scopeRoleSelection: {} }, selections: { scope_roles: [entry('gone', 'crm', 'staff')] } },
    'resource',
  ),
  past('groups', { scopeV2: { userCriteria: { groupAppEntitlementsRef: [{ appId: 'crm', id: 'gone' }] } } }, 'users'),
]

/** Rules 9 and 10: which grants are reviewed; then what holds for all rules. */
export const WHICH: readonly ScopeCase[] = [...CONFLICTS, ...GRANTS, ...ORDER, ...PAST]
