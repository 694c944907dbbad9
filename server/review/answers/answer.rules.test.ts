import { describe, expect, it } from 'vitest'
import { type AnswerFacts, hasReason, REFUSALS, type RefusalName, refusalOf } from './answer.rules.ts'

const FINE: AnswerFacts = {
  isSeen: true,
  campaign: 'open',
  isAnswered: false,
  isClosed: false,
  isCurrent: true,
  isSubject: false,
  allowsSelf: false,
  isAssigned: true,
  needsDistinct: false,
  approvedEarlier: false,
  needsReason: false,
  hasReason: false,
  needsSignature: false,
  needsStepUp: false,
}

/** What makes each row of the table apply, in the order in which they are checked. */
const FAULTS: [RefusalName, Partial<AnswerFacts>][] = [
  ['not_found', { isSeen: false }],
  ['invalid_state', { campaign: 'not open' }],
  ['campaign_closing', { campaign: 'closing' }],
  ['already_decided', { isAnswered: true }],
  ['task_closed', { isClosed: true }],
  ['step_changed', { isCurrent: false }],
  ['self_review', { isSubject: true }],
  ['task_not_assigned', { isAssigned: false }],
  ['not_distinct', { needsDistinct: true, approvedEarlier: true }],
  ['reason_required', { needsReason: true }],
  ['signature_required', { needsSignature: true }],
  ['step_up_required', { needsStepUp: true }],
]

describe('an answer', () => {
  it('is accepted when nothing speaks against it', () => {
    expect(refusalOf(FINE)).toBeUndefined()
  })

  it.each(FAULTS)('is refused with %s', (name, fault) => {
    expect(refusalOf({ ...FINE, ...fault })).toBe(name)
  })

  it.each([
    ['own access that the step lets the person review', { isSubject: true, allowsSelf: true }],
    ['an earlier approval, where the step does not want other people', { approvedEarlier: true }],
    ['a step that wants other people, without an earlier approval', { needsDistinct: true }],
    ['a reason where one is required', { needsReason: true, hasReason: true }],
    ['a reason where none is required', { hasReason: true }],
  ] satisfies [string, Partial<AnswerFacts>][])('is accepted with %s', (_, facts) => {
    expect(refusalOf({ ...FINE, ...facts })).toBeUndefined()
  })

  it('is refused for the first of two reasons, in the order of the table', () => {
    expect(REFUSALS.map(([name]) => name)).toEqual(FAULTS.map(([name]) => name))
    for (const [first, [name, fault]] of FAULTS.entries())
      for (const [, later] of FAULTS.slice(first + 1).filter(([other]) => !areSameFact(name, other)))
        expect(refusalOf({ ...FINE, ...later, ...fault })).toBe(name)
  })
})

/** Both are states of the campaign, so they cannot come together. */
const areSameFact = (one: RefusalName, other: RefusalName) => one === 'invalid_state' && other === 'campaign_closing'

it.each(['', ' ', '\t\n', '\u00a0\u2003', '\ufeff'])('white space is no reason: %j', (comment) => {
  expect(hasReason(comment)).toBe(false)
})
