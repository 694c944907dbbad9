import fc from 'fast-check'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { cellsOf, readTable, reasonsOf } from '../../../test/import/fixtures/read.ts'
import { type CsvPrint, encodeText, printCsv } from '../../../test/import/fixtures/text.ts'
import { printTexts } from '../../../test/import/fixtures/workbook.ts'
import { parameters } from '../../../test/rounds.ts'

const HEADER = ['first name', 'application', 'assigned role']

/** Texts as cells keep them: trimmed, without characters that reading removes. */
const kept = (letters: string) =>
  fc
    .array(fc.constantFrom(...letters), { maxLength: 8 })
    .map((list) => list.join('').trim())
    // A value in quotes of the other kind is what tells the kinds apart.
    .filter((text) => !/^(["']).*\1$/s.test(text))

// Whether a backslash stands for itself is not to be seen where no quote follows one (server/lib/csv/csv.test.ts has both).
const ASCII = 'abcXYZ019 .-_:/@,;|"\'\n'
const table = (letters: string, minLength = 3) =>
  fc.array(fc.tuple(kept(letters), kept(letters), kept(letters)), { minLength, maxLength: 12 })

const encodings = [
  ['utf-8', false, `${ASCII}\u00e9\u20ac\u6771\u{1f600}`],
  ['utf-8', true, `${ASCII}\u00e9\u20ac\u6771\u{1f600}`],
  ['windows-1252', false, `${ASCII}\u00e9\u20ac\u2019\u0178`],
  ['utf-16le', true, `${ASCII}\u00e9\u20ac\u6771\u{1f600}`],
  ['utf-16be', true, `${ASCII}\u00e9\u20ac\u6771\u{1f600}`],
  ['utf-16le', false, `${ASCII}\u00e9\u0178`],
] as const

describe('what is printed is read', () => {
  it.each(encodings)('as CSV in %s with mark %s, in every dialect', async (encoding, hasMark, letters) => {
    const dialect = fc.record({
      separator: fc.constantFrom(',', ';', '\t', '|'),
      quote: fc.constantFrom('"' as const, "'" as const),
      escaping: fc.constantFrom('double' as const, 'backslash' as const),
      feed: fc.constantFrom('\n' as const, '\r\n' as const, '\r' as const),
      isQuoted: fc.boolean(),
    })
    const property = fc.asyncProperty(
      table(letters),
      dialect,
      fc.integer({ min: 1, max: 100 }),
      async (rows, print: CsvPrint, pieceBytes) => {
        const bytes = encodeText(printCsv([HEADER, ...rows], print), encoding, hasMark)
        const options = { separator: print.separator, quote: print.quote, header: 1, pieceBytes }
        const read = await readTable('x.csv', bytes, encoding === 'windows-1252' ? { ...options, encoding } : options)
        // Inside of quotes, too, a carriage return becomes a line feed.
        expect(cellsOf(read.rows)).toEqual(rows)
        expect(read.columns).toEqual(HEADER)
      },
    )
    await fc.assert(property, parameters(60))
  })

  it('as CSV whose dialect nobody names', async () => {
    const words = fc.constantFrom(
      'ann',
      'SAP',
      'Role, old',
      'x; y',
      'say "hi"',
      'a|b',
      "it's",
      '',
      '12,5',
      'Z\u00fcrich',
    )
    const rows = fc.array(fc.tuple(fc.constantFrom('ann', 'bob'), words, words), { minLength: 5, maxLength: 30 })
    const property = fc.asyncProperty(
      rows,
      fc.constantFrom(',', ';', '\t', '|'),
      fc.boolean(),
      async (all, separator, isQuoted) => {
        const print = { separator, quote: '"', escaping: 'double', feed: '\n', isQuoted } as const
        const read = await readTable('x.csv', encodeText(printCsv([HEADER, ...all], print), 'utf-8'))
        expect(read).toMatchObject({ separator, quote: '"', headerLine: 1 })
        expect(cellsOf(read.rows)).toEqual(all)
      },
    )
    await fc.assert(property, parameters(200))
  })

  it('as a workbook of ours, and as one that another program wrote', async () => {
    const cells = table(`${ASCII}\u00e9\u6771\u{1f600}<>&_x0041_`, 1)
    const property = fc.asyncProperty(cells, fc.boolean(), fc.boolean(), async (rows, isShared, flag) => {
      const all = [HEADER, ...rows]
      const theirs = await writeXlsx({
        sheets: [{ name: 'One', rows: all.map((row) => [...row]) }],
        stringMode: isShared ? 'shared' : 'inline',
      })
      const escaped = all.map((row) => row.map((text) => text.replaceAll('_x', '_x005F_x')))
      for (const bytes of [theirs, printTexts(escaped, { isShared, hasReferences: flag })]) {
        const read = await readTable('x.xlsx', Buffer.from(bytes), { header: 1 })
        const filled = read.rows.filter(({ cells: row }) => row.some((cell) => cell !== ''))
        expect(cellsOf(filled)).toEqual(rows.filter((row) => row.some((cell) => cell !== '')))
      }
    })
    await fc.assert(property, parameters(40))
  })

  it('as JSON and JSON Lines', async () => {
    const value = fc.oneof(
      kept(`${ASCII}\u00e9\u{1f600}`),
      fc.integer().map(String),
      fc.constantFrom('', '9007199254740993'),
    )
    const rows = fc.array(fc.record({ a: value, 'b.c': value, d: fc.array(value, { minLength: 1, maxLength: 3 }) }), {
      minLength: 2,
    })
    const property = fc.asyncProperty(
      rows,
      fc.boolean(),
      fc.integer({ min: 1, max: 100 }),
      async (all, isLines, pieceBytes) => {
        const objects = all.map((row) => ({ a: row.a, b: { c: row['b.c'] }, d: row.d }))
        const text = isLines
          ? objects.map((object) => JSON.stringify(object)).join('\n')
          : JSON.stringify({ list: objects })
        const read = await readTable(isLines ? 'x.jsonl' : 'x.json', Buffer.from(text), { pieceBytes })
        expect(read.columns).toEqual(['a', 'b.c', 'd'])
        expect(cellsOf(read.rows)).toEqual(all.map((row) => [row.a, row['b.c'], row.d]))
        expect(reasonsOf(read.rows).filter(Boolean)).toEqual([])
      },
    )
    await fc.assert(property, parameters(100))
  })
})
