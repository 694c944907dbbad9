import { describe, expect, it } from 'vitest'
import { useTenant } from '../../use-tenant.ts'
import { accessDataOf } from './access-data.ts'

describe('the history of access data', async () => {
  const server = await useTenant()
  const data = await accessDataOf(server)
  const post = async (path: string, body: object) => (await server.call('POST', path, { body })).body
  const get = (path: string) => server.call('GET', path)
  const versionsOf = async (kind: string, id: string, query = '') =>
    (await get(`/api/v1/versions/${kind}/${id}${query}`)).body.list as {
      openedAt: string
      closedAt?: string
      isRemoved: boolean
      editedFields: string[]
      values: Record<string, unknown>
    }[]
  const ann = await data.user('Ann')
  const app = (await post('/api/v1/apps', { displayName: 'Harbor' })).app.id as string
  const made = await post(`/api/v1/apps/${app}/entitlements`, { displayName: 'Read' })
  const entitlement = made.appEntitlementView.appEntitlement.id as string
  await post(`/api/v1/apps/${app}/entitlements/${entitlement}/add-manual-user`, { userIds: [ann] })
  const typesPath = `/api/v1/apps/${app}/resource_types`
  const type = (await post(typesPath, { displayName: 'Project', resourceType: 'PROJECT' })).appResourceType.id as string
  const resource = async (displayName: string, parentAppResourceId?: string) => {
    const { id } = (await post(`${typesPath}/${type}/resources`, { displayName })).appResource
    if (parentAppResourceId)
      await post(`${typesPath}/${type}/resources/${id}`, { appResource: { parentAppResourceId } })
    return id as string
  }

  it('has every version of a thing, latest first, with what was changed here', async () => {
    await post(`/api/v1/apps/${app}`, { app: { displayName: 'Harbour' } })
    const versions = await versionsOf('apps', app)
    expect(versions.map(({ values }) => values.displayName)).toEqual(['Harbour', 'Harbor'])
    expect(versions[0]).toMatchObject({
      isRemoved: false,
      openedAt: versions[1]?.closedAt,
      editedFields: ['displayName'],
    })
    expect(versions[0]?.closedAt).toBeUndefined()
    expect(Object.keys(versions[0]?.values ?? {})).not.toContain('tenantId')
  })

  it('has what was true at a time', async () => {
    const [, first] = await versionsOf('apps', app)
    const at = await versionsOf('apps', app, `?at=${first?.openedAt}`)
    expect(at.map(({ values }) => values.displayName)).toEqual(['Harbor'])
    expect(await versionsOf('apps', app, '?at=2001-01-01T00:00:00Z')).toEqual([])
  })

  it('keeps what was removed, and knows nothing of others', async () => {
    const other = await post(`/api/v1/apps/${app}/entitlements`, { displayName: 'Gone' })
    const { id } = other.appEntitlementView.appEntitlement
    await server.call('DELETE', `/api/v1/apps/${app}/entitlements/${id}`)
    expect(await versionsOf('entitlements', id)).toMatchObject([{ isRemoved: true, values: { displayName: 'Gone' } }])
    for (const kind of ['users', 'apps', 'app_resources', 'entitlements', 'app_users'])
      expect((await get(`/api/v1/versions/${kind}/nothing`)).status).toBe(404)
  })

  it('lists resources by their parent', async () => {
    const root = await resource('Root')
    const [one, two] = [await resource('One', root), await resource('Two', root)]
    await resource('Inside one', one)
    const search = async (body: object) =>
      (await post('/api/v1/search/app_resources', { appId: app, ...body })).list.map(
        ({ appResource }: { appResource: { displayName: string; childCount: number } }) => [
          appResource.displayName,
          appResource.childCount,
        ],
      )
    expect(await search({ rootsOnly: true })).toEqual([['Root', 2]])
    expect((await search({ parentResourceIds: [root] })).sort()).toEqual([
      ['One', 1],
      ['Two', 0],
    ])
    expect(await search({ parentResourceIds: [two] })).toEqual([])
  })

  it('counts what there is, in all and in one app', async () => {
    const all = (await get('/api/v1/access_data/totals')).body
    expect(all).toMatchObject({ appCount: 1, entitlementCount: 2, accountCount: 1, grantCount: 1, resourceCount: 4 })
    expect((await get(`/api/v1/access_data/totals?app_id=${app}`)).body).toMatchObject({ userCount: 1, grantCount: 1 })
    expect((await get('/api/v1/access_data/totals?app_id=nothing')).body).toMatchObject({ appCount: 0, grantCount: 0 })
    const nobody = await data.user('Nobody')
    expect((await post('/api/v1/search/grants/counts', { userIds: [ann, nobody] })).list).toEqual([
      { userId: ann, grantCount: '1' },
    ])
  })

  it('searches grants by how they are held', async () => {
    const count = async (body: object) => (await post('/api/v1/search/grants', body)).list.length
    expect(await count({ isDirect: true, notUsedForDays: 90 })).toBe(1)
    expect(await count({ isDirect: false })).toBe(0)
    expect(await count({ onlyExpiring: true })).toBe(0)
    expect(await count({ accessProfileIds: ['nothing'] })).toBe(0)
    expect(await count({ userId: ann, isDirect: true })).toBe(1)
    expect(await count({ userId: ann, isDirect: false })).toBe(0)
    const [found] = (await post('/api/v1/search/grants', {})).list
    expect(found.appEntitlementUserBinding).toMatchObject({ isDirect: true })
    const { list } = await post('/api/v1/search/entitlements', { appEntitlementIds: [entitlement] })
    expect(list).toMatchObject([{ appEntitlement: { id: entitlement, ownerIds: [] } }])
  })

  it('searches the violations of a person', async () => {
    const monitor = (await post('/api/v1/accessconflict', { displayName: 'Both' })).id
    const second = (await post(`/api/v1/apps/${app}/entitlements`, { displayName: 'Write' })).appEntitlementView
    await post(`/api/v1/apps/${app}/entitlements/${second.appEntitlement.id}/add-manual-user`, { userIds: [ann] })
    for (const [appEntitlementId, group] of [
      [entitlement, 'A'],
      [second.appEntitlement.id, 'B'],
    ])
      await post('/api/v1/appentitlementmonitorbinding', {
        ...{ monitorId: monitor, appId: app, appEntitlementId },
        entitlementGroup: `ENTITLEMENT_GROUP_${group}`,
      })
    const search = async (body: object) => (await post('/api/v1/search/accessconflict/violations', body)).list
    expect(await search({ userIds: [ann] })).toMatchObject([
      { violation: { userId: ann, monitorId: monitor }, monitor: { displayName: 'Both' } },
    ])
    expect(await search({ userIds: ['nobody'] })).toEqual([])
    expect(await search({ appEntitlementIds: [entitlement] })).toHaveLength(1)
    expect(await search({ statuses: ['CONFLICT_VIOLATION_STATUS_RESOLVED'] })).toEqual([])
  })
})
