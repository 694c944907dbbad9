import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import type { Reply } from '../../harness.ts'
import { useTenant } from '../../use-tenant.ts'
import { fieldsOf, violationsOf } from '../faults.ts'
import { accessDataOf } from './access-data.ts'

const names = (reply: Reply): string[] => reply.body.list.map((app: { displayName: string }) => app.displayName)

describe('apps', async () => {
  const server = await useTenant()
  const data = await accessDataOf(server)
  const post = (path: string, body: unknown) => server.call('POST', path, { body })
  const create = async (body: Record<string, unknown>) => (await post('/api/v1/apps', body)).body.app
  const update = (id: string, body: unknown) => post(`/api/v1/apps/${id}`, body)
  const get = (id: string) => server.call('GET', `/api/v1/apps/${id}`)
  const [ann, bob, gone] = [
    await data.user('Ann'),
    await data.user('Bob'),
    await data.user('Gone', { status: 'DISABLED' }),
  ]

  it('a new app is shown with every field, its owners and nothing null', async () => {
    const policy = await data.policy('Yearly')
    const { status, body } = await post('/api/v1/apps', {
      displayName: ' Payroll ',
      description: 'Pays',
      owners: [bob, ann, bob],
      certify_policy_id: policy,
      monthlyCostUsd: 12,
      annotations: { managed_by: 'terraform' },
      identityMatching: 'APP_USER_IDENTITY_MATCHING_STRICT',
      strictAccessEntitlementProvisioning: true,
    })
    expect(status).toBe(200)
    expect(body.app).toMatchObject({
      displayName: 'Payroll',
      description: 'Pays',
      certifyPolicyId: policy,
      grantPolicyId: '',
      monthlyCostUsd: 12,
      annotations: { managed_by: 'terraform' },
      identityMatching: 'APP_USER_IDENTITY_MATCHING_STRICT',
      accessModel: 'APP_ACCESS_MODEL_UNSPECIFIED',
      strictAccessEntitlementProvisioning: true,
      isManuallyManaged: true,
      isDirectory: false,
      userCount: '0',
    })
    expect(body.app.appOwners.map((user: { id: string }) => user.id)).toEqual([ann, bob].sort())
    expect(JSON.stringify(body)).not.toContain('null')
    expect((await get(body.app.id)).body).toEqual(body)
  })

  it('a new app has its access entitlement', async () => {
    const { id } = await create({ displayName: 'With access' })
    const rows = await server.database.read((reader) =>
      reader.rows(sql`select display_name, slug, is_app_access from entitlements where app_id = ${id}`),
    )
    expect(rows).toEqual([{ display_name: 'Access', slug: 'access', is_app_access: true }])
  })

  it.each<[string, Record<string, unknown>, string[]]>([
    ['no name', {}, ['displayName']],
    ['a blank name', { displayName: '  ' }, ['displayName']],
    ['a name with a line break', { displayName: 'a\nb' }, ['displayName']],
    ['an unknown field', { displayName: 'x', state: 'y' }, ['state']],
    ['a read-only field', { displayName: 'x', id: 'y' }, ['id']],
    ['a number as text', { displayName: 'x', monthlyCostUsd: '5' }, ['monthlyCostUsd']],
    ['a negative cost', { displayName: 'x', monthlyCostUsd: -1 }, ['monthlyCostUsd']],
    ['an unknown enum value', { displayName: 'x', identityMatching: 'STRICT' }, ['identityMatching']],
    [
      'unknown policies',
      { displayName: 'x', grantPolicyId: 'a', revokePolicyId: 'b' },
      ['grantPolicyId', 'revokePolicyId'],
    ],
    ['owners who do not exist', { displayName: 'x', owners: [ann, 'nobody'] }, ['owners[1]']],
    ['a disabled owner', { displayName: 'x', owners: [gone] }, ['owners[0]']],
    ['too many owners', { displayName: 'x', owners: Array.from({ length: 101 }, () => ann) }, ['owners']],
    [
      'an owning entitlement that does not exist',
      { displayName: 'x', appEntitlementOwnerRefs: [{ appId: 'a', id: 'b' }] },
      ['appEntitlementOwnerRefs[0]'],
    ],
    ['a key that starts with a digit', { displayName: 'x', annotations: { '1a': 'b' } }, ['annotations["1a"]']],
    ['a reserved key', { displayName: 'x', annotations: { 'recert/a': 'b' } }, ['annotations["recert/a"]']],
    ['a value with a space', { displayName: 'x', annotations: { a: 'b c' } }, ['annotations["a"]']],
    [
      '17 annotations',
      { displayName: 'x', annotations: Object.fromEntries(Array.from({ length: 17 }, (_, i) => [`k${i}`, 'v'])) },
      ['annotations'],
    ],
    [
      '5000 bytes of annotations',
      {
        displayName: 'x',
        annotations: Object.fromEntries(
          Array.from({ length: 16 }, (_, i) => [`k${i}${'x'.repeat(100)}`, 'v'.repeat(250)]),
        ),
      },
      ['annotations'],
    ],
  ])('refuses %s and names the field', async (_, body, fields) => {
    const before = (await post('/api/v1/search/apps', { pageSize: 100 })).body.list.length
    const reply = await post('/api/v1/apps', body)
    expect(reply.status).toBe(400)
    expect(fieldsOf(reply)).toEqual(fields)
    expect((await post('/api/v1/search/apps', { pageSize: 100 })).body.list).toHaveLength(before)
  })

  it('says what would be right', async () => {
    const body = { displayName: 'a\nb', monthlyCostUsd: 0.5, description: 5, identityMatching: 'x', owners: [''] }
    expect(violationsOf(await post('/api/v1/apps', body))).toEqual(
      expect.arrayContaining([
        { field: 'displayName', description: 'must be one line without control characters or direction marks' },
        { field: 'description', description: 'must be a string, not a number' },
        { field: 'owners[0]', description: 'must not be empty' },
      ]),
    )
    expect(violationsOf(await post('/api/v1/apps', { displayName: 'x', monthlyCostUsd: -1 }))).toEqual([
      { field: 'monthlyCostUsd', description: 'must be a whole number of dollars from 0 to 2147483647' },
    ])
  })

  it('tells all violations together', async () => {
    const reply = await post('/api/v1/apps', { displayName: ' ', owners: ['x'], certifyPolicyId: 'y' })
    expect(fieldsOf(reply)).toEqual(['displayName', 'owners[0]', 'certifyPolicyId'])
  })

  describe('updates', () => {
    it('change the fields that the mask names, in any of its forms, and no others', async () => {
      const { id } = await create({ displayName: 'Old', description: 'Stays', instructions: 'Ask', monthlyCostUsd: 3 })
      const app = { displayName: 'New', description: 'Ignored', icon_url: 'https://example.com/a.png' }
      expect((await update(id, { app, update_mask: 'display_name,icon_url' })).body.app).toMatchObject({
        displayName: 'New',
        description: 'Stays',
        iconUrl: 'https://example.com/a.png',
        instructions: 'Ask',
      })
      const cleared = await update(id, {
        app: {},
        updateMask: { paths: ['description', 'instructions', 'monthlyCostUsd'] },
      })
      expect(cleared.body.app).toMatchObject({
        description: '',
        instructions: '',
        monthlyCostUsd: 0,
        iconUrl: 'https://example.com/a.png',
      })
      expect((await update(id, { app: { description: 'Given' } })).body.app).toMatchObject({
        displayName: 'New',
        description: 'Given',
      })
    })

    it('take back what was read without changing anything', async () => {
      const app = await create({ displayName: 'Round', owners: [ann], annotations: { a: 'b' } })
      const { body } = await update(app.id, { app })
      expect({ ...body.app, updatedAt: '' }).toEqual({ ...app, updatedAt: '' })
    })

    it('merge annotations: absent keys stay, an empty value removes its key', async () => {
      const { id } = await create({ displayName: 'Labels', annotations: { a: '1', b: '2' } })
      const { body } = await update(id, { app: { annotations: { b: '', c: '3' } }, updateMask: 'annotations' })
      expect(body.app.annotations).toEqual({ a: '1', c: '3' })
      expect((await update(id, { updateMask: 'annotations' })).body.app.annotations).toEqual({ a: '1', c: '3' })
    })

    it('close the version and open the next, which keeps what was changed by hand marked', async () => {
      const { id, createdAt } = await create({ displayName: 'Versioned' })
      const { body } = await update(id, { app: { displayName: 'Second', instructions: 'x' } })
      expect(body.app.createdAt).toBe(createdAt)
      expect(body.app.updatedAt > createdAt).toBe(true)
      expect(await data.versions('app', id)).toEqual({ open: 1, closed: 1 })
      const row = await server.database.read((reader) =>
        reader.first(sql`select edited from apps where app_id = ${id}`),
      )
      expect(row).toEqual({ edited: ['display_name', 'settings'] })
    })

    it.each<[string, unknown, string[]]>([
      ['a blank name', { app: { displayName: ' ' } }, ['app.displayName']],
      ['a name that is cleared', { updateMask: 'displayName' }, ['app.displayName']],
      [
        'a read-only field in the mask',
        { app: { isManuallyManaged: false }, updateMask: 'isManuallyManaged' },
        ['updateMask'],
      ],
      ['an unknown field in the mask', { app: {}, updateMask: { paths: ['nothing'] } }, ['updateMask']],
      ['an unknown policy', { app: { certifyPolicyId: 'x' } }, ['app.certifyPolicyId']],
      ['an icon that is no address', { app: { iconUrl: 'javascript:alert(1)' } }, ['app.iconUrl']],
      ['a bad annotation', { app: { annotations: { a: 'b c' } } }, ['app.annotations["a"]']],
      ['a mapper that is too large', { app: { appUserMapper: { a: 'x'.repeat(20_000) } } }, ['app.appUserMapper']],
      ['U+0000 deep inside', { app: { appUserMapper: { a: ['\0'] } } }, ['app.appUserMapper["a"][0]']],
      ['U+0000 in a key', { app: { appUserMapper: { '\0': 1 } } }, ['app.appUserMapper["\0"]']],
      ['the wrong types', { app: [], updateMask: 5 }, ['app', 'updateMask']],
    ])('refuse %s', async (_, body, fields) => {
      const { id } = await create({ displayName: 'Refusing' })
      const reply = await update(id, body)
      expect(reply.status).toBe(400)
      expect(fieldsOf(reply)).toEqual(fields)
      expect(await data.versions('app', id)).toEqual({ open: 1, closed: 0 })
    })

    it('at the same time all count', async () => {
      const { id } = await create({ displayName: 'Busy' })
      const keys = Array.from({ length: 12 }, (_, i) => `k${i}`)
      const replies = await Promise.all(keys.map((key) => update(id, { app: { annotations: { [key]: 'v' } } })))
      expect(replies.map(({ status }) => status)).toEqual(keys.map(() => 200))
      expect(Object.keys((await get(id)).body.app.annotations).sort()).toEqual([...keys].sort())
      expect(await data.versions('app', id)).toEqual({ open: 1, closed: 12 })
    })
  })

  it('a removed app is gone with everything in it, and what is elsewhere stays', async () => {
    const [app, other] = [await create({ displayName: 'Removed' }), await create({ displayName: 'Kept' })]
    const type = (await post(`/api/v1/apps/${app.id}/resource_types`, { displayName: 'G', resourceType: 'GROUP' })).body
      .appResourceType.id
    const group = (await post(`/api/v1/apps/${app.id}/resource_types/${type}/resources`, { displayName: 'Admins' }))
      .body.appResource.id
    const [account, kept] = [await data.account(app.id, 'a'), await data.account(other.id, 'b')]
    const [inside, outside] = [await data.entitlement(app.id, 'in'), await data.entitlement(other.id, 'out')]
    const before = (await data.openGrants()) ?? 0
    for (const principal of [account, kept, group]) await data.grant(inside, principal)
    for (const principal of [account, kept, group]) await data.grant(outside, principal)
    expect((await get(app.id)).body.app.userCount).toBe('1')
    expect(await data.openGrants()).toBe(before + 6)
    expect((await server.call('DELETE', `/api/v1/apps/${app.id}`)).status).toBe(200)
    expect(await data.openGrants()).toBe(before + 1)
    for (const method of ['GET', 'DELETE', 'POST'])
      expect((await server.call(method, `/api/v1/apps/${app.id}`)).status).toBe(404)
    const left = await server.database.read((reader) =>
      reader.rows(sql`select 1 from entitlements where app_id = ${app.id} union all
        select 1 from accounts where app_id = ${app.id} union all select 1 from resources where app_id = ${app.id}
        union all select 1 from resource_types where app_id = ${app.id}`),
    )
    expect(left).toEqual([])
    expect((await get(other.id)).body.app.userCount).toBe('1')
  })

  it('a removed app ends the violations that its grants made', async () => {
    const { id } = await create({ displayName: 'In conflict' })
    await server.database.tx(async (tx) => {
      await tx.count(sql`insert into conflict_monitors (tenant_id, monitor_id, display_name, set_a_id, set_b_id)
        values (${data.tenantId}, 'm', 'x', 'a', 'b')`)
      await tx.count(sql`insert into conflict_violations (tenant_id, violation_id, monitor_id, user_id)
        values (${data.tenantId}, 'v', 'm', ${ann})`)
    })
    expect((await server.call('DELETE', `/api/v1/apps/${id}`)).status).toBe(200)
    const open = await server.database.read((reader) =>
      reader.rows(sql`select 1 from conflict_violations where violation_id = 'v' and resolved_at is null`),
    )
    expect(open).toEqual([])
  })

  describe('lists', () => {
    const made: string[] = []
    beforeAll(async () => {
      for (let i = 0; i < 23; i++) made.push((await create({ displayName: `Listed ${i} 100%_` })).id)
    })

    it.each(['GET', 'POST'])('by %s hold every app once while others are added', async (method) => {
      const seen: string[] = []
      let token = ''
      do {
        const { body } =
          method === 'GET'
            ? await server.call('GET', `/api/v1/apps?page_size=10&page_token=${token}`)
            : await post('/api/v1/search/apps', { query: 'listed', page_size: 10, page_token: token })
        seen.push(...body.list.map(({ id }: { id: string }) => id))
        await create({ displayName: 'Listed meanwhile' })
        token = body.nextPageToken
      } while (token !== '')
      expect(new Set(seen).size).toBe(seen.length)
      expect(seen).toEqual(expect.arrayContaining(made))
    })

    it('a page token of another list or filter is refused', async () => {
      const { body } = await post('/api/v1/search/apps', { query: 'listed', pageSize: 10 })
      const { nextPageToken: pageToken } = body
      expect((await post('/api/v1/search/apps', { query: 'list', pageSize: 10, pageToken })).status).toBe(400)
      expect((await server.call('GET', `/api/v1/apps?page_token=${pageToken}`)).status).toBe(400)
    })

    it('are searched by name, id, policy and kind, an empty filter being none', async () => {
      const [certify, grant, revoke] = [await data.policy('a'), await data.policy('b'), await data.policy('c')]
      const one = await create({ displayName: 'Zebra One', certifyPolicyId: certify })
      const two = await create({ displayName: 'zebra two', grantPolicyId: grant, revokePolicyId: revoke })
      await server.database.tx((tx) => tx.count(sql`update apps set is_directory = true where app_id = ${two.id}`))
      const search = async (body: object) => names(await post('/api/v1/search/apps', body)).sort()
      const both = ['Zebra One', 'zebra two']
      expect(await search({ query: 'ZEBRA' })).toEqual(both)
      expect(await search({ query: 'zebra', displayName: 'two' })).toEqual(['zebra two'])
      expect(await search({ query: '', displayName: 'zebra', appIds: [], policyRefs: [] })).toEqual(both)
      expect(await search({ query: '100%_x' })).toEqual([])
      expect(await search({ appIds: [one.id, two.id], excludeAppIds: [one.id] })).toEqual(['zebra two'])
      expect(await search({ onlyDirectories: true })).toEqual(['zebra two'])
      expect(await search({ policyRefs: [{ id: certify }, { id: revoke }] })).toEqual(both)
      expect(await search({ policy_refs: [{ id: grant }] })).toEqual(['zebra two'])
      expect((await post('/api/v1/search/apps', { policyRefs: [{}] })).status).toBe(400)
      expect((await post('/api/v1/search/apps', { page_size: '50' })).status).toBe(400)
    })
  })

  it('who may only read sees apps and changes none, a basic user sees none', async () => {
    const { id } = await create({ displayName: 'Guarded' })
    const reader = await data.tokenWith(['read_only_administrator'])
    const basic = await data.tokenWith(['basic_user'])
    const administrator = await data.tokenWith(['application_administrator'])
    const asked = async (token: string, method: string, path: string, body: unknown) =>
      (await server.call(method, path, { token, ...(method === 'GET' ? {} : { body }) })).status
    expect(await asked(reader, 'GET', `/api/v1/apps/${id}`, undefined)).toBe(200)
    expect(await asked(basic, 'GET', `/api/v1/apps/${id}`, undefined)).toBe(403)
    const change = { app: { displayName: 'x' } }
    expect(await asked(reader, 'POST', `/api/v1/apps/${id}`, change)).toBe(403)
    expect(await asked(reader, 'DELETE', `/api/v1/apps/${id}`, {})).toBe(403)
    expect(await asked(reader, 'PUT', `/api/v1/apps/${id}/owners`, {})).toBe(403)
    expect(await asked(administrator, 'POST', `/api/v1/apps/${id}`, change)).toBe(200)
  })
})
