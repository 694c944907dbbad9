import { describe, expect, it } from 'vitest'
import type { Reply } from '../../harness.ts'
import { useTenant } from '../../use-tenant.ts'
import { fieldsOf } from '../faults.ts'
import { accessDataOf } from './access-data.ts'

const reasonOf = (reply: Reply): string =>
  reply.body.details.find((detail: { reason?: string }) => detail.reason !== undefined)?.reason

describe('resource types of an app', async () => {
  const server = await useTenant()
  const data = await accessDataOf(server)
  const post = (path: string, body: unknown) => server.call('POST', path, { body })
  const get = (path: string) => server.call('GET', path)
  const remove = (path: string) => server.call('DELETE', path)
  const newApp = async (displayName: string): Promise<string> =>
    (await post('/api/v1/apps', { displayName })).body.app.id
  const [app, otherApp] = [await newApp('Files'), await newApp('Mail')]
  const TYPES = `/api/v1/apps/${app}/resource_types`
  const newType = async (displayName: string, resourceType = 'GROUP', path = TYPES): Promise<string> =>
    (await post(path, { displayName, resourceType })).body.appResourceType.id
  const [group, role] = [await newType('Group'), await newType('Role', 'ROLE')]

  describe('resource types', () => {
    it('are made with a name and a kind, got, listed and changed', async () => {
      const { status, body } = await post(TYPES, { display_name: ' Vault ', resource_type: 'VAULT' })
      expect(status).toBe(200)
      expect(body).toMatchObject({
        appResourceType: { appId: app, displayName: 'Vault', traitIds: ['VAULT'] },
        expanded: [],
      })
      const { id } = body.appResourceType
      expect((await get(`${TYPES}/${id}`)).body).toEqual({
        appResourceTypeView: { appResourceType: body.appResourceType, appPath: '' },
        expanded: [],
      })
      const change = { appResourceType: { ...body.appResourceType, displayName: 'Safe', traitIds: [] } }
      const changed = await post(`${TYPES}/${id}`, { ...change, updateMask: 'display_name' })
      expect(changed.body.appResourceType).toMatchObject({ displayName: 'Safe', traitIds: ['VAULT'] })
      const cleared = await post(`${TYPES}/${id}`, { updateMask: { paths: ['traitIds'] } })
      expect(cleared.body.appResourceType).toMatchObject({ displayName: 'Safe', traitIds: [] })
      expect(await data.versions('resource_type', id)).toEqual({ open: 1, closed: 2 })
    })

    it.each<[string, unknown, string[]]>([
      ['nothing', {}, ['displayName', 'resourceType']],
      ['a blank name', { displayName: ' ', resourceType: 'ROLE' }, ['displayName']],
      ['an unknown kind', { displayName: 'x', resourceType: 'role' }, ['resourceType']],
      ['an unknown field', { displayName: 'x', resourceType: 'ROLE', traitIds: [] }, ['traitIds']],
    ])('are not made from %s', async (_, body, fields) => {
      const reply = await post(TYPES, body)
      expect(reply.status).toBe(400)
      expect(fieldsOf(reply).sort()).toEqual(fields)
    })

    it.each<[string, unknown, string[]]>([
      ['a cleared name', { updateMask: 'displayName' }, ['appResourceType.displayName']],
      ['a read-only field', { appResourceType: { appId: 'x' }, updateMask: 'appId' }, ['updateMask']],
      ['wrong kinds', { appResourceType: { traitIds: [1] } }, ['appResourceType.traitIds[0]']],
    ])('are not changed to %s', async (_, body, fields) => {
      const reply = await post(`${TYPES}/${role}`, body)
      expect(reply.status).toBe(400)
      expect(fieldsOf(reply)).toEqual(fields)
    })

    it('with resources are not removed, and the answer says how many', async () => {
      const id = await newType('Used')
      const resource = (await post(`${TYPES}/${id}/resources`, { displayName: 'One' })).body.appResource.id
      const refused = await remove(`${TYPES}/${id}`)
      expect([refused.status, reasonOf(refused)]).toEqual([409, 'IN_USE'])
      expect(refused.body.message).toContain('1 resource and 0 entitlements')
      const typed = await newType('Used by an entitlement')
      await data.entitlement(app, 'of no resource', { typeId: typed })
      expect((await remove(`${TYPES}/${typed}`)).body.message).toContain('0 resources and 1 entitlement')
      expect((await remove(`${TYPES}/${id}/resources/${resource}`)).status).toBe(200)
      expect((await remove(`${TYPES}/${id}`)).status).toBe(200)
      for (const method of ['GET', 'POST', 'DELETE'])
        expect((await server.call(method, `${TYPES}/${id}`)).status).toBe(404)
      expect((await get(`${TYPES}/${id}/resources`)).status).toBe(404)
    })

    it('that were imported are neither changed nor removed', async () => {
      const id = await newType('Imported')
      await data.comesFromSource('resource_type', id)
      const replies = [
        await post(`${TYPES}/${id}`, { appResourceType: { displayName: 'x' } }),
        await remove(`${TYPES}/${id}`),
      ]
      expect(replies.map(({ status }) => status)).toEqual([409, 409])
      expect(replies.map(reasonOf)).toEqual(['NOT_MANUALLY_MANAGED', 'NOT_MANUALLY_MANAGED'])
    })

    it('are of their app alone', async () => {
      for (const method of ['GET', 'POST', 'DELETE'])
        expect((await server.call(method, `/api/v1/apps/${otherApp}/resource_types/${group}`)).status).toBe(404)
      expect((await get('/api/v1/apps/nothing/resource_types')).status).toBe(404)
      expect(
        (await post('/api/v1/apps/nothing/resource_types', { displayName: 'x', resourceType: 'ROLE' })).status,
      ).toBe(404)
    })

    it('are listed and searched page by page, every one once while others are added', async () => {
      const many = await newApp('Many types')
      const path = `/api/v1/apps/${many}/resource_types`
      const made: string[] = []
      for (let i = 0; i < 21; i++) made.push(await newType(`Kind ${i}`, 'CUSTOM', path))
      for (const ask of [
        (token: string) => get(`${path}?page_size=10&page_token=${token}`),
        (token: string) =>
          post('/api/v1/search/app_resource_types', { appIds: [many], pageSize: 10, pageToken: token }),
      ]) {
        const seen: string[] = []
        let token = ''
        do {
          const { body } = await ask(token)
          seen.push(...body.list.map((row: Record<string, { id: string }>) => (row.appResourceType ?? row).id))
          await newType('Meanwhile', 'CUSTOM', path)
          token = body.nextPageToken
        } while (token !== '')
        expect(new Set(seen).size).toBe(seen.length)
        expect(seen).toEqual(expect.arrayContaining(made))
      }
    })

    it('are searched by name, app, kind, id and by whose account can reach them', async () => {
      const other = await newType('Groupware', 'LICENSE', `/api/v1/apps/${otherApp}/resource_types`)
      const account = await data.account(app, 'a')
      await data.grant(await data.entitlement(app, 'in role', { typeId: role }), account)
      const search = async (body: object) =>
        (await post('/api/v1/search/app_resource_types', { ...body })).body.list
          .map(({ id }: { id: string }) => id)
          .sort()
      expect(await search({ query: 'GROUPWARE' })).toEqual([other])
      expect(await search({ displayName: 'groupw', appIds: [app] })).toEqual([])
      expect(await search({ resourceTypeIds: [group, role, other], excludeResourceTypeIds: [group] })).toEqual(
        [role, other].sort(),
      )
      expect(await search({ appIds: [app, otherApp], resourceTypeTraitIds: ['LICENSE'] })).toEqual([other])
      expect(await search({ resourceTypeIds: [group, other], excludeResourceTypeTraitIds: ['LICENSE'] })).toEqual([
        group,
      ])
      expect(await search({ app_user_ids: [account] })).toEqual([role])
      expect(await search({ appUserIds: ['nobody'] })).toEqual([])
    })
  })
})
