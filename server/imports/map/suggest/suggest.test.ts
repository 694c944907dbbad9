import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { table } from '../../../../test/unit/import/map-table.ts'
import { checkMapping } from '../document/grammar.ts'
import { ALIASES } from './aliases.ts'
import { bestAssignment } from './assign.ts'
import { suggestMapping } from './suggest.ts'

const suggest = (columns: string[], rows: string[][]) => {
  const { shape, rows: sample } = table(columns, rows)
  return suggestMapping(shape, sample)
}
const columnsOf = ({ lines }: ReturnType<typeof suggest>) =>
  Object.fromEntries(lines.map(({ field, column }) => [field, column]))
const kindsOf = ({ mapping }: ReturnType<typeof suggest>) =>
  mapping.files.flatMap(({ make }) => make.map(({ kind }) => kind))

describe('a suggestion', () => {
  it.each([
    ['English', ['User name', 'Application', 'Role', 'Granted on']],
    ['German', ['Benutzer', 'Anwendung', 'Rolle', 'Zugewiesen am']],
    ['French', ['Utilisateur', 'Logiciel', 'Rôle', 'Accordé le']],
    ['Spanish', ['Usuario', 'Aplicación', 'Permiso', 'Fecha']],
    ['Italian', ['Utente', 'Applicazione', 'Ruolo', 'Assegnato il']],
    ['Dutch', ['Gebruiker', 'Toepassing', 'Machtiging', 'Toegekend op']],
    ['Portuguese', ['Usuário', 'Aplicativo', 'Função', 'Concedido em']],
    ['misspelled', ['user_name', 'Aplication', 'Roles', 'grantedOn']],
  ])('finds the columns of a plain list with %s names', (_, columns) => {
    const rows = Array.from({ length: 20 }, (_, n) => [
      `p${n % 7}@corp.example`,
      `App ${n % 3}`,
      `Role ${n % 4}`,
      '2026-01-31',
    ])
    const suggestion = suggest(
      [...columns, 'Cost center'],
      rows.map((row) => [...row, '4711']),
    )
    const [account, app, entitlement, added_at] = columns
    expect(columnsOf(suggestion)).toEqual({ account, app, entitlement, added_at })
    expect(kindsOf(suggestion)).toEqual(['grants'])
    expect(suggestion.unused).toEqual(['Cost center'])
    for (const { confidence, level } of suggestion.lines) expect(level).toBe(confidence >= 0.85 ? 'sure' : 'likely')
    expect(checkMapping(suggestion.mapping).mapping).toEqual(suggestion.mapping)
  })

  it('finds people, lets values decide between columns, and never takes a password', () => {
    const rows = Array.from({ length: 20 }, (_, n) => [
      `${n}`,
      `Ann ${n}`,
      `p${n}@corp.example`,
      'active',
      `secret ${n}`,
      '2',
    ])
    const suggestion = suggest(['Employee ID', 'Full name', 'E-Mail', 'Status', 'Email password', 'Team'], rows)
    expect(kindsOf(suggestion)).toEqual(['users'])
    expect(suggestion.unused).toContain('Email password')
    expect(columnsOf(suggestion)).toMatchObject({
      id: 'Employee ID',
      name: 'Full name',
      email: 'E-Mail',
    })
  })

  it('leaves empty what does not fit', () => {
    const { lines, mapping } = suggest(['Column 1', 'Column 2'], [['x', 'y']])
    expect(lines).toEqual([])
    expect(checkMapping(mapping).mapping).toEqual(mapping)
  })

  it('knows about 250 names in seven languages', () => {
    expect(new Set(Object.values(ALIASES).flat()).size).toBeGreaterThan(250)
  })
})

describe('the best assignment', () => {
  it('has the largest sum', () => {
    const weights = fc.array(fc.array(fc.nat(9), { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(weights, (given) => {
        const chosen = bestAssignment(given)
        expect(new Set(chosen).size).toBe(given.length)
        expect(sum(given, chosen)).toBe(best(given))
      }),
    )
  })
})

const sum = (weights: number[][], chosen: number[]) =>
  chosen.reduce((total, column, row) => total + (weights[row]?.[column] ?? 0), 0)

/** By trying all. */
function best(weights: number[][], row = 0, used: number[] = []): number {
  if (row === weights.length) return 0
  const free = [0, 1, 2, 3].filter((column) => !used.includes(column))
  return Math.max(...free.map((column) => (weights[row]?.[column] ?? 0) + best(weights, row + 1, [...used, column])))
}
