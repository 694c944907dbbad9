import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printCsv } from '../../../test/import/fixtures/text.ts'
import { type CsvOptions, CsvReader, type CsvRecord } from './csv.ts'

function readAll(text: string | Uint8Array, cut: number, options?: CsvOptions | string): CsvRecord[] {
  const bytes = Buffer.from(text as string)
  const reader = new CsvReader(options)
  const records: CsvRecord[] = []
  for (let at = 0; at < bytes.length; at += cut) records.push(...reader.push(bytes.subarray(at, at + cut)))
  return [...records, ...reader.end()]
}
const fields = (records: CsvRecord[]) => records.map((record) => record.fields)

describe('the CSV reader', () => {
  const value = fc.oneof(fc.string(), fc.stringMatching(/^[a ",\n;é]{0,6}$/))
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
  const written = fc
    .tuple(value, fc.boolean())
    .map(([text, always]) => (always || /[",\r\n\ufeff]/.test(text) ? quote(text) : text))

  it('reads what another reader reads, wherever the text is cut', () => {
    const table = fc.array(fc.array(written, { minLength: 1, maxLength: 4 }), { maxLength: 6 })
    fc.assert(
      fc.property(table, fc.constantFrom('\n', '\r\n'), fc.integer({ min: 1, max: 9 }), (rows, feed, cut) => {
        const text = rows.map((row) => row.join(',')).join(feed) + feed
        const expected: string[][] = parse(text, {
          relax_column_count: true,
          skip_empty_lines: true,
          record_delimiter: feed,
        })
        expect(fields(readAll(text, cut))).toEqual(expected)
      }),
      { numRuns: 2_000 },
    )
  })

  it('reads every dialect, wherever the text is cut', () => {
    const cell = fc.string({ unit: fc.constantFrom(...'ab \\\'",;|\t\n\u00e9'), maxLength: 6 })
    const dialect = fc.record({
      separator: fc.constantFrom(',', ';', '\t', '|', '\u001f'),
      quote: fc.constantFrom('"' as const, "'" as const),
      escaping: fc.constantFrom('double' as const, 'backslash' as const),
      feed: fc.constantFrom('\n' as const, '\r\n' as const),
      isQuoted: fc.boolean(),
    })
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 6 })
    fc.assert(
      fc.property(rows, dialect, fc.integer({ min: 1, max: 9 }), fc.boolean(), (table, print, cut, isRecovering) => {
        const { separator, quote, escaping } = print
        const recover = isRecovering ? { recover: { broken: new Map() } } : {}
        const options = { separator, quote, escaping, ...recover }
        expect(fields(readAll(printCsv(table, print), cut, options))).toEqual(table)
      }),
      { numRuns: 1_000 },
    )
  })

  describe('when it recovers', () => {
    const recover = { blankLines: true, recover: { broken: new Map() } }
    it('never throws, counts lines, and gives the same whatever the pieces, for any bytes', () => {
      const text = fc.array(fc.constantFrom(...'ab,\n\r"\\'), { maxLength: 60 }).map((list) => list.join(''))
      fc.assert(
        fc.property(text, fc.integer({ min: 1, max: 60 }), (all, cut) => {
          const records = readAll(all, cut, recover)
          expect(records).toEqual(readAll(all, 1, recover))
          const lines = records.map(({ line }) => line)
          expect(new Set(lines).size).toBe(lines.length)
          expect(lines.every((line) => line <= all.split('\n').length)).toBe(true)
          // A line that does not begin a record is inside of one, or belongs to one that is broken.
          if (!all.includes('"')) expect(lines.length).toBe(all.split('\n').length - (/(^|\n)$/.test(all) ? 1 : 0))
        }),
        { numRuns: 2_000 },
      )
    })

    it('goes on after a quote that is broken', () => {
      expect(readAll('a,b\n1,"x\n2,y\n3,"z"\n\n4,"w', 2, recover)).toEqual([
        { line: 1, fields: ['a', 'b'] },
        { line: 2, fields: [], fault: 'text_after_quote' },
        { line: 3, fields: ['2', 'y'] },
        { line: 4, fields: ['3', 'z'] },
        { line: 5, fields: [''] },
        { line: 6, fields: [], fault: 'text_after_quote' },
      ])
    })

    it('says where to go on when the lines are gone', () => {
      const reader = new CsvReader(recover)
      const long = 'x\n'.repeat(700_000)
      for (const part of ['1,"a\nb",', `"${long}`, long]) reader.push(Buffer.from(part))
      expect(reader.end()).toEqual([])
      expect(reader.lost).toEqual([1, 3])
      const again = new CsvReader({ ...recover, recover: { broken: new Map([[1, 3]]) } })
      expect(again.push(Buffer.from('1,"a\nb","x\nx\n'))).toEqual([
        { line: 1, fields: [], fault: 'text_after_quote' },
        { line: 3, fields: ['x'] },
      ])
    })
  })

  it('never throws and gives the same whatever the pieces, for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), fc.integer({ min: 1, max: 60 }), (bytes, cut) => {
        expect(readAll(bytes, cut)).toEqual(readAll(bytes, 1))
      }),
      { numRuns: 2_000 },
    )
  })

  it('counts lines through line breaks in quotes, empty lines and faults', () => {
    const text = 'a,b\n"1\n2",x\n\n"b"a"d",y\nlast,"open\n'
    expect(readAll(text, 3).map(({ line, fault }) => [line, fault])).toEqual([
      [1, undefined],
      [2, undefined],
      [5, 'text_after_quote'],
      [6, 'broken_quote'],
    ])
  })

  it('tells a line that is not UTF-8 and goes on', () => {
    expect(readAll(Buffer.from('a\n\xff\nb\n', 'latin1'), 2)).toEqual([
      { line: 1, fields: ['a'] },
      { line: 2, fields: [], fault: 'bad_utf8' },
      { line: 3, fields: ['b'] },
    ])
  })

  it('takes a quote inside a value without quotes as it is', () => {
    expect(fields(readAll('5" disk,x\nnext,y\n', 4))).toEqual([
      ['5" disk', 'x'],
      ['next', 'y'],
    ])
  })

  describe('with a quoted field that is broken', () => {
    const MIB = 1024 * 1024
    const long = 'x'.repeat(MIB)
    const smuggled = 'evil,row\n'.repeat(3)
    it.each([
      ['is longer than 1 MiB', `a,b\n1,"${long}\n${smuggled}${long}"\nhonest,row\n`, 2],
      ['is longer than 1 MiB, after another with line breaks', `a,b\n"1\n2","${smuggled}${long}"\nhonest,row\n`, 3],
      ['is never closed', `a,b\n1,"open\n${smuggled}honest,row\n`, 2],
      ['goes on after its closing quote', `a,b\n1,"say "hi\n${smuggled}" there"\nhonest,row\n`, 2],
      ['begins in a record that is too long already', `a,b\n${long},"\n${smuggled}"\nhonest,row\n`, 2],
    ])('reads nothing more when it %s (IMP-004)', (_, text, line) => {
      for (const cut of [65_536, text.length]) {
        const records = readAll(text, cut)
        expect(records[0]?.fields).toEqual(['a', 'b'])
        expect(records.at(-1)).toEqual({ line, fields: [], fault: 'broken_quote' })
        expect(records.slice(1).every(({ fault }) => fault)).toBe(true)
      }
    })

    it('does not go on after a value that spans lines: it may have swallowed rows', () => {
      const records = readAll('id,name\n1,"Ann\n2,Bob\n3,"Carl"\n4,Dora\n', 4)
      expect(records.slice(1)).toEqual([{ line: 2, fields: [], fault: 'broken_quote' }])
    })

    it.each([
      ['"say "hi" there",x', 'text_after_quote'],
      ['1,"say "hi", there"', 'text_after_quote'],
      [`1,${long}`, 'record_too_long'],
    ] as const)('goes on after it where both readings of it end with the line', (row, fault) => {
      for (const cut of [65_536, 2 * MIB])
        expect(readAll(`a,b\n${row}\nhonest,row\n`, cut)).toEqual([
          { line: 1, fields: ['a', 'b'] },
          { line: 2, fields: expect.any(Array), fault },
          { line: 3, fields: ['honest', 'row'] },
        ])
    })
  })

  it('does not collect a record without an end forever', () => {
    const reader = new CsvReader()
    const faults = Array.from({ length: 40 }, () => reader.push(Buffer.from(`"${'x'.repeat(65_535)}`))).flat()
    expect(faults.map(({ fault }) => fault)).toEqual(['record_too_long', 'broken_quote'])
  })
})
