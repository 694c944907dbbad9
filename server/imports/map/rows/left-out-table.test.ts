import { describe, expect, it } from 'vitest'
import { NOW } from '../../../../test/unit/import/map-table.ts'
import { checkMapping } from '../document/grammar.ts'
import type { Mapping } from '../document/mapping.ts'
import { TableMapper } from './table-mapper.ts'

describe('a table that the mapping leaves out', () => {
  it('has its rows counted, and nothing in them is a problem (IMP-217)', () => {
    const mapping: Mapping = { format: 1, files: [{ headers: ['id'], make: [] }] }
    expect(checkMapping(mapping).violations).toBeUndefined()
    const shape = { file: 'x.csv', format: 'csv' as const, headerLine: 1, columns: ['id'] }
    const mapper = new TableMapper(mapping, 0, shape, { now: NOW })
    const rows = [
      { line: 2, cells: ['1'] },
      { line: 3, cells: [' '] },
      { line: 4, cells: [], fault: { reason: 'unreadable_row', text: 'The row has no end.' } },
      { line: 5, cells: ['GarcÃ­a'], warnings: [{ reason: 'short_row' }] },
    ]
    expect(rows.map((row) => mapper.map(row))).toMatchObject([
      { outcome: 'filtered', problems: [] },
      { outcome: 'empty', problems: [] },
      { outcome: 'filtered', problems: [] },
      { outcome: 'filtered', problems: [] },
    ])
    expect(mapper.problems).toEqual([])
    expect(mapper.end()).toEqual({ rows: [], problems: [] })
    expect(mapper.counts).toMatchObject({ read: 4, empty: 1, leftOut: 0, filtered: { 'Table left out by choice': 3 } })
  })
})
