import { describe, expect, it } from 'vitest'
import { createCredential } from '../../../server/auth/index.ts'
import { sql } from '../../../server/db/sql.ts'
import { newId } from '../../../server/lib/ids.ts'
import { noteSecret, type Reply } from '../../harness.ts'
import { useTenant } from '../../use-tenant.ts'
import { accessDataOf } from '../data/access-data.ts'
import { faultOf } from '../faults.ts'

const PATH = '/api/v1/access_review'

describe('changing a campaign', async () => {
  const server = await useTenant()
  const data = await accessDataOf(server)
  const { tenant } = server
  /** A person with these roles, and an access token of theirs, limited to some of the roles or not. */
  const person = async (roles: string[], scopedRoles: string[] = []) => {
    const id = await data.user(roles.join() || 'nothing', { roles })
    const { clientId, clientSecret } = await server.database.tx((tx) =>
      createCredential(tx, tenant, 'recert', {
        ...{ userId: id, displayName: 'x', lifespan: 'never', allowedCidrs: [], scopedRoles },
      }),
    )
    noteSecret(clientSecret)
    return { id, token: await server.token(clientId, clientSecret) }
  }
  const owner = await person(['basic_user'])
  const policy = await data.policy('Quarterly')
  const app = (await server.call('POST', '/api/v1/apps', { body: { displayName: 'Ledger' } })).body.app.id
  const entitlement = await data.entitlement(app, 'Post')

  const create = async (body: object = {}, ownerIds: string[] = [owner.id]) =>
    (await server.call('POST', PATH, { body: { displayName: 'Q4', ownerIds, ...body } })).body.accessReview.accessReview
  const get = (id: string, token?: string) => server.call('GET', `${PATH}/${id}`, token ? { token } : {})
  const update = (
    id: string,
    accessReview: unknown,
    more: { updateMask?: unknown; expandMask?: unknown } = {},
    options: object = {},
  ) => server.call('POST', `${PATH}/${id}`, { body: { accessReview, ...more }, ...options })
  const changed = (reply: Reply) => reply.body.accessReview?.accessReview
  const setState = (id: string, state: string) =>
    server.database.tx((tx) =>
      tx.count(sql`update campaigns set state = ${`ACCESS_REVIEW_STATE_${state}`} where campaign_id = ${id}`),
    )

  describe('changed', () => {
    it('in every field that can be, and read back', async () => {
      const { id } = await create()
      const wanted = {
        displayName: 'Q1',
        description: 'All of it',
        policyId: policy,
        usePolicyOverride: true,
        scheduledStartDate: '2030-01-01T00:00:00.000Z',
        completionDate: '2030-02-01T00:00:00.000Z',
        autoStartCampaign: true,
        autoCloseCampaign: true,
        autoCloseDecision: 'CLOSE_DECISION_REVOKED',
        autoGenerateReport: true,
        autoResolve: true,
        accuracyIssueAction: 'ACCURACY_ISSUE_ACTION_WAIT',
        exemptCertifiedAccessConflicts: true,
        defaultView: 'ACCESS_REVIEW_VIEW_TYPE_BY_USER',
        reviewInstructions: 'Look\nclosely',
        notificationConfig: { sendKickoff: true, sendReminders: true, sendClose: false },
        columnConfig: { columns: ['ACCESS_REVIEW_TASK_COLUMN_APP', 'ACCESS_REVIEW_TASK_COLUMN_ACCOUNT'] },
        reviewerAttributeConfig: { bindings: [{ appId: app, attributeKey: 'team' }] },
        signatureConfig: {
          meaningOfSignature: 'I did',
          requireSignature: true,
          stepUpProviderId: '',
          tspUrl: 'https://tsa.example.com',
        },
        scopeV2: { allUsers: {}, principalTypeFilter: 'PRINCIPAL_TYPE_FILTER_USERS' },
        scope: { appUserStatuses: ['APP_USER_STATUS_ENABLED'], appUserTypes: [] },
        inclusionScope: {
          ...{ appUserStatuses: [], appUserTypes: [], managerIds: [owner.id], noAccountOwners: false, userIds: [] },
          ...{ multiUserProfileAttributes: { team: { values: [{ value: 'A' }] } }, userStatuses: ['USER_ENABLED'] },
        },
        exclusionScope: { appUserStatuses: [], appUserTypes: ['APP_USER_TYPE_SYSTEM_ACCOUNT'] },
        singleApp: { appId: app },
      }
      expect(changed(await update(id, wanted))).toMatchObject(wanted)
      const { accessReview } = (await get(id)).body.accessReview
      expect(accessReview).toMatchObject({ ...wanted, scopingVersion: '1' })
      expect(accessReview.updatedAt > accessReview.createdAt).toBe(true)
    })

    it('as the mask says: fields that it names, in either spelling and form, and parts of them', async () => {
      const { id } = await create({ description: 'kept', notificationConfig: { sendKickoff: true } })
      const sent = { displayName: 'New', description: 'ignored', notificationConfig: { sendClose: true } }
      expect(changed(await update(id, sent, { updateMask: 'display_name' }))).toMatchObject({
        displayName: 'New',
        description: 'kept',
      })
      const part = await update(id, sent, { updateMask: { paths: ['notification_config.send_close'] } })
      expect(changed(part).notificationConfig).toEqual({ sendKickoff: true, sendReminders: false, sendClose: true })
      expect(changed(await update(id, {}, { updateMask: 'description,notificationConfig' }))).not.toHaveProperty(
        'notificationConfig',
      )
      expect(changed(await get(id)).description).toBe('')
      expect(faultOf(await update(id, {}, { updateMask: 'displayNmae' }))).toEqual([400, 'UNKNOWN_FIELD', 'updateMask'])
      expect(faultOf(await update(id, {}, { updateMask: '__proto__.x' }))).toEqual([400, 'UNKNOWN_FIELD', 'updateMask'])
    })

    it('in a part only where there is one, and never so that the rest is broken', async () => {
      const attributes = { cost_center: { values: [{ value: '1' }] }, costCenter: { values: [{ value: '2' }] } }
      const { id } = await create({ scopeV2: { celExpression: { expression: 'true' } } })
      await update(id, { inclusionScope: { multiUserProfileAttributes: attributes } })
      const masked = (updateMask: string, accessReview: object = {}) => update(id, accessReview, { updateMask })
      expect(faultOf(await masked('scopeV2.celExpression.expression'))).toEqual([
        400,
        'REQUIRED',
        'accessReview.scopeV2.celExpression.expression',
      ])
      for (const path of ['displayName.foo', 'notificationConfig.bogus', 'scope_v2.bogus.x', 'columnConfig.columns.0'])
        expect(faultOf(await masked(path))).toEqual([400, 'UNKNOWN_FIELD', 'updateMask'])
      const nine = { cost_center: { values: [{ value: '9' }] } }
      const reply = await masked('inclusionScope.multiUserProfileAttributes.cost_center', {
        inclusionScope: { multiUserProfileAttributes: nine },
      })
      expect(changed(reply).inclusionScope.multiUserProfileAttributes).toEqual({ ...attributes, ...nine })
    })

    it('not in what the server sets: the same may be sent back, another value is refused by its name', async () => {
      const before = await create({ completionDate: '2031-01-01T00:00:00Z' })
      const round = await update(before.id, { ...before, displayName: 'Changed' })
      expect(changed(round)).toMatchObject({ displayName: 'Changed', completionDate: before.completionDate })
      const other = {
        ...{
          id: newId(),
          createdById: 'x',
          createdAt: '2020-01-01T00:00:00Z',
          scopingVersion: '7',
          expectedTicketCount: 3,
        },
        ...{
          scopeType: 'ACCESS_REVIEW_SCOPE_TYPE_BY_USERS',
          hasAccuracySupport: true,
          startedAt: '2020-01-01T00:00:00Z',
        },
        ...{ errorState: 'ACCESS_REVIEW_ERROR_STATE_SELECTION_QUOTA_EXCEED_ERROR', accessReviewTemplateId: 'x' },
        ...{ campaignHealth: { phantomLockedCount: 1 }, campaignInsights: { markdown: 'x' } },
      }
      for (const [name, value] of Object.entries(other))
        expect(faultOf(await update(before.id, { [name]: value }))).toEqual([
          400,
          'READ_ONLY_FIELD',
          `accessReview.${name}`,
        ])
      expect(faultOf(await update(before.id, other, { updateMask: 'id' }))).toEqual([
        400,
        'READ_ONLY_FIELD',
        'accessReview.id',
      ])
      expect((await update(before.id, other, { updateMask: 'displayName' })).status).toBe(200)
    })

    it('counts changes of the scope, which clear the error state, and nothing else', async () => {
      const { id } = await create({ scopeV2: { allUsers: {} } })
      await server.database.tx((tx) =>
        tx.count(sql`update campaigns set error_state = 'ACCESS_REVIEW_ERROR_STATE_SELECTION_QUOTA_EXCEED_ERROR'
          where campaign_id = ${id}`),
      )
      const state = async (reply: Promise<Reply>) => {
        const { scopingVersion, errorState } = changed(await reply)
        return [scopingVersion, errorState.endsWith('QUOTA_EXCEED_ERROR')]
      }
      expect(await state(update(id, { description: 'x' }))).toEqual(['0', true])
      expect(await state(update(id, { scopeV2: { allUsers: {} } }))).toEqual(['0', true])
      expect(await state(update(id, { scopeV2: { allUsers: {}, allGrants: {} } }))).toEqual(['1', false])
      expect(await state(update(id, {}, { updateMask: 'scope_v2.all_grants' }))).toEqual(['2', false])
      expect(await state(update(id, { exclusionScope: {} }))).toEqual(['3', false])
    })

    it('takes one setup choice: another replaces it, two are refused', async () => {
      const { id } = await create()
      await update(id, { singleApp: { appId: app } })
      const multiApp = {
        appEntitlements: { [app]: { appId: app, entitlementIds: [entitlement] } },
        appEntitlementDetails: {
          [app]: {
            entitlementDetails: { [entitlement]: { appId: app, entitlementId: entitlement, policyId: policy } },
          },
        },
      }
      const reply = changed(await update(id, { multiApp }))
      expect([reply.multiApp, reply.singleApp]).toEqual([multiApp, undefined])
      const chosen = async () => (await server.call('GET', `${PATH}/${id}/scope_and_entitlements`)).body.list
      expect(await chosen()).toMatchObject([
        { accessReviewEntitlement: { appEntitlementId: entitlement, policyId: policy, customPolicyId: policy } },
      ])
      expect(faultOf(await update(id, { singleApp: { appId: app }, bindings: {} }))).toEqual([
        400,
        'SETUP_CONFLICT',
        'accessReview.singleApp',
      ])
      await update(id, {}, { updateMask: 'multiApp' })
      expect(await chosen()).toEqual([])
      await update(id, { multiApp: { appEntitlements: { [app]: { appId: app } } } })
      expect(changed(await get(id)).multiApp).toEqual({
        appEntitlements: { [app]: { appId: app, entitlementIds: [] } },
        appEntitlementDetails: {},
      })
      await server.call('POST', `${PATH}/${id}/scope_and_entitlements`, {
        body: { entitlements: [{ appId: app, appEntitlementId: entitlement }] },
      })
      const after = changed(await get(id))
      expect([after.multiApp, after.bindings]).toEqual([undefined, {}])
    })

    it.each<[string, object, ...unknown[]]>([
      ['a name that cannot be seen', { displayName: '\u200b' }, 'INVALID_REQUEST', 'accessReview.displayName'],
      ['an unknown policy', { policyId: 'x' }, 'NOT_FOUND', 'accessReview.policyId'],
      ['no policy', { policyId: '' }, 'REQUIRED', 'accessReview.policyId'],
      [
        'a past date',
        { completionDate: '2020-01-01T00:00:00Z' },
        'COMPLETION_DATE_IN_PAST',
        'accessReview.completionDate',
      ],
      [
        'an end before the start',
        { scheduledStartDate: '2030-02-01T00:00:00Z', completionDate: '2030-01-01T00:00:00Z' },
        'INVALID_REQUEST',
        'accessReview.scheduledStartDate',
        'accessReview.completionDate',
      ],
      [
        'a column twice',
        { columnConfig: { columns: ['ACCESS_REVIEW_TASK_COLUMN_APP', 'ACCESS_REVIEW_TASK_COLUMN_APP'] } },
        'DUPLICATE_ENTRY',
        'accessReview.columnConfig.columns[1]',
      ],
      [
        'an unknown column',
        { columnConfig: { columns: ['X'] } },
        'UNKNOWN_ENUM_VALUE',
        'accessReview.columnConfig.columns[0]',
      ],
      ['an unknown view', { defaultView: 'X' }, 'UNKNOWN_ENUM_VALUE', 'accessReview.defaultView'],
      [
        'a start in the past',
        { scheduledStartDate: '2020-01-01T00:00:00Z' },
        'INVALID_REQUEST',
        'accessReview.scheduledStartDate',
      ],
      [
        'an address with a password',
        { signatureConfig: { tspUrl: 'https://a:b@example.com/' } },
        'OUTBOUND_ADDRESS_REFUSED',
        'accessReview.signatureConfig.tspUrl',
      ],
      [
        'an address with a line break',
        { signatureConfig: { tspUrl: 'https://a\n.example.com/' } },
        'INVALID_REQUEST',
        'accessReview.signatureConfig.tspUrl',
      ],
      [
        'an attribute of two lines',
        { reviewerAttributeConfig: { bindings: [{ appId: app, attributeKey: 'a\nb' }] } },
        'INVALID_REQUEST',
        'accessReview.reviewerAttributeConfig.bindings[0].attributeKey',
      ],
      [
        'an attribute of no app',
        { reviewerAttributeConfig: { bindings: [{ appId: 'x', attributeKey: 'y' }] } },
        'NOT_FOUND',
        'accessReview.reviewerAttributeConfig.bindings[0].appId',
      ],
      [
        'an address of no server',
        { signatureConfig: { tspUrl: 'file:///etc' } },
        'INVALID_REQUEST',
        'accessReview.signatureConfig.tspUrl',
      ],
      ['an unknown app', { singleApp: { appId: 'x' } }, 'NOT_FOUND', 'accessReview.singleApp.appId'],
      [
        'unknown people',
        { inclusionScope: { userIds: ['x'], managerIds: ['y'] } },
        'NOT_FOUND',
        'accessReview.inclusionScope.userIds[0]',
        'accessReview.inclusionScope.managerIds[0]',
      ],
      [
        'two of a group',
        { scopeV2: { allUsers: {}, userCriteria: {} } },
        'SCOPE_GROUP_CONFLICT',
        'accessReview.scopeV2',
      ],
      [
        'an app under another key',
        { multiApp: { appEntitlements: { x: { appId: 'y', entitlementIds: [] } } } },
        'INVALID_REQUEST',
        'accessReview.multiApp.appEntitlements["x"].appId',
      ],
    ])('refuses %s', async (_, sent, ...expected) => {
      const { id } = await create()
      expect(faultOf(await update(id, sent))).toEqual([400, ...expected])
    })

    it('not into another state, and by what each state leaves open', async () => {
      const { id } = await create()
      const open = await update(id, { state: 'ACCESS_REVIEW_STATE_OPEN' })
      expect(faultOf(open)).toEqual([409, 'INVALID_STATE'])
      expect(open.body.message).toContain('ACCESS_REVIEW_STATE_DRAFT')
      expect((await update(id, { state: 'ACCESS_REVIEW_STATE_DRAFT', displayName: 'x' })).status).toBe(200)
      const statuses = async (state: string) => {
        await setState(id, state)
        return [
          (await update(id, { description: newId() })).status,
          (await update(id, { scopeV2: { allGrants: {} } })).status,
          (await update(id, { usePolicyOverride: true })).status,
          (await server.call('POST', `${PATH}/${id}/scope_and_entitlements`, { body: {} })).status,
          (await server.call('DELETE', `${PATH}/${id}`)).status,
        ]
      }
      expect(await statuses('OPEN')).toEqual([200, 409, 409, 409, 409])
      for (const state of ['PREPARING', 'STARTING', 'RESETTING_POLICIES', 'CLOSED', 'COPYING_SETUP_ENTITLEMENTS'])
        expect(await statuses(state)).toEqual([409, 409, 409, 409, 409])
      // A change of policy is one of the state too: the items get theirs anew.
      expect(await statuses('REVIEW')).toEqual([200, 409, 200, 409, 409])
      expect((await update(id, { usePolicyOverride: false })).body.message).toContain('RESETTING_POLICIES')
      await setState(id, 'DRAFT')
      await update(id, { usePolicyOverride: false })
      expect(await statuses('DRAFT')).toEqual([200, 200, 200, 200, 200])
    })
  })

  it('what is deleted is not there for any operation (API-101)', async () => {
    const { id } = await create()
    expect((await server.call('DELETE', `${PATH}/${id}`, { body: {} })).body).toEqual({})
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['DELETE', ''],
      ['GET', '/owners'],
      ['PUT', '/owners'],
      ['GET', '/scope_and_entitlements'],
      ['POST', '/scope_and_entitlements'],
      ['GET', '/resources'],
    ] as const)
      expect((await server.call(method, `${PATH}/${id}${path}`, method === 'GET' ? {} : { body: {} })).status).toBe(404)
  })

  it.each([[newId()], ['x'.repeat(10_000)], ['..'], ['%2e%2e%2f'], ['%00'], ["'"]])(
    'the id %s is 404 (API-097)',
    async (id) => {
      expect((await server.call('GET', `${PATH}/${id}`)).status).toBe(404)
    },
  )
})
