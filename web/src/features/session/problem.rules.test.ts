import { describe, expect, it } from 'vitest'
import { problemText } from './problem.rules.ts'

describe('the text about a problem of signing in', () => {
  it.each([
    'expired',
    'refused',
    'unreachable',
    'not_valid',
    'unverified',
    'unknown',
    'other_account',
    'off',
    'too_many',
  ])('says what to do: %s', (problem) => {
    expect(problemText(problem)).not.toBe(problemText('failed'))
  })
  it('never repeats what the address says', () => {
    for (const problem of ['constructor', '<b>', 'Call +1 555 0100'])
      expect(problemText(problem)).toBe('Signing in failed. Try again.')
  })
})
