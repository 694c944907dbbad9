import { describe, expect, it } from 'vitest'
import { readingsOf } from './import-reading.ts'

describe('options that say how files are read', () => {
  it('are for all files, or for the one that is named before the value, which counts more (IMP-215)', () => {
    const options = {
      separator: ['a.csv=;', 'tab'],
      quote: ['a.csv=none'],
      headerLine: ['0', 'b.csv=3'],
      rows: ['x.json=data.users'],
      sheet: ['plan=2'],
    }
    expect(readingsOf(options, ['a.csv', 'b.csv', 'x.json'])).toEqual([
      { sheet: 'plan=2' },
      { separator: '\t' },
      { header: false },
      { fileName: 'a.csv', separator: ';' },
      { fileName: 'a.csv', quote: '' },
      { fileName: 'b.csv', header: 3 },
      { fileName: 'x.json', rows: 'data.users' },
    ])
    expect(readingsOf({}, ['a.csv'])).toBeUndefined()
  })

  it('are refused when they make no sense, also for one file', () => {
    const wrong = [{ separator: ['a.csv=;;'] }, { quote: ['x'] }, { headerLine: ['-1'] }, { headerLine: ['1001'] }]
    for (const options of [...wrong, { rows: ['a.csv= '] }, { encoding: ['a.csv=latin-99'] }])
      expect(() => readingsOf(options, ['a.csv'])).toThrow(/^--/)
  })
})
