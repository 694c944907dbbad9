import { describe, expect, it } from 'vitest'
import { dateReader } from './dates.ts'
import { checkMapping } from './grammar.ts'
import type { Mapping } from './mapping.ts'
import { namedSheets, withReading } from './reading.ts'

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
})
