import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Mapping, parseMapping } from '../../../server/imports/map/index.ts'
import { mapTable, table } from '../import/map-table.ts'

const text = readFileSync('docs/import.md', 'utf8')
const examples = Array.from(
  text.matchAll(/<!-- mapping: (.+) -->\n```json\n([\s\S]*?)```/g),
  ([, name = '', json = '']) => [name, json] as const,
)
const exampleOf = (wanted: string): Mapping => {
  const [, json = ''] = examples.find(([name]) => name === wanted) ?? []
  return JSON.parse(json)
}

it('shows two mappings in docs/import.md', () => {
  expect(examples.map(([name]) => name)).toEqual(['plain sheet', 'accounts with groups'])
})

it.each(examples)('accepts the mapping "%s" of docs/import.md', (_, json) => {
  expect(parseMapping(json).violations).toBeUndefined()
})

it('makes of a plain sheet what docs/import.md says', () => {
  const columns = ['user', 'application', 'role', 'since']
  const sheet = table(columns, [
    ['ann@corp.example', 'Jria', 'Admin', '05/11/2025'],
    ['Total 1', '', '', ''],
  ])
  const { of, problems } = mapTable(exampleOf('plain sheet'), 0, sheet)
  expect(of('apps')).toMatchObject([{ name: 'Jira' }])
  expect(of('grants')).toMatchObject([{ added_at: expect.stringContaining('2025-11-05') }])
  expect(problems).toEqual([])
})

it('makes of accounts with groups what docs/import.md says', () => {
  const columns = ['login', 'full name', 'state', 'last seen', 'groups']
  const accounts = table(columns, [
    ['ABerg', 'Berg, Ann', 'OK', '31.12.2025 10:00', 'wiki-editors;wiki-admins'],
    ['blind', 'Lind, Bob', 'Locked', 'not set', 'wiki-editors'],
  ])
  const { of, problems } = mapTable(exampleOf('accounts with groups'), 0, accounts)
  expect(of('accounts')).toMatchObject([
    { id: 'aberg', name: 'Ann Berg', user: 'ABerg@corp.example', status: 'STATUS_ENABLED' },
    { id: 'blind', name: 'Bob Lind', user: 'blind@corp.example', status: 'STATUS_DISABLED', last_login_at: '' },
  ])
  expect(of('grants')).toMatchObject([
    { account: 'aberg', entitlement: 'editors' },
    { account: 'aberg', entitlement: 'admins' },
  ])
  expect(problems).toEqual([])
})
