import { describe, expect, it } from 'vitest'
import { needsOf } from './needs.rules.ts'

const NOTHING = {
  ...{ heldReason: '', unassigned: 0, inactive: 0, ruleFailures: 0, mailFailures: 0, overdueRemovals: 0 },
  ...{ lateSources: [], away: [] },
}
const BEN = { userId: 'ben', displayName: 'Ben Vogel', openCount: 3, standIn: 'Ada Lind', until: null }

describe('what needs the owners of a campaign', () => {
  it('is nothing while nothing is wrong', () => {
    expect(needsOf(NOTHING)).toEqual([])
  })

  it('names each reviewer who is away, with their open tasks and who stands in (WEB-073)', () => {
    const until = new Date('2026-11-20T12:00:00Z')
    const needs = needsOf({
      ...NOTHING,
      away: [
        { ...BEN, until },
        { ...BEN, userId: 'eve', openCount: 1, standIn: '' },
      ],
    })
    expect(needs.map(({ code, count, userId }) => [code, count, userId])).toEqual([
      ['REVIEWER_AWAY', 3, 'ben'],
      ['REVIEWER_AWAY', 1, 'eve'],
    ])
    expect(needs[0]?.description).toBe(
      'Ben Vogel is away until 20 Nov 2026, and Ada Lind stands in for new tasks. 3 open tasks stay with Ben Vogel until somebody reassigns them.',
    )
    expect(needs[1]?.description).toBe(
      'Ben Vogel is away. 1 open task stays with Ben Vogel until somebody reassigns it.',
    )
  })

  it('counts removals that are overdue', () => {
    expect(needsOf({ ...NOTHING, overdueRemovals: 4 })).toEqual([
      { code: 'REMOVALS_LATE', count: 4, description: '4 removals of denied access are overdue.' },
    ])
  })
})
