import { describe, expect, it } from 'vitest'
import { everySeconds, isLate, secondsOf } from './source.rules.ts'

const NOW = new Date('2026-11-17T12:00:00Z')
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const late = (kind: string, own: number | null, ageMs: number) =>
  isLate(new Date(NOW.getTime() - ageMs), everySeconds(kind, own), NOW)

describe('a source', () => {
  it('is late after the interval that somebody has set (IMP-166)', () => {
    expect(late('SOURCE_KIND_FILE', 86_400, DAY_MS - MINUTE_MS)).toBe(false)
    expect(late('SOURCE_KIND_FILE', 86_400, DAY_MS + MINUTE_MS)).toBe(true)
  })

  it('is late after 7 days when it comes from files, after 2 days when from a connector (IMP-166)', () => {
    expect(late('SOURCE_KIND_FILE', null, 7 * DAY_MS - MINUTE_MS)).toBe(false)
    expect(late('SOURCE_KIND_FILE', null, 7 * DAY_MS + MINUTE_MS)).toBe(true)
    expect(late('SOURCE_KIND_CONNECTOR', null, 2 * DAY_MS - MINUTE_MS)).toBe(false)
    expect(late('SOURCE_KIND_CONNECTOR', null, 2 * DAY_MS + MINUTE_MS)).toBe(true)
  })

  it('is not late when it was never imported', () => {
    expect(isLate(null, 3_600, NOW)).toBe(false)
  })

  it('takes whole seconds between an hour and a year as its interval', () => {
    expect(secondsOf('3600s')).toBe(3_600)
    expect(secondsOf('31622400s')).toBe(31_622_400)
    for (const text of ['3599s', '31622401s', '3600.5s', '0s']) expect(secondsOf(text)).toBeUndefined()
  })
})
