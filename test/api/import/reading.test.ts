import { describe, expect, it } from 'vitest'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { printWorkbookXml } from '../../import/fixtures/workbook.ts'
import { accessOf, importingOn } from './importing.ts'

const HEADER = ['user', 'application', 'role']
const sheet = (mark: string, ...rows: string[][]) => [HEADER, ...rows].map((row) => `${row.join(mark)}\n`).join('')
const sheetXml = (...rows: string[][]) =>
  rows
    .map((cells) => `<row>${cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`)
    .join('')

describe('how each file of an import is read', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { newSync, nextSync, upload, uploadAll, finish, preview, apply, get } = importingOn(server)
  const choose = (path: string, ...readings: object[]) => server.call('PUT', `${path}/mapping`, { body: { readings } })
  const tablesOf = async (path: string) => (await get(`${path}/files`)).tables

  it('is chosen for one file, the others stay as they are, and the source keeps it (IMP-215)', async () => {
    const { source, path } = await newSync('Two files')
    const files = {
      'a.csv': sheet(',', ['ann@corp.example', 'Wiki', 'Editor~in chief']),
      'b.csv': `Export of today\n${sheet('~', ['bob@corp.example', "'Chat'", 'Guest, for now'])}`,
    }
    await uploadAll(path, files)
    expect((await choose(path, { fileName: 'b.csv', separator: '~', quote: "'", headerLine: 2 })).status).toBe(200)
    expect(await tablesOf(path)).toMatchObject([
      { fileName: 'a.csv', separator: ',', quote: '"', headerLine: 1, columns: HEADER.map((name) => ({ name })) },
      { fileName: 'b.csv', separator: '~', quote: "'", headerLine: 2, columns: HEADER.map((name) => ({ name })) },
    ])
    const { previewToken } = await preview(path)
    expect(await apply(path, { previewToken })).toMatchObject({ state: 'SYNC_STATE_DONE' })
    const both = ['Chat | Guest, for now | bob@corp.example', 'Wiki | Editor~in chief | ann@corp.example']
    expect((await accessOf(server, source)).grants).toEqual(both)
    const again = await nextSync(source)
    await uploadAll(again, { ...files, 'a.csv': `${files['a.csv']}eve@corp.example,Wiki,Reader\n` })
    expect(await finish(again)).toMatchObject({
      state: 'SYNC_STATE_DONE',
      counts: { grants: { added: 1, removed: 0 } },
    })
  })

  it('is chosen one file after the other, and a table that the mapping no longer fits gets a proposal (IMP-215)', async () => {
    const { path } = await newSync('One after the other')
    await uploadAll(path, {
      'a.csv': sheet('~', ['ann@corp.example', 'Wiki', 'Editor']),
      'b.csv': sheet('^', ['bob@corp.example', 'Chat', 'Guest']),
    })
    await choose(path, { fileName: 'a.csv', separator: '~' })
    await choose(path, { fileName: 'b.csv', separator: '^' })
    const seen = await get(`${path}/files`)
    expect(seen).toMatchObject({ stops: [], tables: [{ separator: '~' }, { separator: '^' }] })
    expect((await preview(path)).counts.grants).toMatchObject({ added: 2 })
  })

  it('can be chosen once more, also where another table fits what it seemed to be (IMP-215)', async () => {
    const { path } = await newSync('Once more')
    await uploadAll(path, {
      'access.csv': sheet(',', ['ann@corp.example', 'Desk', 'Agent']),
      'more.csv': 'user|application|role;note\nbob@corp.example|Desk|Lead;x\n',
      'notes.csv': 'note,written by\nask Ann,Bob\nask Bob,Ann\n',
    })
    for (const separator of [';', '|', ';', '|']) {
      await choose(path, { fileName: 'more.csv', separator })
      expect(await tablesOf(path)).toMatchObject([{ separator: ',' }, { separator }, { separator: ',' }])
    }
  })

  it('is chosen for a sheet, and for the list of a JSON document (IMP-215)', async () => {
    const { source, path } = await newSync('Parts')
    const row = (user: string) => [user, 'Mail', 'Reader']
    await uploadAll(path, {
      'book.xlsx': printWorkbookXml({
        sheets: [
          { name: 'Now', rows: sheetXml(HEADER, row('ann@corp.example')) },
          {
            name: 'Older',
            rows: sheetXml(['Export', 'of', 'May'], ['by', 'the', 'desk'], HEADER, row('bob@corp.example')),
          },
        ],
      }),
      'data.json': JSON.stringify(
        {
          data: { access: [{ user: 'eve@corp.example', application: 'Mail', role: 'Reader' }] },
        },
        null,
        2,
      ),
    })
    const chosen = await choose(
      path,
      { fileName: 'book.xlsx', part: 'Older', headerLine: 3 },
      { fileName: 'data.json', rows: 'data.access' },
    )
    expect(chosen.status).toBe(200)
    const seen = (await tablesOf(path)) as { part: string; headerLine: number }[]
    expect(seen.map(({ part, headerLine }) => [part, headerLine]).sort()).toEqual([
      ['Now', 1],
      ['Older', 3],
      ['data.access', 0],
    ])
    const { previewToken } = await preview(path)
    await apply(path, { previewToken })
    expect((await accessOf(server, source)).grants).toEqual(
      ['ann', 'bob', 'eve'].map((name) => `Mail | Reader | ${name}@corp.example`),
    )
  })

  it('leaves the other lists of a document out when one is chosen, also in the next import (IMP-235)', async () => {
    const { source, path } = await newSync('One list')
    const document = (...users: string[]) =>
      JSON.stringify({
        access: users.map((user) => ({ user, application: 'Desk', role: 'Agent' })),
        events: [{ at: '2026-11-01', what: 'Restart' }, { at: '2026-11-02' }, { at: '2026-11-03' }],
        hosts: [{ host: 'db1' }],
      })
    const more = sheet(',', ['eve@corp.example', 'Wiki', 'Editor'])
    await uploadAll(path, { 'data.json': document('ann@corp.example'), 'more.csv': more })
    expect(await tablesOf(path)).toHaveLength(4)
    await choose(path, { fileName: 'data.json', rows: 'access' })
    expect(await get(`${path}/files`)).toMatchObject({
      stops: [],
      tables: [
        { fileName: 'data.json', part: 'access' },
        { fileName: 'more.csv', part: '' },
      ],
    })
    const { previewToken } = await preview(path)
    expect(await apply(path, { previewToken })).toMatchObject({ state: 'SYNC_STATE_DONE' })
    const again = await nextSync(source)
    await uploadAll(again, { 'data.json': document('ann@corp.example', 'bob@corp.example'), 'more.csv': more })
    expect(await finish(again)).toMatchObject({ state: 'SYNC_STATE_DONE', counts: { grants: { added: 1 } } })
    expect((await accessOf(server, source)).grants).toHaveLength(3)
  })

  it('is refused for a file that is not there, and where it contradicts itself (IMP-215)', async () => {
    const { path } = await newSync('Refused')
    await upload(path, 'a.csv', sheet(',', ['ann@corp.example', 'Wiki', 'Editor']))
    for (const [reading, words] of [
      [{ fileName: 'x.csv', separator: ';' }, 'No uploaded file is named "x.csv".'],
      [{ fileName: 'a.csv', part: 'A', sheet: 'B' }, 'Leave "part" out'],
    ] as const) {
      const { status, body } = await choose(path, reading)
      expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(words.replaceAll('"', '\\"'))])
    }
    const unreadable = await choose(path, { fileName: 'a.csv', encoding: 'latin-99' })
    expect([unreadable.status, unreadable.body.message]).toEqual([400, expect.stringContaining('latin-99')])
  })

  it('is found without holding the sync, and found again when a file is replaced meanwhile (IMP-216)', async () => {
    const { path } = await newSync('Replaced')
    await upload(path, 'a.csv', sheet('~', ['ann@corp.example', 'Wiki', 'Editor']))
    const { database } = server
    const read = database.read.bind(database)
    let replaced: number | undefined
    database.read = async (work) => {
      const found = await read(work)
      // The first part of a file that the choice reads: now somebody uploads another file by that name.
      if (replaced === undefined && (found as { isPacked?: boolean } | undefined)?.isPacked !== undefined) {
        replaced = 0
        const other = `person~software~permission\nann@corp.example~Wiki~Editor\n`
        replaced = (await upload(path, 'a.csv', other)).status
      }
      return found
    }
    try {
      expect((await choose(path, { fileName: 'a.csv', separator: '~' })).status).toBe(200)
    } finally {
      database.read = read
    }
    expect(replaced).toBe(200)
    const seen = await get(`${path}/files`)
    expect(seen.document.files[0].headers).toContain('person')
    expect(seen).toMatchObject({ stops: [], tables: [{ columns: [{ name: 'person' }, {}, {}] }] })
  })
})
