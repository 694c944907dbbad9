import { describe, expect, it } from 'vitest'
import { useTenant } from '../../use-tenant.ts'
import { accessDataOf } from '../data/access-data.ts'
import { fieldsOf } from '../faults.ts'

/** Fields that only newer clients know: they are kept, or refused by name where they have no meaning. */
describe('fields of newer clients', async () => {
  const server = await useTenant()
  const data = await accessDataOf(server)
  const post = (path: string, body: unknown) => server.call('POST', path, { body })

  it('an app keeps its matchBatonRef', async () => {
    const matchBatonRef = { appId: 'a', connectorId: 'c', externalId: 'app::0oa123' }
    const created = await post('/api/v1/apps', { displayName: 'Matched', matchBatonRef })
    expect(created.body.app).toMatchObject({ matchBatonRef })
    const { app } = created.body
    const path = `/api/v1/apps/${app.id}`
    expect((await post(path, { app, updateMask: 'description' })).body.app).toMatchObject({ matchBatonRef })
    const other = { externalId: 'app::1' }
    const update = { app: { matchBatonRef: other }, updateMask: 'match_baton_ref' }
    expect((await post(path, update)).body.app.matchBatonRef).toEqual(other)
    expect((await server.call('GET', path)).body.app.matchBatonRef).toEqual(other)
  })

  it('a campaign keeps its ordered columns, each of one kind and none twice', async () => {
    const me = (await server.call('GET', '/api/v1/auth/introspect')).body.userId
    const create = (orderedColumns: unknown) =>
      post('/api/v1/access_review', {
        displayName: 'Columns',
        ownerIds: [me],
        scopeV2: { appSelectionCriteria: {} },
      }).then(({ body }) =>
        post(`/api/v1/access_review/${body.accessReview.accessReview.id}`, {
          accessReview: { columnConfig: { orderedColumns } },
        }),
      )
    const builtin = 'ACCESS_REVIEW_TASK_COLUMN_ACCOUNT'
    const columns = [{ builtin }, { appUserAttributeKey: 'cost_center' }]
    const kept = (await create(columns)).body.accessReview.accessReview.columnConfig
    expect(kept.orderedColumns).toEqual(columns)
    const field = 'accessReview.columnConfig.orderedColumns'
    expect(fieldsOf(await create([{}]))).toEqual([`${field}[0]`])
    expect(fieldsOf(await create([{ builtin, appUserAttributeKey: 'x' }]))).toEqual([`${field}[0]`])
    expect(fieldsOf(await create([{ builtin }, { builtin }]))).toEqual([`${field}[1]`])
    expect(fieldsOf(await create([{ builtin: 'ACCESS_REVIEW_TASK_COLUMN_NONE' }]))).toEqual([`${field}[0].builtin`])
  })

  it('a policy is not based on another and has no scope: unset is accepted, anything else is refused by name', async () => {
    const policy = {
      displayName: 'Newer',
      policyType: 'POLICY_TYPE_CERTIFY',
      policySteps: { certify: { steps: [{ approval: { self: {} } }] } },
    }
    const path = '/api/v1/policies'
    expect((await post(path, { ...policy, baselinePolicyId: '', scope: {} })).status).toBe(200)
    expect(fieldsOf(await post(path, { ...policy, baselinePolicyId: 'x' }))).toEqual(['baselinePolicyId'])
    expect(fieldsOf(await post(path, { ...policy, scope: { appId: 'x' } }))).toEqual(['scope'])
    const search = (filter: unknown) => post('/api/v1/search/policies', filter)
    expect((await search({ scopeView: 'POLICY_SCOPE_VIEW_UNSPECIFIED', scopeAppId: '' })).status).toBe(200)
    for (const field of ['scopeAppId', 'scopeAppEntitlementId', 'scopeObjectType', 'scopeSlot', 'scopeView'])
      expect(fieldsOf(await search({ [field]: 'x' }))).toEqual([field])
  })

  it('people are found by the apps in which they have an account', async () => {
    const appId = (await post('/api/v1/apps', { displayName: 'Sourced' })).body.app.id
    const userId = await data.user('Sourced Person')
    await data.account(appId, 'Sourced', userId)
    const found = async (sourceAppIds: string[]) =>
      (await post('/api/v1/search/users', { sourceAppIds })).body.list.map(
        ({ user }: { user: { id: string } }) => user.id,
      )
    expect(await found([appId])).toEqual([userId])
    expect(await found(['nothing'])).toEqual([])
  })
})
