import { describe, expect, it } from 'vitest'
import { closeViolations, isBraked, revokedBy } from './close.rules.ts'

const wish = (decision: string, comment = '') => ({ decision: `CLOSE_DECISION_${decision}` as never, comment })
const fields = (decision: string, comment: string, open: number) =>
  closeViolations(wish(decision, comment), open).map(({ field }) => field)

describe('closing by hand', () => {
  it('needs a decision while tasks are open, and a comment to skip them (REV-086, REV-091)', () => {
    expect(fields('UNSPECIFIED', '', 1)).toEqual(['closeDecision'])
    expect(fields('UNSPECIFIED', '', 0)).toEqual([])
    expect(fields('SKIP', ' \n', 1)).toEqual(['comment'])
    expect(fields('SKIP', 'Signed off elsewhere', 1)).toEqual([])
    expect(fields('REVOKED', '', 1)).toEqual([])
    expect(fields('NO_ACTION', '', 1)).toEqual([])
  })

  it('has to be confirmed when it denies more than the percentage of the items, with exactly their number (REV-088)', () => {
    expect(revokedBy('CLOSE_DECISION_REVOKED', 12)).toBe(12)
    for (const other of ['SKIP', 'NO_ACTION', 'UNSPECIFIED'])
      expect(revokedBy(`CLOSE_DECISION_${other}` as never, 12)).toBe(0)
    expect([
      isBraked(10, 100, 10),
      isBraked(11, 100, 10),
      isBraked(11, 100, 10, 10),
      isBraked(11, 100, 10, 11),
    ]).toEqual([false, true, true, false])
  })
})
