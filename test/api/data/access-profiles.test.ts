import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import type { Reply } from '../../harness.ts'
import { useTenant } from '../../use-tenant.ts'
import { fieldsOf } from '../faults.ts'
import { accessDataOf } from './access-data.ts'

const namesOf = (reply: Reply): string[] => reply.body.list.map((one: { displayName: string }) => one.displayName)

describe('access profiles', async () => {
  const server = await useTenant()
  const data = await accessDataOf(server)
  const PATH = '/api/v1/access_profiles'
  const post = (path: string, body: unknown) => server.call('POST', path, { body })
  const create = async (displayName: string): Promise<string> =>
    (await post(PATH, { displayName })).body.accessProfile.id
  const get = (id: string) => server.call('GET', `${PATH}/${id}`)

  it('are made, read, changed by mask and removed', async () => {
    const made = await post(PATH, { display_name: ' Engineer ', description: 'All engineers\nget this' })
    const { id } = made.body.accessProfile
    expect(made.body.accessProfile).toMatchObject({ displayName: 'Engineer', description: 'All engineers\nget this' })
    expect((await get(id)).body).toEqual(made.body)

    const change = async (body: unknown) => (await post(`${PATH}/${id}`, body)).body.accessProfile
    const given = { displayName: 'Developer', description: 'x' }
    expect(await change({ accessProfile: given, updateMask: 'displayName' })).toMatchObject({
      displayName: 'Developer',
      description: 'All engineers\nget this',
    })
    expect(await change({ access_profile: {}, update_mask: { paths: ['description'] } })).toMatchObject({
      displayName: 'Developer',
      description: '',
    })
    const read = (await get(id)).body.accessProfile
    expect(await change({ accessProfile: { ...read, description: 'y' } })).toMatchObject({ description: 'y' })

    expect((await server.call('DELETE', `${PATH}/${id}`, { body: {} })).body).toEqual({})
    for (const reply of [await get(id), await post(`${PATH}/${id}`, {}), await server.call('DELETE', `${PATH}/${id}`)])
      expect([reply.status, reply.body.message]).toEqual([404, 'No access profile has this id.'])
    expect(await create('developer')).not.toBe(id)
  })

  it.each<[string, unknown, string[]]>([
    ['no name', {}, ['displayName']],
    ['null for the name', { displayName: null }, ['displayName']],
    ['a blank name', { displayName: ' ' }, ['displayName']],
    ['a name of two lines', { displayName: 'a\r\nb' }, ['displayName']],
    ['a name that is too long', { displayName: 'x'.repeat(201) }, ['displayName']],
    ['a wrong type and an unknown field', { displayName: 'x', description: 1, state: 'y' }, ['state', 'description']],
    ['a name in both spellings', { displayName: 'x', display_name: 'x' }, ['display_name']],
  ])('with %s are refused', async (_, body, fields) => {
    const reply = await post(PATH, body)
    expect(reply.status).toBe(400)
    expect(fieldsOf(reply)).toEqual(fields)
  })

  it('are not changed to nothing, nor in what is read-only', async () => {
    const id = await create('Fixed')
    const blank = await post(`${PATH}/${id}`, { accessProfile: {}, updateMask: 'displayName,createdAt' })
    expect([blank.status, fieldsOf(blank)]).toEqual([400, ['updateMask', 'accessProfile.displayName']])
    expect((await get(id)).body.accessProfile.displayName).toBe('Fixed')
  })

  it('have names of their own, in whatever letter case', async () => {
    await create('Taken')
    const id = await create('Free')
    for (const reply of [
      await post(PATH, { displayName: 'TAKEN' }),
      await post(`${PATH}/${id}`, { accessProfile: { displayName: 'taken' } }),
    ])
      expect([reply.status, reply.body.details[0].reason]).toEqual([409, 'ALREADY_EXISTS'])
    expect((await post(`${PATH}/${id}`, { accessProfile: { displayName: 'FREE' } })).status).toBe(200)
  })

  it('are listed to the end once each while others are added, and searched by part of their name', async () => {
    for (let i = 0; i < 25; i++) await create(`Listed ${i}`)
    const seen: string[] = []
    let token = ''
    do {
      const { body } = await server.call('GET', `${PATH}?page_size=10&page_token=${token}`)
      seen.push(...body.list.map(({ id }: { id: string }) => id))
      token = body.nextPageToken
      if (seen.length <= 20) await create(`Added ${seen.length}`)
    } while (token !== '')
    expect(new Set(seen).size).toBe(seen.length)
    expect(
      namesOf(await post('/api/v1/search/access_profiles', { ids: seen, pageSize: 100, query: 'LISTED' })),
    ).toHaveLength(25)
    expect(namesOf(await post('/api/v1/search/access_profiles', { query: '_' }))).toEqual([])
    const first = (await post('/api/v1/search/access_profiles', { query: 'listed', pageSize: 10 })).body
    const other = { query: 'added', pageToken: first.nextPageToken }
    expect((await post('/api/v1/search/access_profiles', other)).body.details[0].reason).toBe('INVALID_PAGE_TOKEN')
  })

  it('that grants belong to are not removed, and the answer says how many grants', async () => {
    const id = await create('In use')
    await server.database.tx((tx) =>
      tx.count(sql`insert into grant_versions (tenant_id, entitlement_key, principal_key, access_profile_ids)
        select ${data.tenantId}, n, n, ${[id]}::text[] from generate_series(1, 1200) as n`),
    )
    const remove = () => server.call('DELETE', `${PATH}/${id}`)
    expect((await remove()).body.message).toContain('used by 1,000 or more grants.')
    await server.database.tx((tx) => tx.count(sql`update grants set closed_at = now() where principal_key > 1`))
    const reply = await remove()
    expect([reply.status, reply.body.details[0].reason]).toEqual([409, 'IN_USE'])
    expect(reply.body.message).toContain('used by 1 grant.')
    expect((await get(id)).status).toBe(200)
    await server.database.tx((tx) => tx.count(sql`update grants set closed_at = now()`))
    expect((await remove()).status).toBe(200)
  })

  it('are read with app.read and changed with app.write only', async () => {
    const id = await create('Guarded')
    const token = await data.tokenWith(['read_only_administrator'])
    expect((await server.call('GET', `${PATH}/${id}`, { token })).status).toBe(200)
    for (const [method, path] of [
      ['POST', PATH],
      ['POST', `${PATH}/${id}`],
      ['DELETE', `${PATH}/${id}`],
    ] as const)
      expect((await server.call(method, path, { token })).status).toBe(403)
    const basic = await data.tokenWith(['basic_user'])
    expect((await server.call('GET', PATH, { token: basic })).status).toBe(403)
  })
})
