import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { useTenant } from '../../use-tenant.ts'
import { fieldsOf, violationsOf } from '../faults.ts'
import { accessDataOf } from './access-data.ts'

describe('owners of apps', async () => {
  const server = await useTenant()
  const data = await accessDataOf(server)
  const post = (path: string, body: unknown) => server.call('POST', path, { body })
  const create = async (body: Record<string, unknown>) => (await post('/api/v1/apps', body)).body.app
  const [ann, bob, gone] = [
    await data.user('Ann'),
    await data.user('Bob'),
    await data.user('Gone', { status: 'DISABLED' }),
  ]

  describe('owners', () => {
    const ownersOf = async (id: string) => {
      const [list, ids] = [
        await server.call('GET', `/api/v1/apps/${id}/owners`),
        await server.call('GET', `/api/v1/apps/${id}/ownerids`),
      ]
      const listed = list.body.list.map((user: { id: string }) => user.id)
      expect(listed).toEqual(ids.body.userIds)
      return listed
    }
    const set = (id: string, userIds?: unknown) =>
      server.call('PUT', `/api/v1/apps/${id}/owners`, { body: { userIds } })

    it('are set, added once, removed, and removed together', async () => {
      const { id } = await create({ displayName: 'Owned' })
      const both = [ann, bob].sort()
      expect((await set(id, [bob, ann, bob])).body).toEqual({})
      expect(await ownersOf(id)).toEqual(both)
      expect((await set(id, [ann])).status).toBe(200)
      for (let i = 0; i < 2; i++)
        expect((await server.call('POST', `/api/v1/apps/${id}/owners/${bob}`)).status).toBe(200)
      expect(await ownersOf(id)).toEqual(both)
      expect(await data.versions('app', id)).toEqual({ open: 1, closed: 3 })
      expect((await server.call('DELETE', `/api/v1/apps/${id}/owners/${ann}`)).status).toBe(200)
      expect((await server.call('DELETE', `/api/v1/apps/${id}/owners/${ann}`)).status).toBe(404)
      expect(await ownersOf(id)).toEqual([bob])
      const removed = await server.call('DELETE', `/api/v1/apps/${id}/owners`, { body: { user_ids: [bob] } })
      expect(removed.status).toBe(200)
      expect(await ownersOf(id)).toEqual([])
    })

    it('are active people of the tenant, at most 100', async () => {
      const { id } = await create({ displayName: 'Strict' })
      expect(violationsOf(await set(id, [ann, 'nobody', gone]))).toEqual([
        { field: 'userIds[1]', description: 'there is no user with this id' },
        { field: 'userIds[2]', description: 'is disabled and cannot become an owner' },
      ])
      expect((await set(id, [''])).status).toBe(400)
      expect((await set(id, ann)).status).toBe(400)
      expect(
        (
          await set(
            id,
            Array.from({ length: 101 }, () => ann),
          )
        ).status,
      ).toBe(400)
      expect((await server.call('POST', `/api/v1/apps/${id}/owners/nobody`)).status).toBe(404)
      expect((await server.call('POST', `/api/v1/apps/${id}/owners/${gone}`)).status).toBe(400)
      const many = await Promise.all(Array.from({ length: 100 }, (_, i) => data.user(`Owner ${i}`)))
      expect((await set(id, many)).status).toBe(200)
      expect(fieldsOf(await server.call('POST', `/api/v1/apps/${id}/owners/${ann}`))).toEqual(['userId'])
      expect((await server.call('DELETE', `/api/v1/apps/${id}/owners`, { body: {} })).status).toBe(400)
      const foreign = await server.call('DELETE', `/api/v1/apps/${id}/owners`, { body: { userIds: [many[0], ann] } })
      expect(fieldsOf(foreign)).toEqual(['userIds[1]'])
      const first = await server.call('GET', `/api/v1/apps/${id}/owners?page_size=60`)
      const rest = await server.call(
        'GET',
        `/api/v1/apps/${id}/owners?page_size=60&page_token=${first.body.nextPageToken}`,
      )
      const ids = [...first.body.list, ...rest.body.list].map((user: { id: string }) => user.id)
      expect(ids).toEqual([...many].sort())
    })

    it('that are added at the same time all count', async () => {
      const { id } = await create({ displayName: 'Crowded' })
      const people = await Promise.all(Array.from({ length: 10 }, (_, i) => data.user(`Crowd ${i}`)))
      await Promise.all(people.map((user) => server.call('POST', `/api/v1/apps/${id}/owners/${user}`)))
      expect(await ownersOf(id)).toEqual([...people].sort())
    })

    it('of an app that is not there are 404', async () => {
      for (const [method, path] of [
        ['GET', 'owners'],
        ['GET', 'ownerids'],
        ['PUT', 'owners'],
        ['POST', `owners/${ann}`],
        ['DELETE', `owners/${ann}`],
      ] as const)
        expect((await server.call(method, `/api/v1/apps/nothing/${path}`)).status).toBe(404)
    })
  })

  it('what a person owns is listed by kind: apps, resources, entitlements', async () => {
    const owner = await data.user('Owner of much')
    const app = await create({ displayName: 'Owned app', owners: [owner] })
    const type = (await post(`/api/v1/apps/${app.id}/resource_types`, { displayName: 'G', resourceType: 'GROUP' })).body
      .appResourceType.id
    const groups: string[] = []
    for (let i = 0; i < 11; i++) {
      const body = { displayName: `Group ${i}`, resourceOwnerUserIds: [owner] }
      groups.push((await post(`/api/v1/apps/${app.id}/resource_types/${type}/resources`, body)).body.appResource.id)
    }
    const entitlement = await data.entitlement(app.id, 'Member', { typeId: type, resourceId: groups[0] ?? '' })
    await server.database.tx((tx) =>
      tx.count(sql`update entitlements set owner_ids = array[${owner}] where entitlement_id = ${entitlement}`),
    )
    const search = (body: object) => post('/api/v1/search/user-ownership', { userId: owner, ...body })
    const first = (await search({ pageSize: 10 })).body
    const rest = (await search({ pageSize: 10, pageToken: first.nextPageToken })).body
    const entries = [...first.list, ...rest.list]
    expect(rest.nextPageToken).toBe('')
    expect(entries.map((entry) => entry.ownershipType.replace('USER_OWNERSHIP_TYPE_', ''))).toEqual([
      'APP',
      ...groups.map(() => 'RESOURCE'),
      'ENTITLEMENT',
    ])
    expect(entries.slice(1, 12).map((entry) => entry.resourceId)).toEqual([...groups].sort())
    expect(entries[12]).toEqual({
      ownershipType: 'USER_OWNERSHIP_TYPE_ENTITLEMENT',
      appId: app.id,
      appDisplayName: 'Owned app',
      resourceTypeId: type,
      resourceId: groups[0],
      resourceDisplayName: 'Group 0',
      entitlementId: entitlement,
      entitlementDisplayName: 'Member',
    })
    const apps = (await search({ ownershipTypes: ['USER_OWNERSHIP_TYPE_APP'] })).body.list
    expect(apps).toMatchObject([{ appId: app.id, resourceId: '', entitlementId: '' }])
    expect((await search({ pageToken: first.nextPageToken, ownershipTypes: ['USER_OWNERSHIP_TYPE_APP'] })).status).toBe(
      400,
    )
    expect((await post('/api/v1/search/user-ownership', {})).status).toBe(400)
    expect((await search({ userId: 'nobody' })).body.list).toEqual([])
  })
})
