import { describe, expect, it } from 'vitest'
import { auditRequestOf, isAuditFiltered, NO_AUDIT_FILTERS } from './audit-filters.rules.ts'

describe('filters of audit entries', () => {
  it('ask for nothing when none is chosen', () => {
    expect(auditRequestOf({})).toEqual({})
    expect([isAuditFiltered({}), isAuditFiltered(NO_AUDIT_FILTERS as never)]).toEqual([false, false])
  })

  it('ask for people, outcome, request and whole days (WEB-074)', () => {
    const search = { who: ['u1'], outcome: 'denied', request: 'r1', from: '2026-11-01', until: '2026-11-02' } as const
    const asked = auditRequestOf({ ...search, who: ['u1'] })
    expect(asked).toMatchObject({ actorUserIds: ['u1'], outcomes: ['AUDIT_OUTCOME_DENIED'], requestIds: ['r1'] })
    const { from = '', until = '' } = asked
    // Both days are within, whatever the clocks do.
    expect(Date.parse(until) - Date.parse(from)).toBeGreaterThan(46 * 3_600_000)
  })
})
