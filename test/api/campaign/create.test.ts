import { describe, expect, it } from 'vitest'
import { createTenant } from '../../../server/auth/index.ts'
import { sql } from '../../../server/db/sql.ts'
import { insertUser } from '../../../server/directory/index.ts'
import { newId } from '../../../server/lib/ids.ts'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { accessDataOf } from '../data/access-data.ts'
import { faultOf, fieldReasonsOf } from '../faults.ts'

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
  const entitlement = await data.entitlement(app, 'Post')
  const policy = await data.policy('Quarterly')
  const create = (body: unknown, options: object = {}) => server.call('POST', PATH, { body, ...options })
  const withOwner = (body: object = {}) => create({ ownerIds: [ann], ...body })

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
