import { describe, expect, it } from 'vitest'
import { messySheet, plainSheets } from '../../../../test/import/fixtures/make.ts'
import { cellsOf, readTable, reasonsOf } from '../../../../test/import/fixtures/read.ts'
import { encodeText } from '../../../../test/import/fixtures/text.ts'

describe('the plain sheet of 696 rows', () => {
  it.each(plainSheets().map((fixture) => [fixture.name, fixture] as const))(
    'gives the same rows as %s, and says how it is written (IMP-101)',
    async (name, { bytes, columns, rows, encoding, separator }) => {
      const table = await readTable(name, bytes)
      expect(table).toMatchObject({ columns, headerLine: 1, unsure: encoding === 'windows-1252' ? ['encoding'] : [] })
      expect([table.encoding, table.separator]).toEqual([encoding, separator])
      expect(cellsOf(table.rows)).toEqual(rows)
      expect(table.rows.map(({ line }) => line)).toEqual(rows.map((_, at) => at + 2))
      expect(reasonsOf(table.rows).filter(Boolean)).toEqual([])
    },
  )
})

describe('a messy sheet', () => {
  it('loses no row: blank lines, filler rows, repeated rows and the total are all there', async () => {
    const { name, bytes, columns, rows, headerLine, counts } = messySheet()
    const table = await readTable(name, bytes)
    expect(table).toMatchObject({ columns, headerLine, encoding: 'windows-1252', separator: ';' })
    expect(cellsOf(table.rows)).toEqual(rows)
    expect(table.rows).toHaveLength(counts.read)
    expect(table.rows.filter(({ cells }) => cells.every((cell) => cell === ''))).toHaveLength(counts.empty)
    expect(reasonsOf(table.rows).filter(Boolean)).toEqual([])
  })
})

describe('a text in an older encoding', () => {
  const text = Buffer.from('name;note\nPrice \x80;it\x92s\n\x93x\x94;\x9f\xe9\nbad\x81;y\n', 'latin1')
  it.each([1, 7, 65_536])('is read alike in pieces of %i bytes (IMP-102)', async (pieceBytes) => {
    const table = await readTable('names.csv', text, { pieceBytes })
    expect(table.encoding).toBe('windows-1252')
    expect(cellsOf(table.rows)).toEqual([
      ['Price \u20ac', 'it\u2019s'],
      ['\u201cx\u201d', '\u0178\u00e9'],
      ['bad', 'y'],
    ])
    expect(table.rows[2]?.warnings).toEqual([{ reason: 'bad_character', column: 'name' }])
  })

  it('is read in the encoding that was asked for, and an unknown one is refused', async () => {
    const cyrillic = Buffer.from([0x69, 0x64, 0x2c, 0x6e, 0x0a, 0x31, 0x2c, 0xc0, 0xed, 0xed, 0xe0, 0x0a])
    expect(cellsOf((await readTable('a.csv', cyrillic, { encoding: 'windows-1251' })).rows)).toEqual([['1', 'Анна']])
    expect((await readTable('a.csv', cyrillic, { encoding: 'latin1' })).encoding).toBe('windows-1252')
    await expect(readTable('a.csv', cyrillic, { encoding: 'klingon' })).rejects.toThrow(/"klingon"/)
  })
})

describe('a UTF-8 file with bytes that are not', () => {
  const good = 'Zo\u00eb Berg,Jira,Developer\n'
  const bad = Buffer.from('Zo\xeb Berg,Jira,Developer\n', 'latin1')
  const header = 'User,Application,Role\n'

  it('has one record read as Windows-1252 when only that one is bad (IMP-103)', async () => {
    const bytes = Buffer.concat([Buffer.from(header + good.repeat(20_000)), bad])
    const table = await readTable('big.csv', bytes)
    expect(table).toMatchObject({ encoding: 'utf-8', unsure: [] })
    expect(table.rows.at(-1)).toEqual({
      line: 20_002,
      cells: ['Zo\u00eb Berg', 'Jira', 'Developer'],
      warnings: [{ reason: 'mixed_encoding' }],
    })
    expect(reasonsOf(table.rows).filter(Boolean)).toEqual(['mixed_encoding'])
  })

  it('is Windows-1252 as a whole when every third record is bad, and asks (IMP-103)', async () => {
    const three = Buffer.concat([Buffer.from(good + good), bad])
    const table = await readTable('big.csv', Buffer.concat([Buffer.from(header), ...Array(100).fill(three)]))
    expect(table).toMatchObject({ encoding: 'windows-1252', unsure: ['encoding'] })
    expect(table.rows).toHaveLength(300)
  })
})

describe('the header', () => {
  const rows = 'ann@corp.example;SAP;FI_POST\nbob@corp.example;SAP;FI_APPROVE\n'
  it.each([
    ['sep=;', 'sep=;\r\nuser;app;role\r\n', 2],
    ['#TYPE', '#TYPE Microsoft.ActiveDirectory.Management.ADUser\nuser;app;role\n', 2],
    ['titles', 'Access list\nExported by Ann; 2026\n"All; apps"\n\nuser;app;role\n', 5],
  ])('is found below %s, and lines are counted from the first of the file (IMP-104)', async (_, head, line) => {
    const table = await readTable('access.csv', head + rows)
    expect(table).toMatchObject({ separator: ';', headerLine: line, columns: ['user', 'app', 'role'], unsure: [] })
    expect(table.rows.map((row) => row.line)).toEqual([line + 1, line + 2])
  })

  it('may be missing: the columns get numbers, and the page asks (IMP-104)', async () => {
    const table = await readTable('access.csv', rows)
    expect(table).toMatchObject({ headerLine: 0, columns: ['Column 1', 'Column 2', 'Column 3'], unsure: ['header'] })
    expect(table.rows).toHaveLength(2)
    expect(await readTable('access.csv', rows, { header: 1 })).toMatchObject({
      headerLine: 1,
      columns: ['ann@corp.example', 'SAP', 'FI_POST'],
      unsure: [],
    })
    const names = 'Ann Berg,Jira,Admin\nBob Ray,Jira,Viewer\n'
    expect(await readTable('access.csv', names)).toMatchObject({ headerLine: 0, unsure: ['header'] })
    expect(await readTable('access.csv', `user,app,role\n${names}`, { header: false })).toMatchObject({ headerLine: 0 })
    await expect(readTable('access.csv', rows, { header: 9 })).rejects.toThrow(/no filled line 9/)
  })

  it('is one also where an account is called like a column, and where it is repeated further down', async () => {
    const text = 'user,app,role\nann,SAP,x\nuser,SAP,y\nuser,app,role\nbob,Jira,role\n'
    expect(await readTable('access.csv', text)).toMatchObject({ headerLine: 1, unsure: [] })
  })

  it('gives every column a name of its own (IMP-104)', async () => {
    const table = await readTable('a.csv', 'Name, name ,,App  Role,name (2)\na,b,c,d,e\n')
    expect(table.columns).toEqual(['Name', 'name (2)', 'Column 3', 'App Role', 'name (2) (2)'])
  })
})

describe('the separator', () => {
  it.each([
    ['a bar', 'id|name|amount\n1|Ann|5\n2|Bob|6\n', '|', ['1', 'Ann', '5']],
    [
      'a semicolon beside decimal commas',
      'name;hours;rate\nAnn;1,5;20,25\nBob;2,5;21,00\n',
      ';',
      ['Ann', '1,5', '20,25'],
    ],
    ['none in a file of one column', 'login\nann\nberg, ann\n"c ""d"""\n', '', ['ann']],
    ['a tab beside commas in text', 'who\twhat\nBerg, Ann\tx\nRay, Bob\ty\n', '\t', ['Berg, Ann', 'x']],
  ])('is found: %s (IMP-106)', async (_, text, separator, first) => {
    const table = await readTable('x.csv', text)
    expect(table.separator).toBe(separator)
    expect(table.rows[0]?.cells).toEqual(first)
    expect(reasonsOf(table.rows).filter(Boolean)).toEqual([])
    expect(table.unsure).not.toContain('separator')
  })

  it('is unsure where two fit equally well, and can be chosen (IMP-106)', async () => {
    const text = 'a,b;c,d\n1,2;3,4\n5,6;7,8\n'.replaceAll(',d', ';d').replaceAll(',4', ';4').replaceAll(',8', ';8')
    const other = 'a;b,c;d,e\n1;2,3;4,5\n6;7,8;9,10\n'
    for (const each of [text, other]) {
      const table = await readTable('x.csv', each)
      if (each === other) expect(table.unsure).toContain('separator')
      expect((await readTable('x.csv', each, { separator: ';' })).separator).toBe(';')
      expect((await readTable('x.csv', each, { separator: ',' })).separator).toBe(',')
    }
  })
})

describe('quotes and line ends', () => {
  const read = async (text: string, options = {}) => {
    const table = await readTable('x.csv', text, options)
    return { ...table, cells: cellsOf(table.rows), reasons: reasonsOf(table.rows) }
  }

  it('may be doubled, with backslashes, or single (IMP-107)', async () => {
    expect((await read('a,b\n"say ""hi"", ok",x\n')).cells).toEqual([['say "hi", ok', 'x']])
    expect((await read('a,b\n"say \\"hi\\", ok",x\n"C:\\\\dir\\\\",y\n')).cells).toEqual([
      ['say "hi", ok', 'x'],
      ['C:\\dir\\', 'y'],
    ])
    expect((await read("a,b\n'it''s, fine','x'\n")).cells).toEqual([["it's, fine", 'x']])
    expect((await read('path,b\n"C:\\dir\\",y\n"D:\\",z\n')).cells).toEqual([
      ['C:\\dir\\', 'y'],
      ['D:\\', 'z'],
    ])
  })

  it('may hold line breaks; the line is that of the start of the record (IMP-107)', async () => {
    const { rows } = await read('a,b\n"1\n2",x\n3,y\n')
    expect(rows).toEqual([
      { line: 2, cells: ['1\n2', 'x'] },
      { line: 4, cells: ['3', 'y'] },
    ])
  })

  it('may be carriage returns alone (IMP-107)', async () => {
    expect((await read('a;b\r1;2\r3;4\r')).rows).toEqual([
      { line: 2, cells: ['1', '2'] },
      { line: 3, cells: ['3', '4'] },
    ])
  })

  it('are read around a NUL byte, which is removed with a warning (IMP-107)', async () => {
    expect((await read('a,b\n1\0,2\n')).rows).toEqual([
      { line: 2, cells: ['1', '2'], warnings: [{ reason: 'bad_character', column: 'a' }] },
    ])
  })

  it.each([
    ['', 'a,b\n1,x\n2,"open\n3,y\n4,z\n', 65_536],
    [' before other quotes', 'a,b\n1,x\n2,"open\n3,y\n4,"z"\n', 65_536],
    [', arriving byte by byte', 'a,b\n1,x\n2,"open\n3,y\n4,z\n', 1],
  ])(
    'that are never closed cost their row, and the records after it are read%s (IMP-107)',
    async (_, text, pieceBytes) => {
      const table = await readTable('x.csv', text, { pieceBytes })
      expect(table.rows).toEqual([
        { line: 2, cells: ['1', 'x'] },
        { line: 3, cells: [], fault: { reason: 'unreadable_row', text: expect.any(String) } },
        { line: 4, cells: ['3', 'y'] },
        { line: 5, cells: ['4', 'z'] },
      ])
    },
  )

  it('that are broken cost the lines after them, too, until one has all columns (IMP-107)', async () => {
    const good = 'p,q,r\n'.repeat(20)
    const { rows } = await read(`a,b,c\n1,"say "hi\nmore" there",x\nand more\n2,y,z\n3,w\n${good}`)
    expect(rows.slice(0, 5).map(({ line, cells, fault }) => fault?.reason ?? [line, ...cells])).toEqual([
      ...['unreadable_row', 'unreadable_row', 'unreadable_row'],
      [5, '2', 'y', 'z'],
      [6, '3', 'w', ''],
    ])
  })

  it('that are never closed cost their row also in a large file (IMP-107)', async () => {
    const more = Array.from({ length: 200_000 }, (_, at) => `${at},value\n`).join('')
    const table = await readTable('x.csv', `a,b\n0,x\n1,"open\n${more}`)
    expect(table.rows).toHaveLength(200_002)
    expect(table.rows.filter(({ fault }) => fault).map(({ line }) => line)).toEqual([3])
    expect(table.rows.at(-1)).toEqual({ line: 200_003, cells: ['199999', 'value'] })
  })

  it('hold lines that never become rows, however long the value is (IMP-107)', async () => {
    const long = 'x'.repeat(1024 * 1024)
    const table = await readTable('x.csv', `a,b\n1,"${long}\nevil,row\nevil,row\n${long}"\nhonest,row\n`)
    expect(table.rows.map(({ line, cells, fault }) => fault?.text ?? [line, ...cells])).toEqual([
      'The row is longer than 1 MiB.',
      [6, 'honest', 'row'],
    ])
  })
})

describe('rows and cells', () => {
  it('are filled up when they are short, and left out when they have too many filled cells', async () => {
    const table = await readTable('x.csv', 'a,b,c\n1,2,3\n1,2\n1,2,3,,\n1,2,3,4\n\n,,\n')
    expect(table.rows.map(({ line, cells }) => [line, ...cells])).toEqual([
      [2, '1', '2', '3'],
      [3, '1', '2', ''],
      [4, '1', '2', '3'],
      [5],
      [6, '', '', ''],
      [7, '', '', ''],
    ])
    expect(reasonsOf(table.rows)).toEqual(['', 'short_row', '', 'unreadable_row', '', ''])
  })

  it('lose what cannot be seen, and keep the rest (IMP-116)', async () => {
    const long = 'x'.repeat(40_000)
    const table = await readTable('x.csv', `a,b\n\u00a0Ann\u00a0,B\u200bo\ufeffb\nab\u202ec,=1+1\n${long},x\n`)
    expect(cellsOf(table.rows)).toEqual([
      ['Ann', 'Bob'],
      ['abc', '=1+1'],
      ['x'.repeat(32_767), 'x'],
    ])
    expect(reasonsOf(table.rows)).toEqual(['', 'bad_character', 'cut'])
  })
})

describe('limits', () => {
  it('stop a file without text, and take one that has only a header or filler rows (IMP-114)', async () => {
    await expect(readTable('x.csv', '')).rejects.toThrow('x.csv is empty.')
    await expect(readTable('x.csv', '\ufeff')).rejects.toThrow('x.csv is empty.')
    await expect(readTable('x.csv', ' \r\n\r\n')).rejects.toThrow('x.csv is empty.')
    expect((await readTable('x.csv', 'user,app,role\n')).rows).toEqual([])
    const filler = await readTable('x.csv', `user,app,role\n${',,\n'.repeat(500)}`)
    expect(filler.rows).toHaveLength(500)
    expect(filler.rows.every(({ cells }) => cells.every((cell) => cell === ''))).toBe(true)
  })

  it('stop a file of 501 columns, and leave out a record of 2 MiB (IMP-119)', async () => {
    const names = (count: number) => Array.from({ length: count }, (_, at) => `c${at}`).join(',')
    expect((await readTable('x.csv', `${names(500)}\n`)).columns).toHaveLength(500)
    await expect(readTable('x.csv', `${names(501)}\n`)).rejects.toThrow(/has 501 columns; at most 500/)
    const table = await readTable('x.csv', `a,b\n1,${'y'.repeat(2 * 1024 * 1024)}\n2,z\n`)
    expect(reasonsOf(table.rows)).toEqual(['unreadable_row', ''])
    expect(table.rows[1]).toEqual({ line: 3, cells: ['2', 'z'] })
  })
})

describe('UTF-16', () => {
  it('may be cut anywhere', async () => {
    const bytes = encodeText('n\u00e4me,app\nZo\u00eb \u{1f600},x\n', 'utf-16le', true)
    for (const pieceBytes of [1, 3]) {
      const table = await readTable('x.csv', bytes, { pieceBytes })
      expect(table.columns).toEqual(['n\u00e4me', 'app'])
      expect(cellsOf(table.rows)).toEqual([['Zo\u00eb \u{1f600}', 'x']])
    }
  })
})
