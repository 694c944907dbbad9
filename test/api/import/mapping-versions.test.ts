import { describe, expect, it } from 'vitest'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { importingOn } from './importing.ts'

const SHEET = 'user,application,role\nann@corp.example,Wiki,Editor\n'
const fields = { app: 'application', entitlement: 'role', account: 'user' }
/** A column and what is done with its values. */
const converted = (column: string, step: object) =>
  Object.fromEntries([
    ['column', column],
    ['then', [step]],
  ])
const documentOf = (changes: object) => ({
  format: 1,
  files: [
    {
      headers: ['user', 'application', 'role'],
      make: [{ kind: 'grants', with: ['apps', 'entitlements', 'accounts'], fields: { ...fields, ...changes } }],
    },
  ],
})

describe('versions of a mapping', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { newSync, nextSync, upload, finish, get } = importingOn(server)
  const { source, path } = await newSync('Sheet')
  const put = (document: object) => server.call('PUT', `/api/v1/sources/${source}/mapping`, { body: { document } })

  it('tell which imports were applied with each, the newest one and how many (IMP-214)', async () => {
    await put(documentOf({}))
    await upload(path, 'a.csv', SHEET)
    const first = await finish(path)
    expect(first).toMatchObject({ state: 'SYNC_STATE_DONE', mappingVersion: 1 })
    const again = await nextSync(source)
    await upload(again, 'a.csv', `${SHEET}bob@corp.example,Wiki,Editor\n`)
    const second = await finish(again)
    expect(second).toMatchObject({ state: 'SYNC_STATE_DONE', mappingVersion: 1 })
    const cancelled = await nextSync(source)
    await server.call('POST', `${cancelled}/cancel`, { body: {} })
    await put(documentOf({ account: converted('user', { case: 'lower' }) }))
    const { list } = await get(`/api/v1/sources/${source}/mappings`)
    expect(list).toMatchObject([
      { version: 2, syncCount: 0, lastSyncId: '' },
      { version: 1, syncCount: 2, lastSyncId: second.id, lastSyncAt: second.finishedAt },
    ])
    expect(list[0].lastSyncAt).toBeUndefined()
    expect(list[0].createdById).not.toBe('')
    const { mapping } = await get(`/api/v1/sources/${source}/mapping`)
    expect(mapping).toEqual(list[0])
  })

  it('are compared, by default with the one before (IMP-213)', async () => {
    await put(documentOf({ entitlement: converted('role', { map: { adm: 'Administrator' } }) }))
    const changesOf = (version: string, query = '') =>
      server.call('GET', `/api/v1/sources/${source}/mappings/${version}/changes${query}`)
    const means = { what: 'Grants: entitlement, "adm" means', before: '', after: 'Administrator', change: 'added' }
    const account = { what: 'Grants: account', before: 'column "user", in lower case', after: 'column "user"' }
    expect((await changesOf('3')).body).toMatchObject({ changeCount: 2, changes: [account, means] })
    expect((await changesOf('3', '?since=1')).body).toMatchObject({ changeCount: 1, changes: [means] })
    expect((await changesOf('1', '?since=3')).body.changes).toMatchObject([
      { ...means, change: 'removed', before: 'Administrator', after: '' },
    ])
    expect((await changesOf('2', '?since=2')).body).toEqual({ changes: [], changeCount: 0 })
    for (const [version, query] of [
      ['1', ''],
      ['4', ''],
      ['x', ''],
      ['3', '?since=9'],
      ['9999999999', ''],
    ] as const)
      expect((await changesOf(version, query)).status).toBe(404)
    expect((await changesOf('3', '?since=0')).status).toBe(400)
  })

  it('of which more than 500 differ are told in part, with their number (IMP-213)', async () => {
    const map = Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`word ${at}`, `meaning ${at}`]))
    await put(documentOf({ entitlement: converted('role', { map }) }))
    const { body } = await server.call('GET', `/api/v1/sources/${source}/mappings/4/changes`)
    expect([body.changes.length, body.changeCount]).toEqual([500, 601])
  })
})
