import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CONSTANTS, FIELDS, FUNCTIONS, METHODS } from './expression-names.ts'

const reference = readFileSync('docs/expressions.md', 'utf8')

it('offers only what the reference of expressions lists', () => {
  const row = (type: string) => reference.split('\n').find((line) => line.startsWith(`| ${type} |`)) ?? ''
  for (const [type, fields] of Object.entries(FIELDS))
    for (const field of fields) expect(row(type)).toContain(`\`${field}: `)
  for (const name of FUNCTIONS) expect(reference).toContain(`\`${name}(`)
  for (const name of METHODS) expect(reference).toMatch(new RegExp(`\`(string|list)\\.${name}\\(`))
  for (const constant of CONSTANTS) {
    const [type = '', member = ''] = constant.split('.')
    expect(reference.split('\n').find((line) => line.startsWith(`| \`${type}\` |`))).toContain(`\`${member}\``)
  }
})
