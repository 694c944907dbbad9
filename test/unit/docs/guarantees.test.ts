import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filesById, guaranteesOf, NO_TEST } from '../../../scripts/guarantees.js'

const guarantees = guaranteesOf(readFileSync('docs/guarantees.md', 'utf8'))
const named = filesById()

it('lists each guarantee once', () => {
  const ids = guarantees.map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(250)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

it('lists every guarantee that a test names', () => {
  const known = new Set(guarantees.map(({ id }) => id))
  expect([...named].filter(([id]) => !known.has(id)).map(([id, files]) => `${id} in ${files.join(', ')}`)).toEqual([])
})

it('has a test for every guarantee, or the reason why there is none', () => {
  const open = guarantees.filter(({ id }) => !named.has(id))
  expect(open.filter(({ tests }) => !tests.startsWith(NO_TEST) || tests.length < NO_TEST.length + 20)).toEqual([])
})

it('does not claim that a test is missing where there is one', () => {
  expect(guarantees.filter(({ id, tests }) => named.has(id) && tests.startsWith(NO_TEST))).toEqual([])
})

it('tests every guarantee in the gate, and not only in the long run', () => {
  // Only the long run has these files and stories.
  const isLong = (file: string) => file.endsWith('.long.test.ts')
  const inGate = (file: string) => readFileSync(file, 'utf8').replaceAll(/\bitLong\(\s*(['"`]).*?\1,/g, '')
  const isInGate = (id: string, file: string) => !isLong(file) && inGate(file).includes(id)
  expect([...named].filter(([id, files]) => !files.some((file) => isInGate(id, file))).map(([id]) => id)).toEqual([])
})
