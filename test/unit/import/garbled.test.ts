import { describe, expect, it } from 'vitest'
import { mappingOf, mapTable, table } from './map-table.ts'

describe('garbled text', () => {
  it('is taken with a warning, and proper letters are none (IMP-197)', () => {
    const mapping = mappingOf({ kind: 'users', fields: { id: 'id', email: 'mail', name: 'name' } })
    const names = ['Ana GarcÃ­a', 'Oâ€™Neill', 'José García', 'João São', 'ÂNGELA', 'Ånn']
    const given = table(
      ['id', 'mail', 'name'],
      names.map((name, at) => [`${at}`, `p${at}@corp.example`, name]),
    )
    const { of, warnings } = mapTable(mapping, 0, given)
    expect(of('users')).toHaveLength(names.length)
    expect(warnings.map(({ reason, column, line, value }) => [reason, column, line, value])).toEqual([
      ['garbled_text', 'name', 2, 'Ana GarcÃ­a'],
      ['garbled_text', 'name', 3, 'Oâ€™Neill'],
    ])
  })
})
