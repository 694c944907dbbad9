import { describe, expect, it } from 'vitest'
import { cellsOf, readTable, reasonsOf, rowsOf, tablesOf } from '../../../../test/import/fixtures/read.ts'

const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

describe('a JSON document', () => {
  it('may be an array of objects; names are joined by dots, lists stay lists, and numbers keep their digits (IMP-113, IMP-005)', async () => {
    const people = [
      { id: 1, profile: { login: 'ann', tags: ['a', 'b'] }, ok: true, none: null },
      {
        id: 12345678901234567890n,
        groups: [
          { name: 'x', in: { app: 'SAP' } },
          { name: 'y', l: [1, 2] },
        ],
        late: 'z',
      },
    ]
    const text = JSON.stringify(people, (_, value) => (typeof value === 'bigint' ? `#${value}#` : value)).replace(
      /"#(\d+)#"/,
      '$1',
    )
    const table = await readTable('people.json', text)
    expect(table).toMatchObject({
      format: 'json',
      headerLine: 0,
      rowCount: 2,
      columns: ['id', 'profile.login', 'profile.tags', 'ok', 'none', 'groups', 'late'],
    })
    expect('part' in table).toBe(false)
    expect(table.rows.map(({ lacks: _, ...row }) => row)).toEqual([
      { line: 1, cells: ['1', 'ann', ['a', 'b'], 'true', '', '', ''] },
      {
        line: 2,
        cells: [
          '12345678901234567890',
          '',
          '',
          '',
          '',
          [
            { name: 'x', 'in.app': 'SAP' },
            { name: 'y', l: '["1","2"]' },
          ],
          'z',
        ],
      },
    ])
  })

  it('may have several arrays, the longest first, each with its path (IMP-113)', async () => {
    const text = JSON.stringify({
      Version: 1,
      GroupDetailList: [{ GroupName: 'g' }],
      UserDetailList: [{ UserName: 'u' }, { UserName: 'v', GroupList: ['g'] }],
      Meta: { Tags: ['x'], Empty: [], Deep: { Roles: [{ r: 1 }, 5, [1]] } },
    })
    const tables = await tablesOf('details.json', text)
    expect(tables.map(({ shape, rowCount }) => [shape.part, rowCount])).toEqual([
      ['Meta.Deep.Roles', 3],
      ['UserDetailList', 2],
      ['GroupDetailList', 1],
    ])
    expect(reasonsOf(await rowsOf(tables[0] as (typeof tables)[0]))).toEqual(['', 'unreadable_row', 'unreadable_row'])
    const users = await readTable('details.json', text, { rows: 'UserDetailList' })
    expect(cellsOf(users.rows)).toEqual([
      ['u', ''],
      ['v', ['g']],
    ])
    await expect(readTable('details.json', text, { rows: 'Users' })).rejects.toThrow(
      /no array of objects at "Users".*"UserDetailList"/,
    )
    await expect(readTable('x.json', '{"a":1,\n"b":[]}')).rejects.toThrow(/no array of objects/)
    await expect(readTable('x.json', '[]')).rejects.toThrow(/no array of objects/)
  })

  it('leaves out a row that is nested too deep, has a name twice or is too long (IMP-113)', async () => {
    const rows = [nested(64), nested(65), '{"b":1,"b":2}', `{"b":"${'x'.repeat(2_000_000)}"}`, '{"b":3}', '7']
    const table = await readTable('x.json', `[${rows.join(',\n')}]`)
    expect(table.rows.map(({ line, fault }) => fault?.text ?? line)).toEqual([
      1,
      'The row is nested deeper than 64 levels.',
      'The name "b" is there twice.',
      'The row is longer than 1 MiB.',
      5,
      'The element is not an object.',
    ])
    await expect(readTable('x.json', `[${'['.repeat(100_000)}`)).rejects.toThrow(/nested deeper than 1000 levels/)
  })

  it('is refused when it is not valid, or not complete', async () => {
    for (const text of [
      '[{"a":1},]',
      '[{"a" 1}]',
      '[{"a":1}}',
      '[{"a":1}] x',
      '[{"a":01}]',
      '[{"a":1}{"a":2}]',
      '[,{}]',
    ])
      await expect(readTable('x.json', text), text).rejects.toMatchObject({ reason: 'unreadable_file' })
    await expect(readTable('x.json', '[{"a":1},{"a":2}')).rejects.toMatchObject({ reason: 'incomplete_file' })
  })

  it('may be in another encoding, and is read alike in any pieces', async () => {
    const text = '[{"n\u00e4me":"Zo\u00eb \u{1f600}"},{"n\u00e4me":"b"}]'
    for (const pieceBytes of [1, 2, 5, 1000])
      for (const bytes of [Buffer.from(text), Buffer.from(`\ufeff${text}`), Buffer.from(`\ufeff${text}`, 'utf16le')])
        expect(cellsOf((await readTable('x.json', bytes, { pieceBytes })).rows)).toEqual([
          ['Zo\u00eb \u{1f600}'],
          ['b'],
        ])
    const latin = Buffer.from('[{"name":"Zo\xeb"}]', 'latin1')
    expect(await readTable('x.json', latin)).toMatchObject({
      encoding: 'windows-1252',
      rows: [{ cells: ['Zo\u00eb'] }],
    })
  })
})

describe('JSON Lines', () => {
  it('leave out a bad line, and one that is nested too deep (IMP-113)', async () => {
    const text = `{"id":1,"p":{"x":"a"}}\n{"id":2\n\n{"id":123456789012345678}\n${nested(65)}\n{"id":3,"late":[1]}`
    const table = await readTable('x.jsonl', text)
    expect(table).toMatchObject({ format: 'jsonl', rowCount: 5, columns: ['id', 'p.x', 'late'] })
    expect(table.rows.map(({ line, cells, fault }) => fault?.reason ?? [line, ...cells])).toEqual([
      [1, '1', 'a', ''],
      'unreadable_row',
      [4, '123456789012345678', '', ''],
      'unreadable_row',
      [6, '3', '', ['1']],
    ])
  })

  it('are told from a document by their lines', async () => {
    expect((await readTable('x.txt', '{"a":1}\n{"a":2}\n')).format).toBe('jsonl')
    expect((await readTable('x.txt', '{"a":1}\n')).format).toBe('jsonl')
    expect((await readTable('x.txt', '{"list":[{"a":1}]}\n')).format).toBe('json')
    expect((await readTable('x.txt', '{\n"list":[\n{"a":1}]}\n')).format).toBe('json')
    expect((await readTable('x.txt', '[Name],[App]\nAnn,SAP\n')).format).toBe('csv')
  })
})
