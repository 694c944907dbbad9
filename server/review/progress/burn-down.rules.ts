import type { BurnDown } from '../../../contract/review/progress.ts'
import { isDecided } from './totals.rules.ts'

export interface BurnDownInput {
  taskCount: number
  openedAt: Date
  /** The close, or now. */
  endsAt: Date
  /** Tasks closed in each quarter of an hour, by seconds since 1970. */
  closings: readonly { at: number; measure: string; n: number }[]
}

/** Gives the local date of a time, as `2030-09-30`; undefined for a zone that does not exist. */
export function localDates(timeZone: string): ((at: Date) => string) | undefined {
  try {
    const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    return (at) => format.format(at)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** How many tasks were closed on each local day, from the start to the end. */
export function burnDown(
  { taskCount, openedAt, endsAt, closings }: BurnDownInput,
  dateOf: (at: Date) => string,
): BurnDown['days'] {
  const closed = new Map<string, number>()
  const decided = new Map<string, number>()
  const add = (to: Map<string, number>, date: string, n: number) => to.set(date, (to.get(date) ?? 0) + n)
  const first = dateOf(openedAt)
  for (const { at, measure, n } of closings) {
    // The quarter of an hour in which a review is opened may have begun on the day before.
    const date = later(dateOf(new Date(at * 1000)), first)
    add(closed, date, n)
    if (isDecided(measure)) add(decided, date, n)
  }
  let openCount = taskCount
  return datesFrom(first, later(dateOf(endsAt), first)).map((date) => {
    const closedCount = closed.get(date) ?? 0
    openCount -= closedCount
    return { date, closedCount, decidedCount: decided.get(date) ?? 0, openCount }
  })
}

const later = (a: string, b: string) => (a > b ? a : b)

function datesFrom(first: string, last: string): string[] {
  const dates: string[] = []
  for (const day = new Date(`${first}T00:00:00Z`); ; day.setUTCDate(day.getUTCDate() + 1)) {
    const date = day.toISOString().slice(0, 10)
    if (date > last) return dates
    dates.push(date)
  }
}
