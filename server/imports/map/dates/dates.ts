import type { DateOrder, DateRules } from '../document/mapping.ts'
import { type Instant, instantOf } from './date-instants.ts'
import { isNamed, patternReader } from './date-patterns.ts'
import { namedInstant, shapeOf } from './date-shapes.ts'
import { withoutWeekday } from './date-words.ts'

/** A time in canonical form; `none` where the text means that there is no date; undefined where it is no date at all. */
export type DateRead = Instant | 'ambiguous'

const MAX_DATE = 64
/** Times repeat often in a file, and reading one costs as much as the rest of its row. */
const MAX_KNOWN = 10_000

/** Reads the dates of one column. `order` says which of two numbers is the day where the text itself does not. */
export function dateReader({ patterns = [], zone, order }: DateRules): (text: string) => DateRead {
  const readers = patterns.map((pattern) => {
    if (isNamed(pattern)) return (text: string): DateRead => namedInstant(pattern, text, zone)
    const read = patternReader(pattern)
    return (text: string): DateRead => {
      const civil = read(text)
      return civil && instantOf(civil, zone)
    }
  })
  const known = new Map<string, DateRead>()
  return (given) => {
    if (known.has(given)) return known.get(given)
    const text = given.trim()
    let read: DateRead
    for (const reader of text.length > MAX_DATE ? [] : [...readers, byShape]) {
      read = reader(text)
      if (read !== undefined) break
    }
    if (known.size >= MAX_KNOWN) known.clear()
    known.set(given, read)
    return read
  }

  function byShape(text: string): DateRead {
    const shape = shapeOf(withoutWeekday(text), zone)
    if (!shape) return undefined
    if ('instant' in shape) return shape.instant
    if ('civil' in shape) return instantOf(shape.civil, zone)
    const [first, second] = shape.pair
    const chosen = orderOf(first, second) ?? order
    if (first === second) return instantOf({ ...shape.rest, day: first, month: second }, zone)
    if (!chosen) return first > 12 ? undefined : 'ambiguous'
    const [day, month] = chosen === 'dmy' ? [first, second] : [second, first]
    return instantOf({ ...shape.rest, day, month }, zone)
  }
}

/** The order that two numbers can only have, or undefined. */
function orderOf(first: number, second: number): DateOrder | undefined {
  if (first > 12 === second > 12) return undefined
  return first > 12 ? 'dmy' : 'mdy'
}

/** Two short numbers first, perhaps after a weekday: what no other date begins with. */
const MAY_BE_PAIR = /^\s*(?:\p{L}{2,9}\.?,?\s+)?\d{1,2}[/-]\d{1,2}[/-]/u

/** What the dates of each column say about the order of day and month, gathered before the rows are read. */
export class DateOrders {
  readonly #columns = new Map<string, Set<DateOrder>>()

  note(column: string, text: string): void {
    if (text.length > MAX_DATE || !MAY_BE_PAIR.test(text)) return
    const shape = shapeOf(withoutWeekday(text.trim()), undefined)
    if (!shape || !('pair' in shape)) return
    const order = orderOf(...shape.pair)
    if (order) this.#columns.set(column, (this.#columns.get(column) ?? new Set()).add(order))
  }

  /** The order that the values of a column decide, or undefined: none does, or they disagree. */
  orderOf(column: string): DateOrder | undefined {
    const [order, another] = this.#columns.get(column) ?? []
    return another === undefined ? order : undefined
  }
}
