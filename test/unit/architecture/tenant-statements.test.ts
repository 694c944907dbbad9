import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { TABLE_OWNERS } from './table-owners.ts'

const files = (directory: string): string[] =>
  readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name)
    return entry.isDirectory() ? files(path) : /\.store\.ts$/.test(path) ? [path] : []
  })

const TABLES = Object.entries(TABLE_OWNERS)
  .filter(([, { owner }]) => owner === 'review')
  .map(([table]) => table)
const USES = new RegExp(`\\b(from|join|update|into)\\s+(${TABLES.join('|')})\\b`)

/** The tenant, or a fragment of the same store whose condition begins with it. */
const NAMES_TENANT = /tenant_?[iI]d|\$\{(ofReview|ofPreparation|mine|ofOwner|isFree|named|page)\b/
/** A metric of the installation. */
const OF_ALL = /sum\(phantom_count\)/

/** The statements that a store sends: what it gives to rows, first and count. */
const statementsOf = (text: string) =>
  [...text.matchAll(/\.(?:rows|first|count|last)(?:<[^`]*?>)?\(sql`/g)].map((match) => {
    const start = (match.index ?? 0) + match[0].length
    let depth = 0
    for (let at = start; at < text.length; at++) {
      if (text.startsWith('${', at)) depth++
      else if (text[at] === '}' && depth > 0) depth--
      else if (text[at] === '`' && depth === 0) return text.slice(start, at)
    }
    return text.slice(start)
  })

it('every statement of a store of reviews names the tenant (TEN-001)', () => {
  const statements = files('server/review').flatMap((path) =>
    statementsOf(readFileSync(path, 'utf8'))
      .filter((statement) => USES.test(statement))
      .map((statement) => ({ path, statement })),
  )
  expect(statements.length).toBeGreaterThan(60)
  const without = statements.filter(({ statement }) => !NAMES_TENANT.test(statement) && !OF_ALL.test(statement))
  expect(without.map(({ path, statement }) => `${path}: ${statement.trim().slice(0, 80)}`)).toEqual([])
})
