import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { newId } from '../../../server/lib/ids.ts'
import { API_ENGINE } from '../../engines.ts'
import { type Reply, useServer } from '../../harness.ts'
import { accessDataOf } from '../data/access-data.ts'
import { fieldReasonsOf } from '../faults.ts'

const PATH = '/api/v1/access_review'
const faultsOf = (reply: Reply) => [reply.status, ...fieldReasonsOf(reply).map((pair) => pair.join(' '))]

describe('selections of a campaign', async () => {
  const server = await useServer(API_ENGINE)
  const data = await accessDataOf(server)
  const post = (path: string, body: unknown) => server.call('POST', path, { body })
  const owner = await data.user('Ann')
  const newApp = async (displayName: string): Promise<string> =>
    (await post('/api/v1/apps', { displayName })).body.app.id
  const [app, otherApp] = [await newApp('Ledger'), await newApp('Mail')]
  const newType = async (appId: string) =>
    (await post(`/api/v1/apps/${appId}/resource_types`, { displayName: 'Role', resourceType: 'ROLE' })).body
      .appResourceType.id
  const [type, otherType] = [await newType(app), await newType(otherApp)]
  const newResource = async (displayName: string): Promise<string> =>
    (await post(`/api/v1/apps/${app}/resource_types/${type}/resources`, { displayName })).body.appResource.id
  const [project, role] = [await newResource('Project'), await newResource('Editor')]
  const [read, write] = [
    await data.entitlement(app, 'Read', { typeId: type, resourceId: project }),
    await data.entitlement(app, 'Write'),
  ]
  const monitor: string = (await post('/api/v1/accessconflict', { displayName: 'SoD' })).body.id
  const policy = await data.policy('Own')
  const create = async (): Promise<string> =>
    (await post(PATH, { ownerIds: [owner] })).body.accessReview.accessReview.id
  const versionOf = async (id: string) =>
    (await server.call('GET', `${PATH}/${id}`)).body.accessReview.accessReview.scopingVersion

  it('of entitlements are replaced as a whole, with the scope, and name the policy that will review', async () => {
    const id = await create()
    const path = `${PATH}/${id}/scope_and_entitlements`
    expect((await server.call('GET', path)).body).toEqual({ list: [], expanded: [] })
    const reply = await post(path, {
      entitlements: [
        { appId: app, appEntitlementId: read, customPolicyId: policy },
        { app_id: app, app_entitlement_id: write },
      ],
      scopeV2: { specificResources: {} },
      expandMask: { paths: ['*'] },
    })
    const campaignPolicy = (await server.call('GET', `${PATH}/${id}`)).body.accessReview.accessReview.policyId
    const [first, second] = [read, write].sort()
    expect(
      reply.body.list.map((view: { accessReviewEntitlement: object }) => view.accessReviewEntitlement),
    ).toMatchObject(
      [first, second].map((entitlementId) => ({
        ...{ accessReviewId: id, appId: app, appEntitlementId: entitlementId },
        ...(entitlementId === read
          ? { appResourceId: project, appResourceTypeId: type, policyId: policy, customPolicyId: policy }
          : { appResourceId: '', appResourceTypeId: '', policyId: campaignPolicy, customPolicyId: '' }),
      })),
    )
    expect(reply.body.scopeV2).toEqual({
      specificResources: {},
      principalTypeFilter: 'PRINCIPAL_TYPE_FILTER_UNSPECIFIED',
    })
    expect(reply.body.expanded.map((object: { id: string }) => object.id).sort()).toEqual(
      [app, read, write, policy, campaignPolicy].sort(),
    )
    const got = (await server.call('GET', path)).body
    expect([got.list.length, got.scopeV2, got.expanded]).toEqual([2, reply.body.scopeV2, []])
    expect((await post(path, { entitlements: [{ appId: app, appEntitlementId: write }] })).body.list).toHaveLength(1)
    expect((await server.call('GET', path)).body.scopeV2).toEqual(reply.body.scopeV2)
  })

  it('of entitlements follow the policies of entitlement and app when these go before', async () => {
    const id = await create()
    await post(`/api/v1/apps/${app}`, { app: { certifyPolicyId: policy } })
    await post(`${PATH}/${id}/scope_and_entitlements`, { entitlements: [{ appId: app, appEntitlementId: write }] })
    const policies = async () => {
      const { list } = (await server.call('GET', `${PATH}/${id}/scope_and_entitlements`)).body
      const { policyId, customPolicyId } = list[0].accessReviewEntitlement
      return [policyId === policy, customPolicyId === policy]
    }
    expect(await policies()).toEqual([false, false])
    await post(`${PATH}/${id}`, { accessReview: { usePolicyOverride: true } })
    expect(await policies()).toEqual([true, true])
    await post(`/api/v1/apps/${app}`, { app: { certifyPolicyId: '' }, updateMask: 'certifyPolicyId' })
  })

  it('of entitlements keep the policies that are not spoken of, and what is gone since', async () => {
    const gone = (await post(`/api/v1/apps/${app}/entitlements`, { displayName: 'Gone' })).body.appEntitlementView
      .appEntitlement.id
    const id = await create()
    const path = `${PATH}/${id}/scope_and_entitlements`
    const chosen = (reply: Reply, entitlementId: string) =>
      reply.body.list
        .map((view: { accessReviewEntitlement: { appEntitlementId: string } }) => view.accessReviewEntitlement)
        .find(({ appEntitlementId }: { appEntitlementId: string }) => appEntitlementId === entitlementId)
    const [first, second] = [read, gone].map((appEntitlementId) => ({ appId: app, appEntitlementId }))
    await post(path, { entitlements: [{ ...first, customPolicyId: policy }, second] })
    await server.call('DELETE', `/api/v1/apps/${app}/entitlements/${gone}`, { body: {} })
    const again = await post(path, { entitlements: [first, second] })
    expect(again.status).toBe(200)
    expect(chosen(again, read)).toMatchObject({ customPolicyId: policy })
    expect(chosen(again, gone)).toHaveProperty('deletedAt')
    expect(chosen(await post(path, { entitlements: [{ ...first, customPolicyId: '' }] }), read)).toMatchObject({
      customPolicyId: '',
    })
    expect(faultsOf(await post(path, { entitlements: [second] }))).toEqual([400, 'entitlements[0] NOT_FOUND'])
  })

  it('that two campaigns share are gone when both have given them up at once', async () => {
    const id = await create()
    await post(`${PATH}/${id}/resources`, { list: [{ appId: app, appResourceId: project }] })
    for (let round = 0; round < 10; round++) {
      await post(`${PATH}/${id}/excluded_entitlements`, { list: [{ appId: app, appEntitlementId: read }] })
      const copy = (await post(PATH, { ownerIds: [owner], duplicateFrom: id })).body.accessReview.accessReview.id
      await Promise.all([id, copy].map((each) => post(`${PATH}/${each}/excluded_entitlements`, {})))
    }
    const unused = await server.database.read((db) =>
      db.rows(sql`select 1 from selection_entries where set_id not in (select set_id from campaign_selections)`),
    )
    expect(unused).toEqual([])
  })

  it('of resource types answer with an empty object', async () => {
    const id = await create()
    const path = `${PATH}/${id}/scope_by_resource_type`
    const resourceTypeSelections = [{ appId: app, resourceTypeId: type }]
    expect((await post(path, { resourceTypeSelections, scopeV2: { resourceTypeSelections: {} } })).body).toEqual({})
    expect((await server.call('GET', path)).body).toMatchObject({
      list: resourceTypeSelections,
      scopeV2: { resourceTypeSelections: {} },
    })
    expect(faultsOf(await post(path, { resourceTypeSelections: [{ appId: app, resourceTypeId: otherType }] }))).toEqual(
      [400, 'resourceTypeSelections[0] NOT_FOUND'],
    )
  })

  const SELECTIONS: [string, object, object][] = [
    ['excluded_entitlements', { appId: app, appEntitlementId: read }, { appId: otherApp, appEntitlementId: read }],
    ['excluded_resource_types', { appId: app, resourceTypeId: type }, { appId: app, resourceTypeId: otherType }],
    ['resources', { appId: app, appResourceId: project }, { appId: otherApp, appResourceId: project }],
    [
      'scope_roles',
      { appId: app, scopeResourceId: project, roleResourceId: role },
      { appId: app, scopeResourceId: project, roleResourceId: 'x' },
    ],
    ['access_conflicts', { monitorId: monitor }, { monitorId: newId() }],
  ]
  it.each(SELECTIONS)('of %s are read, replaced and checked in one way', async (name, known, unknown) => {
    const id = await create()
    const path = `${PATH}/${id}/${name}`
    expect((await server.call('GET', path)).body).toEqual({ list: [] })
    expect((await post(path, { list: [known], scopeV2: { allUsers: {} } })).body).toMatchObject({
      list: [known],
      scopeV2: { allUsers: {} },
    })
    expect((await server.call('GET', path)).body.list).toEqual([known])
    expect(await versionOf(id)).toBe('1')
    await post(path, { list: [known], scopeV2: { allUsers: {} } })
    expect(await versionOf(id)).toBe('1')
    expect(faultsOf(await post(path, { list: [known, unknown] }))).toEqual([400, 'list[1] NOT_FOUND'])
    expect(faultsOf(await post(path, { list: [known, known] }))).toEqual([400, 'list[1] DUPLICATE_ENTRY'])
    expect(faultsOf(await post(path, { scopeV2: { allUsers: {}, userCriteria: {} } }))).toEqual([
      400,
      'scopeV2 SCOPE_GROUP_CONFLICT',
    ])
    expect((await post(path, {})).body.list).toEqual([])
    expect(await versionOf(id)).toBe('2')
  })

  it('hold up to 10,000 entries and are copied at once', async () => {
    const ids = await data.entitlements(app, 10_000)
    const id = await create()
    const path = `${PATH}/${id}/scope_and_entitlements`
    const entitlements = ids.map((appEntitlementId) => ({ appId: app, appEntitlementId }))
    expect((await post(path, { entitlements })).body.list).toHaveLength(10_000)
    expect(
      faultsOf(await post(path, { entitlements: [...entitlements, { appId: app, appEntitlementId: read }] })),
    ).toEqual([400, 'entitlements INVALID_VALUE'])
    const copy = (await post(PATH, { ownerIds: [owner], duplicateFrom: id })).body.accessReview.accessReview
    expect(copy.state).toBe('ACCESS_REVIEW_STATE_DRAFT')
    expect((await server.call('GET', `${PATH}/${copy.id}/scope_and_entitlements`)).body.list).toHaveLength(10_000)
  })
})
