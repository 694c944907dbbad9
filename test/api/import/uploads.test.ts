import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { packTar } from 'modern-tar'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { API_ENGINE } from '../../engines.ts'
import { nextLook } from '../../eventually.ts'
import { callApi, type Reply, useServer } from '../../harness.ts'
import { COMPANY } from '../../storage/import/company.ts'

describe('import over HTTP', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  let sources = 0
  const newSource = async () =>
    (await server.call('POST', '/api/v1/sources', { body: { displayName: `Source ${sources++}` } })).body.source
      .id as string
  const begin = async (source: string, body: object = {}) =>
    (await server.call('POST', `/api/v1/sources/${source}/syncs`, { body })).body.sync.id as string
  const put = (path: string, body: string | Uint8Array, headers: Record<string, string> = {}) =>
    server.call('PUT', path, { body, headers: { 'content-type': 'text/csv', ...headers } })
  const ended = async (path: string): Promise<Reply['body']> => {
    for (;;) {
      const { sync } = (await server.call('GET', path)).body
      if (!['SYNC_STATE_QUEUED', 'SYNC_STATE_CHECKING', 'SYNC_STATE_APPLYING'].includes(sync.state)) return sync
      await nextLook()
    }
  }
  const finish = async (path: string, body: object = {}) => {
    expect((await server.call('POST', `${path}/finish`, { body })).status).toBe(200)
    return ended(path)
  }
  const reasonOf = ({ status, body }: Reply) => [status, body.details[0].reason]

  it('files, one archive and one compressed file all become the same data', async () => {
    const source = await newSource()
    const first = `/api/v1/sources/${source}/syncs/${await begin(source)}`
    for (const [kind, text] of Object.entries(COMPANY))
      expect((await put(`${first}/files/${kind}.csv`, text)).status).toBe(200)
    const done = await finish(first)
    expect(done).toMatchObject({ state: 'SYNC_STATE_DONE', counts: { users: { added: 3 }, grants: { added: 5 } } })
    expect(done.files).toHaveLength(7)
    expect(done.files[0]).toMatchObject({ fileName: 'users.csv', rowCount: 3, complete: true })
    expect(done.files[0].sha256).toMatch(/^[0-9a-f]{64}$/)

    const second = `/api/v1/sources/${source}/syncs/${await begin(source)}`
    const archive = await packTar(
      Object.entries(COMPANY).map(([kind, text]) => ({
        header: { name: `export/${kind}.csv`, size: text.length },
        body: text,
      })),
    )
    const sent = await put(`${second}/archive`, gzipSync(archive), { 'content-type': 'application/gzip' })
    expect(sent.status).toBe(200)
    const packed = await finish(second)
    expect(packed).toMatchObject({ counts: { users: { unchanged: 3 }, grants: { unchanged: 5 } } })
    expect(packed.files).toMatchObject([{ fileName: 'archive.tar', complete: true }])
    expect(packed.tables.map(({ member }: { member: string }) => member).sort()).toEqual(
      Object.keys(COMPANY)
        .map((kind) => `export/${kind}.csv`)
        .sort(),
    )

    const third = `/api/v1/sources/${source}/syncs/${await begin(source)}`
    await put(`${third}/files/grants.csv`, gzipSync(COMPANY.grants), { 'content-encoding': 'gzip' })
    expect(await finish(third)).toMatchObject({ files: [{ rowCount: 5 }], counts: { grants: { unchanged: 5 } } })

    const list = (await server.call('GET', `/api/v1/sources/${source}/syncs`)).body.list
    expect(list.map((sync: { id: string }) => sync.id)).toEqual(
      [third, second, first].map((path) => path.split('/').at(-1)),
    )
  })

  it('rows that cannot be imported are listed, and the others are applied when somebody agrees to their number', async () => {
    const source = await newSource()
    const path = `/api/v1/sources/${source}/syncs/${await begin(source)}`
    const users = 'id,email,name\nx1,not an address,X\nx2,y@corp.example,Y\nx2,z@corp.example,Z\n'
    await put(`${path}/files/users.csv`, users)
    const sync = await finish(path)
    expect(sync).toMatchObject({
      state: 'SYNC_STATE_NEEDS_CONFIRMATION',
      ...{ faultCount: 1, leftOutCount: 1, warningCount: 1, counts: {} },
    })
    expect(sync.problem).toMatch(/^1 row cannot be imported; the list of problems says why\./)
    expect((await server.call('GET', `${path}/faults`)).body.list).toEqual([
      {
        fileName: 'users.csv',
        line: 4,
        column: 'id',
        value: 'x2',
        reason: 'duplicate_id',
        problem: 'Line 3 already has the id "x2".',
      },
    ])
    expect(await finish(path, { leftOutCount: 2 })).toMatchObject({ state: 'SYNC_STATE_NEEDS_CONFIRMATION' })
    expect(await finish(path, { leftOutCount: 1 })).toMatchObject({
      state: 'SYNC_STATE_DONE',
      counts: { users: { added: 2 } },
    })
  })

  it('a file of any name is taken, and waits for a mapping when nobody knows its columns', async () => {
    const source = await newSource()
    const path = `/api/v1/sources/${source}/syncs/${await begin(source)}`
    expect(
      (await put(`${path}/files/${encodeURIComponent('Staff list (May).csv')}`, 'number,kind\n1,2\n')).status,
    ).toBe(200)
    const sync = await finish(path)
    expect(sync).toMatchObject({
      state: 'SYNC_STATE_NEEDS_CONFIRMATION',
      files: [{ fileName: 'Staff list (May).csv', complete: true }],
    })
    expect(sync.problem).toContain('Staff list (May).csv has columns that no mapping and no preset knows.')
  })

  it('too many removals wait for an answer, which may be yes without uploading again', async () => {
    const source = await newSource()
    const first = `/api/v1/sources/${source}/syncs/${await begin(source)}`
    const users = 'id,email,name\n1,p1@corp.example,P\n'
    const files = { ...COMPANY, users, apps: 'id,name\ncrm,CRM\n', accounts: 'app,id\ncrm,a1\ncrm,a2\ncrm,a9\n' }
    for (const [kind, text] of Object.entries(files)) await put(`${first}/files/${kind}.csv`, text)
    expect(await finish(first)).toMatchObject({ state: 'SYNC_STATE_DONE' })
    const second = `/api/v1/sources/${source}/syncs/${await begin(source)}`
    await put(`${second}/files/grants.csv`, 'app,entitlement,account\ncrm,access,a1\n')
    expect(await finish(second)).toMatchObject({
      state: 'SYNC_STATE_NEEDS_CONFIRMATION',
      questions: [{ code: 'removal_limit', kind: 'grants', count: 4, total: 5 }],
    })
    const other = await server.call('POST', `/api/v1/sources/${source}/syncs`, { body: {} })
    expect(reasonOf(other)).toEqual([409, 'SYNC_UNDER_WAY'])
    expect(await finish(second, { allowRemovals: true })).toMatchObject({
      state: 'SYNC_STATE_DONE',
      questions: [],
      counts: { grants: { removed: 4, changed: 0, unchanged: 1 } },
    })
  })

  it('what cannot be is refused with a reason', async () => {
    const source = await newSource()
    const id = await begin(source)
    const path = `/api/v1/sources/${source}/syncs/${id}`
    for (const unreadable of ['', '%PDF-1.7 ...', 'PK\u0003\u0004 but no archive'])
      expect(reasonOf(await put(`${path}/files/users.csv`, unreadable))).toEqual([400, 'UNREADABLE_FILE'])
    const notGzip = await put(`${path}/files/users.csv`, 'plain', { 'content-encoding': 'gzip' })
    expect(reasonOf(notGzip)).toEqual([400, 'MALFORMED_REQUEST'])
    // The file that did not arrive whole stands in the way until it has been uploaded again.
    const early = await server.call('POST', `${path}/finish`, { body: {} })
    expect(reasonOf(early)).toEqual([409, 'SYNC_INCOMPLETE'])
    expect(early.body.message).toContain('The upload of users.csv is incomplete')
    expect((await put(`${path}/files/users.csv`, 'id,email,name\n')).status).toBe(200)
    expect(await finish(path)).toMatchObject({ state: 'SYNC_STATE_DONE' })
    expect(reasonOf(await put(`${path}/files/users.csv`, 'id,email,name\n'))).toEqual([409, 'SYNC_ENDED'])
    expect(reasonOf(await server.call('POST', `${path}/finish`, { body: {} }))).toEqual([409, 'SYNC_ENDED'])
    expect(reasonOf(await server.call('POST', `${path}/cancel`, { body: {} }))).toEqual([409, 'SYNC_ENDED'])
    const nowhere = `/api/v1/sources/${source}/syncs/nothing`
    expect(reasonOf(await put(`${nowhere}/files/users.csv`, 'x'))).toEqual([404, 'NOT_FOUND'])
    const same = await server.call('POST', '/api/v1/sources', { body: { displayName: 'SOURCE 0' } })
    expect(reasonOf(same)).toEqual([409, 'ALREADY_EXISTS'])
  })

  /** A body that is sent in two parts. */
  const halves = (first: Uint8Array, second: Uint8Array) => {
    let sendRest = () => {}
    const go = new Promise<void>((resolve) => {
      sendRest = resolve
    })
    const body = ReadableStream.from(
      (async function* () {
        yield first
        await go
        yield second
      })(),
    )
    return { body, sendRest }
  }
  const putSlowly = async (path: string, body: ReadableStream) =>
    callApi(server.url, 'PUT', path, {
      body,
      headers: { authorization: `Bearer ${await server.token()}`, 'content-type': 'text/csv' },
      duplex: 'half',
    } as RequestInit)
  const untilFile = async (path: string, complete: boolean) => {
    for (;;) {
      const { sync } = (await server.call('GET', path)).body
      if (sync.files.some((file: { complete: boolean }) => file.complete === complete)) return
      await nextLook()
    }
  }
  const text = (content: string) => Buffer.from(content)

  it('a sync is not finished while a file is arriving', async () => {
    const source = await newSource()
    const path = `/api/v1/sources/${source}/syncs/${await begin(source)}`
    const { body, sendRest } = halves(text('id,email,name\n'), text('slow1,slow1@corp.example,A\n'))
    const upload = putSlowly(`${path}/files/users.csv`, body)
    await untilFile(path, false)
    const early = await server.call('POST', `${path}/finish`, { body: {} })
    expect(reasonOf(early)).toEqual([409, 'SYNC_INCOMPLETE'])
    sendRest()
    expect((await upload).status).toBe(200)
    expect(await finish(path)).toMatchObject({ state: 'SYNC_STATE_DONE', counts: { users: { added: 1 } } })
  })

  it('an archive is one file of its sync, which is not finished while it is arriving', async () => {
    const source = await newSource()
    const path = `/api/v1/sources/${source}/syncs/${await begin(source)}`
    const files = { users: 'id,email,name\nslow2,slow2@corp.example,A\n', apps: 'id,name\nx,X\n' }
    const archive = await packTar(
      Object.entries(files).map(([kind, content]) => ({
        header: { name: `${kind}.csv`, size: content.length },
        body: content,
      })),
    )
    // A header and a content of 512 bytes each: the first of the two files has arrived.
    const { body, sendRest } = halves(archive.subarray(0, 1024), archive.subarray(1024))
    const upload = putSlowly(`${path}/archive`, body)
    await untilFile(path, false)
    expect(reasonOf(await server.call('POST', `${path}/finish`, { body: {} }))).toEqual([409, 'SYNC_INCOMPLETE'])
    sendRest()
    expect((await upload).status).toBe(200)
    expect(await finish(path)).toMatchObject({
      state: 'SYNC_STATE_DONE',
      files: [{ fileName: 'archive.tar' }],
      counts: { users: { added: 1 }, apps: { added: 1 } },
    })
  })

  it('of two uploads of one file the later counts, and the earlier is told', async () => {
    const source = await newSource()
    const path = `/api/v1/sources/${source}/syncs/${await begin(source)}`
    const { body, sendRest } = halves(text('id,email,name\n'), text('early,not an address,A\n'))
    const upload = putSlowly(`${path}/files/users.csv`, body)
    await untilFile(path, false)
    expect((await put(`${path}/files/users.csv`, 'id,email,name\nlater,later@corp.example,B\n')).status).toBe(200)
    sendRest()
    expect(reasonOf(await upload)).toEqual([409, 'UPLOAD_OVERTAKEN'])
    expect(await finish(path)).toMatchObject({ faultCount: 0, counts: { users: { added: 1 } } })
  })

  it('an archive with two files of one kind waits until one of them is left', async () => {
    const source = await newSource()
    const path = `/api/v1/sources/${source}/syncs/${await begin(source)}`
    const entry = (name: string) => ({ header: { name, size: 14 }, body: 'id,email,name\n' })
    const archive = await packTar([entry('a/users.csv'), entry('b/users.csv')])
    expect((await put(`${path}/archive`, archive)).status).toBe(200)
    const sync = await finish(path)
    expect(sync.state).toBe('SYNC_STATE_NEEDS_CONFIRMATION')
    expect(sync.problem).toBe('archive.tar/a/users.csv and archive.tar/b/users.csv are both "users". Keep one of them.')
    expect((await put(`${path}/archive`, await packTar([entry('a/users.csv')]))).status).toBe(200)
    expect(await finish(path)).toMatchObject({ state: 'SYNC_STATE_DONE' })
  })

  it('an archive that ends too early is told as such', async () => {
    const source = await newSource()
    const path = `/api/v1/sources/${source}/syncs/${await begin(source)}`
    const archive = await packTar([{ header: { name: 'users.csv', size: 5_000 }, body: 'x'.repeat(5_000) }])
    const sent = await put(`${path}/archive`, archive.subarray(0, 2_000))
    expect(reasonOf(sent)).toEqual([400, 'UNREADABLE_FILE'])
    expect(sent.body.message).toMatch(/^archive\.tar is not a complete tar archive/)
    const pressed = await put(`${path}/archive`, gzipSync(archive).subarray(0, 40))
    expect(reasonOf(pressed)).toEqual([400, 'UNREADABLE_FILE'])
    expect(pressed.body.message).toMatch(/^archive\.tar is not a complete gzip file/)
  })

  it('an upload that is refused is answered, and nothing more of it is taken', async () => {
    const source = await newSource()
    const path = `/api/v1/sources/${source}/syncs/${await begin(source)}`
    await server.call('POST', `${path}/cancel`, { body: {} })
    const token = await server.token()
    const { port } = new URL(server.url)
    for (const target of [`${path}/files/users.csv`, `${path}x/files/users.csv`, `${path}/archive`]) {
      const socket = connect(Number(port), '127.0.0.1')
      let answer = ''
      let sent = 0
      const closed = new Promise((resolve) => socket.on('close', resolve))
      socket.on('data', (data) => {
        answer += data
      })
      socket.on('error', () => {})
      socket.write(
        `PUT ${target} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: Bearer ${token}\r\nContent-Length: 9999999999\r\n\r\n`,
      )
      const send = () => {
        while (socket.writable && socket.write(Buffer.alloc(65_536))) sent += 65_536
      }
      socket.on('drain', send)
      send()
      await closed
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d .*\r\n/)
      expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n')
      expect(answer).toMatch(/"reason":"(SYNC_ENDED|NOT_FOUND)"/)
      expect(sent).toBeLessThan(100_000_000)
    }
  })

  it('a defect in applying is told, changes nothing and leaves no rows behind', async () => {
    const source = await newSource()
    const path = `/api/v1/sources/${source}/syncs/${await begin(source)}`
    await put(`${path}/files/apps.csv`, 'id,name,is_directory\nx,X,true\nx,Y,true\n')
    const staged = () => server.database.read((reader) => reader.rows(sql`select 1 from sync_batches`))
    expect(await finish(path)).toMatchObject({ state: 'SYNC_STATE_NEEDS_CONFIRMATION' })
    // As if a value had got past the reader.
    await server.database.tx((tx) =>
      tx.count(sql`update sync_batches set rows = replace(rows, 'true', 'perhaps') where kind = 'apps'`),
    )
    const sync = await finish(path, { leftOutCount: 1 })
    expect(sync).toMatchObject({ state: 'SYNC_STATE_FAILED', counts: {} })
    expect(sync.problem).toMatch(/^The server failed to apply the import, and nothing was changed/)
    expect(await staged()).toEqual([])
  })

  it('a cancelled sync makes room for the next', async () => {
    const source = await newSource()
    const path = `/api/v1/sources/${source}/syncs/${await begin(source)}`
    expect((await server.call('POST', `${path}/cancel`, { body: {} })).body.sync.state).toBe('SYNC_STATE_CANCELLED')
    expect(await begin(source)).toBeTruthy()
  })

  it('an upload larger than allowed ends, before and after unpacking', async () => {
    const small = await useServer(API_ENGINE, { env: { IMPORT_MAX_BYTES: '1048576' } })
    const source = (await small.call('POST', '/api/v1/sources', { body: { displayName: 'S' } })).body.source.id
    const sync = (await small.call('POST', `/api/v1/sources/${source}/syncs`, { body: {} })).body.sync.id
    const path = `/api/v1/sources/${source}/syncs/${sync}/files/users.csv`
    const large = `id,email,name\n${'1,a@corp.example,A\n'.repeat(100_000)}`
    for (const [body, headers] of [
      [large, {}],
      [gzipSync(large), { 'content-encoding': 'gzip' }],
    ] as const)
      expect(reasonOf(await small.call('PUT', path, { body, headers }))).toEqual([413, 'BODY_TOO_LARGE'])
  })
})
