const DAY_MS = 86_400_000
/** The pace is that of the last days, at most this many. */
const PACE_DAYS = 7
/** Earlier than this, a pace says nothing. */
const SOONEST_DAYS = 2

export interface Pace {
  /** Tasks closed in a day. */
  perDay: number
  /** Over how many days that is. */
  days: number
  /** Tasks that will be open when the campaign is due, or that are open after that. */
  left: number
  dueAt: Date
  isOverdue: boolean
}

/** Whether a review will be late if people go on as in the last days; undefined if not. */
export function paceOf(found: {
  openCount: number
  /** Tasks closed in the last 7 days. */
  closed: number
  openedAt: Date
  dueAt: Date
  now: Date
}): Pace | undefined {
  const { openCount, closed, openedAt, dueAt, now } = found
  const age = (now.getTime() - openedAt.getTime()) / DAY_MS
  const isOverdue = dueAt <= now
  if (age < SOONEST_DAYS && !isOverdue) return undefined
  const span = Math.min(PACE_DAYS, Math.max(1, age))
  const perDay = Math.max(0, closed) / span
  const ahead = Math.max(0, (dueAt.getTime() - now.getTime()) / DAY_MS)
  const left = Math.ceil(openCount - perDay * ahead)
  return left > 0 ? { perDay, days: Math.round(span), left, dueAt, isOverdue } : undefined
}
