import { describe, expect, it } from 'vitest'
import { cellsOf, readTable, reasonsOf, rowsOf, tablesOf } from '../../../test/import/fixtures/read.ts'
import { printTexts, printWorkbookXml } from '../../../test/import/fixtures/workbook.ts'
import { printZip } from '../../../test/import/fixtures/zip.ts'

const HEADER = '<row><c t="str"><v>a</v></c><c t="str"><v>b</v></c></row>'
const row = (first: string, second = '') => `<row><c t="str"><v>x</v></c>${first}${second}</row>`
const styled = (formats: string[]) =>
  `<numFmts>${formats.map((code, at) => `<numFmt numFmtId="${at + 164}" formatCode="${code}"/>`).join('')}</numFmts>` +
  `<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats.map((_, at) => `<xf numFmtId="${at + 164}"/>`).join('')}<xf numFmtId="14"/><xf numFmtId="22"/></cellXfs>`

async function second(rows: string, more: Partial<Parameters<typeof printWorkbookXml>[0]> = {}) {
  const table = await readTable('x.xlsx', printWorkbookXml({ sheets: [{ name: 'One', rows: HEADER + rows }], ...more }))
  return { table, values: table.rows.map(({ cells }) => cells[1]), reasons: reasonsOf(table.rows) }
}

describe('a workbook', () => {
  it('is read without references of rows and cells, and with strings behind the sheets (IMP-108)', async () => {
    const texts = [
      ['name', 'app', 'role'],
      ['Ann', 'SAP', 'FI & <CO>'],
      ['Bob', '', 'x'],
    ]
    for (const isShared of [true, false])
      for (const hasReferences of [true, false]) {
        const table = await readTable('x.xlsx', printTexts(texts, { isShared, hasReferences }))
        expect(table).toMatchObject({ format: 'xlsx', part: 'Access', headerLine: 1, columns: texts[0] })
        expect(cellsOf(table.rows)).toEqual(texts.slice(1))
        expect(reasonsOf(table.rows)).toEqual(['', ''])
      }
  })

  it('keeps the row numbers of the sheet, also where rows are missing (IMP-108)', async () => {
    const rows =
      '<row r="3"><c r="B3" t="str"><v>a</v></c><c r="D3" t="str"><v>c</v></c></row><row r="7"><c r="D7"><v>5</v></c></row>'
    const table = await readTable('x.xlsx', printWorkbookXml({ sheets: [{ name: 'One', rows }] }))
    expect(table).toMatchObject({ headerLine: 3, columns: ['Column 1', 'a', 'Column 3', 'c'] })
    expect(table.rows).toEqual([{ line: 7, cells: ['', '', '', '5'] }])
  })

  it('joins rich text and leaves out how it is pronounced (IMP-108)', async () => {
    const strings =
      '<si><r><t>\u6771</t></r><r><rPr><b/></rPr><t xml:space="preserve">\u4eac _x0041_</t></r><rPh sb="0" eb="2"><t>\u30c8\u30a6</t></rPh><phoneticPr fontId="1"/></si><si/><si><t>last</t></si>'
    const { values } = await second(
      row('<c t="s"><v>0</v></c>') +
        row('<c t="s"><v>1</v></c>') +
        row('<c t="s"><v>2</v></c>') +
        row('<c t="s"><v>99</v></c>'),
      { strings },
    )
    expect(values).toEqual(['\u6771\u4eac A', '', 'last', ''])
  })

  it('gives values of formulas, booleans, and nothing for errors (IMP-108)', async () => {
    const { values } = await second(
      row('<c><f>1+1</f><v>2</v></c>') +
        row('<c t="str"><f>A1&amp;"x"</f><v>ax</v></c>') +
        row('<c t="e"><v>#N/A</v></c>') +
        row('<c t="b"><v>1</v></c>') +
        row('<c t="b"><v>0</v></c>') +
        row('<c t="d"><v>2026-01-17</v></c>') +
        row('<c><f>NOW()</f></c>'),
    )
    expect(values).toEqual(['2', 'ax', '', 'true', 'false', '2026-01-17', ''])
  })

  it('reads dates of both systems and of custom formats (IMP-108)', async () => {
    const formats = [
      'dd\\.mm\\.yyyy',
      '[$-409]d\\-mmm\\-yy;@',
      'yyyy&quot;/&quot;mm hh:mm',
      '[h]:mm',
      'h:mm AM/PM',
      '#,##0&quot;d&quot;',
    ]
    const styles = styled(formats)
    const cell = (style: number, value: string) => row(`<c s="${style}"><v>${value}</v></c>`)
    const dates = cell(1, '46039') + cell(2, '46039') + cell(3, '46039.5') + cell(7, '46039') + cell(8, '46039.25')
    const others = cell(4, '1.5') + cell(5, '0.5') + cell(6, '5') + cell(7, '-1')
    expect((await second(dates + others, { styles })).values).toEqual([
      ...['2026-01-17', '2026-01-17', '2026-01-17T12:00:00', '2026-01-17', '2026-01-17T06:00:00'],
      ...['1.5', '12:00:00', '5', '-1'],
    ])
    const { values } = await second(dates.replaceAll('46039', '44577'), { styles, is1904: true })
    expect(values.map((value) => String(value).slice(0, 10))).toEqual(Array(5).fill('2026-01-17'))
  })

  it('keeps leading zeros of a format, and all digits that the file has (IMP-108)', async () => {
    const styles = styled(['00000', '000\\-00', '&quot;E&quot;0000', '0.00'])
    const cell = (style: number, value: string) => row(`<c s="${style}"><v>${value}</v></c>`)
    const { values, reasons } = await second(
      cell(1, '123') +
        cell(1, '1234567') +
        cell(2, '1234') +
        cell(3, '7') +
        cell(4, '5') +
        cell(0, '123456789012345678') +
        cell(0, '1.2345678901234501E+17') +
        cell(0, '0.30000000000000004') +
        cell(0, '1E-3'),
      { styles },
    )
    expect(values).toEqual([
      ...['00123', '1234567', '012-34', 'E0007', '5'],
      ...['123456789012345678', '123456789012345010', '0.3', '0.001'],
    ])
    expect(reasons).toEqual(['', '', '', '', '', 'long_number', 'long_number', '', ''])
  })

  it('has a table for each sheet, offers hidden ones, and names the sheets where one is not found (IMP-109)', async () => {
    const sheet = (name: string) => ({ name, rows: HEADER + row('<c><v>1</v></c>') })
    const book = printWorkbookXml({
      sheets: [sheet('People'), sheet('Apps'), { ...sheet('Notes'), state: 'hidden' }, sheet('Grants & more')],
    })
    const tables = await tablesOf('x.xlsx', book)
    expect(tables.map(({ shape, isHidden }) => [shape.part, isHidden])).toEqual([
      ['People', false],
      ['Apps', false],
      ['Notes', true],
      ['Grants & more', false],
    ])
    expect((await tablesOf('x.xlsx', book, { sheet: '*' })).map(({ shape }) => shape.part)).toHaveLength(3)
    expect((await readTable('x.xlsx', book, { sheet: 'notes' })).isHidden).toBe(false)
    expect((await readTable('x.xlsx', book, { sheet: 2 })).part).toBe('Apps')
    await expect(tablesOf('x.xlsx', book, { sheet: 'Roles' })).rejects.toThrow(
      'x.xlsx has no sheet "Roles"; its sheets are "People", "Apps", "Notes", "Grants & more".',
    )
  })

  it('has the names of its columns below a title, where rows lack the cells at their end (IMP-288)', async () => {
    const sheets = [
      [
        ...[['Berechtigungen Kasse'], ['Stand:', '01.11.2026'], ['Benutzer', 'Rolle', 'Gesperrt', 'Bemerkung']],
        ...[
          ['aberg', 'Leitung'],
          ['bcole', 'Kasse', 'X'],
          ['cdahl', 'Kasse'],
          ['Summe', '3'],
        ],
      ],
      [
        ...[
          ['Berechtigungen', 'Stand 01.11.2026'],
          ['Mitarbeiter', 'Rolle', 'Gesperrt', 'Bemerkung'],
        ],
        ...[
          ['aberg', 'Leitung', '', 'Vertretung'],
          ['bcole', 'Kasse', 'X'],
          ['cdahl', 'Kasse'],
          ['Summe', '3'],
        ],
      ],
      [
        ...[['Berechtigungen Kasse'], ['Kürzel', 'Rechtegruppe', 'Sperre', 'Notiz']],
        ...[
          ['aberg', 'Leitung'],
          ['bcole', 'Kasse', 'X'],
          ['cdahl', 'Kasse'],
          ['Summe', '3'],
        ],
      ],
    ]
    for (const rows of sheets) {
      const header = rows.findIndex(({ length }) => length === 4)
      const table = await readTable('Rechte.xlsx', printTexts(rows, { isShared: true, hasReferences: true }))
      expect([table.headerLine, table.columns]).toEqual([header + 1, rows[header]])
      expect(table.unsure).toEqual([])
    }
  })

  it('is refused with a document type, which could define entities without end', async () => {
    const prolog = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>'
    const book = printWorkbookXml({
      sheets: [{ name: 'One', rows: HEADER + row('<c t="str"><v>&b;</v></c>') }],
      prolog,
    })
    await expect(readTable('x.xlsx', book)).rejects.toThrow(/document type/)
    const entity = printWorkbookXml({ sheets: [{ name: 'One', rows: HEADER + row('<c t="str"><v>&b;</v></c>') }] })
    await expect(readTable('x.xlsx', entity)).rejects.toThrow(/damaged workbook/)
    const deep = printWorkbookXml({ sheets: [{ name: 'One', rows: '<a>'.repeat(100_000) }] })
    await expect(readTable('x.xlsx', deep)).rejects.toThrow(/deeper than 64/)
  })

  it('stops at a filled cell in column 501, and leaves out a row of 2 MiB (IMP-119)', async () => {
    const far = printWorkbookXml({ sheets: [{ name: 'One', rows: `${HEADER}<row><c r="SG2"><v>1</v></c></row>` }] })
    await expect(readTable('x.xlsx', far)).rejects.toThrow(/more than 500 columns/)
    const long = 'y'.repeat(1_100_000)
    const { reasons } = await second(row(`<c t="str"><v>${long}</v></c>`) + row('<c><v>1</v></c>'))
    expect(reasons).toEqual(['unreadable_row', ''])
  })

  it('is read from an archive, too (IMP-112)', async () => {
    const book = printTexts(
      [
        ['name', 'app'],
        ['Ann', 'SAP'],
      ],
      { isShared: true, hasReferences: true },
    )
    const tables = await tablesOf('x.zip', printZip([{ name: 'in/access.xlsx', bytes: book }]))
    expect(tables.map(({ shape }) => [shape.file, shape.member, shape.part])).toEqual([
      ['x.zip', 'in/access.xlsx', 'Access'],
    ])
    expect(cellsOf(await rowsOf(tables[0] as (typeof tables)[0]))).toEqual([['Ann', 'SAP']])
  })
})
