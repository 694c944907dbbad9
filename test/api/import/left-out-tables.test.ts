import { describe, expect, it } from 'vitest'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { accessOf, importingOn } from './importing.ts'

const grants = {
  kind: 'grants',
  with: ['apps', 'entitlements', 'accounts'],
  fields: { app: 'application', entitlement: 'role', account: 'user' },
}

describe('a table that somebody does not want', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { newSync, nextSync, uploadAll, finish, get } = importingOn(server)

  it('is left out by choice: its rows are counted as that, and change nothing (IMP-217)', async () => {
    const { source, path } = await newSync('With notes')
    const files = {
      'access.csv': 'user,application,role\nann@corp.example,Wiki,Editor\n',
      'notes.csv': 'note,by\nask Ann,Bob\n,\nask Eve,Bob\n"open,Bob\n',
    }
    await uploadAll(path, files)
    const document = {
      format: 1,
      files: [
        { headers: ['user', 'application', 'role'], make: [grants] },
        { headers: ['note'], make: [] },
      ],
    }
    expect((await server.call('PUT', `${path}/mapping`, { body: { document } })).status).toBe(200)
    expect(await get(`${path}/files`)).toMatchObject({ stops: [], tables: [{ mappingFile: 0 }, { mappingFile: 1 }] })
    const done = await finish(path)
    expect(done).toMatchObject({
      state: 'SYNC_STATE_DONE',
      leftOutCount: 0,
      faultCount: 0,
      counts: { grants: { added: 1 } },
    })
    expect(done.tables[1]).toMatchObject({
      ...{ fileName: 'notes.csv', kinds: [], takenCount: 0, emptyCount: 1, leftOutCount: 0 },
      ...{ rowCount: 4, filteredCount: 3, filtered: { 'Table left out by choice': 3 } },
    })
    expect((await accessOf(server, source)).grants).toEqual(['Wiki | Editor | ann@corp.example'])
    const again = await nextSync(source)
    await uploadAll(again, { ...files, 'access.csv': `${files['access.csv']}bob@corp.example,Wiki,Reader\n` })
    expect(await finish(again)).toMatchObject({
      state: 'SYNC_STATE_DONE',
      counts: { grants: { added: 1, removed: 0 } },
    })
  })

  it('leaves what it brought before as it was (IMP-217)', async () => {
    const { source, path } = await newSync('Left out later')
    const files = { 'access.csv': 'user,application,role\nann@corp.example,Mail,Editor\n' }
    const put = (make: object[]) =>
      server.call('PUT', `/api/v1/sources/${source}/mapping`, {
        body: { document: { format: 1, files: [{ headers: ['user', 'role'], make }] } },
      })
    await put([grants])
    await uploadAll(path, files)
    expect(await finish(path)).toMatchObject({ counts: { grants: { added: 1 } } })
    await put([])
    const again = await nextSync(source)
    await uploadAll(again, files)
    const done = await finish(again)
    expect(done).toMatchObject({ state: 'SYNC_STATE_DONE', tables: [{ filtered: { 'Table left out by choice': 1 } }] })
    expect((await accessOf(server, source)).grants).toEqual(['Mail | Editor | ann@corp.example'])
  })
})
