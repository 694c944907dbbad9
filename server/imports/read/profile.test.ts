import { expect, it } from 'vitest'
import { readTable, tablesOf } from '../../../test/import/fixtures/read.ts'
import { isSecretColumn } from '../secret-columns.ts'
import { MASK, profileOf } from './profile.ts'

it('the profile of a table says what its columns are like, and hides what looks secret (IMP-117)', async () => {
  const rows = Array.from({ length: 600 }, (_, at) => {
    const status = at % 2 ? 'true' : 'false'
    return `user${at}@corp.example,2026-01-${String((at % 28) + 1).padStart(2, '0')},${at},${status},pw-${at},${at + 50_000},${at % 4 ? 'Zo\u00eb' : ''}`
  })
  const [table] = await tablesOf('x.csv', `Mail,Since,Number,Active,Password,Annual Salary,Name\n${rows.join('\n')}\n`)
  if (!table) throw new Error('no table')
  const profile = await profileOf(table.shape.columns, table.rows())
  expect(profile.rowCount).toBe(500)
  expect(profile.columns).toMatchObject([
    { column: 'Mail', filled: 1, addresses: 1, dates: 0, numbers: 0, distinctCount: 500 },
    { column: 'Since', dates: 1, addresses: 0, distinctCount: 28 },
    { column: 'Number', numbers: 1, distinctCount: 500 },
    { column: 'Active', flags: 1, distinctCount: 2, samples: ['false', 'true'] },
    { column: 'Password', samples: [MASK] },
    { column: 'Annual Salary', samples: [MASK] },
    { column: 'Name', filled: 0.75, distinctCount: 1, samples: ['Zo\u00eb'] },
  ])
  expect(profile.spellings).toEqual(['Zo\u00eb'])
  expect(JSON.stringify(profile)).not.toMatch(/pw-|5000\d/)
})

it('columns of secrets are known by their names in several languages (IMP-117)', () => {
  const secret = [
    'PASSWORD',
    'Kennwort',
    'client_secret',
    'Access Token',
    'api-key',
    'Salaire brut',
    'Jahresgehalt',
    'Contrase\u00f1a',
  ]
  expect(secret.filter((name) => !isSecretColumn(name))).toEqual([])
  expect(['User', 'Department', 'Passport office', 'Role', 'Shipping'].filter(isSecretColumn)).toEqual([])
})

it('lists of a document count as lists', async () => {
  const table = await readTable('x.json', '[{"groups":["a"],"id":1},{"groups":[],"id":2}]')
  const profile = await profileOf(
    table.columns,
    (async function* () {
      yield table.rows
    })(),
  )
  expect(profile.columns).toMatchObject([
    { column: 'groups', filled: 0.5, lists: 1 },
    { column: 'id', lists: 0 },
  ])
})
