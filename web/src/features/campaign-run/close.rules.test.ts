import { expect, it } from 'vitest'
import { losersText, notSubmittedText, reviewersText } from './close.rules.ts'

it('speaks of one person, and of one decision, as of one, before a campaign is closed (WEB-155)', () => {
  expect([losersText(1), losersText(2)]).toEqual([
    '1 person loses access:',
    '2 people lose access. Those who lose the most:',
  ])
  expect([reviewersText(1), reviewersText(2)]).toEqual([
    'They are with this reviewer:',
    'Most of them are with these reviewers:',
  ])
  expect([notSubmittedText(1, 1), notSubmittedText(2, 1), notSubmittedText(2, 2)]).toEqual([
    'Closing discards it. This person has a decision that they have not submitted:',
    'Closing discards them. This person has decisions that they have not submitted:',
    'Closing discards them. These people have decisions that they have not submitted:',
  ])
})
