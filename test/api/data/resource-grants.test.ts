import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { useTenant } from '../../use-tenant.ts'
import { accessDataOf } from './access-data.ts'

describe('what groups and owners have', async () => {
  const server = await useTenant()
  const data = await accessDataOf(server)
  const post = async (path: string, body: object) => (await server.call('POST', path, { body })).body
  const app = (await post('/api/v1/apps', { displayName: 'Harbor' })).app.id as string
  const entitlement = async (displayName: string) =>
    (await post(`/api/v1/apps/${app}/entitlements`, { displayName })).appEntitlementView.appEntitlement.id as string
  const [read, write] = [await entitlement('Read'), await entitlement('Write')]
  const types = `/api/v1/apps/${app}/resource_types`
  const type = (await post(types, { displayName: 'Group', resourceType: 'GROUP' })).appResourceType.id as string
  const group = (await post(`${types}/${type}/resources`, { displayName: 'Engineers' })).appResource.id as string
  await server.database.tx((tx) =>
    tx.count(sql`insert into grant_versions (tenant_id, entitlement_key, principal_key, to_resource)
      select r.tenant_id, e.entitlement_key, r.resource_key, true from resources r
      join entitlements e on e.tenant_id = r.tenant_id and e.entitlement_id in (${read}, ${write})
      where r.tenant_id = ${data.tenantId} and r.resource_id = ${group}`),
  )
  const search = async (body: object) => (await post('/api/v1/search/grants/resources', body)).list

  it('lists the entitlements that a group holds', async () => {
    const list = await search({ holderResourceIds: [group] })
    expect(list).toMatchObject([
      {
        appDisplayName: 'Harbor',
        appEntitlementDisplayName: 'Read',
        holderDisplayName: 'Engineers',
        holderTypeDisplayName: 'Group',
        isDirect: true,
        grantSources: [],
      },
      { appEntitlementDisplayName: 'Write' },
    ])
  })

  it('WEB-093 finds them by the name of the holder or of what is held', async () => {
    expect(await search({ query: 'ENGIN' })).toHaveLength(2)
    expect(await search({ query: 'writ' })).toMatchObject([{ appEntitlementDisplayName: 'Write' }])
    expect(await search({ query: 'engineers_' })).toEqual([])
  })

  it('filters them by entitlement, app and how they are held', async () => {
    expect(await search({ entitlementRefs: [{ appId: app, id: write }] })).toHaveLength(1)
    expect(await search({ appIds: [app], isDirect: true })).toHaveLength(2)
    expect(await search({ isDirect: false })).toEqual([])
    expect(await search({ onlyExpiring: true })).toEqual([])
    expect(await search({ holderResourceIds: ['nothing'] })).toEqual([])
  })

  it('finds apps and entitlements by their owner', async () => {
    const ann = await data.user('Ann')
    await server.call('PUT', `/api/v1/apps/${app}/owners`, { body: { userIds: [ann] } })
    await server.call('PUT', `/api/v1/apps/${app}/entitlements/${read}/owners`, { body: { userIds: [ann] } })
    const apps = await post('/api/v1/search/apps', { ownerUserIds: [ann] })
    expect(apps.list.map(({ id }: { id: string }) => id)).toEqual([app])
    const owned = await post('/api/v1/search/entitlements', { ownerUserIds: [ann] })
    expect(owned.list.map(({ appEntitlement }: { appEntitlement: { id: string } }) => appEntitlement.id)).toEqual([
      read,
    ])
    expect((await post('/api/v1/search/apps', { ownerUserIds: ['nobody'] })).list).toEqual([])
  })
})
