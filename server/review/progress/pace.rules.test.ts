import { describe, expect, it } from 'vitest'
import { paceOf } from './pace.rules.ts'

const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const found = { openCount: 1_000, closed: 350, openedAt: at(1), dueAt: at(28), now: at(18) }

describe('the pace of a review (WEB-077)', () => {
  it('tells what will be open on the due date, at the pace of the last 7 days', () => {
    expect(paceOf(found)).toEqual({ perDay: 50, days: 7, left: 500, dueAt: at(28), isOverdue: false })
  })

  it('is that of the days since the start in the first week, and says nothing in the first two days', () => {
    expect(paceOf({ ...found, openedAt: at(14) })).toMatchObject({ perDay: 87.5, days: 4, left: 125 })
    expect(paceOf({ ...found, openedAt: at(17) })).toBeUndefined()
  })

  it('says nothing of a review that will be done in time, or is done', () => {
    expect(paceOf({ ...found, openCount: 500 })).toBeUndefined()
    expect(paceOf({ ...found, openCount: 501 })).toMatchObject({ left: 1 })
    expect(paceOf({ ...found, openCount: 0, closed: 0, dueAt: at(17) })).toBeUndefined()
  })

  it('counts what is open after the due date, also on the first day', () => {
    expect(paceOf({ ...found, openCount: 9, openedAt: at(17), dueAt: at(17) })).toMatchObject({
      left: 9,
      isOverdue: true,
    })
  })
})
