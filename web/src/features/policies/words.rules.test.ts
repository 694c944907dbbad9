import { expect, it } from 'vitest'
import { newStep, withWait } from './draft.rules.ts'
import { durationInWords, inUnit, secondsOf } from './duration.rules.ts'
import { becauseInWords, policyInWords, stepsInWords, usesInWords } from './words.rules.ts'

it('says the steps of a policy in words', () => {
  expect(stepsInWords([newStep('manager'), newStep('appOwners')])).toBe('Manager, then app owners')
  const { wait } = newStep('wait')
  expect(stepsInWords([{ wait: withWait(wait as never, 'untilTime') }, newStep('reject')])).toBe(
    'Wait until 09:00, then deny automatically',
  )
  const policySteps = { certify: { steps: [newStep('users')] } }
  expect(policyInWords({ policySteps, rules: [] })).toBe('Chosen people')
  expect(policyInWords({ policySteps, rules: [{}] })).toBe('Chosen people, unless a rule applies')
})

it('says times in the largest whole unit, and back', () => {
  expect(inUnit(432_000)).toEqual({ amount: 5, unit: 'days' })
  expect(inUnit(5_400)).toEqual({ amount: 90, unit: 'minutes' })
  expect(durationInWords(3_600)).toBe('1 hour')
  for (const seconds of [1, 59.5, 60, 86_400, 90_000]) {
    const { amount, unit } = inUnit(seconds)
    expect(secondsOf(amount, unit)).toBe(seconds)
  }
})

it('says what uses a policy, and why somebody else would decide', () => {
  expect(usesInWords({ policyId: 'p', campaignCount: 3, appCount: 1, entitlementCount: 0, policyCount: 2 })).toBe(
    '3 campaigns, 1 app, 2 policies',
  )
  expect(becauseInWords('MANAGER', 'NONE')).toBe('')
  expect(becauseInWords('SUPER_ADMINISTRATOR', 'NOT_FOUND')).toBe(
    'The step found nobody. In a campaign its owners decide.',
  )
})
