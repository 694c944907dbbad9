import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { preparingOn } from '../campaign/preparing.ts'
import { newSource, patchOf, user } from './scimming.ts'

describe('requests by SCIM that are refused', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { draft, prepare, get } = await preparingOn(server)
  const { send, sourceId } = await newSource(server)
  const syncs = async () => (await get(`/api/v1/sources/${sourceId}/syncs`)).body.list
  const leftOut = async () => (await syncs())[0]?.leftOutCount ?? 0
  const faults = async () => (await get(`/api/v1/sources/${sourceId}/syncs/${(await syncs())[0].id}/faults`)).body.list

  it('count as left-out rows until the same resource succeeds (IMP-186)', async () => {
    const bad = { ...user('ada@r.example'), active: 'perhaps' }
    expect((await send('POST', '/Users', bad)).status).toBe(400)
    expect((await send('POST', '/Users', { ...bad, userName: 'ADA@r.example' })).status).toBe(400)
    expect(await leftOut()).toBe(1)
    expect(await faults()).toMatchObject([{ fileName: 'Users', value: 'ada@r.example', reason: 'request_refused' }])
    const made = await send('POST', '/Users', user('ada@r.example'))
    expect(made.status).toBe(201)
    expect(await leftOut()).toBe(0)

    const group = (await send('POST', '/Groups', { displayName: 'Crew', members: [{ value: made.body.id }] })).body.id
    const add = (id: string) => patchOf({ op: 'add', path: 'members', value: [{ value: id }] })
    expect((await send('PATCH', `/Groups/${group}`, add('nobody'))).status).toBe(400)
    expect(await leftOut()).toBe(1)
    expect((await send('PATCH', `/Groups/${group}`, add(made.body.id))).status).toBe(204)
    expect(await leftOut()).toBe(0)
  })

  it('do not count when nothing is missing: a name that is taken, an unknown id, an old version (IMP-186)', async () => {
    const { body } = await send('POST', '/Users', user('bo@r.example'))
    expect((await send('POST', '/Users', user('bo@r.example'))).status).toBe(409)
    expect((await send('DELETE', '/Users/unknown')).status).toBe(404)
    const stale = { 'if-match': 'W/"0"' }
    expect((await send('PUT', `/Users/${body.id}`, user('bo@r.example'), stale)).status).toBe(412)
    expect(await leftOut()).toBe(0)
  })

  it('stay counted in the next hour, and keep a ledger from balancing (IMP-186)', async () => {
    expect((await send('POST', '/Users', { ...user('cy@r.example'), active: 'perhaps' })).status).toBe(400)
    await server.database.tx((tx) =>
      tx.count(sql`update scim_sources set sync_hour = sync_hour - interval '1 hour' where source_id = ${sourceId}`),
    )
    expect((await send('POST', '/Users', user('di@r.example'))).status).toBe(201)
    expect((await syncs()).length).toBe(2)
    expect(await leftOut()).toBe(1)
    const prepared = async () => {
      const id = await draft()
      await prepare(id)
      return (await get(`/api/v1/access_review/${id}/ledger`)).body
    }
    expect(await prepared()).toMatchObject({ balanced: false, leftOutCount: '1' })
    expect((await send('POST', '/Users', user('cy@r.example'))).status).toBe(201)
    expect(await prepared()).toMatchObject({ balanced: true, leftOutCount: '0' })
  })
})
