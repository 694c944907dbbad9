import { expect, it } from 'vitest'
import { remindedCount, remindRequest, remindText } from './remind.rules.ts'

it('reminds people that the server finds, however many they are, or those who were chosen (WEB-079)', () => {
  const many = [{ notBegunCount: 2_000 }, { notSubmittedBy: 1_500 }, { openTasksOf: 4_000 }]
  expect(many.map(remindedCount)).toEqual([2_000, 1_500, 4_000])
  expect(many.map(remindRequest)).toEqual([{ notBegun: true }, { staged: true }, {}])
  expect(remindText({ notSubmittedBy: 1_500 })).toMatch(
    /^1,500 reviewers have chosen decisions and not submitted them\./,
  )
  expect(remindText({ openTasksOf: 1 })).toMatch(/^1 reviewer has open tasks\. /)
  const people = [{ id: 'u1', displayName: 'Ann Berg' }]
  expect([remindedCount({ people }), remindRequest({ people })]).toEqual([1, { userIds: ['u1'] }])
})
