import { describe, expect, it } from 'vitest'
import { minutesLeft, nextLook } from './end-notice.rules.ts'

const MINUTE = 60_000

describe('the notice before a session ends', () => {
  it('counts the last ten minutes, and says nothing before (WEB-070)', () => {
    const left = (minutes: number) => minutesLeft(minutes * MINUTE, 0)
    expect([10.1, 10, 9.5, 1, 0.2, -3].map(left)).toEqual([undefined, 10, 10, 1, 1, 0])
  })

  it('is looked at when it has to change, and never for a session without an end', () => {
    const next = (minutes: number) => nextLook(minutes * MINUTE, 0)
    expect([30, 10, 9.5, 0].map(next)).toEqual([20 * MINUTE, MINUTE, MINUTE / 2, undefined])
    expect(nextLook(Number.POSITIVE_INFINITY, 0)).toBeUndefined()
  })
})
