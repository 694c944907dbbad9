import type { Cell, Item } from '../../read/table.ts'
import type { When } from '../document/mapping.ts'
import { fold, isPlain, withoutInvisible } from '../texts.ts'
import { RowContext } from './row-context.ts'

export type Condition = (row: RowContext) => boolean

/** What a condition needs to know of its table. */
export interface WhenScope {
  /** Where a column is, or -1. */
  indexOf(column: string): number
  isEmpty(text: string): boolean
}

const ALWAYS: Condition = () => true
const NEVER: Condition = () => false

/** Compiles a condition. A column that the table does not have is empty, which is decided here and not in each row. */
export function compileWhen(when: When, scope: WhenScope): Condition {
  if (when.all) return combined(when.all, scope, { skipped: ALWAYS, decisive: NEVER, test: 'every' })
  if (when.any) return combined(when.any, scope, { skipped: NEVER, decisive: ALWAYS, test: 'some' })
  if (when.column === undefined && when.item === undefined) {
    const inner = compileWhen(when.not as When, scope)
    if (inner === ALWAYS || inner === NEVER) return inner === NEVER ? ALWAYS : NEVER
    return (row) => !inner(row)
  }
  const compared = compare(when, subjectOf(when, scope), scope)
  const isMissing = when.column !== undefined && scope.indexOf(when.column) < 0
  if (!isMissing) return compared
  return compared(new RowContext([])) ? ALWAYS : NEVER
}

function combined(
  parts: readonly When[],
  scope: WhenScope,
  { skipped, decisive, test }: { skipped: Condition; decisive: Condition; test: 'every' | 'some' },
): Condition {
  const conditions = parts.map((inner) => compileWhen(inner, scope)).filter((condition) => condition !== skipped)
  if (conditions.includes(decisive)) return decisive
  return conditions.length === 0 ? skipped : (row) => conditions[test]((condition) => condition(row))
}

/** The texts that a condition looks at. */
function subjectOf({ column, item }: When, scope: WhenScope): (row: RowContext) => string[] {
  if (column !== undefined) {
    const index = scope.indexOf(column)
    return ({ cells }) => textsOfCell(cells[index] ?? '', undefined)
  }
  const path = item === true ? undefined : item
  return (row) => (row.item === undefined ? [] : [textOfItem(row.item, path)])
}

function compare(when: When, subject: (row: RowContext) => string[], { isEmpty }: WhenScope): Condition {
  if (when.empty !== undefined) {
    const expected = when.empty
    return (row) => subject(row).every((text) => isEmpty(text)) === expected
  }
  const form = when.exact ? (text: string) => text : fold
  const given =
    when.is ?? (when.not as string | string[] | undefined) ?? when.startsWith ?? when.endsWith ?? when.contains
  const compared = (typeof given === 'string' ? [given] : (given ?? [])).map(form)
  const whole = new Set(compared)
  const test = when.startsWith
    ? (text: string) => compared.some((part) => text.startsWith(part))
    : when.endsWith
      ? (text: string) => compared.some((part) => text.endsWith(part))
      : when.contains
        ? (text: string) => compared.some((part) => text.includes(part))
        : (text: string) => whole.has(text)
  const isNegated = when.not !== undefined
  return (row) => {
    const texts = subject(row)
    // An empty cell is a text too: it can be "".
    const found = (texts.length === 0 ? [''] : texts).some((text) => {
      row.spend(text.length * (compared.length + 1))
      return test(form(text))
    })
    return found !== isNegated
  }
}

/** The text of an item of a list: itself, a field of it, or the only field that it has. */
export function textOfItem(item: Item, path: string | undefined): string {
  if (typeof item === 'string') return path === undefined ? tidyCell(item) : ''
  if (path !== undefined) return Object.hasOwn(item, path) ? tidyCell(item[path] ?? '') : ''
  const values = Object.values(item)
  return values.length === 1 ? tidyCell(values[0] ?? '') : ''
}

/** The texts of a cell. */
export function textsOfCell(cell: Cell, path: string | undefined): string[] {
  if (typeof cell === 'string') return [tidyCell(cell)]
  return cell.map((item) => textOfItem(item, path)).filter((text) => text !== '')
}

export const tidyCell = (text: string): string => (isPlain(text) ? text : withoutInvisible(text)).trim()
