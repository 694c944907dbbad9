import { describe, expect, it } from 'vitest'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { importingOn } from './importing.ts'

describe('files that differ from what the mapping was made for, over HTTP', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { newSync, nextSync, upload, finish, problems, settled, post } = importingOn(server)

  it('a new column and one that is gone are named and are warnings, and old values stay (IMP-136, IMP-195)', async () => {
    const { source, path } = await newSync('People')
    const make = [{ kind: 'users', fields: { id: 'Number', email: 'Mail', name: 'Name', department: 'Department' } }]
    const document = { format: 1, files: [{ headers: ['Number', 'Mail', 'Name'], make }] }
    await upload(path, 'p.csv', 'Number,Mail,Name,Department\n1,ann@corp.example,Ann Berg,Sales\n')
    expect((await server.call('PUT', `${path}/mapping`, { body: { document } })).status).toBe(200)
    expect(await finish(path)).toMatchObject({ state: 'SYNC_STATE_DONE', warningCount: 0 })
    const next = await nextSync(source)
    await upload(next, 'p.csv', 'Number,Mail,Name,Cost center\n1,ann@corp.example,Ann Berg,4711\n')
    const [table] = (await server.call('GET', `${next}/files`)).body.tables
    expect(table).toMatchObject({ newColumns: ['Cost center'], goneColumns: ['Department'] })
    expect(await finish(next)).toMatchObject({
      state: 'SYNC_STATE_DONE',
      warningCount: 2,
      counts: { users: { changed: 0, unchanged: 1 } },
    })
    expect((await problems(next)).map(({ reason }) => reason).sort()).toEqual([
      'column_added',
      'optional_column_missing',
    ])
  })

  it('a sync stops when more than 100,000 rows cannot be imported (IMP-196)', async () => {
    const { path } = await newSync('Wrong')
    await upload(path, 'access.csv', `user,application,role\n${'ann@corp.example,Wiki,\n'.repeat(100_001)}`)
    await post(`${path}/preview`)
    expect(await settled(path)).toMatchObject({
      state: 'SYNC_STATE_NEEDS_CONFIRMATION',
      questions: [{ code: 'too_many_left_out' }],
    })
  })
})
