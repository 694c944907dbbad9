import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { enginesFor } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { accountOf, ENTERPRISE, newSource, patchOf, sender, user } from './scimming.ts'

describe.each(enginesFor('users by SCIM'))('users by SCIM on %s', async (engine) => {
  const server = await useServer(engine)
  const { call, database, url } = server
  const personOf = async (id: string) => {
    const account = await accountOf(server, id)
    return (await call('GET', `/api/v1/users/${account?.userId}`)).body.userView.user
  }

  it('are created, listed in pages, found, replaced and disabled (IMP-176)', async () => {
    const { send, baseUrl, sourceId } = await newSource(server)
    const made = []
    for (const name of ['ada', 'bob', 'cid']) made.push(await send('POST', '/Users', user(`${name}@one.example.com`)))
    const [ada] = made
    expect(ada).toMatchObject({ status: 201, body: { userName: 'ada@one.example.com', active: true } })
    expect(ada?.headers.get('location')).toBe(`${baseUrl}/Users/${ada?.body.id}`)
    expect(ada?.headers.get('etag')).toBe('W/"1"')
    expect(ada?.body.meta).toMatchObject({ version: 'W/"1"', location: `${baseUrl}/Users/${ada?.body.id}` })

    const page = await send('GET', '/Users?startIndex=1&count=2')
    expect(page.body).toMatchObject({ totalResults: 3, itemsPerPage: 2, startIndex: 1 })
    const rest = await send('GET', '/Users?startIndex=3&count=2')
    const ids = [...page.body.Resources, ...rest.body.Resources].map(({ id }) => id)
    expect(ids).toEqual(made.map(({ body }) => body.id).sort())
    expect((await send('GET', '/Users?startIndex=0&count=1')).body).toMatchObject({ startIndex: 1, itemsPerPage: 1 })
    expect((await send('GET', '/Users?count=0')).body).toMatchObject({ totalResults: 3, Resources: [] })

    const find = async (filter: string) =>
      (await send('GET', `/Users?filter=${encodeURIComponent(filter)}`)).body.totalResults
    expect(await find('userName eq "ADA@one.example.com"')).toBe(1)
    expect(await find('userName eq "nobody"')).toBe(0)
    expect(await find('emails[type eq "work"].value eq "bob@one.example.com"')).toBe(1)
    expect(await find('active eq true and not (userName sw "ada")')).toBe(2)
    expect(await find('meta.lastModified gt "2020-01-01T00:00:00Z" and id pr')).toBe(3)
    const search = { filter: 'emails.value co "cid"', attributes: ['userName'] }
    const found = (await send('POST', '/Users/.search', search)).body
    expect(found.Resources).toEqual([
      { schemas: expect.any(Array), id: made[2]?.body.id, userName: 'cid@one.example.com' },
    ])

    const put = await send('PUT', `/Users/${ada?.body.id}`, user('ada@one.example.com', { active: false }))
    expect(put).toMatchObject({ status: 200, body: { active: false, meta: { version: 'W/"2"' } } })
    expect(await accountOf(server, ada?.body.id)).toMatchObject({ account: 'STATUS_DISABLED', person: 'DISABLED' })
    const { list } = (await call('GET', `/api/v1/sources/${sourceId}/syncs`)).body
    expect(list.length).toBeGreaterThan(0)
    expect(list.length).toBeLessThan(3)
    const added = (list as { counts: Record<string, { added: number }> }[]).reduce(
      (sum, { counts }) => sum + (counts.accounts?.added ?? 0),
      0,
    )
    expect(added).toBe(3)
    expect(list.map(({ id }: { id: string }) => id)).toContain((await accountOf(server, ada?.body.id))?.openedBy)
  })

  it('are refused with the errors of SCIM (IMP-177)', async () => {
    const { send } = await newSource(server)
    const other = await newSource(server)
    const { body } = await send('POST', '/Users', user('eva@two.example.com'))
    const filtered = (filter: string) => send('GET', `/Users?filter=${encodeURIComponent(filter)}`)
    for (const filter of ['userName eq', 'userName like "x"', '(userName eq "x"', 'nickName eq "x"', 'constructor pr'])
      expect(await filtered(filter)).toMatchObject({ status: 400, body: { scimType: 'invalidFilter' } })
    const twice = await send('POST', '/Users', user('EVA@two.example.com'))
    expect(twice).toMatchObject({ status: 409, body: { scimType: 'uniqueness' } })
    const path = `/Users/${body.id}`
    expect((await send('PUT', path, user('eva@two.example.com'), { 'if-match': 'W/"9"' })).status).toBe(412)
    expect((await send('PUT', path, user('eva@two.example.com'), { 'if-match': body.meta.version })).status).toBe(200)
    expect((await send('GET', path, undefined, { 'if-none-match': body.meta.version })).status).toBe(304)
    for (const method of ['GET', 'DELETE']) expect((await send(method, '/Users/none')).status).toBe(404)
    expect((await send('GET', '/Nothing')).status).toBe(404)
    expect((await send('DELETE', '/Users')).status).toBe(405)
    expect((await send('POST', '/Users', '{')).body).toMatchObject({ status: '400', scimType: 'invalidSyntax' })
    expect((await send('POST', '/Users', { schemas: [] })).status).toBe(400)
    expect((await send('POST', '/Users', user('x'), { 'content-type': 'text/plain' })).status).toBe(415)
    for (const token of [null, 'recert_scim_wrong']) {
      const refused = await sender(url, token)('GET', '/Users')
      expect(refused.status).toBe(401)
      expect(refused.headers.get('www-authenticate')).toContain('Bearer')
    }
    expect((await other.send('GET', path)).status).toBe(404)
    expect((await other.send('GET', '/Users')).body.totalResults).toBe(0)
    for (const [method, sent] of [
      ['PUT', user('eva@two.example.com')],
      ['PATCH', patchOf({ op: 'replace', path: 'active', value: false })],
      ['DELETE', undefined],
    ] as const)
      expect((await other.send(method, path, sent)).status).toBe(404)
    expect(await accountOf(server, body.id)).toMatchObject({ account: 'STATUS_ENABLED' })
  })

  it('become people with manager, department and number, and stay as deleted', async () => {
    const { send } = await newSource(server)
    const boss = (await send('POST', '/Users', user('boss@three.example.com'))).body
    const enterprise = { department: 'Sales', employeeNumber: '0042', costCenter: 'C1', manager: { value: boss.id } }
    const made = (
      await send('POST', '/Users', user('fay@three.example.com', { title: 'Agent', [ENTERPRISE]: enterprise }))
    ).body
    expect(made[ENTERPRISE]).toEqual(enterprise)
    const bossId = (await personOf(boss.id)).id
    expect(await personOf(made.id)).toMatchObject({
      ...{ displayName: 'Ada Berg', department: 'Sales', jobTitle: 'Agent', employeeIds: ['0042'] },
      ...{ managerIds: [bossId], profile: { costCenter: 'C1' }, status: 'ENABLED' },
    })
    const group = await send('POST', '/Groups', { displayName: 'Sales', members: [{ value: made.id }] })
    expect(await accountOf(server, made.id)).toMatchObject({ grants: 1 })
    const person = (await personOf(made.id)).id
    expect((await send('DELETE', `/Users/${made.id}`)).status).toBe(204)
    expect(await accountOf(server, made.id)).toBeUndefined()
    expect((await call('GET', `/api/v1/users/${person}`)).body.userView.user.status).toBe('DELETED')
    const after = await send('GET', `/Groups/${group.body.id}`)
    expect(after.body.members).toBeUndefined()
    expect(after.body.meta.version).not.toBe(group.body.meta.version)
    const again = (await send('POST', '/Users', user('fay@three.example.com'))).body
    expect(await personOf(again.id)).toMatchObject({ id: person, status: 'ENABLED' })
  })

  it('leave Super Administrators and people of other sources as they are', async () => {
    const { send } = await newSource(server)
    const email = (await call('GET', '/api/v1/auth/introspect')).body.userId
    const admin = (await call('GET', `/api/v1/users/${email}`)).body.userView.user
    const made = await send('POST', '/Users', user('root', { emails: [{ value: admin.email, primary: true }] }))
    expect(made.status).toBe(201)
    const path = `/Users/${made.body.id}`
    const off = patchOf({ op: 'replace', value: { active: false } })
    const moved = patchOf({ op: 'replace', path: 'emails[primary eq true].value', value: 'thief@example.com' })
    for (const [method, body] of [
      ['PATCH', off],
      ['PATCH', moved],
      ['DELETE', undefined],
    ] as const) {
      const reply = await send(method, path, body)
      expect(reply).toMatchObject({ status: 409, body: { scimType: 'mutability' } })
      expect(reply.body.detail).toContain('Super Administrator')
    }
    expect((await call('GET', `/api/v1/users/${admin.id}`)).body.userView.user).toMatchObject({
      email: admin.email,
      status: 'ENABLED',
    })
    const other = await newSource(server)
    await send('POST', '/Users', user('gus@four.example.com'))
    const second = (await other.send('POST', '/Users', user('gus@four.example.com', { active: false }))).body
    expect(await accountOf(server, second.id)).toMatchObject({ account: 'STATUS_DISABLED', person: 'ENABLED' })
  })

  it('describe themselves without a token', async () => {
    const send = sender(url, null)
    expect((await send('GET', '/ServiceProviderConfig')).body).toMatchObject({
      patch: { supported: true },
      bulk: { supported: false },
      filter: { supported: true, maxResults: 200 },
      etag: { supported: true },
    })
    expect((await send('GET', '/ResourceTypes')).body.totalResults).toBe(2)
    expect((await send('GET', '/ResourceTypes/User')).body.endpoint).toBe('/Users')
    expect((await send('GET', '/Schemas')).body.totalResults).toBe(3)
    expect((await send('GET', `/Schemas/${ENTERPRISE}`)).body.id).toBe(ENTERPRISE)
    expect((await send('GET', '/Schemas/none')).status).toBe(404)
  })

  it('are written with an audit entry of the token, without anything they say', async () => {
    const { send, tokenId } = await newSource(server)
    const { body } = await send('POST', '/Users', user('hal@five.example.com', { password: 'never-stored-secret' }))
    expect(JSON.stringify(body)).not.toContain('never-stored-secret')
    const [entry, stored] = await database.read(async (reader) => [
      await reader.first<{ entry: string }>(sql`
        select to_jsonb(e)::text as entry from audit_entries e
        where operation = 'scim.user.create' and target_id = ${body.id} and principal_id = ${tokenId}`),
      await reader.first<{ row: string }>(sql`
        select s.attributes::text as row from scim_resources s where resource_id = ${body.id}`),
    ])
    expect(entry?.entry).toContain('"added": 1')
    expect(entry?.entry).not.toContain('hal@')
    expect(stored?.row).not.toContain('never-stored-secret')
  })
})
