import { isTimeZone } from '../../../lib/time-zone.ts'
import { patternProblem } from '../dates/date-patterns.ts'
import { both, type Check, list, oneOf, text } from './violations.ts'

const checkPattern: Check = both(text({ max: 100 }), (place) => {
  const problem = typeof place.value === 'string' ? patternProblem(place.value) : undefined
  if (problem !== undefined) place.report(problem)
})
export const checkZone: Check = (place) => {
  if (typeof place.value !== 'string' || !isTimeZone(place.value))
    place.report('must be the name of a time zone, such as Europe/Berlin')
}
export const checkOrder = oneOf('dmy', 'mdy')
export const checkPatterns = list(checkPattern, { min: 0, max: 50 })
