import type { Wait } from '../../../../contract/directory/policy.ts'
import type { ReviewPath } from '../../review.store.ts'
import { waitTimes } from '../../wait-due.ts'

/** How often a condition is evaluated while a task waits for it. */
const CONDITION_EVERY_MS = 3_600_000

/** When a wait whose condition does not hold has to be looked at again. */
export function nextLook(wait: Wait, since: Date, now: Date): Date {
  const { timesOutAt } = waitTimes(wait, since)
  const next = new Date(now.getTime() + CONDITION_EVERY_MS)
  return timesOutAt && timesOutAt < next ? timesOutAt : next
}

/** What becomes of a wait that is looked at now. `holds` is whether its condition is true. */
export function waitEvent(wait: Wait, since: Date, now: Date, holds: boolean): 'passed' | 'timed_out' | undefined {
  const { passesAt, timesOutAt } = waitTimes(wait, since)
  const hasPassed = passesAt ? passesAt <= now : holds
  const hasTimedOut = timesOutAt !== undefined && timesOutAt <= now
  if (hasTimedOut && (!hasPassed || (passesAt && timesOutAt < passesAt))) return 'timed_out'
  return hasPassed ? 'passed' : undefined
}

/** The steps that wait for a condition. */
export const conditionSteps = (paths: Iterable<ReviewPath>): { pathKey: number; stepNo: number }[] =>
  [...paths].flatMap(({ key: pathKey, steps }) =>
    steps.flatMap(({ wait }, stepNo) => (wait?.condition ? [{ pathKey, stepNo }] : [])),
  )
