import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { importingOn } from './importing.ts'

const PEOPLE = 'id,email,name\nu1,ann@corp.example,Ann Berg\nu2,bob@corp.example,Bob Lind\n'
const SHEET = 'user,application,role,granted on\nann@corp.example,Wiki,Editor,2026-07-01 10:00\n'
const PATHS = { source: (id: string) => `/api/v1/sources/${id}` }

describe('what a source says about its imports, over HTTP', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { post, newSync, nextSync, upload, settled, finish, preview } = importingOn(server)
  const people = await newSync('People')
  await upload(people.path, 'users.csv', PEOPLE)
  await finish(people.path)
  const apply = async (path: string) => {
    const { previewToken } = await preview(path)
    await post(`${path}/apply`, { previewToken })
    return settled(path)
  }

  it('an ending of all user names is proposed for dropping, and then people are found (IMP-127)', async () => {
    const { path } = await newSync('Sandbox')
    const rows = ['ann@corp.example.prod,CRM,Ops', 'bob@corp.example.prod,CRM,Ops']
    await upload(path, 'access.csv', `user,application,role\n${rows.join('\n')}\n`)
    expect((await preview(path)).peopleNotFound).toHaveLength(2)
    const problems = (await server.call('GET', `${path}/problems`)).body.list
    const found = problems.find(({ reason }: { reason: string }) => reason === 'person_not_found')
    expect(found.fixes).toMatchObject([{ sentence: 'Drop the ending ".prod" of user', fix: { suffix: '.prod' } }])
    const fixes = [found.fixes[0].fix]
    expect((await server.call('PUT', `${path}/mapping`, { body: { fixes } })).status).toBe(200)
    expect((await preview(path)).peopleNotFound).toEqual([])
  })

  it('times without a zone are in the zone of the source, and another zone reads the same files again (IMP-194)', async () => {
    const { source, path } = await newSync('Zoned')
    const added = async () =>
      server.database.read((reader) =>
        reader.first(sql`select added_at as at from grants where source_id = ${source} and removed = false`),
      )
    const setZone = (zone: string) => post(PATHS.source(source), { source: { id: source, zone }, updateMask: 'zone' })
    expect((await setZone('Europe/Berlin')).status).toBe(200)
    await upload(path, 'access.csv', SHEET)
    expect(await apply(path)).toMatchObject({ state: 'SYNC_STATE_DONE' })
    expect(await added()).toEqual({ at: new Date('2026-07-01T08:00:00Z') })
    await setZone('America/New_York')
    const next = await nextSync(source)
    await upload(next, 'access.csv', SHEET)
    expect(await finish(next)).toMatchObject({ state: 'SYNC_STATE_DONE', counts: { grants: { changed: 1 } } })
    expect(await added()).toEqual({ at: new Date('2026-07-01T14:00:00Z') })
  })

  it('a preview is not applied after the mapping of the source changed, and the next one uses it (IMP-156)', async () => {
    const { source, path } = await newSync('Remapped')
    await upload(path, 'access.csv', SHEET)
    await apply(path)
    const next = await nextSync(source)
    await upload(next, 'access.csv', `${SHEET}bob@corp.example,Wiki,Reader,\n`)
    const { previewToken } = await preview(next)
    const { document } = (await server.call('GET', `${PATHS.source(source)}/mapping`)).body.mapping
    const changed = { ...document, names: { entitlements: { Reader: 'Viewer' } } }
    const put = await server.call('PUT', `${PATHS.source(source)}/mapping`, { body: { document: changed } })
    expect(put.body.mapping).toMatchObject({ version: 2 })
    const refused = await post(`${next}/apply`, { previewToken })
    expect(refused.status).toBe(409)
    expect(JSON.stringify(refused.body)).toContain('PREVIEW_CHANGED')
    expect(await apply(next)).toMatchObject({ state: 'SYNC_STATE_DONE', mappingVersion: 2 })
    const names = await server.database.read((reader) =>
      reader.rows(sql`select display_name as name from entitlements where source_id = ${source} order by 1`),
    )
    expect(names).toEqual([{ name: 'Editor' }, { name: 'Viewer' }])
  })
})
