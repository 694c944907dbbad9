import { describe, expect, it } from 'vitest'
import { dateReader } from '../dates/dates.ts'
import { findFile } from '../presets/fingerprint.ts'
import { checkMapping } from './grammar.ts'
import type { Mapping } from './mapping.ts'
import { namedSheets, type ReadTable, withReading, withReadings } from './reading.ts'

const mapping: Mapping = {
  format: 1,
  dates: { zone: 'Europe/Berlin' },
  files: [
    { read: { quote: "'", separator: ',' }, dates: { order: 'mdy' }, make: [{ kind: 'apps', fields: { id: 'a' } }] },
    { sheet: '*', make: [{ kind: 'apps', fields: { id: 'b' } }] },
  ],
}

describe('a mapping for files that are read as somebody says', () => {
  it('says so for every file, and keeps the rest (IMP-011)', () => {
    const read = withReading(mapping, { sheet: 2, encoding: 'big5', separator: '|', dateOrder: 'dmy' })
    expect(read).toMatchObject({
      dates: { zone: 'Europe/Berlin', order: 'dmy' },
      files: [
        { sheet: 2, read: { quote: "'", encoding: 'big5', separator: '|' }, dates: { order: 'dmy' } },
        { sheet: 2, read: { encoding: 'big5', separator: '|' } },
      ],
    })
    expect(checkMapping(read).violations).toBeUndefined()
    expect(withReading(mapping, {})).toEqual(mapping)
  })

  it('reads two digits of the year first, and once only (IMP-011)', () => {
    const read = withReading(withReading(mapping, { dateOrder: 'ymd' }), { dateOrder: 'ymd' })
    expect(checkMapping(read).violations).toBeUndefined()
    expect(new Set(read.dates?.patterns).size).toBe(read.dates?.patterns?.length)
    const date = dateReader(read.dates ?? {})
    for (const text of ['25/11/05', '25-11-5', '25.11.05', '2025/11/05', '2025-11-05'])
      expect([text, date(text)]).toMatchObject([text, { time: '2025-11-05T00:00:00Z' }])
    expect(date('25/11/05 8:30')).toMatchObject({ time: '2025-11-05T07:30:00Z' })
  })

  it('knows the sheets that a mapping names', () => {
    expect(namedSheets(mapping)).toEqual(new Set())
    expect(namedSheets(withReading(mapping, { sheet: 'A' }))).toEqual(new Set(['A']))
  })

  const shared: Mapping = { format: 1, files: [{ headers: ['a'], make: [{ kind: 'apps', fields: { id: 'a' } }] }] }
  const table = (file: string, at: number, reading?: ReadTable['reading'], part?: string): ReadTable => ({
    shape: { file, format: part ? 'xlsx' : 'csv', headerLine: 1, columns: ['a'], ...(part ? { part } : {}) },
    ...{ file: at, reading, isOfPart: part !== undefined && reading !== undefined },
  })
  const partsOf = (made: Mapping) => made.files.map(({ match, sheet, read }) => ({ match, sheet, read }))

  it('says so for one of two files, which is then known by its name (IMP-215)', () => {
    const read = withReadings(shared, [table('x.csv', 0), table('y.csv', 0, { separator: '~', quote: '' })])
    expect(partsOf(read)).toEqual([{ match: ['y.csv'], read: { separator: '~', quote: '' } }, {}])
    expect(read.files[0]?.make).toBe(shared.files[0]?.make)
    expect(['x.csv', 'y.csv'].map((file) => findFile(read.files, table(file, 0).shape))).toEqual([1, 0])
    expect(checkMapping(read).violations).toBeUndefined()
  })

  it('says so without a name where the part of the mapping is of that file alone (IMP-215)', () => {
    const two: Mapping = { format: 1, files: [...shared.files, { headers: ['b'], make: [] }] }
    const read = withReadings(two, [table('x.csv', 0, { header: 3, dateOrder: 'dmy' }), table('y.csv', 1)])
    expect(partsOf(read)).toEqual([{ read: { header: 3 } }, {}])
    expect([read.dates, read.files[0]?.dates]).toEqual([undefined, { order: 'dmy' }])
  })

  it('tells sheets of one workbook apart that are read in two ways (IMP-215)', () => {
    const book = [table('b.xlsx', 0, { header: 2 }, 'A'), table('b.xlsx', 0, undefined, 'B')]
    expect(partsOf(withReadings(shared, book))).toEqual([{ match: ['b.xlsx'], sheet: 'A', read: { header: 2 } }, {}])
    const alone = withReadings(shared, [table('b.xlsx', 0, { header: 2 }, 'A'), table('y.csv', -1)])
    expect(partsOf(alone)).toEqual([{ sheet: 'A', read: { header: 2 } }])
  })

  it('keeps names of parts distinct, and gives a part that fits everything a name (IMP-215)', () => {
    const any: Mapping = { format: 1, files: [{ part: 'all', make: shared.files[0]?.make ?? [] }] }
    const read = withReadings(any, [table('x.csv', 0, { separator: ';' }), table('y.csv', 0, { separator: '|' })])
    expect(read.files.map(({ part, match }) => [part, match])).toEqual([
      ['all (x.csv)', ['x.csv']],
      ['all (y.csv)', ['y.csv']],
    ])
    const alone = withReadings(any, [table('x.csv', 0, { separator: ';' }), table('y.csv', -1)])
    expect(partsOf(alone)).toEqual([{ match: ['x.csv'], read: { separator: ';' } }])
  })
})
