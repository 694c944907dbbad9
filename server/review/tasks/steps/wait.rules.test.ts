import { describe, expect, it } from 'vitest'
import { waitTimes } from '../../wait-due.ts'
import { nextLook, waitEvent } from './wait.rules.ts'

const at = (text: string) => new Date(text)
const berlin = { untilTime: { hours: 9, minutes: 0, timezone: 'Europe/Berlin' } }

describe('a wait step (REV-046)', () => {
  it.each([
    ['2026-03-28T12:00:00Z', '2026-03-29T07:00:00.000Z', 'on the day the clocks go forward'],
    ['2026-10-24T12:00:00Z', '2026-10-25T08:00:00.000Z', 'on the day the clocks go back'],
    ['2026-06-01T06:59:59Z', '2026-06-01T07:00:00.000Z', 'on the same day, if it is to come'],
    ['2026-06-01T07:00:00Z', '2026-06-02T07:00:00.000Z', 'on the next day, if it is over'],
  ])('until 09:00 in Berlin that begins at %s ends at %s, %s', (since, until) => {
    expect(waitTimes(berlin, at(since)).passesAt?.toISOString()).toBe(until)
  })

  it('of two days ends after two days of 24 hours', () => {
    const { passesAt } = waitTimes({ duration: { duration: '172800s' } }, at('2026-03-28T12:00:00Z'))
    expect(passesAt?.toISOString()).toBe('2026-03-30T12:00:00.000Z')
  })

  it('with a condition is looked at every hour, and at its timeout', () => {
    const wait = { condition: { condition: 'true' }, timeoutDuration: '5400s' }
    const since = at('2026-01-01T00:00:00Z')
    expect(nextLook(wait, since, since)).toEqual(at('2026-01-01T01:00:00Z'))
    expect(nextLook(wait, since, at('2026-01-01T01:00:00Z'))).toEqual(at('2026-01-01T01:30:00Z'))
    expect(waitEvent(wait, since, at('2026-01-01T01:00:00Z'), false)).toBeUndefined()
    expect(waitEvent(wait, since, at('2026-01-01T01:00:00Z'), true)).toBe('passed')
    expect(waitEvent(wait, since, at('2026-01-01T01:30:00Z'), false)).toBe('timed_out')
  })

  it('that is looked at late ends as it would have in time', () => {
    const wait = { duration: { duration: '60s' }, timeoutDuration: '120s' }
    const since = at('2026-01-01T00:00:00Z')
    expect(waitEvent(wait, since, at('2026-01-01T00:00:59Z'), false)).toBeUndefined()
    expect(waitEvent(wait, since, at('2026-01-02T00:00:00Z'), false)).toBe('passed')
    expect(waitEvent({ ...wait, timeoutDuration: '30s' }, since, at('2026-01-02T00:00:00Z'), false)).toBe('timed_out')
  })
})
