import { expect, it } from 'vitest'
import { remindedCount, remindLabel } from './remind.rules.ts'
import { remindedText, remindRequest, remindText } from './remind-dialog.rules.ts'

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

it('says which people a number counts, and why fewer of them get a mail (WEB-157)', () => {
  expect([{ notBegunCount: 11 }, { notSubmittedBy: 1 }, { openTasksOf: 12 }].map(remindLabel)).toEqual([
    'Remind 11 who have not begun',
    'Remind 1 who has not submitted',
    'Remind 12 with open tasks',
  ])
  const open = { openTasksOf: 12 }
  expect(remindText(open)).toContain('except those who are not active or got a reminder within the last hour')
  expect([12, 11, 0].map((sent) => remindedText(open, sent))).toEqual([
    '12 reviewers will get a reminder.',
    '11 reviewers will get a reminder. The others of the 12 got one within the last hour or are not active.',
    'Nobody was reminded: all 12 got a reminder within the last hour or are not active.',
  ])
  expect(remindedText({ openTasksOf: 1 }, 0)).toBe(
    'Nobody was reminded: the reviewer got a reminder within the last hour or is not active.',
  )
})
