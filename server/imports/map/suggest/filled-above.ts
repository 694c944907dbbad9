import type { TableRow, TableShape } from '../../read/table.ts'
import type { FileMapping, Value } from '../document/mapping.ts'
import { columnsUsed } from '../presets/fingerprint.ts'
import { isBlank } from '../rows/rows-above.ts'
import { columnName } from '../texts.ts'

/** So many rows without a person or an app are no mistake, but the way the list is written. */
const LEAST_SHARE = 0.2
const PERSON = [
  'grants.account',
  'accounts.id',
  'accounts.user',
  'accounts.username',
  'accounts.email',
  'accounts.name',
]
const APP = ['grants.app']
const ROLE = ['grants.entitlement']

/**
 * Fills down in a list that names each person or app once, and what belongs to it in the rows below. What is named comes
 * before the role: behind it, an empty cell rather means that nobody has the role. A row that calls its person by another
 * column is about somebody else, such as a service account without an address, and so is each row of a matrix.
 */
export function filledAbove(file: FileMapping, rows: readonly TableRow[], { columns }: TableShape): FileMapping {
  const names = columns.map(columnName)
  const placesOf = (fields: readonly string[]) =>
    file.make.flatMap((make) =>
      Object.entries(make.fields)
        .filter(([field]) => fields.includes(`${make.kind}.${field}`))
        .flatMap(([, value]) => columnsOf(value).map((column) => names.indexOf(columnName(column))))
        .filter((at) => at >= 0),
    )
  const used = columnsUsed(file).map((column) => names.indexOf(columnName(column)))
  const [role, ...otherRoles] = new Set(placesOf(ROLE))
  const told = rows.filter(({ cells, fault }) => !fault && !cells.every(isBlank))
  if (role === undefined || otherRoles.length > 0 || told.length === 0 || file.fillDown) return file
  const lacks = (at: number) => (row: TableRow | undefined) => isBlank(row?.cells[at] ?? '')
  const filled = new Set<number>()
  for (const fields of [PERSON, APP]) {
    const places = placesOf(fields)
    const head = Math.min(...places)
    const below = told.filter(lacks(head))
    const isNamed = (row: TableRow) => !places.every((at) => at === role || lacks(at)(row))
    const isGrouped =
      !lacks(head)(told[0]) &&
      below.length >= told.length * LEAST_SHARE &&
      !below.some(lacks(role)) &&
      !below.some(isNamed)
    if (head > role || !isGrouped) continue
    // What else is told of it stands beside it, and nowhere below.
    for (const at of used)
      if (at >= 0 && at !== role && below.every(lacks(at)) && !told.every(lacks(at))) filled.add(at)
  }
  if (filled.size === 0) return file
  return { ...file, fillDown: [...filled].sort((a, b) => a - b).map((at) => columns[at] ?? '') }
}

/** The columns that a value is made of. */
export const columnsOf = (value: Value): string[] =>
  typeof value === 'string' ? [value] : [...[value.column ?? []].flat(), ...(value.join ?? []).flatMap(columnsOf)]
