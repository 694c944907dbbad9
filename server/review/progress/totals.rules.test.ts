import { describe, expect, it } from 'vitest'
import { isMoreThan, shareOf, totalsOf } from './totals.rules.ts'

describe('totals of a review', () => {
  it('tell open, decided and denied tasks apart, and name what became of the closed ones', () => {
    const measures = { O: 3, W: 2, I: 20, CP: 5, DP: 4, DF: 1, XN: 2, XG: 1, TW: 1, CY: 1 }
    expect(totalsOf(new Map(Object.entries(measures)))).toEqual({
      ...{ open: 5, waiting: 2, closed: 15, decided: 9, denied: 5, opened: 20 },
      outcomes: [
        { outcome: 'CERTIFY_OUTCOME_CERTIFIED', reason: 'DECIDED', count: 5 },
        { outcome: 'CERTIFY_OUTCOME_CERTIFIED', reason: 'POLICY', count: 1 },
        { outcome: 'CERTIFY_OUTCOME_DECERTIFIED', reason: 'DECIDED', count: 4 },
        { outcome: 'CERTIFY_OUTCOME_DECERTIFIED', reason: 'DEFAULT', count: 1 },
        { outcome: 'CERTIFY_OUTCOME_CANCELLED', reason: 'NOT_REVIEWED', count: 2 },
        { outcome: 'CERTIFY_OUTCOME_CANCELLED', reason: 'GRANT_GONE', count: 1 },
        { outcome: 'CERTIFY_OUTCOME_WAIT_TIMED_OUT', reason: 'WAIT_TIMED_OUT', count: 1 },
      ],
    })
  })

  it('have shares that are 1 only when nothing is missing', () => {
    expect([shareOf(0, 0), shareOf(999_999, 1_000_000), shareOf(1, 3), shareOf(3, 3)]).toEqual([1, 0.9999, 0.3333, 1])
  })

  it('are over the brake only when they are more than the percentage (REV-089)', () => {
    expect([isMoreThan(10, 10, 100), isMoreThan(10, 11, 100), isMoreThan(0, 0, 5), isMoreThan(0, 1, 5)]).toEqual([
      ...[false, true, false, true],
    ])
  })
})
