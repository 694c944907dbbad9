import { describe, expect, it } from 'vitest'
import { type AccessReviewScopeV2, SCOPE_GROUPS } from '../../contract/campaign/scope.ts'
import { completeScope, scopeShapeViolations } from './scope.rules.ts'

const textsOf = (scope: object) =>
  scopeShapeViolations(scope as AccessReviewScopeV2, 'scope').map(({ field, description }) => `${field} ${description}`)
const reasonsOf = (scope: object) =>
  scopeShapeViolations(scope as AccessReviewScopeV2, 'scope').map(({ field, reason }) => [field, reason])
const grants = (criteria: object) => ({ grantsByCriteria: criteria })
const profiles = (filter: object) => grants({ accessProfileFilter: filter })
const [INCLUDE, EXCLUDE] = [
  'ACCESS_PROFILE_FILTER_TYPE_INCLUDE_SPECIFIC',
  'ACCESS_PROFILE_FILTER_TYPE_EXCLUDE_SPECIFIC',
]
const DAY = '86400s'

/** A valid value of each member of a scope. */
const MEMBERS: Record<string, object> = {
  selectedUsers: { userIds: ['ann'] },
  celExpression: { expression: 'true' },
  accountCelExpression: { expression: 'true' },
}

describe('the shape of a scope', () => {
  it.each(Object.entries(SCOPE_GROUPS))('takes any one member of the group %s', (_, members) => {
    for (const member of members) expect(textsOf({ [member]: MEMBERS[member] ?? {} }), member).toEqual([])
  })

  it.each(Object.entries(SCOPE_GROUPS).filter(([, members]) => members.length > 1))(
    'takes no two members of the group %s',
    (group, members) => {
      const [first = '', second = ''] = members
      const scope = { [first]: MEMBERS[first] ?? {}, [second]: MEMBERS[second] ?? {} }
      expect(textsOf(scope)).toEqual([
        `scope takes at most one member of the group ${group}; ${first} and ${second} are set. Keep one of them`,
      ])
      expect(reasonsOf(scope)).toEqual([['scope', 'scope_group_conflict']])
    },
  )

  it('takes one member of each group together', () => {
    const scope = Object.values(SCOPE_GROUPS).map(([member]) => [member, MEMBERS[member] ?? {}])
    expect(textsOf(Object.fromEntries(scope))).toEqual([])
  })

  it.each<[string, object, string[]]>([
    ['nobody', { selectedUsers: {} }, ['scope.selectedUsers.userIds must name at least one person']],
    [
      'a person twice',
      { selectedUsers: { userIds: ['ann', 'bob', 'ann'] } },
      ['scope.selectedUsers.userIds[2] is already in the list'],
    ],
    [
      'a manager, a group and a level twice',
      {
        userCriteria: {
          managerUserIds: ['ann', 'ann'],
          groupAppEntitlementsRef: [
            { appId: 'a', id: 'g' },
            { appId: 'b', id: 'g' },
            { appId: 'a', id: 'g' },
          ],
        },
        appSelectionCriteria: { riskLevelAttributeValueIds: ['high', 'high'] },
      },
      [
        'scope.userCriteria.managerUserIds[1] is already in the list',
        'scope.userCriteria.groupAppEntitlementsRef[2] is already in the list',
        'scope.appSelectionCriteria.riskLevelAttributeValueIds[1] is already in the list',
      ],
    ],
    [
      'an attribute without a name or a value, and one with a value twice',
      {
        userCriteria: {
          multiUserProfileAttributes: {
            ' ': { values: [{ value: 'x' }] },
            site: {},
            team: { values: [{ value: 'x' }, { value: 'x' }] },
          },
        },
      },
      [
        'scope.userCriteria.multiUserProfileAttributes has the attribute " ", which is not a valid name',
        'scope.userCriteria.multiUserProfileAttributes["site"].values must not be empty',
        'scope.userCriteria.multiUserProfileAttributes["team"].values[1] is already in the list',
      ],
    ],
    [
      '101 attributes',
      {
        userCriteria: {
          multiUserProfileAttributes: Object.fromEntries(
            Array.from({ length: 101 }, (_, n) => [`a${n}`, { values: [{ value: 'x' }] }]),
          ),
        },
      },
      ['scope.userCriteria.multiUserProfileAttributes must have at most 100 attributes; it has 101'],
    ],
    [
      'two choices of grants',
      grants({ daysSinceAdded: DAY, daysSinceReviewed: DAY }),
      [
        'scope.grantsByCriteria takes at most one of daysSinceAdded, daysSinceReviewed, grantsAddedBetween; daysSinceAdded and daysSinceReviewed are set. Keep one of them',
      ],
    ],
    [
      'no time and more than a century',
      grants({ daysSinceAdded: '0s', daysSinceLastUsed: '3162240001s' }),
      ['daysSinceAdded', 'daysSinceLastUsed'].map(
        (name) => `scope.grantsByCriteria.${name} must be longer than 0s and at most 100 years`,
      ),
    ],
    [
      'between no dates',
      grants({ grantsAddedBetween: {} }),
      ['scope.grantsByCriteria.grantsAddedBetween must have startDate, endDate or both'],
    ],
    [
      'between dates the wrong way round',
      grants({ grantsAddedBetween: { startDate: '2026-01-02T00:00:00Z', endDate: '2026-01-02T01:00:00+01:00' } }),
      ['scope.grantsByCriteria.grantsAddedBetween.endDate must be after startDate'],
    ],
    [
      'a list of access profiles that its filter does not use',
      profiles({ filterType: INCLUDE, includedAccessProfileIds: ['p'], excludedAccessProfileIds: ['q'] }),
      [
        `scope.grantsByCriteria.accessProfileFilter.excludedAccessProfileIds requires filterType ${EXCLUDE}; it is ${INCLUDE}`,
      ],
    ],
    [
      'a filter without its list',
      profiles({ filterType: EXCLUDE }),
      [`scope.grantsByCriteria.accessProfileFilter.excludedAccessProfileIds must not be empty with ${EXCLUDE}`],
    ],
    [
      'an expression that is not a condition',
      { celExpression: { expression: '1' } },
      ['scope.celExpression.expression line 1, column 1: The expression must return bool, not int'],
    ],
  ])('refuses %s', (_, scope, expected) => {
    expect(textsOf(scope)).toEqual(expected)
  })

  it.each([
    grants({ daysSinceAdded: DAY, daysSinceLastUsed: DAY }),
    grants({ grantsAddedBetween: { startDate: '2026-01-02T00:00:00Z' } }),
    profiles({ filterType: INCLUDE, includedAccessProfileIds: ['p'] }),
    profiles({}),
  ])('takes %j', (scope) => {
    expect(textsOf(scope)).toEqual([])
  })
})

describe('a scope as it is stored', () => {
  it('has its times in UTC', () => {
    const between = { startDate: '2026-01-02T01:00:00+01:00', endDate: '2026-02-01T00:00:00Z' }
    const { grantsByCriteria } = completeScope(grants({ grantsAddedBetween: between }) as AccessReviewScopeV2)
    expect(grantsByCriteria?.grantsAddedBetween).toEqual({
      startDate: '2026-01-02T00:00:00.000Z',
      endDate: '2026-02-01T00:00:00.000Z',
    })
  })
})
