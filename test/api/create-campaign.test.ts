import { describe, expect, it } from 'vitest'
import { createTenant } from '../../server/auth/index.ts'
import { sql } from '../../server/db/sql.ts'
import { insertUser } from '../../server/directory/index.ts'
import { newId } from '../../server/lib/ids.ts'
import { API_ENGINE } from '../engines.ts'
import { useServer } from '../harness.ts'
import { accessDataOf } from './access-data.ts'
import { faultOf, fieldReasonsOf, violationsOf } from './faults.ts'

const PATH = '/api/v1/access_review'
const many = (count: number, make: (index: number) => unknown = (index) => `id${index}`) =>
  Array.from({ length: count }, (_, index) => make(index))

describe('creating a campaign', async () => {
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
  const policy = await data.policy('Quarterly')
  const profile = async (displayName: string): Promise<string> =>
    (await server.call('POST', '/api/v1/access_profiles', { body: { displayName } })).body.accessProfile.id
  const profiles = await Promise.all(many(33).map((_, index) => profile(`Profile ${index}`)))
  const create = (body: unknown, options: object = {}) => server.call('POST', PATH, { body, ...options })
  const withOwner = (body: object = {}) => create({ ownerIds: [ann], ...body })
  const scope = (scopeV2: unknown) => withOwner({ scopeV2 })
  const user = (expression: string) => scope({ celExpression: { expression } })

  it.each([
    ['nothing but an owner', { ownerIds: [ann] }],
    [
      'everything',
      {
        displayName: 'Q4',
        description: 'All',
        policyId: policy,
        ownerIds: [ann, await data.user('Ben')],
        scopeType: 'ACCESS_REVIEW_SCOPE_TYPE_BY_USERS',
        scopeV2: {
          userCriteria: { userStatus: ['ENABLED'] },
          grantsByCriteria: { daysSinceAdded: '1.5s' },
          appAccess: {},
        },
        completionDate: '2031-01-31T10:00:00.123456+01:00',
        notificationConfig: { sendKickoff: true },
      },
    ],
  ])('answers what reading the campaign shows: with %s', async (_, body) => {
    const created = await create(body)
    const read = await server.call('GET', `${PATH}/${created.body.accessReview.accessReview.id}`)
    expect(read.body).toEqual(created.body)
    expect(read.headers.get('etag')).toBe(created.headers.get('etag'))
  })

  it('answers with every field of the interface, as a draft', async () => {
    const reply = await create({
      displayName: ' Q4 access ',
      description: 'Everything\nin scope',
      policyId: policy,
      ownerIds: [ann],
      scopeType: 'ACCESS_REVIEW_SCOPE_TYPE_BY_USERS',
      scopeV2: { allUsers: {}, grantsByCriteria: { daysSinceAdded: '86400s' }, allAccounts: null },
      completionDate: '2031-01-31T10:00:00+01:00',
      notificationConfig: { sendKickoff: true },
      expandMask: { paths: ['*'] },
    })
    expect(reply.status).toBe(200)
    const { accessReview } = reply.body.accessReview
    expect(accessReview).toEqual({
      id: expect.stringMatching(/^[0-9A-Za-z]{27}$/),
      displayName: 'Q4 access',
      description: 'Everything\nin scope',
      state: 'ACCESS_REVIEW_STATE_DRAFT',
      policyId: policy,
      usePolicyOverride: false,
      scopeType: 'ACCESS_REVIEW_SCOPE_TYPE_BY_USERS',
      scopeV2: {
        allUsers: {},
        grantsByCriteria: {
          daysSinceAdded: '86400s',
          sourceFilter: 'GRANT_SOURCE_FILTER_UNSPECIFIED',
          typeFilter: 'GRANT_FILTER_TYPE_UNSPECIFIED',
        },
        principalTypeFilter: 'PRINCIPAL_TYPE_FILTER_UNSPECIFIED',
      },
      scopingVersion: '0',
      accessReviewTemplateId: '',
      createdById: expect.any(String),
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
      completionDate: '2031-01-31T09:00:00.000Z',
      autoStartCampaign: false,
      autoCloseCampaign: false,
      autoCloseDecision: 'CLOSE_DECISION_UNSPECIFIED',
      autoGenerateReport: false,
      autoResolve: false,
      accuracyIssueAction: 'ACCURACY_ISSUE_ACTION_UNSPECIFIED',
      hasAccuracySupport: false,
      exemptCertifiedAccessConflicts: false,
      expectedTicketCount: 0,
      defaultView: 'ACCESS_REVIEW_VIEW_TYPE_UNSPECIFIED',
      reviewInstructions: '',
      errorState: 'ACCESS_REVIEW_ERROR_STATE_UNSPECIFIED',
      notificationConfig: { sendKickoff: true, sendReminders: false, sendClose: false },
    })
    const view = reply.body.accessReview
    expect(view.objectPermissions).toEqual({
      read: true,
      edit: true,
      delete: true,
      extra: { prepare: true, reset: false, start: false, close: false, validate: true },
    })
    const at = (path: string) => reply.body.expanded[Number(/\[(\d)\]/.exec(path)?.[1])]
    expect(at(view.policyPath)).toMatchObject({ '@type': 'type.googleapis.com/svc.api.policy.v1.Policy', id: policy })
    expect(at(view.createdByUserPath)).toMatchObject({
      '@type': 'type.googleapis.com/svc.api.user.v1.User',
      id: accessReview.createdById,
    })
    expect((await server.call('GET', `${PATH}/${accessReview.id}`)).body.accessReview.accessReview).toEqual(
      accessReview,
    )
  })

  it.each<[string, unknown, ...unknown[]]>([
    ['API-002', undefined, 'OWNER_REQUIRED', 'ownerIds'],
    ['absent (API-022)', {}, 'OWNER_REQUIRED', 'ownerIds'],
    ['null (API-022)', { ownerIds: null }, 'OWNER_REQUIRED', 'ownerIds'],
    ['empty (API-022)', { owner_ids: [] }, 'OWNER_REQUIRED', 'ownerIds'],
    ['empty id (API-023)', { ownerIds: [''] }, 'INVALID_REQUEST', 'ownerIds[0]'],
    ['space (API-023)', { ownerIds: [ann, ' '] }, 'NOT_FOUND', 'ownerIds[1]'],
    ['null (API-023)', { ownerIds: [null] }, 'INVALID_REQUEST', 'ownerIds[0]'],
    ['number (API-023)', { ownerIds: [ann, 1] }, 'INVALID_REQUEST', 'ownerIds[1]'],
    ['text (API-023)', { ownerIds: 'u1' }, 'INVALID_REQUEST', 'ownerIds'],
    ['API-024', { ownerIds: [ann, ann] }, 'DUPLICATE_OWNER', 'ownerIds[1]'],
    ['unknown (API-026)', { ownerIds: [newId()] }, 'NOT_FOUND', 'ownerIds[0]'],
    ['other tenant (API-026)', { ownerIds: [stranger] }, 'NOT_FOUND', 'ownerIds[0]'],
    ['disabled (API-027)', { ownerIds: [off] }, 'OWNER_NOT_ACTIVE', 'ownerIds[0]'],
    ['deleted (API-027)', { ownerIds: [gone] }, 'NOT_FOUND', 'ownerIds[0]'],
    ['API-028', { ownerIds: many(10_001) }, 'TOO_MANY_OWNERS', 'ownerIds'],
  ])('refuses owners: %s', async (_, body, ...expected) => {
    expect(faultOf(await create(body))).toEqual([400, ...expected])
  })

  it('a user of another tenant is told apart from none in nothing (API-026)', async () => {
    const texts = await Promise.all(
      [newId(), stranger].map(async (id) => (await create({ ownerIds: [id] })).body.message),
    )
    expect(texts[0]).toBe(texts[1])
  })

  it.each<[string, object, ...unknown[]]>([
    ['line break (API-031)', { displayName: 'a\r\nBcc: x' }, 'INVALID_REQUEST', 'displayName'],
    ['override (API-031)', { displayName: 'a\u202eb' }, 'INVALID_REQUEST', 'displayName'],
    ['zero width (API-031)', { displayName: '\u200b\u200d' }, 'INVALID_REQUEST', 'displayName'],
    ['byte order mark (API-031)', { displayName: '\ufeff' }, 'INVALID_REQUEST', 'displayName'],
    ['blank letter (API-031)', { displayName: '\u3164\u2800' }, 'INVALID_REQUEST', 'displayName'],
    ['line separator (API-031)', { displayName: 'a\u2028b' }, 'INVALID_REQUEST', 'displayName'],
    ['direction mark (API-031)', { displayName: 'a\u200eb' }, 'INVALID_REQUEST', 'displayName'],
    ['number (API-032)', { displayName: 5 }, 'INVALID_REQUEST', 'displayName'],
    ['boolean (API-032)', { displayName: true }, 'INVALID_REQUEST', 'displayName'],
    ['object (API-032)', { displayName: {} }, 'INVALID_REQUEST', 'displayName'],
    ['long name', { displayName: 'x'.repeat(201) }, 'INVALID_REQUEST', 'displayName'],
    ['unknown (API-036)', { policyId: newId() }, 'NOT_FOUND', 'policyId'],
    ['other tenant (API-036)', { policyId: 'theirs' }, 'NOT_FOUND', 'policyId'],
    ['id (API-038)', { id: 'x' }, 'UNKNOWN_FIELD', 'id'],
    ['state (API-038)', { state: 'ACCESS_REVIEW_STATE_OPEN' }, 'UNKNOWN_FIELD', 'state'],
    [
      'created (API-038)',
      { createdAt: '2026-01-01T00:00:00Z', createdById: 'x' },
      'UNKNOWN_FIELD',
      'createdAt',
      'createdById',
    ],
    ['version (API-038)', { scopingVersion: '1' }, 'UNKNOWN_FIELD', 'scopingVersion'],
    ['API-039', { foo: 1 }, 'UNKNOWN_FIELD', 'foo'],
    ['API-041', { notificationConfig: [] }, 'INVALID_REQUEST', 'notificationConfig'],
    ['word (API-044)', { completionDate: 'tomorrow' }, 'INVALID_REQUEST', 'completionDate'],
    ['month (API-044)', { completionDate: '2026-13-01T00:00:00Z' }, 'INVALID_REQUEST', 'completionDate'],
    ['day (API-044)', { completionDate: '2027-02-30T00:00:00Z' }, 'INVALID_REQUEST', 'completionDate'],
    ['number (API-044)', { completionDate: 1_700_000_000 }, 'INVALID_REQUEST', 'completionDate'],
    ['date (API-044)', { completionDate: '2027-01-01' }, 'INVALID_REQUEST', 'completionDate'],
    ['past (API-046)', { completionDate: '2020-01-01T00:00:00Z' }, 'COMPLETION_DATE_IN_PAST', 'completionDate'],
    ['API-047', { completionDate: '2126-01-01T00:00:00Z' }, 'INVALID_REQUEST', 'completionDate'],
    ['unknown (API-048)', { scopeType: 'FOO' }, 'UNKNOWN_ENUM_VALUE', 'scopeType'],
    ['empty (API-048)', { scopeType: '' }, 'UNKNOWN_ENUM_VALUE', 'scopeType'],
    ['number (API-048)', { scopeType: 1 }, 'UNKNOWN_ENUM_VALUE', 'scopeType'],
    ['case (API-048)', { scopeType: 'access_review_scope_type_by_users' }, 'UNKNOWN_ENUM_VALUE', 'scopeType'],
    ['unknown (API-042)', { expandMask: { paths: ['owner'] } }, 'UNKNOWN_EXPAND_PATH'],
    ['prototype (API-042)', { expandMask: { paths: ['__proto__'] } }, 'UNKNOWN_EXPAND_PATH'],
    ['empty (API-042)', { expandMask: { paths: [''] } }, 'UNKNOWN_EXPAND_PATH'],
    ['many (API-042)', { expandMask: { paths: many(1000) } }, 'UNKNOWN_EXPAND_PATH'],
    ['unknown (API-083)', { duplicateFrom: newId() }, 'NOT_FOUND', 'duplicateFrom'],
  ])('refuses a request, naming the field: %s', async (_, body, ...expected) => {
    expect(faultOf(await withOwner(body))).toEqual([400, ...expected])
  })

  it.each([["'; drop table campaigns;--"], ['%'], ['_'], ['\\'], ['$1'], ['\u{1f512}']])(
    'the id %s finds nothing and harms nothing (API-037)',
    async (id) => {
      const reply = await create({ ownerIds: [id], policyId: id, duplicateFrom: id })
      expect(faultOf(reply)).toEqual([400, 'NOT_FOUND', 'ownerIds[0]', 'policyId', 'duplicateFrom'])
      expect((await server.call('GET', '/api/v1/access_reviews')).status).toBe(200)
    },
  )

  it('a draft may be unnamed; policy and scope type have defaults (API-029, API-036, API-049)', async () => {
    for (const body of [
      {},
      { displayName: '   ', policyId: '', duplicateFrom: '', scopeType: 'ACCESS_REVIEW_SCOPE_TYPE_UNSPECIFIED' },
    ]) {
      const { accessReview } = (await withOwner(body)).body.accessReview
      expect(accessReview).toMatchObject({ displayName: '', scopeType: 'ACCESS_REVIEW_SCOPE_TYPE_BY_ENTITLEMENTS' })
      expect((await server.call('GET', `/api/v1/policies/${accessReview.policyId}`)).body.policy).toMatchObject({
        displayName: 'Manager',
        systemBuiltin: true,
      })
    }
  })

  it('names are kept as they are (API-033, API-034)', async () => {
    for (const displayName of ['<script>alert(1)</script>', '=HYPERLINK("x")', '\u{1f512} Zürich'])
      expect((await withOwner({ displayName })).body.accessReview.accessReview.displayName).toBe(displayName)
  })

  it('a path twice is the same as once, and both names of the creator work (API-042)', async () => {
    const reply = await withOwner({ expandMask: { paths: ['created_by_id', 'created_by_id', 'created_by_user_id'] } })
    expect(reply.body.expanded).toHaveLength(1)
    expect(reply.body.accessReview).toMatchObject({ createdByUserPath: '$.expanded[0]', policyPath: '' })
  })

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

  it('names everything that is wrong at once', async () => {
    const reply = await create({
      displayName: '\u200b',
      completionDate: '2020-01-01T00:00:00Z',
      policyId: 'nope',
      scopeV2: {
        ...{ allUsers: {}, selectedUsers: { userIds: [newId()] }, appAccess: {}, specificResources: {} },
        grantsByCriteria: { daysSinceAdded: '1s', daysSinceReviewed: '1s' },
      },
    })
    expect(reply.body.details[0].reason).toBe('INVALID_REQUEST')
    expect(fieldReasonsOf(reply)).toEqual([
      ['ownerIds', 'OWNER_REQUIRED'],
      ['policyId', 'NOT_FOUND'],
      ['displayName', 'INVALID_VALUE'],
      ['scopeV2', 'SCOPE_GROUP_CONFLICT'],
      ['scopeV2', 'SCOPE_GROUP_CONFLICT'],
      ['scopeV2.grantsByCriteria', 'GRANTS_CRITERIA_CONFLICT'],
      ['scopeV2.selectedUsers.userIds[0]', 'NOT_FOUND'],
      ['completionDate', 'COMPLETION_DATE_IN_PAST'],
    ])
  })

  it('tells all wrong types, not the first few', async () => {
    const names = ['displayName', 'description', 'policyId', 'ownerIds', 'scopeType', 'scopeV2', 'duplicateFrom']
    const all = [...names, 'completionDate', 'notificationConfig', 'expandMask']
    const reply = await create(Object.fromEntries(all.map((name) => [name, 5])))
    expect(faultOf(reply).slice(2).sort()).toEqual(all.sort())
    expect(faultOf(await create({ ownerIds: many(20, () => '') }))).toHaveLength(22)
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

  it('a policy is expanded only for those who may read policies (API-043)', async () => {
    const token = await data.tokenWith(['campaign_administrator'])
    const seen = await create({ ownerIds: [ann], expandMask: { paths: ['*'] } }, { token })
    expect(seen.body.accessReview.policyPath).not.toBe('')
  })

  it('needs a role that creates', async () => {
    for (const [role, status] of [
      ['campaign_administrator', 200],
      ['read_only_administrator', 403],
      ['basic_user', 403],
      ['application_administrator', 403],
    ] as const)
      expect((await create({ ownerIds: [ann] }, { token: await data.tokenWith([role]) })).status).toBe(status)
  })

  describe('from another', () => {
    const duplicate = (duplicateFrom: string, body: object = {}) => withOwner({ duplicateFrom, ...body })

    it('copies scope, selections and policies, and nothing else', async () => {
      const first = (
        await withOwner({
          displayName: 'First',
          description: 'Of the first',
          policyId: policy,
          scopeType: 'ACCESS_REVIEW_SCOPE_TYPE_BY_RESOURCE',
          scopeV2: { specificResources: {}, userCriteria: { userStatus: ['ENABLED'] } },
        })
      ).body.accessReview.accessReview
      const entitlements = [{ appId: app, appEntitlementId: entitlement, customPolicyId: policy }]
      await server.call('POST', `${PATH}/${first.id}/scope_and_entitlements`, { body: { entitlements } })
      await server.call('POST', `${PATH}/${first.id}`, {
        body: { accessReview: { usePolicyOverride: true, exemptCertifiedAccessConflicts: true } },
      })
      const copy = (await duplicate(first.id, { displayName: 'Copy' })).body.accessReview.accessReview
      expect(copy).toMatchObject({
        displayName: 'Copy',
        description: '',
        state: 'ACCESS_REVIEW_STATE_DRAFT',
        policyId: policy,
        usePolicyOverride: true,
        exemptCertifiedAccessConflicts: true,
        scopeType: 'ACCESS_REVIEW_SCOPE_TYPE_BY_RESOURCE',
        scopeV2: { specificResources: {}, userCriteria: { userStatus: ['ENABLED'] } },
        scopingVersion: '0',
      })
      const chosen = async (id: string) =>
        (await server.call('GET', `${PATH}/${id}/scope_and_entitlements`)).body.list.map(
          (view: { accessReviewEntitlement: object }) => view.accessReviewEntitlement,
        )
      expect(await chosen(copy.id)).toMatchObject([
        { accessReviewId: copy.id, appEntitlementId: entitlement, customPolicyId: policy },
      ])

      await server.call('POST', `${PATH}/${first.id}/scope_and_entitlements`, { body: { entitlements: [] } })
      expect([await chosen(first.id), (await chosen(copy.id)).length]).toEqual([[], 1])
      await server.call('POST', `${PATH}/${copy.id}/scope_and_entitlements`, { body: { entitlements: [] } })
      const left = await server.database.read((db) => db.rows(sql`select 1 from selection_entries`))
      expect(left).toEqual([])
    })

    it('unknown, of another tenant, deleted and not to be seen are one answer (API-083)', async () => {
      const [mine, deleted] = [
        (await withOwner()).body.accessReview.accessReview,
        (await withOwner()).body.accessReview.accessReview,
      ]
      await server.call('DELETE', `${PATH}/${deleted.id}`)
      const token = await data.tokenWith(['campaign_administrator'])
      const texts = [
        (await duplicate(newId())).body.message,
        (await duplicate(deleted.id)).body.message,
        (await create({ ownerIds: [ann], duplicateFrom: mine.id }, { token })).body.message,
      ]
      expect(new Set(texts).size).toBe(1)
      expect(texts[0]).toContain('duplicateFrom')
    })

    it('with a scope of its own or another scope type is refused, naming both (API-084)', async () => {
      const first = (await withOwner()).body.accessReview.accessReview
      const reply = await duplicate(first.id, { scopeV2: {}, scopeType: 'ACCESS_REVIEW_SCOPE_TYPE_BY_USERS' })
      expect(faultOf(reply)).toEqual([400, 'INVALID_REQUEST', 'scopeV2', 'scopeType'])
      expect(reply.body.message).toContain('duplicateFrom')
      for (const type of ['BY_ENTITLEMENTS', 'UNSPECIFIED'])
        expect((await duplicate(first.id, { scopeType: `ACCESS_REVIEW_SCOPE_TYPE_${type}` })).status).toBe(200)
    })
  })
})
