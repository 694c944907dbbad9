import { expect, it } from 'vitest'
import { losersText, notSubmittedText, reviewersText } from './close.rules.ts'

it('speaks of one person as of one, before a campaign is closed (WEB-155)', () => {
  expect([losersText(1), losersText(2)]).toEqual([
    '1 person loses access:',
    '2 people lose access. Those who lose the most:',
  ])
  expect([reviewersText(1), reviewersText(2)]).toEqual([
    'They are with this reviewer:',
    'Most of them are with these reviewers:',
  ])
  expect(notSubmittedText(1)).toContain('This person has')
  expect(notSubmittedText(2)).toContain('These people have')
})
