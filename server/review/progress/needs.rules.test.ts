import { describe, expect, it } from 'vitest'
import { needsOf } from './needs.rules.ts'

const NOTHING = {
  ...{ heldReason: '', unassigned: 0, inactive: 0, ofOwners: 0, ruleFailures: 0, mailFailures: 0, overdueRemovals: 0 },
  ...{
    lateSources: [],
    away: [],
    unseen: [],
    fast: [],
    notBegun: 0,
    openedAt: null,
    pace: undefined,
    now: new Date('2026-11-18T12:00:00Z'),
  },
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

  it('names each reviewer who has not opened the review for a week, with the reminders they got (WEB-076)', () => {
    const person = { userId: 'ben', displayName: 'Ben Vogel', openCount: 214, seenAt: new Date('2026-11-09T08:00:00Z') }
    const needs = needsOf({
      ...NOTHING,
      unseen: [
        { ...person, reminderCount: 2 },
        { ...person, userId: 'eve', displayName: 'Eve Noor', seenAt: null, reminderCount: 0 },
      ],
    })
    expect(needs.map(({ code, count, userId, description }) => [code, count, userId, description])).toEqual([
      ['REVIEWER_NOT_SEEN', 214, 'ben', 'Ben Vogel has not opened the review for 9 days. 2 reminders were sent.'],
      ['REVIEWER_NOT_SEEN', 214, 'eve', 'Eve Noor has never opened the review. No reminder has been sent.'],
    ])
  })

  it('counts reviewers who have not begun from the second day on (WEB-103)', () => {
    const said = (openedAt: string) => needsOf({ ...NOTHING, notBegun: 2, openedAt: new Date(openedAt) })
    expect(said('2026-11-16T12:00:01Z')).toEqual([])
    expect(said('2026-11-16T12:00:00Z')).toEqual([
      {
        code: 'NOT_BEGUN',
        count: 2,
        description:
          '2 reviewers have neither chosen nor submitted a decision since the start. Remind them, or reassign their tasks.',
      },
    ])
  })

  it('says how many tasks will still be open on the due date at the pace of the last days (WEB-077)', () => {
    const pace = { perDay: 41.3, days: 7, left: 312, dueAt: new Date('2026-11-27T22:59:00Z'), isOverdue: false }
    const said = (more: Partial<typeof pace>) => needsOf({ ...NOTHING, pace: { ...pace, ...more } })[0]
    expect(said({})).toEqual({
      code: 'BEHIND',
      count: 312,
      description:
        'About 41 tasks a day were closed in the last 7 days. At this pace, 312 tasks will still be open on the due date, 27 Nov 2026.',
    })
    expect(said({ perDay: 0, days: 3, left: 1 })?.description).toBe(
      'No task was closed in the last 3 days. At this pace, 1 task will still be open on the due date, 27 Nov 2026.',
    )
    expect(said({ isOverdue: true, left: 4 })?.description).toBe(
      'The campaign was due on 27 Nov 2026, and 4 tasks are still open.',
    )
  })

  it('counts open tasks that came to the owners (WEB-132)', () => {
    expect(needsOf({ ...NOTHING, ofOwners: 38 })).toEqual([
      {
        code: 'TO_OWNERS',
        count: 38,
        description:
          '38 open tasks came to the owners of the campaign, because no other reviewer was found. Review them, or give them to somebody who knows the access.',
      },
    ])
  })

  it('counts removals that are overdue', () => {
    expect(needsOf({ ...NOTHING, overdueRemovals: 4 })).toEqual([
      { code: 'REMOVALS_LATE', count: 4, description: '4 removals of denied access are overdue.' },
    ])
  })
})
