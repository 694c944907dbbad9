import { describe, expect, it } from 'vitest'
import { createTenant } from '../../../server/auth/index.ts'
import { sql } from '../../../server/db/sql.ts'
import { insertUser } from '../../../server/directory/index.ts'
import { newId } from '../../../server/lib/ids.ts'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { accessDataOf } from '../data/access-data.ts'
import { faultOf, violationsOf } from '../faults.ts'

const PATH = '/api/v1/access_review'
const many = (count: number, make: (index: number) => unknown = (index) => `id${index}`) =>
  Array.from({ length: count }, (_, index) => make(index))

describe('the scope of a new campaign', async () => {
  const server = await useServer(API_ENGINE)
  const data = await accessDataOf(server)
  const [ann, gone, off] = [
    await data.user('Ann'),
    await data.user('Gone', { status: 'DELETED' }),
    await data.user('Off', { status: 'DISABLED' }),
  ]
  const stranger = newId()
  await server.database.tx(async (tx) => {
    const other = await createTenant(tx, 'other.example.com', 'Other')
    if (!other) throw new Error('the host is taken')
    await insertUser(tx, other.id, { id: stranger, email: 'x@other.example.com', displayName: 'X', roles: [] })
    await tx.count(sql`insert into policies (tenant_id, policy_id, display_name, policy_type, steps)
      values (${other.id}, 'theirs', 'Theirs', 'POLICY_TYPE_CERTIFY', '{}')`)
  })
  const app = (await server.call('POST', '/api/v1/apps', { body: { displayName: 'Ledger' } })).body.app.id
  const otherApp = (await server.call('POST', '/api/v1/apps', { body: { displayName: 'Mail' } })).body.app.id
  const entitlement = await data.entitlement(app, 'Post')
  const profile = async (displayName: string): Promise<string> =>
    (await server.call('POST', '/api/v1/access_profiles', { body: { displayName } })).body.accessProfile.id
  const profiles = await Promise.all(many(33).map((_, index) => profile(`Profile ${index}`)))
  const create = (body: unknown, options: object = {}) => server.call('POST', PATH, { body, ...options })
  const withOwner = (body: object = {}) => create({ ownerIds: [ann], ...body })
  const scope = (scopeV2: unknown) => withOwner({ scopeV2 })
  const user = (expression: string) => scope({ celExpression: { expression } })

  const CEL = 'scopeV2.celExpression.expression'
  it.each<[string, unknown, ...unknown[]]>([
    ['API-061', { allUsers: { x: 1 } }, 'UNKNOWN_FIELD', 'scopeV2.allUsers.x'],
    ['true (API-062)', { allUsers: true }, 'INVALID_REQUEST', 'scopeV2.allUsers'],
    ['list (API-062)', { allUsers: [] }, 'INVALID_REQUEST', 'scopeV2.allUsers'],
    ['text (API-062)', { allUsers: '' }, 'INVALID_REQUEST', 'scopeV2.allUsers'],
    ['empty (API-063)', { selectedUsers: { userIds: [] } }, 'REQUIRED', 'scopeV2.selectedUsers.userIds'],
    ['absent (API-063)', { selectedUsers: {} }, 'REQUIRED', 'scopeV2.selectedUsers.userIds'],
    [
      'unknown (API-063)',
      { selectedUsers: { userIds: [ann, newId()] } },
      'NOT_FOUND',
      'scopeV2.selectedUsers.userIds[1]',
    ],
    [
      'twice (API-063)',
      { selectedUsers: { userIds: [ann, ann] } },
      'DUPLICATE_ENTRY',
      'scopeV2.selectedUsers.userIds[1]',
    ],
    [
      'many (API-063)',
      { selectedUsers: { userIds: many(100_001, () => 'a') } },
      'INVALID_REQUEST',
      'scopeV2.selectedUsers.userIds',
    ],
    [
      'unknown (API-064)',
      { userCriteria: { userStatus: ['FOO'] } },
      'UNKNOWN_ENUM_VALUE',
      'scopeV2.userCriteria.userStatus[0]',
    ],
    [
      'null (API-064)',
      { userCriteria: { userStatus: [null] } },
      'UNKNOWN_ENUM_VALUE',
      'scopeV2.userCriteria.userStatus[0]',
    ],
    [
      'no name (API-066)',
      { userCriteria: { multiUserProfileAttributes: { '': { values: [{ value: 'x' }] } } } },
      'INVALID_REQUEST',
      'scopeV2.userCriteria.multiUserProfileAttributes',
    ],
    [
      'many (API-066)',
      {
        userCriteria: {
          multiUserProfileAttributes: Object.fromEntries(many(1001).map((key) => [key, { values: [{ value: 'x' }] }])),
        },
      },
      'INVALID_REQUEST',
      'scopeV2.userCriteria.multiUserProfileAttributes',
    ],
    [
      'no values (API-066)',
      { userCriteria: { multiUserProfileAttributes: { team: { values: [] } } } },
      'INVALID_REQUEST',
      'scopeV2.userCriteria.multiUserProfileAttributes["team"].values',
    ],
    [
      'empty value (API-066)',
      { userCriteria: { multiUserProfileAttributes: { team: { values: [{}] } } } },
      'REQUIRED',
      'scopeV2.userCriteria.multiUserProfileAttributes.team.values[0].value',
    ],
    [
      'no id (API-067)',
      { userCriteria: { groupAppEntitlementsRef: [{ appId: app }] } },
      'REQUIRED',
      'scopeV2.userCriteria.groupAppEntitlementsRef[0].id',
    ],
    [
      'another app (API-067)',
      {
        userCriteria: {
          groupAppEntitlementsRef: [
            { appId: app, id: entitlement },
            { appId: otherApp, id: entitlement },
          ],
        },
      },
      'NOT_FOUND',
      'scopeV2.userCriteria.groupAppEntitlementsRef[1]',
    ],
    [
      'a long attribute',
      { userCriteria: { multiUserProfileAttributes: { ['x'.repeat(201)]: { values: [{ value: 'x' }] } } } },
      'INVALID_REQUEST',
      'scopeV2.userCriteria.multiUserProfileAttributes',
    ],
    [
      'an attribute of two lines',
      { userCriteria: { multiUserProfileAttributes: { 'a\r\nb': { values: [{ value: 'x' }] } } } },
      'INVALID_REQUEST',
      'scopeV2.userCriteria.multiUserProfileAttributes',
    ],
    [
      'a value twice',
      { userCriteria: { multiUserProfileAttributes: { team: { values: [{ value: 'x' }, { value: 'x' }] } } } },
      'DUPLICATE_ENTRY',
      'scopeV2.userCriteria.multiUserProfileAttributes["team"].values[1]',
    ],
    [
      'a manager twice',
      { userCriteria: { managerUserIds: [ann, ann] } },
      'DUPLICATE_ENTRY',
      'scopeV2.userCriteria.managerUserIds[1]',
    ],
    [
      'managers',
      { userCriteria: { managerUserIds: [newId()] } },
      'NOT_FOUND',
      'scopeV2.userCriteria.managerUserIds[0]',
    ],
    [
      'domain (API-068)',
      { accountCriteria: { accountDomain: 'APP_USER_DOMAIN_X' } },
      'UNKNOWN_ENUM_VALUE',
      'scopeV2.accountCriteria.accountDomain',
    ],
    [
      'null (API-068)',
      { accountCriteria: { accountTypes: [null] } },
      'UNKNOWN_ENUM_VALUE',
      'scopeV2.accountCriteria.accountTypes[0]',
    ],
    ['empty (API-069)', { celExpression: { expression: '' } }, 'CEL_INVALID', CEL],
    ['absent (API-069)', { celExpression: {} }, 'REQUIRED', CEL],
    ['syntax (API-069)', { celExpression: { expression: 'subject.status ==' } }, 'CEL_INVALID', CEL],
    ['name (API-069)', { celExpression: { expression: 'nobody.status == 1' } }, 'CEL_INVALID', CEL],
    ['type (API-069)', { celExpression: { expression: '"yes"' } }, 'CEL_INVALID', CEL],
    ['text (API-069)', { celExpression: { expression: 'subject.email == "a' } }, 'CEL_INVALID', CEL],
    [
      'account (API-069)',
      { accountCelExpression: { expression: '1 +' } },
      'CEL_INVALID',
      'scopeV2.accountCelExpression.expression',
    ],
    ['API-071', { celExpression: { expression: 'subject.email.matches("(a+)+$")' } }, 'CEL_INVALID', CEL],
    [
      'API-072',
      { celExpression: { expression: "subject.constructor.constructor('return process')()" } },
      'CEL_INVALID',
      CEL,
    ],
    [
      'API-051',
      { grantsByCriteria: { daysSinceAdded: '1.0000000001s' } },
      'INVALID_REQUEST',
      'scopeV2.grantsByCriteria.daysSinceAdded',
    ],
    [
      'a period of nothing',
      { grantsByCriteria: { daysSinceAdded: '0s' } },
      'INVALID_REQUEST',
      'scopeV2.grantsByCriteria.daysSinceAdded',
    ],
    [
      'two (API-074)',
      { grantsByCriteria: { daysSinceAdded: '1s', daysSinceReviewed: '1s' } },
      'GRANTS_CRITERIA_CONFLICT',
      'scopeV2.grantsByCriteria',
    ],
    [
      'between (API-074)',
      { grantsByCriteria: { daysSinceAdded: '1s', grantsAddedBetween: { startDate: '2026-01-01T00:00:00Z' } } },
      'GRANTS_CRITERIA_CONFLICT',
      'scopeV2.grantsByCriteria',
    ],
    [
      'all (API-074)',
      {
        grantsByCriteria: {
          daysSinceAdded: '1s',
          daysSinceReviewed: '1s',
          grantsAddedBetween: { endDate: '2026-01-01T00:00:00Z' },
        },
      },
      'GRANTS_CRITERIA_CONFLICT',
      'scopeV2.grantsByCriteria',
    ],
    [
      'reversed (API-076)',
      {
        grantsByCriteria: {
          grantsAddedBetween: { startDate: '2026-02-01T00:00:00Z', endDate: '2026-01-01T00:00:00Z' },
        },
      },
      'INVALID_REQUEST',
      'scopeV2.grantsByCriteria.grantsAddedBetween.endDate',
    ],
    [
      'open (API-076)',
      { grantsByCriteria: { grantsAddedBetween: { startDate: null, endDate: null } } },
      'REQUIRED',
      'scopeV2.grantsByCriteria.grantsAddedBetween',
    ],
    [
      'bad (API-076)',
      { grantsByCriteria: { grantsAddedBetween: { startDate: '2026-01-01' } } },
      'INVALID_REQUEST',
      'scopeV2.grantsByCriteria.grantsAddedBetween.startDate',
    ],
    [
      'API-077',
      {
        grantsByCriteria: {
          accessProfileFilter: {
            filterType: 'ACCESS_PROFILE_FILTER_TYPE_INCLUDE_SPECIFIC',
            includedAccessProfileIds: profiles,
          },
        },
      },
      'TOO_MANY_ACCESS_PROFILES',
      'scopeV2.grantsByCriteria.accessProfileFilter.includedAccessProfileIds',
    ],
    [
      'empty (API-078)',
      { grantsByCriteria: { accessProfileFilter: { filterType: 'ACCESS_PROFILE_FILTER_TYPE_INCLUDE_SPECIFIC' } } },
      'REQUIRED',
      'scopeV2.grantsByCriteria.accessProfileFilter.includedAccessProfileIds',
    ],
    [
      'other list (API-078)',
      {
        grantsByCriteria: {
          accessProfileFilter: {
            filterType: 'ACCESS_PROFILE_FILTER_TYPE_EXCLUDE_SPECIFIC',
            includedAccessProfileIds: [profiles[0]],
            excludedAccessProfileIds: [profiles[1]],
          },
        },
      },
      'INVALID_REQUEST',
      'scopeV2.grantsByCriteria.accessProfileFilter.includedAccessProfileIds',
    ],
    [
      'an unknown profile',
      {
        grantsByCriteria: {
          accessProfileFilter: {
            filterType: 'ACCESS_PROFILE_FILTER_TYPE_EXCLUDE_SPECIFIC',
            excludedAccessProfileIds: [newId()],
          },
        },
      },
      'NOT_FOUND',
      'scopeV2.grantsByCriteria.accessProfileFilter.excludedAccessProfileIds[0]',
    ],
    ['API-079', { principalTypeFilter: 'X' }, 'UNKNOWN_ENUM_VALUE', 'scopeV2.principalTypeFilter'],
    [
      'risk levels',
      {
        appSelectionCriteria: {
          riskLevelAttributeValueIds: [newId()],
          complianceFrameworkAttributeValueIds: [newId()],
        },
      },
      'NOT_FOUND',
      'scopeV2.appSelectionCriteria.riskLevelAttributeValueIds[0]',
      'scopeV2.appSelectionCriteria.complianceFrameworkAttributeValueIds[0]',
    ],
  ])('refuses the scope: %s', async (_, scopeV2, ...expected) => {
    expect(faultOf(await scope(scopeV2))).toEqual([400, ...expected])
  })

  it.each<[string, string, object, string[]]>([
    ['API-052', 'apps_and_resources', { appAccess: {}, specificResources: {} }, ['appAccess', 'specificResources']],
    [
      'API-053',
      'apps_and_resources',
      { specificResources: {}, appSelectionCriteria: {}, resourceTypeSelections: {} },
      ['specificResources', 'appSelectionCriteria', 'resourceTypeSelections'],
    ],
    ['API-054', 'users', { allUsers: {}, selectedUsers: { userIds: [ann] } }, ['allUsers', 'selectedUsers']],
    [
      'API-054',
      'users',
      { userCriteria: {}, celExpression: { expression: 'true' } },
      ['userCriteria', 'celExpression'],
    ],
    ['accounts', 'accounts', { allAccounts: {}, accountCriteria: {} }, ['allAccounts', 'accountCriteria']],
    ['API-056', 'grants', { allGrants: {}, grantsByCriteria: {} }, ['allGrants', 'grantsByCriteria']],
    [
      'API-057',
      'access_conflicts',
      { allAccessConflicts: {}, specificAccessConflicts: {} },
      ['allAccessConflicts', 'specificAccessConflicts'],
    ],
    [
      'API-058',
      'excluded',
      { excludedSpecificResources: {}, excludedResourceTypeSelections: {} },
      ['excludedSpecificResources', 'excludedResourceTypeSelections'],
    ],
  ])('%s: two members of the group %s are refused by their names', async (_, group, scopeV2, names) => {
    const reply = await scope(scopeV2)
    expect(faultOf(reply)).toEqual([400, 'SCOPE_GROUP_CONFLICT', 'scopeV2'])
    const [{ description } = { description: '' }] = violationsOf(reply)
    for (const name of [group, ...names]) expect(description).toContain(name)
  })

  it.each<[string, object]>([
    ['API-059', { allUsers: {}, selectedUsers: null, userCriteria: null }],
    [
      'API-077',
      {
        grantsByCriteria: {
          accessProfileFilter: {
            filterType: 'ACCESS_PROFILE_FILTER_TYPE_INCLUDE_SPECIFIC',
            includedAccessProfileIds: profiles.slice(1),
          },
        },
      },
    ],
    [
      'every group',
      {
        appAccess: {},
        allUsers: {},
        allAccounts: {},
        allGrants: {},
        allAccessConflicts: {},
        resourceSelection: {},
        scopeRoleSelection: {},
        excludedSpecificResources: {},
      },
    ],
    [
      'snake case',
      {
        user_criteria: {
          group_app_entitlements_ref: [{ app_id: app, id: entitlement }],
          user_status: ['DISABLED'],
          manager_user_ids: [off],
        },
      },
    ],
    ['leavers', { selectedUsers: { userIds: [off, gone] } }],
    [
      'an expression',
      {
        celExpression: { expression: 'subject.department == "Sales"' },
        accountCelExpression: { expression: 'subject.email.endsWith("@x.com")' },
      },
    ],
  ])('accepts the scope: %s', async (_, scopeV2) => {
    expect((await scope(scopeV2)).status).toBe(200)
  })

  it('the place in an expression is told (API-069)', async () => {
    const [{ description } = { description: '' }] = violationsOf(
      await user('subject.status == UserStatus.ENABLED &&\n  nobody'),
    )
    expect(description).toMatch(/^line 2, column 3: /)
  })
})
