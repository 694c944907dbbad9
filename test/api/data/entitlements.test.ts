import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { fieldsOf } from '../faults.ts'
import { accessDataOf } from './access-data.ts'

describe('entitlements', async () => {
  const server = await useServer(API_ENGINE)
  const data = await accessDataOf(server)
  const post = (path: string, body: unknown, token?: string) =>
    server.call('POST', path, token ? { body, token } : { body })
  const get = (path: string) => server.call('GET', path)
  const made = async (path: string, body: unknown) => (await post(path, body)).body
  const newApp = async (displayName: string) => (await made('/api/v1/apps', { displayName })).app.id as string
  const newValue = async (kind: string, value: string) =>
    (await made(`/api/v1/attributes/${kind}`, { value })).value.id as string
  const [ann, bob, gone] = [
    await data.user('Ann'),
    await data.user('Bob'),
    await data.user('Gone', { status: 'DISABLED' }),
  ]
  const app = await newApp('Payroll')
  const entitlements = `/api/v1/apps/${app}/entitlements`
  const create = (body: Record<string, unknown>) => post(entitlements, body)
  const newEntitlement = async (body: Record<string, unknown>, of = app) =>
    (await made(`/api/v1/apps/${of}/entitlements`, body)).appEntitlementView.appEntitlement.id as string
  const versionsOf = (id: string) =>
    server.database.read((reader) =>
      reader.rows<{ name: string; edited: string[]; open: boolean; removed: boolean }>(sql`
        select display_name as name, edited, closed_at is null as open, removed from entitlement_versions
        where entitlement_id = ${id} order by version`),
    )
  const comesFromSource = (id: string) =>
    server.database.tx((tx) =>
      tx.count(sql`update entitlements set source_id = 'source', external_id = ${`ext-${id}`}
        where entitlement_id = ${id}`),
    )
  const [policy, risk, sox, pci] = [
    await data.policy('Yearly'),
    await newValue('risk_levels', 'Very high'),
    await newValue('compliance_frameworks', 'Framework 1'),
    await newValue('compliance_frameworks', 'Framework 2'),
  ]
  const { appResourceType } = await made(`/api/v1/apps/${app}/resource_types`, {
    displayName: 'Groups',
    resourceType: 'GROUP',
  })
  const type = appResourceType.id as string
  const resources = `/api/v1/apps/${app}/resource_types/${type}/resources`
  const resource = (await made(resources, { displayName: 'Admins' })).appResource.id as string

  it('a new entitlement is shown with every field and nothing null', async () => {
    const { status, body } = await create({
      displayName: ' Approve payments ',
      description: 'Two eyes',
      alias: 'approve',
      slug: 'member',
      purpose: 'APP_ENTITLEMENT_PURPOSE_VALUE_PERMISSION',
      app_resource_type_id: type,
      appResourceId: resource,
      certifyPolicyId: policy,
      riskLevelValueId: risk,
      complianceFrameworkValueIds: [sox, pci],
      durationGrant: '86400s',
      emergencyGrantEnabled: true,
      emergencyGrantPolicyId: policy,
      provisionPolicy: { manual: { instructions: 'Call', userIds: [ann] } },
      matchBatonId: 'baton-1',
      annotations: { managed_by: 'terraform' },
      appEntitlementOwnerIds: [bob, ann],
      expandMask: { paths: ['*'] },
    })
    expect(status).toBe(200)
    const { appEntitlement, objectPermissions } = body.appEntitlementView
    expect(appEntitlement).toEqual({
      id: expect.stringMatching(/^[0-9A-Za-z]{27}$/),
      appId: app,
      appResourceId: resource,
      appResourceTypeId: type,
      displayName: 'Approve payments',
      description: 'Two eyes',
      alias: 'approve',
      slug: 'member',
      purpose: 'APP_ENTITLEMENT_PURPOSE_VALUE_PERMISSION',
      certifyPolicyId: policy,
      grantPolicyId: '',
      revokePolicyId: '',
      emergencyGrantEnabled: true,
      emergencyGrantPolicyId: policy,
      riskLevelValueId: risk,
      complianceFrameworkValueIds: [sox, pci],
      durationGrant: '86400s',
      provisionerPolicy: { manual: { instructions: 'Call', userIds: [ann] } },
      overrideAccessRequestsDefaults: false,
      defaultValuesApplied: false,
      requestSchemaId: '',
      matchBatonId: 'baton-1',
      annotations: { managed_by: 'terraform' },
      ownerIds: expect.arrayContaining([bob, ann]),
      grantCount: '0',
      isManuallyManaged: true,
      isAutomationEnabled: false,
      systemBuiltin: false,
      externalId: '',
      sourceConnectorIds: {},
      userEditedMask: '',
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
    expect(objectPermissions).toEqual({ read: true, edit: true, delete: true, extra: {} })
    const at = (path: string) => body.expanded[Number(/^\$\.expanded\[(\d+)\]$/.exec(path)?.[1])]
    expect(at(body.appEntitlementView.appPath)).toMatchObject({
      '@type': 'type.googleapis.com/svc.api.app.v1.App',
      displayName: 'Payroll',
    })
    expect(at(body.appEntitlementView.appResourcePath)).toMatchObject({
      '@type': 'type.googleapis.com/svc.api.app.v1.AppResource',
      displayName: 'Admins',
    })
    expect(at(body.appEntitlementView.appResourceTypePath)).toMatchObject({
      '@type': 'type.googleapis.com/svc.api.app.v1.AppResourceType',
      displayName: 'Groups',
    })
    const owners = await get(`${entitlements}/${appEntitlement.id}/ownerids`)
    expect(owners.body.userIds).toEqual([ann, bob].sort())
    expect((await get(`${entitlements}/${appEntitlement.id}`)).body.appEntitlementView.appEntitlement).toEqual(
      appEntitlement,
    )
  })

  it('lists the entitlements of an app as items with appEntitlement, with an empty token at the end (interface 4.2)', async () => {
    const other = await newApp('With one')
    const { body } = await get(`/api/v1/apps/${other}/entitlements`)
    expect(body).toEqual({ list: [expect.any(Object)], expanded: [], nextPageToken: '' })
    expect(Object.keys(body.list[0]).sort()).toEqual(
      ['appEntitlement', 'appPath', 'appResourcePath', 'appResourceTypePath', 'objectPermissions'].sort(),
    )
    expect(body.list[0].appEntitlement).toMatchObject({ displayName: 'Access', systemBuiltin: true, durationUnset: {} })
    expect((await get('/api/v1/apps/none/entitlements')).status).toBe(404)
  })

  it.each<[string, Record<string, unknown>, string[]]>([
    ['no name', {}, ['displayName']],
    ['a blank name', { displayName: ' ' }, ['displayName']],
    ['a name with a direction override', { displayName: 'a\u202eb' }, ['displayName']],
    ['a number as name', { displayName: 5 }, ['displayName']],
    ['a read-only field', { displayName: 'x', grantCount: '5' }, ['grantCount']],
    ['an unknown enum value', { displayName: 'x', purpose: 'PERMISSION' }, ['purpose']],
    [
      'policies that do not exist',
      { displayName: 'x', certifyPolicyId: 'a', emergencyGrantPolicyId: 'b' },
      ['certifyPolicyId', 'emergencyGrantPolicyId'],
    ],
    [
      'values that do not exist or are of another kind',
      { displayName: 'x', riskLevelValueId: sox, complianceFrameworkValueIds: [sox, 'none', risk] },
      ['riskLevelValueId', 'complianceFrameworkValueIds[1]', 'complianceFrameworkValueIds[2]'],
    ],
    [
      'owners who cannot be',
      { displayName: 'x', appEntitlementOwnerIds: [ann, 'nobody', gone] },
      ['appEntitlementOwnerIds[1]', 'appEntitlementOwnerIds[2]'],
    ],
    ['a resource without its type', { displayName: 'x', appResourceId: resource }, ['appResourceTypeId']],
    ['a type that does not exist', { displayName: 'x', appResourceTypeId: 'none' }, ['appResourceTypeId']],
    [
      'a resource that does not exist',
      { displayName: 'x', appResourceTypeId: type, appResourceId: 'none' },
      ['appResourceId'],
    ],
    ['a limit and none', { displayName: 'x', durationGrant: '1s', durationUnset: {} }, ['durationUnset']],
    ['a duration that is none', { displayName: 'x', durationGrant: '1.0000000001s' }, ['durationGrant']],
    [
      'two ways to provision',
      { displayName: 'x', provisionPolicy: { manual: {}, unconfigured: {} } },
      ['provisionerPolicy'],
    ],
    ['a bad annotation', { displayName: 'x', annotations: { '1': 'x' } }, ['annotations["1"]']],
  ])('%s is refused, naming the field', async (_, body, fields) => {
    const reply = await create(body)
    expect(reply.status).toBe(400)
    expect(fieldsOf(reply)).toEqual(fields)
  })

  it.each<[string, unknown]>([
    ['a string', { entitlement: { displayName: 'After', alias: 'x' }, updateMask: 'displayName' }],
    [
      'paths in snake case',
      { entitlement: { display_name: 'After', alias: 'x' }, update_mask: { paths: ['display_name'] } },
    ],
  ])('a mask given as %s changes what it names alone; the version before is kept', async (_, body) => {
    const id = await newEntitlement({ displayName: 'Before', alias: 'kept' })
    const { appEntitlement } = (await post(`${entitlements}/${id}`, body)).body.appEntitlementView
    expect(appEntitlement).toMatchObject({ displayName: 'After', alias: 'kept', userEditedMask: 'displayName' })
    expect(await versionsOf(id)).toEqual([
      { name: 'Before', edited: [], open: false, removed: false },
      { name: 'After', edited: ['display_name'], open: true, removed: false },
    ])
  })

  it('without a mask what is given changes, and what is the same is not marked as changed here', async () => {
    const id = await newEntitlement({ displayName: 'Whole', durationGrant: '60s', annotations: { a: '1', b: '2' } })
    const { appEntitlement: read } = (await get(`${entitlements}/${id}`)).body.appEntitlementView
    // Everything is sent back as it was read, read-only fields too, with three changes.
    const sent = { ...read, slug: 'admin', durationGrant: '120s', annotations: { a: '', c: '3' } }
    const { appEntitlement } = (await post(`${entitlements}/${id}`, { entitlement: sent })).body.appEntitlementView
    expect(appEntitlement).toMatchObject({ slug: 'admin', durationGrant: '120s', annotations: { b: '2', c: '3' } })
    expect(appEntitlement.userEditedMask.split(',').sort()).toEqual(['annotations', 'durationGrant', 'slug'])
    await post(`${entitlements}/${id}`, { entitlement: { slug: 'admin' } })
    expect(await versionsOf(id)).toHaveLength(2)
  })

  it('fields that the mask names and that are absent are cleared', async () => {
    const id = await newEntitlement({
      displayName: 'Cleared',
      description: 'x',
      riskLevelValueId: risk,
      complianceFrameworkValueIds: [sox],
      durationGrant: '60s',
    })
    const updateMask = 'description,riskLevelValueId,complianceFrameworkValueIds,durationUnset'
    const { appEntitlement } = (await post(`${entitlements}/${id}`, { updateMask })).body.appEntitlementView
    expect(appEntitlement).toMatchObject({
      description: '',
      riskLevelValueId: '',
      complianceFrameworkValueIds: [],
      durationUnset: {},
    })
    expect(appEntitlement).not.toHaveProperty('durationGrant')
  })

  it('an update is refused for what it names wrongly, and not for what was there before', async () => {
    const old = await data.policy('Old')
    const id = await newEntitlement({ displayName: 'Old', certifyPolicyId: old })
    await server.database.tx((tx) => tx.count(sql`update policies set deleted_at = now() where policy_id = ${old}`))
    expect((await post(`${entitlements}/${id}`, { entitlement: { slug: 'x' } })).status).toBe(200)
    const reply = await post(`${entitlements}/${id}`, {
      entitlement: { displayName: ' ', grantPolicyId: old, grantCount: '1' },
      updateMask: 'displayName,grantPolicyId,grantCount',
    })
    expect(fieldsOf(reply)).toEqual(['updateMask', 'entitlement.displayName', 'entitlement.grantPolicyId'])
    expect((await post(`${entitlements}/none`, {})).status).toBe(404)
    expect((await post(`/api/v1/apps/${await newApp('Other')}/entitlements/${id}`, {})).status).toBe(404)
  })

  it('changes at the same time all take effect', async () => {
    const id = await newEntitlement({ displayName: 'Raced' })
    const changes = [{ alias: 'a' }, { slug: 's' }, { description: 'd' }, { riskLevelValueId: risk }]
    const replies = await Promise.all(changes.map((entitlement) => post(`${entitlements}/${id}`, { entitlement })))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await get(`${entitlements}/${id}`)).body.appEntitlementView.appEntitlement).toMatchObject(
      Object.assign({}, ...changes),
    )
  })

  it('one made here can be removed with its grants; one of a source or of the app itself cannot', async () => {
    const id = await newEntitlement({ displayName: 'Short-lived' })
    await data.grant(id, await data.account(app, 'Holder', ann))
    expect((await get(`${entitlements}/${id}`)).body.appEntitlementView.appEntitlement.grantCount).toBe('1')
    const before = (await data.openGrants()) ?? 0
    expect((await server.call('DELETE', `${entitlements}/${id}`, { body: {} })).body).toEqual({})
    expect(await data.openGrants()).toBe(before - 1)
    expect((await get(`${entitlements}/${id}`)).status).toBe(404)
    expect((await server.call('DELETE', `${entitlements}/${id}`)).status).toBe(404)
    expect(await versionsOf(id)).toEqual([{ name: 'Short-lived', edited: [], open: false, removed: true }])

    const imported = await newEntitlement({ displayName: 'Imported' })
    await comesFromSource(imported)
    const { appEntitlementView } = (await get(`${entitlements}/${imported}`)).body
    expect(appEntitlementView.objectPermissions).toMatchObject({ edit: true, delete: false })
    expect(appEntitlementView.appEntitlement).toMatchObject({
      isManuallyManaged: false,
      externalId: `ext-${imported}`,
      sourceConnectorIds: { source: `ext-${imported}` },
    })
    const refused = await server.call('DELETE', `${entitlements}/${imported}`)
    expect([refused.status, refused.body.details[0].reason]).toEqual([409, 'NOT_MANUALLY_MANAGED'])
    const access = (await get(entitlements)).body.list.find(
      (view: { appEntitlement: { systemBuiltin: boolean } }) => view.appEntitlement.systemBuiltin,
    ).appEntitlement.id
    const builtin = await server.call('DELETE', `${entitlements}/${access}`)
    expect([builtin.status, builtin.body.details[0].reason]).toEqual([409, 'IN_USE'])
  })

  it('owners are added, listed, replaced and removed', async () => {
    const id = await newEntitlement({ displayName: 'Owned' })
    const owners = `${entitlements}/${id}/owners`
    const ownerIds = async () => (await get(`${entitlements}/${id}/ownerids`)).body.userIds
    expect((await post(owners, { user_id: ann })).body).toEqual({})
    expect((await get(owners)).body.list.map((user: { displayName: string }) => user.displayName)).toEqual(['Ann'])
    expect(fieldsOf(await post(owners, { userId: 'nobody' }))).toEqual(['userId'])
    await server.call('PUT', owners, { body: { userIds: [ann, bob] } })
    expect(await ownerIds()).toEqual([ann, bob].sort())
    await server.call('DELETE', `${owners}/${ann}`)
    expect(await ownerIds()).toEqual([bob])
    await server.call('DELETE', owners)
    expect(await ownerIds()).toEqual([])
    expect((await get(`${entitlements}/none/ownerids`)).status).toBe(404)
  })

  it('members are recorded on their account, which is made when there is none; who fails is named', async () => {
    const id = await newEntitlement({ displayName: 'Manual' })
    const account = await data.account(app, 'Bob here', bob)
    const fresh = await data.user('Fresh')
    const add = (userIds: string[], of = id) => post(`${entitlements}/${of}/add-manual-user`, { userIds })
    const { body } = await add([bob, fresh, 'nobody', bob])
    expect(body).toEqual({ bulkActionId: '', failedUsersErrorMap: { nobody: 'No user has this id.' } })
    const holders = (await get(`${entitlements}/${id}/users`)).body.list
    expect(
      holders.map(({ appUser }: { appUser: { appUser: Record<string, string> } }) => [
        appUser.appUser.identityUserId,
        appUser.appUser.displayName,
      ]),
    ).toEqual(
      expect.arrayContaining([
        [bob, 'Bob here'],
        [fresh, 'Fresh'],
      ]),
    )
    expect(holders).toHaveLength(2)
    expect(holders.map(({ appUserId }: { appUserId: string }) => appUserId)).toContain(account)
    await add([bob, fresh])
    expect((await get(`${entitlements}/${id}`)).body.appEntitlementView.appEntitlement.grantCount).toBe('2')
    expect(fieldsOf(await add([]))).toEqual(['userIds'])
    await comesFromSource(id)
    expect((await add([ann])).status).toBe(409)
    expect((await add([ann], 'none')).status).toBe(404)
  })

  it('an account that is deleted in its app is not used again for a member', async () => {
    const back = await data.user('Back again')
    const old = await data.account(app, 'Deleted', back)
    await server.database.tx((tx) =>
      tx.count(sql`update accounts set status = 'STATUS_DELETED' where account_id = ${old}`),
    )
    const id = await newEntitlement({ displayName: 'For who is back' })
    await post(`${entitlements}/${id}/add-manual-user`, { userIds: [back] })
    const [holder] = (await get(`${entitlements}/${id}/users`)).body.list
    expect(holder.appUser.appUser).toMatchObject({ identityUserId: back, status: { status: 'STATUS_ENABLED' } })
    expect(holder.appUserId).not.toBe(old)
  })

  it('a conflict shows as soon as members are added, and ends with the entitlement', async () => {
    const [one, two] = [await newEntitlement({ displayName: 'Pay' }), await newEntitlement({ displayName: 'Approve' })]
    const monitorId = (await made('/api/v1/accessconflict', { displayName: 'Four eyes' })).id as string
    for (const [appEntitlementId, entitlementGroup] of [
      [one, 'ENTITLEMENT_GROUP_A'],
      [two, 'ENTITLEMENT_GROUP_B'],
    ])
      await post('/api/v1/appentitlementmonitorbinding', {
        ...{ monitorId, appId: app, appEntitlementId, entitlementGroup },
      })
    const open = async () =>
      (
        await server.database.read((reader) =>
          reader.rows<{ id: string }>(sql`select user_id as id from conflict_violations
            where monitor_id = ${monitorId} and resolved_at is null`),
        )
      ).map(({ id }) => id)
    await post(`${entitlements}/${one}/add-manual-user`, { userIds: [ann] })
    expect(await open()).toEqual([])
    await post(`${entitlements}/${two}/add-manual-user`, { userIds: [ann] })
    expect(await open()).toEqual([ann])
    await server.call('DELETE', `${entitlements}/${two}`)
    expect(await open()).toEqual([])
  })

  it('adding the same person at the same time makes one account', async () => {
    const newcomer = await data.user('Newcomer')
    const ids = await Promise.all(['One', 'Two', 'Three'].map((displayName) => newEntitlement({ displayName })))
    await Promise.all(ids.map((id) => post(`${entitlements}/${id}/add-manual-user`, { userIds: [newcomer] })))
    expect((await get(`/api/v1/apps/${app}/users/${newcomer}/app_users`)).body.list).toHaveLength(1)
  })

  it('who may only read sees that, and can change nothing', async () => {
    const token = await data.tokenWith(['read_only_administrator'])
    const id = await newEntitlement({ displayName: 'Read only' })
    const view = (await server.call('GET', `${entitlements}/${id}`, { token })).body.appEntitlementView
    expect(view.objectPermissions).toEqual({ read: true, edit: false, delete: false, extra: {} })
    for (const [method, path] of [
      ['POST', entitlements],
      ['POST', `${entitlements}/${id}`],
      ['DELETE', `${entitlements}/${id}`],
      ['POST', `${entitlements}/${id}/add-manual-user`],
      ['POST', `${entitlements}/${id}/owners`],
      ['PUT', `${entitlements}/${id}/owners`],
    ] as const)
      expect((await server.call(method, path, { body: {}, token })).status, `${method} ${path}`).toBe(403)
    const nobody = await data.tokenWith(['basic_user'])
    expect((await server.call('GET', entitlements, { token: nobody })).status).toBe(403)
  })
})
