import type { TableRow, TableShape } from '../../read/table.ts'
import type { FileMapping, When } from '../document/mapping.ts'
import { fold } from '../texts.ts'
import type { FormField } from './forms.ts'
import { isMark, MARKS } from './marks.ts'
import type { Found } from './suggest-makes.ts'

const TOTALS = ['total', 'totals', 'grand total', 'sum', 'summe', 'gesamt', 'gesamtergebnis', 'totale', 'totaal']
const TOTAL_STARTS = TOTALS.flatMap((word) => [`${word} `, `${word}:`])

/** Drops lines that are about the table: one that counts the others, and what is printed below them. */
export function otherLines(
  fields: ReadonlyMap<FormField, readonly Found[]>,
  rows: readonly TableRow[],
  shape: TableShape,
): Pick<FileMapping, 'filter'> {
  const { filter: totals = [] } = totalLines(fields, rows, shape)
  const filter = [...totals, ...footers(rows, shape)]
  return filter.length > 0 ? { filter } : {}
}

/** Longer texts are sentences, and none of these signs is in a name. */
const isSentence = (text: string) => text.split(/\s+/).length >= 4 || /\S\s.*[:(©\d]/.test(text)

/** Lines at the end with one filled cell, which has a sentence; they are known again by its first word. */
function footers(rows: readonly TableRow[], { columns }: TableShape): NonNullable<FileMapping['filter']> {
  const told = rows.filter(({ cells, fault }) => !fault && cells.some((cell) => cell.length > 0))
  const body = told.findLastIndex(({ cells }) => cells.filter((cell) => cell.length > 0).length > 1)
  if (body < 0) return []
  const found = told.slice(body + 1).map(({ cells }) => {
    const at = cells.findIndex((cell) => cell.length > 0)
    const text = cells[at]
    return { at, text: typeof text === 'string' ? text.trim() : '' }
  })
  const at = found[0]?.at ?? -1
  const column = columns[at]
  const texts = found.filter((one) => one.at === at && isSentence(one.text) && !isTotalName(fold(one.text)))
  if (column === undefined || texts.length === 0) return []
  const others = columns.filter((_, index) => index !== at && told.some(({ cells }) => (cells[index] ?? '').length > 0))
  const starts = [...new Set(texts.map(({ text }) => text.split(/\s+/)[0] ?? ''))]
  const all: When[] = [{ column, startsWith: starts }, ...others.map((other) => ({ column: other, empty: true }))]
  return [{ when: { all }, because: 'Footer' }]
}

/** What a line about somebody has, and one that counts the others lacks: a role, else an address. */
const TOLD: readonly FormField[] = ['grants.entitlement', 'users.email', 'accounts.email']

/** Drops a line that counts the others: its first cell says "Total", and it has no role, or is about nobody's address. */
function totalLines(
  fields: ReadonlyMap<FormField, readonly Found[]>,
  rows: readonly TableRow[],
  shape: TableShape,
): Pick<FileMapping, 'filter'> {
  const told = TOLD.map((field) => fields.get(field)?.[0]?.column.name).find((name) => name !== undefined)
  if (told === undefined) return {}
  const at = shape.columns.indexOf(told)
  const named = totalNames(rows, shape, ({ cells }) => (cells[at] ?? '').length === 0)
  return named ? { filter: [{ when: { all: [named, { column: told, empty: true }] }, because: 'Total line' }] } : {}
}

/** The same for a matrix: a line that says "Total" and marks nothing counts the marks above. */
export function totalsOfMatrix(
  apps: readonly string[],
  rows: readonly TableRow[],
  shape: TableShape,
): Pick<FileMapping, 'filter'> {
  const places = apps.map((app) => shape.columns.indexOf(app))
  const named = totalNames(rows, shape, ({ cells }) =>
    places.every((at) => [cells[at] ?? ''].flat().every((cell) => typeof cell !== 'string' || !isMark(cell))),
  )
  if (!named) return {}
  return {
    filter: [{ when: { all: [named, ...apps.map((column) => ({ column, not: MARKS }))] }, because: 'Total line' }],
  }
}

/** What tells the lines whose first cell says "Total", where there are any without what lines about people have. */
function totalNames(
  rows: readonly TableRow[],
  { columns }: TableShape,
  lacks: (row: TableRow) => boolean,
): When | undefined {
  const first = rows.flatMap((row) => {
    const at = row.cells.findIndex((cell) => cell.length > 0)
    const name = row.cells[at]
    return typeof name === 'string' && isTotalName(fold(name)) && lacks(row) ? [at] : []
  })[0]
  const column = columns[first ?? -1]
  if (column === undefined) return undefined
  return {
    any: [
      { column, is: TOTALS },
      { column, startsWith: TOTAL_STARTS },
    ],
  }
}

const isTotalName = (text: string) => TOTALS.includes(text) || TOTAL_STARTS.some((start) => text.startsWith(start))
