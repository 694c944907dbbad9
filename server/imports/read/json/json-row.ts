import { cleanText } from '../clean.ts'
import type { RowWarning } from '../rows.ts'
import type { Cell, Item, TableRow } from '../table.ts'

/** The cells of an object by column: nested names are joined by dots, lists stay lists. */
export function flatten(object: object): Map<string, Cell | Dirty> {
  const cells = new Map<string, Cell | Dirty>()
  add(cells, '', object)
  return cells
}

/** A text that was changed, with the reason. */
interface Dirty {
  cell: Cell
  warning: string
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function add(cells: Map<string, Cell | Dirty>, prefix: string, object: object): void {
  for (const [key, value] of Object.entries(object)) {
    const column = prefix + cleanText(key).text
    if (Array.isArray(value)) cells.set(column, listCell(value))
    else if (isObject(value)) add(cells, `${column}.`, value)
    else cells.set(column, textCell(value))
  }
}

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

function textCell(value: unknown): Cell | Dirty {
  const { text, warning } = cleanText(textOf(value))
  return warning ? { cell: text, warning } : text
}

function listCell(list: readonly unknown[]): Cell | Dirty {
  let warning: string | undefined
  const clean = (value: unknown) => {
    const result = cleanText(textOf(value))
    warning ??= result.warning
    return result.text
  }
  const cell = list.map((value): Item => {
    if (!isObject(value)) return clean(value)
    if (Array.isArray(value)) return clean(JSON.stringify(value))
    const fields: [string, string][] = []
    for (const [name, found] of flatten(value)) {
      const inner = isDirty(found) ? found.cell : found
      if (isDirty(found)) warning ??= found.warning
      fields.push([name, typeof inner === 'string' ? inner : clean(JSON.stringify(inner))])
    }
    return Object.fromEntries(fields)
  })
  return warning === undefined ? cell : { cell, warning }
}

const isDirty = (found: Cell | Dirty): found is Dirty => typeof found === 'object' && !Array.isArray(found)

/** A row from an object, in the order of the columns. */
export function jsonRow(line: number, object: object, columns: ReadonlyMap<string, number>): TableRow {
  const cells: Cell[] = Array.from({ length: columns.size }, () => '')
  const warnings: RowWarning[] = []
  const lacks = new Set(columns.keys())
  for (const [column, found] of flatten(object)) {
    lacks.delete(column)
    const at = columns.get(column)
    if (at === undefined) continue
    cells[at] = isDirty(found) ? found.cell : found
    if (isDirty(found)) warnings.push({ reason: found.warning, column })
  }
  return { line, cells, ...(lacks.size > 0 && { lacks }), ...(warnings.length > 0 && { warnings }) }
}

/** The columns of rows, in the order in which they were first seen. */
export class JsonColumns {
  readonly names: string[] = []
  readonly #known = new Set<string>()

  add(object: object): void {
    this.#walk('', object)
  }

  #walk(prefix: string, object: object): void {
    for (const [key, value] of Object.entries(object)) {
      const name = prefix + cleanText(key).text
      if (isObject(value) && !Array.isArray(value)) this.#walk(`${name}.`, value)
      else if (!this.#known.has(name)) {
        this.#known.add(name)
        this.names.push(name)
      }
    }
  }
}

export const indexOf = (columns: readonly string[]): ReadonlyMap<string, number> =>
  new Map(columns.map((name, at) => [name, at]))

export const unreadableRow = (line: number, text: string): TableRow => ({
  line,
  cells: [],
  fault: { reason: 'unreadable_row', text },
})
