import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import type { Reply } from '../../harness.ts'
import { useTenant } from '../../use-tenant.ts'
import { fieldsOf } from '../faults.ts'
import { accessDataOf } from './access-data.ts'

const reasonOf = (reply: Reply): string =>
  reply.body.details.find((detail: { reason?: string }) => detail.reason !== undefined)?.reason

describe('resource types and resources', async () => {
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
  const RESOURCES = `${TYPES}/${group}/resources`
  const newResource = async (displayName: string, body: object = {}): Promise<string> =>
    (await post(RESOURCES, { displayName, ...body })).body.appResource.id
  const [ann, gone] = [await data.user('Ann'), await data.user('Gone', { status: 'DISABLED' })]

  describe('resources', () => {
    it('are made, got and listed with every field and nothing null', async () => {
      const { status, body } = await post(RESOURCES, {
        display_name: ' Admins ',
        description: 'All of them',
        annotations: { team: 'ops' },
        resource_owner_user_ids: [ann],
        matchBatonId: 'baton-1',
      })
      expect(status).toBe(200)
      expect(body.appResource).toMatchObject({
        appId: app,
        appResourceTypeId: group,
        displayName: 'Admins',
        description: 'All of them',
        customDescription: '',
        annotations: { team: 'ops' },
        parentAppResourceId: '',
        parentAppResourceTypeId: '',
        externalId: '',
        grantCount: '0',
        nhiType: 'NHI_TYPE_UNSPECIFIED',
        profile: {},
        matchBatonId: 'baton-1',
      })
      const { appResourceView } = (await get(`${RESOURCES}/${body.appResource.id}`)).body
      expect(appResourceView).toEqual({
        appResource: body.appResource,
        appPath: '',
        resourceTypePath: '',
        parentResourcePath: '',
        parentResourceTypePath: '',
        objectPermissions: { read: true, edit: true, delete: true, extra: {} },
      })
      expect((await get(RESOURCES)).body.list).toContainEqual(appResourceView)
      expect(JSON.stringify(body)).not.toContain('null')
    })

    it('count the grants on their entitlements', async () => {
      const id = await newResource('Counted')
      const [one, two] = [await data.account(app, '1'), await data.account(app, '2')]
      for (const name of ['member', 'owner']) {
        const entitlement = await data.entitlement(app, name, { typeId: group, resourceId: id })
        for (const account of [one, two]) await data.grant(entitlement, account)
      }
      expect((await get(`${RESOURCES}/${id}`)).body.appResourceView.appResource.grantCount).toBe('4')
    })

    it.each<[string, unknown, string[]]>([
      ['no name', {}, ['displayName']],
      ['a blank name', { displayName: ' ' }, ['displayName']],
      [
        'owners who cannot be',
        { displayName: 'x', resourceOwnerUserIds: ['x', ann, gone] },
        ['resourceOwnerUserIds[0]', 'resourceOwnerUserIds[2]'],
      ],
      ['a bad annotation', { displayName: 'x', annotations: { '-': 'x' } }, ['annotations["-"]']],
      ['an annotation that is a number', { displayName: 'x', annotations: { a: 1 } }, ['annotations.a']],
      ['a field it does not take', { displayName: 'x', parentAppResourceId: 'x' }, ['parentAppResourceId']],
    ])('are not made from %s', async (_, body, fields) => {
      const reply = await post(RESOURCES, body)
      expect(reply.status).toBe(400)
      expect(fieldsOf(reply)).toEqual(fields)
    })

    it('change in the fields of the mask, as a new version', async () => {
      const id = await newResource('Before', { description: 'Stays', annotations: { a: '1' } })
      const appResource = { displayName: 'After', custom_description: 'Ours', annotations: { a: '', b: '2' } }
      const { body } = await post(`${RESOURCES}/${id}`, { appResource, updateMask: 'displayName,annotations' })
      expect(body.appResourceView.appResource).toMatchObject({
        displayName: 'After',
        description: 'Stays',
        customDescription: '',
        annotations: { b: '2' },
      })
      const unmasked = await post(`${RESOURCES}/${id}`, { app_resource: { customDescription: 'Ours' } })
      expect(unmasked.body.appResourceView.appResource).toMatchObject({
        displayName: 'After',
        customDescription: 'Ours',
      })
      const same = await post(`${RESOURCES}/${id}`, { appResource: unmasked.body.appResourceView.appResource })
      expect(same.status).toBe(200)
      expect(await data.versions('resource', id)).toEqual({ open: 1, closed: 3 })
      const row = await server.database.read((reader) =>
        reader.first<{ edited: string[] }>(sql`select edited from resources where resource_id = ${id}`),
      )
      expect(row?.edited).toContain('custom_description')
    })

    it('keep the id by which a client finds them again until another is given', async () => {
      const id = await newResource('Found again', { match_baton_id: 'one' })
      const batonAfter = async (body: object) => {
        const { status } = await post(`${RESOURCES}/${id}`, body)
        expect(status).toBe(200)
        return (await get(`${RESOURCES}/${id}`)).body.appResourceView.appResource.matchBatonId
      }
      expect(await batonAfter({ appResource: { displayName: 'Renamed' } })).toBe('one')
      expect(
        await batonAfter({ appResource: { displayName: 'Other', matchBatonId: 'two' }, updateMask: 'displayName' }),
      ).toBe('one')
      expect(await batonAfter({ appResource: { matchBatonId: 'two' }, updateMask: 'match_baton_id' })).toBe('two')
      expect(await batonAfter({ updateMask: 'matchBatonId' })).toBe('')
      expect(
        (await get(`${RESOURCES}/${await newResource('Without')}`)).body.appResourceView.appResource,
      ).toMatchObject({
        matchBatonId: '',
      })
    })

    it.each<[string, unknown, string[]]>([
      ['a cleared name', { updateMask: 'displayName' }, ['appResource.displayName']],
      ['a read-only field', { appResource: { grantCount: '5' }, updateMask: 'grantCount' }, ['updateMask']],
      [
        'a parent that is not there',
        { appResource: { parentAppResourceId: 'x' } },
        ['appResource.parentAppResourceId'],
      ],
      ['a wrong type', { appResource: { description: 5 } }, ['appResource.description']],
    ])('do not change to %s', async (_, body, fields) => {
      const id = await newResource('Unchanged')
      const reply = await post(`${RESOURCES}/${id}`, body)
      expect(reply.status).toBe(400)
      expect(fieldsOf(reply)).toEqual(fields)
      expect(await data.versions('resource', id)).toEqual({ open: 1, closed: 0 })
    })

    it('are part of another of the same app, never of themselves, however indirectly', async () => {
      const [a, b, c] = [await newResource('A'), await newResource('B'), await newResource('C')]
      const put = (id: string, parentAppResourceId: string) =>
        post(`${RESOURCES}/${id}`, { appResource: { parentAppResourceId } })
      const placed = await put(b, a)
      expect(placed.body.appResourceView.appResource).toMatchObject({
        parentAppResourceId: a,
        parentAppResourceTypeId: group,
      })
      expect((await put(c, b)).status).toBe(200)
      for (const below of [a, b, c]) expect((await put(a, below)).status).toBe(400)
      const otherType = await newType('T', 'GROUP', `/api/v1/apps/${otherApp}/resource_types`)
      const elsewhere = await post(`/api/v1/apps/${otherApp}/resource_types/${otherType}/resources`, {
        displayName: 'E',
      })
      expect((await put(a, elsewhere.body.appResource.id)).status).toBe(400)
      const refused = await remove(`${RESOURCES}/${a}`)
      expect([refused.status, reasonOf(refused)]).toEqual([409, 'IN_USE'])
      expect((await put(b, '')).body.appResourceView.appResource.parentAppResourceId).toBe('')
      expect((await remove(`${RESOURCES}/${a}`)).status).toBe(200)
    })

    it('that become part of each other at the same time make no circle', async () => {
      const [a, b] = [await newResource('A'), await newResource('B')]
      const replies = await Promise.all([
        post(`${RESOURCES}/${a}`, { appResource: { parentAppResourceId: b } }),
        post(`${RESOURCES}/${b}`, { appResource: { parentAppResourceId: a } }),
      ])
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 400])
    })

    it('expand app, type and parent, each once', async () => {
      const parent = await newResource('Parent of two')
      for (const name of ['Child 1', 'Child 2'])
        await post(`${RESOURCES}/${await newResource(name)}`, { appResource: { parentAppResourceId: parent } })
      const { body } = await post('/api/v1/search/app_resources', { query: 'child', expandMask: { paths: ['*'] } })
      expect(body.list).toHaveLength(2)
      expect(
        body.expanded.map((object: Record<string, string>) => `${object['@type']} ${object.displayName}`).sort(),
      ).toEqual([
        'type.googleapis.com/svc.api.app.v1.App Files',
        'type.googleapis.com/svc.api.app.v1.AppResource Parent of two',
        'type.googleapis.com/svc.api.app.v1.AppResourceType Group',
      ])
      for (const view of body.list) {
        const at = (path: string) => body.expanded[Number(/^\$\.expanded\[(\d+)\]$/.exec(path)?.[1])]?.id
        expect(
          [view.appPath, view.resourceTypePath, view.parentResourcePath, view.parentResourceTypePath].map(at),
        ).toEqual([app, group, parent, group])
      }
      const one = await post(`${RESOURCES}/${parent}`, { expandMask: { paths: ['app_resource_type_id'] } })
      expect(one.body.appResourceView).toMatchObject({ appPath: '', resourceTypePath: '$.expanded[0]' })
      const other = await post('/api/v1/search/app_resources', { expandMask: { paths: ['owner_ids'] } })
      expect([other.status, reasonOf(other)]).toEqual([400, 'UNKNOWN_EXPAND_PATH'])
    })

    it('that are removed take their entitlements and grants with them, and the grants they hold', async () => {
      const [id, kept] = [await newResource('Removed'), await newResource('Kept')]
      const account = await data.account(app, 'x')
      const [mine, others] = [
        await data.entitlement(app, 'mine', { typeId: group, resourceId: id }),
        await data.entitlement(app, 'others', { typeId: group, resourceId: kept }),
      ]
      const before = (await data.openGrants()) ?? 0
      await data.grant(mine, account)
      await data.grant(others, account)
      await data.grant(others, id)
      expect((await remove(`${RESOURCES}/${id}`)).status).toBe(200)
      expect(await data.openGrants()).toBe(before + 1)
      const left = await server.database.read((reader) =>
        reader.rows(sql`select 1 from entitlements where entitlement_id = ${mine}`),
      )
      expect(left).toEqual([])
      for (const method of ['GET', 'POST', 'DELETE'])
        expect((await server.call(method, `${RESOURCES}/${id}`)).status).toBe(404)
    })

    it('that were imported change but are not removed', async () => {
      const id = await newResource('Imported')
      await data.comesFromSource('resource', id)
      expect((await post(`${RESOURCES}/${id}`, { appResource: { displayName: 'Ours' } })).status).toBe(200)
      const { appResourceView } = (await get(`${RESOURCES}/${id}`)).body
      expect(appResourceView).toMatchObject({
        appResource: { displayName: 'Ours', externalId: `ext-${id}` },
        objectPermissions: { edit: true, delete: false },
      })
      const refused = await remove(`${RESOURCES}/${id}`)
      expect([refused.status, reasonOf(refused)]).toEqual([409, 'NOT_MANUALLY_MANAGED'])
    })

    it('are of their app and type alone', async () => {
      const id = await newResource('Placed')
      for (const path of [`/api/v1/apps/${otherApp}/resource_types/${group}`, `${TYPES}/${role}`, `${TYPES}/nothing`])
        for (const method of ['GET', 'POST', 'DELETE'])
          expect((await server.call(method, `${path}/resources/${id}`)).status).toBe(404)
    })

    describe('in lists', () => {
      const made: string[] = []
      beforeAll(async () => {
        for (let i = 0; i < 22; i++) made.push(await newResource(`Row ${i}`))
        made.sort()
      })

      it.each<[string, (token: string) => Promise<Reply>]>([
        ['the list', (token) => get(`${RESOURCES}?page_size=10&page_token=${token}`)],
        ['a search', (token) => post('/api/v1/search/app_resources', { query: 'row', pageSize: 10, pageToken: token })],
        [
          'a search backwards',
          (token) =>
            post('/api/v1/search/app_resources', {
              query: 'row',
              pageSize: 10,
              pageToken: token,
              direction: 'SORT_DIRECTION_DESC',
            }),
        ],
      ])('by %s are each there once while others are added', async (kind, ask) => {
        const seen: string[] = []
        let token = ''
        do {
          const { body } = await ask(token)
          seen.push(...body.list.map((view: { appResource: { id: string } }) => view.appResource.id))
          await newResource('Row meanwhile')
          token = body.nextPageToken
        } while (token !== '')
        expect(seen).toEqual(
          kind.endsWith('backwards') ? [...new Set(seen)].sort().reverse() : [...new Set(seen)].sort(),
        )
        expect(seen).toEqual(expect.arrayContaining(made))
      })

      it('are searched by every filter', async () => {
        const owner = await data.user('Owner')
        const [a, b] = [await newResource('Zulu a', { resourceOwnerUserIds: [owner] }), await newResource('zulu b')]
        const c = (await post(`${TYPES}/${role}/resources`, { displayName: 'Zulu c' })).body.appResource.id
        const account = await data.account(app, 'a')
        await data.grant(await data.entitlement(app, 'm', { typeId: group, resourceId: b }), account)
        const search = async (body: object) =>
          (await post('/api/v1/search/app_resources', { query: 'ZULU', ...body })).body.list
            .map((view: { appResource: { displayName: string } }) => view.appResource.displayName.at(-1))
            .sort()
            .join('')
        for (const [filter, found] of [
          [{}, 'abc'],
          [{ appId: app, appIds: [app, otherApp], refs: [], resourceIds: [] }, 'abc'],
          [{ appId: otherApp }, ''],
          [{ appIds: [otherApp] }, ''],
          [{ resourceIds: [a, b], excludeResourceIds: [b] }, 'a'],
          [{ resourceTypeIds: [role] }, 'c'],
          [{ resource_type_trait_ids: ['ROLE', 'VAULT'] }, 'c'],
          [{ excludeResourceTypeTraitIds: ['ROLE'] }, 'ab'],
          [
            {
              refs: [
                { appId: app, appResourceTypeId: group, id: a },
                { appId: app, appResourceTypeId: group, id: c },
              ],
            },
            'a',
          ],
          [{ ownerUserIds: [owner, ann] }, 'a'],
          [{ unownedOnly: true }, 'bc'],
          [{ appUserIds: [account] }, 'b'],
          [{ nhiTypes: ['NHI_TYPE_UNSPECIFIED'] }, 'abc'],
          [{ nhiTypes: ['NHI_TYPE_ASSUMABLE_ROLE'] }, ''],
          [{ agentStatuses: ['AGENT_STATUS_READY'] }, ''],
          [{ credentialTypes: ['CREDENTIAL_TYPE_CERTIFICATE'] }, ''],
          [{ withOpenFindings: true }, ''],
          [{ secretAging: { days: 5 } }, ''],
          [{ withOpenFindings: false, excludeDeletedApps: true, excludeDeletedResourceBindings: true }, 'abc'],
          [{ sortField: 'APP_RESOURCE_SORT_FIELD_LAST_USED_AT' }, 'abc'],
        ] as const)
          expect([JSON.stringify(filter), await search(filter)]).toEqual([JSON.stringify(filter), found])
      })

      it('refuse tokens of other lists and filters of the wrong type', async () => {
        const { nextPageToken: pageToken } = (await get(`${RESOURCES}?page_size=10`)).body
        expect((await get(`${TYPES}/${role}/resources?page_token=${pageToken}`)).status).toBe(400)
        expect((await post('/api/v1/search/app_resources', { pageToken })).status).toBe(400)
        const ids = Array.from({ length: 1001 }, () => 'x')
        for (const filter of [{ appIds: 'x' }, { refs: [{ id: 'x' }] }, { resourceIds: ids }, { unownedOnly: 'yes' }])
          expect((await post('/api/v1/search/app_resources', filter)).status).toBe(400)
      })
    })
  })

  it('owners of a resource are set, added, removed one by one and all together', async () => {
    const id = await newResource('Owned')
    const base = `${TYPES}/${group}/resource/${id}`
    const bob = await data.user('Bob')
    const owners = async () => {
      const list = await get(`${base}/owners`)
      expect(list.body.immutableUserIds).toEqual([])
      const ids = list.body.list.map((user: { id: string }) => user.id)
      expect((await get(`${base}/ownerids`)).body.userIds).toEqual(ids)
      return ids
    }
    const ask = async (method: string, path: string, body: unknown) =>
      (await server.call(method, `${base}/${path}`, { body })).status
    expect(await ask('PUT', 'owners', { userIds: [ann] })).toBe(200)
    expect(await ask('POST', 'owners', { user_id: bob })).toBe(200)
    expect(await owners()).toEqual([ann, bob].sort())
    expect(await ask('POST', 'owners', { userId: 'nobody' })).toBe(400)
    expect(await ask('POST', 'owners', { userId: gone })).toBe(400)
    expect(await ask('POST', 'owners', {})).toBe(400)
    expect(await ask('DELETE', 'owners', { userId: ann })).toBe(200)
    expect(await ask('DELETE', 'owners', { userId: ann })).toBe(404)
    expect(await owners()).toEqual([bob])
    expect(await ask('PUT', 'owners', { userIds: [ann, gone] })).toBe(400)
    expect((await remove(`${base}/ownerids`)).body).toEqual({})
    expect(await owners()).toEqual([])
    expect(await data.versions('resource', id)).toEqual({ open: 1, closed: 4 })
    expect((await get(`${TYPES}/${role}/resource/${id}/owners`)).status).toBe(404)
  })

  it('who may only read changes nothing, and the view says so', async () => {
    const id = await newResource('Guarded')
    const token = await data.tokenWith(['read_only_administrator'])
    const view = await server.call('GET', `${RESOURCES}/${id}`, { token })
    expect(view.body.appResourceView.objectPermissions).toMatchObject({ read: true, edit: false, delete: false })
    for (const [method, path] of [
      ['POST', TYPES],
      ['POST', `${TYPES}/${group}`],
      ['DELETE', `${TYPES}/${group}`],
      ['POST', RESOURCES],
      ['POST', `${RESOURCES}/${id}`],
      ['DELETE', `${RESOURCES}/${id}`],
      ['PUT', `${TYPES}/${group}/resource/${id}/owners`],
    ] as const)
      expect((await server.call(method, path, { token })).status).toBe(403)
    const basic = await data.tokenWith(['basic_user'])
    expect((await server.call('GET', RESOURCES, { token: basic })).status).toBe(403)
  })
})
