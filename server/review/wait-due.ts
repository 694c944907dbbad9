import type { Approval, Wait } from '../../contract/directory/policy.ts'
import { fromZone, toZone } from '../cel/index.ts'

const after = (since: Date, duration: string): Date =>
  new Date(since.getTime() + Math.round(Number.parseFloat(duration) * 1000))

/** When a wait ends by itself, and when it has taken too long. A condition has no end of its own. */
export interface WaitTimes {
  passesAt?: Date
  timesOutAt?: Date
}
export function waitTimes({ duration, untilTime, timeoutDuration }: Wait, since: Date): WaitTimes {
  const passesAt = duration ? after(since, duration.duration ?? '0s') : untilTime && nextTimeOfDay(untilTime, since)
  return {
    ...(passesAt && { passesAt }),
    ...(timeoutDuration !== undefined && { timesOutAt: after(since, timeoutDuration) }),
  }
}

/** When a wait that begins now is to be looked at: its end, or at once for a condition. Never later than its timeout. */
export function waitDue(wait: Wait, now: Date): Date {
  const { passesAt = now, timesOutAt } = waitTimes(wait, now)
  return timesOutAt && timesOutAt < passesAt ? timesOutAt : passesAt
}

/** The next time after an instant at which clocks in a zone show this time. */
function nextTimeOfDay({ hours = 0, minutes = 0, timezone }: NonNullable<Wait['untilTime']>, since: Date): Date {
  const zone = timezone || 'UTC'
  const { year, month, day } = toZone(since, zone)
  const inDays = (days: number) =>
    fromZone({ year, month, day: day + days, hour: hours, minute: minutes, second: 0, millisecond: 0 }, zone)
  const today = inDays(0)
  return today > since ? today : inDays(1)
}

/** When the step of a policy escalates that is opened now; null when it does not. */
export const escalationDue = ({ escalationEnabled, escalation }: Approval, now: Date): Date | null =>
  escalationEnabled && escalation?.expiration !== undefined
    ? new Date(now.getTime() + Number(escalation.expiration) * 1000)
    : null
