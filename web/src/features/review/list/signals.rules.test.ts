import { describe, expect, it } from 'vitest'
import { cardSignalsOf } from './signals.rules.ts'

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
const warning = (code: string) => ({ code, description: code, isWarning: true })
const words = (codes: readonly string[], at: string | undefined, isSignIn = false) =>
  cardSignalsOf(codes.map(warning), { at, isSignIn }).map(({ word }) => word)

describe('what the card of a task shows', () => {
  it('is when the access was last used, after what to look closer at', () => {
    expect(words([], daysAgo(6))).toEqual(['Used 6 days ago'])
    expect(words(['CONFLICT'], daysAgo(6))).toEqual(['Conflict', 'Used 6 days ago'])
    expect(words([], daysAgo(6), true)).toEqual(['Signed in 6 days ago'])
  })

  it('is for how long the access was not used, and nothing where that is not known', () => {
    expect(words(['NOT_USED'], daysAgo(142))).toEqual(['Not used for 142 days'])
    expect(words(['NEVER_USED'], undefined)).toEqual(['Never used'])
    expect(words([], undefined)).toEqual([])
  })
})
