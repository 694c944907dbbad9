import type { Approval, Wait } from '../../contract/directory/policy.ts'
import { fromZone, toZone } from '../cel/index.ts'

const DAY_MS = 86_400_000

const seconds = (text: string | undefined) => Number.parseFloat(text ?? '0') * 1000

/** When a wait that begins now is to be looked at: its end, or at once for a condition. Never later than its timeout. */
export function waitDue({ duration, untilTime, timeoutDuration }: Wait, now: Date): Date {
  const end = duration
    ? new Date(now.getTime() + seconds(duration.duration))
    : untilTime
      ? nextTimeOfDay(untilTime, now)
      : now
  const timeout = timeoutDuration === undefined ? undefined : new Date(now.getTime() + seconds(timeoutDuration))
  return timeout && timeout < end ? timeout : end
}

/** The next moment at which the clocks of a zone show this time. */
function nextTimeOfDay({ hours = 0, minutes = 0, timezone = 'UTC' }: NonNullable<Wait['untilTime']>, now: Date): Date {
  for (const days of [0, 1, 2]) {
    // From noon, so that a day of 23 or 25 hours is not skipped or repeated.
    const { year, month, day } = toZone(new Date(now.getTime() + days * DAY_MS), timezone)
    const at = fromZone({ year, month, day, hour: hours, minute: minutes, second: 0, millisecond: 0 }, timezone)
    if (at > now) return at
  }
  throw new Error(`no ${hours}:${minutes} in ${timezone} within two days`)
}

/** When the step of a policy escalates that is opened now; null when it does not. */
export const escalationDue = ({ escalationEnabled, escalation }: Approval, now: Date): Date | null =>
  escalationEnabled && escalation?.expiration !== undefined
    ? new Date(now.getTime() + Number(escalation.expiration) * 1000)
    : null
