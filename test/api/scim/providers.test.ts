import { describe, expect, it } from 'vitest'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { accountOf, ENTERPRISE, newSource, patchOf } from './scimming.ts'

const USER = 'urn:ietf:params:scim:schemas:core:2.0:User'
const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group'

describe('what identity providers send by SCIM', async () => {
  const server = await useServer(API_ENGINE)

  it('is understood as Microsoft Entra ID sends it', async () => {
    const { send } = await newSource(server)
    const find = (name: string) => send('GET', `/Users?filter=userName+eq+%22${encodeURIComponent(name)}%22`)
    expect((await find('ada@entra.example.com')).body.totalResults).toBe(0)
    const manager = await send('POST', '/Users', { schemas: [USER], userName: 'boss@entra.example.com', active: true })
    const created = await send('POST', '/Users', {
      schemas: [USER, ENTERPRISE],
      externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef',
      userName: 'ada@entra.example.com',
      active: true,
      displayName: 'Ada Berg',
      emails: [{ primary: true, type: 'work', value: 'ada.berg@entra.example.com' }],
      meta: { resourceType: 'User' },
      name: { formatted: 'Ada Berg', familyName: 'Berg', givenName: 'Ada' },
      roles: [],
    })
    expect(created.status).toBe(201)
    const path = `/Users/${created.body.id}`
    const changed = await send(
      'PATCH',
      path,
      patchOf(
        { op: 'Replace', path: 'emails[type eq "work"].value', value: 'a.berg@entra.example.com' },
        { op: 'Replace', path: 'name.familyName', value: 'Lund' },
        { op: 'Add', path: 'addresses[type eq "work"].formatted', value: 'Street 1' },
        { op: 'Add', path: `${ENTERPRISE}:department`, value: 'Research' },
        { op: 'Add', path: `${ENTERPRISE}:manager`, value: manager.body.id },
        { op: 'Add', path: 'title', value: 'Engineer' },
      ),
    )
    expect(changed).toMatchObject({
      status: 200,
      body: {
        emails: [{ value: 'a.berg@entra.example.com', type: 'work', primary: true }],
        name: { familyName: 'Lund', givenName: 'Ada' },
        title: 'Engineer',
        [ENTERPRISE]: { department: 'Research', manager: { value: manager.body.id } },
      },
    })
    const off = await send('PATCH', path, patchOf({ op: 'Replace', path: 'active', value: 'False' }))
    expect(off.body.active).toBe(false)
    expect(await accountOf(server, created.body.id)).toMatchObject({ account: 'STATUS_DISABLED', person: 'DISABLED' })
    const dotted = { 'name.givenName': 'Adele', [`${ENTERPRISE}:department`]: 'Sales', active: 'True' }
    const merged = await send('PATCH', path, patchOf({ op: 'Add', value: dotted }))
    expect(merged.body).toMatchObject({
      active: true,
      name: { givenName: 'Adele' },
      [ENTERPRISE]: { department: 'Sales' },
    })
    const gone = await send('PATCH', path, patchOf({ op: 'Remove', path: `${ENTERPRISE}:manager` }))
    expect(gone.body[ENTERPRISE].manager).toBeUndefined()

    expect(
      (await send('GET', '/Groups?excludedAttributes=members&filter=displayName eq "Sales"')).body.totalResults,
    ).toBe(0)
    const group = await send('POST', '/Groups', {
      schemas: [GROUP, 'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group'],
      externalId: '8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159',
      displayName: 'Sales',
      meta: { resourceType: 'Group' },
    })
    const groupPath = `/Groups/${group.body.id}`
    const add = { op: 'Add', path: 'members', value: [{ $ref: null, value: created.body.id }] }
    expect((await send('PATCH', groupPath, patchOf(add))).status).toBe(204)
    expect((await send('GET', groupPath)).body.members).toMatchObject([{ value: created.body.id }])
    const member = encodeURIComponent(`id eq "${group.body.id}" and members eq "${created.body.id}"`)
    expect((await send('GET', `/Groups?excludedAttributes=members&filter=${member}`)).body.totalResults).toBe(1)
    const remove = { op: 'Remove', path: 'members', value: [{ $ref: null, value: created.body.id }] }
    expect((await send('PATCH', groupPath, patchOf(remove))).status).toBe(204)
    expect((await send('GET', groupPath)).body.members).toBeUndefined()
    const rename = { op: 'Replace', path: 'displayName', value: 'Sales EU' }
    expect((await send('PATCH', groupPath, patchOf(rename))).status).toBe(204)
    expect((await send('GET', groupPath)).body.displayName).toBe('Sales EU')
    expect((await send('DELETE', path)).status).toBe(204)
  })

  it('is understood as Okta sends it', async () => {
    const { send } = await newSource(server)
    const found = await send('GET', '/Users?filter=userName%20eq%20%22eve%40okta.example.com%22&startIndex=1&count=100')
    expect(found.body).toMatchObject({ totalResults: 0, Resources: [] })
    const body = {
      schemas: [USER],
      userName: 'eve@okta.example.com',
      name: { givenName: 'Eve', familyName: 'Moss' },
      emails: [{ primary: true, value: 'eve@okta.example.com', type: 'work' }],
      displayName: 'Eve Moss',
      locale: 'en-US',
      externalId: '00u1dhhb1fkIGP7RL1d8',
      groups: [],
      password: '1mz050nq',
      active: true,
    }
    const created = await send('POST', '/Users', body)
    expect(created).toMatchObject({ status: 201, body: { externalId: body.externalId } })
    expect(created.text).not.toContain(body.password)
    const path = `/Users/${created.body.id}`
    const put = await send('PUT', path, { ...created.body, displayName: 'Eve Moss-Hill', password: 'x' })
    expect(put.body).toMatchObject({ displayName: 'Eve Moss-Hill', id: created.body.id })
    const off = await send('PATCH', path, patchOf({ op: 'replace', value: { active: false } }))
    expect(off.body.active).toBe(false)
    const group = await send('POST', '/Groups', {
      schemas: [GROUP],
      displayName: 'Test SCIM',
      members: [{ value: created.body.id, display: 'eve@okta.example.com' }],
    })
    expect(group.status).toBe(201)
    const groupPath = `/Groups/${group.body.id}`
    const rename = { op: 'replace', value: { id: group.body.id, displayName: 'Test SCIM 2' } }
    expect((await send('PATCH', groupPath, patchOf(rename))).status).toBe(204)
    const swap = patchOf(
      { op: 'remove', path: `members[value eq "${created.body.id}"]` },
      { op: 'add', path: 'members', value: [{ value: created.body.id, display: 'eve@okta.example.com' }] },
    )
    expect((await send('PATCH', groupPath, swap)).status).toBe(204)
    expect((await send('GET', groupPath)).body).toMatchObject({
      displayName: 'Test SCIM 2',
      members: [{ value: created.body.id }],
    })
    expect((await send('DELETE', groupPath)).status).toBe(204)
  })
})
