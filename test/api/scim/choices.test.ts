import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { enginesFor } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { accountOf, ENTERPRISE, newSource, patchOf, user } from './scimming.ts'

describe.each(enginesFor('choices of SCIM'))('what users of SCIM become on %s', async (engine) => {
  const server = await useServer(engine)
  const { call, database } = server
  const personWith = (email: string) =>
    database.read((reader) =>
      reader.first<{ id: string; status: string; title: string; managers: string[]; source: string | null }>(sql`
        select user_id as id, status, job_title as title, manager_ids as managers, source_id as source
        from users where email = ${email}`),
    )
  const numberOf = async (table: 'accounts' | 'apps' | 'users', sourceId: string) => {
    const tables = { accounts: sql`accounts`, apps: sql`apps`, users: sql`users` }
    const row = await database.read((reader) =>
      reader.first<{ count: number }>(sql`
        select count(*)::int as count from ${tables[table]} where source_id = ${sourceId}`),
    )
    return row?.count
  }

  it('makes people without accounts, whom the provider reads, changes and deletes (IMP-225)', async () => {
    const { send, sourceId } = await newSource(server, { scimUsers: 'SCIM_USERS_PEOPLE' })
    const boss = (await send('POST', '/Users', user('boss@people.example.com'))).body
    const manager = { manager: { value: boss.id } }
    const made = await send('POST', '/Users', user('ann@people.example.com', { [ENTERPRISE]: manager }))
    expect(made.status).toBe(201)
    const path = `/Users/${made.body.id}`
    expect(await personWith('ann@people.example.com')).toMatchObject({
      ...{ status: 'ENABLED', source: sourceId },
      managers: [(await personWith('boss@people.example.com'))?.id],
    })
    expect([await numberOf('accounts', sourceId), await numberOf('apps', sourceId)]).toEqual([0, 0])

    expect((await send('GET', path)).body).toMatchObject({ userName: 'ann@people.example.com' })
    expect((await send('GET', '/Users')).body.totalResults).toBe(2)
    const filter = encodeURIComponent('userName eq "ann@people.example.com"')
    expect((await send('GET', `/Users?filter=${filter}`)).body.totalResults).toBe(1)
    expect((await send('POST', '/Users', user('ANN@people.example.com'))).body).toMatchObject({
      scimType: 'uniqueness',
    })
    expect((await send('PATCH', path, patchOf({ op: 'replace', path: 'title', value: 'Clerk' }))).status).toBe(200)
    expect(await personWith('ann@people.example.com')).toMatchObject({ title: 'Clerk' })
    expect((await send('DELETE', path)).status).toBe(204)
    expect(await personWith('ann@people.example.com')).toMatchObject({ status: 'DELETED' })
    expect((await send('GET', path)).status).toBe(404)
  })

  it('refuses what people alone cannot hold, and counts users who are missing (IMP-226)', async () => {
    const { send, sourceId } = await newSource(server, { scimUsers: 'SCIM_USERS_PEOPLE' })
    const group = await send('POST', '/Groups', { displayName: 'Sales', members: [] })
    expect(group.status).toBe(403)
    expect(group.body.detail).toContain('takes people only')
    expect((await send('GET', '/Groups')).body.totalResults).toBe(0)
    const nameless = await send('POST', '/Users', user('no-address', { emails: [] }))
    expect(nameless).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } })
    const [sync] = (await call('GET', `/api/v1/sources/${sourceId}/syncs`)).body.list
    expect(sync).toMatchObject({ leftOutCount: 1 })
    expect(
      (await send('POST', '/Users', user('no-address', { emails: [{ value: 'na@people.example.com' }] }))).status,
    ).toBe(201)
    expect((await call('GET', `/api/v1/sources/${sourceId}/syncs`)).body.list[0].leftOutCount).toBe(0)
  })

  it('makes accounts of the people whom other sources have, and nobody else (IMP-227)', async () => {
    const people = await newSource(server)
    await people.send('POST', '/Users', user('eve@both.example.com', { title: 'Director' }))
    const { send, sourceId } = await newSource(server, { scimUsers: 'SCIM_USERS_ACCOUNTS' })
    const known = await send('POST', '/Users', user('eve@both.example.com', { title: 'Clerk', active: false }))
    const eve = await personWith('eve@both.example.com')
    expect(await accountOf(server, known.body.id)).toMatchObject({ account: 'STATUS_DISABLED', userId: eve?.id })
    expect(eve).toMatchObject({ status: 'ENABLED', title: 'Director', source: people.sourceId })

    const stranger = await send('POST', '/Users', user('stranger@both.example.com'))
    expect(await accountOf(server, stranger.body.id)).toMatchObject({ account: 'STATUS_ENABLED', userId: null })
    expect(await numberOf('users', sourceId)).toBe(0)
    await people.send('POST', '/Users', user('stranger@both.example.com'))
    await send('PATCH', `/Users/${stranger.body.id}`, patchOf({ op: 'replace', path: 'title', value: 'Guest' }))
    const found = await personWith('stranger@both.example.com')
    expect(await accountOf(server, stranger.body.id)).toMatchObject({ userId: found?.id })
    const group = await send('POST', '/Groups', { displayName: 'Staff', members: [{ value: stranger.body.id }] })
    expect(group.status).toBe(201)
    expect((await send('DELETE', `/Users/${stranger.body.id}`)).status).toBe(204)
    expect(await personWith('stranger@both.example.com')).toMatchObject({ status: 'ENABLED' })
  })

  it('is chosen before the provider writes, for sources of SCIM alone (IMP-228)', async () => {
    const { send, sourceId } = await newSource(server)
    const choose = (id: string, scimUsers: string) =>
      call('POST', `/api/v1/sources/${id}`, { body: { source: { scimUsers } } })
    expect((await call('GET', `/api/v1/sources/${sourceId}`)).body.source.scimUsers).toBe(
      'SCIM_USERS_PEOPLE_AND_ACCOUNTS',
    )
    for (const scimUsers of ['SCIM_USERS_PEOPLE', 'SCIM_USERS_ACCOUNTS'])
      expect((await choose(sourceId, scimUsers)).body.source).toMatchObject({ scimUsers })
    await send('POST', '/Users', user('first@choice.example.com'))
    expect((await choose(sourceId, 'SCIM_USERS_ACCOUNTS')).status).toBe(200)
    const late = await choose(sourceId, 'SCIM_USERS_PEOPLE')
    expect(late.status).toBe(400)
    expect(late.text).toContain('cannot be changed any more')
    const file = (await call('POST', '/api/v1/sources', { body: { displayName: 'Files of choices' } })).body.source
    expect(file.scimUsers).toBeUndefined()
    expect((await choose(file.id, 'SCIM_USERS_PEOPLE')).status).toBe(400)
  })
})
