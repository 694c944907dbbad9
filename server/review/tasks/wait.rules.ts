import type { Wait } from '../../../contract/directory/policy.ts'
import { fromZone, toZone } from '../../cel/index.ts'

/** When a wait ends by itself, and when it has taken too long. A condition has no time of its own. */
export interface WaitTimes {
  passesAt?: Date
  timesOutAt?: Date
}

const afterDuration = (since: Date, duration: string): Date =>
  new Date(since.getTime() + Math.round(Number.parseFloat(duration) * 1000))

/** The next time after an instant at which clocks in a zone show this time. */
export function nextLocalTime(since: Date, hours: number, minutes: number, zone: string): Date {
  const { year, month, day } = toZone(since, zone)
  const onDay = (days: number) =>
    fromZone({ year, month, day: day + days, hour: hours, minute: minutes, second: 0, millisecond: 0 }, zone)
  const today = onDay(0)
  return today > since ? today : onDay(1)
}

export function waitTimes({ duration, untilTime, timeoutDuration }: Wait, since: Date): WaitTimes {
  const timesOutAt = timeoutDuration ? afterDuration(since, timeoutDuration) : undefined
  const passesAt = duration
    ? afterDuration(since, duration.duration ?? '0s')
    : untilTime &&
      nextLocalTime(since, Number(untilTime.hours ?? 0), Number(untilTime.minutes ?? 0), untilTime.timezone || 'UTC')
  return { ...(passesAt && { passesAt }), ...(timesOutAt && { timesOutAt }) }
}

/** How often a condition is evaluated while a task waits for it. */
export const CONDITION_EVERY_MS = 3_600_000

/** When a wait has to be looked at next. */
export function waitDueAt(wait: Wait, since: Date, now: Date): Date {
  const { passesAt, timesOutAt } = waitTimes(wait, since)
  const times = [passesAt ?? new Date(now.getTime() + CONDITION_EVERY_MS), timesOutAt].filter((at) => at !== undefined)
  return new Date(Math.min(...times.map((at) => at.getTime())))
}

/** What becomes of a wait that is looked at now. `holds` is whether its condition is true. */
export function waitEvent(wait: Wait, since: Date, now: Date, holds: boolean): 'passed' | 'timed_out' | undefined {
  const { passesAt, timesOutAt } = waitTimes(wait, since)
  const passed = passesAt ? passesAt <= now : holds
  if (timesOutAt && timesOutAt <= now && !(passed && (!passesAt || passesAt <= timesOutAt))) return 'timed_out'
  return passed ? 'passed' : undefined
}
