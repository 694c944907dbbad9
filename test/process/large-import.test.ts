import { describe, expect, it } from 'vitest'
import { newStorage } from '../engines.ts'
import { eventually, nextLook } from '../eventually.ts'
import { freePort } from '../free-port.ts'
import { clientOf, type Reply } from '../harness.ts'
import { spawnServer } from '../server-process.ts'

const PEOPLE = 1_000
const GRANTS = 12_000

describe('a large import into the embedded engine', async () => {
  const storage = await newStorage('embedded')
  const lines = (n: number, row: (i: number) => string) => Array.from({ length: n }, (_, i) => `${row(i)}\n`).join('')
  const files = {
    'users.csv': `id,email,name\n${lines(PEOPLE, (i) => `u${i},p${i}@corp.example,Person ${i}`)}`,
    'apps.csv': 'id,name\napp,App\n',
    'entitlements.csv': `app,id,name\n${lines(GRANTS / PEOPLE, (i) => `app,e${i},Entitlement ${i}`)}`,
    'accounts.csv': `app,id,user\n${lines(PEOPLE, (i) => `app,a${i},u${i}`)}`,
    'grants.csv': `app,entitlement,account\n${lines(GRANTS, (i) => `app,e${Math.floor(i / PEOPLE)},a${i % PEOPLE}`)}`,
  }

  it('answers others, refuses what would change access data meanwhile, and says how far it is (IMP-169, IMP-171, IMP-173)', async () => {
    const server = await spawnServer(await freePort(), { ...storage.env, API_REQUESTS_PER_MINUTE: '1000000' })
    const [clientId = '', clientSecret = ''] = [/Client ID: +(\S+)/, /Client Secret: +(\S+)/].map(
      (text) => text.exec(server.output())?.[1],
    )
    const { call } = clientOf(server.url, { clientId, clientSecret })
    const post = async (path: string, body: object = {}) => (await call('POST', path, { body })).body
    const beginSync = async (displayName: string, uploads: Record<string, string>) => {
      const { source } = await post('/api/v1/sources', { displayName })
      const path = `/api/v1/sources/${source.id}/syncs/${(await post(`/api/v1/sources/${source.id}/syncs`)).sync.id}`
      const headers = { 'content-type': 'application/octet-stream' }
      for (const [name, body] of Object.entries(uploads))
        expect((await call('PUT', `${path}/files/${name}`, { body, headers })).status).toBe(200)
      await post(`${path}/finish`)
      return path
    }
    const path = await beginSync('Large', files)
    const syncOf = async (at: string) => (await call('GET', at)).body.sync
    let other = ''
    const refused: Reply[] = []
    const percents: number[] = []
    let edits = 0
    for (let sync = await syncOf(path); sync.state !== 'SYNC_STATE_DONE'; sync = await syncOf(path)) {
      expect(['SYNC_STATE_QUEUED', 'SYNC_STATE_CHECKING', 'SYNC_STATE_APPLYING']).toContain(sync.state)
      percents.push(sync.progress?.percent ?? 0)
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
      expect((await call('POST', '/api/v1/search/entitlements', { body: {} })).status).toBe(200)
      const edit = await call('POST', '/api/v1/apps', { body: { displayName: `By hand ${edits++}` } })
      if (edit.status !== 200) refused.push(edit)
      if (refused.length === 1 && other === '')
        other = await beginSync('Other', { 'users.csv': 'id,email,name\nx1,other@corp.example,Other\n' })
      await nextLook()
    }
    expect(refused.length).toBeGreaterThan(0)
    for (const { status, headers, body } of refused) {
      expect(status).toBe(409)
      expect(headers.get('retry-after')).toBe('5')
      expect(body.details).toContainEqual(expect.objectContaining({ reason: 'IMPORT_APPLYING' }))
    }
    expect((await call('POST', '/api/v1/apps', { body: { displayName: 'After' } })).status).toBe(200)
    await eventually(async () => expect((await syncOf(other)).state).toBe('SYNC_STATE_DONE'))

    expect(percents).toEqual([...percents].sort((a, b) => a - b))
    // On a busy machine, little is seen of the end.
    expect(percents.at(-1)).toBeGreaterThan(0)
    const done = await syncOf(path)
    expect(done).toMatchObject({ progress: { percent: 100 }, counts: { grants: { added: GRANTS } } })
    // The seconds are added after the end is told.
    const metrics = await eventually(async () => {
      const text = await (await fetch(`${server.url}/metrics`)).text()
      for (const phase of ['reading', 'checking', 'writing'])
        expect(text).toMatch(new RegExp(`^recert_import_seconds\\{phase="${phase}"\\} \\d`, 'm'))
      return text
    })
    const rows = [...metrics.matchAll(/^recert_import_rows_total\{outcome="\w+"\} (\d+)$/gm)].map(([, n]) => Number(n))
    const read = [done, await syncOf(other)].flatMap(({ files: all }) =>
      all.map((file: Reply['body']) => file.rowCount),
    )
    const sum = (numbers: number[]) => numbers.reduce((all, n) => all + n, 0)
    expect(sum(rows)).toBe(sum(read))
    await server.end('SIGTERM')
  })
})
